/** Sources of doubloons: totals from the view, and single events from the log. */
import type { Wording } from "../../words/wording";
import { seatIn } from "../../words/wording";
import type { GameEvent } from "../../wire/shapes";
import type { Category, ScoreChange } from "../board";
import type { MundusView } from "./view";

const EARNED = ["different", "relics", "income", "shipyards", "orellana", "events"];
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
  return EARNED.map((key) => ({
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
