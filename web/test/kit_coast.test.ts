/** Outlines and coasts of squares. */
import { describe, expect, it } from "vitest";
import { coastPath, outline, type Cell } from "../src/kit/coast";

function has(cells: readonly Cell[]): (column: number, row: number) => boolean {
  return (column, row) => cells.some((cell) => cell[0] === row && cell[1] === column);
}
const loops = (...cells: Cell[]) => outline(has(cells), cells);

describe("an outline", () => {
  it("goes round a square with the square on its right", () => {
    expect(loops([0, 0])).toEqual([[{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 1, y: 1 }, { x: 0, y: 1 }]]); // prettier-ignore
  });
  it("joins neighbours, and separates squares that touch at a corner only", () => {
    expect(loops([0, 0], [0, 1]).map((loop) => loop.length)).toEqual([6]);
    expect(loops([0, 0], [1, 1]).map((loop) => loop.length)).toEqual([4, 4]);
  });
  it("has a loop of its own for a lake", () => {
    const ring = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column): Cell => [row, column]));
    const land = ring.filter(([row, column]) => row !== 1 || column !== 1);
    expect(loops(...land).map((loop) => loop.length).toSorted()).toEqual([12, 4]); // prettier-ignore
  });
});

describe("a coast", () => {
  const cells: Cell[] = [[2, 3], [2, 4]]; // prettier-ignore
  const points = (path: string) => path.slice(1, -1).split("L").map((pair) => pair.split(" ").map(Number)); // prettier-ignore

  it("is the same every time, near the squares, moved and scaled as asked", () => {
    const path = coastPath(has(cells), cells, 10);
    expect(coastPath(has(cells), cells, 10)).toBe(path);
    // Six edges in three parts each, and corners cut twice.
    expect(points(path)).toHaveLength(6 * 3 * 4);
    for (const [x = 0, y = 0] of points(path)) {
      expect(x).toBeGreaterThanOrEqual(29);
      expect(x).toBeLessThanOrEqual(51);
      expect(y).toBeGreaterThanOrEqual(19);
      expect(y).toBeLessThanOrEqual(31);
    }
    const moved = points(coastPath(has(cells), cells, 10, { x: 100, y: 7 }));
    points(path).forEach(([x = 0, y = 0], index) => {
      expect(moved[index]?.[0]).toBeCloseTo(x + 100, 5);
      expect(moved[index]?.[1]).toBeCloseTo(y + 7, 5);
    });
  });
});
