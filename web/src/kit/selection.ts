/** Selected pieces, and the actions that they make. */
import type { ReadonlySignal, Signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import type { BoardProps } from "../games/board";
import { useDerived } from "../parts/derived";
import type { Piece } from "./identity";
import { useEscape } from "./turn";

/** Return the selected names after a click on one. Beyond the maximum, the first one is deselected. */
export function toggled(names: readonly string[], name: string, maximum = Infinity): readonly string[] {
  if (names.includes(name)) return names.filter((each) => each !== name);
  return [...names.slice(names.length >= maximum ? 1 : 0), name];
}

/** Return the signs of pieces as one text. Signs are single characters. */
export function signsOf(pieces: readonly Piece[]): string {
  return pieces.map((piece) => piece.sign).join("");
}

/** Return whether two texts have the same signs, in any order. */
export function sameSigns(one: string, other: string): boolean {
  return [...one].toSorted().join("") === [...other].toSorted().join("");
}

/** Return signs without others, each of which removes one equal sign. */
export function withoutSigns(signs: string, others: Iterable<string>): string {
  let rest = signs;
  for (const sign of others) rest = rest.replace(sign, "");
  return rest;
}

/** Return the first pieces that have these signs, each piece once, in the order of the pieces. */
export function piecesWith(signs: string, pieces: readonly Piece[]): Piece[] {
  let missing = signs;
  return pieces.filter(({ sign }) => {
    const wanted = missing.includes(sign);
    missing = missing.replace(sign, "");
    return wanted;
  });
}

/**
 * Return the selected pieces. Escape clears the selection, and so does a change of `inputs`. A layout effect clears it
 * before the paint, so a piece that is clicked in the new view stays selected, however quickly.
 */
export function useSelection(
  selected: Signal<readonly string[]>,
  pieces: readonly Piece[],
  inputs: readonly unknown[],
): Piece[] {
  const clear = () => {
    if (selected.value.length > 0) selected.value = []; // a new empty array would redraw all its readers
  };
  useLayoutEffect(clear, inputs);
  useEscape(clear);
  return pieces.filter((piece) => selected.value.includes(piece.name));
}

/** Return the names of the pieces that the previewed action would use, unless it is staged. */
export function useHinted(
  { previewed, staged, asked }: BoardProps,
  pieces: readonly Piece[],
  signsFor: (action: string) => string,
): ReadonlySignal<readonly string[]> {
  return useDerived(() => {
    const action = previewed.value?.action;
    if (action === undefined || action === staged.value) return [];
    return piecesWith(signsFor(action), pieces).map((piece) => piece.name);
  }, [previewed, staged, asked, pieces]);
}
