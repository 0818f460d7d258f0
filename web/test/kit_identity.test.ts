/** Names of pieces that look alike: who stays, who moves, who is new. */
import { describe, expect, it } from "vitest";
import { followDice, type Die } from "../src/kit/dice";
import { trackPieces, Names, type Piece } from "../src/kit/identity";

const written = (pieces: readonly Piece[] | undefined) => pieces?.map(({ name, sign }) => `${name}${sign}`);

describe("pieces", () => {
  const names = new Names("p");
  const before = trackPieces(new Map(), new Map([["hand", "aab"]]), names);

  it("get the names that were announced", () => {
    const fresh = new Names("q");
    expect(fresh.upcoming(2)).toEqual(["q-0", "q-1"]);
    expect([fresh.fresh(), fresh.upcoming(1)]).toEqual(["q-0", ["q-1"]]);
  });
  it("keep their names where they stay and where they go", () => {
    const after = trackPieces(before, new Map([["hand", "ab"], ["table", "a"]]), names); // prettier-ignore
    expect(written(after.get("hand"))).toEqual(["p-0a", "p-2b"]);
    expect(written(after.get("table"))).toEqual(["p-1a"]);
  });
  it("move first if they are preferred", () => {
    const moved = trackPieces(before, new Map([["hand", "ab"], ["table", "a"]]), names, new Set(["p-0"])); // prettier-ignore
    expect(written(moved.get("table"))).toEqual(["p-0a"]);
  });
  it("are new if nothing with their sign has left a place", () => {
    const after = trackPieces(before, new Map([["hand", "aabb"]]), names);
    expect(written(after.get("hand"))).toEqual(["p-0a", "p-1a", "p-2b", "p-3b"]);
  });
  it("come from one source per table", () => {
    expect(new Names("p").fresh()).toBe("p-0");
  });
});

describe("dice", () => {
  const names = new Names("die");
  const rolled = followDice([], ["rose", "sail", "sail", "storm"], names);
  const shown = (dice: readonly Die[]) =>
    dice.map(({ name, face, used }) => `${name} ${face}${used ? " used" : ""}`);

  it("stay on the tray when they are used, and are returned by undo", () => {
    const after = followDice(rolled, ["sail", "storm"], names);
    expect(shown(after)).toEqual(["die-0 rose used", "die-1 sail", "die-2 sail used", "die-3 storm"]);
    expect(followDice(after, ["rose", "sail", "sail", "storm"], names)).toEqual(rolled);
  });
  it("get a new name when they are rolled again, at the same place", () => {
    const used = followDice(rolled, ["sail", "sail", "storm"], names);
    const again = followDice(used, ["sail", "sail", "gust"], names);
    expect(shown(again)).toEqual(["die-0 rose used", "die-1 sail", "die-2 sail", "die-4 gust"]);
  });
});
