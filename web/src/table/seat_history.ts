/** When a bot played for a person: the moves that a seat's own player did not make. */
import type { LogLine, SeatShape } from "../wire/shapes";
import { t } from "../words/speech";

export interface Stretch {
  from: number;
  to: number;
}

/** The stretches of a seat's moves that a bot or the clock made, from its first to its last move. */
export function stretches(log: readonly LogLine[], seat: number): Stretch[] {
  const found: Stretch[] = [];
  let open: Stretch | null = null;
  for (const line of log) {
    if (line.seat !== seat) continue;
    if (line.by === "person") open = null;
    else if (open) open.to = line.at;
    else found.push((open = { from: line.at, to: line.at }));
  }
  return found;
}

/** A sentence on who else has played a person's seat, or nothing. */
export function historyOf(log: readonly LogLine[], seat: SeatShape): string {
  if (seat.role !== "person") return "";
  return stretches(log, seat.seat)
    .map(({ from, to }) => t("ui-bot-played", { from, to, span: to - from + 1 }))
    .join(" ");
}
