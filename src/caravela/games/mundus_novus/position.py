"""A state as a position document, both ways: JSON data that a person can read and write.

Cards are written by their signs, so "115R" is two cocoa, a cotton and a relic. Many fields may be left out:
the cards that are nowhere else then lie in the piles, and everything else is at rest.
"""

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.mundus_novus.actions import SPACE
from caravela.games.mundus_novus.audit import ACTORLESS_STEPS, PROGRESSION_STEPS
from caravela.games.mundus_novus.components import (
    DEVELOPMENTS,
    EVENT_NAMES,
    KIND_SIGNS,
    KINDS,
    MARKET_SIZE,
    MOST_SEATS,
    QUEUE_SIZE,
    RESOURCE_KINDS,
    Components,
)
from caravela.games.mundus_novus.developments import acquire
from caravela.games.mundus_novus.state import (
    COMBINATION_NAMES,
    EARNING_NAMES,
    EARNINGS,
    FROM_DIFFERENT,
    IN_PILE,
    IN_QUEUE,
    NOBODY,
    MundusState,
    empty_state,
)
from caravela.games.mundus_novus.steps import STEP_NAMES
from caravela.kernel.actions import NotationError
from caravela.kernel.bags import total
from caravela.kernel.documents import Reader
from caravela.kernel.positions import seat_named, seat_sections
from caravela.kernel.seats import SEAT_LETTERS, seat_letter
from caravela.kernel.steps import HIDDEN_SEAL, UNSEALED

FORMAT = 1
HIDDEN = "hidden"
MOST_DOUBLOONS = 9999


def signs_of(bag: vec[i64], base: i64 = 0) -> str:
    """The cards of a hand in a line, rising: "115R"."""
    return "".join(KIND_SIGNS[kind] * bag[base + kind] for kind in range(KINDS))


def _mask_signs(mask: i64) -> str:
    return "".join(KIND_SIGNS[kind] for kind in range(RESOURCE_KINDS) if int(mask) >> kind & 1)


def _seat_name(seat: i64) -> str:
    return seat_letter(int(seat)) if seat >= 0 else ""


def _kind_sign(kind: i64) -> str:
    return KIND_SIGNS[kind] if kind >= 0 else ""


def encode_position(state: MundusState, parts: Components) -> dict[str, object]:
    return {
        "game": "mundus_novus",
        "position": FORMAT,
        "round": int(state.round),
        "step": STEP_NAMES[state.step],
        "event": EVENT_NAMES[state.event],
        "master": _seat_name(state.master),
        "actor": _seat_name(state.actor),
        "announced": int(state.announced),
        "market": "".join(KIND_SIGNS[kind] for kind in state.market),
        "quay": signs_of(state.quay),
        "discard": signs_of(state.discard),
        "pile": signs_of(state.pile),
        "queue": [parts.names[card] for card in state.queue if card >= 0],
        "development_pile": [parts.names[card] for card in range(DEVELOPMENTS) if state.unseen[card] == 1],
        "starved": state.starved == 1,
        "seats": [_encode_seat(state, parts, seat) for seat in range(state.seats)],
        "supply": {
            "serving": [f"{_seat_name(fleet // 2)}{fleet % 2 + 1}" for fleet in state.serving],
            "served": int(state.served),
            "loads_left": int(state.loads_left),
        },
        "trade": {
            "last_taker": _seat_name(state.last_taker),
            "last_owner": _seat_name(state.last_owner),
            "previous_taker": _seat_name(state.previous_taker),
            "previous_owner": _seat_name(state.previous_owner),
            "in_flight": _kind_sign(state.in_flight),
            "gift_to": _seat_name(state.gift_to),
            **({"offer_returned": True} if state.offer_returned == 1 else {}),
        },
        "turn": {
            "turns_left": int(state.turns_left),
            "sets_made": int(state.sets_made),
            "different_made": state.different_made == 1,
            "relics_sold": state.relics_sold == 1,
            "merchants_used": [int(used) for used in state.merchants_used],
            "combination": COMBINATION_NAMES[state.combination],
            "target": _kind_sign(state.target),
            "combined": _mask_signs(state.combined),
            "unfilled": _mask_signs(state.unfilled),
            "cards_due": int(state.cards_due),
            "size": int(state.size),
        },
    }


