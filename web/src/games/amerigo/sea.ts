/** The sea of a match as geometry: islands, anchors, coasts, the frame, and ship distances. */
import { coastPath, roundedPath, type Cell } from "../../kit/coast";
import type { Point, Rect } from "../../kit/geometry";
import type { Grid } from "../../kit/gridmap/grid";
import { perTable } from "../../state/of_table";
import { BIG_ISLAND, TILE_SIDE } from "./printed";
import type { AmerigoView } from "./view";

/** Units of the drawing per square, and the depth of the frame. */
export const S = 26;
export const FRAME = 38;
const MARGIN = FRAME + 4;

export interface Island {
  number: number;
  squares: number[];
  big: boolean;
  coast: string;
}

/** Cache of seas by their drawing, which every view repeats. */
const seas = perTable(() => new Map<string, Sea>());

export function seaOf({ drawing }: Pick<AmerigoView, "drawing">): Sea {
  const key = drawing.join("/");
  const sea = seas().get(key) ?? new Sea(drawing);
  seas().set(key, sea);
  return sea;
}

/** Return the outline of a tile, a little within its squares, with round corners. */
export function tilePath(cells: readonly Cell[], inset = 1.6, radius = 4): string {
  return roundedPath(cells, S, inset, radius);
}

export class Sea {
  readonly wide: number;
  readonly high: number;
  /** The signs of the drawing in one row after another. */
  readonly signs: string;
  /** By square: the number of its island, or -1. */
  readonly islandOf: number[];
  readonly islands: Island[] = [];
  /** The post square of an anchor's square, by name. */
  readonly postOf = new Map<string, string>();
  readonly frames: number;
  readonly grid: Grid;
  /** The area of the drawing: the sea, its frame and a margin. */
  readonly area: Rect;
  private readonly searched = new Map<string, Map<string, number>>();

  constructor(rows: readonly string[]) {
    this.wide = rows[0]?.length ?? 0;
    this.high = rows.length;
    this.signs = rows.join("");
    this.frames = (2 * (this.wide + this.high)) / TILE_SIDE;
    this.grid = { x: 0, y: 0, columns: this.wide, rows: this.high, unit: S };
    const [width, height] = [this.wide * S + MARGIN * 2, this.high * S + MARGIN * 2];
    this.area = { x: -MARGIN, y: -MARGIN, width, height };
    this.islandOf = [...this.signs].map(() => -1);
    this.islandOf.forEach((island, square) => {
      if (island === -1 && this.isLand(square)) this.addIsland(square);
    });
    this.pairAnchors();
  }

  /** Add the island of a square: all land that is connected to it, across tile borders too. */
  private addIsland(square: number): void {
    const number = this.islands.length;
    const squares = new Set([square]);
    for (const here of squares) {
      this.islandOf[here] = number;
      for (const near of this.around(here)) if (this.isLand(near)) squares.add(near);
    }
    const has = (x: number, y: number) => x >= 0 && x < this.wide && squares.has(y * this.wide + x);
    const coast = coastPath(has, this.cells([...squares]), S);
    this.islands.push({ number, squares: [...squares], big: squares.size >= BIG_ISLAND, coast });
  }

  /** Pair each anchor with a post square beside it on the same tile: first the pairs that leave no choice (AM-SET-09). */
  private pairAnchors(): void {
    const paired = new Set<number>();
    const tile = (square: number) =>
      Math.floor((square % this.wide) / TILE_SIDE) + 100 * Math.floor(square / this.wide / TILE_SIDE);
    const open = (sign: string, square: number) => this.signs[square] === sign && !paired.has(square);
    const pairAll = (sign: string, other: string, ambiguous: boolean): boolean => {
      const before = paired.size;
      for (let square = 0; square < this.signs.length; square += 1) {
        if (!open(sign, square)) continue;
        const [partner, second] = this.around(square).filter(
          (near) => open(other, near) && tile(near) === tile(square),
        );
        if (partner === undefined || (second !== undefined && !ambiguous)) continue;
        const [anchor, post] = sign === "a" ? [square, partner] : [partner, square];
        this.postOf.set(this.nameOf(anchor), this.nameOf(post));
        paired.add(anchor).add(post);
      }
      return paired.size > before;
    };
    while (pairAll("a", "P", false) || pairAll("P", "a", false) || pairAll("a", "P", true));
  }

  isLand(square: number): boolean {
    return !".a".includes(this.signs[square] ?? ".");
  }

  /** Return the squares that share an edge with a square. */
  around(square: number): number[] {
    const column = square % this.wide;
    const found = [square - this.wide, square + this.wide].filter(
      (each) => each >= 0 && each < this.signs.length,
    );
    if (column > 0) found.push(square - 1);
    if (column < this.wide - 1) found.push(square + 1);
    return found;
  }

