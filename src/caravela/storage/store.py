"""The seam between the server and whatever keeps its data: SQLite today, another database as a second class."""

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Protocol

from caravela.storage.errors import StorageFailed
from caravela.storage.records import (
    AccountRow,
    EntryRow,
    LinkKind,
    LoadedMatch,
    MatchHeader,
    MatchRow,
    MatchUpdate,
    NewEntry,
    PasskeyRow,
    PersonRow,
    SeatRecord,
    SessionRow,
    Snapshot,
    SubscriptionRow,
)


class Store(Protocol):
    """Every method may be called from any thread, and waits; only `append` gives a future.

    A write that returned, or whose future has a result, is on the disk. Any of them may raise StorageFailed; then
    nothing of it was kept. Tokens never come here, only their hashes.
    """

    # --- matches ---------------------------------------------------------------------------------

    def create(
        self,
        header: MatchHeader,
        seats: Sequence[SeatRecord] = (),
        *,
        public: bool = False,
        entries: Sequence[NewEntry] = (),
    ) -> None:
        """Keeps a new match, in the phase "gathering", with its first entries.

        Raises AlreadyThere ("match", "code") or NoSuchPerson.
        """

    def append(
        self, match: str, index: int, key: str | None, data: bytes, update: MatchUpdate | None = None
    ) -> "Future[int]":
        """Keeps the next entry of a match and, in the same step, what it changes in the lists.

        The future gives the index once the entry is durable. It raises StaleIndex when the index is not the next one,
        SameKey when the match has an entry of this key, NoSuchMatch, StorageFailed or StoreClosed.
        """

    def update(self, match: str, update: MatchUpdate) -> None:
        """Changes what the lists show, without an entry. Raises NoSuchMatch."""

    def list_row(self, match: str, entries: int, listed: bytes) -> None:
        """Keep what lists show, unless the match has more entries by now."""

    def load(self, match: str) -> LoadedMatch:
        """Raises NoSuchMatch."""

    def entries_since(self, match: str, index: int) -> list[EntryRow]:
        """The entries from this number on."""

    def match_row(self, match: str) -> MatchRow:
        """Raises NoSuchMatch."""

    def match_by_code(self, code: str) -> str | None: ...

    def match_by_token(self, token_hash: bytes) -> tuple[str, LinkKind] | None: ...

    def lobby(self, limit: int = 50) -> list[MatchRow]:
        """Public matches that gather players, the newest first; then those that are played, last changed first."""

    def matches_of(self, person: str, limit: int = 50, before_ms: int | None = None) -> list[MatchRow]:
        """Matches a person has a seat in or has made, last changed first; `before_ms` turns the page."""

    def played_since(self, since_ms: int, limit: int) -> list[MatchRow]:
        """Matches being played by people that changed since this time, last changed first."""

    def count_gathering(self, host: str | None = None) -> int:
        """Count the matches that have not begun: all of them, or those that one person made."""

    def gathering_among(self, ids: Sequence[str]) -> list[str]:
        """Those of these matches that have not begun."""

    def delete_match(self, match: str) -> None:
        """Deletes a match and all that belongs to it. Raises NoSuchMatch."""

    def delete_forgotten(self, before_ms: int) -> list[str]:
        """Deletes tables that were still gathering when last changed, before this time; gives their ids."""

    # --- snapshots: a cache ----------------------------------------------------------------------

    def put_snapshot(self, snapshot: Snapshot) -> None:
        """Keeps the newest snapshot of a match, in place of the older one. Raises NoSuchMatch."""

    def snapshot(self, match: str) -> Snapshot | None: ...

    def drop_snapshot(self, match: str) -> None: ...

    # --- people ----------------------------------------------------------------------------------

    def create_person(self, person: PersonRow) -> None:
        """Raises AlreadyThere ("person")."""

    def person(self, person: str) -> PersonRow | None: ...

    def rename_person(self, person: str, name: str, language: str | None) -> None:
        """Raises NoSuchPerson."""

    def create_session(self, session: SessionRow) -> None:
        """Raises NoSuchPerson, AlreadyThere ("session")."""

    def session_person(self, token_hash: bytes, now_ms: int) -> PersonRow | None:
        """Who a session's token belongs to; None when there is none or it has run out."""

    def delete_session(self, token_hash: bytes) -> None: ...

    def delete_sessions_of(self, person: str) -> None: ...

    def delete_expired_sessions(self, now_ms: int) -> int: ...

    def create_account(self, account: AccountRow) -> None:
        """Logins are compared without regard to case. Raises AlreadyThere ("account"), NoSuchPerson."""

    def account(self, login: str) -> AccountRow | None: ...

    def account_of(self, person: str) -> AccountRow | None: ...

    def set_password(self, person: str, password_hash: str | None) -> None:
        """Raises NoSuchPerson when the person has no account."""

    def add_passkey(self, passkey: PasskeyRow) -> None:
        """Raises AlreadyThere ("passkey"), NoSuchPerson."""

    def passkey(self, credential: bytes) -> PasskeyRow | None: ...

    def passkeys_of(self, person: str) -> list[PasskeyRow]: ...

    def used_passkey(self, credential: bytes, sign_count: int) -> None: ...

    def delete_passkey(self, credential: bytes) -> None: ...

    # --- push subscriptions ----------------------------------------------------------------------

    def put_subscription(self, subscription: SubscriptionRow, most: int) -> None:
        """Keeps a subscription in place of one with the same endpoint, and the newest `most` of its person.

        Raises NoSuchSession.
        """

    def subscriptions_of(self, person: str, now_ms: int) -> list[SubscriptionRow]:
        """Those whose session has not run out, the oldest first."""

    def drop_subscription(self, endpoint: str) -> None: ...

    def drop_own_subscription(self, endpoint: str, person: str) -> None:
        """Does nothing for an endpoint of somebody else."""

    # --- the rest --------------------------------------------------------------------------------

    def setting(self, key: str) -> str | None: ...

    def put_setting(self, key: str, value: str) -> None: ...

    def check(self) -> None:
        """Write something small. Raises StorageFailed when a write would fail now."""

    def last_write(self) -> tuple[float, StorageFailed | None]:
        """Return when the last write ended, by the monotonic clock, and why it failed if it did. Does not wait."""

    def close(self) -> None:
        """Finishes what was handed in and lets the data go."""
