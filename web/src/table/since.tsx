/** For somebody who comes back: what has happened since the last choice, to be watched quickly or not. */
import { useState } from "preact/hooks";
import { Icon } from "../art/art";
import type { TableStore } from "../state/table";
import { say } from "../words/speech";
import { catchUp } from "./replay";

/** So many moves one remembers, or sees at a glance. */
export const FEW = 2;

/** How many moves were made since one's own last choice. */
export function missed(store: TableStore): number {
  const last = store.lastOwnEntry();
  return last === null ? 0 : (store.position.value?.at ?? 1) - 1 - last;
}

export function SinceStrip({ store }: { store: TableStore }) {
  const at = store.position.value?.at ?? 0;
  // Only what lay there when the table was opened; what comes later is seen as it comes.
  const [opened] = useState(at);
  const [wanted, setWanted] = useState(true);
  const count = missed(store);
  if (!wanted || at !== opened || count <= FEW || store.past.value || store.yours.value.length === 0)
    return null;
  return (
    <aside class="notice since" aria-label={say("ui-since-more")}>
      <Icon name="clock" />
      <span class="grow" role="status">
        {say("ui-since-return", { count })}
      </span>
      <button type="button" class="btn sm" onClick={() => catchUp(store)}>
        <Icon name="play" size="s" />
        {say("ui-since-watch")}
      </button>
      <button type="button" class="btn q sm ic" aria-label={say("ui-close")} onClick={() => setWanted(false)}>
        <Icon name="close" size="s" />
      </button>
    </aside>
  );
}
