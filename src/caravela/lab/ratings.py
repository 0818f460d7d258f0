"""Ratings on the Elo scale, fitted to all results at once, with their errors."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from caravela.lab.intervals import Z95

ELO = 400 / math.log(10)
"""Rating points per factor of e in the odds; 400 points are odds of ten to one."""
CENTRE = 1500.0
"""Mean rating of the bots that take part."""
STEPS = 100
LONGEST_STEP = 1.0
PRIOR = 1.0
"""Virtual drawn matches per pair that met, so that even ten wins out of ten give a finite rating."""
RIDGE = 1e-9

Matrix = list[list[float]]


@dataclass(frozen=True)
class Duel:
    """The result of one bot against another in one match."""

    first: int
    second: int
    score: float
    """Score of the first: 1 won, 0 lost, in between a shared win."""
    head_start: float = 0.0
    """Logarithm of the ratio of the first one's seats to the second one's."""
    deal: int = 0
    """Cluster: matches of one deal are correlated, and the errors account for it."""


class Ratings:
    """A Bradley-Terry model, fitted by maximum likelihood."""

    def __init__(self, bots: int, duels: Iterable[Duel]) -> None:
        self.bots = bots
        self._duels = list(duels)
        counted: dict[tuple[int, int, float], list[float]] = {}
        for duel in self._duels:
            met = counted.setdefault((duel.first, duel.second, duel.head_start), [0.0, 0.0])
            met[0] += 1.0
            met[1] += duel.score
        for first, second in {(first, second) for first, second, _ in counted}:
            drawn = counted.setdefault((first, second, 0.0), [0.0, 0.0])
            drawn[0] += PRIOR
            drawn[1] += PRIOR / 2
        self._counted = sorted((*key, met, won) for key, (met, won) in counted.items())
        # In nats, with the first bot fixed at 0, because only differences are identified.
        self._strengths = [0.0] * bots
        self._fit()
        self._plain = inverse(self._information())
        self._robust = self._sandwich()

    def elo(self, bot: int) -> float:
        return CENTRE + ELO * (self._strengths[bot] - sum(self._strengths) / self.bots)

    def error(self, bot: int) -> float:
        """Return half the 95 % confidence interval of a rating relative to the mean."""
        weights = [-1 / self.bots] * self.bots
        weights[bot] += 1.0
        return self._error(weights)

    def difference(self, first: int, second: int) -> tuple[float, float]:
        """Return the rating difference and half its 95 % confidence interval."""
        weights = [0.0] * self.bots
        weights[first], weights[second] = 1.0, -1.0
        return ELO * (self._strengths[first] - self._strengths[second]), self._error(weights)

    def _error(self, weights: Sequence[float]) -> float:
        # The larger of two estimates: the model's own, and one from the scatter between deals.
        variance = max(_quadratic(self._plain, weights[1:]), _quadratic(self._robust, weights[1:]))
        return Z95 * ELO * math.sqrt(max(0.0, variance))

    def _expected(self, first: int, second: int, head_start: float) -> float:
        return 1 / (1 + math.exp(self._strengths[second] - self._strengths[first] - head_start))

    def _fit(self) -> None:
        """Maximize the likelihood by Newton's method; it has a single peak."""
        for step in range(STEPS):
            slope = [0.0] * self.bots
            for first, second, head_start, met, won in self._counted:
                more = won - met * self._expected(first, second, head_start)
                slope[first] += more
                slope[second] -= more
            move = _times(inverse(self._information()), slope[1:])
            longest = max((abs(each) for each in move), default=0.0)
            scale = min(1.0, LONGEST_STEP / longest) if longest > 0 else 1.0
            for bot, each in enumerate(move, 1):
                self._strengths[bot] += scale * each
            if longest < 1e-10:
                return

    def _information(self) -> Matrix:
        """Return the Fisher information without the first bot, whose strength is fixed."""
        full = [[RIDGE if row == column else 0.0 for column in range(self.bots)] for row in range(self.bots)]
        for first, second, head_start, met, _ in self._counted:
            expected = self._expected(first, second, head_start)
            known = met * expected * (1 - expected)
            full[first][first] += known
            full[second][second] += known
            full[first][second] -= known
            full[second][first] -= known
        return [row[1:] for row in full[1:]]

    def _sandwich(self) -> Matrix:
        """Return the cluster-robust (sandwich) covariance, with deals as clusters."""
        by_deal: dict[int, list[float]] = {}
        for duel in self._duels:
            slope = by_deal.setdefault(duel.deal, [0.0] * self.bots)
            more = duel.score - self._expected(duel.first, duel.second, duel.head_start)
            slope[duel.first] += more
            slope[duel.second] -= more
        size = self.bots - 1
        scatter = [[0.0] * size for _ in range(size)]
        for slope in by_deal.values():
            for row in range(size):
                for column in range(size):
                    scatter[row][column] += slope[row + 1] * slope[column + 1]
        half = [_times(scatter, column) for column in self._plain]
        return [_times(self._plain, row) for row in half]


def ladder(bots: int, matches: Iterable[dict[int, int]]) -> list[tuple[float, float]]:
    """Return OpenSkill's mean and deviation per bot, updated match by match from the bots' places."""
    from openskill.models import BradleyTerryPart

    model = BradleyTerryPart()
    ratings = [model.rating() for _ in range(bots)]
    for places in matches:
        sides = list(places)
        rated = model.rate([[ratings[bot]] for bot in sides], ranks=[float(places[bot]) for bot in sides])
        for bot, side in zip(sides, rated, strict=True):
            ratings[bot] = side[0]
    return [(rating.mu, rating.sigma) for rating in ratings]


def inverse(matrix: Matrix) -> Matrix:
    """Invert a matrix by Gauss-Jordan elimination; sufficient for a few rows."""
    size = len(matrix)
    rows = [[*row, *(float(at == column) for column in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        head = rows[at][at]
        rows[at] = [each / head for each in rows[at]]
        for other in range(size):
            if other != at:
                factor = rows[other][at]
                rows[other] = [x - factor * y for x, y in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]


def _times(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(x * y for x, y in zip(row, vector, strict=True)) for row in matrix]


def _quadratic(matrix: Matrix, weights: Sequence[float]) -> float:
    return sum(x * y for x, y in zip(weights, _times(matrix, weights), strict=True))
