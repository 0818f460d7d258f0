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
  let lines = 0;
  const line = (...events: [name: string, facts: object][]) =>
    ({ at: lines++, events: events.map(([event, facts]) => ({ event, facts })) }) as unknown as LogLine;
  const story = [
    line(["turn-began", { seat: "@A" }]),
    line(["storm-named", { seat: "@B", sector: 3, spins: 1 }]),
    line(
      ["arrow-spun", { direction: "direction-sw" }],
      ["caravel-pushed", { seat: "@A", direction: "direction-sw" }],
    ),
    line(["mast-lost", { seat: "@A", cause: "cause-gust" }]),
    line(["card-shown", { seat: "@C", card: "card-hurricane" }]),
    line(["arrow-spun", { direction: "direction-n" }], ["mast-lost", { seat: "@B", cause: "cause-reef" }]),
  ];
  const until = (end: number) => weatherOf(story.filter((each) => each.at <= end));

  it("is the last one up to the shown position", () => {
    expect(until(5)).toMatchObject({ kind: "hurricane", by: 2, direction: "N", spins: 1, struck: [1] });
    expect(until(3)).toMatchObject({ kind: "storm", by: 1, sector: 3, direction: "SW", struck: [] });
    expect(until(1)).toMatchObject({ kind: "storm", direction: "", spins: 0, pushed: [] });
    expect(until(0)).toBeNull();
  });
  it("counts a push once, however often its line is drawn", () => {
    for (let drawn = 0; drawn < 3; drawn += 1) expect(until(2)?.pushed).toEqual([0]);
  });
  it("is that of an undone line no longer", () => {
    expect(weatherOf([...story.slice(0, 2), line(["storm-cancelled", { seat: "@C" }])])).toMatchObject({
      calmed: 2,
      pushed: [],
    });
  });
  it("of fog comes from where the card says", () => {
    const fog = line(["card-shown", { seat: "@A", card: "card-fog-ne" }]);
    expect(weatherOf([...story, fog])).toMatchObject({ kind: "fog", direction: "NE", spins: 1, struck: [] });
  });
});
