/** A track: a row of spaces with the discs of the seats above them and points below them. */
import type { BoardProps } from "../games/board";
import { Choosable } from "./choosable";
import { tip, type Tip } from "./tip";
import { letter } from "./turn";
import "./track.css";

const WIDTH = 300;
const HEIGHT = 46;
const DISC = 18;
/** The distance between discs on one space. */
const APART = DISC / 2;

export interface TrackSpace {
  /** The legal action that moves a disc here, and its accessible name. */
  action?: string | undefined;
  label?: string;
  /** A CSS colour. Without it, spaces alternate between two shades. */
  fill?: string;
  /** An icon that is printed on it, in a colour that contrasts with `fill`. */
  icon?: { name: string; dark: boolean } | undefined;
  /** The text and title of its tooltip. */
  tip?: Tip;
}

export interface Disc {
  seat: number;
  space: number;
  /** Its data-piece. */
  piece: string;
}

interface Props {
  board: BoardProps;
  label: string;
  spaces: readonly TrackSpace[];
  /** The points of a space, printed below it. */
  points: ReadonlyMap<number, number>;
  /** From back to front: discs on one space overlap. */
  discs: readonly Disc[];
}

/** Return the left edge of a disc: discs on one space stand side by side, none beyond the ends of the track. */
export function discLeft(disc: Disc, discs: readonly Disc[], step: number): number {
  const here = discs.filter((other) => other.space === disc.space);
  const shift = (here.indexOf(disc) - (here.length - 1) / 2) * APART;
  const left = (disc.space + 0.5) * step + shift - DISC / 2;
  return Math.max(0, Math.min(WIDTH - DISC, left));
}

export function Track({ board, label, spaces, points, discs }: Props) {
  const step = WIDTH / spaces.length;
  const middle = (space: number) => (space + 0.5) * step;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} class="track" role="group" aria-label={label}>
      {spaces.map(({ action, fill, icon, ...space }, index) => (
        <Choosable
          as="g"
          key={index}
          board={board}
          action={action}
          class={`track-space ${action === undefined ? "" : "legal"}`}
          aria-label={action === undefined ? undefined : space.label}
          {...tip(...(space.tip ?? [undefined]))}
        >
          <rect
            x={index * step}
            y="21"
            width={step}
            height="13"
            class={index % 2 ? "odd" : ""}
            style={fill && { fill }}
          />
          {icon && (
            <use
              href={`#i-${icon.name}`}
              x={middle(index) - 5}
              y="22.500"
              width="10"
              height="10"
              class={icon.dark ? "dark" : ""}
            />
          )}
          {action !== undefined && (
            <rect x={index * step + 1} y="2" width={step - 2} height="42" rx="4" class="track-ring" />
          )}
        </Choosable>
      ))}
      {[...points].map(([space, value]) => (
        <text key={space} x={middle(space)} y="44">
          {value}
        </text>
      ))}
      {discs.map((disc) => (
        <g key={disc.seat} data-piece={disc.piece} data-facts={`@${letter(disc.seat)}`}>
          <use
            href={`#disc-${disc.seat + 1}`}
            x={discLeft(disc, discs, step)}
            y="1"
            width={DISC}
            height={DISC}
            class={`on-${disc.seat + 1}`}
          />
        </g>
      ))}
    </svg>
  );
}
