/** The talk at the table. */
import { useEffect, useState } from "preact/hooks";
import { Icon, Shield } from "../art/art";
import { Check } from "../parts/controls";
import { hearWatchers } from "../state/settings";
import type { TableStore } from "../state/table";
import { t } from "../words/speech";

const LONGEST = 500;

export function Chat({ store }: { store: TableStore }) {
  const [text, setText] = useState("");
  useEffect(() => {
    store.state.chatShown.value = true;
    store.readChat();
    return () => {
      store.state.chatShown.value = false;
    };
  }, [store]);
  const send = (event: Event) => {
    event.preventDefault();
    const said = text.trim();
    if (!said) return;
    setText("");
    void store.say(said);
  };
  const all = store.state.chat.value;
  const lines = hearWatchers.value ? all : all.filter((line) => line.seat !== null);
  return (
    <div class="chat">
      <ol class="lines" tabIndex={0} aria-label={t("ui-chat")}>
        {lines.toReversed().map((line) => (
          <li key={line.number}>
            {line.seat === null ? <Icon name="eye" size="s" /> : <Shield seat={line.seat} size="s" />}
            <div>
              <b>{line.name}</b> {line.text}
            </div>
          </li>
        ))}
        {lines.length === 0 && <li class="quiet">{t("ui-chat-empty")}</li>}
      </ol>
      {all.some((line) => line.seat === null) && <Check label={t("ui-chat-watchers")} on={hearWatchers} />}
      <form class="hbox" onSubmit={send}>
        <input
          class="input"
          value={text}
          maxLength={LONGEST}
          aria-label={t("ui-chat-write")}
          placeholder={t("ui-chat-write")}
          autocomplete="off"
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button class="btn ic" type="submit" aria-label={t("ui-chat-send")} disabled={!text.trim()}>
          <Icon name="fwd1" />
        </button>
      </form>
    </div>
  );
}
