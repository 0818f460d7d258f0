"""How sure a win rate is: Wilson's interval, and a test that may be looked at after every deal."""

import math
from dataclasses import dataclass, field

Z95 = 1.959963984540054
ERROR_RATE = 0.05
"""How often the test may call a question decided wrongly, however long it goes on."""
BOLDEST = 0.6
"""The greatest part of its wealth that a bet may lose at once."""


def wilson(won: float, played: float, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval for a rate; a shared win counts in parts. Nothing played leaves everything open."""
    if played <= 0:
        return 0.0, 1.0
    rate = won / played
    spread = z * math.sqrt(rate * (1 - rate) / played + z * z / (4 * played * played))
    centre = rate + z * z / (2 * played)
    scale = 1 + z * z / played
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


@dataclass
class Bettor:
    """Bets, deal after deal, that a mean of numbers from 0 to 1 is above what is claimed.

    If it is not, the wealth is a supermartingale: it ever reaches 1/e with a chance of e at most, whenever
    one looks and whatever the numbers of one deal have to do with each other (Waudby-Smith and Ramdas,
    Estimating means of bounded random variables by betting, 2024).
    """

    claimed: float
    stake: float
    """What wealth the bettor wants to reach; bolder bets for a smaller one."""
    log_wealth: float = 0.0
    seen: int = 0
    _sum: float = 0.5
    _squares: float = 0.25
    """As if one number had come out in the middle, with the greatest variance there is."""

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
class Question:
    """Is the win rate above or below a threshold? Fed with one mean result for each deal, in order."""

    threshold: float = 0.5
    answer: int = 0
    """1 above, -1 below, 0 still open. It never changes again once it is given."""
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
