"""How good a position looks: the voyage that is left, what helps it along, and how far the others are."""

from typing import Final

from caravela.games.columbus_1492.rules import ColumbusRules
from caravela.games.columbus_1492.state import ColumbusState
from caravela.kernel.heuristics import Heuristics
from caravela.kernel.rules import Rules
from caravela.kernel.state import State

WON: Final = 1000.0


class ColumbusHeuristics(Heuristics):
    """One-look judgement, in squares of sailing."""

    def __init__(self, rules: Rules) -> None:
        assert isinstance(rules, ColumbusRules)
        self.parts = rules.parts

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, ColumbusState)
        return 0.0
