"""Base classes of the steps of a round: enter, list the legal actions, carry one out, and refuse others."""

from abc import ABC, abstractmethod

from mypy_extensions import i64

from caravela.games.mundus_novus.components import LA_COSA, Components
from caravela.games.mundus_novus.state import ASSETS, CHARACTERS, EARNINGS, UNSEALED, MundusState
from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Refusal
from caravela.kernel.events import EventSink


class Step(ABC):
    """One step. It has no state of its own: everything that changes is in the match state."""

    question: str = ""
    rule: str = ""
    secret: bool = False
    public: bool = False
    """True if its choices follow from what everybody sees."""

    def __init__(self, parts: Components) -> None:
        self.parts = parts

    def cited(self, state: MundusState) -> str:
        """Return the rule to cite for a decision of this step."""
        return self.rule

    def enter(self, state: MundusState, chance: Chance, events: EventSink | None) -> None:
        """Begin the step: either leave the state with a decision to make or go on to another step."""

    def asks(self, state: MundusState, seat: i64) -> bool:
        """Return whether the seat must choose now."""
        return seat == state.actor

    def may_change(self, state: MundusState, seat: i64) -> bool:
        """Return whether the seat has chosen and may choose again."""
        return False

    def idle(self, state: MundusState, seat: i64) -> Refusal:
        """Return why a seat has nothing to choose in a step for several seats."""
        return Refusal(self.rule, "nothing-to-choose")

    @abstractmethod
    def takes(self, action: Action) -> bool:
        """Return whether this kind of action is made in this step."""

    @abstractmethod
    def list_actions(self, state: MundusState, seat: i64, actions: list[Action]) -> None:
        """Add every legal action of a seat that must choose or may change its choice."""

    @abstractmethod
    def advance(
        self, state: MundusState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        """Carry out a legal action."""

    @abstractmethod
    def refuse(self, state: MundusState, seat: i64, action: Action) -> Refusal:
        """Return why this step's action is not legal for a seat that may choose."""


class SealedStep(Step):
    """A step in which several seats choose in secret at the same time; the last seal triggers the reveal."""

    secret: bool = True

    @abstractmethod
    def concerns(self, state: MundusState, seat: i64) -> bool:
        """Return whether the seat has something to choose here."""

    def asks(self, state: MundusState, seat: i64) -> bool:
        return state.sealed[seat] == UNSEALED and self.concerns(state, seat)

    def may_change(self, state: MundusState, seat: i64) -> bool:
        return state.sealed[seat] != UNSEALED

    def all_sealed(self, state: MundusState) -> bool:
        return all(not self.asks(state, seat) for seat in range(state.seats))

    def unseal(self, state: MundusState) -> None:
        seat: i64
        for seat in range(state.seats):
            state.sealed[seat] = UNSEALED


class AutomaticStep(Step):
    """A step without choices."""

    def asks(self, state: MundusState, seat: i64) -> bool:
        return False

    def takes(self, action: Action) -> bool:
        return False

    def list_actions(self, state: MundusState, seat: i64, actions: list[Action]) -> None:
        raise AssertionError("nobody chooses in an automatic step")

    def advance(
        self, state: MundusState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        raise AssertionError("nobody chooses in an automatic step")

    def refuse(self, state: MundusState, seat: i64, action: Action) -> Refusal:
        raise AssertionError("nobody chooses in an automatic step")


def go(state: MundusState, step: i64) -> None:
    """Leave this step for another; the rules then enter that one."""
    state.step = step
    state.entering = True


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
