"""The leak hunter: two worlds that an observer cannot tell apart must continue to look the same to that observer.

It knows no game. From a true state it makes a second world in three ways: everything hidden from the observer is
dealt again (a twin), a secret choice of another seat is changed, or one random draw is changed. Then the same entry is
played in both worlds, and everything that the observer gets is compared byte by byte: the view, the decision, some
refusals, the awaited decisions, the events and their number, the outcome. A difference may begin only at an event
that discloses something by the rules: a public one in the game's list, or a private one that is addressed to the
observer and names it.
"""

import json
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from librt.vecs import vec
from mypy_extensions import i64

from caravela.kernel.actions import Action, ActionSpace
from caravela.kernel.chance import Answer, Chance, FastChance, ScriptedChance, stream_seed
from caravela.kernel.decisions import Decision, Refusal
from caravela.kernel.events import Event, EventSink
from caravela.kernel.outcome import Outcome
from caravela.kernel.seats import seat_fact
from caravela.kernel.state import State
from tests.contracts.walk import Leg, Walk

TRIES = 8
"""Maximum number of twins made to find one in which another seat can do what it did."""
DRAWS_CHANGED = 3
"""Number of draws of an entry that are changed, one at a time."""
FRESH = 3
"""Deal the second world again in every 3rd entry on average, so that it also has a past of its own."""
IMAGINING = 9
REFUSALS = 3
"""Number of illegal actions of any kind, and of those like the observer's legal ones, to probe at a time."""
OUTCOMES = 4
"""Number of other outcomes of a draw that are tried before a difference counts."""


class Leak(AssertionError):
    """An observer got information that it could not have."""


class Seen(Protocol):
    """The part of a view that the hunter uses."""

    def text(self) -> str: ...


class Laws(Protocol):
    """The part of the rules that the hunter uses; planted leaks wrap the real ones."""

    space: ActionSpace

    def setup(
        self, seats: int, options: Mapping[str, object], chance: Chance, events: EventSink | None
    ) -> State: ...

    def decisions(self, state: State) -> list[Decision]: ...

    def advance(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventSink | None
    ) -> None: ...

    def why_not(self, state: State, seat: int, action: Action) -> Refusal | None: ...

    def outcome(self, state: State) -> Outcome | None: ...

    def view(self, state: State, seat: int | None) -> Seen: ...

    def determinize(self, view: Seen, chance: Chance) -> State: ...


def disclosures(key: str) -> frozenset[str]:
    """Return the public events that may disclose something in a game."""
    listed = tomllib.loads(Path(__file__).with_name("disclosures.toml").read_text(encoding="utf-8"))
    return frozenset(listed.get(key, ()))


@dataclass
class Tally:
    """Counts of the comparisons."""

    compared: int = 0
    twins: int = 0
    different_twins: int = 0
    """Twins that differ from the truth."""
    choices_changed: int = 0
    draws_changed: int = 0
    disclosed: int = 0
    unmatched: int = 0
    """Entries that no twin could follow."""
    disclosing: set[str] = field(default_factory=set)


class Following(Chance):
    """Repeats the recorded draws of the true world where possible, except for one changed draw or for all."""

    def __init__(self, answers: Sequence[Answer], own: FastChance, change_at: int = -1) -> None:
        self.answers = answers
        self.own = own
        self.change_at = change_at
        """The index of the draw that must differ, or -1."""
        self.asked = 0

    def _recorded(self, possibilities: int) -> int:
        """Return the recorded answer to this question; -1 if it was not asked."""
        at = self.asked
        self.asked += 1
        if at >= len(self.answers) or self.answers[at][0] != possibilities:
            return -1
        return self.answers[at][1]

    def below(self, n: i64) -> i64:
        changed = self.asked == self.change_at
        answer = self._recorded(int(n))
        if changed and n > 1:
            return (answer + 1 + self.own.below(n - 1)) % n
        return answer if answer >= 0 else self.own.below(n)

    def draw(self, bag: vec[i64], total: i64) -> i64:
        changed = self.asked == self.change_at
        kind = self._recorded(int(total))
        if changed:
            others = [at for at in range(len(bag)) if bag[at] > 0 and at != kind]
            return others[self.own.below(len(others))] if others else kind
        if 0 <= kind < len(bag) and bag[kind] > 0:
            return kind
        return self.own.draw(bag, total)


