/** The last wind: who named which sector, where the arrow pointed, whom it pushed. Computed from the log. */
import type { GameEvent, LogLine } from "../../wire/shapes";
import { seatIn } from "../../words/wording";
import { beside, directionOfKey, squareOf } from "./printed";
import type { Props } from "./view";

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

function eventsOf(lines: readonly LogLine[]): GameEvent[] {
  return lines.flatMap((line) => line.events);
}

function seatOf({ facts }: GameEvent): number {
  return seatIn(facts) ?? -1;
}

/** Return the last wind of a story, which ends at the shown position; null if none has blown yet. */
export function weatherOf(story: readonly LogLine[]): Weather | null {
  return eventsOf(story).reduce<Weather | null>(
    (weather, event) => begun(event) ?? (weather && continued(weather, event)),
    null,
  );
}

const BLOWING = new Set(["arrow-spun", "caravel-pushed", "caravel-held"]);

/** Return the wind of the current storm, or one that has just blown; null if there is none. */
export function currentWind({ view, story, latestEntries }: Props): Weather | null {
  const blew = eventsOf(latestEntries).some(({ event }) => BLOWING.has(event));
  const weather = view.storm.sector > 0 || blew ? weatherOf(story) : null;
  return weather && weather.calmed < 0 ? weather : null;
}

/** Return the wind that an event begins; null if it begins none. */
function begun(gameEvent: GameEvent): Weather | null {
  const { event, facts } = gameEvent;
  const calm = { sector: 0, direction: "", spins: 0, pushed: [], struck: [], calmed: -1 };
  const weather = { ...calm, by: seatOf(gameEvent) };
  if (event === "storm-named") return { ...weather, kind: "storm", sector: Number(facts.sector) };
  if (event !== "card-shown") return null;
  if (facts.card === "card-hurricane") return { ...weather, kind: "hurricane" };
  return String(facts.card).startsWith("card-fog-")
    ? { ...weather, kind: "fog", direction: directionOfKey(facts.card), spins: 1 }
    : null;
}

function continued(weather: Weather, gameEvent: GameEvent): Weather {
  const { event, facts } = gameEvent;
  const { pushed, struck, spins } = weather;
  const seat = seatOf(gameEvent);
  if (event === "arrow-spun")
    return { ...weather, direction: directionOfKey(facts.direction), spins: spins + 1 };
  if (event === "caravel-pushed") return { ...weather, pushed: [...pushed, seat] };
  if (event === "storm-cancelled") return { ...weather, calmed: seat };
  if (event === "mast-lost" && facts.cause !== "cause-gust") return { ...weather, struck: [...struck, seat] };
  return weather;
}

/** Return the moves of caravels in some lines. */
export function trailsOf(lines: readonly LogLine[]) {
  return eventsOf(lines)
    .filter(({ event }) => event === "caravel-sailed" || event === "caravel-pushed")
    .map((gameEvent) => {
      const { event, facts } = gameEvent;
      const to = squareOf(`${facts.column},${facts.row}`);
      const from = beside(to, directionOfKey(facts.direction), -1);
      return { seat: seatOf(gameEvent), from, to, pushed: event === "caravel-pushed" };
    });
}

/** Return the seats that lose the mainmast in some lines. */
export function wrecksOf(lines: readonly LogLine[]): number[] {
  return eventsOf(lines)
    .filter(({ event }) => event === "mast-lost")
    .map(seatOf);
}

const REVEALS = new Set(["lens-seen", "card-shown", "card-kept", "card-played"]);

/** Return the lens or the card that was revealed last in this turn: its text key, and by whom. */
export function revealedIn(lines: readonly LogLine[]): { key: string; seat: number } | null {
  const last = eventsOf(lines).findLast(({ event, facts }) => {
    const revealed = REVEALS.has(event) && typeof (facts.lens ?? facts.card) === "string";
    return revealed || event === "turn-began";
  });
  if (!last || last.event === "turn-began") return null;
  return { key: String(last.facts.lens ?? last.facts.card), seat: seatOf(last) };
}
