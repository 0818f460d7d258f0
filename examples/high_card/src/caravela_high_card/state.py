"""The state of a match and the view of one seat. They hold data; the rules are in rules.py."""

from caravela.kernel.state import State
from caravela.kernel.view import View

HIDDEN = 0
"""In a view: a card that the viewer may not know. In `replaced`: the seat has not swapped."""


class HighCardState(State):
    """Everything that is true. The deck is not stored: it is every card that is nowhere else."""

    __slots__ = ("cards", "crown", "lowest", "replaced", "turn")

    def __init__(self, cards: list[int], replaced: list[int], turn: int, lowest: bool, crown: int) -> None:
        self.seats = len(cards)
        self.cards = cards
        """One card per seat."""
        self.replaced = replaced
        """The card that each seat has swapped away, or 0."""
        self.turn = turn
        """The seat that decides; the number of seats if the match is over."""
        self.lowest = lowest
        """Whether the lowest card wins."""
        self.crown = crown
        """The seat that has the crown; the number of seats if it is beside the deck."""

    def copy(self) -> "HighCardState":
        return HighCardState(list(self.cards), list(self.replaced), self.turn, self.lowest, self.crown)

    def to_bytes(self) -> bytes:
        return bytes([self.turn, self.lowest, self.crown, *self.cards, *self.replaced])

    def is_over(self) -> bool:
        return self.turn == self.seats


class HighCardView(View):
    """A state in which the cards that the viewer may not know are 0."""

    def __init__(self, seat: int | None, known: HighCardState, swapped: list[bool]) -> None:
        self.seat = seat
        self.known = known
        self.swapped = swapped
        """Everybody sees who has swapped, but not which card."""

    def document(self) -> dict[str, object]:
        known = self.known
        return {
            "game": "high_card",
            "viewer": self.seat,
            "turn": known.turn,
            "winner": "lowest" if known.lowest else "highest",
            "crown": known.crown,
            "seats": [
                {"card": card, "replaced": replaced, "swapped": swapped}
                for card, replaced, swapped in zip(known.cards, known.replaced, self.swapped, strict=True)
            ],
        }
