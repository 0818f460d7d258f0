/** A key moment of a finished match: the action, its effect and the reasons, and links to look at it again. */
import { useState } from "preact/hooks";
import { Icon, Shield } from "../art/art";
import { ReasonItems } from "../learning/because";
import { faultText } from "../parts/fault";
import type { TableStore } from "../state/table";
import { mayPlayOn, playOn } from "../table/branching";
import { CopyMoment } from "../table/copy_moment";
import { beginsRound } from "../table/rounds";
import { storyOf } from "../table/telling";
import type { KeyMoment, LogLine, ReviewAnswer, ThoughtShape } from "../wire/shapes";
import { safely, t } from "../words/speech";
import { verbatim, type Wording } from "../words/wording";

/** Return the seat whose win probability changed most, and by how many percentage points. */
export function swingOf(review: ReviewAnswer, at: number): { seat: number; points: number } {
  const before = review.chances[at - 1] ?? [];
  const swings = (review.chances[at] ?? []).map((chance, seat) =>
    Math.round((chance - (before[seat] ?? 0)) * 100),
  );
  const points = swings.reduce((most, each) => (Math.abs(each) > Math.abs(most) ? each : most), 0);
  return { seat: Math.max(0, swings.indexOf(points)), points };
}

const percent = (thought: ThoughtShape | undefined) => Math.round((thought?.chance ?? 0) * 100);

/** Return the choice that the bot prefers to the one made; null if they are equal in whole per cent. */
export function betterThan(played: string, thoughts: readonly ThoughtShape[]): ThoughtShape | null {
  const made = thoughts.find((thought) => thought.action === played);
  const best = thoughts[0];
  return best && best.action !== played && percent(best) > percent(made) ? best : null;
}

/** Return the end of the action's own events: a key moment leaves out the round that begins with it. */
export function endOfAct(line: LogLine): number {
  const next = line.events.findIndex(beginsRound);
  return next > 0 ? next : line.events.length;
}

/** The win probability that a choice lost against the best one, in percentage points. */
export function costOf(moment: KeyMoment): number {
  const made = moment.thoughts.find((thought) => thought.action === moment.played.action);
  return made ? percent(moment.thoughts[0]) - percent(made) : 0;
}

/** Fraction of a swing from which it counts as luck. */
const MOSTLY = 0.5;

/** Return the text for a moment at which no other choice was better; never empty. */
export function agreement(moment: KeyMoment, seat: number, points: number, words: Wording): string {
  const luck = Math.round((moment.luck[seat] ?? 0) * 100);
  if (luck !== 0 && luck * points > 0 && Math.abs(luck) >= MOSTLY * Math.abs(points))
    return t(luck > 0 ? "ui-moment-luck-up" : "ui-moment-luck-down", { points: Math.abs(luck) });
  const mover = verbatim(words.seat(moment.seat));
  return t(moment.thoughts.length === 0 ? "ui-moment-forced" : "ui-moment-good", { seat: mover });
}

interface MomentProps {
  store: TableStore;
  review: ReviewAnswer;
  moment: KeyMoment;
  words: Wording;
  /** Show the cost of the choice to its player instead of the largest swing. */
  mistake?: boolean;
}

export function Moment({ store, review, moment, words, mistake = false }: MomentProps) {
  const line = store.state.log.value.find((each) => each.at === moment.at);
  const { seat, points } = swingOf(review, moment.at);
  const made = moment.thoughts.find((thought) => thought.action === moment.played.action);
  const better = betterThan(moment.played.action, moment.thoughts);
  const swing = mistake
    ? t("ui-mistake-cost", { points: costOf(moment) })
    : t(points < 0 ? "ui-swing-down" : "ui-swing-up", {
        seat: verbatim(words.seat(seat)),
        points: Math.abs(points),
      });
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
          {swing}{" "}
          {better
            ? t(made ? "ui-bot-better" : "ui-bot-better-untried", {
                action: verbatim(safely(better.action, () => words.action(better, moment.seat))),
                percent: percent(better),
                made: percent(made),
              })
            : agreement(moment, seat, points, words)}
        </p>
        {better && moment.reasons.length > 0 && (
          <ul class="thoughts">
            {!store.state.isMine(moment.seat) && (
              <li>{t("ui-guide-others", { seats: verbatim(words.seat(moment.seat)) })}</li>
            )}
            <ReasonItems reasons={moment.reasons} other={moment.played} words={words} />
          </ul>
        )}
      </div>
      <MomentButtons store={store} moment={moment} />
    </li>
  );
}

function MomentButtons({ store, moment }: { store: TableStore; moment: KeyMoment }) {
  const [fault, setFault] = useState("");
  const table = store.state.table.value;
  const before = moment.at - 1;
  const playFromHere = () => {
    if (table) playOn(store, table, before).catch((error: unknown) => setFault(faultText(error)));
  };
  return (
    <div class="moment-buttons hbox wrap">
      <button
        type="button"
        class="btn sm"
        aria-label={t("ui-key-moment", { number: moment.at })}
        onClick={() => void store.queries.lookBack(before, moment.seat)}
      >
        <Icon name="eye" size="s" />
        <span class="hide-s">{t("ui-show")}</span>
      </button>
      {table && mayPlayOn(table) && store.state.isMine(moment.seat) && (
        <button type="button" class="btn sm" aria-label={t("ui-play-on")} onClick={playFromHere}>
          <Icon name="play" size="s" />
          <span class="hide-s">{t("ui-play-on")}</span>
        </button>
      )}
      <CopyMoment match={store.match} at={before} label={t("ui-share-moment", { number: before })} />
      {fault !== "" && <span role="alert">{fault}</span>}
    </div>
  );
}
