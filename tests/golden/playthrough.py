"""A human-readable playthrough: decisions, choices, random results, and what each seat learns.

It shows what each seat sees, so that a leak is visible in review.
"""

import json
from pathlib import Path

from caravela.bots.greedy_bot import GreedyBot
from caravela.kernel.actions import Action
from caravela.kernel.chance import Answer, FastChance, RecordingChance, stream_seed
from caravela.kernel.decisions import Decision
from caravela.kernel.events import Event, EventSink, Fact
from caravela.kernel.seats import seat_letter
from caravela.kernel.state import State
from caravela.testing.walks import MOST_ENTRIES
from tests.contracts.walk import Seating, heuristics_of

FOLDER = Path(__file__).parent
SEED = 1492
FULL_ENTRIES = 40
"""The first entries are all shown; later ones only if they show something new, or end the match."""
LAST_ENTRIES = 3
VIEWS_EVERY = 15
"""Show the views after every 15th entry."""
NEW_UNTIL = 2
"""A kind of question or event is new until it was shown this often."""


def path_of(seating: Seating) -> Path:
    return FOLDER / f"{seating.key}_{seating.seats}.txt"


def playthrough(seating: Seating) -> str:
    """Return the whole text; the same on every machine."""
    return "\n".join([*_Playthrough(seating).lines(), ""])


class _Playthrough:
    """One match, in which every second seat chooses greedily and the others at random."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.rules = seating.rules
        self.choices = FastChance(stream_seed(SEED, "choices", str(seating)))
        heuristics = heuristics_of(seating.key)
        self.greedy = GreedyBot(self.rules, heuristics, self.choices, worlds=1)
        self.chance = FastChance(stream_seed(SEED, "chance", str(seating)))
        self.shown: dict[str, int] = {}

    def lines(self) -> list[str]:
        recorder = RecordingChance(self.chance)
        sink = EventSink()
        state = self.rules.setup(self.seating.seats, {}, recorder, sink)
        lines = [f"{self.seating.game.title}, {self.seating.seats} seats; B, D and F choose greedily", ""]
        lines += ["#0 setup", *_happened(recorder.answers, sink.events), _digest(state)]
        lines += self.views(state)
        entries: list[list[str]] = []
        new: list[bool] = []
        while len(entries) < MOST_ENTRIES:
            decisions = self.rules.decisions(state)
            decision = self.rules.next_decision(state)
            if decision is None:
                break
            action = self.choose(state, decision)
            recorder = RecordingChance(self.chance)
            sink = EventSink()
            self.rules.advance(state, decision.seat, action, recorder, sink)
            number = len(entries) + 1
            entry = [_asked(number, decision, decisions), f"    action  {action.notation}"]
            entry += [*_happened(recorder.answers, sink.events), _digest(state)]
            is_new = self.is_new(decision, sink.events)
            new.append(number <= FULL_ENTRIES or is_new)
            if number % VIEWS_EVERY == 0 and new[-1]:
                entry += self.views(state)
            entries.append(entry)
        new[-LAST_ENTRIES:] = [True] * LAST_ENTRIES
        lines += _with_gaps(entries, new)
        return [*lines, *self.views(state), *self.end(state)]

    def choose(self, state: State, decision: Decision) -> Action:
        if decision.seat % 2 == 1:
            return self.greedy.choose(self.rules.view(state, decision.seat), decision)
        return decision.actions[self.choices.below(len(decision.actions))]

    def is_new(self, decision: Decision, events: list[Event]) -> bool:
        found = False
        for name in [f"? {decision.question}", *(event.name for event in events)]:
            self.shown[name] = self.shown.get(name, 0) + 1
            found = found or self.shown[name] <= NEW_UNTIL
        return found

    def views(self, state: State) -> list[str]:
        """Return the lines of what everybody sees, and what each seat sees besides."""
        public = _flat(json.loads(self.rules.view(state, None).text()))
        lines = ["    all see   " + "  ".join(f"{key}={value}" for key, value in public.items())]
        for seat in range(self.seating.seats):
            own = _flat(json.loads(self.rules.view(state, seat).text()))
            more = [f"{key}={value}" for key, value in own.items() if public.get(key) != value]
            less = [f"no {key}" for key in public if key not in own]
            lines.append(f"    {seat_letter(seat)} sees    " + "  ".join([*more, *less]))
        return lines

    def end(self, state: State) -> list[str]:
        outcome = self.rules.outcome(state)
        assert outcome is not None
        return ["", f"outcome {json.dumps(outcome.document())}"]


def _asked(number: int, decision: Decision, decisions: list[Decision]) -> str:
    others = "".join(seat_letter(some.seat) for some in decisions if some.seat != decision.seat)
    also = f", {others} may choose too" if others else ""
    secret = ", in secret" if decision.secret else ""
    return (
        f"#{number} {seat_letter(decision.seat)} {decision.question}: "
        f"{len(decision.actions)} actions{secret}{also}  {decision.rule}"
    )


def _happened(answers: list[Answer], events: list[Event]) -> list[str]:
    lines: list[str] = []
    if answers:
        lines.append("    chance  " + " ".join(f"{answer}/{asked}" for asked, answer in answers))
    for event in events:
        audience = "all"
        if event.only is not None:
            audience = "only " + "".join(seat_letter(seat) for seat in event.only)
        elif event.but is not None:
            audience = "but " + "".join(seat_letter(seat) for seat in event.but)
        facts = " ".join(f"{key}={_fact(fact)}" for key, fact in event.facts.items())
        lines.append(f"    {audience:<7} {event.name} {facts}  {event.rule}")
    return lines


def _fact(fact: Fact) -> str:
    return ",".join(fact) if isinstance(fact, list) else str(fact)


def _digest(state: State) -> str:
    return f"    digest  {state.digest()}"


def _flat(value: object, place: str = "") -> dict[str, str]:
    """Return the non-empty fields of a view by their path."""
    if isinstance(value, dict):
        found: dict[str, str] = {}
        for key, inner in value.items():
            found.update(_flat(inner, f"{place}.{key}" if place else key))
        return found
    if isinstance(value, list) and any(isinstance(item, dict) for item in value):
        found = {}
        for at, inner in enumerate(value):
            found.update(_flat(inner, f"{place}.{at}"))
        return found
    if isinstance(value, list):
        value = ",".join(str(item) for item in value)
    return {} if value in ("", 0, False, None) else {place: str(value)}


def _with_gaps(entries: list[list[str]], new: list[bool]) -> list[str]:
    lines: list[str] = []
    left_out = 0
    for entry, shown in zip(entries, new, strict=True):
        if not shown:
            left_out += 1
            continue
        if left_out:
            lines += ["", f"... {left_out} entries ..."]
            left_out = 0
        lines += ["", *entry]
    return lines
