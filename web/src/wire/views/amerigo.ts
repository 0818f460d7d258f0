// Made by python -m caravela.wire caravela.games.amerigo.view_types; a test tells when it is out of date.

/** The sheet of a seat, public as everything in this game. */
export interface SeatView {
  points: number;
  gold: number;
  cannons: number;
  /** Space of the disc on the progress track. */
  progress: number;
  /** Space of the disc on the white track. */
  white: number;
  chests: number;
  /** Spaces of the ships on the sea. */
  ships: string[];
  /** Squares with a trading post of this seat. */
  posts: string[];
  commodities: Record<string, number>;
  /** Production tokens by commodity. */
  production: Record<string, number>;
  /** Village tiles left, by shape. */
  villages: Record<string, number>;
  /** Tiles that were planned and not built yet. */
  pile: string[];
  /** Progress tokens. */
  tokens: string[];
  /** Those of them that are spent. */
  used: string[];
  /** Victory points by source, zeros included. */
  earned: Record<string, number>;
}

/** Names of the progress tokens in the two halves of the offer; "" for an empty place. */
export interface LaidTokens {
  left: string[];
  right: string[];
}

/** The action in progress. */
export interface TurnView {
  /** Its colour; "" before one is chosen. */
  action: string;
  /** Action points left; in navigation, those of each ship whose move has not ended. */
  points: number;
  /** Number of neutral tiles that this planning may still take. */
  neutrals_left: number;
  /** The ship that moves, from 1; 0 for none. */
  ship: number;
  /** Ships whose moves have ended. */
  ships_moved: number[];
  /** Spaces that the progress disc still moves after a token is taken. */
  advance_left: number;
  /** The tile to lay; "" for none. */
  tile: string;
  /** Its orientation, from 1; 0 without a tile. */
  orientation: number;
}

/** Everything on the table. All viewers see the same. */
export interface AmerigoDocument {
  game: "amerigo";
  /** Version of the format. */
  position: number;
  /** The seat whose view it is; None for a spectator. */
  viewer: number | null;
  /** The layout of the sea as text. */
  sea: string;
  /** Rows of the sea as printed: "." ocean, "a" anchor, "#" land, "P" post square, 1 to 5 commodities. */
  drawing: string[];
  round: number;
  /** The colour of the phase. */
  phase: string;
  step: string;
  /** Letter of the seat that acts; "" for none. */
  actor: string;
  /** Letters of the seats in the order of this phase. */
  order: string;
  /** Letters of the seats in the order of the white track now. */
  ranking: string;
  /** Cubes by colour that wait for their phase. */
  storage: Record<string, number>;
  /** Cubes by colour that the last throw brought out. */
  centre: Record<string, number>;
  /** Cubes by colour inside the tower. */
  inside: Record<string, number>;
  /** The tower of the table, if it is not the standard one. */
  tower?: string;
  /** Strengths of the revealed pirate markers. */
  pirates: number[];
  /** Neutral tiles in the supply, by shape. */
  neutrals: Record<string, number>;
  tokens: LaidTokens;
  /** Progress tokens that are out of the game. */
  tokens_gone: string[];
  /** Production tokens laid out. */
  production: string[];
  /** Production tokens not laid out yet. */
  production_stock: Record<string, number>;
  /** Tiles in the order of building, such as "A neutral-u5 2 k7": builder, tile, orientation and first square. */
  built: string[];
  /** True for a position written by hand that does not say how points were earned. */
  unexplained: boolean;
  seats: SeatView[];
  turn: TurnView;
}
