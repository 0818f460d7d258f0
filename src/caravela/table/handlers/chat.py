"""Chat, and the link to the next match."""

from dataclasses import dataclass
from typing import ClassVar

from caravela.table.commands import Command, PersonCommand
from caravela.table.entries import TABLES_OWN, Chatted, Rematched
from caravela.table.handlers.base import Folding, Folds, JudgeRequest, Judges, NotAllowed
from caravela.table.record import WATCHERS, Record, chat_bytes
from caravela.table.stored_types import ChatLine
from caravela.wire.free_text import few_lines
from caravela.wire.limits import MOST_CHAT

CHAT_KEPT = 200
"""Lines of chat that a new viewer gets."""
MOST_CHAT_BYTES = 1024 * 1024
"""The chat of one match."""
MOST_PERSONS_CHAT_BYTES = MOST_CHAT_BYTES // 4
MOST_WATCHERS_CHAT_BYTES = MOST_CHAT_BYTES // 2
"""People without a seat together, so that strangers cannot silence the players."""


@dataclass(frozen=True)
class Chat(PersonCommand):
    text: str

    when_frozen: ClassVar[bool] = True


@dataclass(frozen=True)
class FollowUp(Command):
    """Link to the match that follows this one."""

    match: str
    key: str
    replaces: str | None = None
    """An earlier follow-up that was deleted."""

    def sender_key(self) -> str:
        return self.key

    def stored_key(self, index: int) -> str:
        return f"{TABLES_OWN}{self.key}"


# --- judge -----------------------------------------------------------------------------------------


def judge_chat(request: JudgeRequest, chat: Chat) -> tuple[Chatted, None]:
    text = few_lines(chat.text)[:MOST_CHAT]
    if not text:
        raise NotAllowed("bad-message")
    seating = request.record.seating
    seats = seating.of(request.person)
    seat = seats[0] if seats else None
    if _chat_is_full(request.record, request.person, chat_bytes(text), seat is not None):
        raise NotAllowed("chat-full")
    name = request.name if seat is None else seating[seat].name
    return Chatted(request.key, request.time_ms, request.person, name, text, seat), None


def _chat_is_full(record: Record, person: str, size: int, seated: bool) -> bool:
    return (
        record.chat_total() + size > MOST_CHAT_BYTES
        or record.chat_bytes[person] + size > MOST_PERSONS_CHAT_BYTES
        or (not seated and record.chat_bytes[WATCHERS] + size > MOST_WATCHERS_CHAT_BYTES)
    )


def judge_follow_up(request: JudgeRequest, follow: FollowUp) -> tuple[Rematched, None] | None:
    if not request.record.over():
        raise NotAllowed("not-now")
    if request.record.rematch not in (None, follow.replaces):
        return None
    return Rematched(request.key, request.time_ms, follow.match), None


# --- fold ------------------------------------------------------------------------------------------


def fold_chatted(folding: Folding, entry: Chatted) -> None:
    record = folding.record
    line = ChatLine(record.chat_count, entry.name, entry.seat, entry.text, entry.time_ms)
    record.chat_count += 1
    size = chat_bytes(entry.text)
    record.chat_bytes[entry.person] += size
    if entry.seat is None:
        record.chat_bytes[WATCHERS] += size
    record.chat.append(line)
    del record.chat[:-CHAT_KEPT]
    folding.effects.chat = line


def fold_rematched(folding: Folding, entry: Rematched) -> None:
    folding.record.rematch = entry.match
    folding.effects.seats = True


JUDGES: Judges = {Chat: judge_chat, FollowUp: judge_follow_up}
FOLDS: Folds = {Chatted: fold_chatted, Rematched: fold_rematched}
