/** What a previewed choice would change of the numbers that panels show. */
import type { BoardProps, GameBoard } from "../games/board";
import { seatFact, verbatim, type Wording } from "../words/wording";

export interface Change {
  seat: number;
  /** The name of the figure. */
  name: string;
  /** What it is called. */
  label: string;
  by: number;
}

/** Nothing where chance has a say, and nothing once the view is another: better none than a wrong number. */
export function changesOf(
  board: GameBoard,
  { previewed, view, table, words }: Pick<BoardProps, "previewed" | "view" | "table" | "words">,
): Change[] {
  const after = previewed?.answer?.certain ? previewed.answer.view : null;
  if (!board.figures || after === null || previewed?.before !== view) return [];
  const found: Change[] = [];
  for (const { seat } of table.seats) {
    const then = new Map(board.figures(after, seat, words).map((figure) => [figure.name, figure.value]));
    for (const { name, label, value } of board.figures(view, seat, words)) {
      const by = (then.get(name) ?? value) - value;
      if (by !== 0) found.push({ seat, name, label, by });
    }
  }
  return found;
}

/** A change with its sign, which tells more from less without any colour. */
export function signed(by: number): string {
  return by > 0 ? `+${by}` : `−${-by}`;
}

/** All changes in one sentence: one's own first, those of others by name. */
export function inWords(changes: readonly Change[], looking: number | null, words: Wording): string {
  const told = (of: readonly Change[]) =>
    of
      .map(({ label, by }) => words.say("labelled", { label: verbatim(label), text: verbatim(signed(by)) }))
      .join(", ");
  const own = changes.filter((change) => change.seat === looking);
  const others = new Set(changes.map((change) => change.seat).filter((seat) => seat !== looking));
  return [
    told(own),
    ...[...others].map((seat) => {
      const text = told(changes.filter((change) => change.seat === seat));
      return words.say("labelled", { label: seatFact(seat), text: verbatim(text) });
    }),
  ]
    .filter(Boolean)
    .join(". ");
}
