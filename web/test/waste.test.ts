/** Waste of a choice, judged by a seat's view and its legal choices. */
import { describe, expect, it } from "vitest";
import { wasteOf as amerigo } from "../src/games/amerigo/waste_warning";
import type { AmerigoView } from "../src/games/amerigo/view";
import { wasteOf as columbus } from "../src/games/columbus_1492/waste_warning";
import type { ColumbusView } from "../src/games/columbus_1492/view";
import { wasteOf as mundus } from "../src/games/mundus_novus/waste_warning";
import type { MundusView } from "../src/games/mundus_novus/view";
import type { DecisionShape, Choice } from "../src/wire/shapes";

function choice(action: string, facts: Choice["facts"] = {}, family = action.split(" ")[0] ?? ""): Choice {
  return { action, family, facts };
}

function asked(question: string, ...choices: Choice[]): DecisionShape {
  return { seat: 0, question, rule: "", owed: true, forced: false, choices };
}

describe("in Mundus Novus", () => {
  const end = choice("end");
  const set = choice("set 1: 1 1 1", { card: "cocoa", count: 3, plain: 3, relics: 0, turned: 0 });
  const sell = [1, 2].map((count) => choice(`sell ${count}`, { count }));
  const view = (hand: string, developments: string[] = [], event = "none", stored = "") =>
    ({ event, seats: [{ hand, stored, developments }] }) as unknown as MundusView;

  it("a turn that ends with a set in hand is a waste, unless warehouses keep all of it", () => {
    expect(mundus(view("111"), asked("turn", set, end), "end")).toMatchObject({
      kind: "moves",
      text: "board-waste-set",
    });
    const houses = ["warehouse-2 0 a", "warehouse-2 0 b"];
    expect(mundus(view("111", houses), asked("turn", set, end), "end")).toBeNull();
    expect(mundus(view("111", houses, "fire"), asked("turn", set, end), "end")).not.toBeNull();
    expect(mundus(view("123"), asked("turn", end), "end")).toBeNull();
  });

  it("giving up the perfect combination is named first", () => {
    const all = asked("turn", choice("perfect"), set, end);
    expect(mundus(view("123456789R111"), all, "end")?.text).toBe("board-waste-perfect");
  });

  it("relics that are kept back from the one sale of a turn are lost", () => {
    const all = asked("turn", ...sell, end);
    expect(mundus(view("RR"), all, "sell 1")).toMatchObject({ kind: "things", facts: { count: 1 } });
    expect(mundus(view("RR"), all, "sell 2")).toBeNull();
    expect(mundus(view("RR", ["warehouse-1 1 a"]), all, "sell 1")).toBeNull();
  });

  it("a warehouse that is closed half empty is a waste", () => {
    const all = asked("store", choice("store 1"), choice("store done", {}, "store-done"));
    expect(mundus(view("12", ["warehouse-2 0 a"], "none", "9"), all, "store done")).toMatchObject({
      kind: "things",
      facts: { count: 1 },
    });
    expect(
      mundus(view("12", ["warehouse-2 0 a"]), asked("store", ...all.choices.slice(1)), "store done"),
    ).toBe(null);
  });
});

describe("in Amerigo", () => {
  const view = {
    turn: { points: 3 },
    centre: { blue: 4 },
    seats: [{ tokens: [] }],
  } as unknown as AmerigoView;
  it("passing gives up gold, and finishing the points that are left", () => {
    expect(amerigo(view, asked("choose", choice("gold"), choice("pass")), "pass")).toMatchObject({
      kind: "moves",
      facts: { count: 2 },
    });
    const planning = asked("plan", choice("plan village-single"), choice("finish"));
    expect(amerigo(view, planning, "finish")).toMatchObject({ kind: "points", facts: { count: 3 } });
    expect(amerigo(view, asked("plan", choice("spend"), choice("finish")), "finish")).toBeNull();
    expect(amerigo(view, asked("post", choice("post"), choice("no post")), "no post")?.kind).toBe("points");
  });
});

describe("in 1492", () => {
  it("a turn that ends with dice that move the ship is a waste", () => {
    const view = {} as ColumbusView;
    expect(columbus(view, asked("dice", choice("rose n"), choice("end")), "end")?.kind).toBe("points");
    expect(columbus(view, asked("dice", choice("storm 2"), choice("end")), "end")).toBeNull();
  });
});
