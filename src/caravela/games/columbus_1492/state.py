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
from caravela.kernel.packing import Fields, TableSize, by_seat
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

FIELDS: Final = Fields(
    {
        "seats": 0, "round": 0, "step": 0, "turn": 0, "actor": 0, "first": 0, "rolled": 0, "used": 0,
        "card_played": 0, "extra": 0, "sector": -1, "spins_left": 0, "direction": -1, "squares_left": 0,
        "flown": 0, "held_gust": -1, "pile_left": 0, "winner": NOBODY, "homecoming": 0,
    },
    {
        "squares": by_seat(), "masts": by_seat(1, 1), "barrels": by_seat(), "islands": by_seat(),
        "missed": by_seat(), "hands": by_seat(KEPT_KINDS), "hand_sizes": by_seat(), "aged": by_seat(),
        "held_over": by_seat(KEPT_KINDS), "gusts": TableSize(GUSTS), "victims": TableSize(GUSTS),
        "dice": TableSize(FACES), "pile": TableSize(CARD_KINDS), "discard": TableSize(CARD_KINDS),
        "shuffled": TableSize(KEPT_KINDS), "lenses": TableSize(LENS_KINDS),
    },
)  # fmt: skip


class ColumbusState(StepState):
    """Everything that is true now. Tables by seat have one entry per seat unless they say otherwise."""

    __slots__ = FIELDS.slots(StepState, "wrecked")

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
        numbers = FIELDS.pack(self)
        return struct.pack(f"<{len(numbers)}h", *numbers)


def state_from_bytes(data: bytes) -> ColumbusState:
    numbers = struct.unpack(f"<{len(data) // 2}h", data)
    state = ColumbusState()
    state.entering = False
    state.wrecked = False
    FIELDS.unpack(state, numbers)
    return state


def empty_state(seats: int) -> ColumbusState:
    """Return a table with nothing on it, before the setup."""
    state = ColumbusState()
    state.entering = False
    state.wrecked = False
    FIELDS.clear(state, seats)
    return state
