/** The pictures of cubes, goods, gold, cannons and tokens in sentences of the log. */
import type { GameEvent } from "../../wire/shapes";
import type { LogSymbol } from "../board";
import { colourOf, COMMODITIES, signOf, tokenSign } from "./printed";

const NUMBERS: Record<string, string> = {
  "#gold": "coin",
  "#cannons": "i-cannon",
  "#left": "i-cannon",
  "cannons-added #count": "i-cannon",
};
/** Symbols of events without a fact for them. */
const EVENTS: Record<string, string> = {
  "chest-cashed": "chest",
  "island-completed-chest": "chest",
  "gold-spent": "coin",
  "pirates-revealed": "i-pirates",
};

export function symbolOf({ event }: GameEvent, fact?: string): LogSymbol | null {
  if (fact === undefined) return named(EVENTS[event]);
  if (fact.startsWith("#")) return named(NUMBERS[fact] ?? NUMBERS[`${event} ${fact}`]);
  const key = fact.split(":")[0] ?? "";
  const [kind, rest = ""] = [key.split("-")[0], key.slice(key.indexOf("-") + 1)];
  if (kind === "cube") return { name: "cube", colour: `var(--a-${rest})` };
  if (kind === "act") return { name: `i-${signOf(colourOf(rest)).icon}` };
  if (kind === "village") return { name: "house" };
  const good = COMMODITIES.indexOf(kind === "production" || kind === "commodity" ? rest : key);
  if (good >= 0) return { name: `com-${good + 1}` };
  return event.startsWith("token") && !fact.startsWith("@")
    ? named(`i-${tokenSign(key).icons[0] ?? "progress"}`)
    : null;
}

function named(name: string | undefined): LogSymbol | null {
  return name ? { name } : null;
}
