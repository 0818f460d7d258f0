"""Seeded random matches with every state on the way: the material of the checks."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from caravela.kernel.actions import Action
from caravela.kernel.chance import Answer, FastChance, RecordingChance, stream_seed
from caravela.kernel.decisions import Decision
from caravela.kernel.events import Event, EventSink
from caravela.kernel.game import Game
from caravela.kernel.heuristics import Heuristics
from caravela.kernel.rules import Rules
from caravela.kernel.state import State

MOST_ENTRIES = 20_000
"""Far above any real match."""
SAMPLE = 100
"""Entries of a match that expensive checks look at."""
OTHERS_TRIED = 5
CHANGES_OF_MIND = 8
"""In every 8th entry on average, a seat changes its sealed choice, if it may."""


@dataclass(frozen=True)
class Entry:
    """One action of a match and the state before it."""

    state: State
    """Shared by all checks: copy it before you change it."""
    decision: Decision
    action: Action
    drawn: list[Answer]
    events: list[Event]

    def __str__(self) -> str:
        return f"{self.action} at {self.decision}"


@dataclass(frozen=True)
class Walk:
    """A random match from its setup to its end."""

    game: Game
    rules: Rules
    seats: int
    seed: int
    options: Mapping[str, object]
    setup_drawn: list[Answer]
    setup_events: list[Event]
    entries: list[Entry]
    end: State

    def states(self) -> list[State]:
        return [*(entry.state for entry in self.entries), self.end]

    def sample(self) -> list[Entry]:
        """Return at most 100 entries, evenly spaced, for expensive checks."""
        return self.entries[:: 1 + len(self.entries) // SAMPLE]

    def viewers(self) -> list[int | None]:
        """Return every seat, and None for a spectator."""
        return [*range(self.seats), None]

    def __str__(self) -> str:
        return f"{self.game.key} with {self.seats} seats, seed {self.seed}"


def walk(
    game: Game,
    seats: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    rules: Rules | None = None,
) -> Walk:
    """Play a match in which seats that choose simultaneously do so in any order, and sometimes change their minds.

    Even seeds choose at random; odd ones take the best of a few, which leads to richer positions.
    """
    rules = rules or game.new_rules(None)
    name = f"{game.key}-{seats}"
    chooser = _Chooser(rules, game.heuristics(rules) if seed % 2 else None, stream_seed(seed, "walk", name))
    chance = FastChance(stream_seed(seed, "chance", name))
    recorder = RecordingChance(chance)
    sink = EventSink()
    state = rules.setup(seats, options or {}, recorder, sink)
    played = Walk(game, rules, seats, seed, options or {}, recorder.answers, sink.events, [], state)
    while len(played.entries) < MOST_ENTRIES:
        decision = chooser.decision(rules.decisions(state))
        if decision is None:
            return played
        action = chooser.action(state, decision)
        recorder = RecordingChance(chance)
        sink = EventSink()
        before = state.copy()
        rules.advance(state, decision.seat, action, recorder, sink)
        played.entries.append(Entry(before, decision, action, recorder.answers, sink.events))
    raise AssertionError(f"{played} does not end in {MOST_ENTRIES} decisions")


def by_question(walks: Sequence[Walk], each: int, length: int = 1) -> list[list[Entry]]:
    """Return parts of matches that begin at every kind of question, evenly spaced, so that rare steps are included."""
    starts: dict[str, list[tuple[Walk, int]]] = {}
    for played in walks:
        for at, entry in enumerate(played.entries):
            starts.setdefault(entry.decision.question, []).append((played, at))
    found: list[list[Entry]] = []
    for places in starts.values():
        count = min(each, len(places))
        for number in range(count):
            played, at = places[number * len(places) // count]
            found.append(played.entries[at : at + length])
    return found


class _Chooser:
    """Decides who chooses next, and what."""

    def __init__(self, rules: Rules, heuristics: Heuristics | None, seed: int) -> None:
        self.rules = rules
        self.heuristics = heuristics
        self.choices = FastChance(seed)

    def any_of(self, actions: list[Action]) -> Action:
        return actions[self.choices.below(len(actions))]

    def decision(self, decisions: list[Decision]) -> Decision | None:
        owed = [decision for decision in decisions if decision.owed]
        made = [decision for decision in decisions if not decision.owed]
        if made and self.choices.below(CHANGES_OF_MIND) == 0:
            return made[self.choices.below(len(made))]
        return owed[self.choices.below(len(owed))] if owed else None

    def action(self, state: State, decision: Decision) -> Action:
        best = self.any_of(decision.actions)
        if self.heuristics is None:
            return best
        best_value = self.value(self.heuristics, state, decision.seat, best)
        for _ in range(min(len(decision.actions), OTHERS_TRIED)):
            other = self.any_of(decision.actions)
            value = self.value(self.heuristics, state, decision.seat, other)
            if value > best_value:
                best, best_value = other, value
        return best

    def value(self, heuristics: Heuristics, state: State, seat: int, action: Action) -> float:
        after = state.copy()
        self.rules.advance(after, seat, action, self.choices, None)
        return heuristics.value(after, seat)
