/** The last wind: who named which sector, where the arrow pointed, whom it pushed. Gathered from the news as they come. */
import type { LogLine, Told } from "../../wire/shapes";
import { beside, DIRECTIONS, squareOf, wayOfKey, type Square } from "./printed";
import { seatAt, type ColumbusView } from "./view";

export interface Weather {
  kind: "storm" | "hurricane" | "fog";
  by: number;
  /** 0 is all of the ocean. */
  sector: number;
  direction: string;
  /** How often the arrow was spun. */
  spins: number;
  pushed: number[];
  struck: number[];
  /** Who made fine weather of it; -1 for nobody. */
  calmed: number;
}

let weather: Weather | null = null;
let told: readonly LogLine[] | null = null;
let ofMatch = "";

export function seatOf(event: Told): number {
  return seatAt(String(event.facts.seat ?? "@").slice(1));
}

export function weatherOf(view: ColumbusView, news: readonly LogLine[], match: string): Weather | null {
  if (match !== ofMatch) weather = null;
  ofMatch = match;
  if (news !== told) for (const line of news) for (const event of line.events) hear(event);
  told = news;
  const { sector, direction } = view.storm;
  if (sector === 0) return weather;
  // A storm that is on the table is told by the view itself, also to a page that was opened in the middle of it.
  if (weather?.kind !== "storm" || weather.sector !== sector || weather.calmed >= 0)
    weather = { ...begun("storm", seatAt(view.turn)), sector };
  weather = { ...weather, direction: direction || weather.direction };
  return weather;
}

function begun(kind: Weather["kind"], by: number): Weather {
  return { kind, by, sector: 0, direction: "", spins: 0, pushed: [], struck: [], calmed: -1 };
}

function hear(event: Told): void {
  const { facts } = event;
  switch (event.event) {
    case "storm-named":
      weather = { ...begun("storm", seatOf(event)), sector: Number(facts.sector) };
      return;
    case "card-shown": {
      const card = String(facts.card);
      if (card === "card-hurricane") weather = begun("hurricane", seatOf(event));
      if (card.startsWith("card-fog-"))
        weather = { ...begun("fog", seatOf(event)), direction: wayOfKey(card), spins: 1 };
      return;
    }
    case "arrow-spun":
      if (weather)
        weather = { ...weather, direction: wayOfKey(String(facts.direction)), spins: weather.spins + 1 };
      return;
    case "caravel-pushed":
      if (weather) weather = { ...weather, pushed: [...weather.pushed, seatOf(event)] };
      return;
    case "mast-lost":
      if (weather && facts.cause !== "cause-gust")
        weather = { ...weather, struck: [...weather.struck, seatOf(event)] };
      return;
    case "storm-cancelled":
      if (weather) weather = { ...weather, calmed: seatOf(event) };
  }
}

/** A way that a caravel or a gust has just gone. */
export interface Trail {
  seat: number;
  from: Square;
  to: Square;
  pushed: boolean;
}

export function trailsOf(news: readonly LogLine[]): Trail[] {
  return news.flatMap((line) =>
    line.events
      .filter((event) => event.event === "caravel-sailed" || event.event === "caravel-pushed")
      .map((event) => {
        const to = squareOf(`${event.facts.column},${event.facts.row}`);
        const way = wayOfKey(String(event.facts.direction));
        const back = DIRECTIONS[(DIRECTIONS.findIndex((each) => each === way) + 4) % 8] ?? "N";
        return { seat: seatOf(event), from: beside(to, back), to, pushed: event.event === "caravel-pushed" };
      }),
  );
}

/** Seats that have just lost the mainmast. */
export function wrecksOf(news: readonly LogLine[]): number[] {
  return news.flatMap((line) => line.events.filter((event) => event.event === "mast-lost").map(seatOf));
}

/** The lens or the event card that has just been seen: its text key, and by whom. */
export function seenOf(news: readonly LogLine[]): { key: string; seat: number } | null {
  for (const line of news.toReversed())
    for (const event of line.events.toReversed()) {
      const key = event.facts.lens ?? event.facts.card;
      if (
        ["lens-seen", "card-shown", "card-kept", "card-played"].includes(event.event) &&
        typeof key === "string"
      )
        return { key, seat: seatOf(event) };
      if (event.event === "turn-began") return null;
    }
  return null;
}
