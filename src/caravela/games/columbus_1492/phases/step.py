"""Base classes of the steps of a turn, and functions shared by many steps: damage, barrels, transitions."""

from abc import ABC, abstractmethod
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
from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Refusal
from caravela.kernel.events import EventSink

SEAT_BITS: Final[vec[i64]] = vec[i64]([1 << seat for seat in range(MOST_SEATS)])


class Step(ABC):
    """One step. It has no state of its own: everything that changes is in the match state."""

    question: str = ""
    rule: str = ""

    def __init__(self, parts: Components) -> None:
        self.parts = parts
        self.board = parts.board

    def asks(self, state: ColumbusState) -> str:
        """Return the question for the seat that must choose now; it depends only on public information."""
        return self.question

    def enter(self, state: ColumbusState, chance: Chance, events: EventSink | None) -> None:
        """Begin the step: either leave the state with a decision to make or go on to another step."""

    @abstractmethod
    def takes(self, action: Action) -> bool:
        """Whether this kind of action is made in this step."""

    @abstractmethod
    def list_actions(self, state: ColumbusState, seat: i64, actions: list[Action]) -> None:
        """Add every legal action of the deciding seat."""

    @abstractmethod
    def advance(
        self, state: ColumbusState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        """Carry out a legal action."""

    @abstractmethod
    def refuse(self, state: ColumbusState, seat: i64, action: Action) -> Refusal:
        """Return why this step's action is not legal for the deciding seat."""


class AutomaticStep(Step):
    """A step without choices."""

    def takes(self, action: Action) -> bool:
        return False

    def list_actions(self, state: ColumbusState, seat: i64, actions: list[Action]) -> None:
        raise AssertionError("nobody chooses in an automatic step")

    def advance(
        self, state: ColumbusState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        raise AssertionError("nobody chooses in an automatic step")

    def refuse(self, state: ColumbusState, seat: i64, action: Action) -> Refusal:
        raise AssertionError("nobody chooses in an automatic step")


def go(state: ColumbusState, step: i64) -> None:
    """Leave this step for another; the rules then enter that one."""
    state.step = step
    state.entering = True


def resume(state: ColumbusState, events: EventSink | None) -> None:
    """Continue the turn after a die or a card, unless that has ended the turn or the match."""
    if state.winner >= 0:
        go(state, OVER)
    elif state.wrecked:  # CC-DMG-02
        if events is not None:
            events.emit(facts.turn_ended(state.turn, "CC-DMG-02"))
        go(state, TURN_END)
    else:
        go(state, DICE_STEP if state.rolled == 1 else OPENING)


def becalmed(state: ColumbusState, parts: Components, seat: i64) -> bool:
    return parts.board.terrain[state.squares[seat]] == CALM


def barrier_name(board: Board, square: i64) -> str:
    """Return the name of the barrier on a square."""
    terrain = board.terrain[square]
    return "reef" if terrain == REEF else "island" if terrain == ISLAND else "coast"


def take_barrels(state: ColumbusState, parts: Components, seat: i64, count: i64) -> i64:
    """CC-TRN-03: take barrels up to the limit and return their number; the rest stays in the supply."""
    room = parts.most_barrels - state.barrels[seat]
    taken = count if count < room else room
    state.barrels[seat] = state.barrels[seat] + taken
    return taken


def dismast(state: ColumbusState, seat: i64, cause: str, rule: str, events: EventSink | None) -> None:
    """CC-DMG-01: remove the mainmast of an intact caravel; a dismasted one takes no damage."""
    if state.masts[seat] == 0:
        return
    state.masts[seat] = 0
    if seat == state.turn and state.step < PUT_BACK_STEP:
        state.wrecked = True
    if events is not None:
        events.emit(facts.mast_lost(seat, cause, rule))


def strike_by_gusts(state: ColumbusState, seat: i64, rule: str, events: EventSink | None) -> bool:
    """Dismast an intact caravel that has met gusts; all of them will be put back (CC-GUS-07)."""
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
