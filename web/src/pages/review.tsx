/** A finished match: the result and its reason, points by category, the curve, the log, and the next steps. */
import { Fragment } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon, Picture, Shield } from "../art/art";
import { Rhumbs } from "../art/rhumbs";
import type { Category } from "../games/board";
import { generic } from "../games/generic/board";
import { ThemeButton } from "../parts/controls";
import { faultText } from "../parts/fault";
import { HistoryLink } from "../parts/history_link";
import { Rule } from "../parts/rule";
import { go } from "../route";
import { newNonce } from "../state/lobby";
import type { TableStore } from "../state/table";
import { scoreLabel } from "../table/breakdown";
import { headline } from "../table/headline";
import { Log } from "../table/log";
import { originsIn } from "../table/origins";
import { ReplayBar } from "../table/replay";
import { useBoardProps, useSize } from "../table/shown";
import { historyOf } from "../table/seat_history";
import { WatchLink } from "../table/watch_link";
import * as api from "../wire/api";
import type { OutcomeShape, TableShape } from "../wire/shapes";
import { safely, t } from "../words/speech";
import type { Wording } from "../words/wording";
import { Chances } from "./chances";
import { LuckAndSkill, Mistakes } from "./skill";
import { Curve, CurvePlace, type Sample } from "./curve";
import { DealPlays } from "./deal_plays";
import { Trust } from "./trust";
import "../styles/review.css";

/** Number of positions that the curve is drawn from. */
const SAMPLES = 48;

export function Review({ store, table }: { store: TableStore; table: TableShape }) {
  const outcome = store.state.position.value?.outcome;
  const words = store.state.words.value;
  if (!outcome || !words) return null;
  return (
    <div class="app">
      <header class="top hbox gap-12">
        <a class="brand" href="/" aria-label={t("ui-home")}>
          <Picture name="logo" box="0 0 48 48" />
          <span class="hide-s">Caravela</span>
        </a>
        <span class="sep hide-s" />
        <span class="ttl ellipsis">{words.title()}</span>
        <span class="chip">{t("ui-review")}</span>
        <span class="grow" />
        <WatchLink match={table.match} label={t("ui-copy-replay")} quiet />
        <ThemeButton />
      </header>
      <main class="review">
        <Rhumbs className="ground" width={1440} height={760} x={1180} y={-60} radius={600} />
        <div class="lc">
          <Heading store={store} outcome={outcome} words={words} />
          <Ending store={store} />
          <Mistakes store={store} words={words} />
          <Chances store={store} words={words} />
          <MatchCurve store={store} words={words} />
          <section class="panel log review-log" data-region="log">
            <header class="hbox gap-8">
              <h2>{t("ui-log")}</h2>
              <span class="quiet hide-s">{t("ui-review-log-hint")}</span>
            </header>
            <Log store={store} />
          </section>
        </div>
        <div class="rc">
          <Standings store={store} outcome={outcome} table={table} words={words} />
          <Categories store={store} outcome={outcome} table={table} words={words} />
          <DealPlays store={store} words={words} />
          {store.state.review.value && <LuckAndSkill review={store.state.review.value} words={words} />}
          <Trust store={store} table={table} />
        </div>
      </main>
      <ReplayBar store={store} />
    </div>
  );
}

function Heading({ store, outcome, words }: { store: TableStore; outcome: OutcomeShape; words: Wording }) {
  const [fault, setFault] = useState("");
  const moves = (store.state.position.value?.at ?? 1) - 1;
  const again = async () => {
    try {
      const next = store.state.table.value?.rematch ?? (await api.rematch(store.match, newNonce())).match;
      go(`/table/${next}`);
    } catch (error) {
      setFault(faultText(error));
    }
  };
  return (
    <div class="hdx">
      <div>
        <h1>{headline(store, outcome, words)}</h1>
        <p>
          {safely(outcome.reason, () => words.outcome(outcome))} {t("ui-review-moves", { count: moves })}{" "}
          {outcome.trail.map((rule) => (
            <Rule key={rule} id={rule} />
          ))}
        </p>
        <p role="alert">{fault}</p>
      </div>
      {store.state.yours.value.length > 0 && (
        <button class="btn p" type="button" onClick={() => void again()}>
          {t(store.state.table.value?.rematch ? "ui-rematch-join" : "ui-rematch")}
          <Icon name="fwd1" />
        </button>
      )}
    </div>
  );
}

/** The board's own account of the final scoring. */
function Ending({ store }: { store: TableStore }) {
  const size = useSize();
  const props = useBoardProps(store, size).value;
  const GameEvent = store.state.board.value?.Ending;
  if (!GameEvent || !props) return null;
  return (
    <div class="ending">
      <GameEvent {...props} />
    </div>
  );
}

