"""How strong the bots are: ratings on the Elo scale that fit all results at once, with their errors."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from caravela.lab.intervals import Z95

ELO = 400 / math.log(10)
"""Rating points for a factor of e in the odds; 400 points are odds of ten to one."""
CENTRE = 1500.0
"""The mean rating of the bots that take part."""
STEPS = 100
LONGEST_STEP = 1.0
PRIOR = 1.0
"""Each two bots that met are also given a drawn match, so that even ten wins of ten leave a finite rating."""
RIDGE = 1e-9

Matrix = list[list[float]]


@dataclass(frozen=True)
class Duel:
    """How one bot did against another in one match."""

    first: int
    second: int
    score: float
    """Of the first: 1 won, 0 lost, between them a shared win."""
    head_start: float = 0.0
    """Logarithm of how many times as many seats the first had."""
    deal: int = 0
    """Matches of one deal hang together, and the errors take it into account."""


class Ratings:
    """Bradley and Terry's model, fitted by maximum likelihood."""

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
        # In nats, the first bot at 0: only differences mean anything.
        self._strengths = [0.0] * bots
        self._fit()
        self._plain = inverse(self._information())
        self._robust = self._sandwich()

    def elo(self, bot: int) -> float:
        return CENTRE + ELO * (self._strengths[bot] - sum(self._strengths) / self.bots)

    def error(self, bot: int) -> float:
        """Half the 95 % interval of a rating against the mean of all."""
        weights = [-1 / self.bots] * self.bots
        weights[bot] += 1.0
        return self._error(weights)

    def difference(self, first: int, second: int) -> tuple[float, float]:
        """By how many points the first is stronger, and half the 95 % interval of it."""
        weights = [0.0] * self.bots
        weights[first], weights[second] = 1.0, -1.0
        return ELO * (self._strengths[first] - self._strengths[second]), self._error(weights)

    def _error(self, weights: Sequence[float]) -> float:
        # The greater of two estimates: one trusts the model, the other the scatter from deal to deal.
        variance = max(_quadratic(self._plain, weights[1:]), _quadratic(self._robust, weights[1:]))
        return Z95 * ELO * math.sqrt(max(0.0, variance))

    def _expected(self, first: int, second: int, head_start: float) -> float:
        return 1 / (1 + math.exp(self._strengths[second] - self._strengths[first] - head_start))

    def _fit(self) -> None:
        """Newton's method; the likelihood has a single peak."""
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
        """Without the first bot, whose strength is fixed."""
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
        """The variance that the scatter from deal to deal shows, whatever hangs together within a deal."""
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
    """Strength and doubt as a ladder of players would have them, match after match: each gives bots' places."""
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
    """By Gauss and Jordan; for the handful of rows that an arena has."""
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
