"""Proposing: whether what is asked for may be done now, and the entry that would do it."""

from dataclasses import dataclass

from caravela.match import Match, Step
from caravela.table import entries
from caravela.table.commands import (
    Abandon,
    Accepted,
    Act,
    Agree,
    BotActs,
    Chat,
    Command,
    Confirm,
    FollowUp,
    Inherit,
    Leave,
    Redo,
    Rejected,
    Resign,
    Said,
    SetPin,
    Sit,
    StandIn,
    Undo,
)
from caravela.table.entries import TABLES_OWN, Entry, encode_entry
from caravela.table.judging import Judge, Made, NotAllowed
from caravela.table.playing import new_match
from caravela.table.record import Record


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


class Proposer:
    """Judges commands against a record and changes nothing."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self._judge = Judge(record)

    def propose(self, command: Command, now_ms: int) -> Change | Accepted | Rejected:
        """A change; the acknowledgement again of a key that was seen before; or a refusal."""
        asked, kept = self._keys(command)
        version = self.record.keys.get(kept)
        if version is not None:
            return Accepted(asked or "", version)
        time_ms = max(now_ms, self.record.time_ms)
        try:
            made = self._entry(command, kept, time_ms)
        except NotAllowed as no:
            return Rejected(asked, no.code, self.record.version, no.why)
        if made is None:
            return Accepted(asked or "", self.record.version)
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
            case FollowUp() | Inherit():
                return command.key, f"{TABLES_OWN}{command.key}"
            case BotActs():
                return None, own_key(self.record)

    def _entry(self, command: Command, key: str, time_ms: int) -> Made | None:
        talk = isinstance(command, Inherit) or (
            isinstance(command, Said) and isinstance(command.message, Chat)
        )
        if self.record.frozen() and not talk:
            raise NotAllowed("frozen")
        match command:
            case Said():
                return self._said(command, key, time_ms)
            case Sit():
                return self._sit(command, key, time_ms)
            case Leave():
                if not self.record.seating.of(command.person):
                    raise NotAllowed("not-yours")
                self._judge.may_change(command.person)
                return entries.Left(key, time_ms, command.person), None
            case BotActs():
                return self._bot_acts(command, key, time_ms)
            case FollowUp():
                return self._follow_up(command, key, time_ms)
            case Inherit():
                if not self.record.seating.of(command.person) and self.record.host != command.person:
                    return None
                return entries.Inherited(key, time_ms, command.person, command.heir), None

    def _said(self, said: Said, key: str, time_ms: int) -> Made | None:
        message = said.message
        match message:
            case Act():
                return self._judge.act(
                    said,
                    message.seat,
                    message.version,
                    message.action,
                    key,
                    time_ms,
                    unless_final=message.unless_final,
                )
            case Undo():
                return self._judge.undo(said, message, key, time_ms)
            case Redo():
                return self._judge.redo(said, message, key, time_ms)
            case Confirm():
                return self._judge.confirm(said, message, key, time_ms)
            case Agree():
                return self._judge.agree(said, message, key, time_ms)
            case StandIn():
                return self._judge.stand_in(said, message, key, time_ms)
            case Resign():
                return self._judge.resign(said, message, key, time_ms)
            case Abandon():
                return self._judge.abandon(said, message, key, time_ms)
            case SetPin():
                return self._judge.set_pin(said, message, key, time_ms)
            case Chat():
                return self._judge.chat(said, message, key, time_ms)

    def _bot_acts(self, bot: BotActs, key: str, time_ms: int) -> Made:
        record = self.record
        self._judge.must_play()
        if not record.seating.has(bot.seat) or not record.seating[bot.seat].played_by_bot():
            raise NotAllowed("not-yours")
        if record.unsettled():
            raise NotAllowed("not-now")
        self._judge.in_time(bot.version, record.fresh[bot.seat])
        by = "clock" if record.seating[bot.seat].time_up else "bot"
        return self._judge.acted(bot.seat, bot.action, by, key, time_ms)

    # --- who plays, and the rest -------------------------------------------------------------------

    def _sit(self, sit: Sit, key: str, time_ms: int) -> Made | None:
        seating = self.record.seating
        mine = seating.of(sit.person)
        if mine and (sit.seat is None or sit.seat in mine):
            gone = [
                seat
                for seat in mine
                if seating[seat].stand_in and not seating[seat].resigned and sit.seat in (None, seat)
            ]
            return (entries.TakenBack(key, time_ms, gone[0]), None) if gone else None
        seat = seating.first_open() if sit.seat is None else sit.seat
        if seat is None or not seating.has(seat) or seating[seat].role != "open":
            raise NotAllowed("full")
        self._judge.may_change(sit.person)
        return entries.Joined(key, time_ms, seat, sit.person, sit.name, sit.nonce), None

    def _follow_up(self, follow: FollowUp, key: str, time_ms: int) -> Made | None:
        if not self.record.over():
            raise NotAllowed("not-now")
        if self.record.rematch not in (None, follow.replaces):
            return None
        return entries.Rematched(key, time_ms, follow.match), None


def own_key(record: Record) -> str:
    """The key of an entry that nobody may ask for twice: its place in the log."""
    return f"{TABLES_OWN}{record.index}"
