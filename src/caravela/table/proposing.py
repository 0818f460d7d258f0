"""Proposing: whether what is asked for may be done now, and the entry that would do it."""

from dataclasses import dataclass

from caravela.bots.levels import LEVEL_NAMES
from caravela.bots.roster import PLAIN_NAMES
from caravela.kernel.actions import NotationError
from caravela.kernel.decisions import IllegalAction, Refusal
from caravela.match import Match, Step
from caravela.table import entries
from caravela.table.commands import BotActs, Command, FollowUp, Leave, Said, Sit
from caravela.table.entries import Entry, encode_entry
from caravela.table.learning import learnt
from caravela.table.playing import new_match
from caravela.table.record import Record
from caravela.wire.messages import (
    Acked,
    Act,
    Agree,
    Chat,
    Confirm,
    Redo,
    RefusalCode,
    Refused,
    StandIn,
    Undo,
)


@dataclass(frozen=True)
class Change:
    """An entry that may be made now. It is kept first, under its index and key, and applied then."""

    index: int
    entry: Entry
    prepared: Match | Step | None = None
    """What was worked out for it, so that applying is quick."""

    @property
    def key(self) -> str:
        return self.entry.key

    @property
    def bytes(self) -> bytes:
        return encode_entry(self.entry)


class NotAllowed(Exception):
    """Inside this room only: it becomes a refusal."""

    def __init__(self, code: RefusalCode, why: Refusal | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.why = why


class Proposer:
    """Judges commands against a record and changes nothing."""

    def __init__(self, record: Record) -> None:
        self.record = record

    def propose(self, command: Command, now_ms: int) -> Change | Acked | Refused:
        """A change; the acknowledgement again of a key that was seen before; or a refusal."""
        asked, kept = self._keys(command)
        version = self.record.keys.get(kept)
        if version is not None:
            return Acked(asked or "", version)
        time_ms = max(now_ms, self.record.time_ms)
        try:
            made = self._entry(command, kept, time_ms)
        except NotAllowed as no:
            why = no.why
            if why is None:
                return Refused(asked, no.code, self.record.version)
            return Refused(asked, no.code, self.record.version, why.rule, why.reason, why.facts)
        if made is None:
            return Acked(asked or "", self.record.version)
        return Change(self.record.index, *made)

    def start(self, now_ms: int) -> Change | None:
        """The start of the match, once no seat is free."""
        record = self.record
        if record.started or record.frozen() or not record.seating.full():
            return None
        nonces = record.seating.nonces()
        match = new_match(record.header, nonces)
        drawn = list(match.moment(0).entry.drawn)
        entry = entries.Started(own_key(record), max(now_ms, record.time_ms), nonces, drawn)
        return Change(record.index, entry, match)

    def expire(self, now_ms: int) -> Change | None:
        """The seat whose clock ran out first, if any did."""
        ends = self.record.clocks.ends() if self.record.playing() else {}
        late = [(end, seat) for seat, end in ends.items() if end <= now_ms]
        if not late:
            return None
        time_ms = max(now_ms, self.record.time_ms)
        return Change(self.record.index, entries.TimeUp(own_key(self.record), time_ms, min(late)[1]))

    def _keys(self, command: Command) -> tuple[str | None, str]:
        """The key as the asker knows it, and as it is kept: two people may hit on the same one."""
        match command:
            case Said():
                return command.message.key, f"{command.person}:{command.message.key}"
            case Sit() | Leave():
                return command.key, f"{command.person}:{command.key}"
            case FollowUp():
                return command.key, f"~{command.key}"
            case BotActs():
                return None, own_key(self.record)

    def _entry(self, command: Command, key: str, time_ms: int) -> "Made | None":
        if self.record.frozen() and not (isinstance(command, Said) and isinstance(command.message, Chat)):
            raise NotAllowed("frozen")
        match command:
            case Said():
                return self._said(command, key, time_ms)
            case Sit():
                return self._sit(command, key, time_ms)
            case Leave():
                if not self.record.seating.of(command.person):
                    raise NotAllowed("not-yours")
                return entries.Left(key, time_ms, command.person), None
            case BotActs():
                return self._bot_acts(command, key, time_ms)
            case FollowUp():
                return self._follow_up(command, key, time_ms)

    def _said(self, said: Said, key: str, time_ms: int) -> "Made | None":
        message = said.message
        match message:
            case Act():
                return self._act(said, message.seat, message.version, message.action, key, time_ms)
            case Undo():
                return self._undo(said, message, key, time_ms)
            case Redo():
                return self._redo(said, message, key, time_ms)
            case Confirm():
                return self._confirm(said, message, key, time_ms)
            case Agree():
                return self._agree(said, message, key, time_ms)
            case StandIn():
                return self._stand_in(said, message, key, time_ms)
            case Chat():
                return self._chat(said, message, key, time_ms)

    # --- choices -----------------------------------------------------------------------------------

    def _act(self, said: Said, seat: int, version: int, action: str, key: str, time_ms: int) -> "Made":
        record = self.record
        self._own(said.person, seat)
        if record.asking is not None:
            raise NotAllowed("needs-consent")
        if record.to_confirm():
            raise NotAllowed("not-now")
        self._in_time(version, record.fresh[seat])
        return self._acted(seat, action, "person", key, time_ms)

    def _bot_acts(self, bot: BotActs, key: str, time_ms: int) -> "Made":
        record = self.record
        self._must_play()
        if not record.seating.has(bot.seat) or not record.seating[bot.seat].played_by_bot():
            raise NotAllowed("not-yours")
        if record.unsettled():
            raise NotAllowed("not-now")
        self._in_time(bot.version, record.fresh[bot.seat])
        by = "clock" if record.seating[bot.seat].time_up else "bot"
        return self._acted(bot.seat, bot.action, by, key, time_ms)

    def _acted(self, seat: int, notation: str, by: str, key: str, time_ms: int) -> "Made":
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
        # Bots take nothing back, and a secret choice has its own way to be changed.
        news = decision.secret or by != "person" or learnt(match.rules, match.state, step)
        drawn = list(step.entry.drawn)
        return entries.Acted(key, time_ms, seat, notation, drawn, by, decision.secret, news), step

    # --- taking back -------------------------------------------------------------------------------

    def _undo(self, said: Said, message: Undo, key: str, time_ms: int) -> "Made":
        record = self.record
        seat, back_to = message.seat, message.back_to
        self._own(said.person, seat)
        if record.asking is not None:
            raise NotAllowed("not-now")
        self._in_time(message.version, record.moved)
        if not 1 <= back_to < record.at():
            raise NotAllowed("nothing-to-undo")
        draft = record.draft
        free = draft is not None and draft.seat == seat and back_to >= draft.free_to
        if free or not record.seating.people_but(said.person):
            return entries.Undone(key, time_ms, seat, back_to), None
        return entries.UndoAsked(key, time_ms, seat, back_to), None

    def _redo(self, said: Said, message: Redo, key: str, time_ms: int) -> "Made":
        draft = self.record.draft
        self._own(said.person, message.seat)
        if draft is None or draft.seat != message.seat or not draft.again:
            raise NotAllowed("nothing-to-undo")
        return self._act(said, message.seat, message.version, draft.again[-1], key, time_ms)

    def _confirm(self, said: Said, message: Confirm, key: str, time_ms: int) -> "Made":
        record = self.record
        self._own(said.person, message.seat)
        if record.asking is not None:
            raise NotAllowed("needs-consent")
        if record.draft is None or record.draft.seat != message.seat or not record.draft.to_confirm:
            raise NotAllowed("not-now")
        self._in_time(message.version, record.moved)
        return entries.Confirmed(key, time_ms, message.seat), None

    def _agree(self, said: Said, message: Agree, key: str, time_ms: int) -> "Made":
        record = self.record
        asking = record.asking
        self._own(said.person, message.seat)
        if asking is None:
            raise NotAllowed("not-now")
        self._in_time(message.version, asking.version)
        if asking.by == message.seat and not message.agree:
            return entries.Agreed(key, time_ms, message.seat, False), None
        for seat in asking.awaited:
            if record.seating[seat].person == said.person:
                return entries.Agreed(key, time_ms, seat, message.agree), None
        raise NotAllowed("not-yours")

    # --- who plays, and the rest -------------------------------------------------------------------

    def _sit(self, sit: Sit, key: str, time_ms: int) -> "Made | None":
        seating = self.record.seating
        mine = seating.of(sit.person)
        if mine and (sit.seat is None or sit.seat in mine):
            gone = [seat for seat in mine if seating[seat].stand_in and sit.seat in (None, seat)]
            return (entries.TakenBack(key, time_ms, gone[0]), None) if gone else None
        seat = seating.first_open() if sit.seat is None else sit.seat
        if seat is None or not seating.has(seat) or seating[seat].role != "open":
            raise NotAllowed("full")
        return entries.Joined(key, time_ms, seat, sit.person, sit.name, sit.nonce), None

    def _stand_in(self, said: Said, message: StandIn, key: str, time_ms: int) -> "Made | None":
        record = self.record
        if not record.seating.has(message.seat):
            raise NotAllowed("not-yours")
        if record.over():
            raise NotAllowed("not-now")
        if message.level is not None and message.level not in (*PLAIN_NAMES, *LEVEL_NAMES):
            raise NotAllowed("bad-message")
        place = record.seating[message.seat]
        mine = record.seating.owns(said.person, message.seat)
        host = said.person == record.header.host
        arranging = host and not record.started and place.role in ("open", "bot")
        absent = host and message.level is not None and place.person in said.absent
        if not (mine or arranging or absent):
            raise NotAllowed("not-yours")
        if message.level is not None:
            return entries.StoodIn(key, time_ms, message.seat, message.level), None
        if place.role == "open" or (mine and not place.stand_in and not place.time_up):
            return None
        return entries.TakenBack(key, time_ms, message.seat), None

    def _chat(self, said: Said, message: Chat, key: str, time_ms: int) -> "Made":
        text = message.text.strip()
        if not text:
            raise NotAllowed("bad-message")
        seats = self.record.seating.of(said.person)
        seat = seats[0] if seats else None
        name = said.name if seat is None else self.record.seating[seat].name
        return entries.Chatted(key, time_ms, said.person, name, text, seat), None

    def _follow_up(self, follow: FollowUp, key: str, time_ms: int) -> "Made | None":
        if not self.record.over():
            raise NotAllowed("not-now")
        if self.record.rematch is not None:
            return None
        return entries.Rematched(key, time_ms, follow.match), None

    # --- what several ask --------------------------------------------------------------------------

    def _must_play(self) -> None:
        if not self.record.playing():
            raise NotAllowed("not-now")

    def _own(self, person: str, seat: int) -> None:
        """The match is on, and the person plays the seat without help."""
        if not self.record.seating.owns(person, seat):
            raise NotAllowed("not-yours")
        self._must_play()
        if self.record.seating[seat].played_by_bot():
            raise NotAllowed("not-yours")

    def _in_time(self, version: int, since: int) -> None:
        """The asker looked at a version in which what they ask about was as it is now."""
        if not since <= version <= self.record.version:
            raise NotAllowed("stale")


Made = tuple[Entry, Match | Step | None]


def own_key(record: Record) -> str:
    """The key of an entry that nobody may ask for twice: its place in the log."""
    return f"~{record.index}"
