/** The last wind: who named which sector, where the arrow pointed, whom it pushed. Computed from the log. */
import type { LogLine, GameEvent } from "../../wire/shapes";
import { beside, DIRECTIONS, squareOf, wayOfKey, type Square } from "./printed";
import { seatAt } from "./view";

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

export function seatOf(event: GameEvent): number {
  return seatAt(String(event.facts.seat ?? "@").slice(1));
}

/** Return the last wind of a story, which ends at the shown position; null if none has blown yet. */
export function weatherOf(story: readonly LogLine[]): Weather | null {
  const after: GameEvent[] = [];
  for (const line of story.toReversed())
    for (const event of line.events.toReversed()) {
      const weather = begun(event);
      if (weather) return after.reduceRight(continued, weather);
      after.push(event);
    }
  return null;
}

/** Return the wind that an event begins; null if it begins none. */
function begun(event: GameEvent): Weather | null {
  const { sector, card } = event.facts;
  const weather = {
    by: seatOf(event),
    sector: 0,
    direction: "",
    spins: 0,
    pushed: [],
    struck: [],
    calmed: -1,
  };
  if (event.event === "storm-named") return { ...weather, kind: "storm", sector: Number(sector) };
  if (event.event !== "card-shown") return null;
  if (card === "card-hurricane") return { ...weather, kind: "hurricane" };
  return String(card).startsWith("card-fog-")
    ? { ...weather, kind: "fog", direction: wayOfKey(String(card)), spins: 1 }
    : null;
}

function continued(weather: Weather, event: GameEvent): Weather {
  const { direction, cause } = event.facts;
  switch (event.event) {
    case "arrow-spun":
      return { ...weather, direction: wayOfKey(String(direction)), spins: weather.spins + 1 };
    case "caravel-pushed":
      return { ...weather, pushed: [...weather.pushed, seatOf(event)] };
    case "mast-lost":
      return cause === "cause-gust" ? weather : { ...weather, struck: [...weather.struck, seatOf(event)] };
    case "storm-cancelled":
      return { ...weather, calmed: seatOf(event) };
  }
  return weather;
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
