/** The log shows what is sought: lines of a player, of a kind, or with certain words. */
import { describe, expect, it } from "vitest";
import { asText, EVERYTHING, filtered } from "../src/table/log_filter";
import type { Part, Round } from "../src/table/story";

const part = (key: string, seat: number | null, takenBy: number | null = null) =>
  ({ key, seat, takenBy, leads: false }) as Part;
/** Newest first, as the log is laid out. */
const ROUNDS = [
  { key: "2", parts: [part("Ana sells", 0), part("Ben sails", 1), part("Ben waits", 1, 1)] },
  { key: "1", parts: [part("The table deals", null), part("Ana sails", 0)] },
] as Round[];
const tell = ({ key }: Part) => key;
const keys = (rounds: readonly Round[]) => rounds.map(({ parts }) => parts.map(tell));

describe("the filter of the log", () => {
  it("shows everything as it is when nothing is sought", () => {
    expect(filtered(ROUNDS, EVERYTHING, tell)).toBe(ROUNDS);
  });

  it("keeps the lines of a player and leaves out rounds without any", () => {
    expect(keys(filtered(ROUNDS, { ...EVERYTHING, seat: 1 }, tell))).toEqual([["Ben sails", "Ben waits"]]);
  });

  it("tells moves, the table and what was undone apart", () => {
    expect(keys(filtered(ROUNDS, { ...EVERYTHING, kind: "undone" }, tell))).toEqual([["Ben waits"]]);
    expect(keys(filtered(ROUNDS, { ...EVERYTHING, kind: "table" }, tell))).toEqual([["The table deals"]]);
    expect(keys(filtered(ROUNDS, { ...EVERYTHING, kind: "moves" }, tell))).toEqual([
      ["Ana sells", "Ben sails"],
      ["Ana sails"],
    ]);
  });

  it("finds words in any case, and names each seat once", () => {
    const found = filtered(ROUNDS, { ...EVERYTHING, text: " SAILS " }, tell);
    expect(keys(found)).toEqual([["Ben sails"], ["Ana sails"]]);
    const leads = filtered(ROUNDS, { ...EVERYTHING, seat: 1 }, tell)[0]?.parts.map((each) => each.leads);
    expect(leads).toEqual([true, false]);
  });

  it("is copied as text, oldest first", () => {
    const text = asText(
      filtered(ROUNDS, { ...EVERYTHING, seat: 0 }, tell),
      ({ key }) => `Round ${key}`,
      tell,
    );
    expect(text).toBe("Round 1\n- Ana sails\n\nRound 2\n- Ana sells");
  });
});
