/** Where victory points came from: in all, as the view counts them, and event by event, as the log tells them. */
import type { GameEvent } from "../../wire/shapes";
import { seatIn, type Wording } from "../../words/wording";
import type { Acquisition, Category, ScoreChange } from "../board";
import type { AmerigoView } from "./view";

/** By the event that tells of them; of other events "points" are those of an action. */
const EARNED_BY: Record<string, string> = {
  "island-discovered": "discovery",
  "tile-built": "tiles",
  "island-completed": "last_squares",
  "island-completed-chest": "last_squares",
  "posts-scored": "posts",
  "gold-ran-over": "spare_gold",
  "chronicle-used": "chronicle",
  "pirates-won": "pirates",
  "pirates-won-halved": "pirates",
  "gold-scored": "gold",
  "commodity-scored": "commodities",
  "token-scored": "tokens",
  "token-scored-posts": "tokens",
  "token-scored-gold": "tokens",
  "progress-scored": "progress",
  "white-scored": "white",
};

export function categoriesOf(view: AmerigoView, words: Wording): Category[] {
  const keys = Object.keys(view.seats[0]?.earned ?? {}).filter((key) => key !== "before");
  return keys.map((key) => ({
    key,
    label: words.t(`board-earned-${key.replaceAll("_", "-")}`),
    points: view.seats.map((seat) => seat.earned[key] ?? 0),
  }));
}

export function scoreChangeOf({ event, facts }: GameEvent): ScoreChange | null {
  const category = EARNED_BY[event];
  const seat = seatIn(facts);
  if (category === undefined || seat === null) return null;
  const points = category === "pirates" ? -Number(facts.lost) : Number(facts.points);
  return points === 0 ? null : { seat, points, category };
}

/** Tokens and planned tiles that came to somebody. */
const BROUGHT: Record<string, string> = {
  "token-taken": "token",
  "production-bought": "token",
  "tile-planned": "tile",
};

export function acquisitionOf({ event, facts }: GameEvent): Acquisition | null {
  const thing = facts[BROUGHT[event] ?? ""];
  const seat = seatIn(facts);
  return seat === null || typeof thing !== "string" ? null : { seat, thing };
}
