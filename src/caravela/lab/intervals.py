"""Statistics of win rates: Wilson's interval, and a sequential test that may be checked after every deal."""

import math
from dataclasses import dataclass, field

Z95 = 1.959963984540054
ERROR_RATE = 0.05
"""Maximum probability that the sequential test decides wrongly, at any stopping time."""
BOLDEST = 0.6
"""Largest part of its wealth that a bet may lose at once."""


def wilson(won: float, played: float, z: float = Z95) -> tuple[float, float]:
    """Return Wilson's confidence interval for a rate; shared wins count as fractions. (0, 1) without matches."""
    if played <= 0:
        return 0.0, 1.0
    rate = won / played
    spread = z * math.sqrt(rate * (1 - rate) / played + z * z / (4 * played * played))
    centre = rate + z * z / (2 * played)
    scale = 1 + z * z / played
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


@dataclass
class Bettor:
    """Tests by betting, deal after deal, that the mean of numbers from 0 to 1 exceeds a claimed value.

    If it does not, the wealth is a supermartingale: it exceeds 1/α with probability at most α, at any stopping time
    (Ville) and for any dependence within a deal. See Waudby-Smith and Ramdas, Estimating means of bounded random
    variables by betting, 2024.
    """

    claimed: float
    stake: float
    """The wealth to reach, 1/α. A larger one makes larger bets."""
    log_wealth: float = 0.0
    seen: int = 0
    _sum: float = 0.5
    _squares: float = 0.25
    """Prior of the variance: one observation in the middle, with the greatest possible variance."""

    def see(self, number: float) -> None:
        variance = self._squares / (self.seen + 1)
        wanted = math.sqrt(2 * math.log(self.stake) / (variance * (self.seen + 1) * math.log(self.seen + 2)))
        bet = min(wanted, BOLDEST / self.claimed)
        self.log_wealth += math.log1p(bet * (number - self.claimed))
        self.seen += 1
        self._sum += number
        self._squares += (number - self._sum / (self.seen + 1)) ** 2

    def has_won(self) -> bool:
        return self.log_wealth >= math.log(self.stake)


@dataclass
class SequentialTest:
    """Sequential test of whether a win rate is above or below a threshold. `see` takes the mean of each deal."""

    threshold: float = 0.5
    answer: int = 0
    """1 above, -1 below, 0 undecided. Once decided it never changes."""
    _above: Bettor = field(init=False)
    _below: Bettor = field(init=False)

    def __post_init__(self) -> None:
        self._above = Bettor(self.threshold, 2 / ERROR_RATE)
        self._below = Bettor(1 - self.threshold, 2 / ERROR_RATE)

    def see(self, mean: float) -> None:
        if self.answer != 0:
            return
        self._above.see(mean)
        self._below.see(1 - mean)
        if self._above.has_won():
            self.answer = 1
        elif self._below.has_won():
            self.answer = -1