function MatchCurve({ store, words }: { store: TableStore; words: Wording }) {
  const [samples, setSamples] = useState<Sample[]>([]);
  const board = store.state.board.value ?? generic;
  const seats = store.state.table.value?.seats ?? [];
  useEffect(() => {
    let wanted = true;
    const collect = async () => {
      const end = (store.state.position.value?.at ?? 1) - 1;
      const step = Math.max(1, Math.ceil(end / SAMPLES));
      const found: Sample[] = [];
      const moments = Array.from({ length: Math.ceil(end / step) }, (_, number) => number * step);
      for (const at of [...moments, end]) {
        if (!wanted) return;
        const answer = await store.socket.ask({ type: "past", at, seat: null });
        if (!answer) return;
        const scores = seats.map((seat) => board.score(answer.view, seat.seat));
        if (scores.includes(null)) return; // this game's score is not in its view
        found.push({ at, round: board.round(answer.view), scores: scores as number[] });
      }
      if (wanted) setSamples(found);
    };
    void collect();
    return () => {
      wanted = false;
    };
  }, [board]);
  const known = seats.every((seat) => board.score(store.state.position.value?.view, seat.seat) !== null);
  if (!known) return null;
  return (
    <section class="panel gp">
      <header>
        <h2>{t("ui-curve")}</h2>
      </header>
      {samples.length < 2 ? (
        <CurvePlace />
      ) : (
        <Curve samples={samples} seats={seats} words={words} show={(at) => void store.queries.lookBack(at)} />
      )}
    </section>
  );
}

function Standings({
  store,
  outcome,
  table,
  words,
}: {
  store: TableStore;
  outcome: OutcomeShape;
  table: TableShape;
  words: Wording;
}) {
  const order = table.seats.toSorted(
    (first, second) => (outcome.places[first.seat] ?? 0) - (outcome.places[second.seat] ?? 0),
  );
  const origins = originsIn(store.state.board.value, store.state.log.value, null);
  return (
    <section class="panel sdp" aria-label={t("ui-standings")}>
      {order.map((seat) => {
        // A match that was abandoned has no result: take the scores from the board.
        const view = store.state.position.value?.view;
        const points = outcome.scores[seat.seat] ?? store.state.board.value?.score(view, seat.seat) ?? null;
        const score = points === null ? "" : words.score(points);
        const origin = origins.score(seat.seat);
        return (
          <Fragment key={seat.seat}>
            <div class={`sd hbox gap-8 ${outcome.places[seat.seat] === 1 ? "win" : ""}`}>
              <span class="rk num">{outcome.places[seat.seat]}</span>
              <Shield seat={seat.seat} size="m" />
              <b class="ellipsis">{words.seat(seat.seat)}</b>
              {seat.role === "bot" && <Icon name="bot" size="s" />}
              <span class="grow" />
              {outcome.places[seat.seat] === 1 && (
                <span class="chip dark">
                  <Icon name="trophy" />
                  <span class="hidden-words">{t("ui-winner")}</span>
                </span>
              )}
              <HistoryLink at={origin} class="num dbl" aria-label={scoreLabel(score, origin)}>
                {score}
              </HistoryLink>
            </div>
            <p class="history">
              {seat.resigned && t("ui-resigned-result")} {historyOf(store.state.log.value, seat)}
            </p>
          </Fragment>
        );
      })}
    </section>
  );
}

function Categories({
  store,
  outcome,
  table,
  words,
}: {
  store: TableStore;
  outcome: OutcomeShape;
  table: TableShape;
  words: Wording;
}) {
  const gameEvent: Category[] = Object.entries(outcome.categories).map(([key, points]) => ({
    key,
    label: words.category(key),
    points,
  }));
  const board = store.state.board.value;
  const all =
    gameEvent.length > 0 ? gameEvent : (board?.categories?.(store.state.position.value?.view, words) ?? []);
  const rows = all.filter((row) => row.points.some((points) => points !== 0));
  if (rows.length === 0) return null;
  const origins = originsIn(board, store.state.log.value, null);
  return (
    <section class="panel categories">
      <h2>{t("ui-categories")}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {table.seats.map((seat) => (
              <th key={seat.seat} scope="col">
                <Shield seat={seat.seat} size="s" />
                <span class="hidden-words">{words.seat(seat.seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              {row.points.map((points, at) => {
                const origin = origins.score(at, row.key);
                return (
                  <td key={at} class="num">
                    <HistoryLink at={origin} aria-label={scoreLabel(String(points), origin)}>
                      {points}
                    </HistoryLink>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
