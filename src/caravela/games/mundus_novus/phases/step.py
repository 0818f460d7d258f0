"""Helpers that several steps share: characters, events and doubloons."""

from mypy_extensions import i64

from caravela.games.mundus_novus.components import LA_COSA
from caravela.games.mundus_novus.state import ASSETS, CHARACTERS, EARNINGS, MundusState


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
