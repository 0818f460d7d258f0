/** Data read from the log: takes of a trade, and who acted for whom. */
import { describe, expect, it } from "vitest";
import { takesOf, type MundusView } from "../src/games/mundus_novus/view";
import { stretches } from "../src/table/seat_history";
import type { Facts, LogLine } from "../src/wire/shapes";

function line(at: number, seat: number, by: LogLine["by"], ...events: [string, Facts][]): LogLine {
  const gameEvent = events.map(([event, facts]) => ({ event, facts, rule: "", private: false }));
  return { at, seat, action: null, by, events: gameEvent };
}

describe("the takes of a trade", () => {
  const take = (seat: string, owner: string, card: string): [string, Facts] => [
    "card-taken",
    { seat: `@${seat}`, owner: `@${owner}`, card },
  ];
  const story = [
    line(3, 0, "person", take("A", "C", "corn")),
    line(8, 1, "bot", ["offer-revealed", {}], ["offer-revealed", {}]),
    line(9, 0, "person", take("A", "B", "cocoa")),
    line(10, 1, "bot", take("B", "C", "vanilla")),
  ];
  const view = (last: string) => ({ trade: { last_taker: last } }) as unknown as MundusView;

  it("are known after a reload, from the reveal on", () => {
    expect(takesOf(view("B"), story)).toEqual([
      { at: 9, taker: 0, owner: 1, sign: "1" },
      { at: 10, taker: 1, owner: 2, sign: "9" },
    ]);
  });
  it("are forgotten when the trade is over", () => {
    expect(takesOf(view(""), story)).toEqual([]);
  });
});

describe("who played a seat", () => {
  it("is told in stretches of the seat's own moves", () => {
    const log = (["person", "bot", "bot", "person", "clock"] as const).flatMap((by, turn) => [
      line(turn * 2 + 1, 0, by),
      line(turn * 2 + 2, 1, "person"),
    ]);
    expect(stretches(log, 0)).toEqual([
      { from: 3, to: 5 },
      { from: 9, to: 9 },
    ]);
    expect(stretches(log, 1)).toEqual([]);
  });
});
