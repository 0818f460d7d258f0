"""A state as a position document, both ways: JSON data that a person can read and write.

Squares are written as column and row from the north-west corner, so "15,4" is the start. Many fields may be
left out: cards and lenses that are nowhere else then lie in their piles, and everything else is at rest.
"""

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.columbus_1492.board import DIRECTION_NAMES, SECTORS, SQUARE_NAMES
from caravela.games.columbus_1492.components import (
    CARD_KINDS,
    CARD_NAMES,
    CARDS,
    DICE,
    FACE_NAMES,
    GUSTS,
    INHABITED,
    KEPT,
    KEPT_KINDS,
    LEAST_SEATS,
    LENS_KINDS,
    LENS_NAMES,
    MOST_GUST_CARD,
    MOST_SEATS,
    Components,
)
from caravela.games.columbus_1492.phases.step import SEAT_BITS
from caravela.games.columbus_1492.state import HOMECOMING_NAMES, NOBODY, ColumbusState, empty_state
from caravela.games.columbus_1492.steps import STEP_NAMES
from caravela.kernel.bags import total
from caravela.kernel.documents import Reader
from caravela.kernel.positions import seat_named, seat_sections
from caravela.kernel.seats import SEAT_LETTERS, seat_letter

FORMAT = 1
MOST_ROUNDS = 32000
MOST_MISSED = 99


def card_names(bag: vec[i64]) -> list[str]:
    """The cards of a pile, by kind."""
    return _names(bag, list(CARD_NAMES))


def kept_names(bag: vec[i64], base: i64 = 0) -> list[str]:
    """The kept cards of a hand, by kind."""
    names: list[str] = []
    for kind in range(KEPT_KINDS):
        names.extend([CARD_NAMES[KEPT + kind]] * int(bag[base + kind]))
    return names


def _names(bag: vec[i64], kinds: list[str]) -> list[str]:
    names: list[str] = []
    for kind, name in enumerate(kinds):
        names.extend([name] * int(bag[kind]))
    return names


def _seat_name(seat: i64) -> str:
    return seat_letter(int(seat)) if seat >= 0 else ""


def _bit_places(bits: i64, count: int) -> list[int]:
    return [at for at in range(count) if int(bits) >> at & 1]


def encode_position(state: ColumbusState, parts: Components) -> dict[str, object]:
    return {
        "game": "columbus_1492",
        "position": FORMAT,
        "round": int(state.round),
        "step": STEP_NAMES[state.step],
        "turn": _seat_name(state.turn),
        "actor": _seat_name(state.actor),
        "first": _seat_name(state.first),
        "dice": _names(state.dice, list(FACE_NAMES)),
        "rolled": state.rolled == 1,
        "used": state.used == 1,
        "card_played": state.card_played == 1,
        "extra": int(state.extra),
        "storm": {
            "sector": int(state.sector) + 1,
            "spins_left": int(state.spins_left),
            "direction": DIRECTION_NAMES[state.direction] if state.direction >= 0 else "",
        },
        "card": {
            "squares_left": int(state.squares_left),
            "flown": [gust + 1 for gust in _bit_places(state.flown, GUSTS)],
        },
        "gusts": [
            {
                "square": SQUARE_NAMES[state.gusts[gust]],
                "victims": "".join(
                    seat_letter(seat) for seat in _bit_places(state.victims[gust], MOST_SEATS)
                ),
            }
            for gust in range(GUSTS)
        ],
        "held_gust": int(state.held_gust) + 1,
        "seats": [_encode_seat(state, seat) for seat in range(state.seats)],
        "lenses": _names(state.lenses, list(LENS_NAMES)),
        "pile": card_names(state.pile),
        "discard": card_names(state.discard),
        "shuffled": kept_names(state.shuffled),
        "winner": _seat_name(state.winner),
        "homecoming": HOMECOMING_NAMES[state.homecoming],
    }


