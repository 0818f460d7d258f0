/** The sea of a match as geometry: islands, anchors, coasts and the frame. */
import { coastPath, roundedPath } from "../../kit/coast";
import type { Point, Rect } from "../../kit/geometry";
import type { Grid } from "../../kit/gridmap/grid";
import { perTable } from "../../state/of_table";
import { BIG_ISLAND, TILE_SIDE, type Cell } from "./printed";
import type { AmerigoView } from "./view";

/** Units of the drawing per square, and the depth of the frame. */
export const S = 26;
export const FRAME = 38;
const MARGIN = 4;

export interface Island {
  number: number;
  squares: number[];
  big: boolean;
  coast: string;
}

export interface Sea {
  wide: number;
  high: number;
  /** The signs of the drawing in one row after another. */
  signs: string;
  /** By square: the number of its island, or -1. */
  islandOf: number[];
  islands: Island[];
  /** The post square of an anchor's square, by name. */
  postOf: Map<string, string>;
  frames: number;
}

/** Cache of seas by their drawing, which every view repeats. */
const seas = perTable(() => new Map<string, Sea>());

export function seaOf(view: AmerigoView): Sea {
  const drawing = view.drawing.join("/");
  const sea = seas().get(drawing) ?? read(view.drawing);
  seas().set(drawing, sea);
  return sea;
}

/** Return the area of the drawing: the sea, its frame and a margin. */
export function areaOf({ wide, high }: Sea): Rect {
  const edge = FRAME + MARGIN;
  return { x: -edge, y: -edge, width: wide * S + edge * 2, height: high * S + edge * 2 };
}

export function gridOf({ wide, high }: Sea): Grid {
  return { x: 0, y: 0, columns: wide, rows: high, unit: S };
}

/** Return the north-west corner of a square. */
export function cornerOf(sea: Sea, square: number): Point {
  return { x: (square % sea.wide) * S, y: Math.floor(square / sea.wide) * S };
}

/** Convert squares to rows and columns. */
export function cellsAt({ wide }: Sea, squares: readonly number[]): Cell[] {
  return squares.map((square): Cell => [Math.floor(square / wide), square % wide]);
}

export function squareName(sea: Sea, square: number): string {
  return `${String.fromCharCode(97 + (square % sea.wide))}${Math.floor(square / sea.wide) + 1}`;
}

/** Return the number of a square by its name; -1 for a frame space. */
export function squareAt(sea: Sea, name: string): number {
  if (name.startsWith("frame")) return -1;
  return (Number(name.slice(1)) - 1) * sea.wide + name.charCodeAt(0) - 97;
}

export function isLand(sign: string | undefined): boolean {
  return sign !== undefined && sign !== "." && sign !== "a";
}

/** Return the squares that share an edge with a square. */
export function around(sea: Sea, square: number): number[] {
  const column = square % sea.wide;
  const found = [square - sea.wide, square + sea.wide].filter(
    (each) => each >= 0 && each < sea.wide * sea.high,
  );
  if (column > 0) found.push(square - 1);
  if (column < sea.wide - 1) found.push(square + 1);
  return found;
}

function read(rows: readonly string[]): Sea {
  const wide = rows[0]?.length ?? 0;
  const high = rows.length;
  const sea: Sea = {
    wide,
    high,
    signs: rows.join(""),
    islandOf: Array.from({ length: wide * high }, () => -1),
    islands: [],
    postOf: new Map(),
    frames: 2 * (wide / TILE_SIDE + high / TILE_SIDE),
  };
  for (let square = 0; square < wide * high; square += 1) {
    if (!isLand(sea.signs[square]) || sea.islandOf[square] !== -1) continue;
    const number = sea.islands.length;
    const squares = [square];
    sea.islandOf[square] = number;
    for (let at = 0; at < squares.length; at += 1)
      for (const near of around(sea, squares[at] ?? 0))
        if (isLand(sea.signs[near]) && sea.islandOf[near] === -1) {
          sea.islandOf[near] = number;
          squares.push(near);
        }
    sea.islands.push({ number, squares, big: squares.length >= BIG_ISLAND, coast: "" });
  }
  for (const island of sea.islands) island.coast = coastOf(sea, island);
  pairAnchors(sea);
  return sea;
}

