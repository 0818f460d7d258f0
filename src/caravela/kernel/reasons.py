"""Reasons: what differs between two lines of play, as data; the texts put each in words under reason-<kind>."""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from caravela.kernel.events import Facts
from caravela.kernel.state import State

SAME: Final = "same"
FREEDOM: Final = "freedom"
LATER: Final = "later"
COMMON_KINDS: Final = (SAME, FREEDOM, LATER)
"""Reasons of every game: the lines are equal, one leaves more choices, or the gain comes after the horizon."""

LEAST_AMOUNT: Final = 0.75
"""A smaller difference would be rounded to nothing."""
LEAST_SHARE: Final = 0.08
"""The least difference of two probabilities that is worth a sentence."""


class Reason:
    """One sentence for an action, or for the alternative it is compared with."""

    def __init__(self, kind: str, facts: Facts, supports: bool = True) -> None:
        self.kind = kind
        self.facts = facts
        self.supports = supports
        """False when it speaks for the alternative."""

    def document(self) -> dict[str, object]:
        return {"kind": self.kind, "facts": dict(self.facts), "supports": self.supports}


class Measure:
    """A number of a game in which two lines may differ, and the kind of reason that a difference gives."""

    def __init__(
        self,
        kind: str,
        at: int,
        *,
        of_others: bool = False,
        chance: bool = False,
        rises: bool = False,
        near: bool = False,
    ) -> None:
        self.kind = kind
        self.at = at
        """The place of the number in what `Reasons.numbers` returns."""
        self.of_others = of_others
        """Compare the number of each other seat instead of the seat's own."""
        self.chance = chance or rises
        """Compare how often the number is above zero instead of its mean."""
        self.rises = rises
        """Compare how often the number is above its value before the action."""
        self.near = near
        """Compare at the near horizon alone: later it tells of something else."""

    def least(self) -> float:
        return LEAST_SHARE if self.chance else LEAST_AMOUNT


@mypyc_attr(allow_interpreted_subclasses=True)
class Reasons(ABC):
    """A game's numbers, how far to look ahead for them, and what each is worth."""

    measures: list[Measure]

    @abstractmethod
    def numbers(self, state: State, seat: int) -> list[float]:
        """Return the numbers of a seat, each at a fixed place."""

    @abstractmethod
    def worths(self, state: State, seat: int) -> list[float]:
        """Return what one more of each number is worth to the seat that has it, by the heuristics' weights.

        A number that a seat wants to be low has a worth below zero.
        """

    def turn_ended(self, start: State, state: State, seat: int, asked: int) -> bool:
        """Whether the near horizon is reached: another seat is asked."""
        return asked != seat

    @abstractmethod
    def round_ended(self, start: State, state: State, seat: int) -> bool:
        """Whether the far horizon is reached."""
