/** Between tables and rounds: which table waits next, what a round brought, and which chat was read. */
import { expect, it } from "vitest";
import { barrelsGained } from "../src/games/columbus_1492/events";
import { scoreChangeOf } from "../src/games/mundus_novus/events";
import { lastRead, markRead } from "../src/state/chat_read";
import { waitingTables } from "../src/table/next_table";
import { gainedIn } from "../src/table/round_summary";
import { roundsOf } from "../src/table/story";
import type { Facts, LogLine, MatchSummary, GameEvent } from "../src/wire/shapes";

function gameEvent(event: string, facts: Facts = {}): GameEvent {
  return { event, rule: "", facts, private: false };
}

function line(at: number, seat: number | null, ...events: GameEvent[]): LogLine {
  return { at, seat, action: null, events, by: "bot" };
}

function summary(match: string, your_turn: boolean): MatchSummary {
  return { table: { match }, your_turn } as MatchSummary;
}

it("goes round all tables that wait, and leaves this one out", () => {
  const own = [summary("c", true), summary("a", true), summary("b", false), summary("d", true)];
  expect(waitingTables(own, "c")).toEqual(["d", "a"]);
  expect(waitingTables(own, "d")).toEqual(["a", "c"]);
  expect(waitingTables(own, "b")).toEqual(["c", "d", "a"]);
  expect(waitingTables([summary("c", true)], "c")).toEqual([]);
});

it("sums up what a round brought each seat, without what was undone", () => {
  const paid = (seat: string, earned: number) => gameEvent("income-paid", { seat: `@${seat}`, earned });
  const log = [
    line(0, null, gameEvent("round-began")),
    line(1, 0, paid("A", 3)),
    line(2, 1, paid("B", 2), paid("A", 1)),
  ];
  const undone = { back_to: 1, by: 0, lines: [line(1, 0, paid("A", 9))] };
  const [round] = roundsOf(log, [undone]);
  expect(round && gainedIn({ scoreChange: scoreChangeOf }, round, 3)).toEqual([4, 2, 0]);
  expect(round && gainedIn({}, round, 3)).toBeNull();
});

it("counts barrels where there are no points", () => {
  const log = [
    line(0, null, gameEvent("round-began")),
    line(1, 0, gameEvent("turn-given-up", { seat: "@A", count: 2 })),
    line(2, 1, gameEvent("dice-rolled-again", { seat: "@B" })),
  ];
  const [round] = roundsOf(log, []);
  expect(round && gainedIn({ tally: barrelsGained }, round, 2)).toEqual([2, -1]);
});

it("remembers which chat was read, table by table", () => {
  expect(lastRead("m")).toBeNull();
  markRead("m", 4);
  markRead("n", -1);
  expect([lastRead("m"), lastRead("n")]).toEqual([4, -1]);
  for (let at = 0; at < 60; at += 1) markRead(`other ${at}`, at);
  expect(lastRead("m")).toBeNull();
});
