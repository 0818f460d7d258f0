"""Evaluation of a position: the turns that every voyage still takes, their variance, and the dangers."""

import math
from math import comb
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.columbus_1492.actions import Roll, RollAgain
from caravela.games.columbus_1492.board import CALM, DIRECTIONS, MOST_FLOWN, Board
from caravela.games.columbus_1492.components import (
    CARPENTER,
    DICE,
    FAIR_WIND,
    FAVOURABLE_WINDS,
    FINE_WEATHER,
    GUST,
    GUST_CARD,
    GUSTS,
    INHABITED,
    KEPT,
    KEPT_KINDS,
    MOST_SEATS,
    ROSE,
    SAIL,
    SPYGLASS,
)
from caravela.games.columbus_1492.phases.sailing import WIND_SQUARES
from caravela.games.columbus_1492.rules import ColumbusRules
from caravela.games.columbus_1492.state import DICE_STEP, OVER, PUT_BACK_STEP, WIND_STEP, ColumbusState
from caravela.games.columbus_1492.voyage import (
    HAND_AT,
    HAND_COUNT,
    STORES,
    HomeLeg,
    Leg,
    Odds,
    SeekLeg,
)
from caravela.kernel.actions import Action
from caravela.kernel.bags import total
from caravela.kernel.heuristics import LinearHeuristics
from caravela.kernel.rules import Rules
from caravela.kernel.state import State
from caravela.kernel.weights import WEIGHTS, own_weights

NAMES: Final[list[str]] = [
    "turns", "fair_wind", "gust_cards", "carpenter", "fine_weather", "barriers", "dismasted", "exposed", "strikes",
    "won",
]  # fmt: skip
TURNS: Final = 0
FAIR_WINDS: Final = 1
GUST_CARDS: Final = 2
CARPENTERS: Final = 3
FINE_WEATHERS: Final = 4
BARRIERS: Final = 5
DISMASTED: Final = 6
EXPOSED: Final = 7
STRIKES: Final = 8
WON: Final = 9

