// Made by python -m caravela.wire caravela.games.mundus_novus.view_types; a test tells when it is out of date.

/** The knowledge of a viewer about a seat. */
export interface SeatView {
  /** Only in the viewer's own entry. */
  hand?: string;
  /** Cards in the warehouses. Only in the viewer's own entry. */
  stored?: string;
  /** Number of cards in the hand. */
  cards: number;
  /** Number of cards in the warehouses. */
  stored_cards: number;
  /** Cards of the hand and the warehouses that the viewer knows; in the own entry, those that everybody knows. */
  known: string;
  /** The revealed offer. */
  offer: string;
  /** The sealed choice: its notation in the own entry, a placeholder in others; "" for none. */
  sealed: string;
  doubloons: number;
  /** Doubloons by source, zeros included. */
  earned: Record<string, number>;
  developments: string[];
  /** Caravels in the second fleet of this round (MN-DEV-12). */
  detached: string[];
  /** True once the seat has made the perfect combination. */
  perfect: boolean;
}

/** The supply phase in progress. */
export interface SupplyView {
  /** Fleets in order of service, such as "B1": seat and number of the fleet. */
  serving: string[];
  /** Number of fleets that have been served. */
  served: number;
  loads_left: number;
}

/** The trade phase in progress. Seats are letters; "" for none. */
export interface TradeView {
  last_taker: string;
  last_owner: string;
  previous_taker: string;
  previous_owner: string;
  /** The card that was taken and not placed yet; "" for none. */
  in_flight: string;
  gift_to: string;
  /** Present if the owed gift is that of the special case (MN-TRD-11). */
  offer_returned?: boolean;
}

/** The progression turn in progress. */
export interface TurnView {
  turns_left: number;
  sets_made: number;
  different_made: boolean;
  relics_sold: boolean;
  /** Merchants used in this turn, by rarity. */
  merchants_used: number[];
  /** Kind of the combination in progress. */
  combination: string;
  /** The resource of the set in progress; "" for none. */
  target: string;
  /** Resources of a combination of different resources when it is complete. */
  combined: string;
  /** Those of them that no merchant has turned a card into. */
  unfilled: string;
  /** Number of cards that merchants still have to turn. */
  cards_due: number;
  /** Number of cards in the set in progress. */
  size: number;
}

/** The table without everything that is hidden from the viewer. */
export interface MundusDocument {
  game: "mundus_novus";
  /** Version of the format. */
  position: number;
  /** The seat whose view it is; None for a spectator. */
  viewer: number | null;
  round: number;
  step: string;
  /** The event of the round. */
  event: string;
  /** Letter of the Trade Master; "" for none. */
  master: string;
  /** Letter of the seat that decides; "" for none. */
  actor: string;
  /** Number of cards that an offer must have; 0 before it is announced. */
  announced: number;
  market: string;
  quay: string;
  discard: string;
  /** Number of cards in the pile. */
  pile_cards: number;
  /** Developments on display, the head first. */
  queue: string[];
  /** Developments in the pile; their order says nothing. */
  development_pile: string[];
  /** True if the queue could not be filled. */
  starved: boolean;
  seats: SeatView[];
  supply: SupplyView;
  trade: TradeView;
  turn: TurnView;
}
