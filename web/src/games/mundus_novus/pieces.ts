/**
 * Identities of cards. A view only counts cards of a kind; the table shows cards that move.
 *
 * Every visible card has a name. When the view changes, a card that left a place is matched with one of its kind that
 * appeared in another place, so that it glides there. Among equal cards, a clicked one is preferred. A card that was not
 * visible before gets a new name; the next names lie on the draw pile, so that a new card comes from there.
 */
import { letter, type MundusView } from "./view";

export interface Piece {
  name: string;
  sign: string;
}

export type Places = ReadonlyMap<string, readonly Piece[]>;

/** Number of names that lie ready on the draw pile. */
export const READY = 16;
/** Maximum number of cards drawn on the discard pile, the last ones. */
export const DISCARD_SHOWN = 12;

let next = 0;
let lastView: MundusView | null = null;
let last: Places = new Map();
/** Names of cards that the player clicked, until one of them moves. */
let pressed = new Set<string>();

/** Return the cards of a view by place, with their names from the previous view. */
export function placesOf(view: MundusView): Places {
  if (view !== lastView) {
    const before = last;
    last = follow(before, wanted(view), pressed);
    lastView = view;
    if (homes(before, pressed) !== homes(last, pressed)) pressed = new Set();
  }
  return last;
}

/** Prefer this card among equal ones. */
export function press(piece: Piece): void {
  pressed.add(piece.name);
}

/** Return the places of the named cards, for comparison. */
function homes(places: Places, names: ReadonlySet<string>): string {
  const found = [...places].flatMap(([place, pieces]) =>
    pieces.filter((piece) => names.has(piece.name)).map((piece) => `${piece.name} ${place}`),
  );
  return found.toSorted().join();
}

export function readyNames(): string[] {
  return Array.from({ length: READY }, (_, at) => name(next + at));
}

function name(number: number): string {
  return `mn-${number}`;
}

/** Return the card signs by place. Sealed cards are already in the offer, though the rules still count them in the hand. */
export function wanted(view: MundusView): Map<string, string> {
  const places = new Map<string, string>();
  view.seats.forEach((seat, at) => {
    let hand = seat.hand ?? "";
    let offer = seat.offer;
    if (/^offer [1-9R]/.test(seat.sealed)) {
      offer = seat.sealed.slice("offer ".length).replaceAll(" ", "");
      for (const sign of offer) hand = hand.replace(sign, "");
    }
    places.set(`hand ${letter(at)}`, at === view.viewer ? hand : seat.known);
    places.set(`offer ${letter(at)}`, offer);
    places.set(`stored ${letter(at)}`, seat.stored ?? "");
  });
  [...view.market].forEach((sign, at) => places.set(`market ${at}`, sign));
  places.set("quay", view.quay);
  places.set("flight", view.trade.in_flight);
  places.set("discard", view.discard);
  return places;
}

/**
 * Name the cards of the new places: first those that stayed, then those that moved, then new ones. Among equal cards, the
 * clicked ones move. The discard pile keeps its order; other places sort by kind.
 */
export function follow(
  before: Places,
  places: ReadonlyMap<string, string>,
  meant: ReadonlySet<string> = new Set(),
): Places {
  const meantLast = (one: Piece, other: Piece) => +meant.has(one.name) - +meant.has(other.name);
  const after = new Map<string, Piece[]>();
  const loose: Piece[] = [];
  const lacking: { place: string; sign: string }[] = [];
  for (const [place, signs] of places) {
    const there = before.get(place) ?? [];
    const old = there.toSorted(meantLast);
    const kept: Piece[] = [];
    for (const sign of signs) {
      const at = old.findIndex((piece) => piece.sign === sign);
      if (at >= 0) kept.push(...old.splice(at, 1));
      else lacking.push({ place, sign });
    }
    after.set(
      place,
      kept.toSorted((one, other) => there.indexOf(one) - there.indexOf(other)),
    );
    loose.push(...old);
  }
  const leaving = loose.toSorted((one, other) => meantLast(other, one));
  for (const { place, sign } of lacking) {
    const at = leaving.findIndex((piece) => piece.sign === sign);
    const piece = at >= 0 ? leaving.splice(at, 1)[0] : undefined;
    after.get(place)?.push(piece ?? { name: name(next++), sign });
  }
  for (const [place, pieces] of after)
    if (place !== "discard") pieces.sort((one, other) => one.sign.localeCompare(other.sign));
  return after;
}
