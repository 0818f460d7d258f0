/** Printed component data: shapes, tracks and factors, read from the game's component file. */
import components from "../../../../src/caravela/games/amerigo/components.toml";
import { numberMap } from "../components";

export const COLOURS = ["blue", "black", "red", "brown", "green", "yellow", "white"] as const;
export type Colour = (typeof COLOURS)[number];
export const ACTIONS = [
  "navigation",
  "cannons",
  "planning",
  "progress",
  "expansion",
  "production",
  "special",
];
const ICONS = ["nav", "cannon", "plan", "progress", "expand", "produce", "special"];
export const COMMODITIES = ["cotton", "tobacco", "sugar", "coconut", "coffee"];
export const SHAPES = ["single", "domino", "i3", "l3", "i4", "square", "u5", "block6"] as const;
export const ROUNDS = 5;
export const TILE_SIDE = 6;
/** Number of pirate markers that lie out. */
export const PIRATE_MARKERS = 5;
export const SHIPS = 2;

export const FACTORS = [0, ...components.completion.factors, ...components.completion.more_factors.factors];
export const DISCOVERY = components.completion.discovery;
export const LAST_SQUARE = components.completion.last_square;
export const BIG_ISLAND = components.completion.big_island;
export const CHEST_GOLD = components.completion.chest_gold;
export const MARKERS = components.rounds.time_markers;
export const POSTS = components.player.posts;

export interface Track {
  name: "progress" | "white" | "cannons" | "gold";
  icon: string;
  rule: string;
  last: number;
  points: ReadonlyMap<number, number>;
  colours: readonly string[];
}

export const TRACKS: readonly Track[] = [
  {
    name: "progress",
    icon: "progress",
    rule: "AM-PRO-01",
    last: components.tracks.progress.spaces,
    points: numberMap(components.tracks.progress.points),
    colours: [],
  },
  {
    name: "white",
    icon: "special",
    rule: "AM-WHI-01",
    last: components.tracks.white.spaces,
    points: numberMap(components.tracks.white.points),
    colours: ["", ...components.tracks.white.colours],
  },
  {
    name: "cannons",
    icon: "cannon",
    rule: "AM-CAN-01",
    last: components.tracks.cannons,
    points: new Map(),
    colours: [],
  },
  {
    name: "gold",
    icon: "coin",
    rule: "AM-GLD-02",
    last: components.tracks.gold,
    points: new Map(),
    colours: [],
  },
];

/** Return the final score of a disc on this space: that of the last space with points that it reached. */
export function trackPoints(track: Track, space: number): number {
  let found = 0;
  for (const [at, points] of track.points) if (at <= space) found = points;
  return found;
}

export function iconOf(colour: string): string {
  return ICONS[COLOURS.findIndex((each) => each === colour)] ?? "special";
}

export function actionOf(colour: string): string {
  return `act-${ACTIONS[COLOURS.findIndex((each) => each === colour)] ?? "special"}`;
}

/** Return the colour of an action from the last word of a notation: "do navigation", "as planning". */
export function colourOf(action: string): Colour {
  return COLOURS[ACTIONS.indexOf(action.split(" ").at(-1) ?? "")] ?? "white";
}

// --- tiles -------------------------------------------------------------------------------------

export type Cell = readonly [row: number, column: number];

function settled(cells: readonly Cell[]): Cell[] {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells
    .map(([row, column]): Cell => [row - top, column - left])
    .toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
}

function same(one: readonly Cell[], other: readonly Cell[]): boolean {
  return (
    one.length === other.length &&
    one.every((cell, at) => cell[0] === other[at]?.[0] && cell[1] === other[at]?.[1])
  );
}

function turn(cells: readonly Cell[]): Cell[] {
  return cells.map(([row, column]): Cell => [column, -row]);
}

function flip(cells: readonly Cell[]): Cell[] {
  return cells.map(([row, column]): Cell => [row, -column]);
}

/** Return all distinct rotations and reflections, in the order in which notations number them. */
function orientations(rows: readonly string[]): Cell[][] {
  const found: Cell[][] = [];
  let cells = rows.flatMap((row, at) =>
    [...row].flatMap((sign, across): Cell[] => (sign === "#" ? [[at, across]] : [])),
  );
  for (let mirror = 0; mirror < 2; mirror += 1) {
    for (let quarter = 0; quarter < 4; quarter += 1) {
      const way = settled(cells);
      if (!found.some((each) => same(each, way))) found.push(way);
      cells = turn(cells);
    }
    cells = flip(cells);
  }
  return found;
}

