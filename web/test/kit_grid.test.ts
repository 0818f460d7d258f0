/** Grids of maps: lines, squares at points, styles of pieces, and outlines with round corners. */
import { describe, expect, it } from "vitest";
import { roundedPath } from "../src/kit/coast";
import { contains, styleOver, viewBox } from "../src/kit/geometry";
import { gridLines, middleOfSquare, squareAtPoint, styleOnSquare } from "../src/kit/gridmap/grid";

const grid = { x: 100, y: 50, columns: 4, rows: 2, unit: 10 };

describe("a grid", () => {
  it("has lines between its squares, or between groups of them", () => {
    expect(gridLines(grid)).toBe("M110 50v20M120 50v20M130 50v20M100 60h40");
    expect(gridLines(grid, 2)).toBe("M120 50v20");
  });
  it("knows the square at a point, and none beyond its edges", () => {
    expect(squareAtPoint(grid, { x: 129.9, y: 60 })).toEqual({ column: 2, row: 1 });
    expect(squareAtPoint(grid, middleOfSquare(grid, { column: 3, row: 0 }))).toEqual({ column: 3, row: 0 });
    for (const point of [
      { x: 99, y: 55 },
      { x: 141, y: 55 },
      { x: 105, y: 49 },
      { x: 105, y: 71 },
    ])
      expect(squareAtPoint(grid, point)).toBeNull();
  });
  it("puts a piece on the middle of a square, moved as asked", () => {
    const area = { x: 100, y: 50, width: 40, height: 20 };
    const square = { column: 0, row: 0 };
    expect(styleOnSquare(grid, area, square, 4)).toEqual({
      left: "7.500%",
      top: "15.000%",
      width: "10.000%",
      height: "20.000%",
    });
    expect(styleOnSquare(grid, area, square, 4, 0.5)).toMatchObject({ left: "20.000%", top: "15.000%" });
    expect(styleOver(area, area)).toEqual({
      left: "0.000%",
      top: "0.000%",
      width: "100.000%",
      height: "100.000%",
    });
  });
});

describe("a rectangle", () => {
  const area = { x: -5, y: 0, width: 10, height: 20 };
  it("is a viewBox, and contains points with a margin", () => {
    expect(viewBox(area)).toBe("-5 0 10 20");
    expect(contains(area, { x: 4, y: 1 })).toBe(true);
    expect(contains(area, { x: 4, y: 1 }, 2)).toBe(false);
  });
});

describe("the rounded outline of squares", () => {
  it("joins neighbours, and keeps the inset and the radius", () => {
    const path = roundedPath(
      [
        [0, 0],
        [0, 1],
      ],
      10,
      1,
      2,
    );
    expect(path.match(/M/g)).toHaveLength(1);
    expect(path.match(/Q/g)).toHaveLength(4);
    expect(path).toContain("Q1 1 3 1");
    expect(path).toContain("Q19 9 17 9");
    expect(
      roundedPath(
        [
          [0, 0],
          [1, 1],
        ],
        10,
        1,
        2,
      ).match(/M/g),
    ).toHaveLength(2);
  });
});
