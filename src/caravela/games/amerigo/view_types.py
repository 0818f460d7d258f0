"""The types of the document of a view. The browser's types are generated from them."""

from typing import Literal, NotRequired, TypedDict

Counts = dict[str, int]
"""Numbers by name. Most tables leave out a name whose number is 0."""


class SeatView(TypedDict):
    """The sheet of a seat, public as everything in this game."""

    points: int
    gold: int
    cannons: int
    progress: int
    """Space of the disc on the progress track."""
    white: int
    """Space of the disc on the white track."""
    chests: int
    ships: list[str]
    """Spaces of the ships on the sea."""
    posts: list[str]
    """Squares with a trading post of this seat."""
    commodities: Counts
    production: Counts
    """Production tokens by commodity."""
    villages: Counts
    """Village tiles left, by shape."""
    pile: list[str]
    """Tiles that were planned and not built yet."""
    tokens: list[str]
    """Progress tokens."""
    used: list[str]
    """Those of them that are spent."""
    earned: Counts
    """Victory points by source, zeros included."""


class LaidTokens(TypedDict):
    """Names of the progress tokens in the two halves of the offer; "" for an empty place."""

    left: list[str]
    right: list[str]


class TurnView(TypedDict):
    """The action in progress."""

    action: str
    """Its colour; "" before one is chosen."""
    points: int
    """Action points left; in navigation, those of each ship whose move has not ended."""
    neutrals_left: int
    """Number of neutral tiles that this planning may still take."""
    ship: int
    """The ship that moves, from 1; 0 for none."""
    ships_moved: list[int]
    """Ships whose moves have ended."""
    advance_left: int
    """Spaces that the progress disc still moves after a token is taken."""
    tile: str
    """The tile to lay; "" for none."""
    orientation: int
    """Its orientation, from 1; 0 without a tile."""


class AmerigoDocument(TypedDict):
    """Everything on the table. All viewers see the same."""

    game: Literal["amerigo"]
    position: int
    """Version of the format."""
    viewer: int | None
    """The seat whose view it is; None for a spectator."""
    sea: str
    """The layout of the sea as text."""
    drawing: list[str]
    """Rows of the sea as printed: "." ocean, "a" anchor, "#" land, "P" post square, 1 to 5 commodities."""
    round: int
    phase: str
    """The colour of the phase."""
    step: str
    actor: str
    """Letter of the seat that acts; "" for none."""
    order: str
    """Letters of the seats in the order of this phase."""
    ranking: str
    """Letters of the seats in the order of the white track now."""
    storage: Counts
    """Cubes by colour that wait for their phase."""
    centre: Counts
    """Cubes by colour that the last throw brought out."""
    inside: Counts
    """Cubes by colour inside the tower."""
    tower: NotRequired[str]
    """The tower of the table, if it is not the standard one."""
    pirates: list[int]
    """Strengths of the revealed pirate markers."""
    neutrals: Counts
    """Neutral tiles in the supply, by shape."""
    tokens: LaidTokens
    tokens_gone: list[str]
    """Progress tokens that are out of the game."""
    production: list[str]
    """Production tokens laid out."""
    production_stock: Counts
    """Production tokens not laid out yet."""
    built: list[str]
    """Tiles in the order of building, such as "A neutral-u5 2 k7": builder, tile, orientation and first square."""
    unexplained: bool
    """True for a position written by hand that does not say how points were earned."""
    seats: list[SeatView]
    turn: TurnView
