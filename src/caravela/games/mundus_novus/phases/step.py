"""What every step of a round can do: begin, say who may choose what, take a choice, and refuse."""

from abc import ABC, abstractmethod

from mypy_extensions import i64

from caravela.games.mundus_novus.components import LA_COSA, Components
from caravela.games.mundus_novus.state import ASSETS, CHARACTERS, EARNINGS, UNSEALED, MundusState
from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Refusal
from caravela.kernel.events import EventSink


class Step(ABC):
    """One step. It keeps nothing of a match: all that changes is in the state."""

    question: str = ""
    rule: str = ""
    secret: bool = False
    public: bool = False
    """True if its choices follow from what everybody sees."""

    def __init__(self, parts: Components) -> None:
        self.parts = parts

    def cited(self, state: MundusState) -> str:
        """The rule under which a decision of this step is asked."""
        return self.rule

    def enter(self, state: MundusState, chance: Chance, events: EventSink | None) -> None:
        """Begins the step: it either leaves the state with a decision to make or goes on to another step."""

    def asks(self, state: MundusState, seat: i64) -> bool:
        """Whether the seat owes a choice now."""
        return seat == state.actor

    def may_change(self, state: MundusState, seat: i64) -> bool:
        """Whether the seat has chosen and may choose again."""
        return False

    def idle(self, state: MundusState, seat: i64) -> Refusal:
        """Why a seat has nothing to choose in a step for several seats."""
        return Refusal(self.rule, "nothing-to-choose")

    @abstractmethod
    def takes(self, action: Action) -> bool:
        """Whether this kind of action is made in this step."""

    @abstractmethod
    def list_actions(self, state: MundusState, seat: i64, actions: list[Action]) -> None:
        """Adds every legal action of a seat that is asked or may change its choice."""

    @abstractmethod
    def advance(
        self, state: MundusState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        """Carries out a legal action."""

    @abstractmethod
    def refuse(self, state: MundusState, seat: i64, action: Action) -> Refusal:
        """Why this step's action is not legal for a seat that may choose."""


class SealedStep(Step):
    """A step in which several seats choose at once and in secret; the last seal triggers the reveal."""

    secret: bool = True

    @abstractmethod
    def concerns(self, state: MundusState, seat: i64) -> bool:
        """Whether the seat has something to choose here."""

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
    """Leaves this step for another; the rules then enter that one."""
    state.step = step
    state.entering = True


def owns(state: MundusState, seat: i64, character: i64) -> bool:
    return state.assets[seat * ASSETS + CHARACTERS] & character != 0


def owner_of(state: MundusState, character: i64) -> i64:
    """The seat that has a character; -1 when nobody does."""
    seat: i64
    for seat in range(state.seats):
        if owns(state, seat, character):
            return seat
    return -1


def touched_by(state: MundusState, seat: i64, event: i64) -> bool:
    """Whether this round's event is that one and applies to the seat (MN-DEV-09)."""
    return state.event == event and not owns(state, seat, LA_COSA)


def earn(state: MundusState, seat: i64, amount: i64, source: i64) -> None:
    """Pays doubloons, or takes them when the amount is negative (MN-SET-06: the bank never runs out)."""
    state.doubloons[seat] = state.doubloons[seat] + amount
    at = seat * EARNINGS + source
    state.earned[at] = state.earned[at] + amount
