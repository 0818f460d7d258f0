"""Gusts of wind: flights by dice or card, strikes where they end, and the victims who put them back."""

from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.columbus_1492 import events as facts
from caravela.games.columbus_1492.actions import (
    FLIGHTS,
    LEAVE,
    MOVE_ON,
    PUT_BACKS,
    STOP,
    Fly,
    Leave,
    MoveOn,
    PutBack,
    Stop,
)
from caravela.games.columbus_1492.board import (
    CALM,
    LAND,
    MOST_FLOWN,
    SEA,
    SQUARES,
    START,
    TERRAIN_NAMES,
    Board,
)
from caravela.games.columbus_1492.components import GUSTS, Components
from caravela.games.columbus_1492.phases.step import SEAT_BITS, dismast, resume
from caravela.games.columbus_1492.state import (
    MOVE_ON_STEP,
    NOBODY,
    TURN_END,
    ColumbusState,
)
from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Refusal
from caravela.kernel.events import EventSink
from caravela.kernel.steps import Step, go

GUST_BITS: Final[vec[i64]] = vec[i64]([1, 2])
FLOWN_BITS: Final[vec[i64]] = vec[i64]([1 << flown for flown in range(MOST_FLOWN)])


def intact_on(state: ColumbusState, square: i64, below: i64) -> i64:
    """Return the first seat below a number with an intact caravel on a square, or -1."""
    seat: i64
    for seat in range(below):
        if state.squares[seat] == square and state.masts[seat] == 1:
            return seat
    return -1


class Flights:
    """All flights of an ocean, by their start (CC-GUS-04)."""

    def __init__(self, board: Board) -> None:
        squares = int(board.squares)
        self.from_square: list[list[Fly]] = [
            [
                FLIGHTS[(gust * MOST_FLOWN + flown) * SQUARES + target]
                for target in board.landings[flown * squares + square]
            ]
            for gust in range(GUSTS)
            for flown in range(MOST_FLOWN)
            for square in range(squares)
        ]
        """By (gust * 4 + flown) * squares + square; `flown` is the length of the flight less one."""
        reach = [0] * (squares * squares)
        for flown in range(MOST_FLOWN):
            for square in range(squares):
                for target in board.landings[flown * squares + square]:
                    reach[square * squares + target] += 1 << flown
        self.reach: vec[i64] = vec[i64](reach)
        """By start * squares + end of a flight: bit mask of the lengths less one."""
        self.squares: i64 = board.squares

    def list_flights(self, state: ColumbusState, barred: i64, most: i64, actions: list[Action]) -> None:
        """Add the flights over at most `most` squares, those that strike a caravel first.

        Gusts that have struck this turn do not fly, nor do those in the bit mask `barred`.
        """
        squares = self.squares
        before = len(actions)
        gust: i64
        flown: i64
        for gust in range(GUSTS):
            if state.victims[gust] == 0 and barred & GUST_BITS[gust] == 0:
                self._list_strikes(state, gust, most, actions)
        some_strike = len(actions) > before
        for gust in range(GUSTS):
            if state.victims[gust] != 0 or barred & GUST_BITS[gust] != 0:
                continue
            at = gust * MOST_FLOWN * squares + state.gusts[gust]
            for flown in range(most):
                flights = self.from_square[at + flown * squares]
                if not some_strike:
                    actions.extend(flights)
                    continue
                for flight in flights:
                    if intact_on(state, flight.square, state.seats) < 0:
                        actions.append(flight)

    def _list_strikes(self, state: ColumbusState, gust: i64, most: i64, actions: list[Action]) -> None:
        seat: i64
        flown: i64
        for seat in range(state.seats):
            square = state.squares[seat]
            reach = self.reach[state.gusts[gust] * self.squares + square]
            if reach == 0 or state.masts[seat] == 0 or intact_on(state, square, seat) >= 0:
                continue
            for flown in range(most):
                if reach & FLOWN_BITS[flown] != 0:
                    actions.append(FLIGHTS[(gust * MOST_FLOWN + flown) * SQUARES + square])

    def can_fly(self, state: ColumbusState, gust: i64) -> bool:
        return (
            state.victims[gust] == 0
            and len(self.from_square[gust * MOST_FLOWN * self.squares + state.gusts[gust]]) > 0
        )


