"""What a game tells the bots about itself: judgement without search."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from caravela.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics(ABC):
    """A game's judgement of its own positions."""

    @abstractmethod
    def value(self, state: State, seat: int) -> float:
        """How good a state is for a seat; only comparisons between states of one match mean anything."""
