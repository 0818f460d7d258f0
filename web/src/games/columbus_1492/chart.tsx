/** The printed chart: sea and rhumb lines, calms, sectors, coasts, reefs, islands. Nothing on it ever changes. */
import { useId, useMemo } from "preact/hooks";
import { Rhumbs } from "../../art/rhumbs";
import { coastPath, roundedPath, type Cell } from "../../kit/coast";
import { styleOver, viewBox, type Rect } from "../../kit/geometry";
import { Coordinates, gridLines } from "../../kit/gridmap/grid";
import type { Wording } from "../../words/wording";
import { EAST_EDGE, GRID, middle, NORTH, SOUTH_EDGE, UNIT, WEST, WHOLE } from "./frame";
import {
  CALMS,
  COLUMNS,
  GUST_SQUARES,
  isLand,
  ISLANDS,
  REEFS,
  ROWS,
  SECTORS,
  signAt,
  SPYGLASS_SECTORS,
  START,
  type Square,
} from "./printed";

const SEA = { x: WEST, y: NORTH, width: EAST_EDGE - WEST, height: SOUTH_EDGE - NORTH };
const LAND = coast();
const CALM = roundedPath(
  CALMS.map(({ column, row }): Cell => [row, column]),
  UNIT,
  2,
  13,
  GRID,
);
const LINES = gridLines(GRID);
const SCALE = scale();
/** Printed squares with a tooltip: their text keys and the rule that explains them. */
const WONDERS: [readonly Square[], string, string, string][] = [
  [CALMS, "word-calm", "board-calm", "CC-CLM-01"],
  [REEFS, "word-reef", "board-reef", "CC-SEA-02"],
  [ISLANDS.slice(0, 1), "word-azores", "board-island", "CC-DIE-07"],
  [ISLANDS.slice(1), "word-canaries", "board-island", "CC-DIE-07"],
  [GUST_SQUARES, "word-gust", "note-gusts", "CC-SEA-04"],
  [[START], "word-start", "note-goal", "CC-END-01"],
];

/** Return whether land is drawn there: on the grid, east of it, and beyond the northern and southern edges of land. */
function isDry(column: number, row: number): boolean {
  if (row < -1 || row > ROWS || column > COLUMNS + 1) return false;
  return column >= COLUMNS || isLand(column, Math.min(ROWS - 1, Math.max(0, row)));
}

/** Return the coast of the Old World. */
function coast(): string {
  const cells: Cell[] = [];
  for (let row = -1; row <= ROWS; row += 1)
    for (let column = 0; column <= COLUMNS + 1; column += 1)
      if (isDry(column, row)) cells.push([row, column]);
  return coastPath(isDry, cells, UNIT, GRID);
}

/** Return the path of the scale bar at the chart's edge: one block for every other column. */
function scale(): string {
  let path = "";
  for (let column = 0; column < COLUMNS; column += 2) {
    const x = WEST + column * UNIT;
    path += `M${x} ${NORTH - 8}h${UNIT}v5h${-UNIT}ZM${x} ${SOUTH_EDGE + 3}h${UNIT}v5h${-UNIT}Z`;
  }
  return path;
}

