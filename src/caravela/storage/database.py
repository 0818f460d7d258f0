"""Open the store that the settings name: PostgreSQL by its address, else SQLite in the data folder."""

from pathlib import Path

from caravela.storage.database_address import check_address
from caravela.storage.sqlite import SqliteStore
from caravela.storage.store import Store


def open_store(folder: Path, database: str | None) -> Store:
    """Open the store. Raise StorageFailed, NewerDatabase or FolderBusy."""
    if database is None:
        return SqliteStore(folder)
    check_address(database)
    # Lazy import: psycopg is an optional extra.
    from caravela.storage.postgres import PostgresStore

    return PostgresStore(database)