@lru_cache(maxsize=4)
def flights_over(board: Board) -> Flights:
    """Return the flights of a board. Several steps need them, and they take long to compute."""
    return Flights(board)


def fly(state: ColumbusState, action: Fly, rule: str, events: EventSink | None) -> None:
    """CC-GUS-02: fly a gust; it strikes only where its flight ends."""
    state.gusts[action.gust] = action.square
    if events is not None:
        events.emit(facts.gust_flown(state.turn, action.gust, action.square, action.flown, rule))
    if _strike(state, action.gust, events) == 0:
        return
    other = 1 - action.gust
    if state.gusts[other] == action.square:  # CC-GUS-07
        state.victims[other] = state.victims[other] | state.victims[action.gust]


def _strike(state: ColumbusState, gust: i64, events: EventSink | None) -> i64:
    """Dismast every intact caravel on a gust's square; return the victims as a bit mask."""
    struck: i64 = 0
    seat: i64
    for seat in range(state.seats):
        if state.squares[seat] == state.gusts[gust] and state.masts[seat] == 1:
            struck = struck | SEAT_BITS[seat]
            dismast(state, seat, "gust", "CC-GUS-02", events)
    state.victims[gust] = state.victims[gust] | struck
    return struck


def why_not_fly(state: ColumbusState, parts: Components, action: Fly, most: i64, rule: str) -> Refusal:
    """Return why a gust cannot make this flight with at most `most` squares."""
    board = parts.board
    if state.victims[action.gust] != 0:
        return Refusal("CC-GUS-04", "gust-has-struck", {"gust": int(action.gust) + 1})
    if action.flown > most:
        return Refusal(rule, "too-few-squares", {"count": int(most)})
    if action.square >= board.squares:
        return Refusal("CC-GUS-04", "out-of-reach", action.facts())
    terrain = board.terrain[action.square]
    if terrain not in (SEA, CALM):
        named = {"terrain": f"terrain-{TERRAIN_NAMES[terrain]}"}
        barred = "CC-GUS-04" if terrain in (LAND, START) else "CC-GUS-01"
        return Refusal(barred, "no-gust-there", dict(named))
    return Refusal("CC-GUS-04", "out-of-reach", action.facts())


class StepWithFlights(Step[ColumbusState, Components]):
    """A step in which a seat may let a gust fly."""

    def __init__(self, parts: Components) -> None:
        super().__init__(parts)
        self.flights = flights_over(parts.board)


