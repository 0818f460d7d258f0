/** Who may hand free seats, and those of people who are away, to bots: the server says by which seats. */
import type { TableStore } from "../state/table";
import type { SeatShape } from "../wire/shapes";

export function mayArrange({ table, yours }: Pick<TableStore, "table" | "yours">): boolean {
  return (table.value?.arrangers ?? []).some((seat) => yours.value.includes(seat));
}

/** A running match would wait for ever for somebody who is away. */
export function mayHandOver(store: Pick<TableStore, "table" | "yours">, seat: SeatShape): boolean {
  const away = seat.role === "person" && !seat.connected && !seat.stand_in;
  return away && store.table.value?.phase === "playing" && mayArrange(store);
}
