/** The measures of the chart, and where things lie on the part of it that is shown. */
import type { Rect } from "../../kit/geometry";
import { middleOfSquare, styleOnSquare, type Grid } from "../../kit/gridmap/grid";
import { COLUMNS, ROWS, type Square } from "./printed";

/** The side of a square, and the edges of the ocean, in the chart's units. */
export const UNIT = 60;
export const WEST = 178;
export const NORTH = 34;
export const EAST_EDGE = 1108;
export const SOUTH_EDGE = 574;
export const GRID: Grid = { x: WEST, y: NORTH, columns: COLUMNS, rows: ROWS, unit: UNIT };

/** The whole chart, with the unknown waters in the west; and the ocean alone. */
export const WHOLE: Rect = { x: 0, y: 0, width: 1114, height: 608 };
export const OCEAN_ONLY: Rect = { x: 158, y: 0, width: 956, height: 608 };

export const middle = (square: Square) => middleOfSquare(GRID, square);

/** Return the style of a piece on a square of the shown part, moved by shares of the square. */
export function onSquare(frame: Rect, square: Square, size: number, dx = 0, dy = 0) {
  return styleOnSquare(GRID, frame, square, size, dx, dy);
}
