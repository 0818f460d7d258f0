/** The score that each event of the log led to, counted back from the score now. */
import type { GameBoard } from "../games/board";
import type { LogLine, Told } from "../wire/shapes";

export function totalsOf(
  board: Pick<GameBoard, "gain" | "score">,
  view: unknown,
  log: readonly LogLine[],
): Map<Told, number> {
  const totals = new Map<Told, number>();
  if (!board.gain) return totals;
  const scores = new Map<number, number | null>();
  for (const told of log.flatMap((line) => line.events).toReversed()) {
    const gain = board.gain(told);
    if (!gain) continue;
    const { seat, points } = gain;
    const score = scores.has(seat) ? scores.get(seat) : board.score(view, seat);
    if (score === null || score === undefined) continue;
    totals.set(told, score);
    scores.set(seat, score - points);
  }
  return totals;
}
