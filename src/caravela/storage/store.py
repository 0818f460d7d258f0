"""The interface between the server and its database. SQLite and PostgreSQL implement it."""

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Protocol

from caravela.storage.bus import Bus
from caravela.storage.errors import StorageFailed
from caravela.storage.records import (
    AccountRow,
    EntryRow,
    LinkKind,
    LoadedMatch,
    MatchHeader,
    MatchRow,
    MatchUpdate,
    PasskeyRow,
    PersonRow,
    SeatRecord,
    SessionRow,
    Snapshot,
    SubscriptionRow,
)


class Store(Protocol):
    """A thread-safe store. Every method blocks, except `append`, which returns a future.

    A write is durable once it has returned or its future has a result. Any method may raise StorageFailed; then
    nothing of it was written. The store gets hashes of tokens, never the tokens.
    """

    @property
    def bus(self) -> Bus:
        """The connection to other server processes on the same database."""

    # --- matches ---------------------------------------------------------------------------------

    def create(
        self,
        header: MatchHeader,
        seats: Sequence[SeatRecord] = (),
        *,
        public: bool = False,
    ) -> None:
        """Store a new match in the phase "gathering".

        Raise AlreadyThere ("match", "code" or "link") or NoSuchPerson.
        """

    def append(
        self, match: str, index: int, key: str | None, data: bytes, update: MatchUpdate | None = None
    ) -> "Future[int]":
        """Store the next entry of a match and its list changes in one transaction.

        The future returns the index once the entry is durable. It raises StaleIndex if the index is not the next
        one, SameKey if the match has an entry with this key, NoSuchMatch, StorageFailed or StoreClosed.
        """

    def update(self, match: str, update: MatchUpdate, entries: int | None = None) -> bool:
        """Change the list data of a match without an entry. Raise NoSuchMatch.

        Return False and change nothing if the match does not have exactly `entries` entries any more: the data is old.
        """

    def list_row(self, match: str, entries: int, listed: bytes) -> None:
        """Store the list row, unless the match does not have exactly this many entries any more."""

    def load(self, match: str) -> LoadedMatch:
        """Load a match with all its entries. Raise NoSuchMatch."""

    def entries_since(self, match: str, index: int) -> list[EntryRow]:
        """Return the entries from this index on."""

    def match_row(self, match: str) -> MatchRow:
        """Return a match as a list shows it. Raise NoSuchMatch."""

    def match_by_code(self, code: str) -> str | None: ...

    def match_by_token(self, token_hash: bytes) -> tuple[str, LinkKind] | None: ...

    def lobby(self, limit: int = 50) -> list[MatchRow]:
        """Return public matches: those gathering players, newest first, then those in play, last changed first."""

    def matches_of(self, person: str, limit: int = 50, before_ms: int | None = None) -> list[MatchRow]:
        """Return the matches that a person plays in or created, last changed first; `before_ms` is for paging."""

    def played_since(self, since_ms: int, limit: int) -> list[MatchRow]:
        """Return matches in play with at least one person, changed since this time, last changed first."""

    def count_gathering(self, host: str | None = None) -> int:
        """Count the matches that have not begun: all of them, or those that one person created."""

    def gathering_among(self, ids: Sequence[str]) -> list[str]:
        """Return those of these matches that have not begun."""

    def entry_counts(self, ids: Sequence[str]) -> dict[str, int]:
        """Return the number of entries of each of these matches; deleted matches are missing."""

    def delete_match(self, match: str) -> None:
        """Delete a match and everything that belongs to it. Raise NoSuchMatch."""

    def delete_forgotten(self, before_ms: int) -> list[str]:
        """Delete matches that still gather players and last changed before this time. Return their ids."""

    # --- snapshots: a cache ----------------------------------------------------------------------

    def put_snapshot(self, snapshot: Snapshot) -> None:
        """Store a snapshot of a match in place of the older one. Raise NoSuchMatch."""

    def snapshot(self, match: str) -> Snapshot | None: ...

    def drop_snapshot(self, match: str) -> None: ...

    # --- people ----------------------------------------------------------------------------------

    def create_person(self, person: PersonRow) -> None:
        """Store a new person. Raise AlreadyThere ("person")."""

    def person(self, person: str) -> PersonRow | None: ...

    def rename_person(self, person: str, name: str, language: str | None) -> None:
        """Change a person's name and language. Raise NoSuchPerson."""

    def create_session(self, session: SessionRow) -> None:
        """Store a new session. Raise NoSuchPerson or AlreadyThere ("session")."""

    def session_person(self, token_hash: bytes, now_ms: int) -> PersonRow | None:
        """Return the person of a session, or None if the session does not exist or has expired."""

    def delete_session(self, token_hash: bytes) -> None: ...

    def delete_expired_sessions(self, now_ms: int) -> int: ...

    def create_account(self, account: AccountRow) -> None:
        """Store a new account; logins are case-insensitive. Raise AlreadyThere ("account") or NoSuchPerson."""

    def account(self, login: str) -> AccountRow | None: ...

    def account_of(self, person: str) -> AccountRow | None: ...

    def add_passkey(self, passkey: PasskeyRow) -> None:
        """Store a new passkey. Raise AlreadyThere ("passkey") or NoSuchPerson."""

    def passkey(self, credential: bytes) -> PasskeyRow | None: ...

    def passkeys_of(self, person: str) -> list[PasskeyRow]: ...

    def used_passkey(self, credential: bytes, sign_count: int) -> None: ...

    # --- push subscriptions ----------------------------------------------------------------------

    def put_subscription(self, subscription: SubscriptionRow, most: int) -> None:
        """Store a subscription, replacing one with the same endpoint. Keep only the person's newest `most`.

        Raise NoSuchSession.
        """

    def subscriptions_of(self, person: str, now_ms: int) -> list[SubscriptionRow]:
        """Return the person's subscriptions whose session has not expired, oldest first."""

    def drop_subscription(self, endpoint: str) -> None: ...

    def drop_own_subscription(self, endpoint: str, person: str) -> None:
        """Delete a subscription if it belongs to this person."""

    # --- several processes -----------------------------------------------------------------------

    def put_roll(self, match: str, node: str, people: str | None, until_ms: int) -> None:
        """Store who is connected to a match at a server process, or delete that with None. Raise NoSuchMatch."""

    def rolls(self, ids: Sequence[str], node: str, now_ms: int) -> dict[str, list[str]]:
        """Return by match what the other processes have stored and what has not expired."""

    def delete_expired_rolls(self, now_ms: int) -> None: ...

    def claim_notification(self, match: str, person: str, entry: int) -> bool:
        """Return True for the first process that wants to notify a person of the turn that began at this entry."""

    def clock_ms(self) -> int:
        """Return the time of the clock that all processes share."""

    # --- the rest --------------------------------------------------------------------------------

    def setting(self, key: str) -> str | None: ...

    def put_setting(self, key: str, value: str) -> None: ...

    def initial_setting(self, key: str, value: str) -> str:
        """Store a setting unless it exists. Return the stored value, which is the same for every process."""

    def check(self) -> None:
        """Write something small. Raise StorageFailed if writing fails."""

    def last_write(self) -> tuple[float, StorageFailed | None]:
        """Return when the last write ended (monotonic clock) and its error, if any. Does not block."""

    def close(self) -> None:
        """Finish all submitted writes and release the data folder."""
