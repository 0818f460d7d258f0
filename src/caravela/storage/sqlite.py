"""The SQLite store: one thread writes, any thread reads."""

import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from types import TracebackType
from typing import Concatenate, ParamSpec, Self, TypeVar

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import SQLAlchemyError

from caravela.storage import matches, people, subscriptions
from caravela.storage.backup import backup_before_update
from caravela.storage.engine import old_sqlite, reading_engine, writing_engine
from caravela.storage.errors import StorageFailed, StoreClosed
from caravela.storage.faults import storage_failed
from caravela.storage.folder import DATABASE, FolderLock, make_folder
from caravela.storage.migrate import migrate
from caravela.storage.plan import plan_update
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
from caravela.storage.writer import Writer

Given = TypeVar("Given")
Arguments = ParamSpec("Arguments")

log = logging.getLogger(__name__)


class SqliteStore:
    """A store in one SQLite file. `caravela.storage.store.Store` documents its methods."""

    def __init__(self, folder: Path) -> None:
        """Open the data folder, creating it if necessary.

        An older database is backed up and migrated. Raise FolderBusy, NewerDatabase or StorageFailed.
        """
        make_folder(folder)
        self.path = folder / DATABASE
        plan = plan_update(folder)
        self._lock = FolderLock(folder)
        note = old_sqlite()
        if note is not None:
            log.info(note)
        self._engine = writing_engine(self.path)
        self._readers = reading_engine(self.path)
        try:
            if plan.migrates:
                kept = backup_before_update(folder, plan.newest)
                log.warning(
                    "update the database from form %s to form %s; backup: %s", plan.here, plan.newest, kept
                )
            migrate(self._engine)
        except BaseException:
            self._let_go()
            raise
        self._writer = Writer(self._engine)
        self._closed = False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._writer.close()
        self._closed = True
        self._let_go()

    def _let_go(self) -> None:
        self._readers.dispose()
        self._engine.dispose()
        self._lock.release()

    def _write(
        self,
        work: Callable[Concatenate[Connection, Arguments], Given],
        *arguments: Arguments.args,
        **named: Arguments.kwargs,
    ) -> Given:
        return self._writer.submit(lambda connection: work(connection, *arguments, **named)).result()

    def _read(
        self,
        work: Callable[Concatenate[Connection, Arguments], Given],
        *arguments: Arguments.args,
        **named: Arguments.kwargs,
    ) -> Given:
        if self._closed:
            raise StoreClosed("the store is closed")
        try:
            with self._readers.connect() as connection:
                return work(connection, *arguments, **named)
        except SQLAlchemyError as error:
            raise storage_failed(error) from error

    # --- matches ---------------------------------------------------------------------------------

    def create(
        self,
        header: MatchHeader,
        seats: Sequence[SeatRecord] = (),
        *,
        public: bool = False,
    ) -> None:
        self._write(matches.create, header, seats, public)

    def append(
        self, match: str, index: int, key: str | None, data: bytes, update: MatchUpdate | None = None
    ) -> "Future[int]":
        entry = EntryRow(index, key, data)
        return self._writer.submit(lambda connection: matches.append(connection, match, entry, update))

    def update(self, match: str, update: MatchUpdate) -> None:
        self._write(matches.change_match, match, update)

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

    # --- the rest --------------------------------------------------------------------------------

    def setting(self, key: str) -> str | None:
        return self._read(_setting, key)

    def put_setting(self, key: str, value: str) -> None:
        self._write(_put_setting, key, value)

    def check(self) -> None:
        self._write(_put_setting, "checked", "")

    def last_write(self) -> tuple[float, StorageFailed | None]:
        return self._writer.last


def _setting(connection: Connection, key: str) -> str | None:
    return connection.scalar(select(settings.c.value).where(settings.c.key == key))


def _put_setting(connection: Connection, key: str, value: str) -> None:
    connection.execute(delete(settings).where(settings.c.key == key))
    connection.execute(insert(settings), {"key": key, "value": value})
