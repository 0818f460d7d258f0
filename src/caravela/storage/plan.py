"""What the next start will do to the database: nothing, or a migration with a backup before it."""

from dataclasses import dataclass
from pathlib import Path

from caravela.storage.errors import NoDatabase
from caravela.storage.health import opened
from caravela.storage.migrate import check_form, newest_form, revision


@dataclass(frozen=True, slots=True)
class UpdatePlan:
    """The form of the database, None when there is none yet, and the form that this program works with."""

    here: str | None
    newest: str

    @property
    def migrates(self) -> bool:
        """Whether data that exists would be brought to a newer form."""
        return self.here is not None and self.here != self.newest


def plan_update(folder: Path) -> UpdatePlan:
    """Compare the database with this program without writing. Raises NewerDatabase or StorageFailed."""
    newest = newest_form()
    try:
        with opened(folder) as connection:
            here = revision(connection)
    except NoDatabase:
        here = None
    if here is not None:
        check_form(here)
    return UpdatePlan(here, newest)


def update_backups(folder: Path) -> list[Path]:
    """Return the backups that earlier updates made, the oldest first."""
    return sorted(folder.glob("caravela-before-form-*.db"), key=lambda path: path.stat().st_mtime)
