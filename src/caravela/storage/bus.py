"""Signals between the server processes of one database: what has changed, never its content."""

from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple, Protocol

SignalKind = Literal["entries", "deleted", "presence", "session"]


class Signal(NamedTuple):
    kind: SignalKind
    id: str
    """Id of a match, or hash of an ended session in hexadecimal."""
    entries: int = 0
    """Number of entries of the match; 0 for other kinds."""

    def text(self) -> str:
        return f"{self.kind}:{self.id}:{self.entries}"


def parse_signals(text: str) -> list[Signal]:
    """Parse signals that are separated by spaces. Ignore those that a newer program sends."""
    found: list[Signal] = []
    for word in text.split(" "):
        parts = word.split(":")
        if len(parts) == 3 and parts[2].isdecimal():
            match parts[0]:
                case "entries" | "deleted" | "presence" | "session" as kind:
                    found.append(Signal(kind, parts[1], int(parts[2])))
    return found


def coalesce(signals: Iterable[Signal]) -> list[Signal]:
    """Keep one signal of each kind and id, with the highest number of entries."""
    newest: dict[tuple[str, str], Signal] = {}
    for signal in signals:
        before = newest.get(signal[:2])
        if before is None or signal.entries > before.entries:
            newest[signal[:2]] = signal
    return list(newest.values())


class Bus(Protocol):
    """Carries signals to the other processes. They may get lost: receivers also compare with the database."""

    shared: bool
    """Whether other processes may change the same matches."""
    node: str
    """Id of this process on the bus."""

    def start(self, heard: Callable[[list[Signal]], None], connected: Callable[[], None]) -> None:
        """Begin to listen. Both are called in a thread; `connected` also after every reconnect."""

    def publish(self, signal: Signal) -> None:
        """Send a signal soon. Does not block."""

    def stop(self) -> None: ...


class LocalBus:
    """The bus of a database that only one process uses: there is nobody to signal."""

    shared = False
    node = ""

    def start(self, heard: Callable[[list[Signal]], None], connected: Callable[[], None]) -> None:
        pass

    def publish(self, signal: Signal) -> None:
        pass

    def stop(self) -> None:
        pass
