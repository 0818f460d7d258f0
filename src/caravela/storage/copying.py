"""Copy all data from one database to another, also between SQLite and PostgreSQL, and compare the result."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select

from caravela.storage import matches
from caravela.storage.errors import StorageFailed
from caravela.storage.schema import matches as match_table
from caravela.storage.schema import metadata, people, rolls

TABLES: Final = [table for table in metadata.sorted_tables if table is not rolls]
"""All tables in an order in which rows come after those that they reference. Presence is not worth a copy."""
BATCH: Final = 500


@dataclass(frozen=True, slots=True)
class Copied:
    people: int
    matches: int
    entries: int


def is_empty(connection: Connection) -> bool:
    """Return whether a database has neither matches nor people."""
    return not any(connection.scalar(select(table.c.id).limit(1)) for table in (match_table, people))


def copy_all(target: Connection, source: Connection, *, replace: bool) -> Copied:
    """Copy all rows and compare match by match. Raise StorageFailed if the target is not empty or differs."""
    if not replace and not is_empty(target):
        raise StorageFailed("there are matches or people in the target already; choose an empty one")
    for table in reversed(metadata.sorted_tables):
        target.execute(delete(table))
    for table in TABLES:
        for rows in source.execution_options(yield_per=BATCH).execute(select(table)).mappings().partitions():
            target.execute(insert(table), [dict(row) for row in rows])
    return _compare(target, source)


def _compare(target: Connection, source: Connection) -> Copied:
    for table in TABLES:
        counts = {side.scalar(select(func.count()).select_from(table)) for side in (source, target)}
        if len(counts) != 1:
            raise StorageFailed(f"the copy has another number of rows in {table.name}; nothing was changed")
    count = 0
    ids = source.scalars(select(match_table.c.id)).all()
    for match in ids:
        before, after = matches.load(source, match), matches.load(target, match)
        same_snapshot = matches.snapshot_of(source, match) == matches.snapshot_of(target, match)
        if before != after or not same_snapshot:
            raise StorageFailed(f"the copy of the match {match} differs; nothing was changed")
        count += len(after.entries)
    return Copied(target.scalar(select(func.count()).select_from(people)) or 0, len(ids), count)
