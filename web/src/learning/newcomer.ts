/** Whether a player is new to a game: this browser remembers the first few matches of each game. */
import { guide, loadSetting, saveSetting } from "../state/settings";

/** Number of matches of a game that count as a player's first. */
export const FIRST = 3;

/** Return the player's first matches after one more was seen. */
export function firstMatches(known: readonly string[], match: string): readonly string[] {
  return known.includes(match) || known.length >= FIRST ? known : [...known, match];
}

export function isFirst(game: string, match: string): boolean {
  const name = `first.${game}`;
  const found = loadSetting(name);
  const known = Array.isArray(found) ? found.filter((each) => typeof each === "string") : [];
  const now = firstMatches(known, match);
  if (now !== known) saveSetting(name, now);
  return now.includes(match);
}

/** Whether the guide is shown at a table, by the setting. */
export function isGuided(game: string, match: string): boolean {
  return guide.value === "always" || (guide.value === "first" && isFirst(game, match));
}
