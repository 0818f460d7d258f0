// @vitest-environment node
import { describe, expect, it } from "vitest";
import document from "../../src/caravela/games/amerigo/components.toml";
import * as amerigo from "../src/games/amerigo/printed";
import * as columbus from "../src/games/columbus_1492/printed";
import { Components } from "../src/games/components";

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

  it("names a missing field", () => {
    const components = new Components("amerigo", document);
    expect(() => components.number("completion.discoveries")).toThrow(
      "amerigo/components.toml: completion.discoveries is missing; expected a number",
    );
    expect(() => components.numberMap("trakcs.white.points")).toThrow("trakcs.white.points is missing");
  });

  it("names a field of another type", () => {
    const components = new Components("amerigo", document);
    expect(() => components.numbers("tracks.white.colours")).toThrow(
      "amerigo/components.toml: tracks.white.colours has the wrong type; expected a list of numbers",
    );
    expect(() => components.numberMap("completion")).toThrow("completion has the wrong type");
  });
});
