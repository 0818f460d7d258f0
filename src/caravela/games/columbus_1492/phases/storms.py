"""Storms: the push that moves all caravels at once, the answer of fine weather, and the spinning arrow."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.columbus_1492 import events as facts
from caravela.games.columbus_1492.actions import (
    BLOW,
    DECLINE,
    FINE,
    SPIN,
    Blow,
    Decline,
    PlayFineWeather,
    Spin,
)
from caravela.games.columbus_1492.board import DIRECTIONS, Board
from caravela.games.columbus_1492.components import FINE_WEATHER, KEPT, KEPT_KINDS, Components
from caravela.games.columbus_1492.phases.piles import discard_kept
from caravela.games.columbus_1492.phases.step import barrier_name, dismast, resume, strike_by_gusts
from caravela.games.columbus_1492.state import (
    ANSWER,
    BY_PUSH,
    SPINNING,
    ColumbusState,
)
from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Refusal
from caravela.kernel.events import EventSink
from caravela.kernel.steps import Step, go

ALL_SECTORS: Final = -1

# Effects of a push on a caravel.
UNTOUCHED: Final = 0
MOVED: Final = 1
STRUCK: Final = 2
HELD: Final = 3
SHELTERED: Final = 4


def push(state: ColumbusState, board: Board, sector: i64, direction: i64, events: EventSink | None) -> None:
    """CC-STO-12: move all caravels of a sector, or of all sectors, simultaneously; then apply the damage."""
    fates: vec[i64] = vec[i64]([0, 0, 0, 0, 0])
    seat: i64
    other: i64
    for seat in range(state.seats):
        square = state.squares[seat]
        if sector == ALL_SECTORS or board.sector[square] == sector:
            target = board.beside[square * DIRECTIONS + direction]
            fates[seat] = _fate(board, square, target)
            if fates[seat] == MOVED:
                state.squares[seat] = target
    if events is not None:
        _tell_push(state, fates, direction, events)
    for seat in range(state.seats):
        if fates[seat] == STRUCK:
            square = board.beside[state.squares[seat] * DIRECTIONS + direction]
            _strike_barrier(state, seat, barrier_name(board, square), events)
        elif fates[seat] == MOVED and state.squares[seat] != board.start:
            strike_by_gusts(state, seat, "CC-STO-07", events)
    for seat in range(state.seats):  # CC-STO-04, CC-STO-05
        if fates[seat] != MOVED or state.squares[seat] == board.start:
            continue
        for other in range(state.seats):
            if fates[other] != MOVED and state.squares[other] == state.squares[seat]:
                dismast(state, seat, "collision", "CC-STO-04", events)
                dismast(state, other, "collision", "CC-STO-04", events)
    _bring_home(state, board, fates)


def _strike_barrier(state: ColumbusState, seat: i64, barrier: str, events: EventSink | None) -> None:
    """CC-STO-03, CC-DMG-01: hitting a barrier costs the mainmast, if there is one."""
    if state.masts[seat] == 1:
        dismast(state, seat, barrier, "CC-STO-03", events)
    elif events is not None:
        events.emit(facts.caravel_spared(seat, barrier))


def _fate(board: Board, square: i64, target: i64) -> i64:
    if square == board.start:  # CC-STO-02
        return SHELTERED
    if target < 0:  # CC-STO-06
        return HELD
    return STRUCK if board.barrier[target] == 1 else MOVED


def _tell_push(state: ColumbusState, fates: vec[i64], direction: i64, events: EventSink) -> None:
    seat: i64
    for seat in range(state.seats):
        if fates[seat] == MOVED:
            events.emit(facts.caravel_pushed(seat, direction, state.squares[seat]))
        elif fates[seat] == HELD:
            events.emit(facts.caravel_held(seat))
        elif fates[seat] == SHELTERED:
            events.emit(facts.caravel_sheltered(seat))


def _bring_home(state: ColumbusState, board: Board, fates: vec[i64]) -> None:
    """CC-END-02, CC-STO-11: if several come home, the first in turn order from this turn's player wins."""
    step: i64
    for step in range(state.seats):
        seat = (state.turn + step) % state.seats
        if fates[seat] == MOVED and state.squares[seat] == board.start and state.islands[seat] == 1:
            state.winner = seat
            state.homecoming = BY_PUSH
            return


