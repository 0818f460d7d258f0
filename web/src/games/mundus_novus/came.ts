/** Acquisitions from the log: the developments that a seat got. */
import { seatIn } from "../../words/wording";
import type { Told } from "../../wire/shapes";
import type { Came } from "../board";

const BROUGHT = new Set(["development-taken", "development-drawn"]);

export function cameOf({ event, facts }: Told): Came | null {
  const seat = seatIn(facts);
  if (seat === null || !BROUGHT.has(event)) return null;
  return { seat, thing: String(facts.development) };
}
