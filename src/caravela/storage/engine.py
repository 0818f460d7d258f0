"""Connections to an SQLite file: one that writes and a pool that can only read."""

import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import Connection
from sqlalchemy.pool import ConnectionPoolEntry, QueuePool, StaticPool

from caravela.storage.folder import SIDE_FILES

BUSY_MS: Final = 5000
READERS: Final = 4

# SQLite before 3.51.3 can corrupt a database in WAL mode when two connections write or checkpoint at the same
# moment ("WAL-reset bug"). Here exactly one connection writes: one thread of the process that holds the folder's
# lock. All others are read-only, so they cannot checkpoint either. The bug cannot occur.
SAFE_SQLITE: Final = (3, 51, 3)


def old_sqlite() -> str | None:
    """Return a log message if SQLite is older than the fix of its WAL-reset bug."""
    if sqlite3.sqlite_version_info >= SAFE_SQLITE:
        return None
    return (
        f"SQLite {sqlite3.sqlite_version} is older than 3.51.3; its WAL-reset bug cannot be met here, "
        "for a single connection writes. Let no other program write to the database"
    )


def writing_engine(path: Path) -> Engine:
    """Create the only engine that writes. `migrate` enables WAL mode, which the file then keeps."""
    engine = create_engine(
        "sqlite://", creator=lambda: _connect(path, "rwc"), poolclass=StaticPool, hide_parameters=True
    )

    @event.listens_for(engine, "connect")
    def prepare(dbapi: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
        # FULL: committed data also survives a power failure.
        dbapi.execute("PRAGMA synchronous = FULL")
        dbapi.execute("PRAGMA fullfsync = ON")
        dbapi.execute("PRAGMA foreign_keys = ON")
        # Overwrite deleted data, also where SQLite was built without this default.
        dbapi.execute("PRAGMA secure_delete = ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # Take the write lock at once, so that data read in this transaction cannot change before it is written.
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def is_at_rest(path: Path) -> bool:
    """Return whether no process has the database open and its file is complete on its own."""
    return not any(path.with_name(path.name + ending).exists() for ending in SIDE_FILES)


def looking_mode(path: Path) -> str:
    """Return the SQLite mode for inspecting a database without leaving side files behind.

    After a crash the rollback journal may hold the last good state; SQLite needs write access to apply it.
    """
    if path.with_name(path.name + "-journal").exists():
        return "rw"
    return "ro&immutable=1" if is_at_rest(path) else "ro"


def reading_engine(path: Path, mode: str = "ro") -> Engine:
    """Create a pool of connections that cannot write."""
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
        # Snapshot isolation: all statements of one read see the same data.
        connection.exec_driver_sql("BEGIN")

    return engine


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    # isolation_level=None: only the engine's listeners begin transactions.
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=BUSY_MS / 1000,
        isolation_level=None,
        check_same_thread=False,
    )
    connection.execute("PRAGMA cell_size_check = ON")
    return connection
