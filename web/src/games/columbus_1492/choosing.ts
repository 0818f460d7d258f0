/** Putting an action together: which die is in hand, which dice are rolled again, which gust flies how far. */
import { ofTable } from "../../state/of_table";
import type { Choice } from "../../wire/shapes";
import { FACES, type Face } from "./printed";

/** The face of the die that the person wants to use. */
export const wantedFace = ofTable<Face | null>(null);
/** That die itself, by name: of several with one face only one is in hand. */
export const wantedDie = ofTable("");
/** Dice marked to be rolled again, by name. */
export const marked = ofTable<readonly string[]>([]);
/** The gust that shall fly, 1 or 2; and over how many squares, 0 for as few as it takes. */
export const wantedGust = ofTable(0);
export const wantedSquares = ofTable(0);

export function letGo(): void {
  wantedFace.value = null;
  wantedDie.value = "";
  marked.value = [];
  wantedGust.value = 0;
  wantedSquares.value = 0;
}

/** The die that each kind of action uses. */
export const FACE_OF: Record<string, Face> = {
  rose: "rose",
  sail: "sail",
  repair: "sail",
  gust: "gust",
  storm: "storm",
  supply: "spyglass",
  draw: "spyglass",
  look: "spyglass",
};

/** Dice in the order in which they are taken up by themselves. */
const FIRST: readonly Face[] = ["rose", "sail", "spyglass", "gust", "storm"];

export function usable(choices: readonly Choice[]): Face[] {
  return FACES.filter((face) => choices.some((choice) => FACE_OF[choice.family] === face));
}

/** Whether the dice lie on the table: while they can be used, and when only a card is left to play. */
export function atDice(question: string | undefined): boolean {
  return question === "dice" || question === "card";
}

/** The die in hand: the wanted one if it can be used, else the first that can. */
export function faceInHand(question: string | undefined, choices: readonly Choice[]): Face | null {
  if (question !== "dice") return null;
  const able = usable(choices);
  const wanted = wantedFace.value;
  if (wanted && able.includes(wanted)) return wanted;
  return FIRST.find((face) => able.includes(face)) ?? null;
}

/** The flights that are offered now: of the gust in hand, over the squares that were asked for. */
export function flights(choices: readonly Choice[]): {
  gust: number;
  gusts: number[];
  counts: number[];
  shown: Choice[];
} {
  const all = choices.filter((choice) => choice.family === "gust");
  const gusts = [1, 2].filter((gust) => all.some((choice) => choice.facts.gust === gust));
  const gust = gusts.includes(wantedGust.value) ? wantedGust.value : (gusts[0] ?? 0);
  const own = all.filter((choice) => choice.facts.gust === gust);
  const counts = [1, 2, 3, 4].filter((count) => own.some((choice) => choice.facts.count === count));
  const count = counts.includes(wantedSquares.value) ? wantedSquares.value : 0;
  const shown = new Map<string, Choice>();
  for (const choice of own) {
    const square = `${choice.facts.column},${choice.facts.row}`;
    const before = shown.get(square);
    if (
      count !== 0
        ? choice.facts.count === count
        : !before || Number(choice.facts.count) < Number(before.facts.count)
    )
      shown.set(square, choice);
  }
  return { gust, gusts, counts, shown: [...shown.values()] };
}

/** The notation of rolling dice again. */
export function rerollOf(faces: readonly string[]): string {
  const order: readonly string[] = FACES;
  return `reroll ${faces.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)).join(" ")}`;
}
