"""The seam every game fills: an object that knows a game's laws and keeps nothing of a match."""

from abc import ABC, abstractmethod
from collections.abc import Mapping

from mypy_extensions import i64, mypyc_attr

from caravela.kernel.actions import Action, ActionSpace
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Decision, IllegalAction, Refusal
from caravela.kernel.events import EventSink
from caravela.kernel.outcome import Outcome
from caravela.kernel.state import State
from caravela.kernel.view import View

Options = Mapping[str, object]


class OptionError(ValueError):
    """A seat count, an option or a component file that this game does not take."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(ABC):
    """A game's laws. One object may serve any number of matches at once."""

    space: ActionSpace

    @abstractmethod
    def setup(self, seats: int, options: Options, chance: Chance, events: EventSink | None) -> State:
        """A new match at its first decision. Raises OptionError for what the game does not take."""

    @abstractmethod
    def decisions(self, state: State) -> list[Decision]:
        """Every seat that may choose now, by seat; several may owe a choice at once.

        Empty when the match is over.
        """

    @abstractmethod
    def next_decision(self, state: State) -> Decision | None:
        """The first owed decision, without the work of listing the others; None when the match is over."""

    @abstractmethod
    def advance(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        """Changes the state by a legal action, up to the next decision. It trusts the caller: see `submit`."""

    @abstractmethod
    def outcome(self, state: State) -> Outcome | None:
        """How the match ended; None while it goes on."""

    @abstractmethod
    def rounds(self, state: State) -> int:
        """How many rounds were begun."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View:
        """All that a seat may know; None is a spectator."""

    @abstractmethod
    def determinize(self, view: View, chance: Chance) -> State:
        """One full state that could be true for all the view knows."""

    @abstractmethod
    def refusal(self, state: State, seat: int, action: Action) -> Refusal:
        """The rule and the facts that forbid an action which is not among the legal ones."""

    @abstractmethod
    def audit(self, state: State) -> list[str]:
        """Everything wrong with a state; a healthy one has an empty list."""

    @abstractmethod
    def encode(self, state: State) -> dict[str, object]:
        """The state as a position document: JSON data that a person can read and write."""

    @abstractmethod
    def decode(self, document: object) -> State:
        """The state of a position document. Raises BrokenDocument with every fault named."""

    @abstractmethod
    def from_bytes(self, data: bytes) -> State:
        """The state whose `to_bytes` this is."""

    def sight(self, state: State, seat: int) -> i64:
        """A number for all that a seat sees, unlike for unlike sights; 0 where a game does not tell them apart."""
        return 0

    def decision_of(self, state: State, seat: int) -> Decision | None:
        for decision in self.decisions(state):
            if decision.seat == seat:
                return decision
        return None

    def why_not(self, state: State, seat: int, action: Action) -> Refusal | None:
        """None when the seat may choose the action now, else what forbids it."""
        decision = self.decision_of(state, seat)
        if decision is not None:
            for legal in decision.actions:
                if legal is action:
                    return None
        return self.refusal(state, seat, action)

    def submit(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        """Advances by an action of unknown worth: an illegal one raises IllegalAction and changes nothing."""
        refusal = self.why_not(state, seat, action)
        if refusal is not None:
            raise IllegalAction(seat, action, refusal)
        self.advance(state, seat, action, chance, events)
