/** What each event moves: caravels, gusts, and the barrels of a seat. */
import type { Told } from "../../wire/shapes";
import { SEAT_LETTERS, seatIn } from "../../words/wording";
import type { Travel } from "../board";

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
