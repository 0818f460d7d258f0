/**
 * The reaction to a storm: the other players are asked for fine weather, one after the other.
 *
 * Everybody sees the same countdown, whichever seat is asked and whatever it holds: a seat without the card must not
 * answer faster than one with it. When it ends, the asked seat lets the storm come, unless it stopped the countdown. A
 * hidden page answers nothing: its countdown starts again when it becomes visible.
 */
import { useEffect, useState } from "preact/hooks";
import { Icon, Shield } from "../../art/art";
import { Rule } from "../../parts/rule";
import type { Props } from "./sea";
import { caravelOf, inSector, seatAt, type ColumbusView } from "./view";

export const SECONDS = 12;
const TICK = 250;
const ROWS = 9;
const ROUND = 2 * Math.PI * 20;

/** Return the side where the panel hides least: away from the caravels that the storm would push. */
function side(view: ColumbusView): "north" | "south" {
  const rows = inSector(view, view.storm.sector).map((seat) => caravelOf(view, seat).row);
  const mean = rows.reduce((sum, row) => sum + row, 0) / Math.max(1, rows.length);
  return mean > ROWS / 2 ? "north" : "south";
}

export function Reaction(props: Props) {
  const { view, words, asked, past, timeOut, table, size } = props;
  const on = view.step === "answer" && !past;
  const seat = seatAt(view.actor);
  const mine = on && asked?.question === "answer";
  const [visit, setVisit] = useState(0);
  const key = on
    ? `${table.match} ${view.round} ${view.turn} ${view.storm.sector} ${view.actor} ${visit}`
    : "";
  const [left, setLeft] = useState(SECONDS);
  const [stopped, setStopped] = useState(false);
  useEffect(() => {
    setLeft(SECONDS);
    setStopped(false);
  }, [key]);
  useEffect(() => {
    if (!on || stopped) return undefined;
    const end = Date.now() + left * 1000;
    const timer = setInterval(() => setLeft(Math.max(0, (end - Date.now()) / 1000)), TICK);
    return () => clearInterval(timer);
  }, [key, stopped]);
  useEffect(() => {
    if (mine && left === 0 && !stopped && !document.hidden) timeOut("decline");
  }, [left, mine]);
  useEffect(() => {
    if (!mine || stopped) return undefined;
    const look = () => document.hidden || setVisit((visits) => visits + 1);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [mine, stopped]);
  if (!on) return null;
  const seconds = Math.ceil(left);
  return (
    <section class={`cc-reaction ${side(view)}`} aria-label={words.t("board-reaction")}>
      <svg viewBox="0 0 48 48" class="cc-countdown" aria-hidden="true">
        <circle cx="24" cy="24" r="20" />
        {!stopped && (
          <circle
            cx="24"
            cy="24"
            r="20"
            class="left"
            style={{ strokeDasharray: ROUND, strokeDashoffset: ROUND * (1 - left / SECONDS) }}
          />
        )}
        <text x="24" y="30">
          {stopped ? "∞" : seconds}
        </text>
      </svg>
      <div>
        <b>
          <Icon name="storm" size="s" />
          {words.t("board-storm-rises", { sector: view.storm.sector })}
        </b>
        <p>
          <Shield seat={seat} size="s" />
          <span>
            {mine
              ? words.t(stopped ? "board-reaction-waits" : "board-reaction-you", { count: seconds })
              : words.t("board-reaction-other", { seat: `@${view.actor}` })}
          </span>
          <Rule id="CC-CRD-14" />
        </p>
      </div>
      {mine && !stopped && (
        <button
          type="button"
          class="btn sm"
          aria-label={words.t("board-reaction-stop")}
          onClick={() => setStopped(true)}
        >
          <Icon name="pause" size="s" />
          {size !== "phone" && words.t("board-reaction-stop")}
        </button>
      )}
    </section>
  );
}
