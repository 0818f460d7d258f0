"""The log is the match: the chosen actions and the answers of chance. A replay needs nothing else."""

from collections.abc import Sequence
from dataclasses import dataclass

from caravela.kernel.actions import Action
from caravela.kernel.chance import Answer


@dataclass(frozen=True)
class MatchEntry:
    """One line of the log: the seat, its action and the answers of chance."""

    seat: int
    """-1 for the setup, which no seat chose."""
    action: Action | None
    drawn: tuple[Answer, ...]


@dataclass(frozen=True)
class MatchUndo:
    """Takes entries back. They stay in the log, but are no longer in force."""

    back_to: int
    """Number of entries in force that remain in force."""


def in_force(log: Sequence[MatchEntry | MatchUndo]) -> list[MatchEntry]:
    """Return the entries that were not taken back, in order."""
    kept: list[MatchEntry] = []
    for line in log:
        if isinstance(line, MatchUndo):
            del kept[line.back_to :]
        else:
            kept.append(line)
    return kept
