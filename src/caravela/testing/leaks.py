"""The leak hunter: two worlds that an observer cannot tell apart must continue to look the same to that observer.

It knows no game. From a true state it makes a second world in three ways: everything hidden from the observer is
dealt again (a twin), a secret choice of another seat is changed, or one random draw is changed. Then the same entry is
played in both worlds, and everything that the observer gets is compared byte by byte: the view, the decision, some
refusals, the awaited decisions, the events and their number, the outcome. A difference may begin only at an event
that discloses something by the rules: a public one in the list of disclosures, or a private one that is addressed to
the observer and names it.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from caravela.kernel.actions import Action
from caravela.kernel.chance import Answer, Chance, FastChance, ScriptedChance, stream_seed
from caravela.kernel.events import Event, EventSink
from caravela.kernel.rules import Rules
from caravela.kernel.seats import seat_fact
from caravela.kernel.state import State
from caravela.testing.walks import Entry, Walk, by_question
from caravela.testing.worlds import Following, difference

EACH = 5
LENGTH = 5
"""By default, five entries at a time are followed, from five places for each kind of question."""
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


def check_leaks(walk: Walk, disclosures: frozenset[str] = frozenset()) -> None:
    """Check that no viewer can distinguish the true state from another state with the same view.

    After an action, what the viewer gets may differ only from an event on that discloses something by the rules:
    a public event named in `disclosures`, or a private event addressed to the viewer.
    """
    for viewer in walk.viewers():
        hunter = Hunter(walk.rules, disclosures, viewer, walk.seed)
        hunter.follow_setup(walk)
        for entries in by_question([walk], EACH, LENGTH):
            hunter.follow(entries)


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


class Hunter:
    """Follows one observer through a match."""

    def __init__(self, rules: Rules, open_events: frozenset[str], observer: int | None, seed: int) -> None:
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
            "public": [decision.document() for decision in decisions if decision.public],
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
                    f"it is told {one} or {two} {how} (an event that reveals something by the rules "
                    f"must be named as a disclosure)"
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

    def counterpart(self, world: State, entry: Entry) -> Action | None:
        """Return the action of the entry's seat in another world: the same, or a similar one if it is secret."""
        for decision in self.rules.decisions(world):
            if decision.seat != entry.decision.seat:
                continue
            if decision.secret and decision.seat != self.observer:
                alike = [action for action in decision.actions if action.family == entry.action.family]
                return alike[self.chance.below(len(alike))] if alike else None
            return entry.action if any(action is entry.action for action in decision.actions) else None
        return None

    def follow(self, entries: Sequence[Entry]) -> None:
        """Play some entries of a match in the true world and in others beside it."""
        truth = entries[0].state.copy()
        twin = self.new_twin(truth)
        for entry in entries:
            before = truth.copy()
            script = ScriptedChance(entry.drawn)
            told = self.advance(truth, entry.decision.seat, entry.action, script)
            script.finish()
            worlds = [self.step_twin(before, twin, entry, truth, told)]
            worlds += self.change_choice(before, entry, truth, told)
            worlds += self.change_draws(before, entry, truth, told)
            # A world with a single difference reveals in later entries what a completely different one would hide.
            twin = worlds[self.chance.below(len(worlds))]
            if self.chance.below(FRESH) == 0:
                twin = self.new_twin(truth)

    def step_twin(self, before: State, twin: State, entry: Entry, truth: State, told: list[Event]) -> State:
        action = self.counterpart(twin, entry)
        for _ in range(TRIES):
            if action is not None:
                break
            twin = self.new_twin(before)
            action = self.counterpart(twin, entry)
        if action is None:
            self.tally.unmatched += 1
            return self.new_twin(truth)
        chance = Following(entry.drawn, self.chance)
        told_there = self.advance(twin, entry.decision.seat, action, chance)
        if not self.told_alike(told, told_there, f"after {entry.action} in a twin"):
            return self.new_twin(truth)
        self.compare(truth, twin, f"after {entry.action} in a twin")
        return twin

    def change_choice(self, before: State, entry: Entry, truth: State, told: list[Event]) -> list[State]:
        """Change a secret choice of another seat; return the world if it looks the same."""
        if not entry.decision.secret or entry.decision.seat == self.observer:
            return []
        action = self.counterpart(before, entry)
        if action is None or action is entry.action:
            return []
        self.tally.choices_changed += 1
        other = before.copy()
        told_there = self.advance(other, entry.decision.seat, action, Following(entry.drawn, self.chance))
        how = f"when {entry.action} is {action} instead"
        if not self.told_alike(told, told_there, how):
            return []
        self.compare(truth, other, how)
        return [other]

    def change_draws(self, before: State, entry: Entry, truth: State, told: list[Event]) -> list[State]:
        """Change some draws of the entry, one at a time; return the worlds that look the same."""

        def again(chance: Chance) -> tuple[State, list[Event]]:
            other = before.copy()
            return other, self.advance(other, entry.decision.seat, entry.action, chance)

        count = len(entry.drawn)
        places = {int(self.chance.below(count)) for _ in range(DRAWS_CHANGED)} if count else set()
        worlds: list[State] = []
        for at in sorted(places):
            worlds += self.change_draw(again, entry.drawn, at, truth, told, f"after {entry.action}")
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

    def follow_setup(self, walk: Walk) -> None:
        """Check the setup, which is an entry too: change each of its draws once."""
        drawn = walk.setup_drawn

        def again(chance: Chance) -> tuple[State, list[Event]]:
            sink = EventSink()
            state = self.rules.setup(walk.seats, walk.options, chance, sink)
            return state, self.told(sink)

        truth, told = again(ScriptedChance(drawn))
        for at in range(len(drawn)):
            self.change_draw(again, drawn, at, truth, told, "after the setup")


def names(event: Event, seat: int) -> bool:
    fact = seat_fact(seat)
    return any(fact == value or (isinstance(value, list) and fact in value) for value in event.facts.values())
