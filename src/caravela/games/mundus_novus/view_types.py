"""The types of the document of a view. The browser's types are generated from them.

Resource cards are written as their signs: "1" to "9" for the resources and "R" for a relic.
"""

from typing import Literal, NotRequired, TypedDict


class SeatView(TypedDict):
    """The knowledge of a viewer about a seat."""

    hand: NotRequired[str]
    """Only in the viewer's own entry."""
    stored: NotRequired[str]
    """Cards in the warehouses. Only in the viewer's own entry."""
    cards: int
    """Number of cards in the hand."""
    stored_cards: int
    """Number of cards in the warehouses."""
    known: str
    """Cards of the hand and the warehouses that the viewer knows; in the own entry, those that everybody knows."""
    offer: str
    """The revealed offer."""
    sealed: str
    """The sealed choice: its notation in the own entry, a placeholder in others; "" for none."""
    doubloons: int
    earned: dict[str, int]
    """Doubloons by source, zeros included."""
    developments: list[str]
    detached: list[str]
    """Caravels in the second fleet of this round (MN-DEV-12)."""
    perfect: bool
    """True once the seat has made the perfect combination."""


class SupplyView(TypedDict):
    """The supply phase in progress."""

    serving: list[str]
    """Fleets in order of service, such as "B1": seat and number of the fleet."""
    served: int
    """Number of fleets that have been served."""
    loads_left: int


class TradeView(TypedDict):
    """The trade phase in progress. Seats are letters; "" for none."""

    last_taker: str
    last_owner: str
    previous_taker: str
    previous_owner: str
    in_flight: str
    """The card that was taken and not placed yet; "" for none."""
    gift_to: str
    offer_returned: NotRequired[bool]
    """Present if the owed gift is that of the special case (MN-TRD-11)."""


class TurnView(TypedDict):
    """The progression turn in progress."""

    turns_left: int
    sets_made: int
    different_made: bool
    relics_sold: bool
    merchants_used: list[int]
    """Merchants used in this turn, by rarity."""
    combination: str
    """Kind of the combination in progress."""
    target: str
    """The resource of the set in progress; "" for none."""
    combined: str
    """Resources of a combination of different resources when it is complete."""
    unfilled: str
    """Those of them that no merchant has turned a card into."""
    cards_due: int
    """Number of cards that merchants still have to turn."""
    size: int
    """Number of cards in the set in progress."""


class MundusDocument(TypedDict):
    """The table without everything that is hidden from the viewer."""

    game: Literal["mundus_novus"]
    position: int
    """Version of the format."""
    viewer: int | None
    """The seat whose view it is; None for a spectator."""
    round: int
    step: str
    event: str
    """The event of the round."""
    master: str
    """Letter of the Trade Master; "" for none."""
    actor: str
    """Letter of the seat that decides; "" for none."""
    announced: int
    """Number of cards that an offer must have; 0 before it is announced."""
    market: str
    quay: str
    discard: str
    pile_cards: int
    """Number of cards in the pile."""
    queue: list[str]
    """Developments on display, the head first."""
    development_pile: list[str]
    """Developments in the pile; their order says nothing."""
    starved: bool
    """True if the queue could not be filled."""
    seats: list[SeatView]
    supply: SupplyView
    trade: TradeView
    turn: TurnView
