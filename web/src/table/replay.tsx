/** The replay bar: the scale bar as a timeline, for running and finished matches. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../art/art";
import { t, tWith } from "../words/speech";
import type { TableStore } from "../state/table";
import { storyOf } from "./telling";
import { roundAfter, roundBefore } from "./rounds";

const SPEEDS = [1, 2, 4] as const;
const BEAT = 1400;
const CATCHING_UP = 2;

const playing = signal(false);
const speed = signal<number>(1);

/** Replay quickly from the viewer's last action to the present. */
export function catchUp(store: TableStore): void {
  const last = store.state.lastOwnEntry();
  if (last === null) return;
  speed.value = CATCHING_UP;
  playing.value = true;
  void store.queries.lookBack(last + 1);
}

/** Follow the match from the first player's seat, with the delay that the table's host set. */
export function watchHands(store: TableStore): void {
  speed.value = 1;
  playing.value = true;
  void store.queries.lookBack(store.state.lastFrom(0), 0);
}

export function ReplayBar({ store }: { store: TableStore }) {
  const words = store.state.words.value;
  const past = store.state.past.value;
  const perspective = past ? past.seat : store.state.looking.value;
  const end = store.state.lastFrom(perspective);
  const at = past?.at ?? end;
  const aim = store.state.aim.value?.at ?? at;
  const to = (wanted: number) => void store.queries.lookBack(wanted, perspective);
  useEffect(() => {
    if (!playing.value) return undefined;
    if (at >= end) {
      // A delayed live view continues as the match goes on.
      if (!store.state.opened.value || perspective === null) playing.value = false;
      return undefined;
    }
    const timer = setTimeout(() => to(at + 1), BEAT / speed.value);
    return () => clearTimeout(timer);
  }, [playing.value, at, end, speed.value]);
  useEffect(
    () => () => {
      playing.value = false;
    },
    [],
  );
  const line = store.state.log.value.find((each) => each.at === at);
  const over = store.state.table.value?.phase === "over";
  return (
    <footer class="replay" data-region="bar">
      <div class="tp hbox">
        <Step label={t("ui-replay-first")} icon="prev" go={() => to(0)} />
        <Step
          label={words ? tWith(words, "word-round-before") : ""}
          sign="«"
          go={() => to(roundBefore(store.state.log.value, aim))}
        />
        <Step label={t("ui-replay-back")} icon="back1" go={() => to(aim - 1)} />
        <button
          type="button"
          class="btn p round"
          aria-label={t(playing.value ? "ui-replay-pause" : "ui-replay-play")}
          onClick={() => (playing.value = !playing.value)}
        >
          <Icon name={playing.value ? "pause" : "play"} />
        </button>
        <Step label={t("ui-replay-on")} icon="fwd1" go={() => to(aim + 1)} />
        <Step
          label={words ? tWith(words, "word-round-after") : ""}
          sign="»"
          go={() => to(roundAfter(store.state.log.value, aim, end))}
        />
        <Step label={t("ui-replay-last")} icon="next" go={() => (over ? to(end) : store.queries.toNow())} />
      </div>
      <div class="rs">
        <input
          type="range"
          min={0}
          max={end}
          value={aim}
          aria-label={t("ui-replay-moment")}
          aria-valuetext={line ? storyOf(store, line) : String(at)}
          onInput={(event) => to(Number(event.currentTarget.value))}
        />
        <KeyMarks store={store} end={end} go={to} />
        <p class="replay-story quiet">{line && storyOf(store, line)}</p>
      </div>
      <div class="mvn hbox gap-12">
        <span>
          <b class="num">{at}</b> {t("ui-replay-of", { last: end })}
        </span>
        {(over || store.state.opened.value) && <Eyes store={store} perspective={perspective} at={at} />}
        <select
          class="input small"
          aria-label={t("ui-replay-speed")}
          value={speed.value}
          onChange={(event) => (speed.value = Number(event.currentTarget.value))}
        >
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {each}×
            </option>
          ))}
        </select>
      </div>
    </footer>
  );
}

function Step({ label, icon, sign, go }: { label: string; icon?: string; sign?: string; go(): void }) {
  return (
    <button type="button" class="btn q sm ic" aria-label={label} onClick={go}>
      {icon ? <Icon name={icon} /> : sign}
    </button>
  );
}

/** Diamonds on the timeline: the key moments of the match. */
function KeyMarks({ store, end, go }: { store: TableStore; end: number; go(at: number): void }) {
  const moments = store.state.review.value?.moments ?? [];
  if (moments.length === 0) return null;
  return (
    <div class="key-marks">
      {moments.map((moment) => (
        <button
          key={moment.at}
          type="button"
          style={{ left: `${(moment.at / Math.max(1, end)) * 100}%` }}
          aria-label={t("ui-key-moment", { number: moment.at })}
          data-tip={t("ui-key-moment", { number: moment.at })}
          onClick={() => go(moment.at)}
        />
      ))}
    </div>
  );
}

/** Choose the seat to look from: allowed once a match is over, or with the agreed delay. */
function Eyes({ store, perspective, at }: { store: TableStore; perspective: number | null; at: number }) {
  return (
    <select
      class="input small"
      aria-label={t("ui-eyes")}
      value={perspective === null ? "" : String(perspective)}
      onChange={(event) =>
        void store.queries.lookBack(
          at,
          event.currentTarget.value === "" ? null : Number(event.currentTarget.value),
        )
      }
    >
      <option value="">{t("ui-eyes-nobody")}</option>
      {store.state.table.value?.seats.map((seat) => (
        <option key={seat.seat} value={String(seat.seat)}>
          {store.state.words.value?.seat(seat.seat)}
        </option>
      ))}
    </select>
  );
}
