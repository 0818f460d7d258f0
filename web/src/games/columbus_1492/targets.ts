/** The legal squares, and the consequences of each. */
import type { Choice, DecisionShape } from "../../wire/shapes";
import { seatFact, type Wording } from "../../words/wording";
import { shownChoices } from "./choosing";
import { beside, GUST_SQUARES, isByIsland, isCalm, isInTheWest, same, squareOf, START } from "./printed";
import type { Square } from "./printed";
import { caravelOf, gustOf, hasGust, inSector, intactAt, type ColumbusView } from "./view";

export interface Meaning {
  text: string;
  icon: string;
  rule: string;
  kind: "home" | "cost" | "gain";
}

export interface Target {
  square: Square;
  choice: Choice;
  /** The piece that goes there: the caravel, a gust, or a repaired mast. */
  piece: "ship" | "gust" | "mast";
  meanings: Meaning[];
}

/** Return the target of an action on the chart; null if it has no square. */
export function targetOf(choice: Choice, view: ColumbusView, seat: number, words: Wording): Target | null {
  const { family, action, facts } = choice;
  const caravel = caravelOf(view, seat);
  const held = gustOf(view, view.held_gust);
  const flight = (square: Square): Target => {
    return { square, choice, piece: "gust", meanings: onStrike(view, square, words) };
  };
  switch (family) {
    case "rose":
    case "sail":
    case "wind": {
      const square = beside(caravel, action.split(" ")[1] ?? "");
      return { square, choice, piece: "ship", meanings: onVoyage(view, seat, square, words) };
    }
    case "repair":
      return { square: caravel, choice, piece: "mast", meanings: [] };
    case "gust":
      return flight(squareOf(`${facts.column},${facts.row}`));
    case "put":
      return flight(GUST_SQUARES[Number(facts.mark) - 1] ?? START);
    case "move-on":
      return flight(GUST_SQUARES.find((mark) => !same(mark, held)) ?? held);
    case "leave":
      return { ...flight(held), meanings: [] };
  }
  return null;
}

/** Return the legal squares of the question, for the selected die or gust. */
export function targetsOf(asked: DecisionShape | null, view: ColumbusView, words: Wording): Target[] {
  return shownChoices(asked).flatMap((choice) => targetOf(choice, view, asked?.seat ?? 0, words) ?? []);
}

/** CC-END-01, CC-SEA-05, CC-CLM-01, CC-DIE-07, CC-DIE-09 */
function onVoyage(view: ColumbusView, seat: number, square: Square, words: Wording): Meaning[] {
  const found: Meaning[] = [];
  const mean = (name: string, icon: string, rule: string, kind: Meaning["kind"]) =>
    found.push({ text: words.t(`remark-${name}`), icon, rule, kind });
  const entry = view.seats[seat];
  if (same(square, START)) {
    if (entry?.island) mean("home", "trophy", "CC-END-01", "home");
    return found;
  }
  if (hasGust(view, square)) mean("gust", "warn", "CC-SEA-05", "cost");
  if (isCalm(square)) mean("calm", "calm", "CC-CLM-03", "cost");
  else if (isByIsland(square)) mean("supply", "barrel", "CC-DIE-07", "gain");
  if (isInTheWest(square) && !entry?.island) mean("lenses", "spy", "CC-DIE-09", "gain");
  return found;
}

/** CC-GUS-02 */
function onStrike(view: ColumbusView, square: Square, words: Wording): Meaning[] {
  const seats = intactAt(view, square);
  if (seats.length === 0) return [];
  const text = words.t("remark-strike", { seats: seats.map(seatFact) });
  return [{ text, icon: "warn", rule: "CC-GUS-02", kind: "cost" }];
}

/** Return whom a storm over a sector pushes, in words. */
export function stormRemark(view: ColumbusView, sector: number, words: Wording): string {
  const seats = inSector(view, sector).map(seatFact);
  return seats.length > 0 ? words.t("remark-storm", { seats }) : words.t("remark-nobody");
}
