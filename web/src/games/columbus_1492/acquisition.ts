/** Acquisitions from the log: kept cards, and the marks of a caravel. */
import { seatIn } from "../../words/wording";
import type { GameEvent } from "../../wire/shapes";
import type { Acquisition } from "../board";

/** The text keys of the marks. */
export const AMERICA = "word-america";
export const DISMASTED = "word-dismasted";

export function acquisitionOf({ event, facts }: GameEvent): Acquisition | null {
  const seat = seatIn(facts);
  if (seat === null) return null;
  if (event === "card-kept") return { seat, thing: String(facts.card) };
  if (event === "mast-lost") return { seat, thing: DISMASTED };
  return event === "lens-seen" && facts.lens === "lens-inhabited" ? { seat, thing: AMERICA } : null;
}
