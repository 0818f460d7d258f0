"""The printed parts as typed tables, read from components.toml or from an owner's corrected file."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravela.kernel.components import STANDARD_NAME, ComponentSet, standard_document
from caravela.kernel.documents import Reader

KINDS: Final = 10
"""Nine numbered resources and the relic."""
RELIC: Final = 9
RESOURCE_KINDS: Final = 9
RESOURCE_CARDS: Final = 120
"""MN-SET-02"""
MARKET_SIZE: Final = 3
QUEUE_SIZE: Final = 5
DEAL_SIZE: Final = 5
DEVELOPMENTS: Final = 44
"""MN-DEV-19"""
MOST_SEATS: Final = 6
MOST_CARAVEL_VALUE: Final = 20
MOST_RELICS_SOLD: Final = 5
MOST_GOAL: Final = 300
MOST_PAYOUT: Final = 60
MOST_INCOME: Final = 9
"""With these bounds nobody can have more doubloons than a position document may say."""
LEAST_SET: Final = 3
MOST_SET: Final = 5
SET_SIZES: Final = 6
"""Width of a table by the number of cards of a set, 0 to MOST_SET."""
LEAST_DIFFERENT: Final = 4

KIND_NAMES: Final = (
    "cocoa", "corn", "tobacco", "coffee", "cotton", "sugar", "potato", "indigo", "vanilla", "relic",
)  # fmt: skip
KIND_SIGNS: Final = "123456789R"
"""How a notation writes a resource card: its number, or R for a relic."""
RARITY_NAMES: Final = ("common", "uncommon", "rare")

NO_EVENT: Final = 0
KINGS_AID: Final = 1
INDIGENOUS: Final = 2
STORM: Final = 3
FIRE: Final = 4
PIRATES: Final = 5
EVENT_NAMES: Final = ("none", "kings_aid", "indigenous", "storm", "fire", "pirates")
"""MN-SET-09"""

CARAVEL: Final = 0
MERCHANT: Final = 1
WAREHOUSE: Final = 2
SHIPYARD: Final = 3
CHARACTER: Final = 4
FAMILY_NAMES: Final = ("caravel", "merchant", "warehouse", "shipyard", "character")

CORTES: Final = 1
ALMAGRO: Final = 2
LA_COSA: Final = 4
VALDIVIA: Final = 8
ORELLANA: Final = 16
CORONADO: Final = 32
LAS_CASAS: Final = 64
PONCE: Final = 128
PIZARRO: Final = 256
CHARACTER_NAMES: Final = (
    "cortes", "almagro", "la_cosa", "valdivia", "orellana", "coronado", "las_casas", "ponce_de_leon",
    "pizarro",
)  # fmt: skip
CHARACTER_BITS: Final = (
    CORTES, ALMAGRO, LA_COSA, VALDIVIA, ORELLANA, CORONADO, LAS_CASAS, PONCE, PIZARRO,
)  # fmt: skip


class Components(ComponentSet):
    """One set of printed parts. Developments are known by their place in the deck list."""

    def read(self, reader: Reader) -> None:
        self._read_resources(reader.section("resources"))
        self._read_payout(reader.section("payout"))
        self._read_reach(reader.section("reach"))
        self._read_deck(reader.section("development_deck"))

    def _read_resources(self, reader: Reader) -> None:
        kinds = reader.items("kinds")
        if kinds != list(KIND_NAMES):
            reader.fault(reader.place("kinds"), f"must be {', '.join(KIND_NAMES)}")
        copies = reader.integers("copies", KINDS, 1, RESOURCE_CARDS)
        if sum(copies) != RESOURCE_CARDS:
            reader.fault(reader.place("copies"), f"add up to {sum(copies)}, not {RESOURCE_CARDS}")
        self.copies: vec[i64] = vec[i64](copies)
        reader.finish()

    def _read_payout(self, reader: Reader) -> None:
        self.pay_different: vec[i64] = _table(reader.section("different"), 4, 9, 1, MOST_PAYOUT)
        """MN-PRG-09: doubloons by number of cards."""
        self.pay_relics: vec[i64] = _table(reader.section("relics"), 1, MOST_RELICS_SOLD, 1, MOST_PAYOUT)
        """MN-PRG-10: doubloons by number of relics."""
        self.goal: i64 = reader.integer("goal", 1, MOST_GOAL)
        reader.finish()

    def _read_reach(self, reader: Reader) -> None:
        reach = [0] * (len(RARITY_NAMES) * SET_SIZES)
        for rarity, name in enumerate(RARITY_NAMES):
            table = _table(reader.section(name), LEAST_SET, MOST_SET, 1, QUEUE_SIZE)
            for size in range(LEAST_SET, MOST_SET + 1):
                reach[rarity * SET_SIZES + size] = table[size]
        self.reach: vec[i64] = vec[i64](reach)
        """MN-PRG-03: cards of the queue, by rarity * SET_SIZES + number of cards."""
        reader.finish()

    def _read_deck(self, reader: Reader) -> None:
        reader.flag("reconstruction")
        rows = [
            _DevelopmentRow(item, f"development card {at + 1}", reader)
            for at, item in enumerate(reader.items("cards"))
        ]
        _check_deck(rows, reader)
        self.family: vec[i64] = vec[i64]([row.family for row in rows])
        self.detail: vec[i64] = vec[i64]([row.detail for row in rows])
        """A caravel's value, a merchant's rarity, a warehouse's room, a character's bit; else 0."""
        self.income: vec[i64] = vec[i64]([row.income for row in rows])
        self.least_players: vec[i64] = vec[i64]([row.players for row in rows])
        self.icon: vec[i64] = vec[i64]([row.icon for row in rows])
        self.labels: list[str] = [row.label for row in rows]
        """The text key of each card, with its number where it has one: "caravel:7", "merchant-rare:0"."""
        self.names: list[str] = _unique_names(rows)
        """How a position document names each card: "caravel 7", "shipyard 2"."""
        reader.finish()

    def serves(self, seats: int) -> list[int]:
        """The developments in the box for this number of players (MN-SET-04)."""
        return [at for at in range(DEVELOPMENTS) if self.least_players[at] <= seats]


def _table(reader: Reader, low: int, high: int, least: int, most: int) -> vec[i64]:
    """Values by a number from low to high, all of which must be there; the places below low hold 0."""
    values = [0] * (high + 1)
    for number in range(low, high + 1):
        values[number] = reader.integer(str(number), least, most)
    reader.finish()
    return vec[i64](values)


class _DevelopmentRow:
    """One line of the deck list: family, what it is, income, smallest number of players, event icon."""

    def __init__(self, item: object, place: str, reader: Reader) -> None:
        row: list[object] = list(item) if isinstance(item, list) else []
        self.family = 0
        self.detail = 0
        self.income = 0
        self.players = 2
        self.icon = NO_EVENT
        self.label = ""
        if len(row) != 5:
            reader.fault(place, "is not a list of family, detail, income, players and event icon")
            return
        family, detail, income, players, icon = row
        if not isinstance(family, str) or family not in FAMILY_NAMES:
            reader.fault(place, f"is of the family {family!r}, not one of {', '.join(FAMILY_NAMES)}")
            return
        self.family = FAMILY_NAMES.index(family)
        self.income = _whole(income, 0, MOST_INCOME, f"{place}: income", reader)
        self.players = _whole(players, 2, MOST_SEATS, f"{place}: players", reader)
        if icon == "":
            self.icon = NO_EVENT
        elif isinstance(icon, str) and icon in EVENT_NAMES[1:]:
            self.icon = EVENT_NAMES.index(icon)
        else:
            reader.fault(place, f"has the event icon {icon!r}, not one of {', '.join(EVENT_NAMES[1:])}")
        self._read_detail(detail, place, reader)

    def _read_detail(self, detail: object, place: str, reader: Reader) -> None:
        family = FAMILY_NAMES[self.family]
        if self.family == CARAVEL:
            self.detail = _whole(detail, 1, MOST_CARAVEL_VALUE, f"{place}: value", reader)
            self.label = f"caravel:{self.detail}"
        elif self.family == WAREHOUSE:
            self.detail = _whole(detail, 1, 2, f"{place}: room", reader)
            self.label = f"warehouse-{self.detail}:{self.income}"
        elif self.family == SHIPYARD:
            _whole(detail, 0, 0, f"{place}: detail", reader)
            self.label = "shipyard"
        else:
            names = RARITY_NAMES if self.family == MERCHANT else CHARACTER_NAMES
            if not isinstance(detail, str) or detail not in names:
                reader.fault(place, f"is the {family} {detail!r}, not one of {', '.join(names)}")
                return
            at = names.index(detail)
            self.detail = at if self.family == MERCHANT else CHARACTER_BITS[at]
            # Fluent identifiers have no underscores by our convention.
            self.label = f"{family}-{detail.replace('_', '-')}"
            if self.family == MERCHANT:
                self.label += f":{self.income}"

    def base_name(self) -> str:
        name = self.label.replace(":", " ")
        return name.replace("character-", "")


def _whole(value: object, low: int, high: int, place: str, reader: Reader) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        reader.fault(place, f"is {value!r}, not a whole number from {low} to {high}")
        return low
    return value


def _check_deck(rows: list[_DevelopmentRow], reader: Reader) -> None:
    place = reader.place("cards")
    if len(rows) != DEVELOPMENTS:
        reader.fault(place, f"are {len(rows)}, not {DEVELOPMENTS}")
    values = [row.detail for row in rows if row.family == CARAVEL]
    for value in sorted({value for value in values if values.count(value) > 1}):
        reader.fault(place, f"have two caravels of value {value}; each value stands once [MN-SUP-09]")
    bits = [row.detail for row in rows if row.family == CHARACTER]
    for name, bit in zip(CHARACTER_NAMES, CHARACTER_BITS, strict=True):
        if bits.count(bit) != 1:
            reader.fault(place, f"have the character {name} {bits.count(bit)} times, not once")
    for seats in range(2, MOST_SEATS + 1):
        if sum(1 for row in rows if row.players <= seats) < QUEUE_SIZE:
            reader.fault(place, f"leave fewer than {QUEUE_SIZE} cards for {seats} players")


def _unique_names(rows: list[_DevelopmentRow]) -> list[str]:
    """Cards that look the same are told apart by letters."""
    names: list[str] = []
    for row in rows:
        alike = [other for other in rows if other.base_name() == row.base_name()]
        letters = f" {_letters(alike.index(row))}" if len(alike) > 1 else ""
        names.append(row.base_name() + letters)
    return names


def _letters(at: int) -> str:
    """a to z, then aa, ab and so on."""
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    first = alphabet[at // 26 - 1] if at >= 26 else ""
    return first + alphabet[at % 26]


def standard_components() -> Components:
    return Components(standard_document("caravela.games.mundus_novus"), STANDARD_NAME)
