"""Seeded random matches of every installed game at every number of seats: the material of the contract tests."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import pytest

import caravela.testing
from caravela.games import game, games
from caravela.kernel.game import Game
from caravela.kernel.heuristics import Heuristics
from caravela.kernel.rules import Rules
from caravela.testing import Entry, Walk
from caravela.testing.walks import by_question

WALKS = 6
"""Number of walks sampled for each seating."""

Test = Callable[..., None]


@dataclass(frozen=True)
class Seating:
    """A game at one of its numbers of seats."""

    key: str
    seats: int

    @property
    def game(self) -> Game:
        return game(self.key)

    @property
    def rules(self) -> Rules:
        return rules_of(self.key)

    def viewers(self) -> list[int | None]:
        """Every seat, and the spectator."""
        return [*range(self.seats), None]

    def __str__(self) -> str:
        return f"{self.key}-{self.seats}"


GAMES = list(games())
SEATINGS = [Seating(key, seats) for key in GAMES for seats in game(key).seat_counts()]


def each_game(test: Test) -> Test:
    return pytest.mark.parametrize("key", GAMES)(test)


def each_seating(test: Test) -> Test:
    return pytest.mark.parametrize("seating", SEATINGS, ids=str)(test)


@cache
def rules_of(key: str) -> Rules:
    """Return a game's own rules; they hold no state of a match, so all tests share them."""
    return game(key).new_rules(None)


@cache
def heuristics_of(key: str) -> Heuristics:
    """Return the heuristics for a game's own rules. Evaluations are independent, so all tests share them."""
    return game(key).heuristics(rules_of(key))


@cache
def walk(seating: Seating, seed: int = 0) -> Walk:
    return caravela.testing.walk(seating.game, seating.seats, seed, rules=seating.rules)


def walks(seating: Seating) -> list[Walk]:
    return [walk(seating, seed) for seed in range(WALKS)]


def samples(seating: Seating, each: int) -> list[Entry]:
    """Return some entries of every kind of question, evenly over several walks, so that rare steps are included."""
    return [entries[0] for entries in by_question(walks(seating), each)]
