"""Who is at a table: viewers of this process, and people whose sockets are at other processes."""

from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from caravela.server.viewer import Viewer
from caravela.table.presence import Presence
from caravela.table.table import Table


class Roll(msgspec.Struct, frozen=True):
    """The people at a table whose sockets are at one process."""

    people: dict[str, str] = {}
    """Names by person."""
    nameless: int = 0
    """Spectators without a session."""

    def __bool__(self) -> bool:
        return bool(self.people) or self.nameless > 0


@dataclass(slots=True)
class Attendance:
    table: Table
    viewers: set[Viewer]
    clock: Callable[[], float]
    loaded_at: float
    left_at: dict[str, float]
    """When each person who was here left."""
    elsewhere: tuple[Roll, ...] = ()
    """The rolls of other processes."""

    def roll(self) -> Roll:
        """Return who is connected to this process."""
        here = [viewer for viewer in self.viewers if viewer.here]
        named = {viewer.person: viewer.name for viewer in here if viewer.person is not None}
        return Roll(named, sum(viewer.person is None for viewer in here))

    def _rolls(self) -> tuple[Roll, ...]:
        return (self.roll(), *self.elsewhere)

    def people(self) -> set[str]:
        """Return the people who are connected."""
        return {person for roll in self._rolls() for person in roll.people}

    def watchers(self) -> list[str]:
        """Return the names of the spectators, each person once; empty names come last."""
        rolls = self._rolls()
        named = {person: name for roll in rolls for person, name in roll.people.items()}
        names = [name for person, name in named.items() if not self.table.seats_of(person)]
        return sorted(names, key=str.casefold) + [""] * sum(roll.nameless for roll in rolls)

    def presence(self) -> Presence:
        """Return who is connected. A person not seen since the table was loaded is away since then."""
        people, now = frozenset(self.people()), self.clock()
        seated = {place.person for place in self.table.record.seating.places if place.person}
        away = {
            person: round(1000 * (now - self.left_at.get(person, self.loaded_at)))
            for person in seated - people
        }
        return Presence(people, tuple(self.watchers()), away)

    def absent(self) -> frozenset[str]:
        """Return the people who have been away for longer than the table's grace time."""
        grace_ms = 1000 * self.table.header.grace_seconds
        return frozenset(person for person, ms in self.presence().away_ms.items() if ms >= grace_ms)

    def came(self, person: str) -> None:
        self.left_at.pop(person, None)

    def left(self, person: str | None) -> None:
        if person is not None and self.table.seats_of(person) and person not in self.people():
            self.left_at[person] = self.clock()

    def set_elsewhere(self, rolls: tuple[Roll, ...]) -> bool:
        """Replace the rolls of the other processes. Return whether something has changed."""
        if rolls == self.elsewhere:
            return False
        before = self.people()
        self.elsewhere = rolls
        now = self.people()
        for person in now:
            self.came(person)
        for person in before - now:
            self.left(person)
        return True
