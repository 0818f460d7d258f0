"""The header of a table: what was agreed when it was made. It never changes; everything after it is an entry."""

from typing import Literal

import msgspec
from msgspec import Struct

from caravela.match import ComponentFile
from caravela.wire.shapes import Aids, Clock


class SeatHeader(Struct, frozen=True, omit_defaults=True):
    """Who was to play a seat when the table was made."""

    role: Literal["person", "bot", "open"]
    person: str = ""
    """The id of the person; one person may have several seats."""
    name: str = ""
    level: str = ""
    nonce: str = ""
    """The person's own part of the match's chance, in hexadecimal digits."""


class Origin(Struct, frozen=True):
    """A past position of another match that this one begins with."""

    match: str
    at: int
    position: dict[str, object]


class Components(Struct, frozen=True):
    """A corrected component document in place of the game's own."""

    name: str
    document: dict[str, object]

    def file(self) -> ComponentFile:
        return ComponentFile(self.name, self.document)


class TableHeader(Struct, frozen=True, omit_defaults=True):
    """Everything a table begins with. It holds the secret of the match's chance: it is never shown."""

    match: str
    game: str
    rules_version: int
    seats: list[SeatHeader]
    options: dict[str, str]
    secret: str
    """In hexadecimal digits."""
    host: str
    """The id of who made the table."""
    host_name: str
    code: str
    created_ms: int
    clock: Clock = Clock("none", 0)
    aids: Aids = Aids()
    grace_seconds: int = 0
    """How long a person must be away until a bot may stand in."""
    public: bool = False
    pace_ms: int = 1000
    auto_confirm: bool = False
    """True when a complete turn is final at once."""
    open_after: int = 0
    """Who only watches may look through any seat's eyes at what lies so many entries back; 0 is never."""
    lesson: bool = False
    """True when chance and bots are the same every time; nobody but its maker plays."""
    origin: Origin | None = None
    components: Components | None = None


def encode_header(header: TableHeader) -> bytes:
    return msgspec.json.encode(header)


def decode_header(data: bytes) -> TableHeader:
    """The header that was encoded so. Raises msgspec.DecodeError when it is none."""
    return msgspec.json.decode(data, type=TableHeader)
