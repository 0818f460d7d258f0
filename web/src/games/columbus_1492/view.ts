/** The view of a seat, and values derived from it. */
import type { BoardProps } from "../board";
import type { ColumbusDocument as ColumbusView } from "../../wire/views/columbus_1492";
import { same, sectorOf, squareOf, START, type Square } from "./printed";

export { letter, seatAt } from "../../kit/turn";
export type { ColumbusView };
export type Props = BoardProps<ColumbusView>;

export function caravelOf(view: ColumbusView, seat: number): Square {
  return squareOf(view.seats[seat]?.caravel ?? "1,1");
}

/** Return the square of a gust, 1 or 2. */
export function gustOf(view: ColumbusView, number: number): Square {
  return squareOf(view.gusts[number - 1]?.square ?? "1,1");
}

export function hasGust(view: ColumbusView, square: Square): boolean {
  return view.gusts.some((gust) => same(squareOf(gust.square), square));
}

/** Return the seats whose caravels a storm over a sector pushes (CC-DIE-04, CC-STO-02). */
export function inSector(view: ColumbusView, sector: number): number[] {
  return view.seats.flatMap((entry, seat) => {
    const square = squareOf(entry.caravel);
    return sectorOf(square) === sector && !same(square, START) ? [seat] : [];
  });
}

/** Return the seats with intact caravels on a square, which a gust that stops there dismasts (CC-GUS-02). */
export function intactAt(view: ColumbusView, square: Square): number[] {
  return view.seats.flatMap((entry, seat) =>
    entry.mast && same(squareOf(entry.caravel), square) && !same(square, START) ? [seat] : [],
  );
}

/** The icon and the rule of each kind of card. */
const CARDS: Record<string, readonly [icon: string, rule: string]> = {
  food: ["produce", "CC-CRD-05"],
  mutiny: ["warn", "CC-CRD-06"],
  hurricane: ["storm", "CC-CRD-07"],
  fog: ["cloudoff", "CC-CRD-08"],
  favourable: ["sail", "CC-CRD-09"],
  fair: ["rotate", "CC-CRD-10"],
  gust: ["gust", "CC-CRD-11"],
  carpenter: ["plan", "CC-CRD-12"],
  fine: ["sun", "CC-CRD-13"],
};

/** Return the icon and the rule of a card from its text key, such as "card-fog-n". */
export function cardSign(key: string): readonly [icon: string, rule: string] {
  return CARDS[/^card-([a-z]+)/.exec(key)?.[1] ?? ""] ?? ["seal", "CC-CRD-02"];
}

/** Return the text key of a card from its name in a view: "gust_2" is "card-gust:2". */
export function cardKey(name: string): string {
  return `card-${name
    .toLowerCase()
    .replace(/_(?=\d)/, ":")
    .replaceAll("_", "-")}`;
}

/** Return the legal action that plays a kept card. */
export function playOf(name: string): string {
  return name === "fine_weather" ? "fine weather" : `play ${name}`;
}
