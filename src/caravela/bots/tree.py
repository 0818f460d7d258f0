"""The tree of a search: places where somebody chooses, and what is known of every action there."""

from typing import Final

from mypy_extensions import i64

from caravela.kernel.actions import Action

SEAT_NUMBERS: Final = 8
"""More than there are seats at any table."""
NOT_JUDGED: Final = -1.0


class Place:
    """A point where somebody chooses, as far as the searching seat can tell it from others."""

    def __init__(self, shared: bool = False) -> None:
        self.visits: i64 = 0
        self.children: dict[i64, Node] = {}
        """By action and seat: where what others hold decides who comes next, either may have the same action."""
        self.shared = shared
        """True when it is known by what is seen there, so that several actions may lead to it."""

    def child(self, action: Action, seat: i64) -> "Node | None":
        return self.children.get(action.code * SEAT_NUMBERS + seat)

    def add(self, child: "Node") -> None:
        assert child.action is not None
        self.children[child.action.code * SEAT_NUMBERS + child.seat] = child

    def best(self) -> float:
        """The most that an action which was tried here promises."""
        best = 0.0
        for child in self.children.values():
            if child.visits > 0 and child.best > best:
                best = child.best
        return best


class Node:
    """What is known of one action after one line of play, over all worlds in which it was possible."""

    def __init__(self, seat: int, action: Action | None, prior: float, first: float = NOT_JUDGED) -> None:
        self.seat: i64 = seat
        """Who chose the action."""
        self.action = action
        self.prior = prior
        """The game's judgement of the action, when it was first seen; only its relation to others counts."""
        self.first = first
        """The chance of winning that was seen when the action was first looked at, if that was judged."""
        self.likely: float = 0.0
        """How often it should be tried by the prior alone, beside the others that can be chosen."""
        self.visits: i64 = 0
        self.available: i64 = 0
        """In how many iterations the action could have been chosen."""
        self.total: float = 0.0
        """Chances of winning for the seat that chose the action, added up."""
        self.best: float = 0.5
        """The chance of winning if the same seat goes on as well as it was seen to be able to."""
        self.hopes: float = 0.0
        """The best of every place that was reached, added up."""
        self.place = Place()
        """Where the action leads; where chance answers it, the place that was reached most."""

    def value(self, trust: float, untried: float) -> float:
        """What the action promises: its results, the first look among them if that was judged."""
        judged = self.first >= 0.0
        if self.visits == 0:
            return self.first if judged else untried
        mean = (self.first + self.total) / float(1 + self.visits) if judged else self.mean()
        return (1.0 - trust) * mean + trust * self.best

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits > 0 else 0.5

    def learn(self, chance: float, place: Place, goes_on: bool) -> None:
        """Takes in a result of the place that was reached. What the same seat chooses next can only help it, so
        the best of that counts: a mean alone would favour actions after which there is little left to choose."""
        self.visits += 1
        self.total += chance
        hope = place.best() if goes_on else chance
        self.hopes += hope
        if goes_on and not place.shared:
            self.best = hope
        else:
            # Where chance answers, the best of each answer counts as often as that answer came.
            self.best = self.hopes / float(self.visits) if place.shared else self.mean()