def name_storm(state: ColumbusState, sector: i64, events: EventSink | None) -> None:
    """CC-DIE-05: name one sector for all storm dice, then ask the others for fine weather (CC-CRD-13)."""
    state.sector = sector
    state.direction = -1
    if events is not None:
        events.emit(facts.storm_named(state.turn, sector, state.spins_left))
    state.actor = state.turn
    go(state, ANSWER)


class AnswerStep(Step[ColumbusState, Components]):
    """CC-CRD-14: every other seat with kept cards is asked in turn order, with fine weather or without."""

    question = "answer"
    rule = "CC-CRD-14"

    def enter(self, state: ColumbusState, chance: Chance, events: EventSink | None) -> None:
        """Ask the next seat after the last one asked."""
        seat = state.actor
        while True:
            seat = (seat + 1) % state.seats
            if seat == state.turn:
                break
            if state.hand_sizes[seat] > 0:
                state.actor = seat
                return
        state.actor = state.turn
        spin_arrow(state, chance, events)
        go(state, SPINNING)

    def takes(self, action: Action) -> bool:
        return isinstance(action, PlayFineWeather | Decline)

    def list_actions(self, state: ColumbusState, seat: i64, actions: list[Action]) -> None:
        kinds: i64 = KEPT_KINDS
        if state.hands[seat * kinds + FINE_WEATHER - KEPT] > 0:
            actions.append(FINE)
        actions.append(DECLINE)

    def advance(
        self, state: ColumbusState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        if isinstance(action, Decline):
            if events is not None:
                events.emit(facts.weather_declined(seat))
            go(state, ANSWER)
            return
        discard_kept(state, seat, FINE_WEATHER)
        if events is not None:
            events.emit(facts.storm_cancelled(seat))
        state.actor = state.turn
        _end_storm(state, events)

    def refuse(self, state: ColumbusState, seat: i64, action: Action) -> Refusal:
        return Refusal("CC-CRD-13", "card-not-held", {"card": "card-fine-weather"})


def spin_arrow(state: ColumbusState, chance: Chance, events: EventSink | None) -> None:
    """CC-DIE-11: spin the arrow; each direction has the same probability."""
    ways: i64 = DIRECTIONS
    state.direction = chance.below(ways)
    state.spins_left -= 1
    if events is not None:
        events.emit(facts.arrow_spun(state.direction, "CC-DIE-04"))


def _end_storm(state: ColumbusState, events: EventSink | None) -> None:
    state.sector = -1
    state.spins_left = 0
    state.direction = -1
    resume(state, events)


class SpinStep(Step[ColumbusState, Components]):
    """CC-DIE-05: as many spins as there were storm dice; only the last one made counts."""

    question = "spin"
    rule = "CC-DIE-05"

    def enter(self, state: ColumbusState, chance: Chance, events: EventSink | None) -> None:
        if state.spins_left == 0:
            self._blow(state, events)

    def takes(self, action: Action) -> bool:
        return isinstance(action, Spin | Blow)

    def list_actions(self, state: ColumbusState, seat: i64, actions: list[Action]) -> None:
        actions.append(SPIN)
        actions.append(BLOW)

    def advance(
        self, state: ColumbusState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        if isinstance(action, Blow):
            self._blow(state, events)
            return
        spin_arrow(state, chance, events)
        self.enter(state, chance, events)

    def _blow(self, state: ColumbusState, events: EventSink | None) -> None:
        push(state, self.parts.board, state.sector, state.direction, events)
        _end_storm(state, events)

    def refuse(self, state: ColumbusState, seat: i64, action: Action) -> Refusal:
        raise AssertionError("while spins are left, both are allowed")
