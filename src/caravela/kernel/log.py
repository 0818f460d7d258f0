"""The log is the match: the chosen actions and the answers of chance. A replay needs nothing else."""

from collections.abc import Sequence
from dataclasses import dataclass

from caravela.kernel.actions import Action
from caravela.kernel.chance import Answer


@dataclass(frozen=True)
class Entry:
    """One line of the log: the seat, its action and the answers of chance."""

    seat: int
    """-1 for the setup, which no seat chose."""
    action: Action | None
    drawn: tuple[Answer, ...]


@dataclass(frozen=True)
class Undo:
    """Takes entries back. They stay in the log, but are no longer in force."""

    back_to: int
    """Number of entries in force that remain in force."""


def in_force(log: Sequence[Entry | Undo]) -> list[Entry]:
    """Return the entries that were not taken back, in order."""
    kept: list[Entry] = []
    for line in log:
        if isinstance(line, Undo):
            del kept[line.back_to :]
        else:
            kept.append(line)
    return kept
