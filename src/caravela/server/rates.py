"""Rate limits: how often somebody may ask, counted in this process."""

import math
import time

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from caravela.server.answers import Failed


class Rates:
    def __init__(self) -> None:
        self._limiter = MovingWindowRateLimiter(MemoryStorage())
        self._items: dict[str, RateLimitItem] = {}

    def allows(self, rate: str, *who: str) -> bool:
        return self._limiter.hit(self._item(rate), *who)

    def spent(self, rate: str, *who: str) -> bool:
        """Whether nothing is left, without counting this question."""
        return not self._limiter.test(self._item(rate), *who)

    def check(self, rate: str, *who: str) -> None:
        """Counts once more, or fails with what a caller should be told."""
        if not self.allows(rate, *who):
            self.refuse(rate, *who)

    def refuse(self, rate: str, *who: str) -> None:
        reset = self._limiter.get_window_stats(self._item(rate), *who).reset_time
        raise Failed("too-fast", again_after=max(1, math.ceil(reset - time.time())))

    def _item(self, rate: str) -> RateLimitItem:
        item = self._items.get(rate)
        if item is None:
            item = self._items[rate] = parse(rate)
        return item


class Bucket:
    """A rate for one socket: cheaper than the shared count, and gone with the socket."""

    def __init__(self, rate: str) -> None:
        item = parse(rate)
        self.most = float(item.amount)
        self.per_second = item.amount / item.get_expiry()
        self.left = self.most
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True
