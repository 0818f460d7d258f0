/** The pictures of cards, doubloons and events in sentences of the log. */
import type { GameEvent } from "../../wire/shapes";
import type { LogSymbol } from "../board";
import { eventKey, EVENTS, KINDS } from "./printed";

const RESOURCES = new Set<string>(KINDS);
const DEVELOPMENTS = ["caravel", "merchant", "warehouse", "shipyard", "character"];
const EVENT_ICONS = new Map(Object.entries(EVENTS).map(([name, { icon }]) => [eventKey(name), `i-${icon}`]));
/** Numbers, by the event and its fact. */
const NUMBERS: Record<string, string> = {
  "orellana-earned #count": "coin",
  "relics-sold #count": "res-relic",
  "shipyards-paid #shipyards": "dev-shipyard",
};

export function symbolOf({ event }: GameEvent, fact?: string): LogSymbol | null {
  if (fact === undefined) return event === "event-bought" ? { name: "coin" } : null;
  const name = fact === "#earned" ? "coin" : (NUMBERS[`${event} ${fact}`] ?? thingOf(fact));
  return name ? { name } : null;
}

function thingOf(fact: string): string | undefined {
  if (RESOURCES.has(fact)) return `res-${fact}`;
  const family = DEVELOPMENTS.find((each) => fact.split(/[-:]/)[0] === each);
  return family ? `dev-${family}` : EVENT_ICONS.get(fact);
}
