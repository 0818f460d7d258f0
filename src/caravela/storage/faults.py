"""Translate database errors into sentences that say what is wrong and what to do."""

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from caravela.storage.errors import StorageFailed

SENTENCES: Final = {
    sqlite3.SQLITE_FULL: "the disk is full; nothing of this was kept, and it works again when there is space",
    sqlite3.SQLITE_READONLY: "the database is read-only; check the rights of the data folder",
    sqlite3.SQLITE_IOERR: "the disk could not be read or written; nothing of this was kept",
    sqlite3.SQLITE_CORRUPT: "the database is damaged; stop the server and run: caravela doctor",
    sqlite3.SQLITE_NOTADB: "the database file is not a database; restore a backup with: caravela restore FILE",
    sqlite3.SQLITE_CANTOPEN: "the database cannot be opened; check that the data folder is there and its rights",
    sqlite3.SQLITE_BUSY: "another program holds the database; close it",
    sqlite3.SQLITE_NOMEM: "there is not enough memory",
    sqlite3.SQLITE_PERM: "the database may not be opened; check the rights of the data folder",
    sqlite3.SQLITE_AUTH: "the database may not be opened; check the rights of the data folder",
}
SQLSTATES: Final = {
    "53100": "the disk of the database server is full; nothing of this was kept, and it works again with more space",
    "53300": "the database server has no connection left; raise its max_connections or run fewer servers",
    "25006": "the database is read-only: a standby, or set to read-only by its administrator",
    "57014": "the database server took too long; nothing of this was kept",
    "55P03": "another change blocks this one for too long; nothing of this was kept",
    "42501": "the database user lacks a permission; let it own the database",
    "57P01": "the database server is stopping; nothing of this was kept",
    "57P02": "the database server has crashed and is starting again; nothing of this was kept",
    "57P03": "the database server is starting or stopping; try again",
    "XX001": "the database is damaged; stop the servers and restore a backup",
    "XX002": "an index of the database is damaged; run: caravela doctor --repair",
}
"""Sentences by PostgreSQL's error codes."""
UNREACHABLE: Final = (
    "the database server does not answer; nothing of this was kept, and it works again when it is back"
)
PRIMARY_CODE: Final = 0xFF
"""Mask for the lowest byte of an extended error code, which is the primary code."""


def storage_failed(error: Exception) -> StorageFailed:
    """Translate an error of SQLAlchemy, sqlite3 or psycopg."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if hasattr(cause, "sqlstate"):  # psycopg, which may not be installed
        state = getattr(cause, "sqlstate", None)
        lost = state is None and type(cause).__name__ != "ProgrammingError"
        found = SQLSTATES.get(state or "") or (UNREACHABLE if lost else None)
        return StorageFailed(found or f"the database failed: {str(cause).splitlines()[0]}")
    code = getattr(cause, "sqlite_errorcode", None)
    known = SENTENCES.get(code & PRIMARY_CODE) if isinstance(code, int) else None
    return StorageFailed(known or f"the database failed: {cause}")


def spoils_all(error: SQLAlchemyError | sqlite3.Error) -> bool:
    """Return whether the database itself failed, rather than one row violating a constraint."""
    return isinstance(error, DBAPIError | sqlite3.Error) and not isinstance(error, IntegrityError)
