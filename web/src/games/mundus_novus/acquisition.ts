/** Acquisitions from the log: the developments that a seat got. */
import { seatIn } from "../../words/wording";
import type { GameEvent } from "../../wire/shapes";
import type { Acquisition } from "../board";

const BROUGHT = new Set(["development-taken", "development-drawn"]);

export function acquisitionOf({ event, facts }: GameEvent): Acquisition | null {
  const seat = seatIn(facts);
  if (seat === null || !BROUGHT.has(event)) return null;
  return { seat, thing: String(facts.development) };
}
