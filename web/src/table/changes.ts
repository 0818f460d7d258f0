/** The differences that a previewed action would make to the numbers in the panels. */
import type { BoardProps, Figure, GameBoard, Previewed } from "../games/board";
import { textFigures } from "../games/generic/text_figures";
import { seatFact, verbatim, type Wording } from "../words/wording";

export interface Change {
  seat: number;
  /** The name of the figure. */
  name: string;
  /** The label of the figure. */
  label: string;
  by: number;
}

export type Compared = Pick<BoardProps, "view" | "table" | "words" | "described"> & {
  previewed: Previewed | null;
};

/** Return no changes if the result is random or the view has changed: no number is better than a wrong one. */
export function changesOf(
  board: GameBoard,
  { previewed, view, table, words, described }: Compared,
): Change[] {
  const answer = previewed?.answer;
  if (!answer?.certain || previewed?.before !== view) return [];
  return table.seats.flatMap(({ seat }) =>
    board.figures
      ? differences(seat, board.figures(view, seat, words), board.figures(answer.view, seat, words))
      : differences(seat, textFigures(described?.blocks ?? [], seat), textFigures(answer.blocks, seat)),
  );
}

function differences(seat: number, now: readonly Figure[], then: readonly Figure[]): Change[] {
  const values = new Map(then.map((figure) => [figure.name, figure.value]));
  return now.flatMap(({ name, label, value }) => {
    const by = (values.get(name) ?? value) - value;
    return by === 0 ? [] : [{ seat, name, label, by }];
  });
}

/** Format a change with its sign, so that it can be read without colour. */
export function signed(by: number): string {
  return by > 0 ? `+${by}` : `−${-by}`;
}

/** Describe all changes in one sentence: the viewer's first, then those of the others by name. */
export function inWords(changes: readonly Change[], looking: number | null, words: Wording): string {
  const gameEvent = (of: readonly Change[]) =>
    of
      .map(({ label, by }) => words.t("labelled", { label: verbatim(label), text: verbatim(signed(by)) }))
      .join(", ");
  const own = changes.filter((change) => change.seat === looking);
  const others = new Set(changes.map((change) => change.seat).filter((seat) => seat !== looking));
  return [
    gameEvent(own),
    ...[...others].map((seat) => {
      const text = gameEvent(changes.filter((change) => change.seat === seat));
      return words.t("labelled", { label: seatFact(seat), text: verbatim(text) });
    }),
  ]
    .filter(Boolean)
    .join(". ");
}
