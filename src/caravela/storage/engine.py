"""Connections to an SQLite file: one that writes, any number that can only read."""

import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import Connection
from sqlalchemy.pool import ConnectionPoolEntry, QueuePool, StaticPool

from caravela.storage.folder import SIDE_FILES

BUSY_MS: Final = 5000
READERS: Final = 4

# SQLite before 3.51.3 can damage a database in WAL mode when two connections write or checkpoint at the same moment
# ("WAL-reset bug"). Here exactly one connection writes, in one thread of one process that holds the folder's lock, and
# all others are opened read-only, which also keeps them from checkpointing. So the fault cannot be reached.
SAFE_SQLITE: Final = (3, 51, 3)


def old_sqlite() -> str | None:
    """A note for the log when SQLite is older than the fix of its WAL-reset bug."""
    if sqlite3.sqlite_version_info >= SAFE_SQLITE:
        return None
    return (
        f"SQLite {sqlite3.sqlite_version} is older than 3.51.3; its WAL-reset bug cannot be met here, "
        "for a single connection writes. Let no other program write to the database"
    )


def writing_engine(path: Path) -> Engine:
    """The one connection that writes. `migrate` switches the write-ahead log on, which stays on in the file."""
    engine = create_engine(
        "sqlite://", creator=lambda: _connect(path, "rwc"), poolclass=StaticPool, hide_parameters=True
    )

    @event.listens_for(engine, "connect")
    def prepare(dbapi: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
        # FULL: what was committed survives a power cut as well.
        dbapi.execute("PRAGMA synchronous = FULL")
        dbapi.execute("PRAGMA fullfsync = ON")
        dbapi.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # At once the writer's lock, so that nothing that was read within can change before it is written.
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def is_at_rest(path: Path) -> bool:
    """Tell whether no process has the database open, and all of it is in its one file."""
    return not any(path.with_name(path.name + ending).exists() for ending in SIDE_FILES)


def looking_mode(path: Path) -> str:
    """Return how SQLite opens a database for a look that leaves no side files behind.

    After a crash the rollback journal may hold the last good state; SQLite reads it only if it can write.
    """
    if path.with_name(path.name + "-journal").exists():
        return "rw"
    return "ro&immutable=1" if is_at_rest(path) else "ro"


def reading_engine(path: Path, mode: str = "ro") -> Engine:
    """Connections that cannot write, whatever is asked of them."""
    engine = create_engine(
        "sqlite://",
        creator=lambda: _connect(path, mode),
        poolclass=QueuePool,
        pool_size=READERS,
        max_overflow=READERS,
        hide_parameters=True,
    )

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # All statements of one reading see the same moment.
        connection.exec_driver_sql("BEGIN")

    return engine


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    # isolation_level None: transactions begin where the engine's listeners say so, and nowhere else.
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=BUSY_MS / 1000,
        isolation_level=None,
        check_same_thread=False,
    )
    connection.execute("PRAGMA cell_size_check = ON")
    return connection
