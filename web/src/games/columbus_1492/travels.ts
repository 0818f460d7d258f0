/** What each event moves: caravels, gusts, and the barrels of a seat. */
import type { Told } from "../../wire/shapes";
import { SEAT_LETTERS, seatIn } from "../../words/wording";
import type { Gain, Travel } from "../board";

/** Events that bring barrels or take them. */
const BARRELS = new Set(["barrel-taken", "food-received", "lens-seen", "mutiny-paid", "turn-given-up"]);

/** A storm moves all caravels of its sector at the same time (CC-STO-01). */
export const TOGETHER = [["caravel-pushed", "caravel-held", "caravel-sheltered"]];

export function barrelsOf(seat: number): string {
  return `barrels-${SEAT_LETTERS[seat]}`;
}

export function travelsOf({ event, facts }: Told): readonly (readonly Travel[])[] {
  const seat = seatIn(facts) ?? -1;
  if (event === "caravel-sailed" || event === "caravel-pushed")
    return [[{ things: [`ship-${SEAT_LETTERS[seat]}`] }]];
  if (event === "gust-flown" || event === "gust-put-back") return [[{ things: [`gust-${facts.gust}`] }]];
  return BARRELS.has(event) ? [[{ things: [barrelsOf(seat)] }]] : [];
}

/** Events that cost their seat one barrel. */
const PAID = new Set(["mutiny-paid", "dice-rolled-again"]);

/** How many barrels an event brought or cost, as far as the reader was told. */
export function barrelsGained({ event, facts }: Told): Gain | null {
  const seat = seatIn(facts);
  if (seat === null) return null;
  if (PAID.has(event)) return { seat, points: -1, category: "barrels" };
  const { count } = facts;
  return BARRELS.has(event) && typeof count === "number"
    ? { seat, points: count, category: "barrels" }
    : null;
}
