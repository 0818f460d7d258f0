"""Effects: what an entry changed for viewers."""

from dataclasses import dataclass

from caravela.table.stored_types import ChatLine
from caravela.table.visible_log import TakenLines


@dataclass(slots=True)
class Effects:
    """Valid until the next change is applied."""

    moved: bool = False
    """True if the position, the draft or a request for consent changed: everybody gets an update."""
    lines_from: int = 0
    """Index of the first new line in force."""
    taken: TakenLines | None = None
    seats: bool = False
    """True if the table's shape changed: everybody gets it."""
    chat: ChatLine | None = None
    over: bool = False
