"""A viewer: one open socket at a table, its perspective, and its send queue."""

import asyncio
from collections import deque

from caravela.wire.codec import encode_server
from caravela.wire.messages import ServerMessage

MOST_WAITING = 512
MOST_WAITING_BYTES = 4 * 1024 * 1024


class Viewer:
    """Sends never block. Back-pressure: a viewer that does not read its messages is disconnected."""

    def __init__(self, person: str | None, name: str, session: bytes | None, network: str = "") -> None:
        self.person = person
        self.name = name
        self.session = session
        """Hash of its session token."""
        self.network = network
        """The network by which limits count its address."""
        self.seat: int | None = None
        """The seat whose view it gets; None watches."""
        self.yours: list[int] = []
        """The seats of its person, as last sent to it."""
        self.here = False
        """True after its first hello."""
        self.slow = False
        self.ended = False
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._news = asyncio.Event()

    def send(self, message: ServerMessage) -> None:
        self.send_bytes(encode_server(message))

    def send_bytes(self, data: bytes) -> None:
        if self.ended:
            return
        self._waiting.append(data)
        self._bytes += len(data)
        # The first message of a queue is always sent, whatever its size: a large match must still open.
        too_many_bytes = len(self._waiting) > 1 and self._bytes > MOST_WAITING_BYTES
        if len(self._waiting) > MOST_WAITING or too_many_bytes:
            self.slow = True
            self.end()
        self._news.set()

    def end(self) -> None:
        """Send what is queued, but accept nothing more."""
        self.ended = True
        self._news.set()

    async def next(self) -> bytes | None:
        """Return the next message to send, or None if there will be no more."""
        while not self._waiting:
            if self.ended:
                return None
            self._news.clear()
            await self._news.wait()
        if self.slow:
            return None
        data = self._waiting.popleft()
        self._bytes -= len(data)
        return data
