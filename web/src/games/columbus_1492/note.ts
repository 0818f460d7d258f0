/** The bar's note: the selected die and its number of squares, or what the question is about. */
import type { DecisionShape } from "../../wire/shapes";
import type { Wording } from "../../words/wording";
import type { BarNote } from "../board";
import { selectedFace, usable } from "./choosing";
import { targetsOf } from "./targets";
import type { Props } from "./view";

/** Questions that are not answered with a square. */
const WITHOUT_SQUARES = new Set(["opening", "answer", "spin", "mutiny"]);

export function noteOf({ asked, looking, view, words }: Props): BarNote | null {
  if (!asked || looking === null) return null;
  const squares = targetsOf(asked, view, words).filter((target) => target.piece !== "mast").length;
  return { text: noteText(asked, squares, words) };
}

function noteText(asked: DecisionShape, squares: number, words: Wording): string {
  const { question, choices } = asked;
  const has = (wanted: string) => choices.some(({ family }) => family === wanted);
  if (WITHOUT_SQUARES.has(question)) return words.t(`board-note-${question}`);
  if (question === "card")
    return words.t("board-note-card", { count: choices.filter(({ family }) => family === "play").length });
  if (question !== "dice") return words.t("board-note", { count: squares });
  const face = selectedFace(asked);
  const again = has("reroll") ? words.t("board-note-again") : "";
  if (!face) return again || words.t("board-note-none");
  if (face === "storm") return words.t("board-note-storm");
  if (has("repair")) return words.t("note-mast");
  const die = `face-${face}`;
  const note =
    squares > 0 ? words.t("board-note-die", { die, count: squares }) : words.t("board-note-use", { die });
  const other = usable(choices).length > 1 ? words.t("board-note-other") : "";
  return [note, other, again].filter(Boolean).join(" ");
}
