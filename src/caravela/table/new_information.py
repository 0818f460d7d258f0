"""New information: whether a choice revealed anything, and the result of a choice as far as its seat can know it."""

from caravela.kernel.actions import Action
from caravela.kernel.chance import FastChance, ScriptedChance, ScriptError, stream_seed
from caravela.kernel.decisions import Decision
from caravela.kernel.events import Event, EventSink
from caravela.kernel.rules import Rules
from caravela.kernel.state import State
from caravela.kernel.view import View
from caravela.match import Transition
from caravela.table.drafts import turn_goes_on

WORLDS = 3
"""Number of worlds consistent with the seat's view that are tried."""
ONLOOKERS_WORLDS = 64
"""Number of worlds consistent with a spectator's view. A card that a seat may hold must occur in some of them."""


def learnt(rules: Rules, before: State, step: Transition) -> bool:
    """True when chance had a say, when another seat alone was told, or when the chooser could not have known
    what would come of it.
    """
    entry = step.entry
    assert entry.action is not None
    if any(possibilities > 1 for possibilities, _ in entry.drawn):
        return True
    if any(event.only is not None and event.only != [entry.seat] for event in step.events):
        return True
    seen = rules.view(step.state, entry.seat).document()
    view = rules.view(before, entry.seat)
    for number in range(WORLDS):
        after = _imagined(rules, view, entry.seat, entry.action, number)
        if after is None or rules.view(after[0], entry.seat).document() != seen:
            return True
    return False


def forced(rules: Rules, state: State, decision: Decision) -> bool:
    """True when the only action is the only one in whatever world an onlooker can imagine.

    Elsewhere a seat that answers at once would tell the others that it holds nothing to choose from.
    """
    if decision.secret or not decision.owed or len(decision.actions) > 1:
        return False
    view = rules.view(state, None)
    for number in range(ONLOOKERS_WORLDS):
        world = rules.determinize(view, FastChance(stream_seed(number, "onlooker")))
        there = rules.decision_of(world, decision.seat)
        if there is None or len(there.actions) > 1:
            return False
    return True


def foreseen(rules: Rules, view: View, seat: int, action: Action) -> tuple[View, list[Event]] | None:
    """The seat's view and what it is told if it chose so; None when chance or something unknown decides.

    It is worked out from the view alone, so it can tell nothing that the view does not.
    """
    first: tuple[View, list[Event]] | None = None
    for number in range(WORLDS):
        after = _imagined(rules, view, seat, action, number)
        if after is None:
            return None
        state, told = after
        found = rules.view(state, seat)
        if first is None:
            first = found, told
        elif found.document() != first[0].document() or _documents(told) != _documents(first[1]):
            return None
    return first


def ends_turn(rules: Rules, view: View, seat: int, action: Action) -> bool:
    """Return True if the action ends the seat's turn, however chance answers it.

    Like `foreseen`, it reads the view alone: an answer that depended on the next card would reveal that card.
    """
    for number in range(WORLDS):
        chance = FastChance(stream_seed(number, "ends-turn"))
        state = rules.determinize(view, chance)
        if rules.why_not(state, seat, action) is None:
            rules.advance(state, seat, action, chance, None)
            if turn_goes_on(rules.decisions(state), seat):
                return False
    return True


def _imagined(
    rules: Rules, view: View, seat: int, action: Action, number: int
) -> tuple[State, list[Event]] | None:
    """Return the result of the action in a world that fits the view, or None if it is illegal there or needs chance."""
    state = rules.determinize(view, FastChance(stream_seed(number, "imagined")))
    if rules.why_not(state, seat, action) is not None:
        return None
    sink = EventSink()
    try:
        rules.advance(state, seat, action, ScriptedChance([]), sink)
    except ScriptError:
        return None
    return state, sink.seen_by(seat)


def _documents(events: list[Event]) -> list[dict[str, object]]:
    return [event.document() for event in events]
