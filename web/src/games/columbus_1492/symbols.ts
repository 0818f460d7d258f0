/** The pictures of dice, barrels, lenses and gusts in sentences of the log. */
import type { GameEvent } from "../../wire/shapes";
import type { LogSymbol } from "../board";

const THINGS: Record<string, string> = {
  "lens-sea": "lens-sea",
  "lens-desert": "lens-desert",
  "lens-inhabited": "lens-am",
  "card-food": "barrel",
  "card-gust": "gust",
  "#gust": "gust",
};
/** Events whose fact count is a number of barrels. */
const BARRELS = new Set(["turn-given-up", "barrel-taken", "food-received", "lens-seen"]);
/** Symbols of events without a fact for them. */
const EVENTS: Record<string, string> = {
  "dice-rolled-again": "barrel",
  "mutiny-paid": "barrel",
  "storm-named": "i-storm",
};

export function symbolOf({ event }: GameEvent, fact?: string): LogSymbol | null {
  const name = fact === undefined ? EVENTS[event] : thingOf(event, fact);
  return name ? { name } : null;
}

function thingOf(event: string, fact: string): string | undefined {
  if (fact.startsWith("face-")) return fact;
  return fact === "#count" && BARRELS.has(event) ? "barrel" : THINGS[fact];
}
