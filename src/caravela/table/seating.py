"""Seating: who plays each seat of a table, and where a bot stands in for a person."""

from caravela.table.header import SeatHeader, TableHeader
from caravela.table.stored_types import Role

STAND_IN_LEVEL = "mate"
"""Level of the bot that stands in for an absent person, unless another was chosen."""


class Place:
    """One seat and who plays it."""

    __slots__ = (
        "handed_at",
        "level",
        "name",
        "nonce",
        "person",
        "pin",
        "pin_removed",
        "resigned",
        "role",
        "stand_in",
        "time_up",
    )

    def __init__(self, header: SeatHeader) -> None:
        self.role: Role = header.role
        self.person = header.person
        self.name = header.name
        self.level = header.level
        self.nonce = header.nonce
        self.stand_in = False
        self.time_up = False
        """True while a bot makes one decision for a person whose time is up."""
        self.handed_at = 0
        """Number of entries in force when the stand-in took over. Its person played or saw all of them."""
        self.resigned = 0
        """1 for the first seat that resigned, 2 for the second; 0 for a seat that did not."""
        self.pin = ""
        """Digest of the seat's PIN; see `pins.digest`."""
        self.pin_removed = False

    def set_pin(self, digest: str) -> None:
        """Set or remove the PIN."""
        self.pin = digest
        self.pin_removed = not digest

    def played_by_bot(self) -> bool:
        return self.role == "bot" or self.stand_in or self.time_up

    def bot_level(self) -> str:
        return self.level or STAND_IN_LEVEL

    def open(self) -> None:
        self.role = "open"
        self.person = self.name = self.level = self.nonce = self.pin = ""
        self.stand_in = self.pin_removed = False

    def seat_person(self, person: str, name: str, nonce: str) -> None:
        self.role = "person"
        self.person = person
        self.name = name
        self.level = ""
        self.nonce = nonce
        self.stand_in = False

    def hand_to_bot(self, level: str, at: int) -> None:
        """Let a bot play: for good if the seat has no person, else until they return. `at` entries are in force."""
        self.level = level
        if self.role == "person":
            if not self.stand_in:
                self.handed_at = at
            self.stand_in = True
        else:
            self.role = "bot"

    def take_back(self) -> None:
        self.stand_in = False
        self.time_up = False
        self.level = ""


class Seating:
    """All seats of a table."""

    def __init__(self, header: TableHeader) -> None:
        self.places = [Place(seat) for seat in header.seats]

    def __len__(self) -> int:
        return len(self.places)

    def __getitem__(self, seat: int) -> Place:
        return self.places[seat]

    def has(self, seat: int) -> bool:
        return 0 <= seat < len(self.places)

    def of(self, person: str) -> list[int]:
        """Return the seats of a person."""
        return [
            seat
            for seat, place in enumerate(self.places)
            if place.role == "person" and place.person == person
        ]

    def owns(self, person: str, seat: int) -> bool:
        return self.has(seat) and self.places[seat].role == "person" and self.places[seat].person == person

    def first_open(self) -> int | None:
        for seat, place in enumerate(self.places):
            if place.role == "open":
                return seat
        return None

    def people(self) -> set[str]:
        """The ids of all people who have a seat."""
        return {place.person for place in self.places if place.role == "person"}

    def full(self) -> bool:
        return self.first_open() is None

    def nonces(self) -> list[str]:
        """Return each person's contribution to the match's chance, in the order of their first seats."""
        by_person: dict[str, str] = {}
        for place in self.places:
            if place.role == "person":
                by_person[place.person] = by_person.get(place.person) or place.nonce
        return [nonce for nonce in by_person.values() if nonce]

    def people_but(self, person: str) -> list[int]:
        """Return the first seat of every other person who is not replaced by a stand-in."""
        found: dict[str, int] = {}
        for seat, place in enumerate(self.places):
            if place.role == "person" and not place.stand_in and place.person != person:
                found.setdefault(place.person, seat)
        return list(found.values())

    def resigned(self) -> list[int]:
        """The seats that were given up for good, in the order of their resignations."""
        given_up = [seat for seat, place in enumerate(self.places) if place.resigned]
        return sorted(given_up, key=lambda seat: self.places[seat].resigned)

    def concerns_absent(self, person: str, back_to: int) -> bool:
        """Return whether undoing to `back_to` entries undoes something from before another person's stand-in."""
        return any(
            place.role == "person"
            and place.stand_in
            and not place.resigned
            and place.person != person
            and back_to < place.handed_at
            for place in self.places
        )
