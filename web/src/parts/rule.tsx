/** The number of a rule: a small button that opens the ledger there. */
import { ofTable } from "../state/of_table";
import { t } from "../words/speech";
import { offerInTips } from "./tip_acts";

/** The rule that the drawer shall show; null while it is closed, empty for its beginning. */
export const openRule = ofTable<string | null>(null);

offerInTips("rule", (id) => ({ label: t("ui-tip-rule"), run: () => (openRule.value = id) }));

export function Rule({ id }: { id: string }) {
  return (
    <button
      type="button"
      class="rid"
      aria-label={t("ui-rule-open", { rule: `=${id}` })}
      onClick={(event) => {
        event.stopPropagation();
        openRule.value = id;
      }}
    >
      {id}
    </button>
  );
}

const NUMBERED = /\b([A-Z0-9]{2,3}-[A-Z]{3}-\d{2})\b/;

/** A text in which the numbers of rules open the ledger. */
export function WithRules({ text }: { text: string }) {
  return <>{text.split(NUMBERED).map((part, at) => (at % 2 === 1 ? <Rule key={at} id={part} /> : part))}</>;
}
