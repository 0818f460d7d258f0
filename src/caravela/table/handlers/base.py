"""The types that judges and folds share."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from caravela.kernel.decisions import Refusal
from caravela.match import Match, Transition
from caravela.table.effects import Effects
from caravela.table.entries import BrokenLog, Entry
from caravela.table.record import Record
from caravela.wire.shapes import RefusalCode

Prepared = Match | Transition | None
"""The judge's result, which the fold reuses."""
Made = tuple[Entry, Prepared]

MOST_CHANGES = 4_000
"""Entries that one person may cause in one match. Beyond it only what moves the match forward is accepted."""
MOST_ENTRIES = 20_000
"""Entries of one match. Beyond it only what moves the match forward is accepted."""


class NotAllowed(Exception):
    """Raised by judges; `propose` turns it into a rejection."""

    def __init__(self, code: RefusalCode, why: Refusal | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.why = why


@dataclass(frozen=True)
class JudgeRequest:
    """A command on its way to an entry: who gave it, and the key and time of the entry."""

    record: Record
    key: str
    time_ms: int
    person: str = ""
    name: str = ""
    absent: frozenset[str] = frozenset()

    def must_play(self) -> None:
        """Raise NotAllowed unless the match is running."""
        if not self.record.playing():
            raise NotAllowed("not-now")

    def must_own(self, seat: int) -> None:
        """Raise NotAllowed unless the seat is the person's."""
        if not self.record.seating.owns(self.person, seat):
            raise NotAllowed("not-yours")

    def must_play_seat(self, seat: int) -> None:
        """Raise NotAllowed unless the match is running and the person, no bot, plays the seat."""
        self.must_own(seat)
        self.must_play()
        if self.record.seating[seat].played_by_bot():
            raise NotAllowed("not-yours")

    def must_have_changes_left(self, person: str) -> None:
        """Raise NotAllowed if the person, or all together, used up the changes of a match."""
        if self.record.changes[person] >= MOST_CHANGES or self.record.index >= MOST_ENTRIES:
            raise NotAllowed("too-many-changes")

    def must_be_current(self, version: int, since: int) -> None:
        """Raise NotAllowed unless the subject is unchanged since the sender's version; `since` is its last change."""
        if not since <= version <= self.record.version:
            raise NotAllowed("stale")

    def nothing_open(self, version: int) -> NotAllowed:
        """Return the refusal of an answer to nothing: somebody was quicker, or nobody asked."""
        return NotAllowed("stale" if version < self.record.version else "not-now")


@dataclass
class Folding:
    """An entry that is being applied to a record."""

    record: Record
    effects: Effects
    prepared: Prepared = None

    def entries_changed(self, seats: list[int] | None = None) -> None:
        """Make a new version, in which these seats, or all, have a new decision."""
        record = self.record
        record.moved = record.version + 1
        for seat in range(len(record.seating)) if seats is None else seats:
            record.fresh[seat] = record.moved
        self.effects.moved = True

    def require(self, right: bool, reason: str) -> None:
        """Raise BrokenLog unless a table can have written the entry."""
        if not right:
            raise BrokenLog(reason)


Judges = Mapping[type[Any], Callable[[JudgeRequest, Any], Made | None]]
"""By type of command. A judge raises NotAllowed, or returns None if there is nothing left to do."""
Folds = Mapping[type[Any], Callable[[Folding, Any], None]]
"""By type of entry. A fold raises BrokenLog for an entry that no table can have written."""
