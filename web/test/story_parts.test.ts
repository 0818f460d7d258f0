/** What the log is good for besides reading: rounds to go to, and the score that each event led to. */
import { describe, expect, it } from "vitest";
import { gainOf } from "../src/games/mundus_novus/earnings";
import { roundAfter, roundBefore } from "../src/table/rounds";
import { totalsOf } from "../src/table/totals";
import type { Facts, LogLine, Told } from "../src/wire/shapes";

function told(event: string, facts: Facts = {}): Told {
  return { event, rule: "", facts, private: false };
}

function line(at: number, ...events: Told[]): LogLine {
  return { at, seat: 0, action: null, events, by: "bot" };
}

describe("rounds in the log", () => {
  const log = [
    line(1),
    line(4, told("x"), told("round-began")),
    line(5),
    line(9, told("round-began")),
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
  const sold = told("relics-sold", { seat: "@A", count: 2, earned: 6 });
  const income = told("income-paid", { seat: "@A", earned: 3 });
  const others = told("orellana-earned", { seat: "@B", count: 1 });
  const bought = told("event-bought", { seat: "@A", event: "fire" });
  const score = (_: unknown, seat: number) => [20, 7][seat] ?? null;
  it("are counted back from the score now", () => {
    const totals = totalsOf({ score, gain: gainOf }, {}, [
      line(1, sold),
      line(2, others, income),
      line(3, bought),
    ]);
    expect([sold, income, others, bought].map((each) => totals.get(each))).toEqual([19, 22, 7, 20]);
  });
  it("are not told of what changes no score", () => {
    expect(totalsOf({ score, gain: gainOf }, {}, [line(1, told("turn-ended", { seat: "@A" }))]).size).toBe(0);
    expect(totalsOf({ score }, {}, [line(1, sold)]).size).toBe(0);
  });
});
