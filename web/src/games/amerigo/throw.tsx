/** A throw: the cubes of a phase fall into the tower. Some stay there; the others come out into the tray. */
import { useMoment, type Moment } from "../../kit/moment";
import { ofTable } from "../../state/of_table";
import { duration } from "../../state/settings";
import type { GameEvent } from "../../wire/shapes";
import { safely } from "../../words/speech";
import type { BoardProps } from "../board";
import { colourOf, COLOURS } from "./printed";
import type { AmerigoView } from "./view";

type Props = BoardProps<AmerigoView>;

/** Milliseconds between two cubes, for one to fall in or out, and of showing the tray afterwards. */
const APART = 70;
const FALL = 520;
const REST = 1100;

interface Thrown {
  event: GameEvent;
  /** Colours of the cubes thrown in, of those on the slats before or after, and of those that came out. */
  into: string[];
  inside: string[];
  out: string[];
}

function throwOf({ latestEntries, view }: Props): Thrown | null {
  const event = latestEntries
    .flatMap((line) => line.events)
    .findLast((each) => each.event === "phase-began" || each.event === "phase-skipped");
  if (!event) return null;
  const colour = colourOf(String(event.facts.phase));
  const { cubes } = event.facts;
  return {
    event,
    into: Array.from({ length: Number(event.facts.thrown) }, () => colour),
    inside: COLOURS.flatMap((each) => Array.from({ length: view.inside[each] ?? 0 }, () => each)),
    out: Array.isArray(cubes) ? cubes.map((cube) => cube.slice("cube-".length)) : [],
  };
}

/** The throw that is shown. In its first stage the cubes fall: until they are in the tray, nothing else shows the result. */
const shown = ofTable<Moment<Thrown> | null>(null);

/** Return whether the cubes of a throw are still falling. */
export function isFalling(): boolean {
  return shown.value?.stage === 0;
}

/** Return the view without the result of a throw whose cubes are still falling. */
export function beforeThrow(view: AmerigoView): AmerigoView {
  const thrown = shown.value;
  if (thrown?.stage !== 0) return view;
  const inside = { ...view.inside };
  for (const colour of thrown.value.out) inside[colour] = (inside[colour] ?? 0) + 1;
  for (const colour of thrown.value.into) inside[colour] = (inside[colour] ?? 0) - 1;
  return { ...view, inside, centre: {} };
}

/** An overlay on the sea for a moment after a throw. */
export function Throw(props: Props) {
  const { latestEntries, past, words } = props;
  const find = () => (past || duration(1) === 0 ? null : throwOf(props));
  useMoment(shown, latestEntries, find, (found) => [landingOf(found), landingOf(found) + REST]);
  const thrown = shown.value?.value;
  if (!thrown) return null;
  const { event, into, inside, out } = thrown;
  const cubes: CubeProps[] = [
    ...inside.map((colour, at) => ({ colour, x: 70 + (at % 4) * 13, y: 64 + (Math.floor(at / 4) % 4) * 22 })),
    ...into.map((colour, at) => ({
      colour,
      x: 72 + ((at * 17) % 36),
      y: 92,
      falls: "in",
      after: at * APART,
    })),
    ...out.map((colour, at) => ({
      colour,
      x: 34 + (at % 7) * 18,
      y: 200 - Math.floor(at / 7) * 17,
      falls: "out",
      after: FALL + (into.length + at) * APART,
    })),
  ];
  return (
    <figure class="am-throw" aria-hidden="true" key={`${props.view.round} ${String(event.facts.phase)}`}>
      <svg viewBox="0 0 180 220">
        <path d="M46 14H134L118 44V150H62V44Z" class="am-tower-wall" />
        <path d="M62 74 96 86M118 100 84 112M62 126 92 136" class="am-slat" />
        <path d="M14 176H166L156 212H24Z" class="am-tray" />
        <path d="M62 150H118V170H62Z" class="am-mouth" />
        {cubes.map((cube, at) => (
          <Cube key={at} {...cube} />
        ))}
      </svg>
      <figcaption style={{ animationDelay: `${landingOf(thrown)}ms` }}>
        {safely(event.event, () => words.event(event))}
      </figcaption>
    </figure>
  );
}

/** Return the milliseconds until the last cube is in the tray. */
function landingOf({ into, out }: Thrown): number {
  return duration((into.length + out.length) * APART + FALL * 2);
}

interface CubeProps {
  colour: string;
  /** Its middle. */
  x: number;
  y: number;
  size?: number;
  /** Whether it falls into the tower or out of it, and after how many milliseconds. */
  falls?: string;
  after?: number;
}

export function Cube({ colour, x, y, size = 18, falls, after = 0 }: CubeProps) {
  const timing = falls && {
    animationDelay: `${duration(after)}ms`,
    animationDuration: `${duration(FALL)}ms`,
  };
  return (
    <g class={falls && `am-falls ${falls}`} style={{ color: `var(--a-${colour})`, ...timing }}>
      <use href="#cube" x={x - size / 2} y={y - size / 2 - 1} width={size} height={size + 2} />
    </g>
  );
}
