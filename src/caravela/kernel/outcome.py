"""The outcome: how a match ended."""


class Outcome:
    """Places and scores of a finished match, and how they were decided."""

    def __init__(
        self,
        places: list[int],
        scores: list[int],
        reason: str,
        trail: list[str],
        categories: dict[str, list[int]] | None = None,
    ) -> None:
        self.places = places
        """One place per seat; 1 is the winner, and tied seats share a place."""
        self.scores = scores
        """One score per seat, in the game's own points."""
        self.reason = reason
        """Text key of what ended the match."""
        self.trail = trail
        """Ledger ids that decided the outcome, in the order in which they were applied."""
        self.categories: dict[str, list[int]] = categories or {}
        """Score breakdown: one number per seat and category. The texts name them under category-<name>.

        Empty if the game keeps no breakdown. Not part of the document, because it only explains the outcome.
        """

    def winners(self) -> list[int]:
        return winners_of(self.places)

    def shares(self) -> list[float]:
        """Return each seat's share of the win."""
        return shares_of(self.places)

    def document(self) -> dict[str, object]:
        return {
            "places": list(self.places),
            "scores": list(self.scores),
            "reason": self.reason,
            "trail": list(self.trail),
        }


def winners_of(places: list[int]) -> list[int]:
    return [seat for seat, place in enumerate(places) if place == 1]


def shares_of(places: list[int]) -> list[float]:
    """Return each seat's share of the win: 1 for a sole winner, divided equally between tied winners."""
    share = 1.0 / float(places.count(1))
    return [share if place == 1 else 0.0 for place in places]


def places_by(standing: list[tuple[int, ...]]) -> list[int]:
    """Rank the seats by one key each, greatest first; equal keys share a place."""
    return [1 + sum(1 for other in standing if other > mine) for mine in standing]