/** The whole printed chart, below the visible part. Without labels it is the minimap of a phone. */
export function Chart({ frame, words, labels = true }: { frame: Rect; words: Wording; labels?: boolean }) {
  const clip = useId();
  return useMemo(
    () => (
      <svg class="cc-chart" viewBox={viewBox(WHOLE)} style={styleOver(frame, WHOLE)} aria-hidden="true">
        <defs>
          <clipPath id={`${clip}s`}>
            <rect {...SEA} />
          </clipPath>
          <pattern id={`${clip}c`} width="20" height="15" patternUnits="userSpaceOnUse">
            <path d="M2 4h7M12 11.5h6" class="cc-calm-line" />
          </pattern>
        </defs>
        <rect {...SEA} class="cc-sea" />
        <g clip-path={`url(#${clip}s)`}>
          <Rhumbs width={WHOLE.width} height={WHOLE.height} x={628} y={304} radius={276} />
        </g>
        <path d={CALM} class="cc-calm" />
        <path d={CALM} fill={`url(#${clip}c)`} />
        <path d={LINES} class="cc-grid" />
        {SECTORS.map((sector) => (
          <path
            key={sector.number}
            d={`M${WEST + sector.from * UNIT} ${NORTH}V${SOUTH_EDGE}`}
            class="cc-meridian"
          />
        ))}
        <g clip-path={`url(#${clip}s)`}>
          <path d={LAND} class="cc-shore" />
          <path d={LAND} class="cc-land" />
          <g opacity=".8">
            <use href="#hill" x="1036" y="103" width="34" height="34" />
            <use href="#tree" x="1039" y="352" width="26" height="26" />
            <use href="#hill" x="1030" y="460" width="34" height="34" />
            <use href="#tree" x="1015" y="481" width="24" height="24" />
          </g>
        </g>
        {REEFS.map((square) => {
          const { x, y } = middle(square);
          return <use key={`${x} ${y}`} href="#reef" x={x - 23} y={y - 23} width="46" height="46" />;
        })}
        {ISLANDS.map((square) => {
          const { x, y } = middle(square);
          return (
            <g key={x}>
              <use href="#isle" x={x - 27} y={y - 31} width="54" height="54" />
              {labels && (
                <text x={x} y={y + 26} class="cc-isle-name">
                  {words.t(signAt(square) === "A" ? "word-azores" : "word-canaries")}
                </text>
              )}
            </g>
          );
        })}
        {GUST_SQUARES.map((square) => {
          const { x, y } = middle(square);
          return <circle key={y} cx={x} cy={y} r="21" class="cc-mark" />;
        })}
        <Port />
        <path d={SCALE} class="cc-scale" />
        <path
          d={`M${WEST} ${NORTH - 8}H${EAST_EDGE}V${SOUTH_EDGE + 8}H${WEST}ZM${WEST} ${NORTH - 3}H${EAST_EDGE}M${WEST} ${SOUTH_EDGE + 3}H${EAST_EDGE}`}
          class="cc-edge"
        />
        {labels && <Labels words={words} />}
        {labels && <Wonders words={words} />}
      </svg>
    ),
    [frame, words, labels],
  );
}

function Port() {
  const { x, y } = middle(START);
  return (
    <>
      <rect x={x - 27} y={y - 27} width="58" height="54" rx="12" class="cc-port" />
      <use href="#port" x={x - 22} y={y - 24} width="46" height="46" />
    </>
  );
}

/** Invisible areas with a tooltip for the printed squares. */
function Wonders({ words }: { words: Wording }) {
  return (
    <g class="cc-wonders">
      {WONDERS.flatMap(([squares, title, text, rule]) =>
        squares.map(({ column, row }) => (
          <rect
            key={`${column} ${row}`}
            x={WEST + column * UNIT}
            y={NORTH + row * UNIT}
            width={UNIT}
            height={UNIT}
            data-tip={words.t(text)}
            data-tip-title={words.t(title)}
            data-tip-rule={rule}
          />
        )),
      )}
    </g>
  );
}

function Labels({ words }: { words: Wording }) {
  return (
    <>
      <g class="cc-lands">
        <text x="991" y="71">
          {words.t("board-europe")}
        </text>
        <text x="907" y="554">
          {words.t("board-africa")}
        </text>
      </g>
      <g class="cc-numbers">
        <Coordinates
          grid={GRID}
          nameOfColumn={(column) => String(column + 1)}
          nameOfRow={(row) => String(row + 1)}
          west={10}
          south={20}
        />
      </g>
      {SECTORS.map(({ number, from, width }) => {
        const x = WEST + (from + width / 2) * UNIT;
        const far = SPYGLASS_SECTORS.includes(number);
        return (
          <g
            key={number}
            class={`cc-sector-name ${far ? "far" : ""}`}
            data-tip={far ? words.about("face-spyglass") : undefined}
            data-tip-title={words.name("face-spyglass")}
            data-tip-rule="CC-DIE-09"
          >
            <text x={far ? x - 10 : x} y="19">
              {words.t("board-sector", { sector: number })}
            </text>
            {far && <use href="#i-spy" x={x + 26} y="4" width="18" height="18" />}
          </g>
        );
      })}
    </>
  );
}
