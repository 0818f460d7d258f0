"""caravela migrate-data: move all data from SQLite to PostgreSQL, or back."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from caravela.commands.common import say
from caravela.storage.database_address import SCHEMES, check_address
from caravela.storage.errors import StorageFailed
from caravela.storage.folder import DATABASE

if TYPE_CHECKING:
    from caravela.storage.sql_store import SqlStore

PLACE = "A data folder, or a database such as postgresql://user@host/name."


def migrate_data(
    source: Annotated[str, typer.Argument(metavar="FROM", help=PLACE)],
    target: Annotated[str, typer.Argument(metavar="TO", help=f"{PLACE} It must be empty.")],
) -> None:
    """Copy all matches and people from one database to another and compare each match; stop all servers first."""
    if not source.startswith(SCHEMES) and not (Path(source) / DATABASE).exists():
        raise StorageFailed(f"there is no database in the data folder {source}")
    with opened(source) as old, opened(target) as new:
        copied = old.copy_to(new)
    say(f"copied and compared: {copied.matches} matches, {copied.entries} entries, {copied.people} people")
    say("The source was not changed. Start the server with the new address.")


def opened(place: str) -> "SqlStore":
    """Open a data folder or a database that no server uses. Raise StorageFailed or FolderBusy."""
    if not place.startswith(SCHEMES):
        from caravela.storage.sqlite import SqliteStore

        return SqliteStore(Path(place))
    check_address(place)
    from caravela.storage.postgres import PostgresStore
    from caravela.storage.postgres_maintenance import check_unused

    check_unused(place)
    return PostgresStore(place)
