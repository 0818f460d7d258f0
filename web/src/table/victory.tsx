/** The moment a match ends: the board stays, and a panel says who won until its player goes on to the review. */
import { effect } from "@preact/signals";
import { Icon, Shield } from "../art/art";
import { LateButton } from "../parts/late_button";
import { ofTable } from "../state/of_table";
import type { TableStore } from "../state/table";
import { say } from "../words/speech";
import { headline } from "./headline";
import "../styles/victory.css";

/** What is shown of an end that was seen at the table: the panel over the board, or the board alone. */
export const ending = ofTable<"panel" | "board" | null>(null);

/** Notices when a match ends for somebody who plays in it. One that was over before opens with its review. */
export function watchEnd(store: TableStore): () => void {
  let playing = false;
  return effect(() => {
    const phase = store.table.value?.phase;
    if (phase === "playing") playing = store.yours.value.length > 0;
    else if (phase === "over" && playing) {
      playing = false;
      ending.value = "panel";
    }
    if (phase === "over" && store.past.value) ending.value = null;
  });
}

export function Victory({ store }: { store: TableStore }) {
  const outcome = store.position.value?.outcome;
  const words = store.words.value;
  const table = store.table.value;
  if (!outcome || !words || !table || ending.value !== "panel") return null;
  const winners = table.seats.filter(({ seat }) => outcome.places[seat] === 1);
  const order = table.seats.toSorted(
    (first, second) => (outcome.places[first.seat] ?? 0) - (outcome.places[second.seat] ?? 0),
  );
  return (
    <section class="victory panel" aria-label={say("ui-review")}>
      <p class="winners">
        {winners.map(({ seat }) => (
          <Shield key={seat} seat={seat} />
        ))}
      </p>
      <div role="status">
        <h2>{headline(store, outcome, words)}</h2>
      </div>
      {outcome.places.length > 0 && (
        <ol aria-label={say("ui-standings")}>
          {order.map(({ seat, resigned }) => (
            <li key={seat} class={store.isMine(seat) ? "own" : ""}>
              <span class="num">{outcome.places[seat]}</span>
              <Shield seat={seat} size="s" />
              <b>{words.seat(seat)}</b>
              <span class="num">
                {resigned
                  ? say("ui-resigned-result")
                  : outcome.scores.length > 0 && words.score(outcome.scores[seat] ?? 0)}
              </span>
            </li>
          ))}
        </ol>
      )}
      <div class="row">
        <button type="button" class="btn" onClick={() => (ending.value = "board")}>
          <Icon name="eye" />
          {say("ui-see-board")}
        </button>
        <LateButton about="over" className="p to-review" focused press={() => (ending.value = null)}>
          <Icon name="trophy" />
          {say("ui-see-review")}
        </LateButton>
      </div>
    </section>
  );
}

/** The way to the review, in the bar, for somebody who looks at the board first. */
export function ToReview() {
  if (ending.value !== "board") return null;
  return (
    <button type="button" class="btn p to-review" onClick={() => (ending.value = null)}>
      <Icon name="trophy" />
      {say("ui-see-review")}
    </button>
  );
}
