/** The view of a seat, and values derived from it without the sea. */
import type { AmerigoDocument as AmerigoView, SeatView } from "../../wire/views/amerigo";
import { COLOURS, MARKERS, tokenSign } from "./printed";

export { byAction, letter, seatAt } from "../../kit/turn";
export type { AmerigoView, SeatView };

/** Return the action points of every action of this phase (AM-RND-03). */
export function phasePoints(view: AmerigoView): number {
  return Math.max(0, ...COLOURS.map((colour) => view.centre[colour] ?? 0));
}

/** Return the points that a seat's tokens add to an action (AM-TOK-01, AM-TOK-02). */
export function bonusOf(view: AmerigoView, seat: number, colour: string): number {
  return (view.seats[seat]?.tokens ?? [])
    .map(tokenSign)
    .reduce((sum, token) => sum + (token.colours.includes(colour) ? token.bonus : 0), 0);
}

export function cubesIn(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Return the gold that a seat gets instead of an action (AM-GLD-01, AM-TOK-11). */
export function goldInstead(view: AmerigoView, seat: number): number {
  const share = view.seats[seat]?.tokens.includes("assayer") ? 2 : 3;
  return Math.ceil(cubesIn(view.centre) / share);
}

export function marker(view: Pick<AmerigoView, "round">): number {
  return MARKERS[view.round - 1] ?? 1;
}

/** Return the strength of the next attack against a seat, from the revealed markers (AM-PIR-01, AM-TOK-04). */
export function strengthAgainst(view: AmerigoView, seat: number): number {
  const revealed = view.pirates.reduce((sum, value) => sum + value, 0);
  const marque = view.seats.some((each, at) => at !== seat && each.tokens.includes("letter-of-marque"));
  return revealed + (marque ? 2 : 0);
}

/** Return the points that a seat would lose if the pirates attacked now (AM-PIR-02, AM-TOK-05). */
export function lossOf(view: AmerigoView, seat: number): number {
  const entry = view.seats[seat];
  if (!entry) return 0;
  const strength = strengthAgainst(view, seat);
  if (entry.cannons >= strength) return 0;
  const due = entry.tokens.includes("harbour-chain") ? Math.ceil(strength / 2) : strength;
  return Math.min(due, entry.points);
}

/** Return the points that a seat's commodities would score now (AM-END-03). */
export function commodityPoints(entry: SeatView): number {
  return Object.entries(entry.commodities).reduce(
    (sum, [name, count]) => sum + count * (1 + (entry.production[name] ?? 0)),
    0,
  );
}
