"""The printed parts as typed tables, read from components.toml or from an owner's corrected file."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.columbus_1492.board import (
    DIRECTION_NAMES,
    MOST_COLUMNS,
    MOST_ROWS,
    SECTORS,
    Board,
)
from caravela.games.columbus_1492.board_checks import board_faults
from caravela.kernel.components import STANDARD_NAME, ComponentSet, standard_document
from caravela.kernel.documents import Reader

LEAST_SEATS: Final = 2
MOST_SEATS: Final = 5
"""CC-SET-01"""
BARRELS: Final = 40
CARDS: Final = 39
LENSES: Final = 15
REEFS: Final = 13
DICE: Final = 4
"""CC-SET-02"""
GUSTS: Final = 2

ROSE: Final = 0
SAIL: Final = 1
GUST: Final = 2
STORM: Final = 3
SPYGLASS: Final = 4
FACES: Final = 5
FACE_NAMES: Final = ("rose", "sail", "gust", "storm", "spyglass")
SIDES: Final = 6
"""A die has six sides, two of them with a rose (CC-SET-07)."""

# Event cards by kind. Those with a number or a direction are one kind for each that could be printed.
FOOD: Final = 0
MOST_FOOD: Final = 5
MUTINY: Final = 5
HURRICANE: Final = 6
FOG: Final = 7
FAVOURABLE_WINDS: Final = 15
"""The first kind that is kept; all kinds from here on are."""
FAIR_WIND: Final = 16
GUST_CARD: Final = 17
"""Two kinds: for two squares, and for three."""
CARPENTER: Final = 19
FINE_WEATHER: Final = 20
CARD_KINDS: Final = 21
KEPT: Final = 15
"""Where the kept kinds start: a hand holds kind - KEPT."""
KEPT_KINDS: Final = 6
LEAST_GUST_CARD: Final = 2
MOST_GUST_CARD: Final = 3
CARD_NAMES: Final = (
    *(f"food_{barrels}" for barrels in range(1, MOST_FOOD + 1)),
    "mutiny",
    "hurricane",
    *(f"fog_{name}" for name in DIRECTION_NAMES),
    "favourable_winds",
    "fair_wind",
    "gust_2",
    "gust_3",
    "carpenter",
    "fine_weather",
)

# Lenses by kind
OPEN_SEA: Final = 0
MOST_PALMS: Final = 5
"""A desert island is the kind of its number of palms."""
INHABITED: Final = 6
LENS_KINDS: Final = 7
LENS_NAMES: Final = (
    "sea",
    *(f"desert_{palms}" for palms in range(1, MOST_PALMS + 1)),
    "inhabited",
)

BARREL_COUNTS: Final = (("most", 8, "CC-TRN-03"), ("start", 3, "CC-SET-03"), ("pass", 2, "CC-TRN-02"))
LENS_COUNTS: Final = (("sea", 3), ("desert", 7), ("inhabited", 5))
"""CC-SET-05"""
CARD_COUNTS: Final = (
    ("mutiny", MUTINY, 2),
    ("hurricane", HURRICANE, 2),
    ("favourable_winds", FAVOURABLE_WINDS, 4),
    ("fair_wind", FAIR_WIND, 2),
    ("carpenter", CARPENTER, 3),
    ("fine_weather", FINE_WEATHER, 6),
)
"""CC-SET-06, with these in the numbered and directed kinds:"""
FOOD_CARDS: Final = 13
FOG_CARDS: Final = 4
GUST_CARDS: Final = 3


class Components(ComponentSet):
    """One set of printed parts."""

    def read(self, reader: Reader) -> None:
        self._read_dice(reader.section("dice"))
        self._read_food(reader.section("food"))
        self._read_lenses(reader.section("lenses"))
        self._read_cards(reader.section("cards"))
        self._read_board(reader.section("board"))

    def _read_dice(self, reader: Reader) -> None:
        reader.integer("count", DICE, DICE)
        names = [str(name) for name in reader.items("faces")]
        if sorted(names) != sorted(["rose", *FACE_NAMES]):
            reader.fault(
                reader.place("faces"), f"are not {', '.join(FACE_NAMES)} and a second rose [CC-SET-07]"
            )
            names = ["rose", *FACE_NAMES]
        self.faces: vec[i64] = vec[i64]([FACE_NAMES.index(name) for name in names])
        """The face on each side of a die."""
        reader.finish()

    def _read_food(self, reader: Reader) -> None:
        self.most_barrels: i64 = reader.integer("most", 1, BARRELS // MOST_SEATS)
        self.first_barrels: i64 = reader.integer("start", 0, BARRELS // MOST_SEATS)
        self.pass_barrels: i64 = reader.integer("pass", 0, BARRELS // MOST_SEATS)
        printed = zip(BARREL_COUNTS, (self.most_barrels, self.first_barrels, self.pass_barrels), strict=True)
        for (name, count, rule), given in printed:
            if given != count:
                reader.fault(reader.place(name), f"must be {count} [{rule}]")
        reader.finish()

    def _read_lenses(self, reader: Reader) -> None:
        for name, count in LENS_COUNTS:
            if reader.integer(name, 0, LENSES) != count:
                reader.fault(reader.place(name), f"must be {count} [CC-SET-05]")
        lenses = [0] * LENS_KINDS
        lenses[OPEN_SEA] = LENS_COUNTS[0][1]
        lenses[INHABITED] = LENS_COUNTS[2][1]
        for palms in reader.integers("palms", LENS_COUNTS[1][1], 1, MOST_PALMS):
            lenses[palms] += 1
        self.lenses: vec[i64] = vec[i64](lenses)
        reader.finish()

    def _read_cards(self, reader: Reader) -> None:
        cards = [0] * CARD_KINDS
        for barrels in reader.integers("food", FOOD_CARDS, 1, MOST_FOOD):
            cards[FOOD + barrels - 1] += 1
        for squares in reader.integers("gust", GUST_CARDS, LEAST_GUST_CARD, MOST_GUST_CARD):
            cards[GUST_CARD + squares - LEAST_GUST_CARD] += 1
        fog = reader.items("fog")
        if len(fog) != FOG_CARDS or any(name not in DIRECTION_NAMES for name in fog):
            reader.fault(reader.place("fog"), f"is not a list of {FOG_CARDS} of {', '.join(DIRECTION_NAMES)}")
        for direction, name in enumerate(DIRECTION_NAMES):
            cards[FOG + direction] = fog.count(name)
        for name, kind, count in CARD_COUNTS:
            if reader.integer(name, 0, CARDS) != count:
                reader.fault(reader.place(name), f"must be {count} [CC-SET-06]")
            cards[kind] = count
        self.cards: vec[i64] = vec[i64](cards)
        reader.finish()

    def _read_board(self, reader: Reader) -> None:
        reader.flag("reconstruction")
        rows = [str(row) for row in reader.items("rows")]
        columns = len(rows[0]) if rows else 0
        widths = reader.integers("sectors", SECTORS, 1, MOST_COLUMNS)
        if sum(widths) != columns or widths[SECTORS // 2] != 3:
            reader.fault(
                reader.place("sectors"),
                f"do not add up to {columns} columns with three in the middle [CC-SEA-01]",
            )
        if reader.integers("spyglass_sectors", 2, 0, SECTORS - 1) != [0, 1]:
            reader.fault(reader.place("spyglass_sectors"), "are not 0 and 1 [CC-SEA-01]")
        place = reader.place("rows")
        if any(len(row) != columns for row in rows):
            reader.fault(place, "are not all of the same length")
        elif not 1 <= len(rows) <= MOST_ROWS or not 1 <= columns <= MOST_COLUMNS:
            reader.fault(place, f"are not at most {MOST_ROWS} rows of at most {MOST_COLUMNS} squares")
        else:
            _check_squares("".join(rows), place, reader)
        if reader.faults:
            self.board = Board("S....", [1] * SECTORS)
        else:
            self.board = Board("".join(rows), widths)
            for fault in board_faults(self.board):
                reader.fault(place, fault)
        reader.finish()


def _check_squares(squares: str, place: str, reader: Reader) -> None:
    unknown = sorted(set(squares) - set(".~RACgS#"))
    if unknown:
        reader.fault(place, f"have {' '.join(unknown)}, which is not a kind of square")
    for sign, count in (("R", REEFS), ("A", 1), ("C", 1), ("g", GUSTS), ("S", 1)):
        if squares.count(sign) != count:
            reader.fault(place, f"have {squares.count(sign)} squares {sign}, not {count} [CC-SET-02]")


def standard_components() -> Components:
    return Components(standard_document("caravela.games.columbus_1492"), STANDARD_NAME)
