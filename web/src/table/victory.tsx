/** The moment a match ends: the board stays, and a panel says who won until its player goes on to the review. */
import { Icon, Shield } from "../art/art";
import { GuardedButton } from "../parts/guarded_button";
import type { TableStore } from "../state/table";
import { t } from "../words/speech";
import { ending } from "./ending";
import { headline } from "./headline";
import "../styles/victory.css";

export function Victory({ store }: { store: TableStore }) {
  const outcome = store.state.position.value?.outcome;
  const words = store.state.words.value;
  const table = store.state.table.value;
  if (!outcome || !words || !table || ending.value !== "panel") return null;
  const winners = table.seats.filter(({ seat }) => outcome.places[seat] === 1);
  const order = table.seats.toSorted(
    (first, second) => (outcome.places[first.seat] ?? 0) - (outcome.places[second.seat] ?? 0),
  );
  return (
    <section class="victory panel vbox gap-12" aria-label={t("ui-review")}>
      <p class="winners hbox gap-8">
        {winners.map(({ seat }) => (
          <Shield key={seat} seat={seat} />
        ))}
      </p>
      <div role="status">
        <h2>{headline(store, outcome, words)}</h2>
      </div>
      {outcome.places.length > 0 && (
        <ol aria-label={t("ui-standings")}>
          {order.map(({ seat, resigned }) => (
            <li key={seat} class={store.state.isMine(seat) ? "own" : ""}>
              <span class="num">{outcome.places[seat]}</span>
              <Shield seat={seat} size="s" />
              <b>{words.seat(seat)}</b>
              <span class="num">
                {resigned
                  ? t("ui-resigned-result")
                  : outcome.scores.length > 0 && words.score(outcome.scores[seat] ?? 0)}
              </span>
            </li>
          ))}
        </ol>
      )}
      <div class="row">
        <button type="button" class="btn" onClick={() => (ending.value = "board")}>
          <Icon name="eye" />
          {t("ui-see-board")}
        </button>
        <GuardedButton resetKey="over" className="p to-review" focused press={() => (ending.value = null)}>
          <Icon name="trophy" />
          {t("ui-see-review")}
        </GuardedButton>
      </div>
    </section>
  );
}
