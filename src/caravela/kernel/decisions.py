"""Decisions: what a seat may choose now. Refusals: why another action is not allowed."""

from caravela.kernel.actions import Action
from caravela.kernel.events import Facts


class Decision:
    """A seat and its legal actions now. A seat has at most one decision at a time."""

    def __init__(
        self,
        seat: int,
        question: str,
        rule: str,
        actions: list[Action],
        owed: bool = True,
        secret: bool = False,
        public: bool = False,
    ) -> None:
        self.seat = seat
        self.question = question
        """Text key of the question."""
        self.rule = rule
        """Ledger id of the rule that asks."""
        self.actions = actions
        """The legal actions: never empty, without duplicates."""
        self.owed = owed
        """False if the seat has already chosen and may change its choice while others still choose."""
        self.secret = secret
        """True if the other seats learn that a choice was made, but not which."""
        self.public = public
        """True if its actions follow from what every spectator sees."""

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
    """The reason why an action is not allowed: the rule, the reason's text key and the facts behind it."""

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
