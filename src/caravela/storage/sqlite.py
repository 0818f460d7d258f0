"""The SQLite store: one thread writes, any thread reads."""

import logging
import time
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from caravela.storage import matches
from caravela.storage.backup import backup_before_update
from caravela.storage.bus import LocalBus
from caravela.storage.engine import old_sqlite, reading_engine, writing_engine
from caravela.storage.errors import StorageFailed, StoreClosed
from caravela.storage.faults import storage_failed
from caravela.storage.folder import DATABASE, FolderLock, make_folder
from caravela.storage.migrate import migrate
from caravela.storage.plan import plan_update
from caravela.storage.records import EntryRow, MatchUpdate
from caravela.storage.sql_store import SqlStore
from caravela.storage.writer import Writer

Given = TypeVar("Given")
Arguments = ParamSpec("Arguments")

log = logging.getLogger(__name__)


class SqliteStore(SqlStore):
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
        self.bus = LocalBus()
        self._writer = Writer(self._engine)
        self._closed = False

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

    def append(
        self, match: str, index: int, key: str | None, data: bytes, update: MatchUpdate | None = None
    ) -> "Future[int]":
        entry = EntryRow(index, key, data)
        return self._writer.submit(lambda connection: matches.append(connection, match, entry, update))

    def last_write(self) -> tuple[float, StorageFailed | None]:
        return self._writer.last

    def clock_ms(self) -> int:
        return time.time_ns() // 1_000_000
