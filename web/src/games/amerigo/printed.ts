/** Printed component data: shapes, tracks and factors, read from the game's component file. */
import components from "../../../../src/caravela/games/amerigo/components.toml";
import type { Cell } from "../../kit/coast";
import { numberMap } from "../components";

const { completion, cubes, neutral_tiles, tracks, village_tiles } = components;

export const COLOURS = cubes.colours;
export const COMMODITIES = ["cotton", "tobacco", "sugar", "coconut", "coffee"];
export const SHAPES = Object.keys(neutral_tiles.shapes);
export const VILLAGE_SHAPES = village_tiles.shapes;
export const TILE_SIDE = components.frame_geometry.squares_per_space;
export const FACTORS = [0, ...completion.factors, ...completion.more_factors.factors];
export const DISCOVERY = completion.discovery;
export const LAST_SQUARE = completion.last_square;
export const BIG_ISLAND = completion.big_island;
export const CHEST_GOLD = completion.chest_gold;
export const MARKERS = components.rounds.time_markers;
export const POSTS = components.player.posts;

// --- actions -----------------------------------------------------------------------------------

/** The actions by colour. */
const ACTIONS: Record<string, readonly [name: string, icon: string, rule: string]> = {
  blue: ["navigation", "nav", "AM-NAV-02"],
  black: ["cannons", "cannon", "AM-CAN-01"],
  red: ["planning", "plan", "AM-PLN-01"],
  brown: ["progress", "progress", "AM-PRO-01"],
  green: ["expansion", "expand", "AM-EXP-01"],
  yellow: ["production", "produce", "AM-YEL-01"],
  white: ["special", "special", "AM-WHI-01"],
};

/** Return the text key, the icon and the rule of the action of a colour. */
export function signOf(colour: string) {
  const [name, icon, rule] = ACTIONS[colour] ?? ["special", "special", "AM-WHI-01"];
  return { action: `act-${name}`, icon, rule };
}

/** Return the colour of an action that a text ends with: "do navigation", "act-planning". */
export function colourOf(action: string): string {
  const name = action.split(/[ -]/).at(-1);
  return COLOURS.find((colour) => ACTIONS[colour]?.[0] === name) ?? "white";
}

// --- tracks ------------------------------------------------------------------------------------

export interface Track {
  name: "progress" | "white" | "cannons" | "gold";
  icon: string;
  rule: string;
  last: number;
  points: ReadonlyMap<number, number>;
  colours: readonly string[];
}

const PLAIN = { points: new Map<number, number>(), colours: [] };

export const TRACKS: readonly Track[] = [
  {
    ...PLAIN,
    name: "progress",
    icon: "progress",
    rule: "AM-PRO-01",
    last: tracks.progress.spaces,
    points: numberMap(tracks.progress.points),
  },
  {
    name: "white",
    icon: "special",
    rule: "AM-WHI-01",
    last: tracks.white.spaces,
    points: numberMap(tracks.white.points),
    colours: ["", ...tracks.white.colours],
  },
  { ...PLAIN, name: "cannons", icon: "cannon", rule: "AM-CAN-01", last: tracks.cannons },
  { ...PLAIN, name: "gold", icon: "coin", rule: "AM-GLD-02", last: tracks.gold },
];

/** Return the final score of a disc on this space: that of the last space with points that it reached. */
export function trackPoints({ points }: Track, space: number): number {
  return [...points].findLast(([at]) => at <= space)?.[1] ?? 0;
}

// --- tiles -------------------------------------------------------------------------------------

type Rows = readonly string[];

const reversed = (row: string) => [...row].toReversed().join("");
const flipped = (rows: Rows) => rows.map(reversed);
const rotated = (rows: Rows) =>
  [...(rows[0] ?? "")].map((_, column) => reversed(rows.map((row) => row[column]).join("")));

/** Return all distinct rotations and reflections, in the order in which notations number them. */
function orientations(rows: Rows): string[] {
  const found = new Set<string>();
  for (let way of [rows, flipped(rows)])
    for (let quarter = 0; quarter < 4; quarter += 1) {
      found.add(way.join("/"));
      way = rotated(way);
    }
  return [...found];
}

