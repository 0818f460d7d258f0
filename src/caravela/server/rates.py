"""Rate limits, counted in this process in constant time and bounded memory."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from caravela.server.responses import Failed

UNIT_SECONDS = {"second": 1, "minute": 60, "hour": 3600, "day": 86400}
MOST_CALLERS = 50_000
"""Maximum entries of one kind. A new one then evicts another of its kind; other kinds are unaffected."""
SWEPT_PER_CALL = 4
"""Entries that each call checks for expiry: more than the one it may add, so expired ones cannot pile up."""
ROUNDING_SECONDS = 1e-6
"""Tolerance for floating-point sums, which must not cost the last token of a full bucket."""

TimeSource = Callable[[], float]


class Rate(NamedTuple):
    """A token bucket: `amount` at once, refilled evenly over `seconds`."""

    amount: int
    seconds: int

    def full_after(self, full_at: float, now: float) -> float:
        """Return when a bucket is full again after taking one token, given when it would be full otherwise."""
        return max(full_at, now) + self.seconds / self.amount

    def wait(self, full_at: float, now: float) -> float:
        """Return the seconds until a token is available; 0 or less if there is one now."""
        return self.full_after(full_at, now) - now - self.seconds - ROUNDING_SECONDS


@cache
def parse_rate(text: str) -> Rate:
    """Parse a rate such as 600/minute. Raise ValueError."""
    amount, _, unit = text.partition("/")
    if not (amount.isascii() and amount.isdigit() and int(amount)) or unit not in UNIT_SECONDS:
        raise ValueError(f"{text!r} is not a rate; write it like 600/minute, with {', '.join(UNIT_SECONDS)}")
    return Rate(int(amount), UNIT_SECONDS[unit])


class Rates:
    """Shared counts. `kind` names what is counted, such as "requests"; `who` identifies the caller."""

    def __init__(self, clock: TimeSource = time.monotonic, most_callers: int = MOST_CALLERS) -> None:
        self._clock = clock
        self._most = most_callers
        self._full_at: dict[str, OrderedDict[tuple[str, ...], float]] = {}
        """By kind and caller: when the caller's bucket is full again. A full bucket needs no entry."""

    def __len__(self) -> int:
        return sum(len(callers) for callers in self._full_at.values())

    def allows(self, rate: str, kind: str, *who: str) -> bool:
        """Count one more if the rate permits it. Return whether it does."""
        now, parsed = self._clock(), parse_rate(rate)
        callers = self._full_at.setdefault(kind, OrderedDict())
        self._sweep(callers, now)
        full_at = callers.get(who, now)
        if parsed.wait(full_at, now) > 0:
            return False
        if who not in callers and len(callers) >= self._most:
            callers.popitem(last=False)
        callers[who] = parsed.full_after(full_at, now)
        return True

    def spent(self, rate: str, kind: str, *who: str) -> bool:
        """Return whether nothing is left, without counting."""
        return self._wait(rate, kind, who) > 0

    def check(self, rate: str, kind: str, *who: str) -> None:
        """Count one more. Raise Failed if the rate does not permit it."""
        if not self.allows(rate, kind, *who):
            self.refuse(rate, kind, *who)

    def give_back(self, rate: str, kind: str, *who: str) -> None:
        """Undo one count."""
        callers = self._full_at.get(kind)
        if callers is not None and who in callers:
            parsed = parse_rate(rate)
            callers[who] -= parsed.seconds / parsed.amount

    def refuse(self, rate: str, kind: str, *who: str) -> None:
        """Raise Failed with the time to wait before the next attempt."""
        raise Failed("too-fast", again_after=max(1, math.ceil(self._wait(rate, kind, who))))

    def _wait(self, rate: str, kind: str, who: tuple[str, ...]) -> float:
        now, callers = self._clock(), self._full_at.get(kind)
        return parse_rate(rate).wait(now if callers is None else callers.get(who, now), now)

    def _sweep(self, callers: "OrderedDict[tuple[str, ...], float]", now: float) -> None:
        """Drop expired entries among the first few and move the others to the end."""
        for _ in range(min(SWEPT_PER_CALL, len(callers))):
            who, full_at = callers.popitem(last=False)
            if full_at > now:
                callers[who] = full_at


class Bucket:
    """A rate limit for one socket: cheaper than the shared counts, and discarded with the socket."""

    def __init__(self, rate: str, clock: TimeSource = time.monotonic) -> None:
        self._rate = parse_rate(rate)
        self._clock = clock
        self._full_at = clock()

    def take(self) -> bool:
        now = self._clock()
        if self._rate.wait(self._full_at, now) > 0:
            return False
        self._full_at = self._rate.full_after(self._full_at, now)
        return True
