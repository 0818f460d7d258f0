/** Wasteful choices: passing instead of taking gold, expansion without tiles, unused action points, no free post or token. */
import type { DecisionShape } from "../../wire/shapes";
import type { WasteWarning } from "../board";
import { goldInstead, type AmerigoView } from "./view";

/** Families that end an action or only pay for more of it. */
const NO_USE = new Set(["finish", "spend", "cash-chest", "cash-purse", "wind"]);

export function wasteOf(view: AmerigoView, asked: DecisionShape, action: string): WasteWarning | null {
  const can = (wanted: string) => asked.choices.some((choice) => choice.action === wanted);
  switch (action) {
    case "pass": {
      const count = goldInstead(view, asked.seat);
      return can("gold") && count > 0
        ? { kind: "moves", text: "board-waste-gold", facts: { count }, rule: "AM-GLD-01" }
        : null;
    }
    case "finish": {
      const count = view.turn.points;
      const useful = asked.choices.some((choice) => !NO_USE.has(choice.family));
      return useful && count > 0
        ? { kind: "points", text: "board-waste-points", facts: { count }, rule: "AM-RND-07" }
        : null;
    }
    case "do expansion":
    case "as expansion":
      return view.seats[asked.seat]?.pile.length === 0
        ? { kind: "moves", text: "board-waste-expansion", facts: {}, rule: "AM-EXP-01" }
        : null;
    case "no post":
      return { kind: "points", text: "board-waste-post", facts: {}, rule: "AM-NAV-04" };
    case "no token":
      return { kind: "points", text: "board-waste-token", facts: {}, rule: "AM-PRO-01" };
  }
  return null;
}
