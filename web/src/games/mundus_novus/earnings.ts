/** Where doubloons came from: in all, as the view counts them, and event by event, as the log tells them. */
import type { Wording } from "../../words/wording";
import { seatOfFact } from "../../words/wording";
import type { Told } from "../../wire/shapes";
import type { Category, Gain } from "../board";
import type { MundusView } from "./view";

const EARNED = ["different", "relics", "income", "shipyards", "orellana", "events"];
/** What calling an event through Coronado costs (MN-DEV-16). */
const EVENT_PRICE = 2;

export function categoriesOf(view: MundusView, words: Wording): Category[] {
  return EARNED.map((name) => ({
    label: words.say(`word-${name}`),
    points: view.seats.map((seat) => seat.earned[name] ?? 0),
  }));
}

export function gainOf({ event, facts }: Told): Gain | null {
  const seat = typeof facts.seat === "string" ? seatOfFact(facts.seat) : null;
  if (seat === null) return null;
  if (event === "event-bought") return { seat, points: -EVENT_PRICE };
  const points = event === "orellana-earned" ? facts.count : facts.earned;
  return typeof points === "number" && points !== 0 ? { seat, points } : null;
}
