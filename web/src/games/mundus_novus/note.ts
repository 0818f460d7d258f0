/** The bar's note: the number of selected cards, or where to look and click. */
import type { DecisionShape, Choice } from "../../wire/shapes";
import type { Piece } from "../../kit/identity";
import { signsOf } from "../../kit/selection";
import type { BarNote, BoardProps } from "../board";
import { chosen } from "./choosing";
import { placesOf } from "./pieces";
import { letter, offerWorth, owns, type MundusView } from "./view";

/** Return the cards that a seat can select: its hand, and its sealed offer while it may change it. */
export function selectable(view: MundusView, seat: number): Piece[] {
  const areas = view.step === "offer" ? ["hand", "offer"] : ["hand"];
  return areas.flatMap((area) => placesOf(view).get(`${area} ${letter(seat)}`) ?? []);
}

/** Whether the turn can only be ended: the remaining cards make nothing. */
export function nothingLeft(asked: DecisionShape): boolean {
  return asked.question === "turn" && asked.choices.every((choice) => choice.family === "end");
}

/** Return the maximum number of selected cards: beyond it, the first one is deselected. */
export function mostCards(choices: readonly Choice[]): number {
  const sizes = choices
    .filter((choice) => choice.family === "offer" || choice.family === "surrender")
    .map((choice) => choice.action.split(" ").length - 1);
  return sizes.length > 0 ? Math.max(...sizes) : Infinity;
}

export function noteOf({ asked, view, words, looking }: BoardProps<MundusView>): BarNote | null {
  if (!asked || looking === null) return null;
  const signs = signsOf(selectable(view, looking).filter((piece) => chosen.value.includes(piece.name)));
  const entry = view.seats[looking];
  const have = signs.length;
  // Already chosen: the bar says that it may be changed.
  if (!asked.owed && have === 0) return null;
  if (asked.question === "offer") {
    const facts = { have, due: view.announced, worth: offerWorth(entry, signs) };
    const text = words.t(owns(entry, "las-casas") ? "board-offer-less-note" : "board-offer-note", facts);
    return asked.owed ? { text, button: words.t("board-offer-button", facts) } : { text };
  }
  if (asked.question === "surrender") {
    const facts = { have, due: mostCards(asked.choices) };
    return { text: words.t("board-toll-note", facts), button: words.t("board-toll-button", facts) };
  }
  if (asked.question === "turn")
    return {
      text: words.t(nothingLeft(asked) ? "board-turn-nothing" : "board-turn-note", { count: have }),
    };
  return { text: words.t(`board-note-${asked.question}`) };
}
