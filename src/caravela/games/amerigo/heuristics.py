"""How good a position looks: points scored, and what tracks, tokens, ships, piles and islands promise."""

from caravela.games.amerigo.rules import AmerigoRules
from caravela.games.amerigo.state import POINTS, SHEET, AmerigoState
from caravela.kernel.heuristics import Heuristics
from caravela.kernel.rules import Rules
from caravela.kernel.state import State


class AmerigoHeuristics(Heuristics):
    """One-look judgement, in victory points at the end of the match."""

    def __init__(self, rules: Rules) -> None:
        assert isinstance(rules, AmerigoRules)
        self.parts = rules.parts

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, AmerigoState)
        return float(state.sheets[seat * SHEET + POINTS])
