/** Chart of the scores over the match: a line per seat, with its own colour and dashes, ending in its shield. */
import { useSize } from "../table/shown";
import type { SeatShape } from "../wire/shapes";
import { t } from "../words/speech";
import type { Wording } from "../words/wording";

/** A marked moment on the curve, with the seat that acted. */
export interface Mark {
  at: number;
  seat: number;
}

export interface Sample {
  at: number;
  round: number | null;
  scores: number[];
}

/** The drawn size, so that its text has about the normal size at every width. */
const WIDE = { width: 900, height: 300 };
const PHONE = { width: 360, height: 220 };
/** Height for the round numbers below the curve. */
const NUMBER = 26;
const LEFT = 44;
const RIGHT = 76;
const TOP = 14;
const FOOT = 34;
const DASHES = ["", "9 5", "2 5", "9 4 2 4", "16 6", "2 4 2 8"];
const LINES = 4;

/** Spread labels at the right end so that they keep a distance, and none goes below the lowest place. */
export function spread(wanted: readonly number[], apart: number, lowest = Infinity): number[] {
  const order = wanted
    .map((_, at) => at)
    .toSorted((first, second) => (wanted[first] ?? 0) - (wanted[second] ?? 0));
  const placed: number[] = [...wanted];
  let last = -Infinity;
  for (const at of order) {
    placed[at] = Math.max(wanted[at] ?? 0, last + apart);
    last = placed[at] ?? 0;
  }
  let next = lowest + apart;
  for (const at of order.toReversed()) {
    placed[at] = Math.min(placed[at] ?? 0, next - apart);
    next = placed[at] ?? 0;
  }
  return placed;
}

/** Placeholder of a curve that is loading, so that nothing below it moves. */
export function CurvePlace() {
  const { width, height } = useSize() === "phone" ? PHONE : WIDE;
  return (
    <div class="graph" role="status" style={{ aspectRatio: `${width} / ${height}` }}>
      {t("ui-curve-soon")}
    </div>
  );
}

export function Curve({
  samples,
  seats,
  words,
  show,
  marks = [],
  percent = false,
}: {
  samples: readonly Sample[];
  seats: readonly SeatShape[];
  words: Wording;
  show(at: number): void;
  marks?: readonly Mark[];
  /** Win probabilities in per cent instead of points. */
  percent?: boolean;
}) {
  const { width, height } = useSize() === "phone" ? PHONE : WIDE;
  const end = samples.at(-1)?.at || 1;
  const most = percent ? 100 : Math.max(1, ...samples.flatMap((sample) => sample.scores));
  const least = Math.min(0, ...samples.flatMap((sample) => sample.scores));
  const x = (at: number) => LEFT + (at / end) * (width - LEFT - RIGHT);
  const y = (score: number) => TOP + ((most - score) / (most - least)) * (height - TOP - FOOT);
  const ends = spread(
    seats.map((seat) => y(samples.at(-1)?.scores[seat.seat] ?? 0)),
    26,
    height - 12,
  );
  const rounds = samples.flatMap((sample, number) => {
    const before = samples[number - 1]?.round;
    return sample.round !== null && sample.round !== before ? [{ round: sample.round, at: sample.at }] : [];
  });
  const every = Math.ceil((rounds.length * NUMBER) / (width - LEFT - RIGHT));
  return (
    <svg
      class="graph"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={
        percent
          ? t("ui-chances-label")
          : t("ui-curve-label", { text: `=${gameEvent(samples, seats, words)}` })
      }
    >
      {Array.from({ length: LINES + 1 }, (_, line) => {
        const score = Math.round(least + ((most - least) * line) / LINES);
        return (
          <g key={line}>
            <path d={`M${LEFT} ${y(score)}H${width - RIGHT}`} stroke="var(--line)" />
            <text x={LEFT - 8} y={y(score) + 4} text-anchor="end">
              {score}
            </text>
          </g>
        );
      })}
      {marks.map((mark) => (
        <g key={mark.at} class="key-mark" transform={`translate(${x(mark.at)} 0)`}>
          <path d={`M0 ${TOP}V${height - FOOT}`} stroke="var(--line-2)" stroke-dasharray="2 3" />
          <path
            d="M0 -6L5 0L0 6L-5 0Z"
            transform={`translate(0 ${y(samples.find((each) => each.at === mark.at)?.scores[mark.seat] ?? 0)})`}
            fill="var(--leaf)"
            stroke="var(--ink)"
          />
        </g>
      ))}
      {rounds.map(({ round, at }, number) => {
        const next = rounds[number + 1]?.at ?? end;
        return (
          <g key={round}>
            <rect
              x={x(at)}
              y={height - FOOT + 3}
              width={Math.max(0, x(next) - x(at))}
              height={5}
              fill={number % 2 === 0 ? "var(--ink-2)" : "var(--surface)"}
              stroke="var(--ink-2)"
            />
            {number % every === 0 && (
              <text x={(x(at) + x(next)) / 2} y={height - 8} text-anchor="middle">
                {round}
              </text>
            )}
          </g>
        );
      })}
      {seats.map((seat) => (
        <path
          key={seat.seat}
          d={samples
            .map(
              (sample, number) => `${number ? "L" : "M"}${x(sample.at)} ${y(sample.scores[seat.seat] ?? 0)}`,
            )
            .join("")}
          fill="none"
          stroke={`var(--p${(seat.seat % 6) + 1}l)`}
          stroke-width="2.6"
          stroke-dasharray={DASHES[seat.seat % DASHES.length]}
          stroke-linejoin="round"
          stroke-linecap="round"
        />
      ))}
      {seats.map((seat, at) => (
        <g key={seat.seat} transform={`translate(${width - RIGHT + 10} ${(ends[at] ?? 0) - 11})`}>
          <svg width="19" height="23" viewBox="0 0 26 31">
            <use href={`#esc-${(seat.seat % 6) + 1}`} />
          </svg>
          <text x="26" y="17" class="end">
            {samples.at(-1)?.scores[seat.seat]}
          </text>
        </g>
      ))}
      {samples.map((sample) => (
        <rect
          key={sample.at}
          class="moment"
          x={x(sample.at) - 6}
          y={TOP}
          width={12}
          height={height - TOP - FOOT}
          onClick={() => show(sample.at)}
        >
          <title>{t("ui-past", { number: sample.at, last: end })}</title>
        </rect>
      ))}
    </svg>
  );
}

function gameEvent(samples: readonly Sample[], seats: readonly SeatShape[], words: Wording): string {
  return seats
    .map((seat) => `${words.seat(seat.seat)}: ${words.score(samples.at(-1)?.scores[seat.seat] ?? 0)}`)
    .join("; ");
}
