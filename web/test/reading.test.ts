/** Words that have the table read out. */
import { describe, expect, it, vi } from "vitest";
import { TableStore } from "../src/state/table";
import { read } from "../src/table/reading";
import type { DescribeAnswer, Position, TextBlock } from "../src/wire/shapes";
import { Catalogue } from "../src/words/catalogue";

const BLOCKS: TextBlock[] = [
  { title: "Market", lines: ["cocoa"], notes: [], seat: null },
  { title: "Ana", lines: ["9 doubloons"], notes: ["a hint"], seat: 0 },
  { title: "Beatriz", lines: ["11 doubloons"], notes: [], seat: 1 },
  { title: "Hand", lines: ["corn", "relic"], notes: [], seat: 1 },
];

function store(looking: number | null): TableStore {
  const made = new TableStore("m");
  made.state.texts.value = new Catalogue("en", []);
  made.state.position.value = { at: 0, view: {} } as Position;
  made.state.looking.value = looking;
  const answer: DescribeAnswer = { type: "describe", request: 1, blocks: BLOCKS, remarks: {} };
  vi.spyOn(made.socket, "ask").mockResolvedValue(answer);
  return made;
}

describe("the word hand", () => {
  it("reads out what is one's own, and only that", async () => {
    expect(await read(store(1), "hand", 0)).toEqual(["Beatriz", "11 doubloons", "Hand", "corn", "relic"]);
  });
  it("tells a spectator that there is none", async () => {
    expect(await read(store(null), "hand", 0)).toEqual(["ui-read-no-hand"]);
  });
});
