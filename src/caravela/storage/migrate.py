"""Bringing a database to the form this program knows, all of it or nothing."""

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
    """The forms of the database that this program can read."""
    return {each.revision for each in ScriptDirectory.from_config(_config(folder)).walk_revisions()}


def migrate(engine: Engine, folder: Path = FOLDER) -> None:
    """Takes the missing steps in one transaction: when one fails the database stays as it was."""
    config = _config(folder)
    try:
        with engine.connect() as connection:
            raw = connection.connection.driver_connection
            assert isinstance(raw, sqlite3.Connection)
            # While tables are made anew, rows that point to them must not be deleted along with the old ones. Said to
            # the driver itself, because within a transaction, which the engine would begin, it is not heard.
            raw.execute("PRAGMA foreign_keys = OFF")
            try:
                with connection.begin():
                    _upgrade(connection, config)
            finally:
                raw.execute("PRAGMA foreign_keys = ON")
    except SQLAlchemyError as error:
        raise storage_failed(error) from error


def _config(folder: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    return config


def _upgrade(connection: Connection, config: Config) -> None:
    here = revision(connection)
    script = ScriptDirectory.from_config(config)
    known = {each.revision for each in script.walk_revisions()}
    if here is not None and here not in known:
        raise NewerDatabase(
            f"the database has form {here}, which this version of Caravela does not know; "
            "it was written by a newer one. Install that, or restore a backup of before"
        )
    if here == script.get_current_head():
        return
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    broken = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    if broken:
        raise StorageFailed(
            f"the database cannot be brought to its new form: {len(broken)} rows lost what they belong to"
        )


def revision(connection: Connection) -> str | None:
    """The form a database has; None when it is empty."""
    return MigrationContext.configure(connection).get_current_revision()
