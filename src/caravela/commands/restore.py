"""caravela restore: replace the database with a backup."""

from pathlib import Path
from typing import Annotated

import typer

from caravela.commands.common import DataFolder, say
from caravela.storage.folder import data_folder


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `caravela backup` wrote.")],
    data: DataFolder = None,
) -> None:
    """Put a backup in the place of all matches and people; the server must not run. The old ones are kept aside."""
    from caravela.storage.backup import restore as bring_back

    kept = bring_back(data_folder(data), file)
    say(f"restored from {file}")
    if kept is not None:
        say(f"The previous database was kept as {kept}")
