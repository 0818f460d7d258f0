/** The meaning of log events: doubloons, developments and pictures, and the movements of cards from place to place. */
import { SEAT_LETTERS, seatIn, seatOfFact, type Wording } from "../../words/wording";
import type { GameEvent } from "../../wire/shapes";
import type { Acquisition, Category, LogSymbol, PieceMove, ScoreChange } from "../board";
import { eventKey, EVENTS, FAMILY_ICONS, KINDS } from "./printed";
import type { MundusView } from "./view";

/** The category of each event that earns doubloons. */
const EARNED_BY: Record<string, string> = {
  "different-made": "different",
  "relics-sold": "relics",
  "income-paid": "income",
  "shipyards-paid": "shipyards",
  "orellana-earned": "orellana",
  "event-bought": "events",
};
/** Price of calling an event with Coronado (MN-DEV-16). */
const EVENT_PRICE = 2;

export function categoriesOf(view: MundusView, words: Wording): Category[] {
  return Object.values(EARNED_BY).map((key) => ({
    key,
    label: words.t(`word-${key}`),
    points: view.seats.map((seat) => seat.earned[key] ?? 0),
  }));
}

export function scoreChangeOf({ event, facts }: GameEvent): ScoreChange | null {
  const seat = seatIn(facts);
  const category = EARNED_BY[event];
  if (seat === null || category === undefined) return null;
  if (event === "event-bought") return { seat, points: -EVENT_PRICE, category };
  const points = event === "orellana-earned" ? facts.count : facts.earned;
  return typeof points === "number" && points !== 0 ? { seat, points, category } : null;
}

/** Return the development that an event gave to a seat. */
export function acquisitionOf({ event, facts }: GameEvent): Acquisition | null {
  const seat = seatIn(facts);
  if (seat === null || !/^development-(taken|drawn)$/.test(event)) return null;
  return { seat, thing: String(facts.development) };
}

/** Pictures of numbers, by the event and its fact. */
const NUMBERS: Record<string, string> = {
  "orellana-earned #count": "coin",
  "relics-sold #count": "res-relic",
  "shipyards-paid #shipyards": "dev-shipyard",
};

export function symbolOf({ event }: GameEvent, fact?: string): LogSymbol | null {
  if (fact === undefined) return event === "event-bought" ? { name: "coin" } : null;
  const name = fact === "#earned" ? "coin" : (NUMBERS[`${event} ${fact}`] ?? pictureOf(fact));
  return name ? { name } : null;
}

function pictureOf(fact: string): string | undefined {
  if (KINDS.includes(fact)) return `res-${fact}`;
  const family = fact.split(/[-:]/)[0] ?? "";
  if (family in FAMILY_ICONS) return `dev-${family}`;
  const event = Object.keys(EVENTS).find((name) => eventKey(name) === fact);
  return event && `i-${EVENTS[event]?.icon}`;
}

/** Choices that were sealed are carried out at one moment (MN-TRD-03, MN-EVT-10, MN-PRG-14). */
export const TOGETHER = [
  ["offer-revealed"],
  ["cards-surrendered"],
  ["cards-stored", "cards-stored-hidden", "cards-discarded"],
];

/** The places (data-place) that an event moves its cards from and to; "@seat" is the letter of the seat in that fact. */
const ROUTES: Record<string, readonly [from: string, to: string]> = {
  "market-laid": ["pile", "market"],
  "quay-shown": ["pile", "quay"],
  "cards-dealt": ["pile", "hand @seat"],
  "card-loaded": ["quay", "hand @seat"],
  "choice-sealed": ["hand @seat", "offer @seat"],
  "offer-revealed": ["offer @seat", "offer @seat"],
  "card-taken": ["offer @owner", "flight"],
  "card-kept": ["flight", "hand @seat"],
  "card-exchanged": ["flight", "market"],
  "offer-returned": ["offer @seat", "hand @seat"],
  "gift-made": ["hand @seat", "hand @receiver"],
  "set-made": ["hand @seat", "discard"],
  "relics-sold": ["hand @seat", "discard"],
  "card-turned": ["hand @seat", "discard"],
  "different-made": ["hand @seat", "discard"],
  "cards-discarded": ["hand @seat", "discard"],
  "cards-surrendered": ["hand @seat", "discard"],
  "perfect-made": ["hand @seat", "discard"],
  "card-set-aside": ["hand @seat", "stored @seat"],
  "cards-stored": ["hand @seat", "stored @seat"],
  "stock-returned": ["stored @seat", "hand @seat"],
  "development-taken": ["queue", "owned @seat"],
  "development-drawn": ["unseen", "owned @seat"],
  "queue-laid": ["unseen", "queue"],
  "queue-filled": ["unseen", "queue"],
};

export function travelsOf(gameEvent: GameEvent): readonly (readonly PieceMove[])[] {
  const { event, facts } = gameEvent;
  const route = ROUTES[event];
  if (!route) return [];
  const place = (name: string) =>
    name.replace(/@(\w+)/, (_, fact: string) => SEAT_LETTERS[seatOfFact(String(facts[fact])) ?? -1] ?? "");
  const [from, to] = route.map(place);
  const things = thingsOf(gameEvent);
  const first = [things ? { things, from, to } : { from, to }];
  if (event === "development-taken") return [first, [{ from, to: from }]];
  if (event !== "card-exchanged") return [first];
  return [first, [{ things: [String(facts.taken)], from: to, to: place("hand @seat") }]];
}

/** Return the kinds of the cards that an event moves, one by one; undefined for all that went its way. */
function thingsOf({ event, facts }: GameEvent): string[] | undefined {
  const { cards, card, count, relics, turned, development } = facts;
  switch (event) {
    case "choice-sealed":
    case "perfect-made":
      return undefined;
    case "set-made":
      return [
        ...several(String(card), Number(count) - Number(relics) - Number(turned)),
        ...several("relic", Number(relics)),
      ];
    case "relics-sold":
      return several("relic", Number(count));
  }
  return Array.isArray(cards) ? cards : [card ?? development].filter((each) => typeof each === "string");
}

function several(kind: string, count: number): string[] {
  return Array<string>(Math.max(0, count || 0)).fill(kind);
}
