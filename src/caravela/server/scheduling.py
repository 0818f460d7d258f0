"""Scheduling: which waiting job a free worker takes next.

People who wait come first. Within a rank, the network with the least recent use comes first, then the person, then
the table. Many tables of one visitor therefore share what one table of another visitor gets.
"""

import asyncio
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import IntEnum
from itertools import count
from typing import Generic, TypeVar

Slot = TypeVar("Slot")
TimeSource = Callable[[], float]

HALF_LIFE_SECONDS = 60.0
"""Half-life after which past use counts half."""
EXPECTED_SECONDS = 1.0
"""Charged when a job begins; the difference to the actual time is settled when it ends."""
MOST_USERS = 4096
NEGLIGIBLE_SECONDS = 0.01


class Rank(IntEnum):
    """For whom a bot thinks, most urgent first."""

    PERSON = 0
    """A person who plays at the table is connected and waits for the bot's turn."""
    QUESTION = 1
    """A hint or a review."""
    AWAY = 2
    """People play at the table, but none of them is connected."""
    WATCHED = 3
    """Bots play alone, and somebody watches."""
    UNWATCHED = 4


@dataclass(frozen=True)
class Asker:
    """The origin of a job: its time is charged to network, person and match."""

    rank: Rank
    network: str = ""
    person: str = ""
    match: str = ""

    def users(self) -> tuple[tuple[str, str], ...]:
        return ("network", self.network), ("person", self.person), ("match", self.match)


ANYBODY = Asker(Rank.PERSON)


class Usage:
    """Exponentially decaying thinking time per user, in seconds."""

    def __init__(self, clock: TimeSource) -> None:
        self._clock = clock
        self._used: dict[tuple[str, str], tuple[float, float]] = {}

    def __len__(self) -> int:
        return len(self._used)

    def of(self, user: tuple[str, str]) -> float:
        seconds, at = self._used.get(user, (0.0, 0.0))
        return seconds * 0.5 ** ((self._clock() - at) / HALF_LIFE_SECONDS) if seconds else 0.0

    def charge(self, asker: Asker, seconds: float) -> None:
        for user in asker.users():
            self._used[user] = max(0.0, self.of(user) + seconds), self._clock()
        if len(self._used) > MOST_USERS:
            self._forget()

    def _forget(self) -> None:
        """Drop users with negligible use; keep at most the half with the most use."""
        ranked = sorted(((self.of(user), user) for user in self._used), reverse=True)
        keep = [user for used, user in ranked[: MOST_USERS // 2] if used > NEGLIGIBLE_SECONDS]
        self._used = {user: self._used[user] for user in keep}


@dataclass
class _Waiting(Generic[Slot]):
    asker: Asker
    slot: "asyncio.Future[Slot]"


class FairQueue(Generic[Slot]):
    """Slots, each held by one job at a time. If there are several, one is reserved for rank PERSON."""

    def __init__(self, slots: Iterable[Slot], clock: TimeSource = time.monotonic) -> None:
        self._free = list(slots)
        self._most_others = max(1, len(self._free) - 1)
        """Maximum slots held by ranks below PERSON."""
        self._others = 0
        self._numbers = count()
        self._waiting: dict[int, _Waiting[Slot]] = {}
        self._usage = Usage(clock)

    async def get(self, asker: Asker) -> Slot:
        """Wait for a slot. Return it with `put`."""
        number = next(self._numbers)
        waiting = _Waiting[Slot](asker, asyncio.get_running_loop().create_future())
        self._waiting[number] = waiting
        self._dispatch()
        try:
            return await waiting.slot
        except asyncio.CancelledError:
            self._waiting.pop(number, None)
            if waiting.slot.done() and not waiting.slot.cancelled():
                self.put(waiting.slot.result(), asker, 0.0)
            raise

    def put(self, slot: Slot, asker: Asker, seconds: float) -> None:
        """Return a slot after `seconds` of use."""
        self._usage.charge(asker, seconds - EXPECTED_SECONDS)
        if asker.rank > Rank.PERSON:
            self._others -= 1
        self._free.append(slot)
        self._dispatch()

    def _dispatch(self) -> None:
        while self._free and (number := self._next()) is not None:
            waiting = self._waiting.pop(number)
            if waiting.slot.done():
                continue  # cancelled
            if waiting.asker.rank > Rank.PERSON:
                self._others += 1
            self._usage.charge(waiting.asker, EXPECTED_SECONDS)
            # Prefer the slot that was used last: its process has the warmest caches.
            waiting.slot.set_result(self._free.pop())

    def _next(self) -> int | None:
        lowest = Rank.UNWATCHED if self._others < self._most_others else Rank.PERSON
        ready = (number for number, waiting in self._waiting.items() if waiting.asker.rank <= lowest)
        return min(ready, key=self._order, default=None)

    def _order(self, number: int) -> tuple[float, ...]:
        asker = self._waiting[number].asker
        return (asker.rank, *(self._usage.of(user) for user in asker.users()), number)
