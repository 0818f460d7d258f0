/** Wasteful choices: possible combinations not made, cards that a warehouse could keep, relics left over. */
import type { DecisionShape, Choice } from "../../wire/shapes";
import type { WasteWarning } from "../board";
import { suggestions } from "./choosing";
import { PAY_RELICS, RELIC } from "./printed";
import { owns, roomOf, type MundusView } from "./view";

export function wasteOf(view: MundusView, asked: DecisionShape, action: string): WasteWarning | null {
  const choice = asked.choices.find((each) => each.action === action);
  switch (choice?.family) {
    case "end":
      return unmade(view, asked);
    case "store-done":
      return unstored(view, asked);
    case "sell":
      return unsold(view, asked, choice);
  }
  return null;
}

/** Return the number of cards that can be kept for the next round (MN-DEV-05, MN-EVT-08). */
export function keptRoom(view: MundusView, seat: number): number {
  const entry = view.seats[seat];
  const burns = view.event === "fire" && !owns(entry, "la-cosa");
  return burns ? 0 : roomOf(entry);
}

/** Ending a turn with a possible combination; cards that will all be kept are not lost. */
function unmade(view: MundusView, { seat, choices }: DecisionShape): WasteWarning | null {
  const rule = "MN-PRG-13";
  if (choices.some((choice) => choice.family === "perfect"))
    return { kind: "moves", text: "board-waste-perfect", facts: {}, rule: "MN-END-02" };
  const hand = view.seats[seat]?.hand ?? "";
  const kept = keptRoom(view, seat);
  const lost = suggestions(choices).filter((choice) =>
    choice.family === "sell" ? relicsIn(hand) > kept : hand.length > kept,
  );
  if (lost.length === 0) return null;
  const text = lost.some((choice) => choice.family === "set") ? "board-waste-set" : "board-waste-sale";
  return { kind: "moves", text, facts: { count: lost.length }, rule };
}

function relicsIn(hand: string): number {
  return hand.split(RELIC).length - 1;
}

/** Closing a warehouse that has room for a card. */
function unstored(view: MundusView, { seat, choices }: DecisionShape): WasteWarning | null {
  if (!choices.some((choice) => choice.family === "store")) return null;
  const entry = view.seats[seat];
  const left = Math.min(keptRoom(view, seat) - (entry?.stored ?? "").length, (entry?.hand ?? "").length);
  return left > 0
    ? { kind: "things", text: "board-waste-room", facts: { count: left }, rule: "MN-DEV-05" }
    : null;
}

/** Relics are sold once a turn: selling fewer than all leaves the others worthless, unless they have another use. */
function unsold(view: MundusView, { seat, choices }: DecisionShape, choice: Choice): WasteWarning | null {
  const count = Number(choice.facts.count);
  const held = Math.min(relicsIn(view.seats[seat]?.hand ?? ""), Math.max(...PAY_RELICS.keys()));
  const left = held - count;
  const serves = choices.some((each) => each.family === "perfect" || Number(each.facts.relics ?? 0) > 0);
  return left > keptRoom(view, seat) && !serves
    ? { kind: "things", text: "board-waste-relics", facts: { count: left }, rule: "MN-PRG-11" }
    : null;
}
