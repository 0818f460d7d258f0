/** Derived data of 1492's board: where the plate of a sector hides no caravel, and what the wind did. */
import { describe, expect, it } from "vitest";
import { plateRow } from "../src/games/columbus_1492/sectors";
import type { ColumbusView } from "../src/games/columbus_1492/view";
import { weatherOf } from "../src/games/columbus_1492/weather";
import type { LogLine } from "../src/wire/shapes";

function at(...squares: string[]): ColumbusView {
  return { seats: squares.map((caravel) => ({ caravel })) } as unknown as ColumbusView;
}

describe("the plate of a sector", () => {
  it("lies at the southern edge, or at the northern one if a caravel is in the south", () => {
    expect(plateRow(at("1,1", "9,9"), 1)).toBe(7);
    expect(plateRow(at("1,9"), 1)).toBe(0);
    expect(plateRow(at("1,8", "4,1"), 1)).toBe(0);
  });
  it("goes into the middle when caravels are at both edges", () => {
    expect(plateRow(at("1,9", "2,1"), 1)).toBe(6);
    expect(plateRow(at("1,9", "2,1", "3,7"), 1)).toBe(1);
  });
  it("hides no more than it must", () => {
    const rows = [2, 4, 6, 8];
    const first = plateRow(at(...rows.map((row) => `2,${row}`)), 1);
    expect(rows.filter((row) => row - 1 >= first && row - 1 < first + 2)).toHaveLength(1);
  });
});

describe("the wind", () => {
  const during = (direction: string) => ({ turn: "B", storm: { sector: 3, spins_left: 0, direction } });
  const after = { turn: "B", storm: { sector: 0, spins_left: 0, direction: "" } } as ColumbusView;
  const news = (event: string, facts: object) => [{ events: [{ event, facts }] }] as unknown as LogLine[];

  it("is remembered by a page that was opened in the middle of a storm", () => {
    weatherOf(during("SW") as ColumbusView, [], "blown");
    const blown = weatherOf(after, news("caravel-pushed", { seat: "@A" }), "blown");
    expect(blown).toMatchObject({ by: 1, sector: 3, direction: "SW", pushed: [0] });
    weatherOf(during("") as ColumbusView, [], "calmed");
    expect(weatherOf(after, news("storm-cancelled", { seat: "@C" }), "calmed")?.calmed).toBe(2);
  });
});
