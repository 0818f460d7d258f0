/** Which colour stands for which seat, in this browser alone. Symbols and hatchings stay with the seat. */
import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import { ofTable } from "./of_table";
import { keep, kept, oneOf } from "./settings";

/** As styles/colours.css has them. */
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

/** Seat by seat; no two of them are alike for any eyes. */
export const USUAL: readonly Colour[] = COLOURS.slice(0, 6);

/** What a part of a picture is called in the style sheets: for a seat, and for a colour. */
const PARTS = [
  ["", ""],
  ["-on", "-on"],
  ["l", "-line"],
] as const;

function isColour(found: unknown): found is Colour {
  return COLOURS.some((colour) => colour === found);
}

/** What was kept, as far as it makes sense. */
export function read(found: unknown): Colour[] {
  const list: unknown[] = Array.isArray(found) ? found : [];
  return USUAL.map((usual, seat) => {
    const colour = list[seat];
    return isColour(colour) ? colour : usual;
  });
}

/** Gives a seat a colour; whoever had it gets the seat's old one, unless two may be alike. */
export function given(all: readonly Colour[], seat: number, colour: Colour, mayBeAlike: boolean): Colour[] {
  const before = all[seat] ?? colour;
  return all.map((each, at) => {
    if (at === seat) return colour;
    return each === colour && !mayBeAlike ? before : each;
  });
}

/** The same without two alike: the later seat gets the first colour that is free. */
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

const chosen = signal(read(kept("colours")));
effect(() => keep("colours", chosen.value));
/** Two seats may have one colour. */
export const alike = oneOf<boolean>("colours-alike", [true, false], false);
/** The colour that one always has; "" for that of the seat. */
export const myColour = oneOf<Colour | "">("my-colour", ["", ...COLOURS], "");
/** One's seat at the open table; null where one has none, or several. */
const mySeat = ofTable<number | null>(null);

/** The colours of the seats as they were chosen. */
export const seatColours = computed(() => (alike.value ? chosen.value : distinct(chosen.value)));

export function choose(seat: number, colour: Colour): void {
  chosen.value = given(seatColours.value, seat, colour, alike.value);
}

export function backToUsual(): void {
  chosen.value = [...USUAL];
  alike.value = false;
  myColour.value = "";
}

/** Whoever sits at a table wears their own colour there. */
export function wear(yours: ReadonlySignal<number[]>): () => void {
  return effect(() => {
    const [only, ...more] = yours.value;
    mySeat.value = more.length === 0 ? (only ?? null) : null;
  });
}

/** A colour for one picture of a seat. */
export function painted(seat: number, colour: Colour): Record<string, string> {
  return Object.fromEntries(
    PARTS.map(([part, of]) => [`--p${seat + 1}${part}`, `var(--c-${colour}${of})`] as const),
  );
}

/** The whole page has the colours that were chosen. */
export function paint(): void {
  const { style } = document.documentElement;
  effect(() => {
    const mine = myColour.value;
    const all =
      mine !== "" && mySeat.value !== null
        ? given(seatColours.value, mySeat.value, mine, alike.value)
        : seatColours.value;
    all.forEach((colour, seat) => {
      for (const [name, value] of Object.entries(painted(seat, colour)))
        if (colour === USUAL[seat]) style.removeProperty(name);
        else style.setProperty(name, value);
    });
  });
}
