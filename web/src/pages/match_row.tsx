/** One match in a list: its game, its shields and whose turn it is. */
import { Icon, Shield } from "../art/art";
import { title } from "../state/house";
import type { MatchSummary, TableShape } from "../wire/shapes";
import { say } from "../words/speech";

export function statusOf(summary: MatchSummary): { icon: string; text: string } {
  const { table } = summary;
  if (table.phase === "over") return { icon: "trophy", text: say("ui-status-over") };
  if (table.phase === "frozen") return { icon: "lock", text: say("ui-status-frozen") };
  if (table.phase === "gathering") return { icon: "users", text: say("ui-status-gathering") };
  if (summary.your_turn) return { icon: "", text: say("ui-your-turn") };
  return { icon: "hourglass", text: say("ui-status-waiting") };
}

export function others(table: TableShape, but: readonly number[]): string {
  return table.seats
    .filter((seat) => !but.includes(seat.seat) && seat.role !== "closed")
    .map((seat) => seat.name || say("ui-seat-open"))
    .join(", ");
}

/** Who plays at a table that anybody may look at: people by their names, computers by their number. */
export function players(table: TableShape): string {
  const bots = table.seats.filter((seat) => seat.role === "bot").length;
  const people = table.seats
    .filter((seat) => seat.role === "person" || seat.role === "open")
    .map((seat) => seat.name || say("ui-seat-open"));
  return (bots > 0 ? [...people, say("ui-lobby-bots", { count: bots })] : people).join(", ");
}

export function MatchRow({ summary }: { summary: MatchSummary }) {
  const { table } = summary;
  const status = statusOf(summary);
  return (
    <a class={`match-row ${summary.your_turn ? "you" : ""}`} href={`/table/${table.match}`}>
      <span class="ci">
        <b>{title(table.game)}</b>
        <span>{others(table, summary.yours)}</span>
      </span>
      <span class="ps">
        {table.seats
          .filter((seat) => seat.role !== "closed")
          .map((seat) => (
            <Shield key={seat.seat} seat={seat.seat} size="m" />
          ))}
      </span>
      <span class="sta">
        {status.icon && <Icon name={status.icon} size="s" />}
        {status.text}
      </span>
      <Icon name="fwd1" />
    </a>
  );
}
