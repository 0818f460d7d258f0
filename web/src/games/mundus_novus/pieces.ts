/**
 * Identities of cards. A view only counts cards of a kind; the table shows cards that move.
 *
 * A card that left a place is matched with one of its kind that appeared in another place, so that it glides there. Among
 * equal cards, a clicked one is preferred. The next new names lie on the draw pile, so that a new card comes from there.
 */
import { Names, trackPieces, type Piece, type Places } from "../../kit/identity";
import { withoutSigns } from "../../kit/selection";
import { perTable } from "../../state/of_table";
import { letter, type MundusView } from "./view";

/** Number of names that lie ready on the draw pile. */
export const READY = 16;
/** Maximum number of cards drawn on the discard pile, the last ones. */
export const DISCARD_SHOWN = 12;

/** The named cards of the view that is shown. */
class Cards {
  readonly names = new Names("mn");
  private view: MundusView | null = null;
  private places: Places = new Map();
  /** Names of cards that the player clicked, until one of them moves. */
  private clicked = new Set<string>();

  of(view: MundusView): Places {
    if (view !== this.view) {
      const before = this.places;
      this.places = trackCards(before, wanted(view), this.names, this.clicked);
      this.view = view;
      if (homes(before, this.clicked) !== homes(this.places, this.clicked)) this.clicked = new Set();
    }
    return this.places;
  }

  click(piece: Piece): void {
    this.clicked.add(piece.name);
  }
}

const cards = perTable(() => new Cards());

/** Return the cards of a view by place, with their names from the previous view. */
export function placesOf(view: MundusView): Places {
  return cards().of(view);
}

/** Prefer this card among equal ones. */
export function press(piece: Piece): void {
  cards().click(piece);
}

/** Return the places of the named cards, for comparison. */
function homes(places: Places, names: ReadonlySet<string>): string {
  const found = [...places].flatMap(([place, pieces]) =>
    pieces.filter((piece) => names.has(piece.name)).map((piece) => `${piece.name} ${place}`),
  );
  return found.toSorted().join();
}

export function readyNames(): string[] {
  return cards().names.upcoming(READY);
}

/** Return the cards that a seat has sealed as its offer, if the view shows them. */
export function sealedOffer(sealed: string): string {
  return /^offer [1-9R]/.test(sealed) ? sealed.slice("offer ".length).replaceAll(" ", "") : "";
}

/** Return the card signs by place. Sealed cards are already in the offer, though the rules still count them in the hand. */
export function wanted(view: MundusView): Map<string, string> {
  const places = new Map<string, string>();
  view.seats.forEach((entry, seat) => {
    const sealed = sealedOffer(entry.sealed);
    const own = seat === view.viewer;
    places.set(`hand ${letter(seat)}`, own ? withoutSigns(entry.hand ?? "", sealed) : entry.known);
    places.set(`offer ${letter(seat)}`, sealed || entry.offer);
    places.set(`stored ${letter(seat)}`, entry.stored ?? "");
  });
  [...view.market].forEach((sign, index) => places.set(`market ${index}`, sign));
  places.set("quay", view.quay);
  places.set("flight", view.trade.in_flight);
  places.set("discard", view.discard);
  return places;
}

/** Name the cards of the new places. The discard pile keeps its order; other places sort by kind. */
export function trackCards(
  before: Places,
  places: ReadonlyMap<string, string>,
  names: Names,
  clicked: ReadonlySet<string> = new Set(),
): Places {
  const after = trackPieces(before, places, names, clicked);
  for (const [place, pieces] of after)
    if (place !== "discard") pieces.sort((one, other) => one.sign.localeCompare(other.sign));
  return after;
}
