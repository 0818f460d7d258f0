"""The state of a match of Mundus Novus. No rules here."""

import hashlib
import struct
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.mundus_novus.components import DEVELOPMENTS, KINDS, MARKET_SIZE, QUEUE_SIZE
from caravela.kernel.packing import Fields, TableSize, by_seat
from caravela.kernel.steps import UNSEALED, SealedState

# The steps of a round, in their order (MN-EVT-01, MN-EVT-13).
NEW_ROUND: Final = 0
CORONADO_STEP: Final = 1
DEAL: Final = 2
SPLIT: Final = 3
SERVE: Final = 4
PIRATE_STEP: Final = 5
ANNOUNCE: Final = 6
OFFER: Final = 7
CHOOSE_MASTER: Final = 8
TAKE: Final = 9
PLACE: Final = 10
GIFT: Final = 11
CHOOSE_FIRST: Final = 12
TURN: Final = 13
FILL: Final = 14
DEVELOP: Final = 15
END_CHECK: Final = 16
STORE: Final = 17
OVER: Final = 18

# Indices in a seat's part of `assets`; all of it is derived from `owners`.
CARAVELS: Final = 0
INCOME: Final = 1
ROOM: Final = 2
SHIPYARDS: Final = 3
MERCHANTS: Final = 4
"""Three entries, one per rarity."""
CHARACTERS: Final = 7
ASSETS: Final = 8

# Sources of doubloons, as indices in a seat's part of `earned`; they add up to its doubloons.
FROM_DIFFERENT: Final = 0
FROM_RELICS: Final = 1
FROM_INCOME: Final = 2
FROM_SHIPYARDS: Final = 3
FROM_ORELLANA: Final = 4
PAID_FOR_EVENTS: Final = 5
EARNINGS: Final = 6
EARNING_NAMES: Final = ("different", "relics", "income", "shipyards", "orellana", "events")

NO_COMBINATION: Final = 0
IDENTICAL: Final = 1
DIFFERENT: Final = 2
PERFECT: Final = 3
COMBINATION_NAMES: Final = ("none", "identical", "different", "perfect")

NOBODY: Final = -1
OUT_OF_BOX: Final = -3
"""The owner of a development that is not used with so few players."""
IN_PILE: Final = -2
IN_QUEUE: Final = -1

FIELDS: Final = Fields(
    {
        "seats": 0, "round": 0, "step": 0, "event": 0, "master": 0, "actor": NOBODY, "announced": 0,
        "pile_left": 0, "unseen_left": 0, "starved": 0, "served": 0, "loads_left": 0, "last_taker": NOBODY,
        "last_owner": NOBODY, "previous_taker": NOBODY, "previous_owner": NOBODY, "in_flight": -1,
        "gift_to": NOBODY, "turns_left": 0, "sets_made": 0, "different_made": 0, "relics_sold": 0,
        "combination": 0, "target": -1, "combined": 0, "unfilled": 0, "cards_due": 0, "size": 0,
        "gifts_known": 0,
    },
    {
        "hands": by_seat(KINDS), "offers": by_seat(KINDS), "stored": by_seat(KINDS),
        "market": TableSize(MARKET_SIZE, -1), "quay": TableSize(KINDS), "pile": TableSize(KINDS),
        "discard": TableSize(KINDS), "sealed": by_seat(1, UNSEALED),
        "owners": TableSize(DEVELOPMENTS, OUT_OF_BOX), "queue": TableSize(QUEUE_SIZE, -1),
        "unseen": TableSize(DEVELOPMENTS), "assets": by_seat(ASSETS), "doubloons": by_seat(),
        "earned": by_seat(EARNINGS), "detached": TableSize(DEVELOPMENTS), "serving": TableSize(0),
        "merchants_used": TableSize(3), "perfect": by_seat(), "known": by_seat(KINDS),
        "learnt": TableSize(KINDS, 0, 2),
    },
)  # fmt: skip


