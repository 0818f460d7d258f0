"""Helpers that several steps share: the end of a die or card, barrels and damage."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.columbus_1492 import events as facts
from caravela.games.columbus_1492.board import CALM, ISLAND, REEF, Board
from caravela.games.columbus_1492.components import GUSTS, MOST_SEATS, Components
from caravela.games.columbus_1492.state import (
    DICE_STEP,
    OPENING,
    OVER,
    PUT_BACK_STEP,
    TURN_END,
    ColumbusState,
)
from caravela.kernel.events import EventSink
from caravela.kernel.steps import go

SEAT_BITS: Final[vec[i64]] = vec[i64]([1 << seat for seat in range(MOST_SEATS)])


def resume(state: ColumbusState, events: EventSink | None) -> None:
    """Continue the turn after a die or a card, unless that has ended the turn or the match."""
    wrecked = state.wrecked
    state.wrecked = False
    if state.winner >= 0:
        go(state, OVER)
    elif wrecked:  # CC-DMG-02
        if events is not None:
            events.emit(facts.turn_ended(state.turn, "CC-DMG-02"))
        go(state, TURN_END)
    else:
        go(state, DICE_STEP if state.rolled == 1 else OPENING)


def becalmed(state: ColumbusState, parts: Components, seat: i64) -> bool:
    return parts.board.terrain[state.squares[seat]] == CALM


def barrier_name(board: Board, square: i64) -> str:
    """What a caravel would strike on a square where it can."""
    terrain = board.terrain[square]
    return "reef" if terrain == REEF else "island" if terrain == ISLAND else "coast"


def take_barrels(state: ColumbusState, parts: Components, seat: i64, count: i64) -> i64:
    """CC-TRN-03: what would be too many stays in the supply. Returns how many were taken."""
    room = parts.most_barrels - state.barrels[seat]
    taken = count if count < room else room
    state.barrels[seat] = state.barrels[seat] + taken
    return taken


def dismast(state: ColumbusState, seat: i64, cause: str, rule: str, events: EventSink | None) -> None:
    """CC-DMG-01: an intact caravel loses its mainmast; a dismasted one takes no damage."""
    if state.masts[seat] == 0:
        return
    state.masts[seat] = 0
    if seat == state.turn and state.step < PUT_BACK_STEP:
        state.wrecked = True
    if events is not None:
        events.emit(facts.mast_lost(seat, cause, rule))


def strike_by_gusts(state: ColumbusState, seat: i64, rule: str, events: EventSink | None) -> bool:
    """An intact caravel that has come to gusts is dismasted; all of them will be put back (CC-GUS-07)."""
    if state.masts[seat] == 0:
        return False
    struck = False
    gust: i64
    for gust in range(GUSTS):
        if state.gusts[gust] == state.squares[seat]:
            state.victims[gust] = state.victims[gust] | SEAT_BITS[seat]
            struck = True
    if struck:
        dismast(state, seat, "gust", rule, events)
    return struck
