"""Judging: whether a choice, or what a person at the table wants, may be had now."""

from caravela.bots.roster import PLAIN_NAMES
from caravela.kernel.actions import NotationError
from caravela.kernel.decisions import IllegalAction, Refusal
from caravela.kernel.levels import LEVEL_NAMES
from caravela.match import Match, Step
from caravela.table import entries
from caravela.table.commands import Abandon, Agree, Chat, Confirm, Redo, Resign, Said, SetPin, StandIn, Undo
from caravela.table.entries import Entry
from caravela.table.learning import ends_turn, foreseen, learnt
from caravela.table.pins import digest
from caravela.table.record import WATCHERS, Record, chat_bytes
from caravela.wire.free_text import few_lines
from caravela.wire.limits import MOST_CHAT
from caravela.wire.shapes import RefusalCode

Made = tuple[Entry, Match | Step | None]
"""An entry, and what was worked out for it."""

MOST_CHANGES = 4_000
"""Entries that one person may cause in one match. Beyond them only what moves the match forward is taken."""
MOST_ENTRIES = 20_000
"""Entries of one match, whoever caused them. Beyond them only what moves the match forward is taken."""
MOST_CHAT_BYTES = 1024 * 1024
"""The chat of one match."""
MOST_PERSONS_CHAT_BYTES = MOST_CHAT_BYTES // 4
MOST_WATCHERS_CHAT_BYTES = MOST_CHAT_BYTES // 2
"""People without a seat together, so that strangers cannot silence the players."""


