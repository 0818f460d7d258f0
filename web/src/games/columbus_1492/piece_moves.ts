/** The movements of each event: caravels, gusts, and the barrels of a seat. */
import type { GameEvent } from "../../wire/shapes";
import { SEAT_LETTERS, seatIn } from "../../words/wording";
import type { ScoreChange, PieceMove } from "../board";

/** Events that bring or cost barrels. */
const BARRELS = new Set(["barrel-taken", "food-received", "lens-seen", "mutiny-paid", "turn-given-up"]);

/** A storm moves all caravels of its sector simultaneously (CC-STO-01). */
export const TOGETHER = [["caravel-pushed", "caravel-held", "caravel-sheltered"]];

export function barrelsOf(seat: number): string {
  return `barrels-${SEAT_LETTERS[seat]}`;
}

export function travelsOf({ event, facts }: GameEvent): readonly (readonly PieceMove[])[] {
  const seat = seatIn(facts) ?? -1;
  if (event === "caravel-sailed" || event === "caravel-pushed")
    return [[{ things: [`ship-${SEAT_LETTERS[seat]}`] }]];
  if (event === "gust-flown" || event === "gust-put-back") return [[{ things: [`gust-${facts.gust}`] }]];
  return BARRELS.has(event) ? [[{ things: [barrelsOf(seat)] }]] : [];
}

/** Events that cost their seat one barrel. */
const PAID = new Set(["mutiny-paid", "dice-rolled-again"]);

/** Return the barrels that an event brought or cost, if the reader may know them. */
export function barrelsGained({ event, facts }: GameEvent): ScoreChange | null {
  const seat = seatIn(facts);
  if (seat === null) return null;
  if (PAID.has(event)) return { seat, points: -1, category: "barrels" };
  const { count } = facts;
  return BARRELS.has(event) && typeof count === "number"
    ? { seat, points: count, category: "barrels" }
    : null;
}
