"""The state of a match of Amerigo. No rules here."""

import struct
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.amerigo.components import (
    COLOURS,
    COMMODITIES,
    ISLAND_TILES,
    LAID_TOKENS,
    MOST_MARKER,
    PRODUCTION_KINDS,
    TILE_KINDS,
    TOKENS,
    VILLAGES,
)
from caravela.games.amerigo.layouts import Layout
from caravela.games.amerigo.sea import Sea
from caravela.games.amerigo.shapes import MOST_ORIENTATIONS, SHAPES, SQUARES
from caravela.kernel.packing import Fields, TableSize, add_table, by_seat
from caravela.kernel.steps import StepState

# The steps of a match. A phase is thrown, then each seat chooses an action and carries it out.
NEW_ROUND: Final = 0
THROW: Final = 1
CHOOSE: Final = 2
PLACE_SHIPS: Final = 3
NAVIGATE: Final = 4
SAIL: Final = 5
SET_UP: Final = 6
ARM: Final = 7
PLAN: Final = 8
PROGRESS_STEP: Final = 9
TAKE_TOKEN: Final = 10
BUILD: Final = 11
LAY: Final = 12
BUY: Final = 13
SPECIAL: Final = 14
MOVE_DISC: Final = 15
NEXT_TURN: Final = 16
PIRATES: Final = 17
OVER: Final = 18

# Indices in a seat's part of `sheets`.
POINTS: Final = 0
GOLD: Final = 1
CANNONS: Final = 2
PROGRESS: Final = 3
WHITE_SPACE: Final = 4
CHESTS: Final = 5
POSTS_LEFT: Final = 6
SHIP: Final = 7
"""Two entries; a ship that is not placed yet is NOWHERE."""
COMMODITY: Final = 9
PRODUCTION: Final = 14
"""Bought tokens by commodity; the printed ones are added to them."""
VILLAGE: Final = 19
"""Village tiles not yet planned, by shape."""
PILE: Final = 25
"""Tiles planned and not yet built, by kind."""
EARNED: Final = 39
"""Victory points by source; they add up to the seat's points."""

FROM_DISCOVERY: Final = 0
FROM_TILES: Final = 1
FROM_LAST_SQUARES: Final = 2
FROM_POSTS: Final = 3
FROM_SPARE_GOLD: Final = 4
FROM_CHRONICLE: Final = 5
FROM_PIRATES: Final = 6
FROM_GOLD: Final = 7
FROM_COMMODITIES: Final = 8
FROM_TOKENS: Final = 9
FROM_PROGRESS: Final = 10
FROM_WHITE: Final = 11
FROM_BEFORE: Final = 12
"""Points that a position written by hand does not explain."""
EARNINGS: Final = 13
EARNING_NAMES: Final = (
    "discovery", "tiles", "last_squares", "posts", "spare_gold", "chronicle", "pirates", "gold",
    "commodities", "tokens", "progress", "white", "before",
)  # fmt: skip
SHEET: Final = EARNED + EARNINGS

NOBODY: Final = -1
NOWHERE: Final = -1
NO_COLOUR: Final = -1

# The holder of a progress token that no seat has.
IN_STOCK: Final = -1
LAID: Final = -2
GONE: Final = -3

