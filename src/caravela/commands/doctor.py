"""caravela doctor: check the stored data and say what the next start will do to it."""

import platform
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from caravela.commands.about import about_program
from caravela.commands.common import Database, DataFolder, say
from caravela.storage.folder import data_folder

if TYPE_CHECKING:
    from caravela.doctor import Report
    from caravela.storage.health import Damage
    from caravela.storage.plan import UpdatePlan

FAULTS_LEFT = 1
"""Exit code if faults remain; 0 if there are none, 2 if the data could not be checked."""


def doctor(
    data: DataFolder = None,
    database: Database = None,
    repair: Annotated[
        bool,
        typer.Option(
            "--repair", help="Repair what can be repaired, after making a copy; stop the server first."
        ),
    ] = False,
) -> None:
    """Check the database and play every match again; name what is wrong. Exit code 1 when something is.

    Also say which program this is, and what its next start will do to the database.
    """
    from caravela.doctor import examine
    from caravela.doctor import repair as mend
    from caravela.storage.plan import plan_update, update_backups

    folder = data_folder(data)
    if database:
        report = check_database(database, folder, repair)
        show(report, repaired=repair)
        if report.faults:
            raise typer.Exit(FAULTS_LEFT)
        return
    plan = plan_update(folder)
    if repair:
        kept, mended, report = mend(folder)
        show_repairs(kept, mended)
    else:
        report = examine(folder)
    say(f"{about_program()}, {platform.platform()}")
    say(f"data folder: {folder.absolute()}")
    show_update(folder, plan, update_backups(folder))
    show(report, repaired=repair)
    if report.faults:
        raise typer.Exit(FAULTS_LEFT)


def check_database(database: str, folder: Path, repair: bool) -> "Report":
    """Check or repair a PostgreSQL database. Print what was found about the server and what was repaired."""
    from caravela.doctor import examine_database, repair_database
    from caravela.storage.database_address import check_address

    check_address(database)
    from caravela.storage.postgres_maintenance import plan_database_update
    from caravela.storage.postgres_pool import check_server, place_of

    for warning in check_server(database):
        say(f"warning: {warning}")
    plan = plan_database_update(database)
    if repair:
        kept, mended, report = repair_database(database, folder)
        show_repairs(kept, mended)
    else:
        report = examine_database(database)
    say(f"{about_program()}, {platform.platform()}")
    say(f"database: {place_of(database)}")
    effect = "updates the database; make a backup before it" if plan.migrates else "changes nothing"
    says = f"the database has form {plan.here}; this program works with form {plan.newest}"
    say(f"{says}: the next start {effect}")
    return report


def show_repairs(kept: Path | None, mended: "list[Damage]") -> None:
    if kept is not None:
        say(f"The previous database was kept as {kept}")
    for fault in mended:
        say(f"repaired: {fault.text}")


def show_update(folder: Path, plan: "UpdatePlan", earlier: list[Path]) -> None:
    says = f"the database has form {plan.here}; this program works with form {plan.newest}"
    if plan.migrates:
        name = folder.absolute() / f"caravela-before-form-{plan.newest}-TIME.db"
        say(f"{says}: the next start writes the backup {name} and then updates the database")
    else:
        say(f"{says}: the next start changes nothing")
    for path in earlier:
        say(f"backup of an earlier update: {path}")


def show(report: "Report", *, repaired: bool) -> None:
    for fault in report.faults:
        say(f"fault: {fault.text}")
    for match in report.frozen:
        say(f"note: match {match} was played with other rules than this program's; you can only view it")
    say(f"checked {report.matches} matches, {report.entries} entries: {len(report.faults)} faults")
    if any(fault.remedy == "none" for fault in report.faults):
        say("Some damage cannot be repaired. Restore a backup: caravela restore FILE")
    elif report.faults and not repaired:
        say("To repair this, run caravela doctor --repair. It cuts off broken entries and all after them.")
