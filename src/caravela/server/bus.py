"""Publish and subscribe: how news of a table reaches its viewers."""

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

T = TypeVar("T")


class Bus(Protocol[T]):
    """A message bus, which several processes could share. Subscribers get all news of a match."""

    def publish(self, match: str, news: T) -> None: ...

    def subscribe(self, match: str, hear: Callable[[T], None]) -> Callable[[], None]:
        """Call `hear` with all news of a match from now on. Return a function that unsubscribes."""


class MemoryBus(Generic[T]):
    """A bus within one process."""

    def __init__(self) -> None:
        self._hearers: dict[str, list[Callable[[T], None]]] = {}

    def publish(self, match: str, news: T) -> None:
        for hear in tuple(self._hearers.get(match, ())):
            hear(news)

    def subscribe(self, match: str, hear: Callable[[T], None]) -> Callable[[], None]:
        self._hearers.setdefault(match, []).append(hear)

        def leave() -> None:
            hearers = self._hearers.get(match, [])
            if hear in hearers:
                hearers.remove(hear)
            if not hearers:
                self._hearers.pop(match, None)

        return leave
