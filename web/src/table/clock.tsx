/** A seat's clock: counts down while the seat is to act, and warns with colour, sound and words. */
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../art/art";
import type { BoardProps } from "../games/board";
import type { Clock, SeatShape } from "../wire/shapes";
import { t } from "../words/speech";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type Urgency = "calm" | "low" | "last";

/** Time is low below a tenth of the limit (10 seconds to 1 hour). The last warning comes at a third of that. */
export function urgencyOf(clock: Clock, left: number): Urgency {
  const low = Math.min(HOUR, Math.max(10 * SECOND, clock.seconds * (SECOND / 10)));
  return left > low ? "calm" : left > low / 3 ? "low" : "last";
}

/** Return the milliseconds left on a seat's clock; null without clocks. */
export function timeLeft(seat: SeatShape, runs: boolean, heardAt: number, now: number): number | null {
  if (seat.clock_ms === null) return null;
  return Math.max(0, seat.clock_ms - (runs ? Math.max(0, now - heardAt) : 0));
}

/** Format a duration, such as 0:42, 5 h 20 min, 1 day 3 h; if brief, 5 h or 1 day. */
export function timeText(ms: number, brief = false): string {
  const whole = Math.ceil(ms / SECOND) * SECOND;
  const days = Math.floor(whole / DAY);
  const hours = Math.floor((whole % DAY) / HOUR);
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  if (days + hours === 0) return `${minutes}:${String((whole % MINUTE) / SECOND).padStart(2, "0")}`;
  const units = [
    days > 0 && t("ui-time-days", { days }),
    hours > 0 && t("ui-time-hours", { hours }),
    days === 0 && minutes > 0 && t("ui-time-minutes", { minutes }),
  ].filter((unit) => unit !== false);
  return units.slice(0, brief ? 1 : 2).join(" ");
}

/** Describe a time limit, such as "20 minutes for the match, plus 20 seconds a turn". */
export function clockText({ kind, seconds, increment }: Clock): string {
  if (kind === "match") return t("ui-clock-match", { minutes: Math.round(seconds / 60), increment });
  if (kind === "move" && seconds % (DAY / SECOND) === 0)
    return t("ui-clock-days", { days: seconds / (DAY / SECOND) });
  return t(`ui-clock-${kind}`, { seconds, hours: Math.round(seconds / 3600) });
}

/** Return the local time, updated every second while `runs` is true. */
export function useNow(runs: boolean): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (!runs) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}

type Props = Pick<BoardProps, "table" | "thinking" | "heardAt"> & { seat: number; brief?: boolean };

export function SeatClock({ table, thinking, heardAt, seat, brief }: Props) {
  const shape = table.seats[seat];
  const runs = thinking.includes(seat);
  const now = useNow(runs);
  // Bots have no clock: they always answer in time.
  const timed = shape?.role === "person" && !shape.stand_in;
  const left = timed ? timeLeft(shape, runs, heardAt, now) : null;
  if (left === null) return null;
  const text = timeText(left, brief);
  const urgency = runs ? urgencyOf(table.clock, left) : "calm";
  return (
    <span
      class={`clock ${urgency} ${runs ? "runs" : ""}`}
      role="timer"
      aria-label={t("ui-time-left", { time: `=${text}` })}
      data-tip={clockText(table.clock)}
      data-tip-title={t("ui-clock")}
    >
      <Icon name={urgency === "calm" ? "clock" : "warn"} size="s" />
      {text}
    </span>
  );
}
