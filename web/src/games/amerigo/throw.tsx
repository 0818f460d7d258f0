/** A throw: the cubes of a phase fall into the tower. Some stay there; the others come out into the tray. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { ofTable } from "../../state/of_table";
import { duration } from "../../state/settings";
import type { Told } from "../../wire/shapes";
import { safely } from "../../words/speech";
import type { BoardProps } from "../board";
import { ACTIONS, COLOURS } from "./printed";
import type { AmerigoView } from "./view";

type Props = BoardProps<AmerigoView>;

/** Milliseconds between two cubes, for one to fall in or out, and of showing the tray afterwards. */
const APART = 70;
const FALL = 520;
const REST = 1100;

interface Thrown {
  event: Told;
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
  const colour = COLOURS[ACTIONS.indexOf(String(event.facts.phase).slice("act-".length))] ?? "white";
  const { cubes } = event.facts;
  return {
    event,
    into: Array.from({ length: Number(event.facts.thrown) }, () => colour),
    inside: COLOURS.flatMap((each) => Array.from({ length: view.inside[each] ?? 0 }, () => each)),
    out: Array.isArray(cubes) ? cubes.map((cube) => cube.slice("cube-".length)) : [],
  };
}

/** The throw whose cubes are still falling: until they are in the tray, nothing else shows the result. */
const falling = ofTable<Thrown | null>(null);

/** Return the view without the result of a throw whose cubes are still falling. */
export function beforeThrow(view: AmerigoView): AmerigoView {
  const thrown = falling.value;
  if (!thrown) return view;
  const inside = { ...view.inside };
  for (const colour of thrown.out) inside[colour] = (inside[colour] ?? 0) + 1;
  for (const colour of thrown.into) inside[colour] = (inside[colour] ?? 0) - 1;
  return { ...view, inside, centre: {} };
}

/** Whether the cubes of a throw are still falling. */
export function isFalling(): boolean {
  return falling.value !== null;
}

/** An overlay on the sea for a moment after a throw. Any click or key ends it. */
export function Throw(props: Props) {
  const { latestEntries, past, words } = props;
  const [thrown, setThrown] = useState<Thrown | null>(null);
  const told = useRef(latestEntries);
  // Before the browser paints, so that the wheel does not flash the result.
  useLayoutEffect(() => {
    if (told.current === latestEntries) return;
    told.current = latestEntries;
    const found = past || duration(1) === 0 ? null : throwOf(props);
    if (!found) return;
    falling.value = found;
    setThrown(found);
  }, [latestEntries]);
  useEffect(() => {
    if (!thrown) return undefined;
    const end = () => setThrown(null);
    const landing = landingOf(thrown);
    const landed = setTimeout(() => (falling.value = null), landing);
    const timer = setTimeout(end, landing + REST);
    addEventListener("pointerdown", end);
    addEventListener("keydown", end);
    return () => {
      clearTimeout(landed);
      clearTimeout(timer);
      falling.value = null;
      removeEventListener("pointerdown", end);
      removeEventListener("keydown", end);
    };
  }, [thrown]);
  if (!thrown) return null;
  const { event, into, inside, out } = thrown;
  return (
    <figure class="am-throw" aria-hidden="true" key={`${props.view.round} ${String(event.facts.phase)}`}>
      <svg viewBox="0 0 180 220">
        <path d="M46 14H134L118 44V150H62V44Z" class="am-tower-wall" />
        <path d="M62 74 96 86M118 100 84 112M62 126 92 136" class="am-slat" />
        {inside.map((colour, at) => (
          <Cube key={at} colour={colour} x={70 + (at % 4) * 13} y={64 + (Math.floor(at / 4) % 4) * 22} />
        ))}
        {into.map((colour, at) => (
          <Cube
            key={at}
            colour={colour}
            x={72 + ((at * 17) % 36)}
            y={92}
            fall={{ kind: "in", after: at * APART }}
          />
        ))}
        <path d="M14 176H166L156 212H24Z" class="am-tray" />
        <path d="M62 150H118V170H62Z" class="am-mouth" />
        {out.map((colour, at) => (
          <Cube
            key={at}
            colour={colour}
            x={34 + (at % 7) * 18}
            y={200 - Math.floor(at / 7) * 17}
            fall={{ kind: "out", after: FALL + (into.length + at) * APART }}
          />
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

function Cube(props: { colour: string; x: number; y: number; fall?: { kind: "in" | "out"; after: number } }) {
  const { colour, x, y, fall } = props;
  const style = fall
    ? {
        color: `var(--a-${colour})`,
        animationDelay: `${duration(fall.after)}ms`,
        animationDuration: `${duration(FALL)}ms`,
      }
    : { color: `var(--a-${colour})` };
  return (
    <g class={fall ? `am-falls ${fall.kind}` : ""} style={style}>
      <use href="#cube" x={x - 9} y={y - 10} width="18" height="20" />
    </g>
  );
}
