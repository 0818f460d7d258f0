/** The number of a rule: a small button that opens the ledger there. */
import { signal } from "@preact/signals";
import { say } from "../words/speech";

/** The rule that the drawer shall show; null while it is closed, empty for its beginning. */
export const openRule = signal<string | null>(null);

export function Rule({ id }: { id: string }) {
  return (
    <button
      type="button"
      class="rid"
      aria-label={say("ui-rule-open", { rule: `=${id}` })}
      onClick={(event) => {
        event.stopPropagation();
        openRule.value = id;
      }}
    >
      {id}
    </button>
  );
}
