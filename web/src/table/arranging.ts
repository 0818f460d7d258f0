/** Who may hand free seats, and those of people who are away, to bots: the server says by which seats. */
import type { TableState } from "../state/table_state";
import type { SeatShape, TableShape } from "../wire/shapes";

export function mayArrange({ table, yours }: Pick<TableState, "table" | "yours">): boolean {
  return (table.value?.arrangers ?? []).some((seat) => yours.value.includes(seat));
}

/** Whether a bot can stand in for somebody who is away, now or after the table's grace time. */
export function mayHandOver(state: Pick<TableState, "table" | "yours">, seat: SeatShape): boolean {
  const away = seat.role === "person" && !seat.connected && !seat.stand_in;
  return away && state.table.value?.phase === "playing" && mayArrange(state);
}

/** Milliseconds until a bot may stand in for somebody who is away. */
export function graceLeft(table: TableShape, seat: SeatShape, heardAt: number, now: number): number {
  return Math.max(0, table.grace_seconds * 1000 - (seat.away_ms ?? 0) - Math.max(0, now - heardAt));
}
