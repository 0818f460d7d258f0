/** The printed chart: sea and rhumb lines, calms, sectors, coasts, reefs, islands. Nothing on it ever changes. */
import type { ComponentChildren } from "preact";
import { useId, useMemo } from "preact/hooks";
import { Rhumbs } from "../../art/rhumbs";
import { coastPath, roundedPath, type Cell } from "../../kit/coast";
import { styleOver, viewBox, type Rect } from "../../kit/geometry";
import { Coordinates, gridLines } from "../../kit/gridmap/grid";
import { tip } from "../../kit/tip";
import type { Wording } from "../../words/wording";
import { around, GRID, middle, SEA, sectorRect, UNIT, WHOLE } from "./frame";
import * as printed from "./printed";
import { AZORES, CALMS, CANARIES, COLUMNS, GUST_SQUARES, REEFS, ROWS, SECTORS, START } from "./printed";

const CALM_CELLS = CALMS.map(({ column, row }): Cell => [row, column]);
const CALM = roundedPath(CALM_CELLS, UNIT, 2, 13, GRID);
const LINES = gridLines(GRID);
const EAST = SEA.x + SEA.width;
const SOUTH = SEA.y + SEA.height;
const EDGE = `M${SEA.x} ${SEA.y - 8}H${EAST}V${SOUTH + 8}H${SEA.x}ZM${SEA.x} ${SEA.y - 3}H${EAST}M${SEA.x} ${SOUTH + 3}H${EAST}`;
/** The scale bar along the northern and the southern edge: one block for every other column. */
const SCALE = `M${SEA.x} ${SEA.y - 5.5}h${COLUMNS * UNIT}M${SEA.x} ${SOUTH + 5.5}h${COLUMNS * UNIT}`;
const SHORE = {
  fill: "none",
  stroke: "var(--sea-line)",
  "stroke-width": 17,
  "stroke-dasharray": "1 4",
  opacity: 0.55,
};
const SPYGLASS = { fill: "none", stroke: "var(--ink-2)", "stroke-width": 1.7 };
/** Printed squares with a tooltip: their text keys and the rule that explains them. */
const TIPS: [readonly printed.Square[], title: string, text: string, rule: string][] = [
  [CALMS, "word-calm", "board-calm", "CC-CLM-01"],
  [REEFS, "word-reef", "board-reef", "CC-SEA-02"],
  [AZORES, "word-azores", "board-island", "CC-DIE-07"],
  [CANARIES, "word-canaries", "board-island", "CC-DIE-07"],
  [GUST_SQUARES, "word-gust", "note-gusts", "CC-SEA-04"],
  [[START], "word-start", "note-goal", "CC-END-01"],
];

/** Return whether land is drawn there: on the grid, east of it, and beyond the northern and southern edges of land. */
function isLand(column: number, row: number): boolean {
  if (row < -1 || row > ROWS || column > COLUMNS + 1) return false;
  return column >= COLUMNS || printed.signAt({ column, row: Math.min(ROWS - 1, Math.max(0, row)) }) === "#";
}

/** Return the coast of the Old World. */
function coast(): string {
  const cells: Cell[] = [];
  for (let row = -1; row <= ROWS; row += 1)
    for (let column = 0; column <= COLUMNS + 1; column += 1)
      if (isLand(column, row)) cells.push([row, column]);
  return coastPath(isLand, cells, UNIT, GRID);
}
const LAND = coast();

/** A drawing in the units of the chart, below or above the pieces. */
export function Drawing(props: { frame: Rect; class?: string; children: ComponentChildren }) {
  const style = styleOver(props.frame, WHOLE);
  return (
    <svg class={`cc-drawing ${props.class ?? ""}`} viewBox={viewBox(WHOLE)} style={style} aria-hidden="true">
      {props.children}
    </svg>
  );
}

interface Props {
  /** The shown part. */
  frame: Rect;
  words: Wording;
  /** Print names and numbers, and explain the squares in tooltips. */
  labels?: boolean;
}

