/** How likely everybody was to win, all along, and the moments that turned the match, with what a bot saw there. */
import { useEffect } from "preact/hooks";
import { Icon, Shield } from "../art/art";
import type { TableStore } from "../state/table";
import { storyOf } from "../table/telling";
import { beginsRound } from "../table/rounds";
import type { KeyMoment, LogLine, ReviewAnswer, ThoughtShape } from "../wire/shapes";
import { safely, say } from "../words/speech";
import { verbatim, type Wording } from "../words/wording";
import { Curve, CurvePlace } from "./curve";

export function Chances({ store, words }: { store: TableStore; words: Wording }) {
  // The last position may be here before the word that the match is over: then it is asked for a second time.
  useEffect(() => void store.askReview(), [store.table.value?.phase]);
  const review = store.review.value;
  const seats = store.table.value?.seats ?? [];
  if (store.reviewFailed.value) return <Failed store={store} />;
  if (review && review.chances.length < 2) return null;
  if (!review)
    return (
      <section class="panel gp chances">
        <header>
          <h2>{say("ui-chances")}</h2>
        </header>
        <CurvePlace />
      </section>
    );
  const samples = review.chances.map((chances, at) => ({
    at,
    round: null,
    scores: chances.map((chance) => Math.round(chance * 100)),
  }));
  return (
    <section class="panel gp chances">
      <header>
        <h2>{say("ui-chances")}</h2>
      </header>
      <Curve
        samples={samples}
        seats={seats}
        words={words}
        marks={review.moments}
        percent
        show={(at) => void store.lookBack(at)}
      />
      {review.moments.length > 0 && (
        <>
          <h3>{say("ui-key-moments")}</h3>
          <ol class="moments">
            {review.moments.map((moment) => (
              <Moment key={moment.at} store={store} review={review} moment={moment} words={words} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function Failed({ store }: { store: TableStore }) {
  return (
    <section class="panel gp chances">
      <header>
        <h2>{say("ui-chances")}</h2>
      </header>
      <p class="lead" role="status">
        {say("ui-chances-failed")}
      </p>
      <button type="button" class="btn sm" onClick={() => void store.askReview()}>
        <Icon name="rotate" size="s" />
        {say("ui-chances-again")}
      </button>
    </section>
  );
}

/** Whose chances changed most at a moment, and by how many percentage points. */
export function swingOf(review: ReviewAnswer, at: number): { seat: number; points: number } {
  const before = review.chances[at - 1] ?? [];
  const swings = (review.chances[at] ?? []).map((chance, seat) =>
    Math.round((chance - (before[seat] ?? 0)) * 100),
  );
  const points = swings.reduce((most, each) => (Math.abs(each) > Math.abs(most) ? each : most), 0);
  return { seat: Math.max(0, swings.indexOf(points)), points };
}

const percent = (thought: ThoughtShape | undefined) => Math.round((thought?.chance ?? 0) * 100);

/** The choice that the bot liked better than the one that was made; null when it would not be told in whole percents. */
export function betterThan(played: string, thoughts: readonly ThoughtShape[]): ThoughtShape | null {
  const made = thoughts.find((thought) => thought.action === played);
  const best = thoughts[0];
  return best && best.action !== played && percent(best) > percent(made) ? best : null;
}

function Moment({
  store,
  review,
  moment,
  words,
}: {
  store: TableStore;
  review: ReviewAnswer;
  moment: KeyMoment;
  words: Wording;
}) {
  const line = store.log.value.find((each) => each.at === moment.at);
  const { seat, points } = swingOf(review, moment.at);
  const made = moment.thoughts.find((thought) => thought.action === moment.played.action);
  const better = betterThan(moment.played.action, moment.thoughts);
  const same = made && made.chance >= (moment.thoughts[0]?.chance ?? 0);
  return (
    <li>
      <Shield seat={moment.seat} size="s" />
      <div class="grow">
        <p>
          {line
            ? storyOf(store, line, 0, endOfAct(line))
            : safely(moment.played.action, () => words.action(moment.played, moment.seat))}
        </p>
        <p class="quiet">
          {say(points < 0 ? "ui-swing-down" : "ui-swing-up", {
            seat: verbatim(words.seat(seat)),
            points: Math.abs(points),
          })}{" "}
          {better
            ? say("ui-bot-better", {
                action: verbatim(safely(better.action, () => words.action(better, moment.seat))),
                percent: percent(better),
                made: percent(made),
              })
            : same && say("ui-bot-same")}
        </p>
      </div>
      <button
        type="button"
        class="btn sm"
        aria-label={say("ui-key-moment", { number: moment.at })}
        onClick={() => void store.lookBack(moment.at - 1, moment.seat)}
      >
        <Icon name="eye" size="s" />
        <span class="hide-s">{say("ui-show")}</span>
      </button>
    </li>
  );
}

/** What was done is what turned the match, not the round that began with it. */
export function endOfAct(line: LogLine): number {
  const next = line.events.findIndex(beginsRound);
  return next > 0 ? next : line.events.length;
}