const WAYS: ReadonlyMap<string, Cell[][]> = new Map(
  SHAPES.map((shape) => [shape, orientations(components.neutral_tiles.shapes[shape])]),
);

/** Return the shape of a tile such as "neutral-u5" or "village-single". */
export function shapeOf(tile: string): string {
  return tile.slice(tile.indexOf("-") + 1);
}

export function isVillage(tile: string): boolean {
  return tile.startsWith("village");
}

/** Return the cells of a tile in an orientation; the first one is the leftmost of its top row. */
export function cellsOf(tile: string, orientation = 0): readonly Cell[] {
  return WAYS.get(shapeOf(tile))?.[orientation] ?? [[0, 0]];
}

export function waysOf(tile: string): number {
  return WAYS.get(shapeOf(tile))?.length ?? 1;
}

export function turned(tile: string, orientation: number, mirror: boolean): number {
  const cells = cellsOf(tile, orientation);
  const way = settled(mirror ? flip(cells) : turn(cells));
  return Math.max(0, WAYS.get(shapeOf(tile))?.findIndex((each) => same(each, way)) ?? 0);
}

/** Return the action points to plan or build a tile (AM-SET-18). */
export function costOf(tile: string): number {
  return isVillage(tile) ? 1 : cellsOf(tile).length;
}

/** Return the victory points of a tile when it is built (AM-EXP-05). */
export function worthOf(tile: string, big: boolean): number {
  return isVillage(tile) ? (big ? 2 : 1) : cellsOf(tile).length * (big ? 3 : 2);
}

export function factorOf(posts: number): number {
  return FACTORS[Math.min(posts, FACTORS.length - 1)] ?? 0;
}

// --- progress tokens ---------------------------------------------------------------------------

const TOKEN_SIGNS: Record<string, { icon: string; rule: string }> = {
  "following-wind": { icon: "gust", rule: "AM-TOK-03" },
  "letter-of-marque": { icon: "pirates", rule: "AM-TOK-04" },
  "harbour-chain": { icon: "link", rule: "AM-TOK-05" },
  "prize-money": { icon: "fire", rule: "AM-TOK-06" },
  surveyor: { icon: "plan", rule: "AM-TOK-07" },
  "master-builder": { icon: "swap", rule: "AM-TOK-08" },
  "purse-3": { icon: "coin", rule: "AM-TOK-09" },
  "purse-5": { icon: "coin", rule: "AM-TOK-09" },
  "harbour-dues": { icon: "anchor", rule: "AM-TOK-10" },
  assayer: { icon: "spy", rule: "AM-TOK-11" },
  flagship: { icon: "flag", rule: "AM-TOK-12" },
  chronicle: { icon: "book", rule: "AM-TOK-13" },
  "trading-company": { icon: "merch", rule: "AM-TOK-14" },
  "royal-favour": { icon: "crown", rule: "AM-TOK-14" },
  treasury: { icon: "lock", rule: "AM-TOK-14" },
};

/** Text keys of the tokens that do more than add action points. */
export const SPECIAL_TOKENS: readonly string[] = Object.keys(TOKEN_SIGNS);

export interface TokenSign {
  /** Its text key. */
  label: string;
  icons: string[];
  colours: string[];
  /** Points that it adds to an action; 0 for tokens with another effect. */
  bonus: number;
  rule: string;
}

/** Return the drawing of a progress token; a view calls the second token of a kind "bonus-blue 4", for example. */
export function tokenSign(name: string): TokenSign {
  const label = name.split(" ")[0] ?? name;
  if (label.startsWith("bonus-")) {
    const colours = label.split("-").slice(1);
    const bonus = colours.length === 1 ? 2 : 1;
    return {
      label,
      icons: colours.map(iconOf),
      colours,
      bonus,
      rule: bonus === 2 ? "AM-TOK-01" : "AM-TOK-02",
    };
  }
  const sign = TOKEN_SIGNS[label];
  return { label, icons: [sign?.icon ?? "progress"], colours: [], bonus: 0, rule: sign?.rule ?? "AM-TOK-15" };
}
