"""The evaluation function of a game: how good a state is for a seat, without search."""

import math
from abc import ABC, abstractmethod

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from caravela.kernel.actions import Action
from caravela.kernel.search_settings import DEFAULT_SEARCH, SearchSettings
from caravela.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics(ABC):
    """Evaluates the states of a game."""

    unit: float = 1.0
    """Scale of the values: a lead of one unit multiplies the odds of winning by e."""
    search_settings: SearchSettings = DEFAULT_SEARCH
    """Settings of a search that uses these heuristics, from the game's weights.toml."""

    @abstractmethod
    def value(self, state: State, seat: int) -> float:
        """Return how good a state is for a seat. Compare only values of states of one match."""

    def standing(self, state: State, seat: int) -> float:
        """Return the value that the win chances are computed from; by default the same as `value`."""
        return self.value(state, seat)

    def foreseen(self, state: State, seat: int, action: Action) -> float:
        """Return the exact win chance after an action that chance answers, or -1 if the game cannot compute it."""
        return -1.0

    def unit_at(self, state: State) -> float:
        """Return the unit in a state. It may shrink towards the end, where a lead is safer."""
        return self.unit

    def chances(self, state: State) -> vec[float]:
        """Return each seat's probability of winning: a softmax over the standings."""
        seats: i64 = state.seats
        values = vec[float]([0.0] * seats)
        best = -1e18
        seat: i64
        for seat in range(seats):
            value = self.standing(state, seat)
            values[seat] = value
            if value > best:
                best = value
        sum_of = 0.0
        unit = self.unit_at(state)
        for seat in range(seats):
            values[seat] = math.exp((values[seat] - best) / unit)
            sum_of += values[seat]
        for seat in range(seats):
            values[seat] = values[seat] / sum_of
        return values


@mypyc_attr(allow_interpreted_subclasses=True)
class LinearHeuristics(Heuristics):
    """An evaluation that is a weighted sum of features. `caravela tune` fits the weights to match results.

    Comparing actions and predicting the winner may need different weights, so the win chances can have their own.
    """

    def __init__(self, names: list[str], weights: list[float], standing: list[float] | None = None) -> None:
        self.names = names
        self.weights: vec[float] = vec[float](weights)
        self.judges_apart = standing is not None
        """Whether the win chances have separate weights."""
        self.standing_weights: vec[float] = vec[float](weights if standing is None else standing)
        """Weights of the win chances."""
        self.found: vec[float] = vec[float]([0.0] * len(names))
        """Output buffer of `features`, reused by every call."""

    def set_weights(self, weights: list[float]) -> None:
        """Replace the weights, in the order of the names."""
        self.weights = vec[float](weights)
        if not self.judges_apart:
            self.standing_weights = vec[float](weights)

    def set_standing(self, weights: list[float]) -> None:
        """Replace the weights of the win chances only."""
        self.judges_apart = True
        self.standing_weights = vec[float](weights)

    @abstractmethod
    def features(self, state: State, seat: int) -> None:
        """Write all features of a seat to `found`."""

    def value(self, state: State, seat: int) -> float:
        return self._weighed(state, seat, self.weights)

    def standing(self, state: State, seat: int) -> float:
        return self._weighed(state, seat, self.standing_weights)

    def _weighed(self, state: State, seat: int, weights: vec[float]) -> float:
        self.features(state, seat)
        total = 0.0
        at: i64
        for at in range(len(weights)):
            total += weights[at] * self.found[at]
        return total
