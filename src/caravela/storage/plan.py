"""The effect of the next start on the database: none, or a backup and a migration."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from caravela.storage.engine import writing_engine
from caravela.storage.errors import NoDatabase
from caravela.storage.faults import storage_failed
from caravela.storage.folder import DATABASE
from caravela.storage.health import opened
from caravela.storage.migrate import check_form, migrate, newest_form, revision


@dataclass(frozen=True, slots=True)
class UpdatePlan:
    """The form of the database (None if there is none yet) and the form that this program works with."""

    here: str | None
    newest: str

    @property
    def migrates(self) -> bool:
        """Whether existing data would be migrated."""
        return self.here is not None and self.here != self.newest


def plan_update(folder: Path) -> UpdatePlan:
    """Compare the database with this program without writing. Raise NewerDatabase or StorageFailed."""
    newest = newest_form()
    try:
        with opened(folder) as connection:
            here = revision(connection)
    except NoDatabase:
        here = None
    if here is not None:
        check_form(here)
    return UpdatePlan(here, newest)


@contextmanager
def migrated_copy(folder: Path) -> Iterator[Path]:
    """Copy the database to a temporary folder and migrate the copy. Raise StorageFailed."""
    with TemporaryDirectory(prefix="caravela-") as scratch:
        target = Path(scratch) / DATABASE
        try:
            with opened(folder) as connection, closing(sqlite3.connect(target)) as copied:
                raw = connection.connection.driver_connection
                assert isinstance(raw, sqlite3.Connection)
                raw.backup(copied)
        except sqlite3.Error as error:
            raise storage_failed(error) from None
        engine = writing_engine(target)
        try:
            migrate(engine)
        finally:
            engine.dispose()
        yield Path(scratch)


def update_backups(folder: Path) -> list[Path]:
    """Return the backups that earlier updates made, oldest first."""
    return sorted(folder.glob("caravela-before-form-*.db"), key=lambda path: path.stat().st_mtime)
