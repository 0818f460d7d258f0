/** Where rounds begin in the log: every game tells it by the same event. */
import type { LogLine, GameEvent } from "../wire/shapes";

const BEGUN = "round-began";

export function beginsRound(gameEvent: GameEvent): boolean {
  return gameEvent.event === BEGUN;
}

/** The last entry before a moment after which a round began; the beginning of the match when there is none. */
export function roundBefore(log: readonly LogLine[], at: number): number {
  return log.findLast((line) => line.at < at && begins(line))?.at ?? 0;
}

/** The first entry after a moment after which a round begins, or else the end. */
export function roundAfter(log: readonly LogLine[], at: number, end: number): number {
  return log.find((line) => line.at > at && begins(line))?.at ?? end;
}

function begins(line: LogLine): boolean {
  return line.events.some(beginsRound);
}
