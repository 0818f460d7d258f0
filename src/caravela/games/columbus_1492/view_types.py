"""The types of the document of a view. The browser's types are generated from them."""

from typing import Literal, NotRequired, TypedDict


class SeatView(TypedDict):
    """The knowledge of a viewer about a seat."""

    caravel: str
    """Its square, such as "8,5": column and row, from 1."""
    mast: bool
    """False for a dismasted caravel."""
    barrels: int
    island: bool
    """True if the seat has discovered an inhabited island."""
    missed: int
    """Turns still to miss because of a mutiny."""
    cards: int
    """Number of kept cards in the hand."""
    aged: int
    """Maximum number of cards in the hand from before the last shuffle."""
    hand: NotRequired[list[str]]
    """The kept cards. Only in the viewer's own entry."""
    held_over: NotRequired[list[int]]
    """By kind, kept cards held at the last shuffle less those discarded since. Only in the viewer's own entry."""


class StormView(TypedDict):
    """The storm in progress."""

    sector: int
    """The named sector, from 1; 0 without a storm."""
    spins_left: int
    direction: str
    """The direction of the arrow; "" before it is spun."""


class CardView(TypedDict):
    """The card being played."""

    squares_left: int
    """Squares that it may still move something."""
    flown: list[int]
    """Gusts that the gust card has moved, from 1."""


class GustView(TypedDict):
    """A gust on the ocean."""

    square: str
    victims: str
    """Letters of the seats that it has dismasted in this turn."""


class ColumbusDocument(TypedDict):
    """The table without the other hands and the contents of the pile."""

    game: Literal["columbus_1492"]
    position: int
    """Version of the format."""
    viewer: int | None
    """The seat whose view it is; None for a spectator."""
    round: int
    step: str
    turn: str
    """Letter of the seat whose turn it is."""
    actor: str
    """Letter of the seat that decides; "" for none."""
    first: str
    """Letter of the first player."""
    dice: list[str]
    """Faces of the unused dice."""
    rolled: bool
    """True once the dice of the turn have been rolled."""
    used: bool
    """True once a die of the turn has been used (CC-TRN-05)."""
    card_played: bool
    """True once the one kept card of the turn has been played (CC-CRD-03)."""
    extra: int
    """Further turns of the seat whose turn it is."""
    storm: StormView
    card: CardView
    gusts: list[GustView]
    held_gust: int
    """The gust that is being put back, from 1; 0 for none."""
    seats: list[SeatView]
    lenses: list[str]
    """Unseen lenses; their order says nothing."""
    pile_cards: int
    """Number of cards in the pile."""
    hidden: list[str]
    """Cards that the viewer does not see: the pile and the other hands together."""
    discard: list[str]
    shuffled: list[str]
    """Kept cards in the pile at the last shuffle."""
    winner: str
    """Letter of the winner; "" before the end."""
    homecoming: str
    """How the winner came home."""
