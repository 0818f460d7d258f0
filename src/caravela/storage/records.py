"""What a store keeps, as plain values. Times are milliseconds since 1970; secrets of people are kept as hashes only."""

from dataclasses import dataclass
from typing import Literal

Phase = Literal["gathering", "playing", "over", "frozen"]
LinkKind = Literal["play", "watch"]


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """Whose seat it is, for finding one's matches; the truth about seats is in the match's entries."""

    seat: int
    person: str | None
    owes: bool = False
    """True when the match waits for this seat."""


@dataclass(frozen=True, slots=True)
class MatchHeader:
    """What is known when a match is made and never changes."""

    id: str
    game: str
    rules_version: int
    seats: int
    options: str
    """A JSON object."""
    secret: bytes
    """The source of the match's chance: it is needed to play on."""
    body: bytes
    """Whatever else the table wants to have when it is loaded again, in the table's own writing."""
    host: str | None
    """The person who made the match."""
    code: str
    """The short code by which people join."""
    play_hash: bytes
    """See `tokens.token_hash`."""
    watch_hash: bytes
    created_ms: int


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match as lists show it: its header and where it stands now."""

    header: MatchHeader
    phase: Phase
    public: bool
    updated_ms: int
    entries: int
    """How many entries its log has; the next one gets this number."""
    seats: tuple[SeatRecord, ...]
    listed: bytes = b""
    """What lists show, in the server's own writing; empty when it must be worked out from the log."""


@dataclass(frozen=True, slots=True)
class MatchUpdate:
    """What an entry changes in the lists, kept in the same step as the entry; None leaves a thing as it is."""

    updated_ms: int
    phase: Phase | None = None
    public: bool | None = None
    seats: tuple[SeatRecord, ...] | None = None
    host: str | None = None
    listed: bytes | None = None


@dataclass(frozen=True, slots=True)
class NewEntry:
    """An entry to append."""

    index: int
    key: str | None
    """What its sender calls it: the same key a second time is the same entry. None when nobody resends it."""
    data: bytes


@dataclass(frozen=True, slots=True)
class EntryRow:
    index: int
    key: str | None
    data: bytes


@dataclass(frozen=True, slots=True)
class LoadedMatch:
    row: MatchRow
    entries: list[EntryRow]


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table as it stood after its first `entries` entries: a cache, which may be deleted at any time."""

    match: str
    entries: int
    digest: str
    data: bytes


@dataclass(frozen=True, slots=True)
class PersonRow:
    id: str
    name: str
    language: str | None
    created_ms: int


@dataclass(frozen=True, slots=True)
class AccountRow:
    """What turns a guest into somebody who can come back: a login with a password, or passkeys."""

    person: str
    login: str
    password_hash: str | None
    """In the form argon2 writes; None when only passkeys open it."""
    created_ms: int


@dataclass(frozen=True, slots=True)
class PasskeyRow:
    credential: bytes
    person: str
    public_key: bytes
    sign_count: int
    name: str
    created_ms: int


@dataclass(frozen=True, slots=True)
class SessionRow:
    token_hash: bytes
    person: str
    created_ms: int
    expires_ms: int


@dataclass(frozen=True, slots=True)
class SubscriptionRow:
    """A browser that wants to be told of its person's turn when no page is open."""

    endpoint: str
    """The address of the browser maker's push service that reaches this browser."""
    session: bytes
    """The hash of the session's token: with the session the subscription goes."""
    p256dh: bytes
    """The browser's public key; only it can read what is sent."""
    auth: bytes
    language: str
    created_ms: int
