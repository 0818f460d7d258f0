/** The layout of the log: rounds and turns newest first, the lines of a turn in chronological order. */
import type { LogLine, UndoneLines, GameEvent } from "../wire/shapes";
import { beginsRound } from "./rounds";

/** The events of one log entry within one round. */
export interface Part {
  key: string;
  line: LogLine;
  /** Range of its events: the first, and the one after the last. */
  from: number;
  to: number;
  /** The acting seat; null for actions of the table itself, such as the deal for a new round. */
  seat: number | null;
  /** It begins a turn: the first of consecutive parts of one seat. It carries the shield and name for all of them. */
  leads: boolean;
  /** The seat that undid it; null while it is in force. */
  takenBy: number | null;
}

export interface Round {
  key: string;
  /** The entry after which it began. */
  at: number;
  /** The event that began it; null before the first round. */
  gameEvent: GameEvent | null;
  /** Oldest first. */
  parts: Part[];
}

/** Incremental rounds of a log that usually grows by a line. Finished rounds and existing parts keep their identity. */
export class Story {
  private log: readonly LogLine[] = [];
  private undone: readonly UndoneLines[] = [];
  private rounds: readonly Round[] = [];

  of(log: readonly LogLine[], undone: readonly UndoneLines[]): readonly Round[] {
    if (log === this.log && undone === this.undone) return this.rounds;
    const [newest, ...over] = undone === this.undone && isContinued(this.log, log) ? this.rounds : [];
    const rebuilt = roundsOf(log, undone, newest?.at ?? 0);
    // The entry that began the newest round also ended the previous one, which already has that part.
    const last = newest ? rebuilt.findIndex((round) => round.key === newest.key) : rebuilt.length;
    const same = rebuilt[last];
    if (newest && same) same.parts = same.parts.map((part, at) => newest.parts[at] ?? part);
    this.rounds = [...rebuilt.slice(0, last + 1), ...over];
    this.log = log;
    this.undone = undone;
    return this.rounds;
  }
}

/** Whether `other` starts with all of `story`. Lines are never changed, so comparing the last one suffices. */
export function isContinued(story: readonly LogLine[], other: readonly LogLine[]): boolean {
  return story.length === 0 || story.at(-1) === other[story.length - 1];
}

/** Group the lines into rounds, with undone lines at their old place; with `since`, only from that entry on. */
export function roundsOf(log: readonly LogLine[], undone: readonly UndoneLines[], since = 0): Round[] {
  const rounds: Round[] = [{ key: "begin", at: 0, gameEvent: null, parts: [] }];
  const add = (part: Omit<Part, "leads">) => {
    if (part.to > part.from) rounds.at(-1)?.parts.push({ ...part, leads: true });
  };
  for (const { line, by, key } of inOrder(log, undone, since)) {
    const whole = { line, from: 0, to: line.events.length, seat: line.seat, takenBy: by };
    if (by !== null) {
      add({ ...whole, key });
      continue;
    }
    // An entry that ends a round and begins the next is split between them.
    let { from, seat } = whole;
    line.events.forEach((gameEvent, at) => {
      if (!beginsRound(gameEvent)) return;
      add({ ...whole, key: `${key}+${from}`, from, to: at, seat });
      rounds.push({ key: `round ${line.at}+${at}`, at: line.at, gameEvent, parts: [] });
      from = at + 1;
      seat = null;
    });
    add({ ...whole, key: from > 0 ? `${key}+${from}` : key, from, seat });
  }
  for (const round of rounds) {
    round.parts.forEach((part, at) => (part.leads = at === 0 || round.parts[at - 1]?.seat !== part.seat));
  }
  return rounds.filter((round) => round.gameEvent || round.parts.length > 0).toReversed();
}

/** Order the parts of a round for reading: newest turn first, each turn from cause to effect. */
export function newestTurnFirst(parts: readonly Part[]): Part[] {
  const turns: Part[][] = [];
  for (const part of parts) {
    if (part.leads) turns.push([part]);
    else turns.at(-1)?.push(part);
  }
  return turns.toReversed().flat();
}

interface Placed {
  line: LogLine;
  by: number | null;
  key: string;
  order: number;
}

/**
 * Return the lines from entry `since` on, oldest first. Undone entries sort before the entry that replaced them, together
 * with earlier undos of the same range.
 */
function inOrder(log: readonly LogLine[], undone: readonly UndoneLines[], since: number): Placed[] {
  let back: Placed[] = [];
  undone.forEach(({ lines, by, back_to }, number) => {
    const now = lines.map((line) => ({ line, by, key: `${number}-${line.at}`, order: line.at }));
    const gone = byOrder([...back.filter((each) => each.order > back_to), ...now]);
    back = back.filter((each) => each.order < back_to);
    back.push(...gone.map((each) => ({ ...each, order: back_to - 0.5 })));
  });
  const from = log.findLastIndex((line) => line.at < since) + 1;
  const inForce = log.slice(from).map((line) => ({ line, by: null, key: String(line.at), order: line.at }));
  return byOrder([...inForce, ...back.filter((each) => each.order >= since)]);
}

function byOrder(placed: readonly Placed[]): Placed[] {
  return placed.toSorted((first, second) => first.order - second.order);
}
