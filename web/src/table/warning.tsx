/** Before something is thrown away: what, by which rule, and whether it is meant. Each kind of warning can be muted. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../art/art";
import { Rule } from "../parts/rule";
import { warned } from "../state/settings";
import type { TableStore } from "../state/table";
import type { Warning } from "../state/table_state";
import { t, tWith } from "../words/speech";

export function WarningPanel({ store }: { store: TableStore }) {
  const warning = store.state.warning.value;
  return warning && <Panel key={warning.action} store={store} warning={warning} />;
}

function Panel({ store, warning }: { store: TableStore; warning: Warning }) {
  const [mute, setMute] = useState(false);
  const back = useRef<HTMLButtonElement>(null);
  // A second Enter goes back and not on: nothing is lost by haste.
  useEffect(() => {
    const before = document.activeElement;
    back.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const { action, wasteWarning } = warning;
  const words = store.state.words.value;
  if (!words) return null;
  return (
    <div class="notice warning over" role="alert">
      <Icon name="warn" />
      <div class="grow">
        <b>{tWith(words, wasteWarning.text, wasteWarning.facts)}</b> <Rule id={wasteWarning.rule} />
        <label class="check">
          <input type="checkbox" checked={mute} onChange={(event) => setMute(event.currentTarget.checked)} />
          <span>{t("ui-warn-mute")}</span>
        </label>
      </div>
      <button ref={back} type="button" class="btn" onClick={() => (store.state.warning.value = null)}>
        {t("ui-warn-back")}
      </button>
      <button
        type="button"
        class="btn"
        onClick={() => {
          if (mute) warned[wasteWarning.kind].value = false;
          void store.act(action, true);
        }}
      >
        {t("ui-warn-on")}
      </button>
    </div>
  );
}
