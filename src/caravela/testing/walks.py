"""Seeded random matches with every state on the way: the material of the checks."""

from collections.abc import Mapping
from dataclasses import dataclass

from caravela.kernel.actions import Action
from caravela.kernel.chance import FastChance, stream_seed
from caravela.kernel.decisions import Decision
from caravela.kernel.events import Event, EventSink
from caravela.kernel.game import Game
from caravela.kernel.rules import Rules
from caravela.kernel.state import State

MOST_ENTRIES = 20_000
"""Far above any real match."""
SAMPLE = 100
"""Entries of a match that expensive checks look at."""


@dataclass(frozen=True)
class Entry:
    """One action of a match and the state before it."""

    state: State
    """Shared by all checks: copy it before you change it."""
    decision: Decision
    action: Action
    events: list[Event]


@dataclass(frozen=True)
class Walk:
    """A random match from its setup to its end."""

    game: Game
    rules: Rules
    seats: int
    seed: int
    setup_events: list[Event]
    entries: list[Entry]
    end: State

    def states(self) -> list[State]:
        return [*(entry.state for entry in self.entries), self.end]

    def sample(self) -> list[tuple[int, Entry]]:
        """Return at most 100 entries with their indices, evenly spaced, for expensive checks."""
        return [*enumerate(self.entries)][:: 1 + len(self.entries) // SAMPLE]

    def viewers(self) -> list[int | None]:
        """Return every seat, and None for a spectator."""
        return [*range(self.seats), None]

    def __str__(self) -> str:
        return f"{self.game.key} with {self.seats} seats, seed {self.seed}"


def walk(game: Game, seats: int, seed: int = 0, options: Mapping[str, object] | None = None) -> Walk:
    """Play a match at random. Seats that choose at the same time do so in random order."""
    rules = game.new_rules(None)
    choices = FastChance(stream_seed(seed, "choices", game.key, seats))
    chance = FastChance(stream_seed(seed, "chance", game.key, seats))
    sink = EventSink()
    state = rules.setup(seats, options or {}, chance, sink)
    setup_events = sink.events
    entries: list[Entry] = []
    while len(entries) < MOST_ENTRIES:
        owed = [decision for decision in rules.decisions(state) if decision.owed]
        if not owed:
            return Walk(game, rules, seats, seed, setup_events, entries, state)
        decision = owed[choices.below(len(owed))]
        action = decision.actions[choices.below(len(decision.actions))]
        sink = EventSink()
        before = state.copy()
        rules.advance(state, decision.seat, action, chance, sink)
        entries.append(Entry(before, decision, action, sink.events))
    raise AssertionError(
        f"{game.key} with {seats} seats, seed {seed}, does not end in {MOST_ENTRIES} decisions"
    )
