"""Seeded random walks through matches of every installed game: the basis of the contract tests."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import pytest

from caravela.games import game, games
from caravela.kernel.actions import Action
from caravela.kernel.chance import Answer, FastChance, RecordingChance, stream_seed
from caravela.kernel.decisions import Decision
from caravela.kernel.events import Event, EventSink
from caravela.kernel.game import Game
from caravela.kernel.heuristics import Heuristics
from caravela.kernel.rules import Rules
from caravela.kernel.state import State

MOST_LEGS = 20_000
"""Far beyond any real match; a walk that exceeds it will not end."""
WALKS = 6
"""Number of walks sampled for each seating."""
OTHERS_TRIED = 5
CHANGES_OF_MIND = 8
"""In every 8th leg on average, a seat changes its sealed choice, if it may."""

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


@dataclass(frozen=True)
class Leg:
    """One entry of a walk and the state before it."""

    state: State
    """Never modified; a test that plays on takes a copy."""
    decision: Decision
    action: Action
    drawn: list[Answer]
    events: list[Event]


@dataclass(frozen=True)
class Walk:
    """A match from its setup to its end."""

    seating: Seating
    seed: int
    setup_drawn: list[Answer]
    setup_events: list[Event]
    legs: list[Leg]
    end: State

    def states(self) -> list[State]:
        return [*(leg.state for leg in self.legs), self.end]


def samples(seating: Seating, each: int) -> list[Leg]:
    """Return some legs of every kind of question, evenly over several walks, so that rare steps are included."""
    by_question: dict[str, list[Leg]] = {}
    for seed in range(WALKS):
        for leg in walk(seating, seed).legs:
            by_question.setdefault(leg.decision.question, []).append(leg)
    found: list[Leg] = []
    for legs in by_question.values():
        count = min(each, len(legs))
        found.extend(legs[at * len(legs) // count] for at in range(count))
    return found


@cache
def walk(seating: Seating, seed: int = 0) -> Walk:
    """Return a match in which seats that choose simultaneously do so in any order, and sometimes change their minds.

    Even seeds choose at random; odd ones take the best of a few, which leads to richer positions.
    """
    rules = seating.rules
    chooser = _Chooser(seating, seed)
    chance = FastChance(stream_seed(seed, "chance", str(seating)))
    setup_chance = RecordingChance(chance)
    sink = EventSink()
    state = rules.setup(seating.seats, {}, setup_chance, sink)
    setup_events = sink.events
    legs: list[Leg] = []
    while len(legs) < MOST_LEGS:
        decision = chooser.decision(rules.decisions(state))
        if decision is None:
            return Walk(seating, seed, setup_chance.answers, setup_events, legs, state)
        action = chooser.action(state, decision)
        recorder = RecordingChance(chance)
        sink = EventSink()
        before = state.copy()
        rules.advance(state, decision.seat, action, recorder, sink)
        legs.append(Leg(before, decision, action, recorder.answers, sink.events))
    raise AssertionError(f"{seating} with seed {seed} does not end in {MOST_LEGS} decisions")


class _Chooser:
    """Decides who chooses next, and what."""

    def __init__(self, seating: Seating, seed: int) -> None:
        self.rules = seating.rules
        self.choices = FastChance(stream_seed(seed, "walk", str(seating)))
        self.heuristics = heuristics_of(seating.key) if seed % 2 else None

    def any_of(self, actions: list[Action]) -> Action:
        return actions[self.choices.below(len(actions))]

    def decision(self, decisions: list[Decision]) -> Decision | None:
        owed = [decision for decision in decisions if decision.owed]
        made = [decision for decision in decisions if not decision.owed]
        if made and self.choices.below(CHANGES_OF_MIND) == 0:
            return made[self.choices.below(len(made))]
        return owed[self.choices.below(len(owed))] if owed else None

    def action(self, state: State, decision: Decision) -> Action:
        if self.heuristics is None:
            return self.any_of(decision.actions)
        best = self.any_of(decision.actions)
        best_value = self.value(state, decision.seat, best)
        for _ in range(min(len(decision.actions), OTHERS_TRIED)):
            other = self.any_of(decision.actions)
            value = self.value(state, decision.seat, other)
            if value > best_value:
                best, best_value = other, value
        return best

    def value(self, state: State, seat: int, action: Action) -> float:
        assert self.heuristics is not None
        after = state.copy()
        self.rules.advance(after, seat, action, self.choices, None)
        return self.heuristics.value(after, seat)
