/** Small pure parts: walking by arrows, completing commands, grouping choices, keeping labels apart. */
import { describe, expect, it } from "vitest";
import { grouped } from "../src/games/generic/choices";
import { spread } from "../src/pages/curve";
import { offers } from "../src/table/command_box";
import { nextIn } from "../src/table/keys";

describe("arrow keys", () => {
  const places = [
    { x: 100, y: 0 },
    { x: 200, y: 5 },
    { x: 90, y: 100 },
    { x: -50, y: 0 },
  ];
  const here = { x: 0, y: 0 };
  it("go to what lies next in that direction", () => {
    expect(nextIn("ArrowRight", here, places)).toBe(0);
    expect(nextIn("ArrowLeft", here, places)).toBe(3);
    expect(nextIn("ArrowDown", { x: 100, y: 0 }, places)).toBe(2);
  });
  it("stay where nothing lies ahead", () => {
    expect(nextIn("ArrowUp", here, places)).toBeNull();
  });
});

describe("the command box", () => {
  const all = [
    { notation: "take 8 from C", text: "Take 1 indigo from Chloé" },
    { notation: "take 9 from B", text: "Take 1 vanilla from Bruno" },
    { notation: "pass", text: "Take nothing" },
  ];
  it("offers what begins so before what only holds it", () => {
    expect(offers(all, "TAKE").map((each) => each.notation)).toEqual([
      "take 8 from C",
      "take 9 from B",
      "pass",
    ]);
    expect(offers(all, "vanil").map((each) => each.notation)).toEqual(["take 9 from B"]);
    expect(offers(all, "xyz")).toEqual([]);
  });
});

describe("choices", () => {
  it("stand together by family, in their order", () => {
    const choice = (action: string, family: string) => ({ action, family, facts: {} });
    const groups = grouped([choice("a", "x"), choice("b", "y"), choice("c", "x")]);
    expect(groups.map((group) => group.map((each) => each.action))).toEqual([["a", "c"], ["b"]]);
  });
});

describe("labels of the curve", () => {
  it("keep apart", () => {
    expect(spread([10, 12, 90], 20)).toEqual([10, 30, 90]);
  });

  it("stay above the lowest place", () => {
    expect(spread([10, 90, 90, 90], 20, 100)).toEqual([10, 60, 80, 100]);
  });
});
