"""How what happens at a table reaches those who look at it."""

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

T = TypeVar("T")


class Bus(Protocol[T]):
    """Many processes may share one; each hears what any of them says about a match."""

    def publish(self, match: str, news: T) -> None: ...

    def subscribe(self, match: str, hear: Callable[[T], None]) -> Callable[[], None]:
        """Calls `hear` with all news of a match from now on; returns how to stop it."""


class MemoryBus(Generic[T]):
    """For one process."""

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
