/** The moves that things and scores came from, read from the log with the board's knowledge of its events. */
import type { Acquisition, GameBoard, Origins } from "../games/board";
import type { LogLine } from "../wire/shapes";
import { isContinued } from "./story";

type Knowing = Pick<GameBoard, "acquisition" | "scoreChange">;

export interface Arrival extends Acquisition {
  at: number;
}

/** Return every acquisition, oldest first. */
export function arrivals(board: Pick<GameBoard, "acquisition"> | null, story: readonly LogLine[]): Arrival[] {
  return story.flatMap((line) =>
    line.events.flatMap((gameEvent) => {
      const acquisition = board?.acquisition?.(gameEvent);
      return acquisition ? [{ ...acquisition, at: line.at }] : [];
    }),
  );
}

/** Incremental index of a log. The log usually grows by a line; only new lines are read. */
class Read {
  private story: readonly LogLine[] = [];
  /** The moves in which a seat got a thing or changed its score, oldest first. */
  private readonly moves = new Map<string, number[]>();

  constructor(private readonly board: Knowing | null) {}

  isContinuedBy(board: Knowing | null, story: readonly LogLine[]): boolean {
    return board === this.board && isContinued(this.story, story);
  }

  goOn(story: readonly LogLine[]): void {
    const fresh = story.slice(this.story.length);
    this.story = story;
    for (const { seat, thing, at } of arrivals(this.board, fresh)) this.note(`${seat} came ${thing}`, at);
    for (const { at, events } of fresh)
      for (const gameEvent of events) {
        const scoreChange = this.board?.scoreChange?.(gameEvent);
        if (!scoreChange) continue;
        this.note(`${scoreChange.seat} scored`, at);
        this.note(`${scoreChange.seat} scored ${scoreChange.category}`, at);
      }
  }

  of(name: string): readonly number[] {
    return this.moves.get(name) ?? [];
  }

  private note(name: string, at: number): void {
    const known = this.moves.get(name);
    if (known) known.push(at);
    else this.moves.set(name, [at]);
  }
}

/** The origins of one table. It keeps what it has read of the log for the next, longer one. */
export class OriginIndex {
  private read = new Read(null);

  /** Look up origins in a log. `here` is the shown move, which is not linked. */
  originsIn(board: Knowing | null, story: readonly LogLine[], here: number | null): Origins {
    if (!this.read.isContinuedBy(board, story)) this.read = new Read(board);
    this.read.goOn(story);
    return lookUp(this.read, here);
  }
}

/** Look up origins in a log that is read once. */
export function originsIn(board: Knowing | null, story: readonly LogLine[], here: number | null): Origins {
  return new OriginIndex().originsIn(board, story, here);
}

function lookUp(read: Read, here: number | null): Origins {
  return {
    things(seat, things) {
      const left = new Map<string, readonly number[]>();
      return things.map((thing) => {
        const alike = things.filter((each) => each === thing).length;
        // A seat gives its oldest copies away first, so those it still has are the latest.
        const moves = left.get(thing) ?? read.of(`${seat} came ${thing}`).slice(-alike);
        left.set(thing, moves.slice(1));
        return moves[0] === here ? undefined : moves[0];
      });
    },
    score(seat, category) {
      const name = category === undefined ? `${seat} scored` : `${seat} scored ${category}`;
      return read.of(name).findLast((at) => at !== here);
    },
  };
}
