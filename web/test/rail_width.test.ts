/** How wide the rail may be, and where keys lead it. */
import { describe, expect, it } from "vitest";
import { byKey, limitsIn, clampWidth } from "../src/table/rail_width";

describe("the width of the rail", () => {
  it("leaves the board its room", () => {
    expect(limitsIn({ usual: 272, free: 272 + 772, board: 600 })).toEqual({
      least: 232,
      usual: 272,
      most: 444,
    });
  });
  it("is the usual one where the board has little room already", () => {
    expect(limitsIn({ usual: 356, free: 800, board: 600 }).most).toBe(356);
  });
  it("grows only so far in the widest window", () => {
    expect(limitsIn({ usual: 380, free: 3000, board: 600 }).most).toBe(780);
  });
  it("goes by keys, the edge where the arrow points, and never beyond its limits", () => {
    const limits = { least: 232, usual: 272, most: 444 };
    expect(byKey("ArrowLeft", 272, limits)).toBe(288);
    expect(byKey("ArrowRight", 240, limits)).toBe(232);
    expect(byKey("Home", 300, limits)).toBe(232);
    expect(byKey("End", 300, limits)).toBe(444);
    expect(byKey("Enter", 300, limits)).toBe(272);
    expect(byKey("a", 300, limits)).toBeNull();
    expect(clampWidth(1000, limits)).toBe(444);
  });
});
