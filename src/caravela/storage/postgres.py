"""The PostgreSQL store. Any number of processes may use one database: the database decides every append."""

import logging
import math
import time
import zlib
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Concatenate, Final, LiteralString, ParamSpec, TypeVar

import psycopg
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from caravela.storage import matches
from caravela.storage.errors import NoSuchMatch, StaleIndex, StorageFailed, StoreClosed
from caravela.storage.faults import storage_failed
from caravela.storage.migrate import migrate_postgres, newest_form
from caravela.storage.postgres_bus import PostgresBus
from caravela.storage.postgres_pool import PgConnection, Pool, check_server
from caravela.storage.records import EntryRow, MatchUpdate
from caravela.storage.sql_store import SqlStore

Given = TypeVar("Given")
Arguments = ParamSpec("Arguments")

LANES: Final = 4
"""Threads that append. The appends of one match always use the same one, so they keep their order."""

# One statement, so one round trip and one transaction. The row of the match decides: of several processes that
# append at the same index, one finds `entries` unchanged. The others wait for its commit and then update nothing.
APPEND: Final[LiteralString] = """
WITH taken AS (
    UPDATE matches SET
        entries = entries + 1,
        updated_ms = coalesce(%(updated_ms)s, updated_ms),
        phase = coalesce(%(phase)s, phase),
        host = coalesce(%(host)s, host),
        listed = CASE WHEN %(listed)s::bytea IS NULL THEN listed ELSE nullif(%(listed)s::bytea, '') END
    WHERE id = %(match)s AND entries = %(index)s
    RETURNING id
), seated AS (
    UPDATE seats SET person = new.person, owes = new.owes
    FROM taken, unnest(%(seats)s::int[], %(people)s::text[], %(owing)s::bool[]) AS new (seat, person, owes)
    WHERE seats.match = taken.id AND seats.seat = new.seat
)
INSERT INTO entries (match, index, key, data)
SELECT id, %(index)s, %(key)s, %(data)s FROM taken RETURNING index
"""

log = logging.getLogger(__name__)


class PostgresStore(SqlStore):
    """A store in a PostgreSQL database. `caravela.storage.store.Store` documents its methods."""

    def __init__(self, url: str) -> None:
        """Connect, and migrate an older database. Raise NewerDatabase or StorageFailed."""
        for warning in check_server(url):
            log.warning(warning)
        self._pool = Pool(url)
        try:
            before = migrate_postgres(self._pool.writing)
        except BaseException:
            self._pool.close()
            raise
        if before is not None:
            log.warning("updated the database from form %s to form %s", before, newest_form())
        self.bus = PostgresBus(url, self._pool)
        self._lanes = [ThreadPoolExecutor(1, f"caravela-append-{lane}") for lane in range(LANES)]
        self._last: tuple[float, StorageFailed | None] = (-math.inf, None)
        self._closed = False

    def close(self) -> None:
        self._closed = True
        for lane in self._lanes:
            lane.shutdown()
        self.bus.stop()
        self._pool.close()

    def _write(
        self,
        work: Callable[Concatenate[Connection, Arguments], Given],
        *arguments: Arguments.args,
        **named: Arguments.kwargs,
    ) -> Given:
        if self._closed:
            raise StoreClosed("the store is closed")
        try:
            with self._pool.writing.begin() as connection:
                done = work(connection, *arguments, **named)
        except (SQLAlchemyError, psycopg.Error) as error:
            raise self._failed(error) from error
        self._last = (time.monotonic(), None)
        return done

    def _read(
        self,
        work: Callable[Concatenate[Connection, Arguments], Given],
        *arguments: Arguments.args,
        **named: Arguments.kwargs,
    ) -> Given:
        if self._closed:
            raise StoreClosed("the store is closed")
        try:
            with self._pool.reading.connect() as connection:
                return work(connection, *arguments, **named)
        except (SQLAlchemyError, psycopg.Error) as error:
            raise storage_failed(error) from error

    def append(
        self, match: str, index: int, key: str | None, data: bytes, update: MatchUpdate | None = None
    ) -> "Future[int]":
        lane = self._lanes[zlib.crc32(match.encode()) % LANES]
        try:
            return lane.submit(self._append, match, EntryRow(index, key, data), update)
        except RuntimeError:
            refused: Future[int] = Future()
            refused.set_exception(StoreClosed("the store is closed"))
            return refused

    def last_write(self) -> tuple[float, StorageFailed | None]:
        return self._last

    def clock_ms(self) -> int:
        return self._read(_clock_ms)

    def _failed(self, error: Exception) -> StorageFailed:
        failure = storage_failed(error)
        self._last = (time.monotonic(), failure)
        return failure

    def _append(self, match: str, entry: EntryRow, change: MatchUpdate | None) -> int:
        try:
            try:
                done = self._append_once(match, entry, change, checked=False)
            except psycopg.OperationalError as error:
                if not _is_lost(error):
                    raise
                # The connection was lost, perhaps before the statement arrived. Repeating it is harmless: if it was
                # committed, the index is taken.
                done = self._append_once(match, entry, change, checked=True)
        except psycopg.IntegrityError as error:
            self._read(matches.refuse_same_key, match, entry.key)
            self._read(matches.refuse_unknown, [seat.person for seat in (change and change.seats) or ()])
            raise self._failed(error) from error
        except psycopg.Error as error:
            raise self._failed(error) from error
        if not done:
            self._read(_refuse_index, match, entry)
        self._last = (time.monotonic(), None)
        return entry.index

    def _append_once(self, match: str, entry: EntryRow, change: MatchUpdate | None, *, checked: bool) -> bool:
        connection = self._pool.take(checked=checked)
        try:
            return execute_append(connection, match, entry, change)
        finally:
            self._pool.give_back(connection)


def execute_append(connection: PgConnection, match: str, entry: EntryRow, change: MatchUpdate | None) -> bool:
    """Append an entry. Return False if the index is not the next one or there is no such match."""
    seats = (change and change.seats) or ()
    values = {
        "match": match,
        "index": entry.index,
        "key": entry.key,
        "data": entry.data,
        "updated_ms": change and change.updated_ms,
        "phase": change and change.phase,
        "host": change and change.host,
        "listed": change and change.listed,
        "seats": [seat.seat for seat in seats],
        "people": [seat.person for seat in seats],
        "owing": [seat.owes for seat in seats],
    }
    return connection.execute(APPEND, values).fetchone() is not None


def _clock_ms(connection: Connection) -> int:
    moment = connection.exec_driver_sql("SELECT extract(epoch FROM clock_timestamp()) * 1000").scalar_one()
    return int(moment)


def _refuse_index(connection: Connection, match: str, entry: EntryRow) -> None:
    """Raise why an entry could not be appended."""
    matches.refuse_same_key(connection, match, entry.key)
    expected = matches.entry_counts(connection, [match]).get(match)
    if expected is None:
        raise NoSuchMatch(match)
    raise StaleIndex(match, entry.index, expected)


def _is_lost(error: psycopg.OperationalError) -> bool:
    """Return whether the connection broke: the server closed it, or it is gone."""
    return error.sqlstate is None or error.sqlstate.startswith(("57P", "08"))
