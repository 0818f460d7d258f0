"""The state of a match of 1492. No rules here."""

import struct
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.columbus_1492.components import (
    CARD_KINDS,
    FACES,
    GUSTS,
    KEPT_KINDS,
    LENS_KINDS,
)
from caravela.kernel.bags import empty
from caravela.kernel.packing import numbers_of, own_slots, set_numbers
from caravela.kernel.steps import StepState

# The steps of a turn. From PUT_BACK on, the turn itself is over.
TURN_START: Final = 0
OPENING: Final = 1
DICE_STEP: Final = 2
ANSWER: Final = 3
SPINNING: Final = 4
MUTINY_STEP: Final = 5
WIND_STEP: Final = 6
FLIGHT_STEP: Final = 7
TURN_END: Final = 8
PUT_BACK_STEP: Final = 9
MOVE_ON_STEP: Final = 10
OVER: Final = 11

NOBODY: Final = -1

# How the winner came home.
NOT_HOME: Final = 0
BY_SAILING: Final = 1
BY_PUSH: Final = 2
HOMECOMING_NAMES: Final = ("none", "sailed", "pushed")

SCALAR_FIELDS: Final = (
    "seats", "round", "step", "turn", "actor", "first", "rolled", "used", "card_played", "extra",
    "sector", "spins_left", "direction", "squares_left", "flown", "held_gust", "pile_left", "winner",
    "homecoming",
)  # fmt: skip
TABLE_FIELDS: Final = (
    "squares", "masts", "barrels", "islands", "missed", "hands", "hand_sizes", "aged", "held_over",
    "gusts", "victims", "dice", "pile", "discard", "shuffled", "lenses",
)  # fmt: skip


class ColumbusState(StepState):
    """Everything that is true now. Tables by seat have one entry per seat unless they say otherwise."""

    __slots__ = own_slots(StepState, (*SCALAR_FIELDS, *TABLE_FIELDS, "wrecked"))

    # The frame of the turn
    round: i64
    turn: i64
    """Whose turn it is."""
    first: i64
    rolled: i64
    """1 when the turn's dice have been rolled."""
    used: i64
    """1 when a die of the turn has been used (CC-TRN-05)."""
    card_played: i64
    """1 when the turn's one kept card has been played (CC-CRD-03)."""
    extra: i64
    """Further turns owed to the seat whose turn it is."""
    dice: vec[i64]
    """Unused dice by face."""

    # A storm, a card or a gust in progress
    sector: i64
    """The named sector; -1 without a storm."""
    spins_left: i64
    direction: i64
    """The direction of the arrow; -1 before it is spun."""
    squares_left: i64
    """Squares that the card being played may still move something."""
    flown: i64
    """Gusts that the gust card has flown, as a bit mask."""
    held_gust: i64
    """The gust that is being put back, or -1."""

    # The ocean
    squares: vec[i64]
    """By seat: the square of its caravel."""
    masts: vec[i64]
    """1 for an intact caravel, 0 for a dismasted one."""
    gusts: vec[i64]
    """The squares of the two gusts."""
    victims: vec[i64]
    """By gust: bit mask of the seats it has dismasted this turn; it is put back when the turn ends."""

    # Possessions of the seats, all public but the hands
    barrels: vec[i64]
    islands: vec[i64]
    """1 for a seat that has discovered an inhabited island."""
    missed: vec[i64]
    """Turns still to miss because of a mutiny."""
    hands: vec[i64]
    """By seat * KEPT_KINDS + kind of kept card; hidden from the other seats."""
    hand_sizes: vec[i64]
    """Derived from `hands`, and public."""

    # Piles
    pile: vec[i64]
    """The event cards to be drawn, as a bag; their order is unknown to everybody."""
    pile_left: i64
    discard: vec[i64]
    lenses: vec[i64]
    """The unseen lenses, as a bag."""

    # Public knowledge of the last shuffle
    shuffled: vec[i64]
    """Kept cards in the pile when it was last shuffled, by kind."""
    aged: vec[i64]
    """By seat: maximum number of cards in its hand from before that shuffle."""
    held_over: vec[i64]
    """By seat * KEPT_KINDS + kind: cards held then, less those discarded since; hidden from the other seats.

    It is negative when the seat has also discarded cards that it drew after the shuffle.
    """

    # The end
    winner: i64
    homecoming: i64

    wrecked: bool
    """True only inside `advance`: damage has ended the turn (CC-DMG-02)."""

    def copy(self) -> "ColumbusState":
        new = ColumbusState()
        new.seats = self.seats
        new.step = self.step
        new.actor = self.actor
        new.entering = False
        new.round = self.round
        new.turn = self.turn
        new.first = self.first
        new.rolled = self.rolled
        new.used = self.used
        new.card_played = self.card_played
        new.extra = self.extra
        new.dice = self.dice[:]
        new.sector = self.sector
        new.spins_left = self.spins_left
        new.direction = self.direction
        new.squares_left = self.squares_left
        new.flown = self.flown
        new.held_gust = self.held_gust
        new.squares = self.squares[:]
        new.masts = self.masts[:]
        new.gusts = self.gusts[:]
        new.victims = self.victims[:]
        new.barrels = self.barrels[:]
        new.islands = self.islands[:]
        new.missed = self.missed[:]
        new.hands = self.hands[:]
        new.hand_sizes = self.hand_sizes[:]
        new.pile = self.pile[:]
        new.pile_left = self.pile_left
        new.discard = self.discard[:]
        new.lenses = self.lenses[:]
        new.shuffled = self.shuffled[:]
        new.aged = self.aged[:]
        new.held_over = self.held_over[:]
        new.winner = self.winner
        new.homecoming = self.homecoming
        new.wrecked = False
        return new

    def to_bytes(self) -> bytes:
        numbers = numbers_of(self, SCALAR_FIELDS, TABLE_FIELDS)
        return struct.pack(f"<{len(numbers)}h", *numbers)


def state_from_bytes(data: bytes) -> ColumbusState:
    numbers = struct.unpack(f"<{len(data) // 2}h", data)
    state = ColumbusState()
    state.entering = False
    state.wrecked = False
    set_numbers(state, numbers, SCALAR_FIELDS, TABLE_FIELDS)
    return state


def empty_state(seats: int) -> ColumbusState:
    """Return a table with nothing on it, before the setup."""
    state = ColumbusState()
    state.entering = False
    state.wrecked = False
    for name in SCALAR_FIELDS:
        setattr(state, name, 0)
    state.seats = seats
    state.sector = -1
    state.direction = -1
    state.held_gust = -1
    state.winner = NOBODY
    state.squares = empty(seats)
    state.masts = vec[i64]([1] * seats)
    state.barrels = empty(seats)
    state.islands = empty(seats)
    state.missed = empty(seats)
    state.hands = empty(seats * KEPT_KINDS)
    state.hand_sizes = empty(seats)
    state.aged = empty(seats)
    state.held_over = empty(seats * KEPT_KINDS)
    state.gusts = empty(GUSTS)
    state.victims = empty(GUSTS)
    state.dice = empty(FACES)
    state.pile = empty(CARD_KINDS)
    state.discard = empty(CARD_KINDS)
    state.shuffled = empty(KEPT_KINDS)
    state.lenses = empty(LENS_KINDS)
    return state