def _encode_seat(state: MundusState, parts: Components, seat: int) -> dict[str, object]:
    owned = [card for card in range(DEVELOPMENTS) if state.owners[card] == seat]
    code = state.sealed[seat]
    sealed = ""
    if code == HIDDEN_SEAL:
        sealed = HIDDEN
    elif code != UNSEALED:
        sealed = SPACE.actions[code].notation
    rows = range(state.seats)
    return {
        "hand": signs_of(state.hands, seat * KINDS),
        "offer": signs_of(state.offers, seat * KINDS),
        "stored": signs_of(state.stored, seat * KINDS),
        "sealed": sealed,
        "doubloons": int(state.doubloons[seat]),
        "earned": {name: int(state.earned[seat * EARNINGS + at]) for at, name in enumerate(EARNING_NAMES)},
        "developments": [parts.names[card] for card in owned],
        "detached": [parts.names[card] for card in owned if state.detached[card] == 1],
        "perfect": state.perfect[seat] == 1,
        "known": signs_of(state.known, seat * KINDS),
        "learnt": {
            seat_letter(holder): signs_of(state.learnt, (seat * state.seats + holder) * KINDS)
            for holder in rows
            if signs_of(state.learnt, (seat * state.seats + holder) * KINDS)
        },
    }


class PositionReader:
    """Reads one document. Missing and invalid fields are recorded as faults of the reader."""

    def __init__(self, reader: Reader, parts: Components) -> None:
        self.reader = reader
        self.parts = parts
        self.sections: list[Reader] = []
        self.state = empty_state(2)

    def read(self) -> MundusState:
        reader = self.reader
        self.sections = seat_sections(reader, "mundus_novus", FORMAT, 2, MOST_SEATS, "MN-SET-01")
        if not self.sections:
            return self.state
        state = empty_state(len(self.sections))
        self.state = state
        state.round = reader.integer("round", 1, 999)
        state.step = reader.choice("step", STEP_NAMES)
        state.event = reader.choice("event", EVENT_NAMES) if reader.has("event") else 0
        state.master = self.seat(reader, "master")
        state.actor = self.seat(reader, "actor") if reader.has("actor") else self.usual_actor()
        state.announced = reader.integer("announced", 0, 4) if reader.has("announced") else 0
        market = reader.text("market")
        if len(market) != MARKET_SIZE or any(sign not in KIND_SIGNS for sign in market):
            reader.fault("market", f"is {market!r}, not three cards of {KIND_SIGNS}")
            market = "111"
        state.market = vec[i64]([KIND_SIGNS.index(sign) for sign in market])
        state.quay = self.cards(reader, "quay")
        state.discard = self.cards(reader, "discard")
        self.read_developments()
        for seat, section in enumerate(self.sections):
            self.read_seat(seat, section)
        self.read_supply()
        self.read_trade()
        self.read_turn()
        self.read_pile()
        reader.finish()
        return state

    def seat(self, reader: Reader, key: str) -> int:
        return seat_named(reader, key, int(self.state.seats), NOBODY)

    def usual_actor(self) -> int:
        """Who decides when the document does not say: the Trade Master, but nobody alone in a sealed step."""
        return NOBODY if self.state.step in ACTORLESS_STEPS else int(self.state.master)

    def cards(self, reader: Reader, key: str) -> vec[i64]:
        bag = vec[i64]([0] * KINDS)
        if not reader.has(key):
            return bag
        text = reader.text(key)
        for sign in text:
            if sign in KIND_SIGNS:
                kind: i64 = KIND_SIGNS.index(sign)
                bag[kind] = bag[kind] + 1
            else:
                reader.fault(reader.place(key), f"has {sign!r}, which is not a card of {KIND_SIGNS}")
        return bag

    def mask(self, reader: Reader, key: str) -> int:
        bag = self.cards(reader, key)
        if any(count > 1 for count in bag) or bag[RESOURCE_KINDS] > 0:
            reader.fault(reader.place(key), "is not made of different numbered resources")
        return sum(1 << kind for kind in range(RESOURCE_KINDS) if bag[kind] > 0)

    def kind(self, reader: Reader, key: str) -> int:
        return reader.choice(key, ["", *KIND_SIGNS]) - 1 if reader.has(key) else -1

    def developments(self, reader: Reader, key: str) -> list[int]:
        found: list[int] = []
        for name in reader.items(key) if reader.has(key) else []:
            if isinstance(name, str) and name in self.parts.names:
                found.append(self.parts.names.index(name))
            else:
                reader.fault(reader.place(key), f"has {name!r}, which is not a development card")
        return found

    def place_development(self, card: int, where: int) -> None:
        if self.state.owners[card] not in (IN_PILE,):
            self.reader.fault(self.parts.names[card], "is in two places or not in this box")
        self.state.owners[card] = where

    def read_developments(self) -> None:
        """Cards of the box that are named nowhere lie in the pile."""
        state = self.state
        reader = self.reader
        for card in self.parts.serves(int(state.seats)):
            state.owners[card] = IN_PILE
        queue = self.developments(reader, "queue")
        if not reader.has("queue") or len(queue) > QUEUE_SIZE:
            reader.fault("queue", f"must list at most {QUEUE_SIZE} development cards")
            queue = queue[:QUEUE_SIZE]
        for at, card in enumerate(queue):
            state.queue[at] = card
            self.place_development(card, IN_QUEUE)
        for seat, section in enumerate(self.sections):
            for card in self.developments(section, "developments"):
                self.place_development(card, seat)
                acquire(state, self.parts, seat, card)
        for card in range(DEVELOPMENTS):
            if state.owners[card] == IN_PILE:
                state.unseen[card] = 1
        if reader.has("development_pile"):
            self.limit_pile(self.developments(reader, "development_pile"))
        state.unseen_left = total(state.unseen)
        state.starved = 1 if reader.has("starved") and reader.flag("starved") else 0

    def limit_pile(self, named: list[int]) -> None:
        for card in range(DEVELOPMENTS):
            if (self.state.unseen[card] == 1) != (card in named):
                self.reader.fault(self.parts.names[card], "is nowhere, or twice in the pile")

    def read_seat(self, seat: int, reader: Reader) -> None:
        state = self.state
        for key, table in (
            ("hand", state.hands),
            ("offer", state.offers),
            ("stored", state.stored),
            ("known", state.known),
        ):
            self.fill(table, seat, self.cards(reader, key))
        if reader.has("learnt"):
            learnt = reader.section("learnt")
            for holder in range(state.seats):
                row = seat * state.seats + holder
                self.fill(state.learnt, row, self.cards(learnt, seat_letter(holder)))
            learnt.finish()
            state.gifts_known = 1 if total(state.learnt) > 0 else 0
        if reader.has("doubloons"):
            state.doubloons[seat] = reader.integer("doubloons", 0, MOST_DOUBLOONS)
        if reader.has("earned"):
            earned = reader.section("earned")
            for at, name in enumerate(EARNING_NAMES):
                amount = earned.integer(name, -MOST_DOUBLOONS, MOST_DOUBLOONS)
                state.earned[seat * EARNINGS + at] = amount
            earned.finish()
        else:
            state.earned[seat * EARNINGS + FROM_DIFFERENT] = state.doubloons[seat]
        for card in self.developments(reader, "detached"):
            state.detached[card] = 1
            if state.owners[card] != seat:
                reader.fault(reader.place("detached"), f"has {self.parts.names[card]}, which it does not own")
        state.perfect[seat] = 1 if reader.has("perfect") and reader.flag("perfect") else 0
        self.read_seal(seat, reader)
        reader.finish()

    def fill(self, table: vec[i64], row: i64, bag: vec[i64]) -> None:
        for kind in range(KINDS):
            table[row * KINDS + kind] = bag[kind]

    def read_seal(self, seat: int, reader: Reader) -> None:
        text = reader.text("sealed") if reader.has("sealed") else ""
        if text == "":
            return
        try:
            self.state.sealed[seat] = SPACE.parse(text).code
        except NotationError as error:
            reader.fault(reader.place("sealed"), f"is broken: {error}")

    def read_supply(self) -> None:
        if not self.reader.has("supply"):
            return
        reader = self.reader.section("supply")
        fleets = [f"{letter}{fleet}" for letter in SEAT_LETTERS for fleet in (1, 2)]
        serving: list[int] = []
        for name in reader.items("serving"):
            if isinstance(name, str) and name in fleets[: 2 * self.state.seats]:
                serving.append(fleets.index(name))
            else:
                reader.fault(reader.place("serving"), f"has {name!r}, which is not a fleet")
        self.state.serving = vec[i64](serving)
        self.state.served = reader.integer("served", 0, 2 * MOST_SEATS)
        self.state.loads_left = reader.integer("loads_left", 0, DEVELOPMENTS)
        reader.finish()

    def read_trade(self) -> None:
        if not self.reader.has("trade"):
            return
        reader = self.reader.section("trade")
        state = self.state
        state.last_taker = self.seat(reader, "last_taker")
        state.last_owner = self.seat(reader, "last_owner")
        state.previous_taker = self.seat(reader, "previous_taker")
        state.previous_owner = self.seat(reader, "previous_owner")
        state.in_flight = self.kind(reader, "in_flight")
        state.gift_to = self.seat(reader, "gift_to")
        if reader.has("offer_returned"):
            state.offer_returned = 1 if reader.flag("offer_returned") else 0
        reader.finish()

    def read_turn(self) -> None:
        if not self.reader.has("turn"):
            if self.state.step in PROGRESSION_STEPS:
                self.reader.fault("turn", f"is missing in the step {STEP_NAMES[self.state.step]} [MN-PRG-01]")
            return
        reader = self.reader.section("turn")
        state = self.state
        state.turns_left = reader.integer("turns_left", 0, MOST_SEATS)
        if reader.has("sets_made"):
            state.sets_made = reader.integer("sets_made", 0, 99)
        if reader.has("different_made"):
            state.different_made = 1 if reader.flag("different_made") else 0
        if reader.has("relics_sold"):
            state.relics_sold = 1 if reader.flag("relics_sold") else 0
        if reader.has("merchants_used"):
            state.merchants_used = vec[i64](reader.integers("merchants_used", 3, 0, DEVELOPMENTS))
        if reader.has("combination"):
            state.combination = reader.choice("combination", COMBINATION_NAMES)
        state.target = self.kind(reader, "target")
        state.combined = self.mask(reader, "combined")
        state.unfilled = self.mask(reader, "unfilled")
        if reader.has("cards_due"):
            state.cards_due = reader.integer("cards_due", 0, 5)
        if reader.has("size"):
            state.size = reader.integer("size", 0, 5)
        reader.finish()

    def read_pile(self) -> None:
        """Cards that are named nowhere lie in the pile."""
        state = self.state
        if self.reader.has("pile"):
            state.pile = self.cards(self.reader, "pile")
        else:
            for kind in range(KINDS):
                left = self.parts.copies[kind] - cards_elsewhere(state, kind)
                if left < 0:
                    self.reader.fault("position", f"has {-left} cards {KIND_SIGNS[kind]} more than there are")
                state.pile[kind] = left if left > 0 else 0
        state.pile_left = total(state.pile)


def cards_elsewhere(state: MundusState, kind: i64) -> i64:
    """How many cards of a kind are outside the draw pile."""
    count = state.quay[kind] + state.discard[kind]
    seat: i64
    for seat in range(state.seats):
        at = seat * KINDS + kind
        count += state.hands[at] + state.offers[at] + state.stored[at]
    for lying in state.market:
        if lying == kind:
            count += 1
    if state.in_flight == kind:
        count += 1
    return count
