"""The header of a table: what was agreed when it was created. It never changes; all later changes are entries."""

from typing import Literal

import msgspec
from msgspec import Struct

from caravela.kernel.events import Facts
from caravela.table.stored_types import Aids, Clock


class SeatHeader(Struct, frozen=True, omit_defaults=True):
    """The intended player of a seat when the table was created."""

    role: Literal["person", "bot", "open"]
    person: str = ""
    """Id of the person; one person may have several seats."""
    name: str = ""
    level: str = ""
    nonce: str = ""
    """The person's contribution to the match's chance, in hexadecimal digits."""


class OpeningEvent(Struct, frozen=True, omit_defaults=True):
    """An event of the set-up that a match took over, with its audience."""

    name: str
    rule: str
    facts: Facts
    only: list[int] | None = None
    but: list[int] | None = None


class Origin(Struct, frozen=True, omit_defaults=True):
    """A past position of another match, from which this one starts."""

    match: str
    """The first match of this deal, if it is the same deal."""
    at: int
    """0 for the same deal: the match begins as the other was set up."""
    position: dict[str, object]
    opening: list[OpeningEvent] = []
    """The log's events of the set-up, for the same deal."""


class TableHeader(Struct, frozen=True, omit_defaults=True):
    """Everything a table starts with. It contains the secret of the match's chance, so it is never shown."""

    match: str
    game: str
    rules_version: int
    seats: list[SeatHeader]
    options: dict[str, str]
    secret: str
    """In hexadecimal digits."""
    host: str
    """Id of the person who created the table."""
    host_name: str
    code: str
    created_ms: int
    clock: Clock = Clock("none", 0)
    aids: Aids = Aids()
    grace_seconds: int = 0
    """How long a person must be away before a bot may stand in."""
    public: bool = False
    pace_ms: int = 1000
    auto_confirm: bool = False
    """True if a complete turn is final at once."""
    open_after: int = 0
    """Spectators may see every hand as it was this many log entries ago; 0 disables it."""
    lesson: bool = False
    """True if chance and bots are the same every time; only its creator plays."""
    origin: Origin | None = None


def encode_header(header: TableHeader) -> bytes:
    return msgspec.json.encode(header)


def decode_header(data: bytes) -> TableHeader:
    """Decode a header. Raise msgspec.DecodeError if it is not valid."""
    return msgspec.json.decode(data, type=TableHeader)
