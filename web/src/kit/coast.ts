/** Outlines of squares on a grid, and coasts: outlines that are displaced a little and smoothed, the same every time. */
import type { Point } from "./geometry";

export type Cell = readonly [row: number, column: number];

const PARTS = 3;
const ROUGHNESS = 0.09;

/** Return the outline of squares as closed loops of corners, with the squares on the right. */
export function outline(has: (column: number, row: number) => boolean, cells: readonly Cell[]): Point[][] {
  const ways = new Map<string, Point[]>();
  const add = (x: number, y: number, dx: number, dy: number) => {
    const key = `${x} ${y}`;
    ways.set(key, [...(ways.get(key) ?? []), { x: dx, y: dy }]);
  };
  for (const [y, x] of cells) {
    if (!has(x, y - 1)) add(x, y, 1, 0);
    if (!has(x + 1, y)) add(x + 1, y, 0, 1);
    if (!has(x, y + 1)) add(x + 1, y + 1, -1, 0);
    if (!has(x - 1, y)) add(x, y + 1, 0, -1);
  }
  const loops: Point[][] = [];
  for (const [start, out] of ways)
    while (out.length > 0) {
      const [x = 0, y = 0] = start.split(" ").map(Number);
      const loop: Point[] = [];
      let here = { x, y };
      let way = out.shift();
      while (way) {
        loop.push(here);
        const before = way;
        here = { x: here.x + way.x, y: here.y + way.y };
        const next: Point[] = ways.get(`${here.x} ${here.y}`) ?? [];
        // Where squares touch at a corner only, follow the same square.
        const right = next.findIndex((each) => each.x === -before.y && each.y === before.x);
        way = next.splice(Math.max(0, right), 1)[0];
      }
      loops.push(loop);
    }
  return loops;
}

/** Return the coast of land squares as SVG path data: `unit` per square, moved by an offset. */
export function coastPath(
  has: (column: number, row: number) => boolean,
  cells: readonly Cell[],
  unit: number,
  offset: Point = { x: 0, y: 0 },
): string {
  const written = ({ x, y }: Point) =>
    `${(offset.x + x * unit).toFixed(1)} ${(offset.y + y * unit).toFixed(1)}`;
  return outline(has, cells)
    .map(
      (loop) =>
        `M${smoothed(smoothed(displaced(loop)))
          .map(written)
          .join("L")}Z`,
    )
    .join("");
}

/** Return the outline of squares as SVG path data: moved inwards by `inset`, with corners rounded by `radius`. */
export function roundedPath(
  cells: readonly Cell[],
  unit: number,
  inset: number,
  radius: number,
  offset: Point = { x: 0, y: 0 },
): string {
  const own = new Set(cells.map(([row, column]) => `${column} ${row}`));
  const at = (x: number, y: number) => `${offset.x + x} ${offset.y + y}`;
  return outline((x, y) => own.has(`${x} ${y}`), cells)
    .map((loop) => {
      const corners = loop.flatMap((here, index) => {
        const before = loop.at(index - 1) ?? here;
        const after = loop[(index + 1) % loop.length] ?? here;
        const [inX, inY] = [here.x - before.x, here.y - before.y];
        const [outX, outY] = [after.x - here.x, after.y - here.y];
        if (inX === outX && inY === outY) return [];
        // The squares are on the right of both edges.
        const x = here.x * unit + inset * (-inY - outY);
        const y = here.y * unit + inset * (inX + outX);
        const [from, to] = [at(x - inX * radius, y - inY * radius), at(x + outX * radius, y + outY * radius)];
        return [`${from}Q${at(x, y)} ${to}`];
      });
      return `M${corners.join("L")}Z`;
    })
    .join("");
}

/** Return a number from -1 to 1 that is always the same for a place. */
function noise(x: number, y: number, seed: number): number {
  const value = Math.sin(x * 127.1 + y * 311.7 + seed * 74.7) * 43758.5453;
  return (value - Math.floor(value)) * 2 - 1;
}

/** Divide every edge into equal parts, and displace their ends a little. */
function displaced(loop: readonly Point[]): Point[] {
  return loop.flatMap((from, index) => {
    const to = loop[(index + 1) % loop.length] ?? from;
    return Array.from({ length: PARTS }, (_, part) => {
      const x = from.x + ((to.x - from.x) * part) / PARTS;
      const y = from.y + ((to.y - from.y) * part) / PARTS;
      return { x: x + noise(x, y, 1) * ROUGHNESS, y: y + noise(x, y, 2) * ROUGHNESS };
    });
  });
}

/** Cut the corners once, by Chaikin's algorithm. */
function smoothed(points: readonly Point[]): Point[] {
  return points.flatMap((from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    return [0.25, 0.75].map((part) => ({
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    }));
  });
}
