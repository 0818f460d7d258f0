"""The table: the authority over one match. It does no I/O and is a pure fold over its entries."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, Self

from caravela.kernel.chance import commitment
from caravela.kernel.seats import seat_letter
from caravela.match import Match
from caravela.table import access, follow_ups, pins
from caravela.table.commands import Accepted, Command, Rejected
from caravela.table.effects import Effects
from caravela.table.entries import BrokenLog, Entry
from caravela.table.folding import fold
from caravela.table.handlers.automatic import new_match
from caravela.table.header import Origin, TableHeader
from caravela.table.presence import NOBODY, Presence
from caravela.table.proposing import Change, due, propose
from caravela.table.record import Record
from caravela.table.stored_types import ChatLine
from caravela.table.viewer_positions import ViewerPositions
from caravela.table.visible_log import tell
from caravela.wire import shapes
from caravela.wire.requests import MatchProgress
from caravela.wire.shapes import LogLine, Position, SeatShape, TableShape, UndoneLines


@dataclass(frozen=True)
class Owed:
    """A seat that must choose now, and who does it."""

    seat: int
    bot: bool
    level: str | None
    """The level of the bot."""


class Table:
    """Seats, people, bots, clocks, drafts and chat around a match.

    The server proposes a change, stores it and then applies it: nothing is acknowledged before it is durable.
    """

    def __init__(self, header: TableHeader) -> None:
        self.record = Record(header)
        self._positions = ViewerPositions(self.record)

    @classmethod
    def new(cls, header: TableHeader) -> Self:
        """Return a new table. Raise OptionError or BrokenDocument for what the game does not accept."""
        new_match(header, [])
        return cls(header)

    @classmethod
    def replay(cls, header: TableHeader, entries: Iterable[Entry]) -> Self:
        """Return the table after these entries. Raise BrokenLog if no table can have written them."""
        table = cls(header)
        for at, entry in enumerate(entries):
            table.take(at, entry)
        return table

    # --- changing ----------------------------------------------------------------------------------

    def propose(self, command: Command, now_ms: int) -> Change | Accepted | Rejected:
        """Return a change, a rejection, or the earlier acceptance of the same key. Change nothing."""
        return propose(self.record, command, now_ms)

    def due(self, now_ms: int) -> Change | None:
        """Return what happens by itself now: the start once all seats are taken, or a clock that ran out."""
        return due(self.record, now_ms)

    def deadline(self) -> int | None:
        """Return when the next clock runs out; None if none runs."""
        if not self.record.playing():
            return None
        return min(self.record.clocks.ends().values(), default=None)

    def apply(self, change: Change) -> Effects:
        """Apply a stored change. Return its effects for viewers."""
        if change.index != self.record.index:
            raise ValueError(f"change {change.index} does not follow entry {self.record.index - 1}")
        return fold(self.record, change.entry, change.prepared)

    def take(self, index: int, entry: Entry) -> Effects:
        """Apply a stored entry. Raise BrokenLog if it cannot have followed the entries so far."""
        if index != self.record.index:
            raise BrokenLog(f"entry {index} does not follow entry {self.record.index - 1}")
        try:
            return fold(self.record, entry)
        except BrokenLog as error:
            raise BrokenLog(f"the log is broken at entry {index}: {error}") from None

    # --- what the server asks ----------------------------------------------------------------------

    @property
    def header(self) -> TableHeader:
        return self.record.header

    @property
    def version(self) -> int:
        return self.record.version

    @property
    def index(self) -> int:
        """The index of the next entry."""
        return self.record.index

    @property
    def match(self) -> Match | None:
        """The match once it has started. It holds secrets."""
        return self.record.match

    def phase(self) -> Literal["gathering", "playing", "over", "frozen"]:
        if self.record.frozen():
            return "frozen"
        if not self.record.started:
            return "gathering"
        return "over" if self.record.over() else "playing"

    def people(self) -> list[int]:
        """Return the seats that people have."""
        return [seat for seat, place in enumerate(self.record.seating.places) if place.role == "person"]

    def seats_of(self, person: str) -> list[int]:
        return self.record.seating.of(person)

    def owed(self) -> list[Owed]:
        """Return who must choose now; nobody while a turn awaits confirmation or an undo awaits consent."""
        found: list[Owed] = []
        for decision in self.record.waiting():
            place = self.record.seating[decision.seat]
            bot = place.played_by_bot()
            found.append(Owed(decision.seat, bot, place.bot_level() if bot else None))
        return found

    def may_delete(self, person: str) -> bool:
        """Return whether a person may delete the table; see `access.may_delete`."""
        record = self.record
        abandoned = record.ended == "abandoned"
        return access.may_delete(person, record.host, record.seating.people(), record.started, abandoned)

    def awaits(self, person: str) -> bool:
        """Return whether the match waits for this person: a decision, a confirmation or their consent."""
        record = self.record
        seats = {owed.seat for owed in self.owed() if not owed.bot}
        if record.draft is not None and record.draft.to_confirm:
            seats.add(record.draft.seat)
        if record.asking is not None:
            seats = set(record.asking.awaited)
        return any(record.seating.owns(person, seat) for seat in seats)

    # --- what viewers get --------------------------------------------------------------------------

    def shape(
        self,
        now_ms: int,
        presence: Presence = NOBODY,
        *,
        code: bool = False,
    ) -> TableShape:
        """Return the table as everybody sees it.

        `code` says whether the reader may know the table's code; that of a public table is known to all.
        """
        record = self.record
        header = record.header
        aids = header.aids
        phase = self.phase()
        absent = record.seating.people() - presence.people
        secret = bytes.fromhex(header.secret)
        return TableShape(
            match=header.match,
            game=header.game,
            options=dict(header.options),
            clock=shapes.Clock(header.clock.kind, header.clock.seconds, header.clock.increment),
            aids=shapes.Aids(aids.hints, aids.helper, aids.previews, aids.undo),
            grace_seconds=header.grace_seconds,
            seats=[self._seat(seat, now_ms, presence) for seat in range(len(record.seating))],
            host=header.host_name,
            arrangers=[
                seat
                for seat, place in enumerate(record.seating.places)
                if place.role == "person" and access.may_arrange(record, place.person, absent)
            ],
            phase=phase,
            public=header.public,
            open_after=header.open_after,
            commitment=commitment(secret),
            secret=header.secret if phase == "over" else None,
            rules_version=header.rules_version,
            watchers=list(presence.watchers),
            code=header.code if code or header.public else "",
            rematch=record.rematch,
        )

    def _seat(self, seat: int, now_ms: int, presence: Presence) -> SeatShape:
        place = self.record.seating[seat]
        clocks = self.record.clocks
        return SeatShape(
            seat=seat,
            role=place.role,
            name=place.name,
            level=place.bot_level() if place.role == "bot" or place.stand_in else None,
            stand_in=place.stand_in,
            resigned=place.resigned > 0,
            connected=place.role == "bot" or (place.role == "person" and place.person in presence.people),
            clock_ms=clocks.left(seat, now_ms) if clocks.ticking() else None,
            away_ms=presence.away_ms.get(place.person) if place.role == "person" else None,
            pin=pins.pin_state(place),
        )

    def progress(self) -> MatchProgress | None:
        """Return how far the match has come, from what a spectator may know."""
        match = self.record.match
        found = None if match is None else match.game.progress(match.view(None))
        if found is None:
            return None
        outcome = self.record.outcome()
        waiting = self.record.waiting()
        return MatchProgress(
            round=found.round,
            step=waiting[0].question if waiting else "",
            waiting=[decision.seat for decision in waiting],
            scores=found.scores if outcome is None or not outcome.scores else list(outcome.scores),
            places=[] if outcome is None else list(outcome.places),
        )

    def position(self, seat: int | None) -> Position:
        """Return the position for a seat or a spectator."""
        return self._positions.position(seat)

    def lines(self, seat: int | None, since: int = 0) -> list[LogLine]:
        """Return the log lines from index `since` on, as a seat or a spectator may know them."""
        return tell(self.record.lines, since, seat, self.record.over())

    def taken(self, seat: int | None) -> list[UndoneLines]:
        """Return the undone lines, oldest first."""
        reveal = self.record.over()
        return [taken.told(seat, reveal) for taken in self.record.taken]

    def chat(self) -> list[shapes.ChatLine]:
        """Return the newest lines of chat."""
        return [chat_shape(line) for line in self.record.chat]

    def document(self) -> dict[str, object] | None:
        """Return the whole match, for everybody to check; None before it is over."""
        match = self.record.match
        if match is None or not access.may_export_all(self.record):
            return None
        ended = self.record.ended
        resigned = [seat_letter(seat) for seat in self.record.seating.resigned()]
        early = {"ended": {"how": ended, "resigned": resigned}} if ended or resigned else {}
        return match.document() | early

    # --- what comes of it --------------------------------------------------------------------------

    def rematch_header(
        self, match: str, secret: bytes, code: str, created_ms: int, nonces: Mapping[str, str]
    ) -> TableHeader:
        """Return the header of the next match of the same players; `FollowUp` links to it."""
        return follow_ups.rematch_header(self.record, match, secret, code, created_ms, nonces)

    def origin(self, person: str, at: int) -> Origin | None:
        """Return the position after an entry for a new match; None if the person may not have it."""
        return follow_ups.origin(self.record, person, at)


def chat_shape(line: ChatLine) -> shapes.ChatLine:
    return shapes.ChatLine(line.number, line.name, line.seat, line.text, line.time_ms)
