/**
 * Match moves to the events that caused them, so that pieces start in the order of the rules.
 *
 * An update brings its events in order; the board says what each one moves. Every move belongs to the first event that
 * claims it. Unclaimed moves, such as cards that close a gap, start with the first.
 */
import type { GameBoard, PieceMove } from "../games/board";
import type { GameEvent } from "../wire/shapes";
import { SEAT_LETTERS } from "../words/wording";

/** Duration of the shortest glide, and of a whole update, in milliseconds at normal speed. */
export const GLIDE = 380;
export const WHOLE = 900;

/** An element that changed between two views. */
export interface Move {
  /** Its data-piece or data-counts. */
  name: string;
  /** Its data-facts. */
  facts: readonly string[];
  /** Its previous data-place; null if it was not visible. */
  from: string | null;
  to: string | null;
}

/** The step in which a move starts, and its event's travel. */
export interface Claim {
  step: number;
  travel: PieceMove | null;
  /** The change that each of its events makes to a number, with the step. */
  parts: Part[];
}

export interface Part {
  step: number;
  points: number;
}

type Steps = readonly (readonly PieceMove[])[];
/** Return the travels of an event, and the index of its group of simultaneous events; -1 for none. */
export type PieceMovesOf = (gameEvent: GameEvent) => { steps: Steps; moment: number };

/** Return the travels of a board's events, including score changes. */
export function pieceMovesAt(
  board: Pick<GameBoard, "pieceMoves" | "together" | "scoreChange">,
): PieceMovesOf {
  return (gameEvent) => {
    const [first = [], ...others] = board.pieceMoves?.(gameEvent) ?? [[{ things: named(gameEvent) }]];
    const scoreChange = board.scoreChange?.(gameEvent);
    const scores = scoreChange ? [{ things: [scoreOf(scoreChange.seat)], points: scoreChange.points }] : [];
    const moment = board.together?.findIndex((events) => events.includes(gameEvent.event)) ?? -1;
    return { steps: [[...scores, ...first], ...others], moment };
  };
}

/** Return the counter name of a seat's score. */
export function scoreOf(seat: number): string {
  return `score-${SEAT_LETTERS[seat]}`;
}

/** Return everything that the facts of an event name: seats and things. */
function named(gameEvent: GameEvent): string[] {
  return Object.values(gameEvent.facts)
    .flat()
    .filter((fact) => typeof fact === "string");
}

/** Return the step in which each move starts; -1 for unclaimed moves. */
export function claims(
  events: readonly GameEvent[],
  moves: readonly Move[],
  pieceMoves: PieceMovesOf,
): ReadonlyMap<Move, Claim> {
  const claimed = new Map<Move, Claim>();
  let step = 0;
  let last = -1;
  for (const gameEvent of events) {
    const { steps, moment } = pieceMoves(gameEvent);
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

/** Return the moves that belong to a travel. */
function carried({ things, from, to }: PieceMove, moves: readonly Move[]): Move[] {
  if (!things) return moves.filter((move) => move.from === from && move.to === to);
  if (from === undefined && to === undefined)
    return moves.filter((move) => things.some((thing) => isCalled(move, thing)));
  // A piece revealed in place is moved by another event; one that only shifts within its place did not travel.
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

/** Return the start of each step in milliseconds at normal speed: one after the other, as far as the whole allows. */
export function delays(steps: Iterable<number>): ReadonlyMap<number, number> {
  const rising = [...new Set(steps)].filter((step) => step >= 0).toSorted((one, other) => one - other);
  const apart = rising.length < 2 ? 0 : Math.min(GLIDE, (WHOLE - GLIDE) / (rising.length - 1));
  return new Map(rising.map((step, at) => [step, at * apart]));
}
