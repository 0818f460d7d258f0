"""The records of a store as plain values. Times are in milliseconds since 1970; tokens are stored as hashes."""

from dataclasses import dataclass
from typing import Literal

Phase = Literal["gathering", "playing", "over", "frozen"]
LinkKind = Literal["play", "watch"]


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """Index of who sits where, to find a person's matches. The match's entries are authoritative."""

    seat: int
    person: str | None
    owes: bool = False
    """True if the match waits for this seat."""


@dataclass(frozen=True, slots=True)
class MatchHeader:
    """The part of a match that is fixed when it is created."""

    id: str
    game: str
    rules_version: int
    seats: int
    options: str
    """JSON object."""
    secret: bytes
    """Source of the match's chance; needed to continue the match."""
    body: bytes
    """Further data of the table, in the table's own encoding."""
    host: str | None
    """The person who created the match."""
    code: str
    """Short code for joining."""
    play_hash: bytes
    """See `tokens.token_hash`."""
    watch_hash: bytes
    created_ms: int


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match in a list: its header and its current state."""

    header: MatchHeader
    phase: Phase
    public: bool
    updated_ms: int
    entries: int
    """Number of entries in the log, which is the index of the next one."""
    seats: tuple[SeatRecord, ...]
    listed: bytes = b""
    """The match's list row in the server's encoding; empty if it must be computed from the log."""


@dataclass(frozen=True, slots=True)
class MatchUpdate:
    """Changes to the list data, stored in the same transaction as the entry; None means no change."""

    updated_ms: int
    phase: Phase | None = None
    seats: tuple[SeatRecord, ...] | None = None
    host: str | None = None
    listed: bytes | None = None


@dataclass(frozen=True, slots=True)
class EntryRow:
    """An entry of a match's log."""

    index: int
    key: str | None
    """Idempotency key from the sender; None if the entry is never resent."""
    data: bytes


@dataclass(frozen=True, slots=True)
class LoadedMatch:
    row: MatchRow
    entries: list[EntryRow]


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table after its first `entries` entries. It is a cache and can be deleted at any time."""

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
    """Login of a person who is more than a guest, with a password, passkeys or both."""

    person: str
    login: str
    password_hash: str | None
    """Argon2 hash string; None if only passkeys open the account."""
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
    """A browser that wants push notifications of its person's turn while no page is open."""

    endpoint: str
    """URL of the browser vendor's push service for this browser."""
    session: bytes
    """Hash of the session token. The subscription is deleted with the session."""
    p256dh: bytes
    """The browser's public key, with which messages to it are encrypted."""
    auth: bytes
    language: str
    created_ms: int
