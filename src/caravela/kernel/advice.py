"""Advice: the result of analysing a decision, as data; `texts` turns it into sentences."""

from caravela.kernel.actions import Action
from caravela.kernel.reasons import Reason

CLEAR: str = "clear"
AHEAD: str = "ahead"
CLOSE: str = "close"
ALONE: str = "alone"

CLEAR_POINTS = 10
CLOSE_POINTS = 1


class Prospect:
    """An action with its expected result and its likely continuation."""

    def __init__(self, action: Action, chance: float, visits: int, line: list[tuple[int, Action]]) -> None:
        self.action = action
        self.chance = chance
        """The seat's probability of winning after the action."""
        self.visits = visits
        self.line = line
        """Principal variation: the likely next seats and their actions."""

    def percent(self) -> int:
        return int(100.0 * self.chance + 0.5)

    def document(self) -> dict[str, object]:
        return {
            "action": self.action.notation,
            "chance": round(self.chance, 4),
            "visits": self.visits,
            "line": [{"seat": seat, "action": action.notation} for seat, action in self.line],
        }


class Advice:
    """The best few actions of a decision, best first."""

    def __init__(
        self,
        seat: int,
        choices: int,
        visits: int,
        prospects: list[Prospect],
        reasons: list[Reason] | None = None,
    ) -> None:
        self.seat = seat
        self.choices = choices
        """Number of legal actions."""
        self.visits = visits
        """Iterations of the whole search."""
        self.prospects = prospects
        self.reasons: list[Reason] = reasons or []
        """Why the first action is better than the second."""

    def lead(self) -> int:
        """Return the lead of the first action over the second, in percentage points."""
        if len(self.prospects) < 2:
            return 0
        return self.prospects[0].percent() - self.prospects[1].percent()

    def verdict(self) -> str:
        """Return how the first action compares with the second. The texts have a sentence thought-<verdict>."""
        if len(self.prospects) < 2:
            return ALONE
        lead = self.lead()
        if lead <= CLOSE_POINTS:
            return CLOSE
        return CLEAR if lead >= CLEAR_POINTS else AHEAD

    def document(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "choices": self.choices,
            "visits": self.visits,
            "verdict": self.verdict(),
            "lead": self.lead(),
            "prospects": [prospect.document() for prospect in self.prospects],
            "reasons": [reason.document() for reason in self.reasons],
        }
