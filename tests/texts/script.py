"""All that a game can be heard to say: the data of seeded matches, every action and many refusals."""

from dataclasses import dataclass, field
from functools import cache

from caravela.games import game
from caravela.kernel.actions import Action
from caravela.kernel.chance import FastChance
from caravela.kernel.decisions import Decision, Refusal
from caravela.kernel.events import Event, Facts
from caravela.kernel.game import Game
from caravela.kernel.outcome import Outcome
from caravela.kernel.view import View
from caravela.texts import Wording
from tests.contracts.walk import SEATINGS, WALKS, Seating, rules_of, samples, walk

NAMES = ["Anna", "Bruno", "Chloé", "Daan", "Eva", "Florian", "Gaspard", "Hanne"]
SAMPLES = 2
"""Positions of each kind of question at each number of seats."""
TRIED = 6
"""Actions of each family that are tried, and mostly refused, in each of them."""
LOOKS = 6
"""Positions of a match that are drawn."""


@dataclass
class Script:
    """Data to be said, without repeats."""

    game: Game
    events: dict[str, Event] = field(default_factory=dict)
    refusals: dict[str, Refusal] = field(default_factory=dict)
    decisions: dict[str, Decision] = field(default_factory=dict)
    outcomes: list[Outcome] = field(default_factory=list)
    views: list[View] = field(default_factory=list)
    remarked: dict[str, tuple[View, Action]] = field(default_factory=dict)
    """A choice of each kind, and what its player saw then."""

    @property
    def actions(self) -> list[Action]:
        return rules_of(self.game.key).space.actions


@cache
def script(key: str) -> Script:
    found = Script(game(key))
    for seating in SEATINGS:
        if seating.key == key:
            _hear_matches(found, seating)
            _hear_refusals(found, seating)
    return found


def _hear_matches(found: Script, seating: Seating) -> None:
    rules = seating.rules
    for seed in range(WALKS):
        match = walk(seating, seed)
        for events in [match.setup_events, *(entry.events for entry in match.entries)]:
            found.events.update((repr(event), event) for event in events)
        for entry in match.entries:
            found.decisions[entry.decision.question] = entry.decision
            view = rules.view(entry.state, entry.decision.seat)
            found.remarked.update((action.family, (view, action)) for action in entry.decision.actions)
        outcome = rules.outcome(match.end)
        assert outcome is not None
        found.outcomes.append(outcome)
        states = match.states()
        for state in states[:: 1 + len(states) // LOOKS]:
            found.views.extend(rules.view(state, viewer) for viewer in (0, None))


def _hear_refusals(found: Script, seating: Seating) -> None:
    rules = seating.rules
    choices = FastChance(seating.seats)
    families: dict[str, list[Action]] = {}
    for action in rules.space.actions:
        families.setdefault(action.family, []).append(action)
    states = [(entry.state, entry.decision.seat) for entry in samples(seating, SAMPLES)]
    states.append((walk(seating).end, 0))
    for state, actor in states:
        for seat in (actor, (actor + 1) % seating.seats):
            decision = rules.decision_of(state, seat)
            legal = decision.actions if decision is not None else []
            for family in families.values():
                for _ in range(TRIED):
                    action = family[choices.below(len(family))]
                    if action not in legal:
                        refusal = rules.refusal(state, seat, action)
                        found.refusals[repr(refusal)] = refusal


def recite(wording: Wording) -> list[str]:
    """Everything in the script, in words. Raises BrokenText for what has none."""
    assert wording.game is not None
    of = script(wording.game.key)
    lines = [wording.title()]
    lines.extend(wording.event(event) for event in of.events.values())
    lines.extend(wording.action(action) for action in of.actions)
    lines.extend(wording.question(decision) for decision in of.decisions.values())
    lines.extend(wording.step(decision) for decision in of.decisions.values())
    lines.extend(wording.refusal(refusal) for refusal in of.refusals.values())
    for outcome in of.outcomes:
        lines.extend([wording.outcome(outcome), *wording.standings(outcome)])
        accounts = (wording.breakdown(outcome, seat) for seat in range(len(outcome.places)))
        lines.extend(account for account in accounts if account)
        lines.extend(map(wording.category, outcome.categories))
    for option in of.game.options:
        lines.append(wording.option(option))
        lines.extend(wording.choice(option, choice) for choice in option.choices)

    def say(key: str, facts: Facts) -> str:
        return wording.say(key, **facts) if facts else wording.name(key)

    for view in of.views:
        for block in of.game.sketch(view, say):
            lines.extend([block.title, *block.lines, *block.notes])
    remarks = (of.game.remark(view, action, say) for view, action in of.remarked.values())
    lines.extend(remark for remark in remarks if remark)
    return lines
