/** Things that lead back: a press on one, or its tooltip, shows the table as it was at its move, through the same eyes. */
import { copy } from "../parts/controls";
import { offerInTips } from "../parts/tip_acts";
import type { TableStore } from "../state/table";
import { t } from "../words/speech";

/** The address of a moment: it opens there for those who may see the table. */
export function momentAddress(match: string, at: number): string {
  return `${location.origin}/table/${match}#${at}`;
}

export function leadBack(store: TableStore): () => void {
  const to = (move: number) => {
    const perspective = store.state.aim.value ? store.state.aim.value.seat : store.state.looking.value;
    void store.queries.lookBack(move, perspective);
    // A window over the table would hide what was asked for.
    document.querySelector("dialog[open]")?.dispatchEvent(new Event("cancel", { cancelable: true }));
  };
  const press = (event: MouseEvent) => {
    const lead = event.target instanceof Element ? event.target.closest<HTMLElement>(".leads-back") : null;
    if (lead) to(Number(lead.dataset.tipMoment));
  };
  const withdraw = offerInTips("moment", (value) => ({
    label: t("ui-moment", { number: Number(value) }),
    run: () => to(Number(value)),
  }));
  const withdrawLink = offerInTips("link", (value) => ({
    label: t("ui-copy-moment"),
    run: () => void copyLink(store, Number(value)),
  }));
  addEventListener("click", press);
  return () => {
    withdraw();
    withdrawLink();
    removeEventListener("click", press);
  };
}

/** Copy the address of a move, and say so in the bar. */
async function copyLink(store: TableStore, at: number): Promise<void> {
  if (await copy(momentAddress(store.match, at)))
    store.state.notice.value = { kind: "info", key: "ui-copied", rule: null };
}