class NotAllowed(Exception):
    """Inside this room only: it becomes a refusal."""

    def __init__(self, code: RefusalCode, why: Refusal | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.why = why


class Judge:
    """Reads a record and changes nothing; every method gives an entry or raises NotAllowed."""

    def __init__(self, record: Record) -> None:
        self.record = record

    # --- choices -----------------------------------------------------------------------------------

    def act(
        self,
        said: Said,
        seat: int,
        version: int,
        action: str,
        key: str,
        time_ms: int,
        *,
        unless_final: bool = False,
    ) -> Made:
        record = self.record
        self.own(said.person, seat)
        self.in_time(version, record.fresh[seat])
        if record.asking is not None:
            raise NotAllowed("needs-consent")
        if record.to_confirm():
            raise NotAllowed("not-now")
        made = self.acted(seat, action, "person", key, time_ms)
        if unless_final and record.seating.people_but(said.person) and self._final(made[0]):
            raise NotAllowed("final")
        return made

    def acted(self, seat: int, notation: str, by: str, key: str, time_ms: int) -> Made:
        match = self.record.match
        assert match is not None
        try:
            action = match.rules.space.parse(notation)
        except NotationError:
            raise NotAllowed("unknown-action") from None
        decision = next((found for found in self.record.decisions() if found.seat == seat), None)
        try:
            step = match.step(seat, action)
        except IllegalAction as error:
            raise NotAllowed("not-yours" if decision is None else "illegal", error.refusal) from None
        assert decision is not None
        if by == "person" and not decision.owed:
            self.may_change(self.record.seating[seat].person)
        # Bots take nothing back, and a secret choice has its own way to be changed.
        news = decision.secret or by != "person" or learnt(match.rules, match.state, step)
        drawn = list(step.entry.drawn)
        return entries.Acted(key, time_ms, seat, notation, drawn, by, decision.secret, news), step

    def _final(self, entry: Entry) -> bool:
        """Return True for an open choice that ends the turn and that its seat cannot undo freely afterwards."""
        match = self.record.match
        if match is None or not isinstance(entry, entries.Acted) or entry.secret:
            return False
        rules, seat = match.rules, entry.seat
        view = rules.view(match.state, seat)
        action = rules.space.parse(entry.action)
        certain = foreseen(rules, view, seat, action) is not None
        return not (certain and self.record.header.aids.undo) and ends_turn(rules, view, seat, action)

    # --- taking back -------------------------------------------------------------------------------

    def undo(self, said: Said, message: Undo, key: str, time_ms: int) -> Made:
        record = self.record
        seat, back_to = message.seat, message.back_to
        self.own(said.person, seat)
        if record.asking is not None:
            raise NotAllowed("not-now")
        self.in_time(message.version, record.moved)
        if not 1 <= back_to < record.at():
            raise NotAllowed("nothing-to-undo")
        self.may_change(said.person)
        draft = record.draft
        free = draft is not None and draft.seat == seat and back_to >= draft.free_to
        if free:
            return entries.Undone(key, time_ms, seat, back_to), None
        if record.seating.concerns_absent(said.person, back_to):
            raise NotAllowed("needs-absent")
        if not record.seating.people_but(said.person):
            return entries.Undone(key, time_ms, seat, back_to), None
        return entries.UndoAsked(key, time_ms, seat, back_to), None

    def redo(self, said: Said, message: Redo, key: str, time_ms: int) -> Made:
        draft = self.record.draft
        self.own(said.person, message.seat)
        self.in_time(message.version, self.record.moved)
        if draft is None or draft.seat != message.seat or not draft.again:
            raise NotAllowed("nothing-to-undo")
        return self.act(said, message.seat, message.version, draft.again[-1], key, time_ms)

    def confirm(self, said: Said, message: Confirm, key: str, time_ms: int) -> Made:
        record = self.record
        self.own(said.person, message.seat)
        if record.asking is not None:
            raise NotAllowed("needs-consent")
        if record.draft is None or record.draft.seat != message.seat or not record.draft.to_confirm:
            raise self.gone(message.version)
        self.in_time(message.version, record.moved)
        return entries.Confirmed(key, time_ms, message.seat), None

    def agree(self, said: Said, message: Agree, key: str, time_ms: int) -> Made:
        record = self.record
        asking = record.asking
        self.own(said.person, message.seat)
        if asking is None:
            raise self.gone(message.version)
        self.in_time(message.version, asking.version)
        if asking.by == message.seat and not message.agree:
            return entries.Agreed(key, time_ms, message.seat, False), None
        for seat in asking.awaited:
            if record.seating[seat].person == said.person:
                return entries.Agreed(key, time_ms, seat, message.agree), None
        raise NotAllowed("not-yours")

    # --- ending early ------------------------------------------------------------------------------

    def resign(self, said: Said, message: Resign, key: str, time_ms: int) -> Made:
        seating = self.record.seating
        if not seating.owns(said.person, message.seat):
            raise NotAllowed("not-yours")
        self.must_play()
        if seating[message.seat].resigned:
            raise NotAllowed("resigned")
        if sum(place.role == "person" for place in seating.places) < 2:
            raise NotAllowed("alone")
        return entries.Resigned(key, time_ms, message.seat), None

    def abandon(self, said: Said, message: Abandon, key: str, time_ms: int) -> Made:
        self.own(said.person, message.seat)
        if self.record.asking is not None:
            raise NotAllowed("not-now")
        self.may_change(said.person)
        return entries.AbandonAsked(key, time_ms, message.seat), None

    # --- who plays, and words ----------------------------------------------------------------------

    def stand_in(self, said: Said, message: StandIn, key: str, time_ms: int) -> Made | None:
        record = self.record
        if not record.seating.has(message.seat):
            raise NotAllowed("not-yours")
        if record.over():
            raise NotAllowed("not-now")
        if message.level is not None and message.level not in (*PLAIN_NAMES, *LEVEL_NAMES):
            raise NotAllowed("bad-message")
        place = record.seating[message.seat]
        if place.resigned:
            raise NotAllowed("resigned")
        mine = record.seating.owns(said.person, message.seat)
        arranges = record.arranges(said.person, said.absent)
        arranging = arranges and not record.started and place.role in ("open", "bot")
        absent = arranges and message.level is not None and place.person in said.absent
        if not (mine or arranging or absent):
            raise NotAllowed("not-yours")
        self.may_change(said.person)
        if absent and not mine and self._is_asked(place.person):
            # A stand-in has no say in an undo: the person would lose theirs by being away for a moment.
            raise NotAllowed("needs-absent")
        if message.level is not None:
            return entries.StoodIn(key, time_ms, message.seat, message.level), None
        if place.role == "open" or (mine and not place.stand_in):
            return None
        return entries.TakenBack(key, time_ms, message.seat), None

    def set_pin(self, said: Said, message: SetPin, key: str, time_ms: int) -> Made:
        seating = self.record.seating
        if not seating.owns(said.person, message.seat):
            raise NotAllowed("not-yours")
        # One person's PIN replaces no other: the old one is removed first, in view of all.
        replaces = bool(message.pin) == bool(seating[message.seat].pin)
        if replaces or len(seating.of(said.person)) < 2 or self.record.over():
            raise NotAllowed("not-now")
        self.may_change(said.person)
        return entries.PinSet(
            key, time_ms, message.seat, digest(self.record.header, message.seat, message.pin)
        ), None

    def chat(self, said: Said, message: Chat, key: str, time_ms: int) -> Made:
        text = few_lines(message.text)[:MOST_CHAT]
        if not text:
            raise NotAllowed("bad-message")
        seats = self.record.seating.of(said.person)
        seat = seats[0] if seats else None
        self._chat_has_room(said.person, chat_bytes(text), seat is not None)
        name = said.name if seat is None else self.record.seating[seat].name
        return entries.Chatted(key, time_ms, said.person, name, text, seat), None

    def _is_asked(self, person: str) -> bool:
        """Return True if a wish that needs consent waits for the person."""
        asking, seating = self.record.asking, self.record.seating
        return asking is not None and any(seating[seat].person == person for seat in asking.awaited)

    def _chat_has_room(self, person: str, size: int, seated: bool) -> None:
        record = self.record
        full = record.chat_total() + size > MOST_CHAT_BYTES
        full |= record.chat_bytes[person] + size > MOST_PERSONS_CHAT_BYTES
        full |= not seated and record.chat_bytes[WATCHERS] + size > MOST_WATCHERS_CHAT_BYTES
        if full:
            raise NotAllowed("chat-full")

    # --- what several ask --------------------------------------------------------------------------

    def must_play(self) -> None:
        if not self.record.playing():
            raise NotAllowed("not-now")

    def may_change(self, person: str) -> None:
        """Raise NotAllowed if the person, or all together, used up what a match may hold besides moves."""
        if self.record.changes[person] >= MOST_CHANGES or self.record.index >= MOST_ENTRIES:
            raise NotAllowed("too-many-changes")

    def own(self, person: str, seat: int) -> None:
        """The match is on, and the person plays the seat without help."""
        if not self.record.seating.owns(person, seat):
            raise NotAllowed("not-yours")
        self.must_play()
        if self.record.seating[seat].played_by_bot():
            raise NotAllowed("not-yours")

    def in_time(self, version: int, since: int) -> None:
        """The asker looked at a version in which what they ask about was as it is now."""
        if not since <= version <= self.record.version:
            raise NotAllowed("stale")

    def gone(self, version: int) -> NotAllowed:
        """Why there is nothing to answer: somebody else was quicker, or there never was."""
        return NotAllowed("stale" if version < self.record.version else "not-now")
