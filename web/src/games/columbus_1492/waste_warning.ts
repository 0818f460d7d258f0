/** Wasteful choices: ending the turn with usable dice left. */
import type { DecisionShape } from "../../wire/shapes";
import type { WasteWarning } from "../board";
import type { ColumbusView } from "./view";

/** Uses of a die that help the player's own voyage, not those that only hinder others. */
const USES = new Set(["rose", "sail", "repair", "supply", "draw", "look"]);

export function wasteOf(_: ColumbusView, asked: DecisionShape, action: string): WasteWarning | null {
  if (action !== "end") return null;
  const useful = asked.choices.some((choice) => USES.has(choice.family));
  return useful ? { kind: "points", text: "board-waste-dice", facts: {}, rule: "CC-TRN-08" } : null;
}
