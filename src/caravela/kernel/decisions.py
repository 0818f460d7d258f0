"""Decisions: which seat may choose what now, and refusals: why something else is not allowed."""

from caravela.kernel.actions import Action
from caravela.kernel.events import Facts


class Decision:
    """A seat and its legal actions now. A seat has at most one."""

    def __init__(
        self,
        seat: int,
        question: str,
        rule: str,
        actions: list[Action],
        owed: bool = True,
        secret: bool = False,
    ) -> None:
        self.seat = seat
        self.question = question
        """The text key of what is asked."""
        self.rule = rule
        """The ledger id under which it is asked."""
        self.actions = actions
        """Never empty, and no action twice."""
        self.owed = owed
        """False when the seat has chosen already and may change its mind while others still choose."""
        self.secret = secret
        """True when the others learn that a choice was made, but not which."""

    def document(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "question": self.question,
            "rule": self.rule,
            "actions": [action.notation for action in self.actions],
            "owed": self.owed,
        }

    def __repr__(self) -> str:
        return f"<seat {self.seat}: {self.question}, {len(self.actions)} actions>"


class Refusal:
    """Why an action is not allowed: the rule, the reason's text key, and the facts that forbid it."""

    def __init__(self, rule: str, reason: str, facts: Facts | None = None) -> None:
        self.rule = rule
        self.reason = reason
        self.facts: Facts = facts or {}

    def __repr__(self) -> str:
        return f"<{self.reason} {self.facts} {self.rule}>"


class IllegalAction(ValueError):
    """A well-formed action that is not legal in this state."""

    def __init__(self, seat: int, action: Action, refusal: Refusal) -> None:
        super().__init__(f"seat {seat} cannot {action.notation!r} now: {refusal.reason} [{refusal.rule}]")
        self.seat = seat
        self.action = action
        self.refusal = refusal
