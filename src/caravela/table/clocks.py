"""Clocks: the remaining time of each seat. The caller passes the time; clocks know nothing of the game."""

from collections.abc import Collection

from msgspec import Struct

from caravela.table.stored_types import Clock

DAY_MS = 24 * 60 * 60 * 1000


class SavedClocks(Struct, frozen=True):
    """The stored state of a table's clocks."""

    began_ms: int
    left: list[int]
    since: dict[int, int]
    used_on: dict[int, int]


class Clocks:
    """One clock per seat: a limit per decision, per match with an increment, or per day."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.daily = clock.kind == "daily"
        self.per_move = clock.kind == "move"
        self.increment_ms = clock.increment * 1000
        self.limit_ms = 0 if clock.kind == "none" else clock.seconds * 1000
        self.began_ms = 0
        self._left = [self.limit_ms] * seats
        self._since: dict[int, int] = {}
        """Start times of the running clocks, by seat."""
        self._used_on: dict[int, int] = {}
        """The day on which a seat's time was last used, by seat."""

    def ticking(self) -> bool:
        return self.limit_ms > 0

    def start(self, now_ms: int) -> None:
        self.began_ms = now_ms

    def run(self, seats: Collection[int], asked: Collection[int], now_ms: int) -> None:
        """Run these clocks from now on, and no others. The seats in `asked` have a new decision."""
        if not self.ticking():
            return
        for seat in list(self._since):
            self._left[seat] = self.left(seat, now_ms)
            self._used_on[seat] = self._day(now_ms)
            if seat not in seats:
                del self._since[seat]
        for seat in asked:
            if self.per_move:
                self._left[seat] = self.limit_ms
            elif seat in seats and seat not in self._since:  # its turn begins
                self._left[seat] += self.increment_ms
        for seat in seats:
            if self.daily and seat not in self._since:
                self._left[seat] = self._morning(seat, now_ms)
            self._since[seat] = now_ms

    def left(self, seat: int, now_ms: int) -> int:
        """Return the time left on a clock."""
        since = self._since.get(seat)
        if since is None:
            return self._left[seat]
        left = self._left[seat]
        if self.daily and self._day(now_ms) > self._day(since):
            left, since = self.limit_ms, self.began_ms + self._day(now_ms) * DAY_MS
        return max(0, left - (now_ms - since))

    def ends(self) -> dict[int, int]:
        """Return when each running clock will run out."""
        found: dict[int, int] = {}
        for seat, since in self._since.items():
            end = since + self._left[seat]
            midnight = self.began_ms + (self._day(since) + 1) * DAY_MS
            if self.daily and end >= midnight:
                if self.limit_ms >= DAY_MS:
                    continue
                end = midnight + self.limit_ms
            found[seat] = end
        return found

    def saved(self) -> SavedClocks:
        return SavedClocks(self.began_ms, list(self._left), dict(self._since), dict(self._used_on))

    def restore(self, saved: SavedClocks) -> None:
        self.began_ms = saved.began_ms
        self._left = list(saved.left)
        self._since = dict(saved.since)
        self._used_on = dict(saved.used_on)

    def _day(self, now_ms: int) -> int:
        return (now_ms - self.began_ms) // DAY_MS

    def _morning(self, seat: int, now_ms: int) -> int:
        """Return a seat's time when it begins to think: the rest of today's budget, or a new day's."""
        return self._left[seat] if self._day(now_ms) == self._used_on.get(seat) else self.limit_ms
