/** Other uses of the log: navigation by round, and the score after each event. */
import { describe, expect, it, vi } from "vitest";
import { scoreChangeOf } from "../src/games/mundus_novus/events";
import { roundAfter, roundBefore } from "../src/table/rounds";
import { Totals } from "../src/table/totals";
import type { Facts, LogLine, GameEvent } from "../src/wire/shapes";

function gameEvent(event: string, facts: Facts = {}): GameEvent {
  return { event, rule: "", facts, private: false };
}

function line(at: number, ...events: GameEvent[]): LogLine {
  return { at, seat: 0, action: null, events, by: "bot" };
}

describe("rounds in the log", () => {
  const log = [
    line(1),
    line(4, gameEvent("x"), gameEvent("round-began")),
    line(5),
    line(9, gameEvent("round-began")),
    line(11),
  ];
  it("are found before and after a moment", () => {
    expect(roundBefore(log, 11)).toBe(9);
    expect(roundBefore(log, 9)).toBe(4);
    expect(roundBefore(log, 4)).toBe(0);
    expect(roundAfter(log, 0, 11)).toBe(4);
    expect(roundAfter(log, 4, 11)).toBe(9);
    expect(roundAfter(log, 9, 11)).toBe(11);
  });
});

describe("totals in the log", () => {
  const sold = gameEvent("relics-sold", { seat: "@A", count: 2, earned: 6 });
  const income = gameEvent("income-paid", { seat: "@A", earned: 3 });
  const others = gameEvent("orellana-earned", { seat: "@B", count: 1 });
  const bought = gameEvent("event-bought", { seat: "@A", event: "fire" });
  const score = (_: unknown, seat: number) => [20, 7][seat] ?? null;
  const story = [line(1, sold), line(2, others, income), line(3, bought)];
  it("are counted back from the score now", () => {
    const totals = new Totals();
    totals.count({ score, scoreChange: scoreChangeOf }, {}, story);
    expect(story.map((each) => [...totals.of(each)])).toEqual([
      [[0, 19]],
      [
        [1, 22],
        [0, 7],
      ],
      [[0, 20]],
    ]);
  });
  it("are counted once: only what is new is looked at", () => {
    const totals = new Totals();
    totals.count({ score, scoreChange: scoreChangeOf }, {}, story);
    const before = story.map((each) => totals.of(each));
    const scoreChange = vi.fn(scoreChangeOf);
    const next = line(4, gameEvent("income-paid", { seat: "@B", earned: 4 }));
    totals.count({ score: () => 11, scoreChange }, {}, [...story.slice(0, 2), next]);
    expect(scoreChange).toHaveBeenCalledTimes(1);
    expect([...totals.of(next)]).toEqual([[0, 11]]);
    expect(story.map((each) => totals.of(each))).toEqual(before);
  });
  it("are not told of what changes no score", () => {
    const totals = new Totals();
    const ended = line(1, gameEvent("turn-ended", { seat: "@A" }));
    totals.count({ score, scoreChange: scoreChangeOf }, {}, [ended]);
    totals.count({ score }, {}, story);
    expect([ended, ...story].map((each) => totals.of(each).size)).toEqual([0, 0, 0, 0]);
  });
});
