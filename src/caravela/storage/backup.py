"""Back up the database, even while a server writes, and restore it."""

import filecmp
import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from caravela.storage.engine import looking_mode
from caravela.storage.errors import StorageFailed
from caravela.storage.faults import storage_failed
from caravela.storage.folder import DATABASE, SIDE_FILES, FolderLock, make_folder
from caravela.storage.migrate import check_form
from caravela.storage.plan import plan_update


def backup(folder: Path, target: Path, *, replace: bool = False) -> None:
    """Write a consistent copy of the whole database to one file. A server may keep writing."""
    database = folder / DATABASE
    if not database.exists():
        raise StorageFailed(f"there is no database in the data folder {folder}")
    if target.exists() and not replace:
        raise StorageFailed(f"there is a file {target} already; --replace writes over it")
    if target.exists() and target.samefile(database):
        raise StorageFailed(f"{target} is the database itself")
    plan_update(folder)
    _write_backup(database, target)


def _write_backup(database: Path, target: Path, mode: str = "ro") -> None:
    with _part(target) as part:
        copy(database, part, mode)
        check_copy(part)
        _replace(part, target)


def restore(folder: Path, source: Path) -> Path | None:
    """Replace the database with a backup. Return the copy of the old database, if there was one.

    Raise FolderBusy while a server runs. If the backup is not intact, the database is not changed.
    """
    if not source.is_file():
        raise StorageFailed(f"there is no file {source}")
    make_folder(folder)
    lock = FolderLock(folder)
    try:
        with _part(folder / DATABASE) as part:
            copy(source, part)
            check_copy(part)
            kept = put_aside(folder, "before-restore")
            for ending in SIDE_FILES:
                (folder / (DATABASE + ending)).unlink(missing_ok=True)
            _replace(part, folder / DATABASE)
            return kept
    finally:
        lock.release()


def put_aside(folder: Path, why: str) -> Path | None:
    """Copy the database and its WAL byte by byte, even if damaged. The caller holds the folder's lock."""
    database = folder / DATABASE
    if not database.exists():
        return None
    kept = _free_name(folder, why)
    try:
        for ending in ("", "-wal"):
            beside = folder / (DATABASE + ending)
            if beside.exists():
                shutil.copy2(beside, kept.with_name(kept.name + ending))
                _sync(kept.with_name(kept.name + ending))
    except OSError as error:
        for ending in ("", "-wal"):
            kept.with_name(kept.name + ending).unlink(missing_ok=True)
        raise StorageFailed(f"the old database cannot be kept as {kept}: {error.strerror}") from None
    return kept


def backup_before_update(folder: Path, form: str) -> Path:
    """Back up the database before migrating it to a form. The caller holds the folder's lock.

    Repeated failed starts do not create duplicate backups. Raise StorageFailed.
    """
    why = f"before-form-{form}"
    target = _free_name(folder, why)
    try:
        _write_backup(folder / DATABASE, target, looking_mode(folder / DATABASE))
    except StorageFailed as error:
        raise StorageFailed(
            f"the database must be updated to form {form}, and the backup before it failed: {error}; "
            "the database was not changed"
        ) from None
    for earlier in folder.glob(f"caravela-{why}-*.db"):
        if earlier != target and filecmp.cmp(earlier, target, shallow=False):
            target.unlink()
            return earlier
    return target


def _free_name(folder: Path, why: str) -> Path:
    moment = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    free = folder / f"caravela-{why}-{moment}.db"
    number = 1
    while free.exists():
        number += 1
        free = folder / f"caravela-{why}-{moment}-{number}.db"
    return free


def copy(source: Path, target: Path, mode: str = "ro") -> None:
    """Copy a database, including the contents of its side files, into one file."""
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode={mode}", uri=True)) as old,
            closing(sqlite3.connect(target, isolation_level=None)) as new,
        ):
            old.backup(new)
            # Leave a single file without a WAL beside it.
            new.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        raise StorageFailed(f"{source} cannot be copied: {storage_failed(error)}") from None


def check_copy(path: Path) -> None:
    """Raise StorageFailed unless the file is an intact database of ours, NewerDatabase if it is newer."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as copied:
            faults = [fault for (fault,) in copied.execute("PRAGMA integrity_check(3)") if fault != "ok"]
            forms = copied.execute("SELECT version_num FROM alembic_version").fetchall()
    except sqlite3.OperationalError:
        raise StorageFailed("the copy is not a Caravela database") from None
    except sqlite3.Error as error:
        raise storage_failed(error) from None
    if faults:
        raise StorageFailed("the copy is damaged: " + "; ".join(faults))
    for (form,) in forms:
        check_form(form)


@contextmanager
def _part(target: Path) -> Iterator[Path]:
    """Yield a temporary file that is deleted at the end unless it was moved to the target."""
    part = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        # Created explicitly with mode 0600, so that other users can never read it.
        part.touch(mode=0o600, exist_ok=False)
        yield part
    except OSError as error:
        raise StorageFailed(f"{target} cannot be written: {error.strerror}") from None
    finally:
        for ending in ("", *SIDE_FILES):
            part.with_name(part.name + ending).unlink(missing_ok=True)


def _replace(part: Path, target: Path) -> None:
    _sync(part)
    part.replace(target)
    with suppress(OSError):  # some systems cannot fsync a directory
        _sync(target.parent)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
