/** Calls a person back to the table: title, icon, tone and, if they want it, a notification. */
import { effect } from "@preact/signals";
import { mayNotify, notifyHere } from "../install";
import { notify } from "../state/settings";
import { play } from "../sound/tones";
import type { TableStore } from "../state/table";
import { timeLeft, urgencyOf } from "./clock";
import { thinkingIn } from "./shown";
import { t } from "../words/speech";

export function callToTurn(store: TableStore): () => void {
  let turn = false;
  let over = false;
  let heard = 0;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const calm = icon?.href ?? "";
  const end = effect(() => {
    const words = store.state.words.value;
    if (!words) return;
    const mine = store.state.myTurn.value;
    const ended = store.state.position.value?.outcome != null;
    document.title = mine
      ? t("ui-title-turn", { game: `=${words.title()}` })
      : t("ui-title", { game: `=${words.title()}` });
    if (icon) icon.href = mine ? calm.replace("favicon", "favicon-turn") : calm;
    const count = store.state.log.value.length;
    if (ended && !over && heard > 0) play("over");
    else if (mine && !turn) {
      play("turn");
      tell(words.title());
    } else if (heard > 0 && count > heard) play("move");
    turn = mine;
    over = ended;
    heard = count;
  });
  const wrong = effect(() => {
    if (store.state.notice.value?.kind === "danger") play("error");
  });
  let warned = -1;
  const low = setInterval(() => {
    const table = store.state.table.value;
    const own = store.state.looking.value;
    const seat = own === null ? undefined : table?.seats[own];
    if (!table || !seat || !thinkingIn(store).includes(seat.seat)) return;
    const left = timeLeft(seat, true, store.state.heardAt.value, Date.now());
    if (left === null || left === 0) return;
    const urgency = urgencyOf(table.clock, left);
    if (urgency === "calm") return;
    play("low");
    if (warned === store.state.questions.value) return;
    warned = store.state.questions.value;
    store.state.notice.value = { kind: "danger", key: "ui-clock-low", rule: null };
  }, 3000);
  return () => {
    end();
    wrong();
    clearInterval(low);
    document.title = "Caravela";
    if (icon) icon.href = calm;
  };
}

function tell(game: string): void {
  if (!notify.value || !document.hidden || !mayNotify()) return;
  notifyHere(t("ui-your-turn"), game).catch(() => undefined); // title, icon and tone call as well
}
