"""Migrate a database to the schema of this program, in one transaction."""

import sqlite3
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from caravela.storage.errors import NewerDatabase, StorageFailed
from caravela.storage.faults import storage_failed

FOLDER: Final = Path(__file__).parent / "migrations"


def known_forms(folder: Path = FOLDER) -> set[str]:
    """Return the schema revisions ("forms") that this program can read."""
    return {each.revision for each in ScriptDirectory.from_config(_config(folder)).walk_revisions()}


def newest_form(folder: Path = FOLDER) -> str:
    """Return the form that this program works with."""
    newest = ScriptDirectory.from_config(_config(folder)).get_current_head()
    assert newest is not None
    return newest


def check_form(form: str, folder: Path = FOLDER) -> None:
    """Raise NewerDatabase unless this program can read a database of this form."""
    if form not in known_forms(folder):
        raise NewerDatabase(
            f"the database has form {form}, written by a newer version of Caravela; this version knows "
            f"form {newest_form(folder)}. Install the newer version, or restore a backup from before its update"
        )


MIGRATION_LOCK: Final = 1492_0003
"""Number of the PostgreSQL advisory lock that only one migrating process holds."""


def migrate_postgres(engine: Engine, folder: Path = FOLDER) -> str | None:
    """Run the missing migrations in one transaction. Return the form before, or None if nothing was to do."""
    try:
        with engine.connect() as connection:
            if revision(connection) == newest_form(folder):
                return None
        with engine.begin() as connection:
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
            here = revision(connection)
            _upgrade(connection, folder)
    except SQLAlchemyError as error:
        raise storage_failed(error) from error
    return here


def migrate(engine: Engine, folder: Path = FOLDER) -> None:
    """Run the missing migrations of an SQLite file in one transaction: if one fails, the file is unchanged.

    WAL mode is enabled afterwards, because that changes the header of the file.
    """
    try:
        with engine.connect() as connection:
            raw = connection.connection.driver_connection
            assert isinstance(raw, sqlite3.Connection)
            # While a table is rebuilt, rows that reference it must not be deleted along with the old table. SQLite
            # ignores this pragma inside a transaction, and the engine would begin one; so call the driver directly.
            raw.execute("PRAGMA foreign_keys = OFF")
            try:
                with connection.begin():
                    _upgrade(connection, folder)
            finally:
                raw.execute("PRAGMA foreign_keys = ON")
            raw.execute("PRAGMA journal_mode = WAL")
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise storage_failed(error) from error


def _config(folder: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    return config


def _upgrade(connection: Connection, folder: Path) -> None:
    here = revision(connection)
    if here is not None:
        check_form(here, folder)
    if here == newest_form(folder):
        return
    config = _config(folder)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    if connection.dialect.name != "sqlite":
        return
    broken = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    if broken:
        raise StorageFailed(
            f"the database cannot be brought to its new form: {len(broken)} rows lost what they belong to"
        )


def revision(connection: Connection) -> str | None:
    """Return the form of a database, or None if it is empty."""
    return max(MigrationContext.configure(connection).get_current_heads(), default=None)
