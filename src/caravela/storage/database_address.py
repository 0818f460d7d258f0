"""The address of a PostgreSQL database. Without one, SQLite is used."""

from importlib.util import find_spec
from typing import Final

from caravela.storage.errors import StorageFailed

ENVIRONMENT: Final = "CARAVELA_DATABASE_URL"
SCHEMES: Final = ("postgresql://", "postgres://")


def check_address(database: str) -> None:
    """Raise StorageFailed unless this is the address of a PostgreSQL database and its driver is installed."""
    if not database.startswith(SCHEMES):
        raise StorageFailed(
            "the database address must begin with postgresql://, such as postgresql://user@host/name; "
            "for SQLite give a data folder with --data"
        )
    if find_spec("psycopg") is None or find_spec("psycopg_pool") is None:
        raise StorageFailed("PostgreSQL needs more libraries: pip install 'caravela[postgres]'")
