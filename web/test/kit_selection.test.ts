import { describe, expect, it } from "vitest";
import { piecesWith, sameSigns, signsOf, toggled, withoutSigns } from "../src/kit/selection";

const hand = [..."1159R"].map((sign, index) => ({ name: `card-${index}`, sign }));

describe("a selection", () => {
  it("gets and loses a piece by a click", () => {
    expect(toggled(["a"], "b")).toEqual(["a", "b"]);
    expect(toggled(["a", "b"], "a")).toEqual(["b"]);
  });

  it("drops its first piece beyond the maximum", () => {
    expect(toggled(["a", "b"], "c", 2)).toEqual(["b", "c"]);
    expect(toggled(["a", "b"], "b", 2)).toEqual(["a"]);
  });
});

describe("signs", () => {
  it("are those of the pieces, in their order", () => {
    expect(signsOf(hand)).toBe("1159R");
  });

  it("are compared in any order, with their number", () => {
    expect(sameSigns("1R1", "11R")).toBe(true);
    expect(sameSigns("1R", "11R")).toBe(false);
  });

  it("are removed one by one", () => {
    expect(withoutSigns("1159R", "19")).toBe("15R");
    expect(withoutSigns("15", "111")).toBe("5");
  });

  it("find pieces, each once", () => {
    expect(piecesWith("R1", hand).map((piece) => piece.name)).toEqual(["card-0", "card-4"]);
    expect(piecesWith("1119", hand).map((piece) => piece.name)).toEqual(["card-0", "card-1", "card-3"]);
    expect(piecesWith("", hand)).toEqual([]);
  });
});
