/** The score that each event of the log led to, counted back from the score now. */
import type { GameBoard } from "../games/board";
import type { LogLine } from "../wire/shapes";

/** By the number of the event in its line. */
export type LineTotals = ReadonlyMap<number, number>;

const NONE: LineTotals = new Map();

/** Counts each line once, when it is new: those before it led to what they led to. */
export class Totals {
  private counted = new WeakMap<LogLine, LineTotals>();

  of(line: LogLine): LineTotals {
    return this.counted.get(line) ?? NONE;
  }

  count(board: Pick<GameBoard, "scoreChange" | "score">, view: unknown, log: readonly LogLine[]): void {
    if (!board.scoreChange) return;
    const scores = new Map<number, number | null>();
    for (let last = log.length - 1; last >= 0; last -= 1) {
      const line = log[last];
      if (!line || this.counted.has(line)) return;
      const totals = new Map<number, number>();
      for (const [at, gameEvent] of [...line.events.entries()].toReversed()) {
        const scoreChange = board.scoreChange(gameEvent);
        if (!scoreChange) continue;
        const { seat, points } = scoreChange;
        const score = scores.has(seat) ? scores.get(seat) : board.score(view, seat);
        if (score === null || score === undefined) continue;
        totals.set(at, score);
        scores.set(seat, score - points);
      }
      this.counted.set(line, totals.size > 0 ? totals : NONE);
    }
  }
}
