/** The end of a match at the table: whether the result panel covers the board, and the button to the review. */
import { effect } from "@preact/signals";
import { Icon } from "../art/art";
import { ofTable } from "../state/of_table";
import type { TableStore } from "../state/table";
import { t } from "../words/speech";

/** The result panel over the board, or the board alone; null unless the viewer saw the match end. */
export const ending = ofTable<"panel" | "board" | null>(null);

/** Detect the end of a match for a player in it. A match that was already over opens with its review. */
export function watchEnd(store: TableStore): () => void {
  let playing = false;
  return effect(() => {
    const phase = store.state.table.value?.phase;
    if (phase === "playing") playing = store.state.yours.value.length > 0;
    else if (phase === "over" && playing) {
      playing = false;
      ending.value = "panel";
    }
    if (phase === "over" && store.state.past.value) ending.value = null;
  });
}

/** The button to the review, in the bar, for a player who looks at the board first. */
export function ToReview() {
  if (ending.value !== "board") return null;
  return (
    <button type="button" class="btn p to-review" onClick={() => (ending.value = null)}>
      <Icon name="trophy" />
      {t("ui-see-review")}
    </button>
  );
}
