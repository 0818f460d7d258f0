/** How a match ended, in one line. */
import type { TableStore } from "../state/table";
import type { OutcomeShape } from "../wire/shapes";
import { t } from "../words/speech";
import { verbatim, type Wording } from "../words/wording";

/** Who won and the viewer's place, where there is one winner and the viewer has one seat; else the plain outcome. */
export function headline(store: TableStore, outcome: OutcomeShape, words: Wording): string {
  const own = store.state.yours.value.length === 1 ? store.state.yours.value[0] : undefined;
  const best = outcome.places.filter((place) => place === 1).length;
  if (own === undefined || best !== 1) return words.outcome(outcome);
  const winner = outcome.places.indexOf(1);
  if (own === winner) return t("ui-you-won");
  return t("ui-other-won", { seat: verbatim(words.seat(winner)), place: outcome.places[own] ?? 0 });
}
