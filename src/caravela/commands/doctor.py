"""caravela doctor: is everything that is kept whole?"""

from typing import TYPE_CHECKING, Annotated

import typer

from caravela.commands.common import DataFolder, say
from caravela.storage.folder import data_folder

if TYPE_CHECKING:
    from caravela.doctor import Report

FAULTS_LEFT = 1
"""The exit code when something is wrong; 0 when all is well, 2 when it could not be looked at."""


def doctor(
    data: DataFolder = None,
    repair: Annotated[
        bool,
        typer.Option("--repair", help="Mend what can be mended, after keeping a copy; no server may run."),
    ] = False,
) -> None:
    """Check the database and play every match again; name what is wrong. Exit code 1 when something is."""
    from caravela.doctor import examine
    from caravela.doctor import repair as mend

    folder = data_folder(data)
    if repair:
        kept, mended, report = mend(folder)
        if kept is not None:
            say(f"the database of before is kept as {kept}")
        for fault in mended:
            say(f"mended: {fault.text}")
    else:
        report = examine(folder)
    show(report, repaired=repair)
    if report.faults:
        raise typer.Exit(FAULTS_LEFT)


def show(report: "Report", *, repaired: bool) -> None:
    for fault in report.faults:
        say(f"wrong: {fault.text}")
    for match in report.frozen:
        say(f"note: match {match} was played by other rules than this program's; it can be looked at only")
    say(f"{report.matches} matches with {report.entries} entries looked at, {len(report.faults)} faults")
    if any(fault.remedy == "none" for fault in report.faults):
        say("what is damaged beyond mending comes back with: caravela restore FILE")
    elif report.faults and not repaired:
        say("caravela doctor --repair mends this; broken entries and all after them are cut off")
