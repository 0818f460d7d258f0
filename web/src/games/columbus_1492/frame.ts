/** The measures of the chart, and where things lie on the part of it that is shown. */
import type { Rect } from "../../kit/geometry";
import { middleOfSquare, type Grid } from "../../kit/gridmap/grid";
import { COLUMNS, ROWS, SECTORS, type Square } from "./printed";

/** The side of a square, in the chart's units. */
export const UNIT = 60;
/** The printed sea. Its eastern edge is land beyond the last column. */
export const SEA: Rect = { x: 178, y: 34, width: 930, height: ROWS * UNIT };
export const GRID: Grid = { x: SEA.x, y: SEA.y, columns: COLUMNS, rows: ROWS, unit: UNIT };

/** The whole chart, with the unknown waters in the west; and the ocean alone. */
export const WHOLE: Rect = { x: 0, y: 0, width: 1114, height: 608 };
export const OCEAN_ONLY: Rect = { x: 158, y: 0, width: 956, height: 608 };

export const middle = (square: Square) => middleOfSquare(GRID, square);

/** Return the rectangle of a drawing on a square. */
export function around(square: Square, size: number, dx = 0, dy = 0): Rect {
  const { x, y } = middle(square);
  return { x: x - size / 2 + dx, y: y - size / 2 + dy, width: size, height: size };
}

/** Rows at either edge of the chart that a panel would cover. */
const COVERED = 3;

/** Return the side of the chart where a panel covers fewer of some squares; the south if there is no difference. */
export function freeSide(squares: readonly Square[]): "north" | "south" {
  const north = squares.filter(({ row }) => row < COVERED);
  const south = squares.filter(({ row }) => row >= ROWS - COVERED);
  return south.length > north.length ? "north" : "south";
}

/** Return the rectangle of a sector, made smaller by `inset` on each side; that of the whole sea for no sector. */
export function sectorRect(number: number, inset = 0): Rect {
  const sector = SECTORS.find((each) => each.number === number);
  const x = SEA.x + (sector?.from ?? 0) * UNIT;
  const width = sector ? sector.width * UNIT : SEA.width;
  return { x: x + inset, y: SEA.y + inset, width: width - 2 * inset, height: SEA.height - 2 * inset };
}
