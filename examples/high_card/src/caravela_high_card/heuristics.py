"""The evaluation for the bots: a high card is good, or a low one with the option winner=lowest."""

from caravela.kernel.heuristics import Heuristics
from caravela.kernel.rules import Rules
from caravela.kernel.state import State
from caravela_high_card.state import HighCardState


class HighCardHeuristics(Heuristics):
    """The value of a state is the seat's own card."""

    unit = 2.0

    def __init__(self, rules: Rules) -> None:
        pass

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, HighCardState)
        return float(-state.cards[seat] if state.lowest else state.cards[seat])