FIELDS: Final = Fields(
    {
        "seats": 0, "round": 0, "phase": 0, "step": 0, "actor": NOBODY, "turn_at": 0, "action": NO_COLOUR,
        "points": 0, "neutrals_left": 0, "ship": -1, "ships_moved": 0, "advance_left": 0, "tile": -1,
        "orientation": 0, "unexplained": 0,
    },
    {
        "sheets": by_seat(SHEET), "order": by_seat(), "ranking": by_seat(), "storage": TableSize(COLOURS),
        "centre": TableSize(COLOURS), "inside": TableSize(COLOURS), "markers": TableSize(MOST_MARKER + 1),
        "neutrals": TableSize(SHAPES), "holders": TableSize(TOKENS, IN_STOCK), "used": TableSize(TOKENS),
        "laid": TableSize(LAID_TOKENS, -1), "offered": TableSize(PRODUCTION_KINDS),
        "production_stock": TableSize(PRODUCTION_KINDS), "built": TableSize(0),
    },
)  # fmt: skip
BOARD_FIELDS: Final = ("sea", "free", "neutral_on", "villages_on", "posts_on", "linked")
"""The board: derived from the layout, the trading posts and the tiles built."""
MASK_BYTES: Final = (SQUARES + 7) // 8
TOWER_STEP: Final = 16
"""The first byte of a state is its seats plus this times its tower; so the standard tower adds nothing."""


class AmerigoState(StepState):
    """Everything that is true now. Nothing is hidden but what chance has not drawn yet."""

    __slots__ = FIELDS.slots(StepState, *BOARD_FIELDS, "tower")

    # The frame of the round
    round: i64
    phase: i64
    """The colour thrown."""
    turn_at: i64
    """The actor's place in `order`."""
    order: vec[i64]
    """Who acts in this phase, read from the white track when it began (AM-RND-06)."""
    ranking: vec[i64]
    """The seats in the order of their discs on the white track now, the first player first."""

    # The action being done
    action: i64
    """Its colour; -1 when none was chosen yet."""
    points: i64
    """Action points left; in navigation those of each ship whose move has not ended."""
    neutrals_left: i64
    """Number of neutral tiles this planning may still take."""
    ship: i64
    """The ship that is moving; -1 for none."""
    ships_moved: i64
    """Bit mask of the ships whose moves have ended."""
    advance_left: i64
    """Spaces the progress disc still moves after a token is taken."""
    tile: i64
    """The kind of tile to lay; -1 for none."""
    orientation: i64
    unexplained: i64
    """1 for a position written by hand without saying how its scores and tokens came about."""

    # Cubes by colour; the three tables add up to seven of each
    storage: vec[i64]
    centre: vec[i64]
    inside: vec[i64]
    tower: i64
    """Index in TOWER_NAMES of the table's tower (AM-SET-20)."""

    # Tokens and tiles
    markers: vec[i64]
    """Unrevealed pirate markers by strength; one of them never will be."""
    neutrals: vec[i64]
    holders: vec[i64]
    """By progress token: a seat, or its place."""
    used: vec[i64]
    """By progress token: 1 for a one-time token that is spent."""
    laid: vec[i64]
    """The eight places of progress tokens, left half first; -1 for an empty one."""
    offered: vec[i64]
    """Production tokens laid out, by kind."""
    production_stock: vec[i64]
    """Production tokens not yet laid out; their order is unknown to everybody."""
    sheets: vec[i64]

    # The board
    sea: Sea
    built: vec[i64]
    """Every tile built, in order: see `tile_code`."""
    free: int
    """Land without a tile or a trading post."""
    neutral_on: int
    villages_on: list[int]
    posts_on: list[int]
    linked: list[int]
    """By seat: its trading posts and all tiles that lead to one of them (AM-EXP-03)."""

    def copy(self) -> "AmerigoState":
        new = AmerigoState()
        new.seats = self.seats
        new.step = self.step
        new.actor = self.actor
        new.entering = False
        new.round = self.round
        new.phase = self.phase
        new.turn_at = self.turn_at
        new.order = self.order[:]
        new.ranking = self.ranking[:]
        new.action = self.action
        new.points = self.points
        new.neutrals_left = self.neutrals_left
        new.ship = self.ship
        new.ships_moved = self.ships_moved
        new.advance_left = self.advance_left
        new.tile = self.tile
        new.orientation = self.orientation
        new.unexplained = self.unexplained
        new.storage = self.storage[:]
        new.centre = self.centre[:]
        new.inside = self.inside[:]
        new.tower = self.tower
        new.markers = self.markers[:]
        new.neutrals = self.neutrals[:]
        new.holders = self.holders[:]
        new.used = self.used[:]
        new.laid = self.laid[:]
        new.offered = self.offered[:]
        new.production_stock = self.production_stock[:]
        new.sheets = self.sheets[:]
        new.sea = self.sea
        new.built = self.built[:]
        new.free = self.free
        new.neutral_on = self.neutral_on
        new.villages_on = self.villages_on[:]
        new.posts_on = self.posts_on[:]
        new.linked = self.linked[:]
        return new

    def to_bytes(self) -> bytes:
        layout = self.sea.layout
        numbers = FIELDS.pack(self)
        add_table(numbers, layout.tiles)
        add_table(numbers, layout.turns)
        posts = b"".join(mask.to_bytes(MASK_BYTES, "little") for mask in self.posts_on)
        return (
            bytes([self.seats + TOWER_STEP * self.tower]) + posts + struct.pack(f"<{len(numbers)}i", *numbers)
        )


