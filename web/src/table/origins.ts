/** Which moves things and scores came with, read off the story by what a game's board knows of its events. */
import type { Came, GameBoard, Origins } from "../games/board";
import type { LogLine } from "../wire/shapes";

type Knowing = Pick<GameBoard, "came" | "gain">;

export interface Arrival extends Came {
  at: number;
}

/** Everything that came to somebody, oldest first. */
export function arrivals(board: Pick<GameBoard, "came"> | null, story: readonly LogLine[]): Arrival[] {
  return story.flatMap((line) =>
    line.events.flatMap((told) => {
      const came = board?.came?.(told);
      return came ? [{ ...came, at: line.at }] : [];
    }),
  );
}

function nameOf({ seat, thing }: Came): string {
  return `${seat} ${thing}`;
}

function byName(all: readonly Arrival[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const arrival of all) found.set(nameOf(arrival), [...(found.get(nameOf(arrival)) ?? []), arrival.at]);
  return found;
}

/** `here` is the move that is shown: nothing needs to lead there. */
export function originsIn(board: Knowing | null, story: readonly LogLine[], here: number | null): Origins {
  let known: Map<string, number[]> | null = null;
  const movesOf = (seat: number, thing: string) => {
    known ??= byName(arrivals(board, story));
    return known.get(nameOf({ seat, thing })) ?? [];
  };
  return {
    things(seat, things) {
      const left = new Map<string, number[]>();
      return things.map((thing) => {
        const alike = things.filter((each) => each === thing).length;
        // What a seat has not any more came before what it has.
        const moves = left.get(thing) ?? movesOf(seat, thing).slice(-alike);
        left.set(thing, moves.slice(1));
        return moves[0] === here ? undefined : moves[0];
      });
    },
    score(seat, category) {
      return story.findLast(
        (line) =>
          line.at !== here &&
          line.events.some((told) => {
            const gain = board?.gain?.(told);
            return gain?.seat === seat && (category === undefined || gain.category === category);
          }),
      )?.at;
    },
  };
}
