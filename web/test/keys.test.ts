/** Small pure parts: walking by arrows, completing commands, grouping choices, keeping labels apart. */
import { signal } from "@preact/signals";
import { h, render } from "preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BoardProps } from "../src/games/board";
import { Choices, grouped } from "../src/games/generic/choices";
import { spread } from "../src/pages/curve";
import { offers } from "../src/table/command_box";
import { listenToKeys, nextIn } from "../src/table/keys";
import { TableStore } from "../src/state/table";
import type { Position, TableShape } from "../src/wire/shapes";
import { FakeLine } from "./fake_line";

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

describe("Enter, where the bar names it", () => {
  let store: TableStore;
  let end: () => void;
  const enterOn = (html: string) => {
    document.body.innerHTML = html;
    const event = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
    document.body.firstElementChild?.dispatchEvent(event);
    return event.defaultPrevented;
  };

  beforeEach(() => {
    vi.stubGlobal("WebSocket", FakeLine);
    store = new TableStore("m");
    store.state.yours.value = [0];
    vi.spyOn(store, "act").mockResolvedValue();
    vi.spyOn(store, "confirm").mockResolvedValue();
    end = listenToKeys(store);
  });
  afterEach(() => end());

  it("takes what is staged, on a part of it too, and not on what would add to it", () => {
    store.state.staged.value = "offer 1 2";
    expect(enterOn('<button data-legal="" aria-pressed="true">1</button>')).toBe(true);
    expect(store.act).toHaveBeenCalledWith("offer 1 2");
    expect(enterOn('<button data-legal="" aria-pressed="false">3</button>')).toBe(false);
    expect(store.act).toHaveBeenCalledOnce();
  });
  it("confirms the turn, on what cannot be chosen any more too, and not on another button", () => {
    const draft = { seat: 0, since: 1, free_to: 1, to_confirm: true, redoable: 0, steps: [] };
    store.state.position.value = { draft } as unknown as Position;
    expect(enterOn('<button aria-disabled="true">corn</button>')).toBe(false); // alone nothing is confirmed
    store.state.table.value = {
      seats: [{ seat: 1, role: "person", stand_in: false }],
    } as unknown as TableShape;
    expect(enterOn('<button aria-disabled="true">corn</button>')).toBe(true);
    expect(store.confirm).toHaveBeenCalledOnce();
    expect(enterOn("<button>Undo</button>")).toBe(false);
    expect(store.confirm).toHaveBeenCalledOnce();
  });
  it("asks why not, where nothing waits", () => {
    expect(enterOn('<button aria-disabled="true">corn</button>')).toBe(false);
  });
});

describe("a digit", () => {
  it("chooses the button with that number, also when families interleave", () => {
    vi.stubGlobal("WebSocket", FakeLine);
    const end = listenToKeys(new TableStore("m"));
    const choose = vi.fn();
    const choices = [
      { action: "a1", family: "a", facts: {} },
      { action: "b1", family: "b", facts: {} },
      { action: "a2", family: "a", facts: {} },
    ];
    const props = {
      asked: { choices },
      words: { action: (choice: { action: string }) => choice.action },
      staged: signal(null),
      previewed: signal(null),
      described: null,
      choose,
    } as unknown as BoardProps;
    render(h(Choices, props), document.body);
    for (const key of ["1", "2", "3"])
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    expect(choose.mock.calls).toEqual([["a1"], ["b1"], ["a2"]]);
    render(null, document.body);
    end();
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
