"""Copies of the database: one that is taken while a server writes, and one that is brought back."""

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
    """Writes the whole database, as it is at one moment, to one file. A server may go on writing meanwhile."""
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
    """Puts a backup in the place of the database; gives the file that keeps the old one.

    Raises FolderBusy while a server runs. The database is as it was unless the backup is whole.
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
    """Copies the database byte by byte, broken or not, to a file beside it. The caller holds the folder's lock."""
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
    """Back up the database before its migration to a form. The caller holds the folder's lock.

    If a start fails again and again, the same data is not backed up twice. Raises StorageFailed.
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
    """A complete database in one file, whatever the state of the source's side files."""
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode={mode}", uri=True)) as old,
            closing(sqlite3.connect(target, isolation_level=None)) as new,
        ):
            old.backup(new)
            # One file, without a log beside it.
            new.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        raise StorageFailed(f"{source} cannot be copied: {storage_failed(error)}") from None


def check_copy(path: Path) -> None:
    """Raises StorageFailed unless the file is a whole database of this program, NewerDatabase when of a newer one."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as copied:
            faults = [fault for (fault,) in copied.execute("PRAGMA integrity_check(3)") if fault != "ok"]
            forms = copied.execute("SELECT version_num FROM alembic_version").fetchall()
    except sqlite3.OperationalError:
        raise StorageFailed("the copy is no database of Caravela") from None
    except sqlite3.Error as error:
        raise storage_failed(error) from None
    if faults:
        raise StorageFailed("the copy is damaged: " + "; ".join(faults))
    for (form,) in forms:
        check_form(form)


@contextmanager
def _part(target: Path) -> Iterator[Path]:
    """A file that becomes the target in one step, or nothing."""
    part = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        # Made by hand, so that nobody else can ever read it.
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
    with suppress(OSError):  # not every system lets a folder be synchronized
        _sync(target.parent)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
