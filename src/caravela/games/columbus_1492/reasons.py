"""Differences between two lines of play: distance, barrels, masts, discoveries, cards, dangers, opponents."""

from typing import Final

from mypy_extensions import i64

from caravela.games.columbus_1492.board import CALM, DIRECTIONS
from caravela.games.columbus_1492.components import GUSTS
from caravela.games.columbus_1492.heuristics import (
    A_SQUARE,
    BARRIERS,
    CARPENTERS,
    DANGER,
    DISMASTED,
    EXPOSED,
    FINE_WEATHERS,
    TURNS,
    ColumbusHeuristics,
)
from caravela.games.columbus_1492.state import OVER, ColumbusState
from caravela.kernel.bags import total
from caravela.kernel.heuristics import Heuristics
from caravela.kernel.reasons import Measure, Reasons
from caravela.kernel.state import State

# Indices of the numbers.
SEEKING: Final = 0
HOMEWARD: Final = 1
TO_GO: Final = 2
BARRELS: Final = 3
INTACT: Final = 4
DISCOVERED: Final = 5
HOME: Final = 6
CARDS: Final = 7
MISSED: Final = 8
GUST_NEAR: Final = 9
BARRIERS_NEAR: Final = 10
BECALMED: Final = 11
LENSES_LEFT: Final = 12
BROKEN: Final = 13
TURNS_LEFT: Final = 14
NUMBERS: Final = 15

MEASURES: Final[list[Measure]] = [
    Measure("west", SEEKING),
    Measure("homeward", HOMEWARD),
    Measure("barrels", BARRELS),
    Measure("mast", INTACT, chance=True),
    Measure("discovery", DISCOVERED, rises=True),
    Measure("home", HOME, chance=True),
    Measure("cards", CARDS),
    Measure("mutiny", MISSED, chance=True),
    Measure("gust", GUST_NEAR, chance=True),
    Measure("barriers", BARRIERS_NEAR),
    Measure("calm", BECALMED, chance=True),
    Measure("lens", LENSES_LEFT, rises=True, near=True),
    Measure("turns", TURNS_LEFT),
    Measure("rival-mast", BROKEN, of_others=True, chance=True),
    Measure("rival-way", TO_GO, of_others=True),
    Measure("rival-barrels", BARRELS, of_others=True),
    Measure("rival-home", HOME, of_others=True, chance=True),
]

NEAR: Final = 0.4
"""The danger from which a gust counts as near."""
A_BARREL: Final = 0.3
"""Turns that a barrel saves."""
A_DISCOVERY: Final = 2.5
"""Turns that it takes to find an inhabited island."""
A_LENS: Final = 0.8
WHOLE_MATCH: Final = 30.0
"""Turns that coming home first is worth."""


class ColumbusReasons(Reasons):
    """Numbers of a state, and their values under the heuristics' weights."""

    def __init__(self, heuristics: Heuristics) -> None:
        assert isinstance(heuristics, ColumbusHeuristics)
        self.heuristics = heuristics
        self.measures = MEASURES

    def numbers(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, ColumbusState)
        me: i64 = seat
        judge = self.heuristics
        square = state.squares[me]
        found = [0.0] * NUMBERS
        back = state.islands[me] == 1
        found[SEEKING] = 0.0 if back else float(judge.seek[square])
        found[HOMEWARD] = float(judge.home[square]) if back else 0.0
        found[TO_GO] = found[HOMEWARD] if back else found[SEEKING] + float(judge.way_back)
        found[BARRELS] = float(state.barrels[me])
        found[INTACT] = float(state.masts[me])
        found[BROKEN] = 1.0 - found[INTACT]
        found[DISCOVERED] = float(state.islands[me])
        found[HOME] = 1.0 if state.step == OVER and state.winner == me else 0.0
        found[CARDS] = float(state.hand_sizes[me])
        found[MISSED] = float(state.missed[me])
        at_sea = square != judge.board.start
        gust: i64
        for gust in range(GUSTS):
            danger = DANGER[judge.apart[state.gusts[gust] * judge.squares + square]]
            if at_sea and state.masts[me] == 1 and danger > NEAR:
                found[GUST_NEAR] = 1.0
        if at_sea:
            found[BARRIERS_NEAR] = float(DIRECTIONS) * judge.barriers[square]
        found[BECALMED] = 1.0 if judge.board.terrain[square] == CALM else 0.0
        found[LENSES_LEFT] = -float(total(state.lenses))
        if state.step != OVER:
            judge.features(state, seat)
            found[TURNS_LEFT] = judge.turns[me]
        return found

    def worths(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, ColumbusState)
        judge = self.heuristics
        judge.features(state, seat)
        weights = judge.weights
        scale = 1.0 / judge.spread
        turn = -weights[TURNS] * scale
        worth = [0.0] * NUMBERS
        worth[SEEKING] = -A_SQUARE * turn
        worth[HOMEWARD] = -A_SQUARE * turn
        worth[TO_GO] = -A_SQUARE * turn
        worth[BARRELS] = A_BARREL * turn
        worth[INTACT] = turn - weights[DISMASTED] * scale
        worth[BROKEN] = -worth[INTACT]
        worth[DISCOVERED] = A_DISCOVERY * turn
        worth[HOME] = WHOLE_MATCH * turn
        worth[CARDS] = 0.5 * (weights[CARPENTERS] + weights[FINE_WEATHERS]) * scale
        worth[MISSED] = -turn
        worth[GUST_NEAR] = weights[EXPOSED] * scale
        worth[BARRIERS_NEAR] = weights[BARRIERS] * scale / float(DIRECTIONS)
        worth[BECALMED] = -0.5 * turn
        worth[LENSES_LEFT] = A_LENS * turn
        worth[TURNS_LEFT] = -turn
        return worth

    def round_ended(self, start: State, state: State, seat: int) -> bool:
        """Return True at the seat's next turn: the opponents' replies are consequences of an action."""
        assert isinstance(start, ColumbusState)
        assert isinstance(state, ColumbusState)
        return state.turn == seat and (state.round > start.round or start.turn != seat)
