// Made by python -m caravela.wire caravela.games.columbus_1492.view_types; a test tells when it is out of date.

/** The knowledge of a viewer about a seat. */
export interface SeatView {
  /** Its square, such as "8,5": column and row, from 1. */
  caravel: string;
  /** False for a dismasted caravel. */
  mast: boolean;
  barrels: number;
  /** True if the seat has discovered an inhabited island. */
  island: boolean;
  /** Turns still to miss because of a mutiny. */
  missed: number;
  /** Number of kept cards in the hand. */
  cards: number;
  /** Maximum number of cards in the hand from before the last shuffle. */
  aged: number;
  /** The kept cards. Only in the viewer's own entry. */
  hand?: string[];
  /** By kind, kept cards held at the last shuffle less those discarded since. Only in the viewer's own entry. */
  held_over?: number[];
}

/** The storm in progress. */
export interface StormView {
  /** The named sector, from 1; 0 without a storm. */
  sector: number;
  spins_left: number;
  /** The direction of the arrow; "" before it is spun. */
  direction: string;
}

/** The card being played. */
export interface CardView {
  /** Squares that it may still move something. */
  squares_left: number;
  /** Gusts that the gust card has moved, from 1. */
  flown: number[];
}

/** A gust on the ocean. */
export interface GustView {
  square: string;
  /** Letters of the seats that it has dismasted in this turn. */
  victims: string;
}

/** The table without the other hands and the contents of the pile. */
export interface ColumbusDocument {
  game: "columbus_1492";
  /** Version of the format. */
  position: number;
  /** The seat whose view it is; None for a spectator. */
  viewer: number | null;
  round: number;
  step: string;
  /** Letter of the seat whose turn it is. */
  turn: string;
  /** Letter of the seat that decides; "" for none. */
  actor: string;
  /** Letter of the first player. */
  first: string;
  /** Faces of the unused dice. */
  dice: string[];
  /** True once the dice of the turn have been rolled. */
  rolled: boolean;
  /** True once a die of the turn has been used (CC-TRN-05). */
  used: boolean;
  /** True once the one kept card of the turn has been played (CC-CRD-03). */
  card_played: boolean;
  /** Further turns of the seat whose turn it is. */
  extra: number;
  storm: StormView;
  card: CardView;
  gusts: GustView[];
  /** The gust that is being put back, from 1; 0 for none. */
  held_gust: number;
  seats: SeatView[];
  /** Unseen lenses; their order says nothing. */
  lenses: string[];
  /** Number of cards in the pile. */
  pile_cards: number;
  /** Cards that the viewer does not see: the pile and the other hands together. */
  hidden: string[];
  discard: string[];
  /** Kept cards in the pile at the last shuffle. */
  shuffled: string[];
  /** Letter of the winner; "" before the end. */
  winner: string;
  /** How the winner came home. */
  homecoming: string;
}
