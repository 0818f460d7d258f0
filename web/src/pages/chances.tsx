/** How likely everybody was to win, all along, and the moments that turned the match, with what a bot saw there. */
import { useEffect } from "preact/hooks";
import { Icon } from "../art/art";
import type { TableStore } from "../state/table";
import { t } from "../words/speech";
import type { Wording } from "../words/wording";
import { Curve, CurvePlace } from "./curve";
import { Moment } from "./moment";

export function Chances({ store, words }: { store: TableStore; words: Wording }) {
  // The last position may be here before the word that the match is over: then it is asked for a second time.
  useEffect(() => void store.queries.askReview(), [store.state.table.value?.phase]);
  const review = store.state.review.value;
  const seats = store.state.table.value?.seats ?? [];
  if (store.state.reviewFailed.value) return <Failed store={store} />;
  if (!review) return <Underway store={store} />;
  if (review.chances.length < 2) return null;
  const samples = review.chances.map((chances, at) => ({
    at,
    round: review.rounds[at] ?? null,
    scores: chances.map((chance) => Math.round(chance * 100)),
  }));
  return (
    <section class="panel gp chances">
      <header>
        <h2>{t("ui-chances")}</h2>
      </header>
      <Curve
        samples={samples}
        seats={seats}
        words={words}
        marks={review.moments}
        percent
        show={(at) => void store.queries.lookBack(at)}
      />
      {review.moments.length > 0 && (
        <>
          <h3>{t("ui-key-moments")}</h3>
          <ol class="moments ruled">
            {review.moments.map((moment) => (
              <Moment key={moment.at} store={store} review={review} moment={moment} words={words} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function Underway({ store }: { store: TableStore }) {
  const progress = store.state.reviewProgress.value;
  const label = progress && t("ui-review-progress", progress);
  return (
    <section class="panel gp chances">
      <header>
        <h2>{t("ui-chances")}</h2>
      </header>
      {progress && (
        <>
          <p class="lead" role="status">
            {label}
          </p>
          <progress max={progress.total} value={progress.done} aria-label={label ?? ""} />
        </>
      )}
      <CurvePlace />
    </section>
  );
}

function Failed({ store }: { store: TableStore }) {
  return (
    <section class="panel gp chances">
      <header>
        <h2>{t("ui-chances")}</h2>
      </header>
      <p class="lead" role="status">
        {t("ui-chances-failed")}
      </p>
      <button type="button" class="btn sm" onClick={() => void store.queries.askReview()}>
        <Icon name="rotate" size="s" />
        {t("ui-chances-again")}
      </button>
    </section>
  );
}
