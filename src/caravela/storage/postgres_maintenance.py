"""Back up, restore and open a PostgreSQL database for maintenance.

A backup is an SQLite file, as that of a data folder: it can be restored to PostgreSQL or to a data folder.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from caravela.storage import backup as files
from caravela.storage.errors import FolderBusy, StorageFailed
from caravela.storage.faults import storage_failed
from caravela.storage.folder import make_folder
from caravela.storage.migrate import newest_form, revision
from caravela.storage.plan import UpdatePlan
from caravela.storage.postgres import PostgresStore
from caravela.storage.postgres_pool import Pool, check_server, connect
from caravela.storage.sqlite import SqliteStore


@contextmanager
def opened_database(url: str, *, writing: bool = False) -> Iterator[Connection]:
    """Yield a connection with a consistent snapshot of a database, or one that writes. Raise StorageFailed."""
    check_server(url)
    pool = Pool(url)
    try:
        with (pool.writing if writing else pool.reading).begin() as connection:
            yield connection
    except SQLAlchemyError as error:
        raise storage_failed(error) from None
    finally:
        pool.close()


def plan_database_update(url: str) -> UpdatePlan:
    """Compare the database with this program without writing. Raise StorageFailed."""
    with opened_database(url) as connection:
        return UpdatePlan(revision(connection), newest_form())


def check_unused(url: str) -> None:
    """Raise FolderBusy if another process of Caravela is connected to the database."""
    with connect(url) as connection:
        others = connection.execute(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
            "AND application_name = 'caravela' AND pid <> pg_backend_pid()"
        ).fetchone()
    if others is not None and others[0]:
        raise FolderBusy("another Caravela is connected to this database; stop all servers first")


def backup_database(url: str, target: Path, *, replace: bool = False) -> None:
    """Write a consistent copy of the whole database to one file. Servers may keep writing."""
    if target.exists() and not replace:
        raise StorageFailed(f"there is a file {target} already; --replace writes over it")
    plan = plan_database_update(url)
    if plan.migrates:
        raise StorageFailed(
            f"the database has form {plan.here}, and this program would update it to form {plan.newest}; "
            "back it up with pg_dump, or with the version that wrote it"
        )
    with TemporaryDirectory(prefix="caravela-") as scratch:
        with PostgresStore(url) as store, SqliteStore(Path(scratch)) as copied:
            store.copy_to(copied)
        files.backup(Path(scratch), target, replace=replace)


def restore_database(url: str, source: Path, aside: Path) -> Path | None:
    """Replace everything in a database with a backup, in one transaction. The servers must not run.

    Return the backup of what was there, in the folder `aside`, or None if there was nothing.
    """
    check_unused(url)
    with TemporaryDirectory(prefix="caravela-") as scratch:
        files.restore(Path(scratch), source)
        with SqliteStore(Path(scratch)) as backup:
            with PostgresStore(url) as store:
                empty = store.is_empty()
            kept = None if empty else put_database_aside(url, aside, "before-restore")
            with PostgresStore(url) as store:
                backup.copy_to(store, replace=True)
    return kept


def put_database_aside(url: str, folder: Path, why: str) -> Path:
    """Back up the database to a new file in a folder."""
    make_folder(folder)
    kept = folder / f"caravela-{why}-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}.db"
    backup_database(url, kept)
    return kept
