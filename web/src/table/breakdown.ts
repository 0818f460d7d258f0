/** Texts about a player's score: its categories as one line for a tooltip, and its link to the log. */
import type { Category } from "../games/board";
import { t } from "../words/speech";
import { verbatim } from "../words/wording";

/** Return "" if nothing was scored yet, or if the game has no categories. */
export function breakdown(categories: readonly Category[], seat: number): string {
  return categories
    .filter((category) => category.points[seat])
    .map((category) =>
      t("ui-earned", { label: verbatim(category.label), points: category.points[seat] ?? 0 }),
    )
    .join(" · ");
}

/** Return the score as text; with `origin`, also that it links to a move. */
export function scoreLabel(score: string, origin: number | undefined): string {
  return origin === undefined ? score : t("ui-score-lead", { score: verbatim(score) });
}
