/** Printed component data: the ocean's squares, sectors, lenses and figures, read from the game's component file. */
import components from "../../../../src/caravela/games/columbus_1492/components.toml";

export const COLUMNS = 15;
export const ROWS = 9;
export const FACES = ["rose", "sail", "gust", "storm", "spyglass"] as const;
export type Face = (typeof FACES)[number];
export const DICE = 4;
export const DIRECTIONS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
export type Way = (typeof DIRECTIONS)[number];

const EAST = [0, 1, 1, 1, 0, -1, -1, -1];
const SOUTH = [-1, -1, 0, 1, 1, 1, 0, -1];

/** A square by column and row from the north-west corner, both from 0. */
export interface Square {
  column: number;
  row: number;
}

export const OCEAN: readonly string[] = components.board.rows;
export const MOST_BARRELS = components.food.most;
/** Barrels for giving up a turn, if there is room for them. */
export const GIVEN_UP = components.food.pass;
const { sea, desert, inhabited } = components.lenses;
export const LENSES = { sea, desert, inhabited };
export const SPYGLASS_SECTORS: readonly number[] = components.board.spyglass_sectors.map(
  (sector) => sector + 1,
);

export interface Sector {
  /** From 1 in the west to 5 in the east. */
  number: number;
  from: number;
  width: number;
}

export const SECTORS: readonly Sector[] = components.board.sectors.map((width, at, all) => ({
  number: at + 1,
  from: all.slice(0, at).reduce((sum, each) => sum + each, 0),
  width,
}));

/** Return the symbol of a square: "." sea, "~" calm, "R" reef, "A" Azores, "C" Canaries, "g" gust square, "S" start, "#" land. */
export function signAt({ column, row }: Square): string {
  return OCEAN[row]?.[column] ?? " ";
}

export function isLand(column: number, row: number): boolean {
  return signAt({ column, row }) === "#";
}

export const SQUARES: readonly Square[] = Array.from({ length: COLUMNS * ROWS }, (_, at) => ({
  column: at % COLUMNS,
  row: Math.floor(at / COLUMNS),
}));

function withSign(sign: string): Square[] {
  return SQUARES.filter((square) => signAt(square) === sign);
}

function startSquare(): Square {
  const [start] = withSign("S");
  if (!start) throw new Error("columbus_1492/components.toml: board.rows has no start square S");
  return start;
}

export const CALMS = withSign("~");
export const REEFS = withSign("R");
export const ISLANDS = [...withSign("A"), ...withSign("C")];
export const GUST_SQUARES = withSign("g");
export const START: Square = startSquare();

/** Parse a square in the notation of a view: "8,5". */
export function squareOf(name: string): Square {
  const [column = "1", row = "1"] = name.split(",");
  return { column: Number(column) - 1, row: Number(row) - 1 };
}

export function nameOf({ column, row }: Square): string {
  return `${column + 1},${row + 1}`;
}

export function same(one: Square, other: Square): boolean {
  return one.column === other.column && one.row === other.row;
}

export function beside({ column, row }: Square, way: string): Square {
  const at = DIRECTIONS.findIndex((each) => each === way);
  return { column: column + (EAST[at] ?? 0), row: row + (SOUTH[at] ?? 0) };
}

/** Return the direction from one square to a neighbour; null if they are not adjacent. */
export function wayTo(from: Square, to: Square): Way | null {
  return DIRECTIONS.find((way) => same(beside(from, way), to)) ?? null;
}

/** Return the angle of a direction in degrees, clockwise from north. */
export function angleOf(way: string): number {
  return (
    Math.max(
      0,
      DIRECTIONS.findIndex((each) => each === way),
    ) * 45
  );
}

export function directionKey(way: string): string {
  return `direction-${way.toLowerCase()}`;
}

export function wayOfKey(key: string): string {
  return key.slice(key.lastIndexOf("-") + 1).toUpperCase();
}

export function sectorOf({ column }: Square): number {
  return SECTORS.find((sector) => column >= sector.from && column < sector.from + sector.width)?.number ?? 0;
}

export function isCalm(square: Square): boolean {
  return signAt(square) === "~";
}

/** Whether a spyglass gives a barrel here (CC-DIE-07). */
export function isByIsland(square: Square): boolean {
  return DIRECTIONS.some((way) => "AC".includes(signAt(beside(square, way))));
}

/** Whether a spyglass may show the New World here (CC-DIE-09). */
export function isInTheWest(square: Square): boolean {
  return SPYGLASS_SECTORS.includes(sectorOf(square)) && ".g".includes(signAt(square));
}
