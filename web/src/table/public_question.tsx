/** A question at a shared screen whose choices everybody may see: it is answered without passing the screen. */
import { Icon, Shield } from "../art/art";
import type { TableStore } from "../state/table";
import { t } from "../words/speech";
import { choiceWords } from "./telling";

export function PublicQuestion({ store }: { store: TableStore }) {
  const asked = store.state.publicly.value;
  const words = store.state.words.value;
  if (!asked || !words) return null;
  return (
    <aside class="public-question strip-curtain" aria-label={words.question(asked)}>
      <section class="panel">
        <Shield seat={asked.seat} />
        <h2>{words.seat(asked.seat)}</h2>
        {asked.choices.map((choice) => (
          <button
            key={choice.action}
            type="button"
            class="btn"
            data-legal={choice.action}
            disabled={store.state.pending.value}
            onClick={() => store.choose(choice.action)}
          >
            {choiceWords(store, choice)}
          </button>
        ))}
        <button type="button" class="btn q" onClick={() => store.show(asked.seat)}>
          <Icon name="eye" />
          {t("ui-show-hand")}
        </button>
      </section>
    </aside>
  );
}
