"""The leak check: two worlds that a viewer cannot distinguish must keep looking the same to that viewer.

For each viewer, `determinize` makes a second world from the viewer's own view. Then the same action is played in both
worlds with the same random numbers. Everything that the viewer gets is compared: view, decision, refusals, events.
"""

from caravela.kernel.actions import Action
from caravela.kernel.chance import FastChance, stream_seed
from caravela.kernel.events import Event, EventSink
from caravela.kernel.rules import Rules
from caravela.kernel.state import State
from caravela.testing.walks import Entry, Walk

REFUSALS = 12
"""Actions whose refusals are compared."""


class Leak(AssertionError):
    """A viewer got something that it may not know."""


def check_leaks(walk: Walk, disclosures: frozenset[str] = frozenset()) -> None:
    """Check that no viewer can distinguish the true state from another state with the same view.

    After an action, what the viewer gets may differ only from an event on that discloses something by the rules:
    a public event named in `disclosures`, or a private event addressed to the viewer.
    """
    for at, entry in walk.sample():
        for viewer in walk.viewers():
            chance = FastChance(stream_seed(walk.seed, "twin", at, -1 if viewer is None else viewer))
            twin = walk.rules.determinize(walk.rules.view(entry.state, viewer), chance)
            where = f"{walk}, entry {at}, viewer {viewer}"
            _compare_states(walk.rules, entry.state, twin, viewer, where)
            _compare_futures(walk.rules, entry, twin, viewer, disclosures, where)


def _compare_states(rules: Rules, state: State, twin: State, viewer: int | None, where: str) -> None:
    for what, get in (("view", _view), ("decisions", _decisions), ("refusals", _refusals)):
        true, other = get(rules, state, viewer), get(rules, twin, viewer)
        if true != other:
            raise Leak(f"{where}: the {what} depend on hidden information: {true} or {other}")


def _compare_futures(
    rules: Rules, entry: Entry, twin: State, viewer: int | None, disclosures: frozenset[str], where: str
) -> None:
    seat = entry.decision.seat
    decision = rules.decision_of(twin, seat)
    if decision is None or entry.action not in decision.actions:
        return  # the twin dealt this seat other cards, so it cannot do the same
    state = entry.state.copy()
    events = _play(rules, state, seat, entry.action, viewer)
    others = _play(rules, twin, seat, entry.action, viewer)
    for mine, theirs in zip(events, others, strict=False):
        if mine.document() != theirs.document():
            if mine.name in disclosures or (mine.only is not None and viewer in mine.only):
                return
            raise Leak(f"{where}: {mine} or {theirs} after {entry.action}")
    if len(events) != len(others):
        raise Leak(f"{where}: {len(events)} or {len(others)} events after {entry.action}")
    if any(event.name in disclosures for event in events):
        return
    _compare_states(rules, state, twin, viewer, f"{where}, after {entry.action}")


def _play(rules: Rules, state: State, seat: int, action: Action, viewer: int | None) -> list[Event]:
    sink = EventSink()
    rules.advance(state, seat, action, FastChance(7), sink)
    return sink.seen_by(viewer)


def _view(rules: Rules, state: State, viewer: int | None) -> str:
    return rules.view(state, viewer).text()


def _decisions(rules: Rules, state: State, viewer: int | None) -> str:
    """Return the viewer's own decision, and of the others only who has to decide."""
    found: list[object] = [decision.seat for decision in rules.decisions(state) if decision.owed]
    found += [each.document() for each in rules.decisions(state) if each.seat == viewer or each.public]
    return str(found)


def _refusals(rules: Rules, state: State, viewer: int | None) -> str:
    if viewer is None:
        return ""
    step = 1 + len(rules.space) // REFUSALS
    return str([rules.why_not(state, viewer, action) for action in rules.space.actions[::step]])