class Hunter:
    """Follows one observer through a match."""

    def __init__(self, rules: Laws, open_events: frozenset[str], observer: int | None, seed: int) -> None:
        self.rules = rules
        self.open_events = open_events
        self.observer = observer
        self.chance = FastChance(stream_seed(seed, "hunter", -1 if observer is None else observer))
        self.probing = FastChance(stream_seed(seed, "probes", -1 if observer is None else observer))
        self.tally = Tally()

    # --- views of the observer -------------------------------------------------------------------

    def gets(self, state: State, probes: Sequence[Action]) -> str:
        """Return everything that the observer is shown of a state, as the bytes sent."""
        decisions = self.rules.decisions(state)
        own = [decision.document() for decision in decisions if decision.seat == self.observer]
        awaited = [[d.seat, d.question, d.rule, d.owed, d.secret] for d in decisions]
        outcome = self.rules.outcome(state)
        view = self.rules.view(state, self.observer)
        # A bot gets the view itself: determinizations with the same random numbers must be equal, too.
        imagined = self.rules.determinize(view, FastChance(IMAGINING)).to_bytes() if own else b""
        rest = {
            "decision": own,
            "awaited": awaited,
            "refusals": [self.refused(state, action) for action in probes],
            "outcome": None if outcome is None else outcome.document(),
            "imagined": imagined.hex(),
        }
        return f'{{"view":{view.text()},"rest":{json.dumps(rest)}}}'

    def refused(self, state: State, action: Action) -> list[object]:
        assert self.observer is not None
        refusal = self.rules.why_not(state, self.observer, action)
        return (
            [action.notation]
            if refusal is None
            else [action.notation, refusal.rule, refusal.reason, refusal.facts]
        )

    def probes(self, state: State) -> list[Action]:
        """Return actions to probe in both worlds: any, and some like the observer's legal ones."""
        if self.observer is None:
            return []
        actions = self.rules.space.actions
        found = [actions[self.probing.below(len(actions))] for _ in range(REFUSALS)]
        for decision in self.rules.decisions(state):
            if decision.seat == self.observer:
                families = {action.family for action in decision.actions}
                alike = [action for action in actions if action.family in families]
                found += [alike[self.probing.below(len(alike))] for _ in range(REFUSALS)]
        return found

    def compare(self, truth: State, other: State, how: str) -> None:
        self.tally.compared += 1
        probes = self.probes(truth)
        one, two = self.gets(truth, probes), self.gets(other, probes)
        if one != two:
            place = difference(json.loads(one), json.loads(two)) or "the order or form of something differs"
            raise self.leak(f"{place} {how}")

    def leak(self, what: str) -> Leak:
        who = "the spectator" if self.observer is None else f"seat {self.observer}"
        return Leak(f"{who} can tell two worlds apart: {what}")

    # --- events of the observer ------------------------------------------------------------------

    def advance(self, state: State, seat: int, action: Action, chance: Chance) -> list[Event]:
        sink = EventSink()
        self.rules.advance(state, seat, action, chance, sink)
        return self.told(sink)

    def told(self, sink: EventSink) -> list[Event]:
        """Return the events for the observer; check that a private event names its whole audience."""
        for event in sink.events:
            strangers = [some for some in event.only or [] if not names(event, some)]
            if strangers:
                raise Leak(f"the private {event} tells seats {strangers}, which it does not name")
        return sink.seen_by(self.observer)

    def may_disclose(self, event: Event | None) -> bool:
        if event is None:
            return True
        if event.only is not None:
            return self.observer in event.only
        return event.name in self.open_events

    def told_alike(self, truth: list[Event], other: list[Event], how: str) -> bool:
        """Return False if the observer was rightly told the difference."""
        for at in range(max(len(truth), len(other))):
            one = truth[at] if at < len(truth) else None
            two = other[at] if at < len(other) else None
            if (
                one is not None
                and two is not None
                and json.dumps(one.document()) == json.dumps(two.document())
            ):
                continue
            if not (self.may_disclose(one) and self.may_disclose(two)):
                raise self.leak(
                    f"it is told {one} or {two} {how} (an event that lays something open by the rules "
                    f"must be named in tests/leaks/disclosures.toml)"
                )
            self.tally.disclosed += 1
            self.tally.disclosing.update(event.name for event in (one, two) if event is not None)
            return False
        return True

    # --- the second world ------------------------------------------------------------------------

    def new_twin(self, truth: State) -> State:
        twin = self.rules.determinize(self.rules.view(truth, self.observer), self.chance)
        self.tally.twins += 1
        self.tally.different_twins += twin.to_bytes() != truth.to_bytes()
        self.compare(truth, twin, "where what it cannot know was dealt again")
        return twin

    def counterpart(self, world: State, leg: Leg) -> Action | None:
        """Return the action of the leg's seat in another world: the same, or a similar one if it is secret."""
        for decision in self.rules.decisions(world):
            if decision.seat != leg.decision.seat:
                continue
            if decision.secret and decision.seat != self.observer:
                alike = [action for action in decision.actions if action.family == leg.action.family]
                return alike[self.chance.below(len(alike))] if alike else None
            return leg.action if any(action is leg.action for action in decision.actions) else None
        return None

    def follow(self, legs: Sequence[Leg]) -> None:
        """Play some legs of a match in the true world and in others beside it."""
        truth = legs[0].state.copy()
        twin = self.new_twin(truth)
        for leg in legs:
            before = truth.copy()
            script = ScriptedChance(leg.drawn)
            told = self.advance(truth, leg.decision.seat, leg.action, script)
            script.finish()
            worlds = [self.step_twin(before, twin, leg, truth, told)]
            worlds += self.change_choice(before, leg, truth, told)
            worlds += self.change_draws(before, leg, truth, told)
            # A world with a single difference reveals in later entries what a completely different one would hide.
            twin = worlds[self.chance.below(len(worlds))]
            if self.chance.below(FRESH) == 0:
                twin = self.new_twin(truth)

    def step_twin(self, before: State, twin: State, leg: Leg, truth: State, told: list[Event]) -> State:
        action = self.counterpart(twin, leg)
        for _ in range(TRIES):
            if action is not None:
                break
            twin = self.new_twin(before)
            action = self.counterpart(twin, leg)
        if action is None:
            self.tally.unmatched += 1
            return self.new_twin(truth)
        chance = Following(leg.drawn, self.chance)
        told_there = self.advance(twin, leg.decision.seat, action, chance)
        if not self.told_alike(told, told_there, f"after {leg.action} in a twin"):
            return self.new_twin(truth)
        self.compare(truth, twin, f"after {leg.action} in a twin")
        return twin

    def change_choice(self, before: State, leg: Leg, truth: State, told: list[Event]) -> list[State]:
        """Change a secret choice of another seat; return the world if it looks the same."""
        if not leg.decision.secret or leg.decision.seat == self.observer:
            return []
        action = self.counterpart(before, leg)
        if action is None or action is leg.action:
            return []
        self.tally.choices_changed += 1
        other = before.copy()
        told_there = self.advance(other, leg.decision.seat, action, Following(leg.drawn, self.chance))
        how = f"when {leg.action} is {action} instead"
        if not self.told_alike(told, told_there, how):
            return []
        self.compare(truth, other, how)
        return [other]

    def change_draws(self, before: State, leg: Leg, truth: State, told: list[Event]) -> list[State]:
        """Change some draws of the entry, one at a time; return the worlds that look the same."""

        def again(chance: Chance) -> tuple[State, list[Event]]:
            other = before.copy()
            return other, self.advance(other, leg.decision.seat, leg.action, chance)

        count = len(leg.drawn)
        places = {int(self.chance.below(count)) for _ in range(DRAWS_CHANGED)} if count else set()
        worlds: list[State] = []
        for at in sorted(places):
            worlds += self.change_draw(again, leg.drawn, at, truth, told, f"after {leg.action}")
        return worlds

    def change_draw(
        self,
        again: Callable[[Chance], tuple[State, list[Event]]],
        drawn: Sequence[Answer],
        at: int,
        truth: State,
        told: list[Event],
        how: str,
    ) -> list[State]:
        """A public event may name two things alike that the view distinguishes, such as two cards of a kind. Then the
        draw is still public, and some other outcome of it reads differently.
        """
        self.tally.draws_changed += 1
        how = f"{how} when draw {at + 1} comes out differently"
        leaks: list[Leak] = []
        for _ in range(OUTCOMES):
            other, told_there = again(Following(drawn, self.chance, at))
            if not self.told_alike(told, told_there, how):
                return []
            try:
                self.compare(truth, other, how)
            except Leak as leak:
                leaks.append(leak)
            else:
                return [other]
            if not any(event.name in self.open_events for event in told):
                break
        raise leaks[0]

    def follow_setup(self, seats: int, drawn: Sequence[Answer]) -> None:
        """Check the setup, which is an entry too: change each of its draws once."""

        def again(chance: Chance) -> tuple[State, list[Event]]:
            sink = EventSink()
            state = self.rules.setup(seats, {}, chance, sink)
            return state, self.told(sink)

        truth, told = again(ScriptedChance(list(drawn)))
        for at in range(len(drawn)):
            self.change_draw(again, drawn, at, truth, told, "after the setup")


