/** Offer a returning player a quick replay of what happened since their last action. */
import { useState } from "preact/hooks";
import { Icon } from "../art/art";
import type { TableStore } from "../state/table";
import { t } from "../words/speech";
import { catchUp } from "./replay";

/** Up to this many missed moves, offer no replay. */
export const FEW = 2;

/** Return the number of moves since the viewer's last action. */
export function missed(store: TableStore): number {
  const last = store.state.lastOwnEntry();
  return last === null ? 0 : (store.state.position.value?.at ?? 1) - 1 - last;
}

export function SinceStrip({ store }: { store: TableStore }) {
  const at = store.state.position.value?.at ?? 0;
  // Count only the moves from before the table was opened; later ones are seen live.
  const [opened] = useState(at);
  const [wanted, setWanted] = useState(true);
  const count = missed(store);
  if (
    !wanted ||
    at !== opened ||
    count <= FEW ||
    store.state.past.value ||
    store.state.yours.value.length === 0
  )
    return null;
  return (
    <aside class="notice since" aria-label={t("ui-since-more")}>
      <Icon name="clock" />
      <span class="grow" role="status">
        {t("ui-since-return", { count })}
      </span>
      <button type="button" class="btn sm" onClick={() => catchUp(store)}>
        <Icon name="play" size="s" />
        {t("ui-since-watch")}
      </button>
      <button type="button" class="btn q sm ic" aria-label={t("ui-close")} onClick={() => setWanted(false)}>
        <Icon name="close" size="s" />
      </button>
    </aside>
  );
}