class MundusState(SealedState):
    """Everything that is true now. Per-seat tables are flat: the entry of a seat starts at seat * width."""

    __slots__ = FIELDS.slots(SealedState, "offer_returned")

    # The frame of the round
    round: i64
    event: i64
    master: i64
    announced: i64

    # Resource cards
    hands: vec[i64]
    offers: vec[i64]
    """Revealed offers only: a sealed offer is still in the hand."""
    stored: vec[i64]
    market: vec[i64]
    """Three kinds, by place."""
    quay: vec[i64]
    pile: vec[i64]
    pile_left: i64
    discard: vec[i64]

    # Developments
    owners: vec[i64]
    """By development: a seat, or its place."""
    queue: vec[i64]
    """Five developments from the head on; -1 for an empty place."""
    unseen: vec[i64]
    """The development pile as a bag; its order is unknown to everybody."""
    unseen_left: i64
    starved: i64
    """1 when the queue could not be filled to five."""
    assets: vec[i64]
    doubloons: vec[i64]
    earned: vec[i64]

    # Supply
    detached: vec[i64]
    """By development: 1 for a caravel in its owner's second fleet this round."""
    serving: vec[i64]
    """Fleets in order of service, as seat * 2 + fleet."""
    served: i64
    loads_left: i64

    # Trade
    last_taker: i64
    last_owner: i64
    previous_taker: i64
    previous_owner: i64
    in_flight: i64
    """The kind of the card that was taken and not yet placed; -1 if none."""
    gift_to: i64
    offer_returned: i64
    """1 if the owed gift is that of the special case (MN-TRD-11). It only decides a citation."""

    # Progression
    turns_left: i64
    sets_made: i64
    different_made: i64
    relics_sold: i64
    merchants_used: vec[i64]
    combination: i64
    target: i64
    """The kind of the set in progress."""
    combined: i64
    """Bit mask of the kinds in a combination of different resources when it is complete."""
    unfilled: i64
    """Those of them that no merchant has turned a card into."""
    cards_due: i64
    """Number of cards that merchants still have to turn for the set in progress."""
    size: i64
    """Number of cards in the set in progress."""
    perfect: vec[i64]

    # Memory of the seats
    known: vec[i64]
    """By seat * KINDS + kind: cards that everybody knows are in that seat's hand or warehouses."""
    learnt: vec[i64]
    """By (observer * seats + holder) * KINDS + kind: further cards that only one seat knows, from gifts."""
    gifts_known: i64
    """0 when `learnt` is all zeros."""

    def copy(self) -> "MundusState":
        new = MundusState()
        new.seats = self.seats
        new.step = self.step
        new.actor = self.actor
        new.entering = False
        new.sealed = self.sealed[:]
        new.round = self.round
        new.event = self.event
        new.master = self.master
        new.announced = self.announced
        new.hands = self.hands[:]
        new.offers = self.offers[:]
        new.stored = self.stored[:]
        new.market = self.market[:]
        new.quay = self.quay[:]
        new.pile = self.pile[:]
        new.pile_left = self.pile_left
        new.discard = self.discard[:]
        new.owners = self.owners[:]
        new.queue = self.queue[:]
        new.unseen = self.unseen[:]
        new.unseen_left = self.unseen_left
        new.starved = self.starved
        new.assets = self.assets[:]
        new.doubloons = self.doubloons[:]
        new.earned = self.earned[:]
        new.detached = self.detached[:]
        new.serving = self.serving[:]
        new.served = self.served
        new.loads_left = self.loads_left
        new.last_taker = self.last_taker
        new.last_owner = self.last_owner
        new.previous_taker = self.previous_taker
        new.previous_owner = self.previous_owner
        new.in_flight = self.in_flight
        new.gift_to = self.gift_to
        new.offer_returned = self.offer_returned
        new.turns_left = self.turns_left
        new.sets_made = self.sets_made
        new.different_made = self.different_made
        new.relics_sold = self.relics_sold
        new.merchants_used = self.merchants_used[:]
        new.combination = self.combination
        new.target = self.target
        new.combined = self.combined
        new.unfilled = self.unfilled
        new.cards_due = self.cards_due
        new.size = self.size
        new.perfect = self.perfect[:]
        new.known = self.known[:]
        new.learnt = self.learnt[:]
        new.gifts_known = self.gifts_known
        return new

    def to_bytes(self) -> bytes:
        marks = [1] if self.offer_returned == 1 else []
        return _packed([*FIELDS.pack(self), *marks])

    def digest(self) -> str:
        """Leave out `offer_returned`: saved matches hold digests that were made without it."""
        numbers = FIELDS.pack(self)
        return hashlib.blake2b(_packed(numbers), digest_size=8).hexdigest()


def _packed(numbers: list[int]) -> bytes:
    return struct.pack(f"<{len(numbers)}h", *numbers)


def state_from_bytes(data: bytes) -> MundusState:
    numbers = struct.unpack(f"<{len(data) // 2}h", data)
    state = MundusState()
    state.entering = False
    read = FIELDS.unpack(state, numbers)
    if numbers[read:] not in ((), (1,)):
        raise ValueError("numbers follow the last table of the state")
    state.offer_returned = len(numbers) - read
    return state


def empty_state(seats: int) -> MundusState:
    """Return a table with nothing on it, before the setup."""
    state = MundusState()
    state.entering = False
    FIELDS.clear(state, seats)
    state.offer_returned = 0
    return state
