/** Printed component data: the ocean's squares, sectors, lenses and figures, read from the game's component file. */
import components from "../../../../src/caravela/games/columbus_1492/components.toml";
import type { Square } from "../../kit/gridmap/grid";

export type { Square };
export const COLUMNS = 15;
export const ROWS = 9;
export const FACES = ["rose", "sail", "gust", "storm", "spyglass"] as const;
export type Face = (typeof FACES)[number];
export const DICE = components.dice.count;
/** Clockwise, with their steps to the east and to the south. */
export const DIRECTIONS: readonly string[] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];
const EAST = [0, 1, 1, 1, 0, -1, -1, -1];
const SOUTH = [-1, -1, 0, 1, 1, 1, 0, -1];

export const OCEAN: readonly string[] = components.board.rows;
export const MOST_BARRELS = components.food.most;
/** Barrels for giving up a turn, if there is room for them. */
export const GIVEN_UP = components.food.pass;
const { sea, desert, inhabited } = components.lenses;
export const LENSES = { sea, desert, inhabited };
export const SPYGLASS_SECTORS = components.board.spyglass_sectors.map((sector) => sector + 1);

/** The sectors: their number, from 1 in the west, and their columns. */
export const SECTORS = components.board.sectors.map((width, at, all) => ({
  number: at + 1,
  from: all.slice(0, at).reduce((sum, each) => sum + each, 0),
  width,
}));

/** Return the symbol of a square: "." sea, "~" calm, "R" reef, "A" Azores, "C" Canaries, "g" gust square, "S" start, "#" land. */
export function signAt({ column, row }: Square): string {
  return OCEAN[row]?.[column] ?? " ";
}

function withSign(sign: string): Square[] {
  return OCEAN.flatMap((signs, row) =>
    [...signs].flatMap((each, column) => (each === sign ? [{ column, row }] : [])),
  );
}

export const CALMS = withSign("~");
export const REEFS = withSign("R");
export const AZORES = withSign("A");
export const CANARIES = withSign("C");
export const GUST_SQUARES = withSign("g");
const [start] = withSign("S");
if (!start) throw new Error("columbus_1492/components.toml: board.rows has no start square S");
export const START: Square = start;

/** Parse a square in the notation of a view: "8,5". */
export function squareOf(name: string): Square {
  const [column = 1, row = 1] = name.split(",").map(Number);
  return { column: column - 1, row: row - 1 };
}

export function nameOf({ column, row }: Square): string {
  return `${column + 1},${row + 1}`;
}

export function same(one: Square, other: Square): boolean {
  return one.column === other.column && one.row === other.row;
}

/** Return the square some steps away in a direction. */
export function beside({ column, row }: Square, direction: string, steps = 1): Square {
  const at = DIRECTIONS.indexOf(direction);
  return { column: column + steps * (EAST[at] ?? 0), row: row + steps * (SOUTH[at] ?? 0) };
}

/** Return the direction from one square to a neighbour; undefined if they are not adjacent. */
export function directionTo(from: Square, to: Square): string | undefined {
  return DIRECTIONS.find((direction) => same(beside(from, direction), to));
}

/** Return the angle of a direction in degrees, clockwise from north. */
export function angleOf(direction: string): number {
  return Math.max(0, DIRECTIONS.indexOf(direction)) * 45;
}

export function directionKey(direction: string): string {
  return `direction-${direction.toLowerCase()}`;
}

export function directionOfKey(key: unknown): string {
  return String(key).split("-").at(-1)?.toUpperCase() ?? "";
}

export function sectorOf({ column }: Square): number {
  return SECTORS.findLast((sector) => column >= sector.from)?.number ?? 0;
}

export function isCalm(square: Square): boolean {
  return signAt(square) === "~";
}

/** Whether a spyglass gives a barrel here (CC-DIE-07). */
export function isByIsland(square: Square): boolean {
  return DIRECTIONS.some((direction) => "AC".includes(signAt(beside(square, direction))));
}

/** Whether a spyglass may show the New World here (CC-DIE-09). */
export function isInTheWest(square: Square): boolean {
  return SPYGLASS_SECTORS.includes(sectorOf(square)) && ".g".includes(signAt(square));
}
