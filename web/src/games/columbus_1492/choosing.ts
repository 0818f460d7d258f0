/** Composing an action: the selected die, the dice to roll again, the gust that flies and how far. */
import { ofTable } from "../../state/of_table";
import type { Choice, DecisionShape } from "../../wire/shapes";
import { FACES, type Face } from "./printed";

type Asked = DecisionShape | null;

const NOTHING = {
  /** The face of the die that the player wants to use, and its name: of several with one face only one is selected. */
  face: null as Face | null,
  die: "",
  /** The names of the dice that are marked to be rolled again. */
  marked: [] as readonly string[],
  /** The gust that shall fly, 1 or 2; and over how many squares, 0 for the shortest way. */
  gust: 0,
  squares: 0,
};

export const selection = ofTable(NOTHING);

export function select(change: Partial<typeof NOTHING>): void {
  selection.value = { ...selection.value, ...change };
}

export function clearSelection(): void {
  selection.value = NOTHING;
}

/** The rule and the icon of each family of actions, and the die that it uses. */
export const FAMILIES: Record<string, readonly [rule: string, icon: string, face?: Face]> = {
  rose: ["CC-DIE-01", "rose", "rose"],
  sail: ["CC-DIE-02", "sail", "sail"],
  repair: ["CC-DMG-04", "plan", "sail"],
  gust: ["CC-GUS-04", "gust", "gust"],
  storm: ["CC-DIE-04", "storm", "storm"],
  supply: ["CC-DIE-07", "barrel", "spyglass"],
  draw: ["CC-DIE-08", "hand", "spyglass"],
  look: ["CC-DIE-09", "spy", "spyglass"],
  wind: ["CC-CRD-09", "sail"],
  "give-up": ["CC-TRN-02", "anchor"],
  reroll: ["CC-TRN-04", "rotate"],
  "fine-weather": ["CC-CRD-13", "sun"],
  decline: ["CC-CRD-14", "storm"],
  spin: ["CC-DIE-05", "rotate"],
  blow: ["CC-DIE-05", "storm"],
  pay: ["CC-CRD-06", "barrel"],
  miss: ["CC-CRD-06", "hourglass"],
  stop: ["CC-CRD-16", "check"],
  put: ["CC-GUS-03", "gust"],
  "move-on": ["CC-GUS-03", "gust"],
  leave: ["CC-GUS-05", "check"],
  end: ["CC-TRN-08", "next"],
};

/** Dice in the order in which they are selected automatically. */
const FIRST: readonly Face[] = ["rose", "sail", "spyglass", "gust", "storm"];

export function usable(choices: readonly Choice[]): Face[] {
  return FIRST.filter((face) => choices.some((choice) => FAMILIES[choice.family]?.[2] === face));
}

/** Return whether the dice lie on the table: while they can be used, and when only a card is left to play. */
export function atDice(asked: Asked): boolean {
  return asked?.question === "dice" || asked?.question === "card";
}

/** Return the face of the selected die: the wanted one if it can be used, else the first that can. */
export function selectedFace(asked: Asked): Face | null {
  if (asked?.question !== "dice") return null;
  const able = usable(asked.choices);
  return able.find((face) => face === selection.value.face) ?? able[0] ?? null;
}

/** Return the choices that are shown on the chart, for the selected die and flight. */
export function shownChoices(asked: Asked): readonly Choice[] {
  if (asked?.question !== "dice") return flightsOf(asked)?.shown ?? asked?.choices ?? [];
  const face = selectedFace(asked);
  return flightsOf(asked)?.shown ?? asked.choices.filter(({ family }) => FAMILIES[family]?.[2] === face);
}

/**
 * Return the flights that can be chosen: the selected gust and number of squares, 0 for the shortest way; all possible
 * ones; and the choices that they leave. Null if no gust may fly now.
 */
export function flightsOf(asked: Asked) {
  if (!asked || (asked.question !== "flight" && selectedFace(asked) !== "gust")) return null;
  const all = asked.choices.filter((choice) => choice.family === "gust");
  const gusts = [1, 2].filter((number) => all.some(({ facts }) => facts.gust === number));
  const gust = gusts.find((number) => number === selection.value.gust) ?? gusts[0] ?? 0;
  const own = all.filter(({ facts }) => facts.gust === gust);
  const counts = [1, 2, 3, 4].filter((number) => own.some(({ facts }) => facts.count === number));
  const count = counts.find((number) => number === selection.value.squares) ?? 0;
  const isShortest = ({ facts: { column, row, count: squares } }: Choice) =>
    !own.some(
      ({ facts }) => facts.column === column && facts.row === row && Number(facts.count) < Number(squares),
    );
  const shown = own.filter((choice) => (count === 0 ? isShortest(choice) : choice.facts.count === count));
  return { gust, gusts, count, counts, shown };
}

/** Return the notation of rolling dice again. */
export function rerollOf(faces: readonly Face[]): string {
  return `reroll ${faces.toSorted((one, other) => FACES.indexOf(one) - FACES.indexOf(other)).join(" ")}`;
}
