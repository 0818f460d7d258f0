"""The interface that every game implements: an object that knows the rules and holds no state of a match."""

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
    """A seat count, option or component file that this game does not accept."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(ABC):
    """The rules of a game. One object can serve any number of matches at once."""

    space: ActionSpace

    @abstractmethod
    def setup(self, seats: int, options: Options, chance: Chance, events: EventSink | None) -> State:
        """Set up a new match up to its first decision. Raise OptionError if the game rejects the setup."""

    @abstractmethod
    def decisions(self, state: State) -> list[Decision]:
        """Return the decisions of all seats that may choose now, by seat. Several may be owed at once.

        Empty if the match is over.
        """

    @abstractmethod
    def next_decision(self, state: State) -> Decision | None:
        """Return the first owed decision without listing the others, or None if the match is over."""

    @abstractmethod
    def advance(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        """Apply a legal action and advance to the next decision. It does not check legality: see `submit`."""

    @abstractmethod
    def outcome(self, state: State) -> Outcome | None:
        """Return how the match ended, or None if it is still in progress."""

    @abstractmethod
    def rounds(self, state: State) -> int:
        """Return the number of rounds begun so far."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View:
        """Return everything that a seat may know; None is a spectator."""

    @abstractmethod
    def determinize(self, view: View, chance: Chance) -> State:
        """Sample one full state that is consistent with the view."""

    @abstractmethod
    def refusal(self, state: State, seat: int, action: Action) -> Refusal:
        """Return the rule and the facts that forbid an action which is not legal now."""

    @abstractmethod
    def audit(self, state: State) -> list[str]:
        """List everything wrong with a state; empty if it is consistent."""

    @abstractmethod
    def encode(self, state: State) -> dict[str, object]:
        """Return the state as a position document: JSON data that a person can read and write."""

    @abstractmethod
    def decode(self, document: object) -> State:
        """Read the state of a position document. Raise BrokenDocument with every fault named."""

    @abstractmethod
    def from_bytes(self, data: bytes) -> State:
        """Restore the state from the bytes that its `to_bytes` returned."""

    def observation_hash(self, state: State, seat: int) -> i64:
        """Return a hash of everything the seat observes, or 0 if the game provides none."""
        return 0

    def decision_of(self, state: State, seat: int) -> Decision | None:
        for decision in self.decisions(state):
            if decision.seat == seat:
                return decision
        return None

    def why_not(self, state: State, seat: int, action: Action) -> Refusal | None:
        """Return None if the seat may choose the action now, else the reason why not."""
        decision = self.decision_of(state, seat)
        if decision is not None:
            for legal in decision.actions:
                if legal is action:
                    return None
        return self.refusal(state, seat, action)

    def submit(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        """Check an action and apply it. An illegal one raises IllegalAction and changes nothing."""
        refusal = self.why_not(state, seat, action)
        if refusal is not None:
            raise IllegalAction(seat, action, refusal)
        self.advance(state, seat, action, chance, events)
