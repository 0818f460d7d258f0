/** The changes of a previewed choice: only certain ones, compared with the view that it was requested for. */
import { describe, expect, it } from "vitest";
import type { GameBoard } from "../src/games/board";
import { partsOf } from "../src/games/generic/text_figures";
import { changesOf, inWords, signed, type Compared } from "../src/table/changes";
import { Catalogue } from "../src/words/catalogue";
import { Wording } from "../src/words/wording";

const WORDS = new Wording(new Catalogue("en", ["labelled = { $label }: { $text }"]), ["Ana", "Vasco"]);
const BOARD = {
  figures: (view: { gold: number[]; cards: number[] }, seat: number) => [
    { name: "score", label: "Gold", value: view.gold[seat] ?? 0 },
    { name: "cards", label: "Hand", value: view.cards[seat] ?? 0 },
  ],
} as unknown as GameBoard;
const NOW = { gold: [17, 3], cards: [6, 5] };
const THEN = { gold: [22, 3], cards: [3, 6] };

function props(certain: boolean, view: unknown = NOW): Compared {
  return {
    view,
    words: WORDS,
    table: { seats: [{ seat: 0 }, { seat: 1 }] },
    previewed: {
      action: "sell",
      before: NOW,
      by: "pointer",
      answer: { type: "preview", request: 1, certain, view: certain ? THEN : null, events: [], blocks: [] },
    },
  } as unknown as Compared;
}

describe("what would change", () => {
  it("is told of every seat, and nothing of numbers that stay", () => {
    expect(changesOf(BOARD, props(true)).map(({ seat, name, by }) => [seat, name, by])).toEqual([
      [0, "score", 5],
      [0, "cards", -3],
      [1, "cards", 1],
    ]);
  });

  it("is nothing where chance has a say", () => {
    expect(changesOf(BOARD, props(false))).toEqual([]);
  });

  it("is nothing once the table is another than the one it was asked at", () => {
    expect(changesOf(BOARD, props(true, { ...NOW }))).toEqual([]);
  });

  it("is nothing until the server has answered, and nothing for a board without numbers", () => {
    const asked = props(true);
    const waiting = { ...asked, previewed: asked.previewed && { ...asked.previewed, answer: null } };
    expect(changesOf(BOARD, waiting)).toEqual([]);
    expect(changesOf({ figures: () => [] } as unknown as GameBoard, asked)).toEqual([]);
  });
});

it("is found in the table as text where a game has no picture, for labels that stand there once", () => {
  const block = (...lines: string[]) => [{ title: "Ana", lines, notes: [], seat: 0 }];
  const asked = props(true);
  const shown = {
    ...asked,
    described: { blocks: block("Doubloons: 17 · cards : 6 · at: 3,4", "Gust: 1 · gust: 2", "x: 1 · x: 2") },
    previewed: asked.previewed?.answer && {
      ...asked.previewed,
      answer: {
        ...asked.previewed.answer,
        blocks: block("Doubloons: 22 · cards : 3 · at: 5,4", "Gust: 1 · gust: 2", "x: 2 · x: 3"),
      },
    },
  } as unknown as Compared;
  expect(changesOf({} as GameBoard, shown).map(({ label, by }) => [label, by])).toEqual([
    ["Doubloons", 5],
    ["cards", -3],
  ]);
  expect(partsOf("Doubloons: 17 · at: 3,4").map((part) => part.text + part.number)).toEqual([
    "Doubloons: 17",
    " · at: 3,4",
  ]);
});

it("says more from less by its sign", () => {
  expect([signed(5), signed(-3)]).toEqual(["+5", "−3"]);
});

it("is said in one sentence, one's own first and others by name", () => {
  expect(inWords(changesOf(BOARD, props(true)), 0, WORDS)).toBe("Gold: +5, Hand: −3. Vasco: Hand: +1");
  expect(inWords(changesOf(BOARD, props(true)), 1, WORDS)).toBe("Hand: +1. Ana: Gold: +5, Hand: −3");
  expect(inWords([], 0, WORDS)).toBe("");
});
