/** How far ships sail in Amerigo: across the sea, around islands, and along the frame. */
import { describe, expect, it } from "vitest";
import { seaOf } from "../src/games/amerigo/sea";
import type { AmerigoView } from "../src/games/amerigo/view";

/** Two tiles by two, of six squares by six. */
const OPEN = Array.from({ length: 12 }, () => ".".repeat(12));
const ISLAND = OPEN.map((row, high) => (high >= 3 && high <= 8 ? ".....##....." : row));
const sea = (drawing: readonly string[]) => seaOf({ drawing } as AmerigoView);

describe("ship distances", () => {
  it("count one for each square and go around land", () => {
    expect(sea(OPEN).distances("e6").get("h6")).toBe(3);
    expect(sea(ISLAND).distances("e6").get("h6")).toBe(9);
    expect(sea(ISLAND).distances("e6").has("f6")).toBe(false);
  });

  it("lead onto the frame, where a whole side of a tile is one space", () => {
    const far = sea(OPEN).distances("a1");
    expect(far.get("frame 1")).toBe(1);
    expect(far.get("frame 2")).toBe(2);
    expect(far.get("l1")).toBe(3);
  });

  it("are searched once for each sea and start", () => {
    const open = sea(OPEN);
    expect(open.distances("a1")).toBe(open.distances("a1"));
    expect(open.distances("a1")).not.toBe(open.distances("b1"));
    expect(sea(ISLAND).distances("a1")).not.toBe(open.distances("a1"));
  });
});
