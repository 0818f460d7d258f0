"""Helpers that several steps share: characters, events, sealed choices and doubloons."""

from mypy_extensions import i64

from caravela.games.mundus_novus import events as facts
from caravela.games.mundus_novus.components import LA_COSA
from caravela.games.mundus_novus.state import ASSETS, CHARACTERS, EARNINGS, MundusState
from caravela.kernel.actions import Action
from caravela.kernel.events import EventSink
from caravela.kernel.steps import UNSEALED


def owns(state: MundusState, seat: i64, character: i64) -> bool:
    return state.assets[seat * ASSETS + CHARACTERS] & character != 0


def owner_of(state: MundusState, character: i64) -> i64:
    """Return the seat that has a character, or -1."""
    seat: i64
    for seat in range(state.seats):
        if owns(state, seat, character):
            return seat
    return -1


def touched_by(state: MundusState, seat: i64, event: i64) -> bool:
    """Return whether this round's event is that one and applies to the seat (MN-DEV-09)."""
    return state.event == event and not owns(state, seat, LA_COSA)


def earn(state: MundusState, seat: i64, amount: i64, source: i64) -> None:
    """Pay doubloons, or take them when the amount is negative (MN-SET-06: the bank never runs out)."""
    state.doubloons[seat] = state.doubloons[seat] + amount
    at = seat * EARNINGS + source
    state.earned[at] = state.earned[at] + amount


def seal(state: MundusState, seat: i64, action: Action, rule: str, events: EventSink | None) -> None:
    """Store a secret choice. Others are told that the seat has chosen, but not that it changed its mind."""
    if events is not None and state.sealed[seat] == UNSEALED:
        events.emit(facts.choice_sealed(seat, rule))
    state.sealed[seat] = action.code
