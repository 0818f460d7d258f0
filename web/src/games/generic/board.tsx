/** A board for any game: the table as text, the legal actions as buttons. It knows no game. */
import type { GameBoard } from "../board";
import { Choices } from "./choices";
import { TableText } from "./table_text";

interface AnyView {
  round?: unknown;
}

export const generic: GameBoard = {
  Board: TableText,
  OwnArea: Choices,
  layout: { players: "left" },
  score: () => null,
  scoreIcon: "i-trophy",
  round: (view) => {
    const { round } = view as AnyView;
    return typeof round === "number" ? round : null;
  },
  regions: [],
  secrets: true,
};