class FlightStep(StepWithFlights):
    """CC-CRD-11: the squares of a gust card, for one gust or divided, at most one flight each."""

    question = "flight"
    rule = "CC-CRD-11"

    def enter(self, state: ColumbusState, chance: Chance, events: EventSink | None) -> None:
        if state.wrecked or state.squares_left == 0 or not self._any_gust(state):
            self._finish(state, events)

    def _any_gust(self, state: ColumbusState) -> bool:
        if state.flown & GUST_BITS[0] == 0 and self.flights.can_fly(state, 0):
            return True
        return state.flown & GUST_BITS[1] == 0 and self.flights.can_fly(state, 1)

    def takes(self, action: Action) -> bool:
        return isinstance(action, Fly | Stop)

    def list_actions(self, state: ColumbusState, seat: i64, actions: list[Action]) -> None:
        self.flights.list_flights(state, state.flown, state.squares_left, actions)
        if state.flown != 0:
            actions.append(STOP)

    def advance(
        self, state: ColumbusState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        if not isinstance(action, Fly):
            self._finish(state, events)
            return
        fly(state, action, "CC-CRD-11", events)
        state.flown = state.flown | GUST_BITS[action.gust]
        state.squares_left -= action.flown
        self.enter(state, chance, events)

    def _finish(self, state: ColumbusState, events: EventSink | None) -> None:
        state.squares_left = 0
        state.flown = 0
        resume(state, events)

    def refuse(self, state: ColumbusState, seat: i64, action: Action) -> Refusal:
        if not isinstance(action, Fly):
            return Refusal("CC-CRD-11", "nothing-moved-yet")
        if state.flown & GUST_BITS[action.gust] != 0:
            return Refusal("CC-CRD-11", "gust-has-flown", {"gust": int(action.gust) + 1})
        return why_not_fly(state, self.parts, action, state.squares_left, "CC-CRD-11")


def next_to_put_back(state: ColumbusState) -> bool:
    """CC-GUS-07: find the next gust to put back and the seat that does it; return False when none is left."""
    if state.victims[0] == 0 and state.victims[1] == 0:
        return False
    step: i64
    gust: i64
    for step in range(state.seats):
        seat = (state.turn + step) % state.seats
        for gust in range(GUSTS):
            if state.victims[gust] & SEAT_BITS[seat] != 0:
                state.actor = seat
                state.held_gust = gust
                return True
    return False


def _arrive(state: ColumbusState, seat: i64, square: i64, events: EventSink | None) -> None:
    """CC-GUS-03: put a gust on a gust square; a player whom it dismasts there may send it on."""
    gust = state.held_gust
    state.gusts[gust] = square
    state.victims[gust] = 0
    if events is not None:
        events.emit(facts.gust_put_back(seat, gust, square))
    struck = _strike(state, gust, events)
    state.victims[gust] = 0
    step: i64
    for step in range(state.seats):
        other = (state.turn + step) % state.seats
        if struck & SEAT_BITS[other] != 0:
            state.actor = other
            go(state, MOVE_ON_STEP)
            return
    _let_go(state)


def _let_go(state: ColumbusState) -> None:
    state.held_gust = -1
    state.actor = NOBODY
    go(state, TURN_END)


class PutBackStep(Step[ColumbusState, Components]):
    """CC-GUS-03, CC-GUS-05: the victim of a gust puts it on either gust square."""

    question = "put-back"
    rule = "CC-GUS-03"

    def takes(self, action: Action) -> bool:
        return isinstance(action, PutBack)

    def list_actions(self, state: ColumbusState, seat: i64, actions: list[Action]) -> None:
        actions.extend(PUT_BACKS)

    def advance(
        self, state: ColumbusState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        assert isinstance(action, PutBack)
        _arrive(state, seat, self.parts.board.gust_squares[action.mark], events)

    def refuse(self, state: ColumbusState, seat: i64, action: Action) -> Refusal:
        raise AssertionError("both gust squares may be chosen")


class MoveOnStep(Step[ColumbusState, Components]):
    """CC-GUS-03, CC-GUS-05: whom a gust strikes as it is put back may send it to the other gust square."""

    question = "move-on"
    rule = "CC-GUS-05"

    def takes(self, action: Action) -> bool:
        return isinstance(action, MoveOn | Leave)

    def list_actions(self, state: ColumbusState, seat: i64, actions: list[Action]) -> None:
        actions.append(MOVE_ON)
        actions.append(LEAVE)

    def advance(
        self, state: ColumbusState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        if isinstance(action, Leave):
            if events is not None:
                events.emit(facts.gust_left(seat, state.held_gust))
            _let_go(state)
            return
        marks = self.parts.board.gust_squares
        other = marks[1] if state.gusts[state.held_gust] == marks[0] else marks[0]
        _arrive(state, seat, other, events)

    def refuse(self, state: ColumbusState, seat: i64, action: Action) -> Refusal:
        raise AssertionError("both are allowed")
