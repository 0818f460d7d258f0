"""Checks that need no game: damaged pages, orphaned rows, missing entry numbers. Also their repairs."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from sqlalchemy import Connection, delete, func, select, update
from sqlalchemy.exc import SQLAlchemyError

from caravela.storage.engine import is_at_rest, looking_mode, reading_engine, writing_engine
from caravela.storage.errors import NoDatabase, StorageFailed
from caravela.storage.faults import storage_failed
from caravela.storage.folder import DATABASE
from caravela.storage.migrate import check_form, revision
from caravela.storage.schema import entries, matches, snapshots

Remedy = Literal["reindex", "orphans", "truncate", "recount", "snapshot", "lists", "none"]

MOST_FAULTS: Final = 20
OPTIONAL_PARENTS: Final = {("matches", "people"), ("seats", "people")}
"""(table, parent) pairs whose reference may be cleared: a match without a host is still a match."""


@dataclass(frozen=True, slots=True)
class Damage:
    """One fault: a description with its place, and the repair."""

    text: str
    remedy: Remedy
    match: str | None = None
    entry: int | None = None
    """The first entry that is wrong or missing."""


@contextmanager
def opened(folder: Path, *, writing: bool = False) -> Iterator[Connection]:
    """Open a database that may be damaged and yield a connection with a consistent snapshot of it.

    Unless `writing`, nothing is written, except that SQLite rolls back a change that a crash interrupted.
    Raise StorageFailed.
    """
    path = folder / DATABASE
    try:
        before = path.stat()
        mode = looking_mode(path)
    except FileNotFoundError:
        raise NoDatabase(f"there is no database in the data folder {folder}") from None
    except OSError as error:
        raise StorageFailed(f"the data folder {folder} cannot be used: {error.strerror}") from None
    engine = writing_engine(path) if writing else reading_engine(path, mode)
    try:
        with engine.begin() as connection:
            yield connection
        changed = path.stat().st_mtime_ns != before.st_mtime_ns or not is_at_rest(path)
        if changed and not writing and "immutable" in mode:
            raise StorageFailed("another Caravela started meanwhile; try again")
    except SQLAlchemyError as error:
        raise storage_failed(error) from None
    finally:
        engine.dispose()


def check_readable(connection: Connection) -> None:
    """Raise StorageFailed if the file is not a Caravela database, NewerDatabase if it is too new."""
    form = revision(connection)
    if form is None:
        raise StorageFailed("the database is empty or none of Caravela's")
    check_form(form)


def faults(connection: Connection) -> list[Damage]:
    """Return all faults that can be found without knowing a game."""
    found: list[Damage] = []
    if connection.dialect.name == "sqlite":
        # PostgreSQL has checksums and enforces foreign keys itself.
        found.extend(_torn(connection))
        found.extend(_orphans(connection))
    found.extend(_numbers(connection))
    return found


def _torn(connection: Connection) -> Iterator[Damage]:
    for (text,) in connection.exec_driver_sql(f"PRAGMA integrity_check({MOST_FAULTS})").fetchall():
        if text != "ok":
            only_index = "missing from index" in text or "wrong # of entries in index" in text
            yield Damage(f"the file is damaged: {text}", "reindex" if only_index else "none")


def _orphans(connection: Connection) -> Iterator[Damage]:
    count: dict[tuple[str, str], int] = {}
    for table, _, parent, _ in connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall():
        count[table, parent] = count.get((table, parent), 0) + 1
    for (table, parent), rows in sorted(count.items()):
        yield Damage(f"{rows} rows of {table} belong to {parent} that are not there", "orphans")


def _numbers(connection: Connection) -> Iterator[Damage]:
    """Check that entries are numbered 0, 1, 2 ... without gaps and that the match's count is right."""
    statement = (
        'SELECT m.id, m.entries, count(e."index"), max(e."index") FROM matches m '
        "LEFT JOIN entries e ON e.match = m.id GROUP BY m.id ORDER BY m.id"
    )
    for match, told, counted, last in connection.exec_driver_sql(statement).fetchall():
        if counted and last != counted - 1:
            gap = first_gap(connection, match)
            yield Damage(
                f"match {match}: entry {gap} is missing, later ones are there", "truncate", match, gap
            )
        elif told != counted:
            yield Damage(f"match {match}: it should have {told} entries and has {counted}", "recount", match)


def first_gap(connection: Connection, match: str) -> int:
    expected = 0
    numbers = select(entries.c.index).where(entries.c.match == match).order_by(entries.c.index)
    for index in connection.scalars(numbers):
        if index != expected:
            break
        expected += 1
    return expected


# --- remedies ----------------------------------------------------------------------------------------


def reindex(connection: Connection) -> None:
    connection.exec_driver_sql("REINDEX")


def drop_orphans(connection: Connection) -> None:
    """Delete orphaned rows. Rows with an optional reference are kept and the reference is cleared."""
    for table, row, parent, number in connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall():
        if (table, parent) in OPTIONAL_PARENTS:
            keys = connection.exec_driver_sql(f"PRAGMA foreign_key_list({table})").fetchall()
            column = next(key[3] for key in keys if key[0] == number)
            connection.exec_driver_sql(f"UPDATE {table} SET {column} = NULL WHERE rowid = ?", (row,))  # noqa: S608  # our own names
        else:
            connection.exec_driver_sql(f"DELETE FROM {table} WHERE rowid = ?", (row,))  # noqa: S608  # our own names


def truncate(connection: Connection, match: str, entry: int) -> None:
    """Delete the entries of a match from `entry` on, and a snapshot that includes any of them."""
    connection.execute(delete(entries).where(entries.c.match == match, entries.c.index >= entry))
    connection.execute(delete(snapshots).where(snapshots.c.match == match, snapshots.c.entries > entry))
    recount(connection, match)


def recount(connection: Connection, match: str) -> None:
    counted = select(func.count()).select_from(entries).where(entries.c.match == match).scalar_subquery()
    connection.execute(update(matches).where(matches.c.id == match).values(entries=counted))


def drop_snapshot(connection: Connection, match: str) -> None:
    connection.execute(delete(snapshots).where(snapshots.c.match == match))
