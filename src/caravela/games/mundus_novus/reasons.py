"""Differences between two lines of play: doubloons by source, developments, the hand, the opponents."""

from typing import Final

from mypy_extensions import i64

from caravela.games.mundus_novus.components import KINDS, RELIC, RESOURCE_KINDS
from caravela.games.mundus_novus.heuristics import (
    CARAVELS_AT,
    DOUBLOONS,
    INCOME_AT,
    MERCHANTS_AT,
    ROOM_AT,
    SHIPYARDS_AT,
    SHIPYARDS_NOW_AT,
    MundusHeuristics,
)
from caravela.games.mundus_novus.state import (
    ASSETS,
    CARAVELS,
    CHARACTERS,
    EARNINGS,
    FROM_DIFFERENT,
    FROM_INCOME,
    FROM_ORELLANA,
    FROM_RELICS,
    FROM_SHIPYARDS,
    INCOME,
    MERCHANTS,
    ROOM,
    SHIPYARDS,
    TURN,
    MundusState,
)
from caravela.kernel.heuristics import Heuristics
from caravela.kernel.reasons import Measure, Reasons
from caravela.kernel.state import State

# Indices of the numbers.
PAID_DIFFERENT: Final = 0
PAID_RELICS: Final = 1
PAID_INCOME: Final = 2
PAID_BONUS: Final = 3
DOUBLOONS_NOW: Final = 4
INCOME_NOW: Final = 5
CARAVELS_NOW: Final = 6
MERCHANTS_NOW: Final = 7
ROOM_NOW: Final = 8
SHIPYARDS_NOW: Final = 9
CHARACTERS_NOW: Final = 10
DEVELOPMENTS_NOW: Final = 11
LARGEST_SET: Final = 12
DIFFERENT_KINDS: Final = 13
CARDS: Final = 14
RELICS: Final = 15
MASTER: Final = 16
WON: Final = 17
NUMBERS: Final = 18

MEASURES: Final[list[Measure]] = [
    Measure("different", PAID_DIFFERENT),
    Measure("relic-sales", PAID_RELICS),
    Measure("income-paid", PAID_INCOME),
    Measure("bonus", PAID_BONUS),
    Measure("income", INCOME_NOW),
    Measure("caravel", CARAVELS_NOW, rises=True),
    Measure("merchant", MERCHANTS_NOW, rises=True),
    Measure("warehouse", ROOM_NOW, rises=True),
    Measure("shipyard", SHIPYARDS_NOW, rises=True),
    Measure("character", CHARACTERS_NOW, rises=True),
    Measure("set", LARGEST_SET, near=True),
    Measure("kinds", DIFFERENT_KINDS, near=True),
    Measure("cards", CARDS, near=True),
    Measure("relics", RELICS, near=True),
    Measure("master", MASTER, chance=True),
    Measure("win", WON, chance=True),
    Measure("rival-doubloons", DOUBLOONS_NOW, of_others=True),
    Measure("rival-development", DEVELOPMENTS_NOW, of_others=True, rises=True),
    Measure("rival-win", WON, of_others=True, chance=True),
]

# Expected earnings of a card in the hand, in doubloons.
SET_CARD: Final = 2.0
KIND: Final = 1.5
CARD: Final = 0.7
RELIC_CARD: Final = 2.0
AS_MASTER: Final = 0.5
CHARACTER: Final = 1.0
"""Average yield of a character per round."""
WHOLE_MATCH: Final = 40.0
"""Value of winning at once."""