/** Pair each anchor with a post square beside it on the same tile: first the pairs that leave no choice (AM-SET-09). */
function pairAnchors(sea: Sea): void {
  const paired = new Set<number>();
  const tile = (square: number) =>
    Math.floor((square % sea.wide) / TILE_SIDE) + 100 * Math.floor(square / sea.wide / TILE_SIDE);
  const open = (sign: string, square: number) => sea.signs[square] === sign && !paired.has(square);
  const pairAll = (sign: string, other: string, ambiguous: boolean): boolean => {
    const before = paired.size;
    for (let square = 0; square < sea.signs.length; square += 1) {
      if (!open(sign, square)) continue;
      const [partner, second] = around(sea, square).filter(
        (near) => open(other, near) && tile(near) === tile(square),
      );
      if (partner === undefined || (second !== undefined && !ambiguous)) continue;
      const [anchor, post] = sign === "a" ? [square, partner] : [partner, square];
      sea.postOf.set(squareName(sea, anchor), squareName(sea, post));
      paired.add(anchor).add(post);
    }
    return paired.size > before;
  };
  while (pairAll("a", "P", false) || pairAll("P", "a", false) || pairAll("a", "P", true));
}

/** Return one coast for an island, across tile borders too. */
function coastOf(sea: Sea, island: Island): string {
  const own = new Set(island.squares);
  const has = (x: number, y: number) => x >= 0 && y >= 0 && x < sea.wide && own.has(y * sea.wide + x);
  return coastPath(has, cellsAt(sea, island.squares), S);
}

/** Return the outline of a tile, a little within its squares, with round corners. */
export function tilePath(cells: readonly Cell[], inset = 1.6, radius = 4): string {
  return roundedPath(cells, S, inset, radius);
}

/** Return a point beside the sea, by its distances along a side, clockwise, and out of it. */
function beside(sea: Sea, side: number, along: number, out: number): Point {
  const width = sea.wide * S;
  const height = sea.high * S;
  if (side === 0) return { x: along, y: -out };
  if (side === 1) return { x: width + out, y: along };
  if (side === 2) return { x: width - along, y: height + out };
  return { x: -out, y: height - along };
}

/** Return the side of a frame space, its place there, and the number of places on that side. */
function sideOf(sea: Sea, frame: number): [side: number, place: number, count: number] {
  const counts = [sea.wide, sea.high, sea.wide, sea.high].map((squares) => squares / TILE_SIDE);
  let place = frame - 1;
  let side = 0;
  while (place >= (counts[side] ?? 1)) {
    place -= counts[side] ?? 1;
    side += 1;
  }
  return [side, place, counts[side] ?? 1];
}

export function framePath(sea: Sea, frame: number): string {
  const [side, place, count] = sideOf(sea, frame);
  const long = TILE_SIDE * S;
  const corners = [
    beside(sea, side, place * long, 0),
    beside(sea, side, place === 0 ? -FRAME : place * long, FRAME),
    beside(sea, side, (place + 1) * long + (place === count - 1 ? FRAME : 0), FRAME),
    beside(sea, side, (place + 1) * long, 0),
  ];
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;
}

/** Return the middle of a space in units of the drawing; `shift` is in squares along the frame. */
export function middleOf(sea: Sea, space: string, shift = 0, out = FRAME / 2): Point {
  if (space.startsWith("frame")) {
    const [side, place] = sideOf(sea, Number(space.split(" ")[1]));
    return beside(sea, side, (place + 0.5) * TILE_SIDE * S + shift * S, out);
  }
  const { x, y } = cornerOf(sea, squareAt(sea, space));
  return { x: x + S / 2, y: y + S / 2 };
}
