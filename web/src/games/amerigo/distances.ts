/** Ship distances on a sea: one breadth-first search per sea and start, kept as long as the sea is. */
import { TILE_SIDE } from "./printed";
import { around, isLand, squareAt, squareName, type Sea } from "./sea";

const searched = new WeakMap<Sea, Map<string, Map<string, number>>>();

/** How many action points a ship needs to every space, by name (AM-NAV-02, AM-SET-06). */
export function distances(sea: Sea, start: string): Map<string, number> {
  const starts = searched.get(sea) ?? new Map<string, Map<string, number>>();
  const found = starts.get(start) ?? search(sea, start);
  searched.set(sea, starts.set(start, found));
  return found;
}

function search(sea: Sea, start: string): Map<string, number> {
  const squares = border(sea);
  const far = new Map([[start, 0]]);
  // A Map keeps the order of insertion, and its iterator reaches the entries added on the way: it is the queue, too.
  for (const [here, steps] of far)
    for (const near of neighbours(sea, squares, here)) if (!far.has(near)) far.set(near, steps + 1);
  return far;
}

function neighbours(sea: Sea, squares: readonly number[], space: string): string[] {
  if (space.startsWith("frame")) {
    const frame = Number(space.split(" ")[1]);
    const inward = squares
      .slice((frame - 1) * TILE_SIDE, frame * TILE_SIDE)
      .filter((square) => !isLand(sea.signs[square]));
    const before = `frame ${((frame + sea.frames - 2) % sea.frames) + 1}`;
    return [before, `frame ${(frame % sea.frames) + 1}`, ...inward.map((square) => squareName(sea, square))];
  }
  const square = squareAt(sea, space);
  const found = around(sea, square)
    .filter((near) => !isLand(sea.signs[near]))
    .map((near) => squareName(sea, near));
  squares.forEach((each, place) => {
    if (each === square) found.push(`frame ${Math.floor(place / TILE_SIDE) + 1}`);
  });
  return found;
}

/** The border squares clockwise, each corner once for either side. */
function border({ wide, high }: Sea): number[] {
  const across = Array.from({ length: wide }, (_, at) => at);
  const down = Array.from({ length: high }, (_, at) => at);
  return [
    ...across,
    ...down.map((row) => row * wide + wide - 1),
    ...across.toReversed().map((column) => (high - 1) * wide + column),
    ...down.toReversed().map((row) => row * wide),
  ];
}
