"""Heuristics: the evaluation that a game gives to the bots, without search."""

import math
from abc import ABC, abstractmethod

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from caravela.kernel.actions import Action
from caravela.kernel.search_settings import DEFAULT_SEARCH, SearchSettings
from caravela.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics(ABC):
    """A game's judgement of its own positions."""

    unit: float = 1.0
    """How many points of value make a seat e times as likely to win."""
    search_settings: SearchSettings = DEFAULT_SEARCH
    """Settings of a search that uses these heuristics, from the game's weights.toml."""

    @abstractmethod
    def value(self, state: State, seat: int) -> float:
        """How good a state is for a seat; only comparisons between states of one match mean anything."""

    def standing(self, state: State, seat: int) -> float:
        """How good a state is for a seat against the others: what its chances are judged by."""
        return self.value(state, seat)

    def foreseen(self, state: State, seat: int, action: Action) -> float:
        """How likely a seat is to win after an action that chance answers, where the game can reckon that; else -1."""
        return -1.0

    def unit_at(self, state: State) -> float:
        """The unit in a position: a game may know that a lead is surer the nearer the end."""
        return self.unit

    def chances(self, state: State) -> vec[float]:
        """How likely each seat is to win, from 0 to 1; they add up to 1."""
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
    """A judgement that adds up weighted features; the weights are fitted to the outcomes of matches.

    What tells a quick player the better action and what tells who will win need not be the same: a second set of
    weights may judge the chances.
    """

    def __init__(self, names: list[str], weights: list[float], standing: list[float] | None = None) -> None:
        self.names = names
        self.weights: vec[float] = vec[float](weights)
        self.judges_apart = standing is not None
        """Whether chances are judged by weights of their own."""
        self.standing_weights: vec[float] = vec[float](weights if standing is None else standing)
        """The weights by which chances are judged."""
        self.found: vec[float] = vec[float]([0.0] * len(names))
        """Where `features` puts what it finds; it is used again and again."""

    def set_weights(self, weights: list[float]) -> None:
        """Other weights in the order of the names."""
        self.weights = vec[float](weights)
        if not self.judges_apart:
            self.standing_weights = vec[float](weights)

    def set_standing(self, weights: list[float]) -> None:
        """Other weights for the chances alone."""
        self.judges_apart = True
        self.standing_weights = vec[float](weights)

    @abstractmethod
    def features(self, state: State, seat: int) -> None:
        """Puts a seat's features into `found`, every one of them."""

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
