"""Advice: what somebody thinks of the choices of a decision, as data; the texts put it in words."""

from caravela.kernel.actions import Action
from caravela.kernel.reasons import Reason

CLEAR: str = "clear"
AHEAD: str = "ahead"
CLOSE: str = "close"
ALONE: str = "alone"

CLEAR_POINTS = 10
CLOSE_POINTS = 1


class Prospect:
    """One action, what is expected of it, and how the match would go on."""

    def __init__(self, action: Action, chance: float, tries: int, line: list[tuple[int, Action]]) -> None:
        self.action = action
        self.chance = chance
        """How likely the seat is to win after it, from 0 to 1."""
        self.tries = tries
        self.line = line
        """The likely continuation, as seats and their actions."""

    def percent(self) -> int:
        return int(100.0 * self.chance + 0.5)

    def document(self) -> dict[str, object]:
        return {
            "action": self.action.notation,
            "chance": round(self.chance, 4),
            "tries": self.tries,
            "line": [{"seat": seat, "action": action.notation} for seat, action in self.line],
        }


class Advice:
    """The best few actions of a decision, the best first."""

    def __init__(
        self,
        seat: int,
        choices: int,
        tries: int,
        prospects: list[Prospect],
        reasons: list[Reason] | None = None,
    ) -> None:
        self.seat = seat
        self.choices = choices
        """How many actions there were to choose from."""
        self.tries = tries
        """Of all of them together."""
        self.prospects = prospects
        self.reasons: list[Reason] = reasons or []
        """Why the first one and not the second."""

    def lead(self) -> int:
        """By how many percentage points the first one is ahead of the second."""
        if len(self.prospects) < 2:
            return 0
        return self.prospects[0].percent() - self.prospects[1].percent()

    def verdict(self) -> str:
        """How the first one compares with the second, in a word that the texts know under thought-<word>."""
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
            "tries": self.tries,
            "verdict": self.verdict(),
            "lead": self.lead(),
            "prospects": [prospect.document() for prospect in self.prospects],
            "reasons": [reason.document() for reason in self.reasons],
        }
