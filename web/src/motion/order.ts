/**
 * Which event moved what, so that things set out in the order of the rules.
 *
 * An update brings events in their order; the board says of each what it moves. Every move belongs to the first event that
 * claims it. What no event claims, such as cards that close ranks, sets out with the first.
 */
import type { GameBoard, Travel } from "../games/board";
import type { Told } from "../wire/shapes";
import { SEAT_LETTERS } from "../words/wording";

/** How long the shortest glide takes, and from the first to set out until the last is there; both at normal speed. */
export const GLIDE = 380;
export const WHOLE = 900;

/** Something that is not as it was in the picture before. */
export interface Move {
  /** Its data-piece or data-counts. */
  name: string;
  /** Its data-facts. */
  facts: readonly string[];
  /** The data-place in which it was seen; null when nobody saw it. */
  from: string | null;
  to: string | null;
}

/** When a move sets out, counted in steps, and what the event says of it. */
export interface Claim {
  step: number;
  travel: Travel | null;
  /** What each of its events adds to a number, and in which step. */
  parts: Part[];
}

export interface Part {
  step: number;
  points: number;
}

type Steps = readonly (readonly Travel[])[];
/** What an event moves, and as part of which events that happen together; -1 for none. */
export type Travels = (told: Told) => { steps: Steps; moment: number };

/** What events move at a board, its scores included. */
export function travelsAt(board: Pick<GameBoard, "travels" | "together" | "gain">): Travels {
  return (told) => {
    const [first = [], ...others] = board.travels?.(told) ?? [[{ things: named(told) }]];
    const gain = board.gain?.(told);
    const scores = gain ? [{ things: [scoreOf(gain.seat)], points: gain.points }] : [];
    const moment = board.together?.findIndex((events) => events.includes(told.event)) ?? -1;
    return { steps: [[...scores, ...first], ...others], moment };
  };
}

/** What a seat's score is called among the things that change. */
export function scoreOf(seat: number): string {
  return `score-${SEAT_LETTERS[seat]}`;
}

/** Whatever the facts of an event name: its seats, its things. */
function named(told: Told): string[] {
  return Object.values(told.facts)
    .flat()
    .filter((fact) => typeof fact === "string");
}

/** For each move the step in which it sets out; steps in which nothing does are left out of the count. */
export function claims(
  events: readonly Told[],
  moves: readonly Move[],
  travels: Travels,
): ReadonlyMap<Move, Claim> {
  const claimed = new Map<Move, Claim>();
  let step = 0;
  let last = -1;
  for (const told of events) {
    const { steps, moment } = travels(told);
    if (moment >= 0 && moment === last) step -= 1;
    for (const each of steps) {
      for (const travel of each) {
        for (const move of carried(
          travel,
          moves.filter((one) => !claimed.has(one)),
        ))
          claimed.set(move, { step, travel, parts: [] });
        if (travel.points === undefined) continue;
        for (const [move, { parts }] of claimed)
          if (travel.things?.includes(move.name)) parts.push({ step, points: travel.points });
      }
      step += 1;
    }
    last = moment;
  }
  for (const move of moves) if (!claimed.has(move)) claimed.set(move, { step: -1, travel: null, parts: [] });
  return claimed;
}

/** Which of the moves a travel tells of. */
function carried({ things, from, to }: Travel, moves: readonly Move[]): Move[] {
  if (!things) return moves.filter((move) => move.from === from && move.to === to);
  if (from === undefined && to === undefined)
    return moves.filter((move) => things.some((thing) => isCalled(move, thing)));
  // What is only shown where it lies goes elsewhere by another event; what only makes room has not come from anywhere.
  const able = moves.filter((move) => (from === to ? move.to === to : move.from !== move.to));
  const fits = (move: Move) =>
    Number(from !== undefined && move.from === from) + Number(to !== undefined && move.to === to);
  const left = able.toSorted((one, other) => fits(other) - fits(one)).filter((move) => fits(move) > 0);
  return things.flatMap((thing) => {
    const at = left.findIndex((move) => isCalled(move, thing));
    return at < 0 ? [] : left.splice(at, 1);
  });
}

function isCalled(move: Move, thing: string): boolean {
  return move.name === thing || move.facts.includes(thing);
}

/** When each of the steps sets out, in milliseconds at normal speed: one after the other as long as all fits into the whole. */
export function delays(steps: Iterable<number>): ReadonlyMap<number, number> {
  const rising = [...new Set(steps)].filter((step) => step >= 0).toSorted((one, other) => one - other);
  const apart = rising.length < 2 ? 0 : Math.min(GLIDE, (WHOLE - GLIDE) / (rising.length - 1));
  return new Map(rising.map((step, at) => [step, at * apart]));
}
