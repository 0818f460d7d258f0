/** Parts of a turn: seat letters, planned actions and the steps of a round. */
import { signal } from "@preact/signals";
import { h, render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import {
  byAction,
  letter,
  nextOfPlan,
  NO_PLAN,
  seatAt,
  stepsOf,
  useEscape,
  type Plan,
} from "../src/kit/turn";
import type { Choice } from "../src/wire/shapes";

const choice = (action: string): Choice => ({ action, family: "", facts: {} });

it("reads and writes seat letters", () => {
  expect([letter(0), letter(7), letter(8), letter(-1)]).toEqual(["A", "H", "", ""]);
  expect([seatAt("C"), seatAt("B2"), seatAt("")]).toEqual([2, 1, -1]);
});

it("finds legal actions by their notation", () => {
  expect(byAction([choice("end"), choice("sail N")]).get("end")?.action).toBe("end");
  expect(byAction(undefined).size).toBe(0);
});

describe("a plan", () => {
  const [first, second, third] = [{}, {}, {}];
  it("goes on with each new view", () => {
    const plan = signal<Plan>({ actions: ["turn", "complete"], since: first });
    const choices = [choice("turn"), choice("complete")];
    expect(nextOfPlan(plan, choices, first)).toBeNull();
    expect(nextOfPlan(plan, choices, second)).toBe("turn");
    expect(nextOfPlan(plan, choices, second)).toBeNull();
    expect(nextOfPlan(plan, choices, third)).toBe("complete");
    expect(plan.value.actions).toEqual([]);
  });
  it("is dropped if its action is not legal", () => {
    const plan = signal<Plan>({ actions: ["turn", "complete"], since: first });
    expect(nextOfPlan(plan, [choice("end")], second)).toBeNull();
    expect(plan.value.actions).toEqual([]);
    expect(nextOfPlan(signal(NO_PLAN), [choice("end")], first)).toBeNull();
  });
});

it("clears a selection on Escape alone, while it is shown", async () => {
  const clear = vi.fn<() => void>();
  const root = document.createElement("div");
  const Board = () => {
    useEscape(clear);
    return null;
  };
  const press = (key: string) => dispatchEvent(new KeyboardEvent("keydown", { key }));
  await act(() => render(h(Board, {}), root));
  press("Enter");
  press("Escape");
  expect(clear).toHaveBeenCalledTimes(1);
  await act(() => render(null, root));
  press("Escape");
  expect(clear).toHaveBeenCalledTimes(1);
});

it("marks the steps of a round", () => {
  expect(stepsOf(["roll", "dice", "end"], 1).map(({ state }) => state)).toEqual(["done", "now", "next"]);
});