  nameOf(square: number): string {
    return `${String.fromCharCode(97 + (square % this.wide))}${Math.floor(square / this.wide) + 1}`;
  }

  /** Return the number of a square by its name; -1 for a frame space. */
  squareAt(name: string): number {
    if (name.startsWith("frame")) return -1;
    return (Number(name.slice(1)) - 1) * this.wide + name.charCodeAt(0) - 97;
  }

  /** Convert squares to rows and columns. */
  cells(squares: readonly number[]): Cell[] {
    return squares.map((square): Cell => [Math.floor(square / this.wide), square % this.wide]);
  }

  /** Return the centre of a square. */
  centreOf(square: number): Point {
    return { x: ((square % this.wide) + 0.5) * S, y: (Math.floor(square / this.wide) + 0.5) * S };
  }

  /** Return the mean of the centres of squares. */
  middleOf(squares: readonly number[]): Point {
    const centres = squares.map((square) => this.centreOf(square));
    const mean = (axis: "x" | "y") => centres.reduce((sum, each) => sum + each[axis], 0) / centres.length;
    return { x: mean("x"), y: mean("y") };
  }

  /** Return the middle of a space by its name; on the frame, moved by `shift` squares along it and `out` of the sea. */
  spaceAt(space: string, shift = 0, out = FRAME / 2): Point {
    if (!space.startsWith("frame")) return this.centreOf(this.squareAt(space));
    const [side, place] = this.sideOf(Number(space.split(" ")[1]));
    return this.beside(side, ((place + 0.5) * TILE_SIDE + shift) * S, out);
  }

  /** Return the outline of a frame space. */
  framePath(frame: number): string {
    const [side, place, count] = this.sideOf(frame);
    const long = TILE_SIDE * S;
    const corners = [
      this.beside(side, place * long, 0),
      this.beside(side, place === 0 ? -FRAME : place * long, FRAME),
      this.beside(side, (place + 1) * long + (place === count - 1 ? FRAME : 0), FRAME),
      this.beside(side, (place + 1) * long, 0),
    ];
    return `M${corners.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;
  }

  /** Return the side of a frame space, its place there, and the number of places on that side. */
  private sideOf(frame: number): [side: number, place: number, count: number] {
    const [across, down] = [this.wide / TILE_SIDE, this.high / TILE_SIDE];
    const half = (frame - 1) % (across + down);
    const turn = frame - 1 === half ? 0 : 2;
    return half < across ? [turn, half, across] : [turn + 1, half - across, down];
  }

  /** Return a point beside the sea, by its distances along a side, clockwise, and out of it. */
  private beside(side: number, along: number, out: number): Point {
    const [width, height] = [this.wide * S, this.high * S];
    if (side === 0) return { x: along, y: -out };
    if (side === 1) return { x: width + out, y: along };
    if (side === 2) return { x: width - along, y: height + out };
    return { x: -out, y: height - along };
  }

  /** Return the action points that a ship needs to every space, by name (AM-NAV-02, AM-SET-06). */
  distances(start: string): Map<string, number> {
    const found = this.searched.get(start) ?? this.search(start);
    this.searched.set(start, found);
    return found;
  }

  private search(start: string): Map<string, number> {
    const border = this.border();
    const far = new Map([[start, 0]]);
    // A Map keeps the order of insertion, and its iterator reaches the entries added on the way: it is the queue, too.
    for (const [here, steps] of far)
      for (const near of this.neighbours(here, border)) if (!far.has(near)) far.set(near, steps + 1);
    return far;
  }

  private neighbours(space: string, border: readonly number[]): string[] {
    const named = (squares: readonly number[]) =>
      squares.filter((square) => !this.isLand(square)).map((square) => this.nameOf(square));
    if (space.startsWith("frame")) {
      const frame = Number(space.split(" ")[1]);
      const beside = [frame + this.frames - 2, frame].map((each) => `frame ${(each % this.frames) + 1}`);
      return [...beside, ...named(border.slice((frame - 1) * TILE_SIDE, frame * TILE_SIDE))];
    }
    const square = this.squareAt(space);
    const frames = border.flatMap((each, place) =>
      each === square ? [`frame ${Math.floor(place / TILE_SIDE) + 1}`] : [],
    );
    return [...named(this.around(square)), ...frames];
  }

  /** Return the border squares clockwise, each corner once for either side. */
  private border(): number[] {
    const across = Array.from({ length: this.wide }, (_, at) => at);
    const down = Array.from({ length: this.high }, (_, at) => at * this.wide);
    return [
      ...across,
      ...down.map((square) => square + this.wide - 1),
      ...across.map((column) => this.signs.length - 1 - column),
      ...down.toReversed(),
    ];
  }
}
