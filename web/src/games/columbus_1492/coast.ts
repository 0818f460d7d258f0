/** Coasts: land squares joined, their outline split, displaced a little and smoothed. The same every time. */
import { COLUMNS, isLand, ROWS } from "./printed";

type Point = [number, number];

const SPLIT = 3;
const WOBBLE = 0.09;

/** Land on the grid, all that lies east of it, and what lies beyond the northern and southern edges of land. */
function isDry(column: number, row: number): boolean {
  if (row < -1 || row > ROWS || column > COLUMNS + 1) return false;
  if (column >= COLUMNS) return true;
  return isLand(column, Math.min(ROWS - 1, Math.max(0, row)));
}

function noise(x: number, y: number, salt: number): number {
  const value = Math.sin(x * 127.1 + y * 311.7 + salt * 74.7) * 43758.5453;
  return (value - Math.floor(value)) * 2 - 1;
}

/** The edges of the land, each from corner to corner with the land on its right. */
function edges(): Map<string, Point[]> {
  const from = new Map<string, Point[]>();
  const add = (start: Point, end: Point) => from.set(start.join(), [...(from.get(start.join()) ?? []), end]);
  for (let row = -1; row <= ROWS; row += 1) {
    for (let column = 0; column <= COLUMNS + 1; column += 1) {
      if (!isDry(column, row)) continue;
      if (!isDry(column, row - 1)) add([column, row], [column + 1, row]);
      if (!isDry(column + 1, row)) add([column + 1, row], [column + 1, row + 1]);
      if (!isDry(column, row + 1)) add([column + 1, row + 1], [column, row + 1]);
      if (!isDry(column - 1, row)) add([column, row + 1], [column, row]);
    }
  }
  return from;
}

function loops(): Point[][] {
  const from = edges();
  const found: Point[][] = [];
  for (const [start, ends] of from) {
    while (ends.length > 0) {
      const loop: Point[] = [];
      let at = start.split(",").map(Number) as Point;
      for (let next = ends.pop(); next; next = from.get(at.join())?.pop()) {
        loop.push(at);
        at = next;
      }
      found.push(loop);
    }
  }
  return found;
}

function wobbled(loop: readonly Point[]): Point[] {
  return loop.flatMap((start, at) => {
    const end = loop[(at + 1) % loop.length] ?? start;
    return Array.from({ length: SPLIT }, (_, step): Point => {
      const x = start[0] + ((end[0] - start[0]) * step) / SPLIT;
      const y = start[1] + ((end[1] - start[1]) * step) / SPLIT;
      return [x + noise(x, y, 1) * WOBBLE, y + noise(x, y, 2) * WOBBLE];
    });
  });
}

/** Chaikin's corner cutting. */
function cut(loop: readonly Point[]): Point[] {
  return loop.flatMap((one, at): Point[] => {
    const other = loop[(at + 1) % loop.length] ?? one;
    return [
      [one[0] * 0.75 + other[0] * 0.25, one[1] * 0.75 + other[1] * 0.25],
      [one[0] * 0.25 + other[0] * 0.75, one[1] * 0.25 + other[1] * 0.75],
    ];
  });
}

/** The outline as the data of a path, in the units of a chart. */
export function coast(x: number, y: number, unit: number): string {
  return loops()
    .map((loop) => cut(cut(wobbled(loop))))
    .map(
      (loop) =>
        `M${loop.map(([column, row]) => `${(x + column * unit).toFixed(1)} ${(y + row * unit).toFixed(1)}`).join("L")}Z`,
    )
    .join("");
}
