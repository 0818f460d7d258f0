/** State of composing a build: the tile from the pile, its orientation, the hovered place, and the next action. */
import { NO_PLAN } from "../../kit/turn";
import { ofTable } from "../../state/of_table";
import type { Choice } from "../../wire/shapes";

export interface InHand {
  tile: string;
  orientation: number;
}

/** The tile of the pile that is about to be built. */
export const inHand = ofTable<InHand | null>(null);
/** The first square of the place where it is hovering. */
export const hovering = ofTable<string | null>(null);
/** Pointer position while a tile is dragged from the pile. */
export const dragged = ofTable<{ x: number; y: number } | null>(null);
/** The island whose figures are shown. */
export const shownIsland = ofTable<number | null>(null);
export const plan = ofTable(NO_PLAN);

/** Return the orientations in which a tile has a legal place now. */
export function waysOpen(choices: readonly Choice[], tile: string): number[] {
  return choices
    .filter((choice) => choice.family === "build" && choice.facts.tile === tile)
    .map((choice) => Number(choice.facts.orientation) - 1);
}

export function pickUp(choices: readonly Choice[], tile: string): void {
  const [first] = waysOpen(choices, tile);
  hovering.value = null;
  inHand.value = first === undefined || inHand.value?.tile === tile ? null : { tile, orientation: first };
}

export function letGo(): void {
  inHand.value = null;
  hovering.value = null;
  dragged.value = null;
}
