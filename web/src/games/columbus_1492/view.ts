/** The view of a seat, and values derived from it. */
import type { ColumbusDocument as ColumbusView, SeatView } from "../../wire/views/columbus_1492";
import { isCalm, same, sectorOf, squareOf, START, type Square } from "./printed";

export { letter, seatAt } from "../../kit/turn";
export type { ColumbusView, SeatView };

export function caravelOf(view: ColumbusView, seat: number): Square {
  return squareOf(view.seats[seat]?.caravel ?? "1,1");
}

export function gustsAt(view: ColumbusView, square: Square): number[] {
  return view.gusts.flatMap((gust, at) => (same(squareOf(gust.square), square) ? [at + 1] : []));
}

export function becalmed(view: ColumbusView, seat: number): boolean {
  return isCalm(caravelOf(view, seat));
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

const CARD_ICONS: Record<string, string> = {
  food: "produce",
  mutiny: "warn",
  hurricane: "storm",
  fog: "cloudoff",
  favourable: "sail",
  fair: "rotate",
  gust: "gust",
  carpenter: "plan",
  fine: "sun",
};
const CARD_RULES: Record<string, string> = {
  food: "CC-CRD-05",
  mutiny: "CC-CRD-06",
  hurricane: "CC-CRD-07",
  fog: "CC-CRD-08",
  favourable: "CC-CRD-09",
  fair: "CC-CRD-10",
  gust: "CC-CRD-11",
  carpenter: "CC-CRD-12",
  fine: "CC-CRD-13",
};

/** Return the text key of a card from its name in a view: "gust_2" is "card-gust:2". */
export function cardKey(name: string): string {
  const numbered = /^(food|gust)_(\d)$/.exec(name);
  if (numbered) return `card-${numbered[1]}:${numbered[2]}`;
  return `card-${name.toLowerCase().replaceAll("_", "-")}`;
}

/** Return the kind of a card from its text key, for its icon and rule: "card-fog-n" is fog. */
function family(key: string): string {
  return /^card-([a-z]+)/.exec(key)?.[1] ?? "";
}

export function cardIcon(key: string): string {
  return CARD_ICONS[family(key)] ?? "seal";
}

export function cardRule(key: string): string {
  return CARD_RULES[family(key)] ?? "CC-CRD-02";
}

/** Return the legal action that plays a kept card. */
export function playOf(name: string): string {
  return name === "fine_weather" ? "fine weather" : `play ${name}`;
}
