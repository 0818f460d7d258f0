/** The legal squares, and the consequences of each. */
import type { DecisionShape, Choice } from "../../wire/shapes";
import { seatFact, type Wording } from "../../words/wording";
import { faceInHand, flights } from "./choosing";
import {
  beside,
  GUST_SQUARES,
  isByIsland,
  isCalm,
  isInTheWest,
  same,
  squareOf,
  START,
  type Square,
} from "./printed";
import { caravelOf, gustsAt, intactAt, type ColumbusView } from "./view";

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

const RULES: Record<string, string> = {
  rose: "CC-DIE-01",
  sail: "CC-DIE-02",
  wind: "CC-CRD-09",
  repair: "CC-DMG-04",
  gust: "CC-GUS-04",
  put: "CC-GUS-03",
  "move-on": "CC-GUS-03",
  leave: "CC-GUS-05",
};

export function ruleOf(target: Target): string {
  return target.meanings[0]?.rule ?? RULES[target.choice.family] ?? "CC-TRN-01";
}

/** Return the target of an action on the chart; null if it has no square. */
export function targetOf(choice: Choice, view: ColumbusView, seat: number, words: Wording): Target | null {
  const { family, action, facts } = choice;
  switch (family) {
    case "rose":
    case "sail":
    case "wind": {
      const square = beside(caravelOf(view, seat), action.slice(action.indexOf(" ") + 1));
      return { square, choice, piece: "ship", meanings: onVoyage(view, seat, square, words) };
    }
    case "repair":
      return { square: caravelOf(view, seat), choice, piece: "mast", meanings: [] };
    case "gust": {
      const square = squareOf(`${facts.column},${facts.row}`);
      return { square, choice, piece: "gust", meanings: onStrike(view, square, words) };
    }
    case "put": {
      const square = GUST_SQUARES[Number(facts.mark) - 1] ?? START;
      return { square, choice, piece: "gust", meanings: onStrike(view, square, words) };
    }
    case "move-on":
    case "leave": {
      const here = squareOf(view.gusts[view.held_gust - 1]?.square ?? "1,1");
      const square = family === "leave" ? here : (GUST_SQUARES.find((mark) => !same(mark, here)) ?? here);
      const meanings = family === "leave" ? [] : onStrike(view, square, words);
      return { square, choice, piece: "gust", meanings };
    }
  }
  return null;
}

/** Return the legal squares of the question, for the selected die or gust. */
export function targetsOf(asked: DecisionShape | null, view: ColumbusView, words: Wording): Target[] {
  if (!asked) return [];
  const { question, choices, seat } = asked;
  const face = faceInHand(question, choices);
  let shown: readonly Choice[] = choices;
  if (face === "gust" || question === "flight") shown = flights(choices).shown;
  else if (face === "rose" || face === "storm" || face === "spyglass")
    shown = choices.filter((choice) => choice.family === face);
  else if (face === "sail") shown = choices.filter(({ family }) => family === "sail" || family === "repair");
  else if (question === "dice") shown = [];
  return shown.flatMap((choice) => targetOf(choice, view, seat, words) ?? []);
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
  if (gustsAt(view, square).length > 0) mean("gust", "warn", "CC-SEA-05", "cost");
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
