"""Drafts: a person's turn is tentative until it reveals something or is confirmed."""

from dataclasses import dataclass, field

from caravela.kernel.decisions import Decision
from caravela.table.stored_types import ConsentKind
from caravela.wire import shapes


@dataclass
class TentativeTurn:
    """The tentative turn of a seat."""

    seat: int
    since: int
    free_to: int
    to_confirm: bool = False
    again: list[str] = field(default_factory=list)
    """Undone actions that can be redone, the next one last."""

    def acted(self, action: str, at: int, learnt: bool) -> None:
        """Record a choice of the seat; `at` entries are in force after it."""
        if self.again and self.again[-1] == action:
            self.again.pop()
        else:
            self.again.clear()
        if learnt:
            self.free_to = at

    def taken_back(self, actions: list[str], back_to: int) -> None:
        self.again += reversed(actions)
        self.to_confirm = False
        self.since = min(self.since, back_to)
        self.free_to = min(self.free_to, back_to)

    def shape(self, steps: list[shapes.Choice]) -> shapes.Draft:
        """Return the draft for a reader who may know these steps."""
        return shapes.Draft(self.seat, self.since, self.free_to, self.to_confirm, len(self.again), steps)


@dataclass
class ConsentRequest:
    """A request to undo, or to abandon the match, that waits for the consent of others."""

    by: int
    back_to: int
    """Number of entries that stay in force; all of them if the match is abandoned."""
    version: int
    """The version in which it came up. An answer for an earlier version is not meant for it."""
    awaited: list[int]
    agreed: list[int] = field(default_factory=list)
    wish: ConsentKind = "undo"

    def shape(self) -> shapes.Consent:
        return shapes.Consent(self.wish, self.by, self.back_to, list(self.agreed), list(self.awaited))


def turn_goes_on(decisions: list[Decision], seat: int) -> bool:
    """Return whether the seat alone has to choose, and openly."""
    owed = [decision for decision in decisions if decision.owed]
    return len(owed) == 1 and owed[0].seat == seat and not owed[0].secret
