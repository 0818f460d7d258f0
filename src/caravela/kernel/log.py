"""The log is the match: what was chosen and what chance answered. A replay needs nothing else."""

from collections.abc import Sequence
from dataclasses import dataclass

from caravela.kernel.actions import Action
from caravela.kernel.chance import Answer


@dataclass(frozen=True)
class Entry:
    """One line of the log: the seat, what it chose and what chance answered."""

    seat: int
    """-1 for the setup, which nobody chose."""
    action: Action | None
    drawn: tuple[Answer, ...]


@dataclass(frozen=True)
class Undo:
    """Takes entries back; they stay in the log."""

    back_to: int
    """How many of the entries in force stay in force."""


def in_force(log: Sequence[Entry | Undo]) -> list[Entry]:
    """The entries that were not taken back, in order."""
    kept: list[Entry] = []
    for line in log:
        if isinstance(line, Undo):
            del kept[line.back_to :]
        else:
            kept.append(line)
    return kept