NEVER: Final = 9
"""Too far apart for any flight."""
DANGER: Final[vec[float]] = vec[float]([1.0, 1.0, 0.45, 0.1, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
"""By flight distance from a gust to a caravel: probability of a strike, relative to an adjacent gust."""
GUSTS_ROLLED: Final[vec[float]] = vec[float](
    [
        sum(comb(dice, gusts) * 5 ** (dice - gusts) for gusts in range(least, dice + 1)) / 6**dice
        for dice in range(DICE + 1)
        for least in range(DICE + 1)
    ]
)
"""By dice * 5 + gusts: probability that this many dice show at least this many gusts."""

FAR: Final = 1000
FARTHEST: Final = 24
"""Longer distances are counted as this one."""
CALM_COST: Final = 2
"""Extra squares that a detour around a calm is worth."""
A_SQUARE: Final = 0.36
"""Turns for each square more or less."""
LOOKS: Final = 3.0
"""Average number of looks that find people at the start; the tables assume it."""
A_LOOK: Final = 0.58
"""Turns for each further look."""
LOOK_SPREAD: Final = 2.0
"""Its contribution to the variance."""
UNRULY: Final = 1.5
"""Variance in turns from storms, gusts and cards, on top of that of the dice."""
REPAIR_SPREAD: Final = 1.0
"""The same for a mainmast that must be repaired."""


class ColumbusHeuristics(LinearHeuristics):
    """Weighted features, in turns divided by their standard deviation; the weights are in weights.toml."""

    def __init__(self, rules: Rules) -> None:
        own = own_weights("caravela.games.columbus_1492")
        super().__init__(NAMES, own.of(WEIGHTS, NAMES))
        self.search_settings = own.search_settings()
        assert isinstance(rules, ColumbusRules)
        self.board = rules.parts.board
        board = self.board
        self.squares: i64 = board.squares
        squares = range(board.squares)
        from_home = [FAR for square in squares]
        from_home[board.start] = 0
        home = _distances(board, from_home)
        searching = [home[at] if board.searches[at] == 1 else FAR for at in squares]
        way_back = min(searching)
        self.home: vec[i64] = vec[i64](home)
        """By square: distance to the start."""
        self.seek: vec[i64] = vec[i64]([way - way_back for way in _distances(board, searching)])
        """By square: distance to the nearest square where lenses can be looked through."""
        self.way_back: i64 = way_back
        """Distance from there to the start."""
        self.home_leg = HomeLeg(FARTHEST, Odds(rules.parts))
        self.seek_leg = SeekLeg(FARTHEST, self.home_leg, min(way_back, FARTHEST))
        self.barriers: vec[float] = vec[float]([_barriers_beside(board, square) for square in squares])
        """By square: probability that a push hits something."""
        self.apart: vec[i64] = vec[i64](_flights_apart(board))
        """By square * squares + square: flight distance of a gust between them."""
        self.turns: vec[float] = vec[float]([0.0] * MOST_SEATS)
        """By seat: the last result of `_survey`."""
        self.spread: float = 1.0
        self.variance: float = 1.0
        self.strikes: float = 0.0
        """Probability that the seat in turn has the dice to strike another with a gust."""
        self.turns_now: float = 0.0
        """The tables' turns for that seat, and its distance."""
        self.way_now: i64 = 0

    def value(self, state: State, seat: int) -> float:
        """Return the seat's lead over the best of the others."""
        assert isinstance(state, ColumbusState)
        self._survey(state)
        best = -1e18
        other: i64
        for other in range(state.seats):
            if other != seat:
                theirs = self._own(state, other)
                best = theirs if theirs > best else best
        return self._own(state, seat) - best

    def chances(self, state: State) -> vec[float]:
        assert isinstance(state, ColumbusState)
        self._survey(state)
        return self._shares(state)

    def _shares(self, state: ColumbusState) -> vec[float]:
        values = vec[float]([0.0] * state.seats)
        sum_of = 0.0
        seat: i64
        for seat in range(state.seats):
            values[seat] = math.exp(self._own(state, seat))
            sum_of += values[seat]
        for seat in range(state.seats):
            values[seat] = values[seat] / sum_of
        return values

    def foreseen(self, state: State, seat: int, action: Action) -> float:
        """Return the expected win probability of a roll if only the dice matter, else -1."""
        assert isinstance(state, ColumbusState)
        me: i64 = seat
        kept_moving: i64 = 0
        kept_looking: i64 = 0
        kept_gusts: i64 = 0
        dice: i64 = DICE
        barrels = state.barrels[me]
        if isinstance(action, RollAgain):
            kept_moving = state.dice[ROSE] + state.dice[SAIL] - action.counts[ROSE] - action.counts[SAIL]
            kept_looking = state.dice[SPYGLASS] - action.counts[SPYGLASS]
            kept_gusts = state.dice[GUST] - action.counts[GUST]
            dice = action.size
            barrels -= 1
        elif not isinstance(action, Roll):
            return -1.0
        if state.masts[me] == 0 or self.board.terrain[state.squares[me]] == CALM:
            return -1.0
        self._survey(state)
        leg: Leg = self.home_leg if state.islands[me] == 1 else self.seek_leg
        missing = self._gusts_needed(state, me) - kept_gusts
        self.strikes = 1.0
        if missing > 0:
            self.strikes = GUSTS_ROLLED[dice * 5 + missing] if missing <= dice else 0.0
        rolled = leg.rolled(self.way_now * STORES + barrels, dice, kept_moving, kept_looking)[0]
        self.turns[me] = self.turns[me] - self.turns_now + rolled
        return self._shares(state)[seat]

    def _own(self, state: ColumbusState, seat: i64) -> float:
        self._find(state, seat)
        sum_of = 0.0
        at: i64
        for at in range(len(self.weights)):
            sum_of += self.weights[at] * self.found[at]
        return sum_of

    def features(self, state: State, seat: int) -> None:
        assert isinstance(state, ColumbusState)
        self._survey(state)
        self._find(state, seat)

    def _survey(self, state: ColumbusState) -> None:
        """Compute the turns of all seats and their spread: a lead counts for more with a small variance."""
        variance = 0.0
        seat: i64
        for seat in range(state.seats):
            self.turns[seat] = self._turns(state, seat)
            variance += self.variance if self.variance > 0.0 else 0.0
        self.strikes = 0.0
        if state.step == DICE_STEP and state.dice[GUST] >= self._gusts_needed(state, state.turn):
            self.strikes = 1.0
        self.spread = math.sqrt(2.0 * variance / float(state.seats) + UNRULY)

    def _find(self, state: ColumbusState, me: i64) -> None:
        found = self.found
        at: i64
        for at in range(len(found)):
            found[at] = 0.0
        if state.step == OVER:
            found[WON] = 1.0 if state.winner == me else 0.0
            return
        scale = 1.0 / self.spread
        found[TURNS] = self.turns[me] * scale
        base = me * KEPT_KINDS
        hands = state.hands
        found[FAIR_WINDS] = float(hands[base + FAIR_WIND - KEPT]) * scale
        found[GUST_CARDS] = float(hands[base + GUST_CARD - KEPT] + hands[base + GUST_CARD + 1 - KEPT]) * scale
        found[FINE_WEATHERS] = float(hands[base + FINE_WEATHER - KEPT]) * scale
        if state.masts[me] == 0:
            found[DISMASTED] = scale
            return
        gust: i64
        if state.turn != me and state.squares[me] != self.board.start:
            for gust in range(GUSTS):
                found[EXPOSED] += (
                    DANGER[self.apart[state.gusts[gust] * self.squares + state.squares[me]]] * scale
                )
        elif state.turn == me:
            found[STRIKES] = self.strikes * scale
        found[CARPENTERS] = float(hands[base + CARPENTER - KEPT]) * scale
        if state.squares[me] != self.board.start:
            found[BARRIERS] = self.barriers[state.squares[me]] * scale

    def _gusts_needed(self, state: ColumbusState, me: i64) -> i64:
        """Return the number of gust dice needed to strike a caravel of another seat."""
        least: i64 = NEVER
        gust: i64
        seat: i64
        for gust in range(GUSTS):
            for seat in range(state.seats):
                if seat != me and state.masts[seat] == 1 and state.victims[gust] == 0:
                    apart = self.apart[state.gusts[gust] * self.squares + state.squares[seat]]
                    least = apart if apart < least else least
        return least

    def _turns(self, state: ColumbusState, me: i64) -> float:
        """Return the turns until the seat is home, with a part for each seat before it; set the variance."""
        turns = float(state.missed[me])
        if state.turn == me:
            turns -= float(state.extra)
        else:
            turns += float((me - state.turn + state.seats) % state.seats) / float(state.seats)
        square = state.squares[me]
        winds = state.hands[me * KEPT_KINDS + FAVOURABLE_WINDS - KEPT] * WIND_SQUARES
        if state.islands[me] == 1:
            way = self.home[square] - winds
            return turns + self._leg_turns(state, me, self.home_leg, way if way > 1 else 1)
        way = self.seek[square]
        if self.board.searches[square] == 1:
            turns += A_SQUARE * float(way)
            way = 0
        looks = float(total(state.lenses)) / float(state.lenses[INHABITED]) - LOOKS
        turns += self._leg_turns(state, me, self.seek_leg, way) + A_LOOK * looks
        self.variance += LOOK_SPREAD * looks
        # Winds may be kept for the way home; here each saves as many squares at any time.
        return turns - A_SQUARE * float(winds)

    def _leg_turns(self, state: ColumbusState, me: i64, leg: Leg, way: i64) -> float:
        """Return the turns by the tables, from the seat's current point in its turn."""
        way = way if way < FARTHEST else FARTHEST
        at = way * STORES + state.barrels[me]
        self.variance = leg.square[at] - leg.mean[at] * leg.mean[at]
        if state.masts[me] == 0:
            self.variance += REPAIR_SPREAD
            return self._repair_turns(state, me, leg, at)
        if state.turn != me:
            return leg.mean[at]
        if state.step >= PUT_BACK_STEP:
            return 1.0 + leg.mean[at]
        if state.step == WIND_STEP:
            way -= state.squares_left
        self.turns_now = self._own_turn(state, me, leg, way)
        return self.turns_now

    def _own_turn(self, state: ColumbusState, me: i64, leg: Leg, way: i64) -> float:
        """Return the turns with the dice as they lie, including this one."""
        barrels = state.barrels[me]
        moving = state.dice[ROSE] + state.dice[SAIL]
        looking = state.dice[SPYGLASS]
        if self.board.terrain[state.squares[me]] == CALM:
            if state.dice[SAIL] > 0:
                way -= CALM_COST
            elif state.step != WIND_STEP:
                moving = 0
                looking = 0
        nearest: i64 = 1 if state.islands[me] == 1 else 0
        way = way if way > nearest else nearest
        self.way_now = way
        if state.rolled == 0:
            return leg.mean[way * STORES + barrels]
        if state.used == 0:
            return leg.rest[(way * STORES + barrels) * HAND_COUNT + HAND_AT[moving * (DICE + 1) + looking]]
        return 1.0 + leg.after(way, barrels, moving, looking)[0]

    def _repair_turns(self, state: ColumbusState, me: i64, leg: Leg, at: i64) -> float:
        """Return the turns without a mainmast: it needs a carpenter or a sail first."""
        carpenter = state.hands[me * KEPT_KINDS + CARPENTER - KEPT] > 0
        mine = state.turn == me and state.step < PUT_BACK_STEP
        if not mine or state.rolled == 0:
            over = 1.0 if state.turn == me and not mine else 0.0
            return over + (leg.mean[at] if carpenter else leg.dismasted[at])
        if state.dice[SAIL] > 0:
            return 1.0 + leg.mean[at]
        return leg.stuck[at] if state.used == 0 else 1.0 + leg.dismasted[at]


def _barriers_beside(board: Board, square: int) -> float:
    """Return the fraction of the eight directions in which a push hits a reef, an island or a coast."""
    beside = [board.beside[square * DIRECTIONS + way] for way in range(DIRECTIONS)]
    return sum(1.0 for at in beside if at >= 0 and board.barrier[at] == 1) / DIRECTIONS


def _flights_apart(board: Board) -> list[int]:
    squares = int(board.squares)
    found = [NEVER] * (squares * squares)
    for flown in range(MOST_FLOWN - 1, -1, -1):
        for square in range(squares):
            for target in board.landings[flown * squares + square]:
                found[square * squares + target] = flown + 1
    return found


def _distances(board: Board, ends: list[int]) -> list[int]:
    """Return the lowest cost from every square to an end, each end with a cost of its own."""
    found = list(ends)
    changed = True
    while changed:
        changed = False
        for square in range(board.squares):
            if board.barrier[square] == 1:
                continue
            step = 1 + (CALM_COST if board.terrain[square] == CALM else 0)
            for way in range(DIRECTIONS):
                if int(board.open[square]) >> way & 1:
                    cost = found[board.beside[square * DIRECTIONS + way]] + step
                    if cost < found[square]:
                        found[square] = cost
                        changed = True
    return found
