"""The methods that every SQL store shares. A subclass runs them on its connections."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Concatenate, ParamSpec, Self, TypeVar

from sqlalchemy import Connection, select, text

from caravela.storage import coordination, matches, people, subscriptions
from caravela.storage.copying import Copied, copy_all, is_empty
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
from caravela.storage.schema import settings

Given = TypeVar("Given")
Arguments = ParamSpec("Arguments")


class SqlStore(ABC):
    """`caravela.storage.store.Store` documents the methods."""

    @abstractmethod
    def _write(
        self,
        work: Callable[Concatenate[Connection, Arguments], Given],
        *arguments: Arguments.args,
        **named: Arguments.kwargs,
    ) -> Given:
        """Run a change in a transaction and commit it."""

    @abstractmethod
    def _read(
        self,
        work: Callable[Concatenate[Connection, Arguments], Given],
        *arguments: Arguments.args,
        **named: Arguments.kwargs,
    ) -> Given:
        """Run a query. All its statements see the same data."""

    @abstractmethod
    def close(self) -> None: ...

    def copy_to(self, target: "SqlStore", *, replace: bool = False) -> Copied:
        """Copy everything into another store in one transaction, and compare match by match.

        Raise StorageFailed if the target is not empty, unless `replace`.
        """
        write = target._write  # noqa: SLF001 - of the same class
        return self._read(lambda source: write(copy_all, source, replace=replace))

    def is_empty(self) -> bool:
        return self._read(is_empty)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # --- matches ---------------------------------------------------------------------------------

    def create(
        self,
        header: MatchHeader,
        seats: Sequence[SeatRecord] = (),
        *,
        public: bool = False,
    ) -> None:
        self._write(matches.create, header, seats, public)

    def update(self, match: str, update: MatchUpdate, entries: int | None = None) -> bool:
        return self._write(matches.change_match, match, update, entries)

    def list_row(self, match: str, entries: int, listed: bytes) -> None:
        self._write(matches.list_row, match, entries, listed)

    def load(self, match: str) -> LoadedMatch:
        return self._read(matches.load, match)

    def entries_since(self, match: str, index: int) -> list[EntryRow]:
        return self._read(matches.entries_since, match, index)

    def match_row(self, match: str) -> MatchRow:
        return self._read(matches.match_row, match)

    def match_by_code(self, code: str) -> str | None:
        return self._read(matches.match_by_code, code)

    def match_by_token(self, token_hash: bytes) -> tuple[str, LinkKind] | None:
        return self._read(matches.match_by_token, token_hash)

    def lobby(self, limit: int = 50) -> list[MatchRow]:
        return self._read(matches.lobby, limit)

    def matches_of(self, person: str, limit: int = 50, before_ms: int | None = None) -> list[MatchRow]:
        return self._read(matches.matches_of, person, limit, before_ms)

    def played_since(self, since_ms: int, limit: int) -> list[MatchRow]:
        return self._read(matches.played_since, since_ms, limit)

    def count_gathering(self, host: str | None = None) -> int:
        return self._read(matches.count_gathering, host)

    def gathering_among(self, ids: Sequence[str]) -> list[str]:
        return self._read(matches.gathering_among, ids)

    def entry_counts(self, ids: Sequence[str]) -> dict[str, int]:
        return self._read(matches.entry_counts, ids)

    def delete_match(self, match: str) -> None:
        self._write(matches.delete_match, match)

    def delete_forgotten(self, before_ms: int) -> list[str]:
        return self._write(matches.delete_forgotten, before_ms)

    # --- snapshots -------------------------------------------------------------------------------

    def put_snapshot(self, snapshot: Snapshot) -> None:
        self._write(matches.put_snapshot, snapshot)

    def snapshot(self, match: str) -> Snapshot | None:
        return self._read(matches.snapshot_of, match)

    def drop_snapshot(self, match: str) -> None:
        self._write(matches.drop_snapshot, match)

    # --- people ----------------------------------------------------------------------------------

    def create_person(self, person: PersonRow) -> None:
        self._write(people.create_person, person)

    def person(self, person: str) -> PersonRow | None:
        return self._read(people.person_of, person)

    def rename_person(self, person: str, name: str, language: str | None) -> None:
        self._write(people.rename_person, person, name, language)

    def create_session(self, session: SessionRow) -> None:
        self._write(people.create_session, session)

    def session_person(self, token_hash: bytes, now_ms: int) -> PersonRow | None:
        return self._read(people.session_person, token_hash, now_ms)

    def delete_session(self, token_hash: bytes) -> None:
        self._write(people.delete_session, token_hash)

    def delete_expired_sessions(self, now_ms: int) -> int:
        return self._write(people.delete_expired_sessions, now_ms)

    def create_account(self, account: AccountRow) -> None:
        self._write(people.create_account, account)

    def account(self, login: str) -> AccountRow | None:
        return self._read(people.account, login)

    def account_of(self, person: str) -> AccountRow | None:
        return self._read(people.account_of, person)

    def add_passkey(self, passkey: PasskeyRow) -> None:
        self._write(people.add_passkey, passkey)

    def passkey(self, credential: bytes) -> PasskeyRow | None:
        return self._read(people.passkey, credential)

    def passkeys_of(self, person: str) -> list[PasskeyRow]:
        return self._read(people.passkeys_of, person)

    def used_passkey(self, credential: bytes, sign_count: int) -> None:
        self._write(people.used_passkey, credential, sign_count)

    # --- push subscriptions ----------------------------------------------------------------------

    def put_subscription(self, subscription: SubscriptionRow, most: int) -> None:
        self._write(subscriptions.put_subscription, subscription, most)

    def subscriptions_of(self, person: str, now_ms: int) -> list[SubscriptionRow]:
        return self._read(subscriptions.subscriptions_of, person, now_ms)

    def drop_subscription(self, endpoint: str) -> None:
        self._write(subscriptions.drop_subscription, endpoint)

    def drop_own_subscription(self, endpoint: str, person: str) -> None:
        self._write(subscriptions.drop_own_subscription, endpoint, person)

    # --- several processes -----------------------------------------------------------------------

    def put_roll(self, match: str, node: str, people: str | None, until_ms: int) -> None:
        self._write(coordination.put_roll, match, node, people, until_ms)

    def rolls(self, ids: Sequence[str], node: str, now_ms: int) -> dict[str, list[str]]:
        return self._read(coordination.rolls_of, ids, node, now_ms)

    def delete_expired_rolls(self, now_ms: int) -> None:
        self._write(coordination.delete_expired_rolls, now_ms)

    def claim_notification(self, match: str, person: str, entry: int) -> bool:
        return self._write(coordination.claim_notification, match, person, entry)

    # --- the rest --------------------------------------------------------------------------------

    def setting(self, key: str) -> str | None:
        return self._read(_setting, key)

    def put_setting(self, key: str, value: str) -> None:
        self._write(_put_setting, key, value)

    def initial_setting(self, key: str, value: str) -> str:
        return self._write(_initial_setting, key, value)

    def check(self) -> None:
        self._write(_put_setting, "checked", "")


def _setting(connection: Connection, key: str) -> str | None:
    return connection.scalar(select(settings.c.value).where(settings.c.key == key))


def _put_setting(connection: Connection, key: str, value: str) -> None:
    statement = "INSERT INTO settings (key, value) VALUES (:key, :value) ON CONFLICT (key) DO UPDATE SET value = :value"
    connection.execute(text(statement), {"key": key, "value": value})


def _initial_setting(connection: Connection, key: str, value: str) -> str:
    statement = "INSERT INTO settings (key, value) VALUES (:key, :value) ON CONFLICT (key) DO NOTHING"
    connection.execute(text(statement), {"key": key, "value": value})
    return _setting(connection, key) or value
