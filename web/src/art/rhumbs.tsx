/** Rhumb lines as on old charts: eight winds dark, eight half-winds green, sixteen quarter-winds red. */

interface Ground {
  width: number;
  height: number;
  /** The hidden circle of sixteen points. */
  x: number;
  y: number;
  radius: number;
  className?: string;
}

const POINTS = 16;
/** Distances, in points of the circle, between the points that a chord joins. */
const CHORDS = [2, 3, 5, 6, 7];

function wind(direction: number): 0 | 1 | 2 {
  if (direction % 4 === 0) return 0;
  return direction % 2 === 0 ? 1 : 2;
}

function lines({ x, y, radius, width, height }: Ground): [string, string, string] {
  const found: [string, string, string] = ["", "", ""];
  const far = width + height;
  const at = (turn: number, length: number) => {
    const angle = (turn * 2 * Math.PI) / 32;
    return `${(x + length * Math.sin(angle)).toFixed(1)} ${(y - length * Math.cos(angle)).toFixed(1)}`;
  };
  for (let turn = 0; turn < 16; turn += 1) found[wind(turn)] += `M${at(turn, far)}L${at(turn + 16, far)}`;
  for (let from = 0; from < POINTS; from += 1) {
    for (const step of CHORDS) {
      const to = from + step;
      if ((from + step) % 2 === 0 || step > 5)
        found[wind(from + to + 8)] += `M${at(from * 2, radius)}L${at(to * 2, radius)}`;
    }
  }
  return found;
}

export function Rhumbs(ground: Ground) {
  const [dark, green, red] = lines(ground);
  return (
    <svg
      class={ground.className}
      viewBox={`0 0 ${ground.width} ${ground.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g fill="none" stroke-width=".7" opacity="var(--rhumb-o)">
        <path d={dark} stroke="var(--rhumb-1)" />
        <path d={green} stroke="var(--rhumb-2)" />
        <path d={red} stroke="var(--rhumb-3)" />
      </g>
    </svg>
  );
}
