/** The coast of the Old World: land squares, and the land beyond the edges of the grid. */
import { coastPath, type Cell } from "../../kit/coast";
import { COLUMNS, isLand, ROWS } from "./printed";

/** Return whether land is drawn there: on the grid, east of it, and beyond the northern and southern edges of land. */
function isDry(column: number, row: number): boolean {
  if (row < -1 || row > ROWS || column > COLUMNS + 1) return false;
  if (column >= COLUMNS) return true;
  return isLand(column, Math.min(ROWS - 1, Math.max(0, row)));
}

/** Return the outline as SVG path data, in the units of a chart. */
export function coast(x: number, y: number, unit: number): string {
  const cells: Cell[] = [];
  for (let row = -1; row <= ROWS; row += 1)
    for (let column = 0; column <= COLUMNS + 1; column += 1)
      if (isDry(column, row)) cells.push([row, column]);
  return coastPath(isDry, cells, unit, { x, y });
}