function cellsIn(drawing: string): Cell[] {
  return drawing
    .split("/")
    .flatMap((row, down) =>
      [...row].flatMap((sign, across) => (sign === "#" ? [[down, across] as const] : [])),
    );
}

/** By shape: its orientations as drawings, and the cells of each. */
const DRAWINGS = new Map(
  Object.entries(neutral_tiles.shapes).map(([shape, rows]) => [shape, orientations(rows)]),
);
const CELLS = new Map([...DRAWINGS].map(([shape, drawings]) => [shape, drawings.map(cellsIn)]));

/** Return the shape of a tile such as "neutral-u5" or "village-single". */
function shapeOf(tile: string): string {
  return tile.slice(tile.indexOf("-") + 1);
}

export function isVillage(tile: string): boolean {
  return tile.startsWith("village");
}

/** Return the cells of a tile in an orientation; the first one is the leftmost of its top row. */
export function cellsOf(tile: string, orientation = 0): readonly Cell[] {
  return CELLS.get(shapeOf(tile))?.[orientation] ?? [[0, 0]];
}

/** Return the orientation of a tile after a quarter turn, or after flipping it. */
export function turned(tile: string, orientation: number, mirror: boolean): number {
  const drawings = DRAWINGS.get(shapeOf(tile)) ?? [];
  const rows = drawings[orientation]?.split("/") ?? [];
  return Math.max(0, drawings.indexOf((mirror ? flipped(rows) : rotated(rows)).join("/")));
}

/** Return the action points to plan or build a tile (AM-SET-18). */
export function costOf(tile: string): number {
  return isVillage(tile) ? 1 : cellsOf(tile).length;
}

/** Return the victory points of a tile when it is built (AM-EXP-05). */
export function worthOf(tile: string, big: boolean): number {
  return isVillage(tile) ? (big ? 2 : 1) : cellsOf(tile).length * (big ? 3 : 2);
}

// --- progress tokens ---------------------------------------------------------------------------

const TOKEN_SIGNS: Record<string, readonly [icon: string, rule: string]> = {
  "following-wind": ["gust", "AM-TOK-03"],
  "letter-of-marque": ["pirates", "AM-TOK-04"],
  "harbour-chain": ["link", "AM-TOK-05"],
  "prize-money": ["fire", "AM-TOK-06"],
  surveyor: ["plan", "AM-TOK-07"],
  "master-builder": ["swap", "AM-TOK-08"],
  "purse-3": ["coin", "AM-TOK-09"],
  "purse-5": ["coin", "AM-TOK-09"],
  "harbour-dues": ["anchor", "AM-TOK-10"],
  assayer: ["spy", "AM-TOK-11"],
  flagship: ["flag", "AM-TOK-12"],
  chronicle: ["book", "AM-TOK-13"],
  "trading-company": ["merch", "AM-TOK-14"],
  "royal-favour": ["crown", "AM-TOK-14"],
  treasury: ["lock", "AM-TOK-14"],
};

/** Text keys of the tokens that do more than add action points. */
export const SPECIAL_TOKENS = Object.keys(TOKEN_SIGNS);

/** Text keys of the tokens that add action points, by the actions that they add them to (AM-TOK-16). */
export const BONUS_TOKENS = components.progress_token.flatMap(({ actions = [] }) =>
  actions.map((colours) => ["bonus", ...colours].join("-")),
);

/** Return the drawing of a progress token; a view calls the second token of a kind "bonus-blue 4", for example. */
export function tokenSign(name: string) {
  const label = name.split(" ")[0] ?? name;
  const colours = label.startsWith("bonus-") ? label.split("-").slice(1) : [];
  const bonus = [0, 2, 1][colours.length] ?? 0;
  const [icon, rule] = TOKEN_SIGNS[label] ?? [
    "progress",
    ["AM-TOK-15", "AM-TOK-01", "AM-TOK-02"][colours.length],
  ];
  return {
    /** Its text key. */
    label,
    icons: bonus > 0 ? colours.map((colour) => signOf(colour).icon) : [icon],
    colours,
    /** Points that it adds to an action; 0 for tokens with another effect. */
    bonus,
    rule,
  };
}
