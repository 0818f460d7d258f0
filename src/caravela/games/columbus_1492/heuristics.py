"""How good a position looks: the voyage that is left, what helps it along, and how far the others are."""

from typing import Final

from mypy_extensions import i64

from caravela.games.columbus_1492.board import CALM, DIRECTIONS, SQUARES, Board
from caravela.games.columbus_1492.components import (
    CARPENTER,
    FAIR_WIND,
    FAVOURABLE_WINDS,
    FINE_WEATHER,
    GUST,
    GUST_CARD,
    GUSTS,
    INHABITED,
    KEPT,
    KEPT_KINDS,
    ROSE,
    SAIL,
    SPYGLASS,
    STORM,
)
from caravela.games.columbus_1492.rules import ColumbusRules
from caravela.games.columbus_1492.state import (
    DICE_STEP,
    FLIGHT_STEP,
    OPENING,
    OVER,
    PUT_BACK_STEP,
    WIND_STEP,
    ColumbusState,
)
from caravela.kernel.bags import total
from caravela.kernel.heuristics import Heuristics
from caravela.kernel.rules import Rules
from caravela.kernel.state import State

# All in squares of sailing.
WON: Final = 1000.0
FAR: Final = 1000.0
A_TURN: Final = 2.4
"""What a turn brings forward."""
A_MAST: Final = 3.0
"""What a lost mainmast sets back."""
A_CALM: Final = 2.2
"""What waiting for a sail sets back."""
A_LOOK: Final = 2.0
"""What a look through a lens costs in dice."""
A_LOOKING_DIE: Final = 1.4
A_MOVING_DIE: Final = 0.9
A_RIVAL: Final = 0.35
"""How much the leading opponent's delay is worth."""
BARREL_WORTH: Final = (0.0, 0.4, 0.75, 1.05, 1.3, 1.5, 1.65, 1.75, 1.8)


class ColumbusHeuristics(Heuristics):
    """One-look judgement, in squares of sailing."""

    unit = 5.0

    def __init__(self, rules: Rules) -> None:
        assert isinstance(rules, ColumbusRules)
        self.parts = rules.parts
        board = rules.parts.board
        from_home = [FAR] * SQUARES
        from_home[board.start] = 0.0
        self.home: list[float] = _distances(board, from_home)
        """By square: how far it is to the start."""
        searching = [self.home[at] if board.searches[at] == 1 else FAR for at in range(SQUARES)]
        self.seek: list[float] = _distances(board, searching)
        """By square: how far it is by a square where lenses are looked through to the start."""
        self.way_back: float = min(searching)
        """From the nearest of those squares to the start."""
        self.worths: list[float] = [0.0] * KEPT_KINDS
        self.worths[FAVOURABLE_WINDS - KEPT] = 1.3
        self.worths[FAIR_WIND - KEPT] = 1.7
        self.worths[GUST_CARD - KEPT] = 0.4
        self.worths[GUST_CARD - KEPT + 1] = 0.5
        self.worths[CARPENTER - KEPT] = 0.8
        self.worths[FINE_WEATHER - KEPT] = 0.4

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, ColumbusState)
        me: i64 = seat
        if state.step == OVER:
            return WON if state.winner == me else -WON
        nearest = FAR
        other: i64
        for other in range(state.seats):
            if other != me:
                effort = self.effort(state, other)
                nearest = effort if effort < nearest else nearest
        value = A_RIVAL * nearest - self.effort(state, me)
        value += BARREL_WORTH[state.barrels[me]] + self._cards(state, me)
        if state.turn == me and state.step < PUT_BACK_STEP:
            value += self._turn(state, me) + A_TURN * float(state.extra)
        return value

    def effort(self, state: ColumbusState, seat: i64) -> float:
        """How much of the voyage is left to a seat."""
        square = state.squares[seat]
        effort = A_TURN * float(state.missed[seat])
        if state.masts[seat] == 0:
            effort += A_MAST
        if state.islands[seat] == 1:
            return effort + self.home[square]
        lenses = total(state.lenses)
        return effort + self.seek[square] + A_LOOK * float(lenses + 1) / float(state.lenses[INHABITED] + 1)

    def _cards(self, state: ColumbusState, seat: i64) -> float:
        if state.hand_sizes[seat] == 0:
            return 0.0
        value = 0.0
        kind: i64
        for kind in range(KEPT_KINDS):
            count = state.hands[seat * KEPT_KINDS + kind]
            if count > 0:
                value += self.worths[kind] * float(count)
        return value

    def _turn(self, state: ColumbusState, seat: i64) -> float:
        """What the rest of the seat's own turn promises."""
        if state.step == OPENING:
            return A_TURN
        value = 0.0
        if state.step == WIND_STEP:
            value = A_MOVING_DIE * float(state.squares_left)
        elif state.step == FLIGHT_STEP:
            value = 0.2 * float(state.squares_left)
        if state.rolled == 0:
            return value + A_TURN
        dice = state.dice
        sails = dice[SAIL]
        if state.masts[seat] == 0:
            return value + (0.9 * A_MAST if sails > 0 else self._hope(state, seat))
        square = state.squares[seat]
        if self.parts.board.terrain[square] == CALM:
            if sails == 0:
                return value + self._hope(state, seat)
            sails -= 1
            value += 0.9 * (A_CALM + 1.0)
        value += A_MOVING_DIE * float(dice[ROSE] + sails) * self._wants_to_move(state, seat)
        value += self._spyglass(state, seat) * float(dice[SPYGLASS])
        if state.round > 1 and dice[STORM] > 0:
            value += 0.15
        gust: i64
        for gust in range(GUSTS):
            if dice[GUST] > 0 and state.victims[gust] == 0:
                value += 0.08
        return value

    def _hope(self, state: ColumbusState, seat: i64) -> float:
        """Without a sail that is needed, another roll may bring one."""
        if state.step == DICE_STEP and state.used == 0 and state.barrels[seat] > 0:
            return 0.4 * A_MAST
        return 0.0

    def _wants_to_move(self, state: ColumbusState, seat: i64) -> float:
        if state.islands[seat] == 1 or self.parts.board.searches[state.squares[seat]] == 0:
            return 1.0
        return 0.15

    def _spyglass(self, state: ColumbusState, seat: i64) -> float:
        """A spyglass die: a look now or soon, else a card or a barrel."""
        if state.islands[seat] == 1:
            return 0.3
        square = state.squares[seat]
        if self.parts.board.searches[square] == 1:
            return A_LOOKING_DIE
        moves = state.dice[ROSE] + state.dice[SAIL]
        in_reach = self.seek[square] - self.way_back <= float(moves)
        return A_LOOKING_DIE * 0.8 if in_reach else 0.3


def _distances(board: Board, ends: list[float]) -> list[float]:
    """The least cost from every square to an end, each end with a cost of its own."""
    found = list(ends)
    changed = True
    while changed:
        changed = False
        for square in range(SQUARES):
            if board.barrier[square] == 1:
                continue
            step = 1.0 + (A_CALM if board.terrain[square] == CALM else 0.0)
            for way in range(DIRECTIONS):
                if int(board.open[square]) >> way & 1:
                    cost = found[board.beside[square * DIRECTIONS + way]] + step
                    if cost < found[square]:
                        found[square] = cost
                        changed = True
    return found