def names(event: Event, seat: int) -> bool:
    fact = seat_fact(seat)
    return any(fact == value or (isinstance(value, list) and fact in value) for value in event.facts.values())


def difference(one: object, two: object, place: str = "") -> str | None:
    """Return where two JSON values differ first, and how; None if they are equal."""
    if isinstance(one, Mapping) and isinstance(two, Mapping) and list(one) == list(two):
        for key in one:
            found = difference(one[key], two[key], f"{place}.{key}" if place else str(key))
            if found is not None:
                return found
        return None
    if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        for at, (left, right) in enumerate(zip(one, two, strict=True)):
            found = difference(left, right, f"{place}[{at}]")
            if found is not None:
                return found
        return None
    return None if one == two and type(one) is type(two) else f"{place} is {one!r} or {two!r}"


def windows(walks: Sequence[Walk], each: int, length: int) -> list[Sequence[Leg]]:
    """Return parts of the walks that begin at every kind of question, evenly over the matches."""
    by_question: dict[str, list[tuple[Walk, int]]] = {}
    for walk in walks:
        for at, leg in enumerate(walk.legs):
            by_question.setdefault(leg.decision.question, []).append((walk, at))
    found: list[Sequence[Leg]] = []
    for starts in by_question.values():
        count = min(each, len(starts))
        for number in range(count):
            walk, at = starts[number * len(starts) // count]
            found.append(walk.legs[at : at + length])
    return found


def hunt(
    rules: Laws, key: str, stretches: Sequence[Sequence[Leg]], observer: int | None, seed: int = 1
) -> Tally:
    """Follow an observer through parts of matches; raise Leak at the first hidden information."""
    hunter = Hunter(rules, disclosures(key), observer, seed)
    for legs in stretches:
        hunter.follow(legs)
    return hunter.tally


def hunt_setup(rules: Laws, walk: Walk, observer: int | None) -> Tally:
    """The same for the setup of a match."""
    hunter = Hunter(rules, disclosures(walk.seating.key), observer, walk.seed)
    hunter.follow_setup(walk.seating.seats, walk.setup_drawn)
    return hunter.tally
