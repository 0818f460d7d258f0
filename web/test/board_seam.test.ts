/** The shell and a board: it checks views, reads the note for the bar and applies the layout. */
import { signal } from "@preact/signals";
import { describe, expect, it } from "vitest";
import { checkView, defineBoard, type BoardProps, type GameBoard } from "../src/games/board";
import { TableStore } from "../src/state/table";
import { barNote, layoutAttributes } from "../src/table/shown";

interface TinyView {
  game: "tiny";
  cards: number;
}

const chosen = signal(0);
const board = defineBoard<TinyView>({
  game: "tiny",
  Board: () => null,
  layout: { players: "left" },
  note: ({ view }) => (view.cards > 0 ? { text: `${chosen.value} of ${view.cards}` } : null),
  score: () => null,
  scoreIcon: "coin",
  round: () => null,
  regions: [],
  secrets: false,
});

function propsOf(view: TinyView): BoardProps {
  return { view } as unknown as BoardProps;
}

describe("the view of a board", () => {
  it("is passed on if it is of the board's game", () => {
    const view = { game: "tiny", cards: 1 };
    expect(checkView(board, view)).toBe(view);
  });

  it("is refused if it is of another game", () => {
    const message = "The board of tiny cannot show a view of chess.";
    expect(() => checkView(board, { game: "chess" })).toThrow(message);
    expect(() => checkView(board, null)).toThrow("a view of undefined");
  });

  it("may be of any game for a board without one", () => {
    const generic: Pick<GameBoard, "game"> = {};
    expect(checkView(generic as GameBoard, { game: "chess" })).toEqual({ game: "chess" });
    expect(checkView(null, 1)).toBe(1);
  });
});

it("the bar's note follows the view and the signals that it reads", () => {
  const store = new TableStore("m");
  const shown = signal<BoardProps | null>(propsOf({ game: "tiny", cards: 3 }));
  store.state.noteSource.value = barNote(store, shown);
  expect(store.state.note.value).toBeNull();
  store.state.board.value = board;
  const note = store.state.note.value;
  expect(note).toEqual({ text: "0 of 3" });
  shown.value = propsOf({ game: "tiny", cards: 3 });
  expect(store.state.note.value).toBe(note);
  chosen.value = 2;
  expect(store.state.note.value).toEqual({ text: "2 of 3" });
  shown.value = propsOf({ game: "tiny", cards: 0 });
  expect(store.state.note.value).toBeNull();
});

it("the layout becomes attributes of the page", () => {
  expect(layoutAttributes({ players: "right", logHeights: [40, 29, 26], compact: true })).toEqual({
    style: { "--log-with-1": "40%", "--log-with-2": "29%", "--log-with-more": "26%" },
    "data-compact": true,
    "data-log-button": undefined,
    "data-current-step-only": undefined,
  });
});
