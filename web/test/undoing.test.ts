/** Undo: the effect of the button and its key, and the reason if there is none. */
import { beforeEach, expect, it, vi } from "vitest";
import { TableStore } from "../src/state/table";
import { redoable, restartable, undo, undoing } from "../src/table/undoing";
import type { Draft, LogLine, Position, TableShape } from "../src/wire/shapes";
import { FakeLine } from "./fake_line";

const DRAFT: Draft = { seat: 0, since: 4, free_to: 4, to_confirm: false, redoable: 0, steps: [] };
const WAITING = { wish: "undo" as const, by: 1, back_to: 2, agreed: [], awaited: [0] };

function table(position: Partial<Position>, others: string, own: number | null = 3): TableStore {
  const store = new TableStore("m");
  store.state.yours.value = [0];
  store.state.looking.value = 0;
  store.state.position.value = {
    version: 1,
    at: 6,
    draft: null,
    consent: null,
    asked: null,
    ...position,
  } as Position;
  const seats = [
    { seat: 0, role: "person", stand_in: "" },
    { seat: 1, role: others, stand_in: "" },
  ];
  store.state.table.value = { seats, phase: "playing" } as unknown as TableShape;
  store.state.log.value = own === null ? [] : ([{ at: own, seat: 0 }] as LogLine[]);
  return store;
}

beforeEach(() => vi.stubGlobal("WebSocket", FakeLine));

it("is free within the draft, asks nobody of bots, and asks people otherwise", () => {
  expect(undoing(table({ draft: DRAFT }, "person"))).toEqual({ backTo: 5, asks: false, why: "" });
  expect(undoing(table({}, "bot"))).toEqual({
    backTo: 3,
    asks: false,
    why: "ui-undo-alone-more",
  });
  expect(undoing(table({}, "person"))).toEqual({ backTo: 3, asks: true, why: "ui-undo-ask-more" });
});

it("says why it means nothing", () => {
  const store = table({}, "bot", null);
  expect(undoing(store).why).toBe("ui-undo-nothing");
  undo(store);
  expect(store.state.notice.value).toMatchObject({ kind: "info", key: "ui-undo-nothing" });
  expect(undoing(table({ consent: WAITING }, "person")).why).toBe("ui-wish-waits-undo");
});

it("restarts the turn only if more than one step can be undone, and redoes undone steps", () => {
  expect(restartable(table({ draft: DRAFT }, "bot"))).toBe(4);
  expect(restartable(table({ draft: DRAFT, at: 5 }, "bot"))).toBeNull();
  expect(restartable(table({ draft: { ...DRAFT, free_to: 5 } }, "bot"))).toBeNull();
  expect(redoable(table({ draft: DRAFT }, "bot"))).toBe(false);
  expect(redoable(table({ draft: { ...DRAFT, redoable: 1 } }, "bot"))).toBe(true);
});
