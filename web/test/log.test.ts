/** Every log line is drawn once. */
import { h, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableStore } from "../src/state/table";
import { Log } from "../src/table/log";
import type { LogLine, TableShape } from "../src/wire/shapes";
import { Catalogue } from "../src/words/catalogue";
import { Wording } from "../src/words/wording";

const MOST = 40;

function line(at: number): LogLine {
  const events = [{ event: "taken", facts: { card: `card:${at}` }, rule: "", private: false }];
  return { at, seat: 0, action: null, events, by: "bot" };
}

function table(...names: string[]): TableShape {
  return { game: "x", phase: "playing", seats: names.map((name, seat) => ({ seat, name })) } as TableShape;
}

describe("the story", () => {
  let store: TableStore;
  let root: HTMLElement;
  const story = Array.from({ length: MOST }, (_, at) => line(at + 1));

  beforeEach(async () => {
    store = new TableStore("m");
    store.state.texts.value = new Catalogue("en", ["log-taken = took { $card }\ncard = card { $n }"]);
    store.state.table.value = table("Ana");
    store.state.log.value = story;
    root = document.createElement("div");
    await act(() => render(h(Log, { store }), root));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    render(null, root);
  });

  it("words only the lines that are new", async () => {
    const worded = vi.spyOn(Wording.prototype, "event");
    await act(() => {
      store.state.log.value = [...story, line(MOST + 1)];
      store.state.table.value = table("Ana"); // a player joined or left: the names are the same
    });
    expect(root.querySelectorAll("li")).toHaveLength(MOST + 1);
    // The new line, and the previous Tab stop; each formats its text and its label.
    expect(worded.mock.calls.length).toBeLessThanOrEqual(4);
  });
  it("words every line again for another name", async () => {
    const worded = vi.spyOn(Wording.prototype, "event");
    await act(() => {
      store.state.table.value = table("Beatriz");
    });
    expect(worded.mock.calls.length).toBeGreaterThanOrEqual(MOST);
  });
  it("marks what is pointed at and the moment that is shown, and nothing else is drawn", async () => {
    const worded = vi.spyOn(Wording.prototype, "event");
    await act(() => {
      store.state.litFacts.value = ["card:7"];
      store.state.past.value = { at: 9, seat: null, view: {}, described: null };
    });
    expect([...root.querySelectorAll("li.lit-line")].map((each) => each.getAttribute("data-entry"))).toEqual([
      "7",
    ]);
    expect([...root.querySelectorAll("li.now")].map((each) => each.getAttribute("data-entry"))).toEqual([
      "9",
    ]);
    expect(worded.mock.calls.length).toBeLessThanOrEqual(4);
  });
});