/** The whole printed chart, below the visible part. */
export function Chart({ frame, words, labels = false }: Props) {
  const id = useId();
  return useMemo(
    () => (
      <Drawing frame={frame}>
        <defs>
          <clipPath id={`${id}s`}>
            <rect {...SEA} />
          </clipPath>
          <pattern id={`${id}c`} width="20" height="15" patternUnits="userSpaceOnUse">
            <path d="M2 4h7M12 11.5h6" stroke="var(--sea-line)" stroke-width="1.3" stroke-linecap="round" />
          </pattern>
        </defs>
        <rect {...SEA} fill="var(--sea)" />
        <g clip-path={`url(#${id}s)`}>
          <Rhumbs width={WHOLE.width} height={WHOLE.height} x={628} y={304} radius={276} />
        </g>
        <path d={CALM} fill="var(--calm)" />
        <path d={CALM} fill={`url(#${id}c)`} opacity=".75" />
        <path d={LINES} fill="none" stroke="var(--sea-line)" opacity=".42" />
        <g stroke="var(--sea-ink)" stroke-width="1.6" opacity=".75">
          {SECTORS.map(({ number }) => (
            <path key={number} d={`M${sectorRect(number).x} ${SEA.y}V${SOUTH}`} />
          ))}
        </g>
        <g clip-path={`url(#${id}s)`}>
          <path d={LAND} {...SHORE} />
          <path d={LAND} fill="var(--land)" stroke="var(--coast)" stroke-width="1.8" />
          <g opacity=".8">
            <use href="#hill" x="1036" y="103" width="34" height="34" />
            <use href="#tree" x="1039" y="352" width="26" height="26" />
            <use href="#hill" x="1030" y="460" width="34" height="34" />
            <use href="#tree" x="1015" y="481" width="24" height="24" />
          </g>
        </g>
        {REEFS.map((square) => (
          <use key={printed.nameOf(square)} href="#reef" {...around(square, 46)} />
        ))}
        {[...AZORES, ...CANARIES].map((square) => (
          <use key={printed.nameOf(square)} href="#isle" {...around(square, 54, 0, -4)} />
        ))}
        <g fill="none" stroke="var(--sea-ink)" stroke-width="1.3" stroke-dasharray="2 3.5" opacity=".8">
          {GUST_SQUARES.map((square) => (
            <rect key={printed.nameOf(square)} {...around(square, 42)} rx="21" />
          ))}
        </g>
        <rect
          {...around(START, 56, 2)}
          rx="12"
          fill="var(--surface)"
          stroke="var(--ink)"
          stroke-width="1.5"
        />
        <use href="#port" {...around(START, 46, 1, -1)} />
        <g fill="none" stroke="var(--ink)" opacity=".72">
          <path d={SCALE} stroke-width="5" stroke-dasharray={UNIT} />
          <path d={EDGE} />
        </g>
        {labels && <Labels words={words} />}
      </Drawing>
    ),
    [frame, words, labels],
  );
}

/** Return the number of a column or row. */
function ordinal(index: number): string {
  return String(index + 1);
}

function Labels({ words }: { words: Wording }) {
  return (
    <>
      {[AZORES, CANARIES].flatMap((squares, at) =>
        squares.map((square) => (
          <text key={at} x={middle(square).x} y={middle(square).y + 26} class="cc-isle-name">
            {words.t(at === 0 ? "word-azores" : "word-canaries")}
          </text>
        )),
      )}
      <text x="991" y="71" class="cc-land-name">
        {words.t("board-europe")}
      </text>
      <text x="907" y="554" class="cc-land-name">
        {words.t("board-africa")}
      </text>
      <g class="cc-numbers">
        <Coordinates grid={GRID} nameOfColumn={ordinal} nameOfRow={ordinal} west={10} south={20} />
      </g>
      {SECTORS.map(({ number }) => {
        const { x, width } = sectorRect(number);
        const centre = x + width / 2;
        const far = printed.SPYGLASS_SECTORS.includes(number);
        const about = far ? tip(words.about("face-spyglass"), words.name("face-spyglass"), "CC-DIE-09") : {};
        return (
          <g key={number} class="cc-sector-name" {...about}>
            <text x={far ? centre - 10 : centre} y="19">
              {words.t("board-sector", { sector: number })}
            </text>
            {far && <use href="#i-spy" x={centre + 26} y="4" width="18" height="18" {...SPYGLASS} />}
          </g>
        );
      })}
      <g fill="none">
        {TIPS.flatMap(([squares, title, text, rule]) =>
          squares.map((square) => (
            <rect
              key={printed.nameOf(square)}
              {...around(square, UNIT)}
              {...tip(words.t(text), words.t(title), rule)}
            />
          )),
        )}
      </g>
    </>
  );
}
