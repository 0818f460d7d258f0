/** What a choice would throw away: dice that can still be used when the turn is ended. */
import type { Asked } from "../../wire/shapes";
import type { Waste } from "../board";
import type { ColumbusView } from "./view";

/** Uses of a die that bring one's own voyage on; not those that only trouble others. */
const USES = new Set(["rose", "sail", "repair", "supply", "draw", "look"]);

export function wasteOf(_: ColumbusView, asked: Asked, action: string): Waste | null {
  if (action !== "end") return null;
  const useful = asked.choices.some((choice) => USES.has(choice.family));
  return useful ? { kind: "points", text: "board-waste-dice", facts: {}, rule: "CC-TRN-08" } : null;
}