def _encode_seat(state: ColumbusState, seat: int) -> dict[str, object]:
    return {
        "caravel": SQUARE_NAMES[state.squares[seat]],
        "mast": state.masts[seat] == 1,
        "barrels": int(state.barrels[seat]),
        "island": state.islands[seat] == 1,
        "missed": int(state.missed[seat]),
        "hand": kept_names(state.hands, seat * KEPT_KINDS),
        "aged": int(state.aged[seat]),
        "held_over": [int(state.held_over[seat * KEPT_KINDS + kind]) for kind in range(KEPT_KINDS)],
    }


class PositionReader:
    """Reads one document. Missing and invalid fields are recorded as faults of the reader."""

    def __init__(self, reader: Reader, parts: Components) -> None:
        self.reader = reader
        self.parts = parts
        self.state = empty_state(LEAST_SEATS)

    def read(self) -> ColumbusState:
        reader = self.reader
        sections = seat_sections(reader, "columbus_1492", FORMAT, LEAST_SEATS, MOST_SEATS, "CC-SET-01")
        if not sections:
            return self.state
        state = empty_state(len(sections))
        self.state = state
        state.round = reader.integer("round", 1, MOST_ROUNDS)
        state.step = reader.choice("step", STEP_NAMES)
        state.turn = self.seat("turn", 0)
        state.actor = self.seat("actor", int(state.turn))
        state.first = self.seat("first", 0)
        state.winner = self.seat("winner", NOBODY)
        if reader.has("homecoming"):
            state.homecoming = reader.choice("homecoming", HOMECOMING_NAMES)
        for seat, section in enumerate(sections):
            self.read_seat(seat, section)
        self.read_dice()
        self.read_work()
        self.read_gusts()
        self.read_lenses()
        self.read_piles()
        reader.finish()
        return state

    def seat(self, key: str, default: int) -> int:
        return seat_named(self.reader, key, int(self.state.seats), default)

    def flag(self, reader: Reader, key: str, default: bool) -> int:
        return int(reader.flag(key)) if reader.has(key) else int(default)

    def count(self, reader: Reader, key: str, most: int, default: int = 0) -> int:
        return reader.integer(key, 0, most) if reader.has(key) else default

    def square(self, reader: Reader, key: str, default: i64) -> i64:
        return reader.choice(key, SQUARE_NAMES[: self.parts.board.squares]) if reader.has(key) else default

    def bag(self, reader: Reader, key: str, kinds: list[str]) -> vec[i64]:
        """A list of names as counts by kind."""
        bag = vec[i64]([0] * len(kinds))
        for name in reader.items(key) if reader.has(key) else []:
            if isinstance(name, str) and name in kinds:
                kind: i64 = kinds.index(name)
                bag[kind] = bag[kind] + 1
            else:
                reader.fault(reader.place(key), f"has {name!r}, not one of {', '.join(kinds)}")
        return bag

    def read_seat(self, seat: int, reader: Reader) -> None:
        state = self.state
        most = int(self.parts.most_barrels)
        state.squares[seat] = self.square(reader, "caravel", self.parts.board.start)
        state.masts[seat] = self.flag(reader, "mast", True)
        state.barrels[seat] = self.count(reader, "barrels", most, int(self.parts.first_barrels))
        state.islands[seat] = self.flag(reader, "island", False)
        state.missed[seat] = self.count(reader, "missed", MOST_MISSED)
        hand = self.bag(reader, "hand", list(CARD_NAMES[KEPT:]))
        for kind in range(KEPT_KINDS):
            state.hands[seat * KEPT_KINDS + kind] = hand[kind]
        state.hand_sizes[seat] = total(hand)
        state.aged[seat] = self.count(reader, "aged", int(total(hand)))
        if reader.has("held_over"):
            for kind, count in enumerate(reader.integers("held_over", KEPT_KINDS, -CARDS, CARDS)):
                state.held_over[seat * KEPT_KINDS + kind] = count
        reader.finish()

    def read_dice(self) -> None:
        state = self.state
        reader = self.reader
        state.dice = self.bag(reader, "dice", list(FACE_NAMES))
        left = total(state.dice)
        state.rolled = self.flag(reader, "rolled", left > 0)
        state.used = self.flag(reader, "used", state.rolled == 1 and left < DICE)
        state.card_played = self.flag(reader, "card_played", False)
        state.extra = self.count(reader, "extra", MOST_MISSED)

    def read_work(self) -> None:
        """A storm or a card in the middle of its work."""
        state = self.state
        if self.reader.has("storm"):
            storm = self.reader.section("storm")
            state.sector = self.count(storm, "sector", SECTORS) - 1
            state.spins_left = self.count(storm, "spins_left", DICE)
            if storm.has("direction"):
                state.direction = storm.choice("direction", ["", *DIRECTION_NAMES]) - 1
            storm.finish()
        if self.reader.has("card"):
            card = self.reader.section("card")
            state.squares_left = self.count(card, "squares_left", MOST_GUST_CARD)
            flown = card.items("flown") if card.has("flown") else []
            if flown not in ([], [1], [2]):
                card.fault(card.place("flown"), "is not a list of the one gust that has flown")
            state.flown = sum(bit for bit in (1, 2) if bit in flown)
            card.finish()

    def read_gusts(self) -> None:
        state = self.state
        reader = self.reader
        state.gusts = self.parts.board.gust_squares[:]
        if reader.has("gusts"):
            sections = reader.sections("gusts")
            if len(sections) != GUSTS:
                reader.fault("gusts", f"are {len(sections)}, not {GUSTS}")
            for gust, section in enumerate(sections[:GUSTS]):
                state.gusts[gust] = self.square(section, "square", state.gusts[gust])
                letters = section.text("victims") if section.has("victims") else ""
                for letter in letters:
                    if letter in SEAT_LETTERS[: state.seats]:
                        bit = SEAT_BITS[SEAT_LETTERS.index(letter)]
                        state.victims[gust] = state.victims[gust] | bit
                    else:
                        section.fault(section.place("victims"), f"has {letter!r}, which is not a seat")
                section.finish()
        state.held_gust = self.count(reader, "held_gust", GUSTS) - 1

    def read_lenses(self) -> None:
        """Lenses that are named nowhere have not been looked through."""
        state = self.state
        if self.reader.has("lenses"):
            state.lenses = self.bag(self.reader, "lenses", list(LENS_NAMES))
            return
        for kind in range(LENS_KINDS):
            state.lenses[kind] = self.parts.lenses[kind]
        state.lenses[INHABITED] = state.lenses[INHABITED] - total(state.islands)

    def read_piles(self) -> None:
        """Cards that are named nowhere lie in the pile."""
        state = self.state
        state.discard = self.bag(self.reader, "discard", list(CARD_NAMES))
        if self.reader.has("shuffled"):
            state.shuffled = self.bag(self.reader, "shuffled", list(CARD_NAMES[KEPT:]))
        else:
            for kind in range(KEPT_KINDS):
                state.shuffled[kind] = self.parts.cards[KEPT + kind]
        if self.reader.has("pile"):
            state.pile = self.bag(self.reader, "pile", list(CARD_NAMES))
        else:
            for kind in range(CARD_KINDS):
                left = self.parts.cards[kind] - state.discard[kind] - self.held(kind)
                if left < 0:
                    self.reader.fault("position", f"has too many cards {CARD_NAMES[kind]}")
                state.pile[kind] = left if left > 0 else 0
        state.pile_left = total(state.pile)

    def held(self, kind: i64) -> i64:
        """How many cards of a kind are in the hands."""
        count: i64 = 0
        if kind >= KEPT:
            for seat in range(self.state.seats):
                count += self.state.hands[seat * KEPT_KINDS + kind - KEPT]
        return count
