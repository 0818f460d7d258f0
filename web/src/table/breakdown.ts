/** What is said of a player's points: what they were earned for, as one line for a tooltip, and that they lead back. */
import type { Category } from "../games/board";
import { say } from "../words/speech";
import { verbatim } from "../words/wording";

/** Empty when nothing was earned yet, or when the game keeps no count of it. */
export function breakdown(categories: readonly Category[], seat: number): string {
  return categories
    .filter((category) => category.points[seat])
    .map((category) =>
      say("ui-earned", { label: verbatim(category.label), points: category.points[seat] ?? 0 }),
    )
    .join(" · ");
}

/** A score in words; with a move to which it leads, that too. */
export function scoreLabel(score: string, origin: number | undefined): string {
  return origin === undefined ? score : say("ui-score-lead", { score: verbatim(score) });
}
