"""The outcome: how a match ended."""


class Outcome:
    """Places, scores, and how they came about."""

    def __init__(
        self,
        places: list[int],
        scores: list[int],
        reason: str,
        trail: list[str],
        categories: dict[str, list[int]] | None = None,
    ) -> None:
        self.places = places
        """One per seat; 1 is the winner, and equal seats share a place."""
        self.scores = scores
        """One per seat, in the game's own points."""
        self.reason = reason
        """The text key of what ended the match."""
        self.trail = trail
        """The ledger ids that decided it, in the order they were applied."""
        self.categories: dict[str, list[int]] = categories or {}
        """Where the scores came from, one number per seat; the texts name them under category-<name>.

        Empty for a game that keeps no such account. It is no part of the document: it explains an outcome and
        decides nothing.
        """

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def document(self) -> dict[str, object]:
        return {
            "places": list(self.places),
            "scores": list(self.scores),
            "reason": self.reason,
            "trail": list(self.trail),
        }


def places_by(standing: list[tuple[int, ...]]) -> list[int]:
    """Places from one key per seat, the greatest first; equal keys share a place."""
    return [1 + sum(1 for other in standing if other > mine) for mine in standing]
