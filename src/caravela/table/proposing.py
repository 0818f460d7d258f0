"""Propose a change: judge a command against a record, and return the entry that would carry it out."""

from collections import ChainMap
from dataclasses import dataclass

from caravela.table.commands import Accepted, Command, PersonCommand, Rejected, Said
from caravela.table.entries import Entry, encode_entry
from caravela.table.handlers import chat, choices, seats, undoing
from caravela.table.handlers.automatic import due_entry
from caravela.table.handlers.base import JudgeRequest, Judges, Made, NotAllowed, Prepared
from caravela.table.record import Record

JUDGES: Judges = ChainMap(*(dict(group.JUDGES) for group in (choices, undoing, seats, chat)))


@dataclass(frozen=True)
class Change:
    """An accepted entry. Store it under its index and key, then apply it."""

    index: int
    entry: Entry
    prepared: Prepared = None

    @property
    def key(self) -> str:
        return self.entry.key

    @property
    def bytes(self) -> bytes:
        return encode_entry(self.entry)


def propose(record: Record, command: Command, now_ms: int) -> Change | Accepted | Rejected:
    """Return a change, a rejection, or the earlier acceptance of a key that was used before. Change nothing."""
    asked, key = command.sender_key(), command.stored_key(record.index)
    version = record.keys.get(key)
    if version is not None:
        return Accepted(asked or "", version)
    try:
        made = _judge(record, command, key, max(now_ms, record.time_ms))
    except NotAllowed as no:
        return Rejected(asked, no.code, record.version, no.why)
    if made is None:
        return Accepted(asked or "", record.version)
    return Change(record.index, *made)


def _judge(record: Record, command: Command, key: str, time_ms: int) -> Made | None:
    request = JudgeRequest(record, key, time_ms)
    asked: Command | PersonCommand = command
    if isinstance(command, Said):
        request = JudgeRequest(record, key, time_ms, command.person, command.name, command.absent)
        asked = command.message
    if record.frozen() and not asked.when_frozen:
        raise NotAllowed("frozen")
    return JUDGES[type(asked)](request, asked)


def due(record: Record, now_ms: int) -> Change | None:
    """Return the change that happens by itself now: the start, or a clock that ran out."""
    made = due_entry(record, now_ms)
    return None if made is None else Change(record.index, *made)
