/** The islands with their tiles, posts and ships; legal places for tiles, and their gains. */
import type { Point } from "../../kit/geometry";
import { cellsOf, COMMODITIES, DISCOVERY, FACTORS, isVillage, LAST_SQUARE, worthOf } from "./printed";
import { seaOf, type Island, type Sea } from "./sea";
import { letter, marker, seatAt, type AmerigoView, type SeatView } from "./view";

/** The part of a view that the sea shows. */
export type SeaView = Pick<AmerigoView, "drawing" | "built" | "round"> & {
  seats: readonly Pick<SeatView, "ships" | "posts">[];
};

export interface Standing {
  island: Island;
  /** Its free squares. */
  left: number;
  /** Trading posts by seat. */
  posts: number[];
  /** By seat: the points of its posts if the island were completed now (AM-EXP-07). */
  points: number[];
}

type Board = ReturnType<typeof readBoard>;

const boards = new WeakMap<SeaView, Board>();

export function boardState(view: SeaView): Board {
  const board = boards.get(view) ?? readBoard(view);
  boards.set(view, board);
  return board;
}

/** Return the squares of a tile, starting with its first square; null if it would leave the sea. */
export function squaresOf(sea: Sea, tile: string, orientation: number, first: number): number[] | null {
  const cells = cellsOf(tile, orientation);
  const column = (first % sea.wide) - (cells[0]?.[1] ?? 0);
  const row = Math.floor(first / sea.wide);
  const fits = cells.every(
    ([down, across]) => column + across >= 0 && column + across < sea.wide && row + down < sea.high,
  );
  return fits ? cells.map(([down, across]) => (row + down) * sea.wide + column + across) : null;
}

/** Return the built tiles, whether each square is free, and the islands by their number. Only land is ever free. */
function readBoard(view: SeaView) {
  const sea = seaOf(view);
  const free = sea.islandOf.map((island) => island >= 0);
  const tiles = view.built.map((text) => {
    const [who = "", tile = "", way = "1", name = ""] = text.split(" ");
    const first = sea.squareAt(name);
    const orientation = Number(way) - 1;
    const squares = squaresOf(sea, tile, orientation, first) ?? [];
    return { seat: seatAt(who), tile, orientation, first, squares };
  });
  for (const { squares } of tiles) for (const square of squares) free[square] = false;
  for (const seat of view.seats) for (const post of seat.posts) free[sea.squareAt(post)] = false;
  const standings = sea.islands.map((island): Standing => {
    const posts = view.seats.map(
      (seat) => seat.posts.filter((post) => sea.islandOf[sea.squareAt(post)] === island.number).length,
    );
    return {
      island,
      left: island.squares.filter((square) => free[square]).length,
      posts,
      points: posts.map((count) => (FACTORS[Math.min(count, FACTORS.length - 1)] ?? 0) * marker(view)),
    };
  });
  return { sea, tiles, free, standings };
}

/** Return the squares of posts and tiles that are connected to a seat's trading posts (AM-EXP-03). */
function linked({ sea, tiles }: Board, view: SeaView, seat: number): Set<number> {
  const carries = new Set(
    tiles.filter((each) => !isVillage(each.tile) || each.seat === seat).flatMap((each) => each.squares),
  );
  const found = new Set((view.seats[seat]?.posts ?? []).map((post) => sea.squareAt(post)));
  for (const square of found) for (const near of sea.around(square)) if (carries.has(near)) found.add(near);
  return found;
}

export interface Placement {
  first: string;
  squares: number[];
  /** The centre of the tile, in units of the drawing. */
  middle: Point;
}

/** Return every legal place of a tile in this orientation (AM-EXP-02, AM-EXP-03). */
export function placements(view: SeaView, seat: number, tile: string, orientation: number): Placement[] {
  const board = boardState(view);
  const { sea, free } = board;
  const near = new Set<number>();
  for (const square of linked(board, view, seat)) for (const each of sea.around(square)) near.add(each);
  return free.flatMap((open, first) => {
    const squares = open ? squaresOf(sea, tile, orientation, first) : null;
    if (!squares?.every((square) => free[square]) || !squares.some((square) => near.has(square))) return [];
    return [placed(sea, first, squares)];
  });
}

export function placed(sea: Sea, first: number, squares: number[]): Placement {
  return { first: sea.nameOf(first), squares, middle: sea.middleOf(squares) };
}

/** Return the builder's gain for a tile there, and whether it completes the island. */
export function tileGain(view: SeaView, seat: number, tile: string, place: Placement) {
  const { sea, standings } = boardState(view);
  const standing = standings[sea.islandOf[place.squares[0] ?? 0] ?? 0];
  const big = standing?.island.big ?? false;
  const completes = standing?.left === place.squares.length;
  const done = completes ? LAST_SQUARE + (standing?.points[seat] ?? 0) : 0;
  return {
    points: worthOf(tile, big) + done,
    commodities: place.squares.flatMap((square) => COMMODITIES[Number(sea.signs[square]) - 1] ?? []),
    completes,
    chest: completes && big,
  };
}

export function isDiscovered({ posts }: Standing): boolean {
  return posts.some((count) => count > 0);
}

/** Return the immediate gain of a post at an anchor; null if none can be built there (AM-NAV-04). */
export function postGain(view: SeaView, space: string): number | null {
  const { sea, free, standings } = boardState(view);
  const post = sea.postOf.get(space);
  if (post === undefined || !free[sea.squareAt(post)]) return null;
  const standing = standings[sea.islandOf[sea.squareAt(post)] ?? 0];
  return standing && isDiscovered(standing) ? 0 : DISCOVERY;
}

/** Return the ships of all seats; those on one space lie side by side. */
export function shipsOf(view: SeaView): { seat: number; ship: number; space: string; at: Point }[] {
  const sea = seaOf(view);
  const all = view.seats.flatMap((entry, seat) =>
    entry.ships.map((space, at) => ({ seat, ship: at + 1, space })),
  );
  return all.map((each) => {
    const here = all.filter(({ space }) => space === each.space);
    const shift = (here.indexOf(each) - (here.length - 1) / 2) * 1.1;
    return { ...each, at: sea.spaceAt(each.space, shift) };
  });
}

export function shipName(seat: number, ship: number): string {
  return `am-ship-${letter(seat)}${ship}`;
}
