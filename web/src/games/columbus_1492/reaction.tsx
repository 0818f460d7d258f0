/**
 * The reaction to a storm: the other players are asked for fine weather, one after the other.
 *
 * Everybody sees the same countdown, whichever seat is asked and whatever it holds: a seat without the card must not
 * answer faster than one with it. When it ends, the asked seat lets the storm come, unless it stopped the countdown. A
 * hidden page answers nothing: its countdown starts again when it becomes visible.
 */
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../art/art";
import { freeSide } from "./frame";
import { caravelOf, inSector, seatAt, type Props } from "./view";
import { Notice } from "./wind";

const SECONDS = 12;
const TICK = 250;
const RING = { cx: 24, cy: 24, r: 20, fill: "none", "stroke-width": 4 };

export function Reaction(props: Props) {
  const { view, past, table } = props;
  const [visits, setVisits] = useState(0);
  if (view.step !== "answer" || past) return null;
  const key = [table.match, view.round, view.turn, view.storm.sector, view.actor, visits].join(" ");
  return <Countdown key={key} {...props} restart={() => setVisits(visits + 1)} />;
}

function Countdown(props: Props & { restart(): void }) {
  const { view, words, asked, timeOut, size, restart } = props;
  const mine = asked?.question === "answer";
  const [left, setLeft] = useState(SECONDS);
  const [stopped, setStopped] = useState(false);
  useEffect(() => {
    if (stopped) return undefined;
    const end = Date.now() + left * 1000;
    const timer = setInterval(() => setLeft(Math.max(0, (end - Date.now()) / 1000)), TICK);
    const look = () => {
      if (mine && !document.hidden) restart();
    };
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [stopped, mine]);
  useEffect(() => {
    if (mine && left === 0 && !stopped && !document.hidden) timeOut("decline");
  }, [left, mine]);
  const seconds = Math.ceil(left);
  const pushed = inSector(view, view.storm.sector).map((seat) => caravelOf(view, seat));
  const stop = words.t("board-reaction-stop");
  return (
    <section
      class={`cc-overlay cc-reaction hbox loose ${freeSide(pushed)}`}
      aria-label={words.t("board-reaction")}
    >
      <svg viewBox="0 0 48 48" class="cc-countdown" aria-hidden="true">
        <circle {...RING} stroke="var(--line)" />
        {!stopped && (
          <circle
            {...RING}
            class="left"
            stroke="var(--danger)"
            pathLength={1}
            stroke-dasharray="1"
            style={{ strokeDashoffset: 1 - left / SECONDS }}
          />
        )}
        <text x="24" y="30">
          {stopped ? "∞" : seconds}
        </text>
      </svg>
      <Notice
        icon="storm"
        title={words.t("board-storm-rises", { sector: view.storm.sector })}
        seat={seatAt(view.actor)}
        text={
          mine
            ? words.t(stopped ? "board-reaction-waits" : "board-reaction-you", { count: seconds })
            : words.t("board-reaction-other", { seat: `@${view.actor}` })
        }
        rule="CC-CRD-14"
      />
      {mine && !stopped && (
        <button type="button" class="btn sm" aria-label={stop} onClick={() => setStopped(true)}>
          <Icon name="pause" size="s" />
          {size !== "phone" && stop}
        </button>
      )}
    </section>
  );
}
