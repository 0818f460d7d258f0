"""caravela backup: copy the database, even while the server runs."""

from pathlib import Path
from typing import Annotated

import typer

from caravela.commands.common import Database, DataFolder, say
from caravela.storage.folder import data_folder


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    data: DataFolder = None,
    database: Database = None,
    replace: Annotated[bool, typer.Option("--replace", help="Write over a file that is there.")] = False,
) -> None:
    """Write a checked copy of all matches and people to one file; the server may run meanwhile."""
    from caravela.storage.backup import backup as write_backup
    from caravela.storage.database_address import check_address

    if database:
        check_address(database)
        from caravela.storage.postgres_maintenance import backup_database

        backup_database(database, file, replace=replace)
    else:
        write_backup(data_folder(data), file, replace=replace)
    say(f"backup written and checked: {file}")
