"""Snapshots: a whole table as bytes, so that a long log need not be replayed.

They are a cache; the log is authoritative. A snapshot that does not match it exactly is not used.
"""

import hashlib
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from caravela.kernel.chance import Answer
from caravela.kernel.events import Event
from caravela.kernel.log import MatchEntry, MatchUndo, in_force
from caravela.match import Match
from caravela.table.clocks import SavedClocks
from caravela.table.drafts import ConsentRequest, TentativeTurn
from caravela.table.endings import Ending
from caravela.table.handlers.automatic import new_match
from caravela.table.header import TableHeader, encode_header
from caravela.table.record import RECENT, Record, Trace
from caravela.table.stored_types import ChatLine, Role
from caravela.table.table import Table
from caravela.table.visible_log import Line, TakenLines

FORM = 4
"""Version of the format. Increase it when the form of snapshots or of a game's states changes: old ones are ignored."""
SEAL_BYTES = 32
UNREADABLE = (ValueError, LookupError, TypeError)
"""Raised for a snapshot whose parts do not fit together."""


class SavedPlace(Struct, frozen=True):
    """The fields of a Place."""

    role: Role
    person: str
    name: str
    level: str
    nonce: str
    stand_in: bool
    time_up: bool
    handed_at: int
    resigned: int
    pin: str
    pin_removed: bool


class SavedEntry(Struct, frozen=True, omit_defaults=True):
    """A line of the match's log. The setup has no action; an undo has only `back_to`."""

    seat: int = 0
    action: str | None = None
    drawn: tuple[Answer, ...] = ()
    back_to: int = 0


class SavedMatch(Struct, frozen=True):
    nonces: list[str]
    log: list[SavedEntry]
    kept: list[bytes]
    state: bytes


class Saved(Struct, frozen=True):
    """Everything in a record besides its header."""

    form: int
    rules_version: int
    index: int
    time_ms: int
    started: bool
    version: int
    moved: int
    fresh: list[int]
    keys: dict[str, int]
    lines: list[Line]
    taken: list[TakenLines]
    recent: list[Trace]
    draft: TentativeTurn | None
    asking: ConsentRequest | None
    chat: list[ChatLine]
    chat_count: int
    chat_bytes: dict[str, int]
    changes: dict[str, int]
    rematch: str | None
    ended: Ending | None
    host: str
    places: list[SavedPlace]
    clocks: SavedClocks
    match: SavedMatch | None


def _from_event(event: object) -> object:
    if not isinstance(event, Event):
        raise TypeError(f"cannot encode {type(event)}")
    return [event.name, event.rule, event.facts, event.only, event.but]


def _to_event(kind: type, parts: object) -> object:
    if kind is not Event or not isinstance(parts, list):
        raise TypeError(f"cannot decode {kind}")
    return Event(*parts)


_encoder = msgspec.msgpack.Encoder(enc_hook=_from_event)
_decoder = msgspec.msgpack.Decoder(Saved, dec_hook=_to_event)


def written(table: Table) -> bytes:
    """Serialize the table. The result must be sealed before it is stored."""
    record = table.record
    saved = Saved(
        form=FORM,
        rules_version=record.header.rules_version,
        index=record.index,
        time_ms=record.time_ms,
        started=record.started,
        version=record.version,
        moved=record.moved,
        fresh=record.fresh,
        keys=record.keys,
        lines=record.lines,
        taken=record.taken,
        recent=list(record.recent),
        draft=record.draft,
        asking=record.asking,
        chat=record.chat,
        chat_count=record.chat_count,
        chat_bytes=record.chat_bytes,
        changes=record.changes,
        rematch=record.rematch,
        ended=record.ended,
        host=record.host,
        places=[
            SavedPlace(*(getattr(place, name) for name in SavedPlace.__struct_fields__))
            for place in record.seating.places
        ],
        clocks=record.clocks.saved(),
        match=None if record.match is None else _saved_match(record.match),
    )
    return _encoder.encode(saved)


def sealed(body: bytes, header: TableHeader, entries: Sequence[bytes]) -> bytes:
    """Return the snapshot: the body with a seal that binds it to the entries that led to it."""
    return _seal(body, header, entries) + body


def resumed(header: TableHeader, entries: Sequence[bytes], index: int, data: bytes) -> Table | None:
    """Restore the table from a snapshot taken after the first `index` entries.

    Return None if it is damaged or belongs to another format, other rules or another log.
    """
    seal, body = data[:SEAL_BYTES], data[SEAL_BYTES:]
    if index > len(entries) or seal != _seal(body, header, entries[:index]):
        return None
    try:
        saved = _decoder.decode(body)
    except msgspec.DecodeError:
        return None
    if (saved.form, saved.rules_version, saved.index) != (FORM, header.rules_version, index):
        return None
    table = Table(header)
    if saved.started and table.record.frozen() == (saved.match is not None):
        return None  # the game was installed or removed since
    try:
        _restore(table.record, saved)
    except UNREADABLE:
        return None
    return table


def _seal(body: bytes, header: TableHeader, entries: Sequence[bytes]) -> bytes:
    """Return a digest of the snapshot and everything that led to it."""
    found = hashlib.sha256()
    for data in (encode_header(header), *entries, body):
        found.update(len(data).to_bytes(8, "big"))
        found.update(data)
    return found.digest()


def _restore(record: Record, saved: Saved) -> None:
    record.index = saved.index
    record.time_ms = saved.time_ms
    record.started = saved.started
    record.version = saved.version
    record.moved = saved.moved
    record.fresh = saved.fresh
    record.keys = saved.keys
    record.lines = saved.lines
    record.taken = saved.taken
    record.recent.extend(saved.recent[-RECENT:])
    record.draft = saved.draft
    record.asking = saved.asking
    record.chat = saved.chat
    record.chat_count = saved.chat_count
    record.chat_bytes.update(saved.chat_bytes)
    record.changes.update(saved.changes)
    record.rematch = saved.rematch
    record.ended = saved.ended
    record.host = saved.host
    for place, kept in zip(record.seating.places, saved.places, strict=True):
        for name in SavedPlace.__struct_fields__:
            setattr(place, name, getattr(kept, name))
    record.clocks.restore(saved.clocks)
    if saved.match is not None:
        record.match = _match(record.header, saved.match, saved.lines)
    record.position_changed()


def _saved_match(match: Match) -> SavedMatch:
    log: list[SavedEntry] = []
    for line in match.log:
        if isinstance(line, MatchUndo):
            log.append(SavedEntry(back_to=line.back_to))
        else:
            action = None if line.action is None else line.action.notation
            log.append(SavedEntry(line.seat, action, line.drawn))
    kept = [state.to_bytes() for state in match.kept_states()]
    return SavedMatch([nonce.hex() for nonce in match.nonces], log, kept, match.state.to_bytes())


def _match(header: TableHeader, saved: SavedMatch, lines: Sequence[Line]) -> Match:
    match = new_match(header, saved.nonces)
    parse, from_bytes = match.rules.space.parse, match.rules.from_bytes
    log: list[MatchEntry | MatchUndo] = []
    for line in saved.log:
        if line.back_to:
            log.append(MatchUndo(line.back_to))
        else:
            action = None if line.action is None else parse(line.action)
            log.append(MatchEntry(line.seat, action, line.drawn))
    events = [line.events for line in lines]
    kept = [from_bytes(data) for data in saved.kept]
    match.take_over(log, list(zip(in_force(log), events, strict=True)), kept, from_bytes(saved.state))
    return match