class MundusReasons(Reasons):
    """Numbers of a state, and their values under the heuristics' weights."""

    def __init__(self, heuristics: Heuristics) -> None:
        assert isinstance(heuristics, MundusHeuristics)
        self.heuristics = heuristics
        self.measures = MEASURES

    def numbers(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, MundusState)
        me: i64 = seat
        earned: i64 = me * EARNINGS
        assets: i64 = me * ASSETS
        found = [0.0] * NUMBERS
        found[PAID_DIFFERENT] = float(state.earned[earned + FROM_DIFFERENT])
        found[PAID_RELICS] = float(state.earned[earned + FROM_RELICS])
        found[PAID_INCOME] = float(state.earned[earned + FROM_INCOME])
        found[PAID_BONUS] = float(
            state.earned[earned + FROM_SHIPYARDS] + state.earned[earned + FROM_ORELLANA]
        )
        found[DOUBLOONS_NOW] = float(state.doubloons[me])
        found[INCOME_NOW] = float(state.assets[assets + INCOME])
        found[CARAVELS_NOW] = float(state.assets[assets + CARAVELS])
        kind: i64
        for kind in range(3):
            found[MERCHANTS_NOW] += float(state.assets[assets + MERCHANTS + kind])
        found[ROOM_NOW] = float(state.assets[assets + ROOM])
        found[SHIPYARDS_NOW] = float(state.assets[assets + SHIPYARDS])
        found[CHARACTERS_NOW] = float(int(state.assets[assets + CHARACTERS]).bit_count())
        for owner in state.owners:
            if owner == me:
                found[DEVELOPMENTS_NOW] += 1.0
        self._hand(state, me, found)
        found[MASTER] = 1.0 if state.master == me else 0.0
        goal = self.heuristics.parts.goal
        found[WON] = 1.0 if state.perfect[me] == 1 or state.doubloons[me] >= goal else 0.0
        return found

    def _hand(self, state: MundusState, me: i64, found: list[float]) -> None:
        hand: i64 = me * KINDS
        largest: i64 = 0
        kind: i64
        for kind in range(KINDS):
            held = state.hands[hand + kind]
            found[CARDS] += float(held)
            if kind < RESOURCE_KINDS and held > 0:
                found[DIFFERENT_KINDS] += 1.0
                largest = held if held > largest else largest
        found[RELICS] = float(state.hands[hand + RELIC])
        found[LARGEST_SET] = float(largest)

    def worths(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, MundusState)
        self.heuristics.features(state, seat)
        rounds = self.heuristics.rounds
        weights = self.heuristics.weights
        doubloon = weights[DOUBLOONS]
        worth = [doubloon] * NUMBERS
        worth[INCOME_NOW] = weights[INCOME_AT] * rounds
        worth[CARAVELS_NOW] = weights[CARAVELS_AT] * rounds
        worth[MERCHANTS_NOW] = weights[MERCHANTS_AT] * rounds
        worth[ROOM_NOW] = weights[ROOM_AT] * rounds
        rivals = float(state.seats - 1)
        worth[SHIPYARDS_NOW] = (weights[SHIPYARDS_AT] + 0.4 * weights[SHIPYARDS_NOW_AT]) * rivals * rounds
        worth[CHARACTERS_NOW] = CHARACTER * doubloon * rounds
        worth[DEVELOPMENTS_NOW] = worth[CARAVELS_NOW]
        worth[LARGEST_SET] = SET_CARD * doubloon
        worth[DIFFERENT_KINDS] = KIND * doubloon
        worth[CARDS] = CARD * doubloon
        worth[RELICS] = RELIC_CARD * doubloon
        worth[MASTER] = AS_MASTER * doubloon
        worth[WON] = WHOLE_MATCH * doubloon
        return worth

    def turn_ended(self, start: State, state: State, seat: int, asked: int) -> bool:
        """Treat the trade as one turn: the value of a taken card shows when the sets are made."""
        assert isinstance(start, MundusState)
        assert isinstance(state, MundusState)
        if start.step < TURN:
            return state.step >= TURN or state.round > start.round
        return asked != seat

    def round_ended(self, start: State, state: State, seat: int) -> bool:
        assert isinstance(start, MundusState)
        assert isinstance(state, MundusState)
        return state.round > start.round
