"""The visible log: the entries of a match, restricted to what each reader may know."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from caravela.kernel.events import Event
from caravela.wire.shapes import GameEvent, LogLine, UndoneLines

By = Literal["person", "bot", "clock", "nobody"]


@dataclass(frozen=True, slots=True)
class Line:
    """One entry and all its events, including secrets."""

    seat: int | None
    action: str | None
    events: tuple[Event, ...]
    by: By
    secret: bool

    def told(self, at: int, reader: int | None, reveal: bool) -> LogLine:
        """Return the line for a seat or a spectator; `reveal` includes secret choices."""
        known = reveal or not self.secret or (reader is not None and reader == self.seat)
        return LogLine(
            at,
            self.seat,
            self.action if known else None,
            [told(event) for event in self.events if event.seen_by(reader)],
            self.by,
        )


@dataclass(frozen=True, slots=True)
class TakenLines:
    """Lines that were taken back."""

    back_to: int
    by: int
    lines: tuple[Line, ...]

    def told(self, reader: int | None, reveal: bool) -> UndoneLines:
        lines = [line.told(self.back_to + at, reader, reveal) for at, line in enumerate(self.lines)]
        return UndoneLines(self.back_to, self.by, lines)


def told(event: Event) -> GameEvent:
    return GameEvent(event.name, event.rule, event.facts, event.only is not None)


def tell(lines: Sequence[Line], since: int, reader: int | None, reveal: bool) -> list[LogLine]:
    """Return the lines in force from index `since` on."""
    return [lines[at].told(at, reader, reveal) for at in range(max(0, since), len(lines))]


def by_whom(written: str) -> By:
    """Return who chose, from the `by` field of an entry."""
    match written:
        case "bot":
            return "bot"
        case "clock":
            return "clock"
        case _:
            return "person"
