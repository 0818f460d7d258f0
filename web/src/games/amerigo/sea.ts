/** The sea of a match as geometry: islands, anchors, coasts and the frame. */
import { coastPath, outline } from "../../kit/coast";
import { perTable } from "../../state/of_table";
import type { Point } from "../zoom/standpoint";
import { BIG_ISLAND, TILE_SIDE, type Cell } from "./printed";
import type { AmerigoView } from "./view";

/** Units of the drawing to a square, and the depth of the frame. */
export const S = 26;
export const FRAME = 38;

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
  /** By the name of an anchor's square: the post square that it serves, and the other way round. */
  postOf: Map<string, string>;
  anchorOf: Map<string, string>;
  frames: number;
}

/** The seas by their drawing: views repeat the drawing, and what is computed from a sea is worth keeping. */
const seas = perTable(() => new Map<string, Sea>());

export function seaOf(view: AmerigoView): Sea {
  const drawing = view.drawing.join("/");
  const sea = seas().get(drawing) ?? read(view.drawing);
  seas().set(drawing, sea);
  return sea;
}

export function squareName(sea: Sea, square: number): string {
  return `${String.fromCharCode(97 + (square % sea.wide))}${Math.floor(square / sea.wide) + 1}`;
}

/** The number of a square by its name; -1 for a frame space. */
export function squareAt(sea: Sea, name: string): number {
  if (name.startsWith("frame")) return -1;
  return (Number(name.slice(1)) - 1) * sea.wide + name.charCodeAt(0) - 97;
}

export function isLand(sign: string | undefined): boolean {
  return sign !== undefined && sign !== "." && sign !== "a";
}

/** The squares that share an edge with a square. */
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
    anchorOf: new Map(),
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

/** Each anchor with the post square beside it on the same tile: first those that leave no doubt (AM-SET-09). */
function pairAnchors(sea: Sea): void {
  const tile = (square: number) =>
    Math.floor((square % sea.wide) / TILE_SIDE) + 100 * Math.floor(square / sea.wide / TILE_SIDE);
  const open = (sign: string, taken: Map<string, string>) =>
    [...sea.signs].flatMap((each, at) => (each === sign && !taken.has(squareName(sea, at)) ? [at] : []));
  const pair = (anchor: number, post: number) => {
    sea.postOf.set(squareName(sea, anchor), squareName(sea, post));
    sea.anchorOf.set(squareName(sea, post), squareName(sea, anchor));
  };
  for (let sure = true, moved = true; moved || sure;) {
    if (!moved) sure = false;
    moved = false;
    for (const anchor of open("a", sea.postOf)) {
      const posts = around(sea, anchor).filter(
        (near) =>
          sea.signs[near] === "P" && tile(near) === tile(anchor) && !sea.anchorOf.has(squareName(sea, near)),
      );
      const [post] = posts;
      if (post !== undefined && (posts.length === 1 || !sure)) {
        pair(anchor, post);
        moved = true;
      }
    }
    for (const post of open("P", sea.anchorOf)) {
      const anchors = around(sea, post).filter(
        (near) =>
          sea.signs[near] === "a" && tile(near) === tile(post) && !sea.postOf.has(squareName(sea, near)),
      );
      const [anchor] = anchors;
      if (anchor !== undefined && anchors.length === 1) {
        pair(anchor, post);
        moved = true;
      }
    }
  }
}

// --- outlines ----------------------------------------------------------------------------------

/** Return one coast for an island, across tile borders too. */
function coastOf(sea: Sea, island: Island): string {
  const own = new Set(island.squares);
  const has = (x: number, y: number) => x >= 0 && y >= 0 && x < sea.wide && own.has(y * sea.wide + x);
  const cells = island.squares.map((square): Cell => [Math.floor(square / sea.wide), square % sea.wide]);
  return coastPath(has, cells, S);
}

/** The outline of a tile, a little within its squares, with round corners. */
export function tilePath(cells: readonly Cell[], inset = 1.6, round = 4): string {
  const own = new Set(cells.map(([row, column]) => `${column} ${row}`));
  return outline((x, y) => own.has(`${x} ${y}`), cells)
    .map((loop) => {
      const corners = loop.flatMap((here, at) => {
        const before = loop.at(at - 1) ?? here;
        const after = loop[(at + 1) % loop.length] ?? here;
        const into = { x: here.x - before.x, y: here.y - before.y };
        const out = { x: after.x - here.x, y: after.y - here.y };
        if (into.x === out.x && into.y === out.y) return [];
        // The inside lies to the right of both ways.
        const x = here.x * S + inset * (-into.y - out.y);
        const y = here.y * S + inset * (into.x + out.x);
        return [{ x, y, into, out }];
      });
      const at = (point: Point, way: Point, far: number) =>
        `${point.x + way.x * far} ${point.y + way.y * far}`;
      return `M${corners
        .map(
          (corner) =>
            `${at(corner, corner.into, -round)}Q${corner.x} ${corner.y} ${at(corner, corner.out, round)}`,
        )
        .join("L")}Z`;
    })
    .join("");
}

// --- the frame ---------------------------------------------------------------------------------

/** A point beside the sea: so far along a side, clockwise, and so far out of it. */
function beside(sea: Sea, side: number, along: number, out: number): Point {
  const width = sea.wide * S;
  const height = sea.high * S;
  if (side === 0) return { x: along, y: -out };
  if (side === 1) return { x: width + out, y: along };
  if (side === 2) return { x: width - along, y: height + out };
  return { x: -out, y: height - along };
}

/** On which side a frame space lies, as which of how many. */
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

/** The middle of a space, in units of the drawing; ships on one frame space lie side by side. */
export function middleOf(sea: Sea, space: string, shift = 0, out = FRAME / 2): Point {
  if (space.startsWith("frame")) {
    const [side, place] = sideOf(sea, Number(space.split(" ")[1]));
    return beside(sea, side, (place + 0.5) * TILE_SIDE * S + shift * S, out);
  }
  const square = squareAt(sea, space);
  return { x: ((square % sea.wide) + 0.5) * S, y: (Math.floor(square / sea.wide) + 0.5) * S };
}