def tile_code(seat: i64, kind: i64, orientation: i64, square: i64) -> i64:
    """Encode a built tile: builder, kind, orientation and first square."""
    return ((seat * TILE_KINDS + kind) * MOST_ORIENTATIONS + orientation) * SQUARES + square


def builder_of(code: i64) -> i64:
    return code // (SQUARES * MOST_ORIENTATIONS * TILE_KINDS)


def kind_of(code: i64) -> i64:
    return code // (SQUARES * MOST_ORIENTATIONS) % TILE_KINDS


def orientation_of(code: i64) -> i64:
    return code // SQUARES % MOST_ORIENTATIONS


def square_of(code: i64) -> i64:
    return code % SQUARES


def layout_in(data: bytes, columns: int, rows: int) -> Layout:
    """Return the layout at the end of a state's bytes."""
    count = columns * rows
    width = 4 * (count + 1)
    tiles = struct.unpack(f"<{count}i", data[-2 * width + 4 : -width])
    turns = struct.unpack(f"<{count}i", data[-width + 4 :])
    if any(not 1 <= tile <= ISLAND_TILES for tile in tiles) or any(not 0 <= turn < 4 for turn in turns):
        raise ValueError("the island tile is not known")
    return Layout(columns, rows, list(tiles), list(turns))


def read_tables(data: bytes, seats: int) -> AmerigoState:
    """Return the state of `to_bytes`, without the derived board."""
    state = empty_state(seats)
    masks = [data[1 + seat * MASK_BYTES : 1 + (seat + 1) * MASK_BYTES] for seat in range(seats)]
    state.posts_on = [int.from_bytes(mask, "little") for mask in masks]
    rest = data[1 + seats * MASK_BYTES :]
    numbers = struct.unpack(f"<{len(rest) // 4}i", rest)
    FIELDS.unpack(state, numbers)
    for name, size in FIELDS.tables.items():
        found = len(getattr(state, name))
        if name != "built" and found != len(size.new(seats)):
            raise ValueError(f"the table {name} has {found} places")
    if state.seats != seats or not 0 <= state.step <= OVER or not NOBODY <= state.actor < seats:
        raise ValueError("nobody is asked for anything there is")
    if any(not 0 <= code < tile_code(seats, 0, 0, 0) for code in state.built):
        raise ValueError("a tile belongs to no seat")
    return state


def empty_state(seats: int) -> AmerigoState:
    """Return a table with nothing on it and no sea yet, before the setup."""
    state = AmerigoState()
    state.entering = False
    FIELDS.clear(state, seats)
    state.tower = 0
    state.free = 0
    state.neutral_on = 0
    state.villages_on = [0] * seats
    state.posts_on = [0] * seats
    state.linked = [0] * seats
    assert PRODUCTION == COMMODITY + COMMODITIES
    assert PILE == VILLAGE + VILLAGES
    assert EARNED == PILE + TILE_KINDS
    return state
