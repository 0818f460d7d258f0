/** What a player's points were earned for, as one line for a tooltip. */
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
