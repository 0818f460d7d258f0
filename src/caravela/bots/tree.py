"""The search tree: decision points (`Place`) and the statistics of their actions (`Node`)."""

from typing import Final

from mypy_extensions import i64

from caravela.kernel.actions import Action

SEAT_NUMBERS: Final = 8
"""More than any game has seats."""
NOT_EVALUATED: Final = -1.0


class InformationSet:
    """A decision point, as far as the searching seat can distinguish it from others: an information set."""

    def __init__(self, shared: bool = False) -> None:
        self.visits: i64 = 0
        self.children: dict[i64, Node] = {}
        """Keyed by action and seat: hidden cards can decide who moves next, so two seats may share an action here."""
        self.shared = shared
        """Whether it is in the transposition table, so that several paths may lead to it."""

    def child(self, action: Action, seat: i64) -> "Node | None":
        return self.children.get(action.code * SEAT_NUMBERS + seat)

    def add(self, child: "Node") -> None:
        assert child.action is not None
        self.children[child.action.code * SEAT_NUMBERS + child.seat] = child

    def best(self) -> float:
        """Return the highest max backup of the visited actions."""
        best = 0.0
        for child in self.children.values():
            if child.visits > 0 and child.best > best:
                best = child.best
        return best


class Node:
    """The statistics of one action at one place, over all determinizations in which it was legal."""

    def __init__(self, seat: int, action: Action | None, prior: float, first: float = NOT_EVALUATED) -> None:
        self.seat: i64 = seat
        """The seat that chooses the action."""
        self.action = action
        self.prior = prior
        """Evaluation on expansion; only differences between siblings matter."""
        self.first = first
        """Win chance on expansion if it counts as a visit, else -1."""
        self.likely: float = 0.0
        """Softmax weight of the prior among the actions that are legal now."""
        self.visits: i64 = 0
        self.available: i64 = 0
        """Number of iterations in which the action was legal."""
        self.total: float = 0.0
        """Sum of the backed-up win chances of the seat."""
        self.best: float = 0.5
        """Max backup: win chance if the same seat continues with its best known action."""
        self.max_total: float = 0.0
        """Sum of the max backups of all places that were reached."""
        self.place = InformationSet()
        """The place that the action leads to; if chance answers, the most visited one."""

    def value(self, max_weight: float, untried: float) -> float:
        """Return the mean result mixed with the max backup; `untried` (first-play urgency) without a visit."""
        evaluated = self.first >= 0.0
        if self.visits == 0:
            return self.first if evaluated else untried
        mean = (self.first + self.total) / float(1 + self.visits) if evaluated else self.mean()
        return (1.0 - max_weight) * mean + max_weight * self.best

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits > 0 else 0.5

    def learn(self, chance: float, place: InformationSet, goes_on: bool) -> None:
        """Back up a result from the place that was reached.

        If the same seat chooses next (`goes_on`), back up the maximum too: a mean alone would favour actions that
        leave little to choose.
        """
        self.visits += 1
        self.total += chance
        maximum = place.best() if goes_on else chance
        self.max_total += maximum
        if goes_on and not place.shared:
            self.best = maximum
        else:
            # After a chance event, average the maxima over its results, weighted by how often each occurred.
            self.best = self.max_total / float(self.visits) if place.shared else self.mean()
