// @vitest-environment node
import { describe, expect, it } from "vitest";
import components from "../../src/caravela/games/amerigo/components.toml";
import * as amerigo from "../src/games/amerigo/printed";
import * as columbus from "../src/games/columbus_1492/printed";
import { numberMap } from "../src/games/components";

describe("components.toml", () => {
  it("gives Amerigo its printed values", () => {
    expect(amerigo.FACTORS).toEqual([0, 1, 3, 6, 10, 15, 21]);
    expect(amerigo.MARKERS).toEqual([5, 4, 3, 2, 1]);
    expect(amerigo.POSTS).toBe(12);
    expect(amerigo.TRACKS.map((track) => track.last)).toEqual([20, 19, 12, 12]);
    expect([...(amerigo.TRACKS[0]?.points ?? [])].at(-1)).toEqual([20, 15]);
    expect(amerigo.TRACKS[1]?.colours).toHaveLength(20);
    expect(amerigo.SHAPES.map((shape) => amerigo.cellsOf(`neutral-${shape}`).length)).toEqual([
      1, 2, 3, 3, 4, 4, 5, 6,
    ]);
  });

  it("gives 1492 its printed values", () => {
    expect(columbus.OCEAN).toHaveLength(columbus.ROWS);
    expect(columbus.OCEAN.every((row) => row.length === columbus.COLUMNS)).toBe(true);
    expect(columbus.START).toEqual({ column: 14, row: 3 });
    expect([columbus.MOST_BARRELS, columbus.GIVEN_UP]).toEqual([8, 2]);
    expect(columbus.LENSES).toEqual({ sea: 3, desert: 7, inhabited: 5 });
    expect(columbus.SECTORS.map((sector) => sector.from)).toEqual([0, 3, 6, 9, 12]);
    expect(columbus.SPYGLASS_SECTORS).toEqual([1, 2]);
  });

  it("has types, so that a missing field or one of another type does not compile", () => {
    // @ts-expect-error there is no such field
    expect(components.completion.discoveries).toBeUndefined();
    // @ts-expect-error its items are strings
    const colours: readonly number[] = components.tracks.white.colours;
    expect(colours).toHaveLength(19);
  });

  it("reads a table of numbers", () => {
    expect([...numberMap({ 4: 1, 12: 6, 8: 3 })]).toEqual([
      [4, 1],
      [8, 3],
      [12, 6],
    ]);
  });
});
