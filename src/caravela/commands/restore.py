"""caravela restore: replace the database with a backup."""

from pathlib import Path
from typing import Annotated

import typer

from caravela.commands.common import Database, DataFolder, say
from caravela.storage.folder import data_folder


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `caravela backup` wrote.")],
    data: DataFolder = None,
    database: Database = None,
) -> None:
    """Put a backup in the place of all matches and people; the server must not run. The old ones are kept aside."""
    from caravela.storage.backup import restore as bring_back
    from caravela.storage.database_address import check_address

    if database:
        check_address(database)
        from caravela.storage.postgres_maintenance import restore_database

        kept = restore_database(database, file, data_folder(data))
    else:
        kept = bring_back(data_folder(data), file)
    say(f"restored from {file}")
    if kept is not None:
        say(f"The previous database was kept as {kept}")
