/** How the first of several thoughts compares with the second, as kernel/advice.py says it. */
import type { ThoughtShape } from "../wire/shapes";

const CLEAR_POINTS = 10;
const CLOSE_POINTS = 1;

/** The text key of the comparison, one of thought-*, and the percentage points it speaks of. */
export function verdictOf(thoughts: readonly ThoughtShape[]): { key: string; points: number } {
  const [first, second] = thoughts;
  if (!first || !second) return { key: "thought-alone", points: 0 };
  const points = Math.round(first.chance * 100) - Math.round(second.chance * 100);
  if (points <= CLOSE_POINTS) return { key: "thought-close", points };
  return { key: points >= CLEAR_POINTS ? "thought-clear" : "thought-ahead", points };
}
