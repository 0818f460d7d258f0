/** The end of a match seen at the table: whether the panel of victory lies over the board, and the way to the review. */
import { effect } from "@preact/signals";
import { Icon } from "../art/art";
import { ofTable } from "../state/of_table";
import type { TableStore } from "../state/table";
import { say } from "../words/speech";

/** What is shown of an end that was seen at the table: the panel over the board, or the board alone. */
export const ending = ofTable<"panel" | "board" | null>(null);

/** Notices when a match ends for somebody who plays in it. One that was over before opens with its review. */
export function watchEnd(store: TableStore): () => void {
  let playing = false;
  return effect(() => {
    const phase = store.table.value?.phase;
    if (phase === "playing") playing = store.yours.value.length > 0;
    else if (phase === "over" && playing) {
      playing = false;
      ending.value = "panel";
    }
    if (phase === "over" && store.past.value) ending.value = null;
  });
}

/** The way to the review, in the bar, for somebody who looks at the board first. */
export function ToReview() {
  if (ending.value !== "board") return null;
  return (
    <button type="button" class="btn p to-review" onClick={() => (ending.value = null)}>
      <Icon name="trophy" />
      {say("ui-see-review")}
    </button>
  );
}
