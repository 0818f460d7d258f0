"""Effects: what viewers must hear after an entry."""

from dataclasses import dataclass

from caravela.table.stored import ChatLine
from caravela.table.story import TakenLines


@dataclass(slots=True)
class Effects:
    """Made by applying a change; good until the next one is applied."""

    version: int
    moved: bool = False
    """The position, the draft or a wish to undo is another: everybody gets an update."""
    lines_from: int = 0
    """The first line in force that is new."""
    taken: TakenLines | None = None
    seats: bool = False
    """The table's shape is another: everybody gets it."""
    chat: ChatLine | None = None
    started: bool = False
    over: bool = False
