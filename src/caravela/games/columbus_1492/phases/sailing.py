"""Sailing: one square at a time by a rose, a sail or favourable winds, and the homecoming that wins."""

from mypy_extensions import i64

from caravela.games.columbus_1492 import events as facts
from caravela.games.columbus_1492.actions import (
    STOP,
    WINDS_BY_WAYS,
    Stop,
    UseWind,
    Voyage,
)
from caravela.games.columbus_1492.board import (
    DIRECTIONS,
    Board,
)
from caravela.games.columbus_1492.components import Components
from caravela.games.columbus_1492.phases.step import barrier_name, resume, strike_by_gusts
from caravela.games.columbus_1492.state import BY_SAILING, ColumbusState
from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Refusal
from caravela.kernel.events import EventSink
from caravela.kernel.seats import seat_fact
from caravela.kernel.steps import Step

WIND_SQUARES = 2


def free_ways(state: ColumbusState, board: Board, seat: i64) -> i64:
    """CC-SEA-02: return the directions with a free square for the caravel, as a bit mask."""
    here = state.squares[seat] * board.squares
    ways = board.open[state.squares[seat]]
    other: i64
    for other in range(state.seats):
        ways = ways & ~board.blocking[here + state.squares[other]]
    return ways


def sail(
    state: ColumbusState, board: Board, seat: i64, direction: i64, rule: str, events: EventSink | None
) -> None:
    """CC-DIE-01: sail one square; a gust there dismasts (CC-SEA-05), home with an island wins (CC-END-01)."""
    square = board.beside[state.squares[seat] * DIRECTIONS + direction]
    state.squares[seat] = square
    if events is not None:
        events.emit(facts.caravel_sailed(seat, direction, square, rule))
    if square == board.start:
        if state.islands[seat] == 1:
            state.winner = seat
            state.homecoming = BY_SAILING
    else:
        strike_by_gusts(state, seat, "CC-SEA-05", events)


def why_not_sail(state: ColumbusState, board: Board, seat: i64, action: Voyage) -> Refusal:
    """Return what blocks the direction, for a caravel that could otherwise sail."""
    square = board.beside[state.squares[seat] * DIRECTIONS + action.direction]
    if square < 0:
        return Refusal("CC-SEA-02", "edge-in-the-way", action.facts())
    if board.barrier[square] == 1:
        barrier = f"barrier-{barrier_name(board, square)}"
        return Refusal("CC-SEA-02", "barrier-in-the-way", {"barrier": barrier})
    other: i64 = 0
    while state.squares[other] != square:
        other += 1
    return Refusal("CC-SEA-02", "caravel-in-the-way", {"seat": seat_fact(int(other))})


class WindStep(Step[ColumbusState, Components]):
    """CC-CRD-09, CC-CRD-16: one or two squares by the card of favourable winds."""

    question = "wind"
    rule = "CC-CRD-09"

    def enter(self, state: ColumbusState, chance: Chance, events: EventSink | None) -> None:
        if free_ways(state, self.parts.board, state.actor) == 0:
            self._finish(state, events)

    def takes(self, action: Action) -> bool:
        return isinstance(action, UseWind | Stop)

    def list_actions(self, state: ColumbusState, seat: i64, actions: list[Action]) -> None:
        actions.extend(WINDS_BY_WAYS[free_ways(state, self.parts.board, seat)])
        if state.squares_left < WIND_SQUARES:
            actions.append(STOP)

    def advance(
        self, state: ColumbusState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        if not isinstance(action, UseWind):
            self._finish(state, events)
            return
        sail(state, self.parts.board, seat, action.direction, "CC-CRD-09", events)
        state.squares_left -= 1
        if state.squares_left == 0 or state.wrecked or state.winner >= 0:
            self._finish(state, events)
        else:
            self.enter(state, chance, events)

    def _finish(self, state: ColumbusState, events: EventSink | None) -> None:
        state.squares_left = 0
        resume(state, events)

    def refuse(self, state: ColumbusState, seat: i64, action: Action) -> Refusal:
        if isinstance(action, UseWind):
            return why_not_sail(state, self.parts.board, seat, action)
        return Refusal("CC-CRD-16", "nothing-moved-yet")
