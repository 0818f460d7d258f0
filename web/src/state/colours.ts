/** Maps seats to colours, in this browser only. Symbols and hatchings stay with the seat. */
import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import { ofTable } from "./of_table";
import { saveSetting, loadSetting, oneOf } from "./settings";

/** The colour names of styles/colours.css. */
export const COLOURS = [
  "red",
  "blue",
  "yellow",
  "green",
  "purple",
  "black",
  "orange",
  "sky",
  "pink",
  "grey",
] as const;
export type Colour = (typeof COLOURS)[number];

/** Default colour of each seat. All six are distinguishable with every type of colour vision. */
export const USUAL: readonly Colour[] = COLOURS.slice(0, 6);

/** Suffixes of the custom properties: of a seat, and of the colour it maps to. */
const PARTS = [
  ["", ""],
  ["-on", "-on"],
  ["l", "-line"],
] as const;

function isColour(found: unknown): found is Colour {
  return COLOURS.some((colour) => colour === found);
}

/** Return the stored colours; seats without a valid one get their default. */
export function read(found: unknown): Colour[] {
  const list: unknown[] = Array.isArray(found) ? found : [];
  return USUAL.map((usual, seat) => {
    const colour = list[seat];
    return isColour(colour) ? colour : usual;
  });
}

/** Give a seat a colour. A seat that had it gets this seat's old colour, unless duplicates are allowed. */
export function given(all: readonly Colour[], seat: number, colour: Colour, mayBeAlike: boolean): Colour[] {
  const before = all[seat] ?? colour;
  return all.map((each, at) => {
    if (at === seat) return colour;
    return each === colour && !mayBeAlike ? before : each;
  });
}

/** Return the colours without duplicates: the later seat gets the first free colour. */
export function distinct(all: readonly Colour[]): Colour[] {
  const found: Colour[] = [];
  for (const colour of all)
    found.push(
      found.includes(colour)
        ? (COLOURS.find((each) => !found.includes(each) && !all.includes(each)) ?? colour)
        : colour,
    );
  return found;
}

const chosen = signal(read(loadSetting("colours")));
effect(() => saveSetting("colours", chosen.value));
/** Whether two seats may share a colour. */
export const alike = oneOf<boolean>("colours-alike", [true, false], false);
/** The player's preferred colour at every table; "" for the colour of the seat. */
export const myColour = oneOf<Colour | "">("my-colour", ["", ...COLOURS], "");
/** The viewer's seat at the open table; null without a seat, or with several. */
const mySeat = ofTable<number | null>(null);

/** The chosen colour of each seat. */
export const seatColours = computed(() => (alike.value ? chosen.value : distinct(chosen.value)));

export function choose(seat: number, colour: Colour): void {
  chosen.value = given(seatColours.value, seat, colour, alike.value);
}

export function backToUsual(): void {
  chosen.value = [...USUAL];
  alike.value = false;
  myColour.value = "";
}

/** Show the viewer's seat in their preferred colour. */
export function applyOwnColours(yours: ReadonlySignal<number[]>): () => void {
  return effect(() => {
    const [only, ...more] = yours.value;
    mySeat.value = more.length === 0 ? (only ?? null) : null;
  });
}

/** Return the style properties that paint one picture of a seat in another colour. */
export function painted(seat: number, colour: Colour): Record<string, string> {
  return Object.fromEntries(
    PARTS.map(([part, of]) => [`--p${seat + 1}${part}`, `var(--c-${colour}${of})`] as const),
  );
}

/** Apply the chosen colours to the whole page, and keep them up to date. */
export function paint(): void {
  const { style } = document.documentElement;
  effect(() => {
    const mine = myColour.value;
    const all =
      mine !== "" && mySeat.value !== null
        ? given(seatColours.value, mySeat.value, mine, alike.value)
        : seatColours.value;
    all.forEach((colour, seat) => {
      for (const [name, value] of Object.entries(painted(seat, colour))) style.setProperty(name, value);
    });
  });
}
