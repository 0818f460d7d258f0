"""A viewer: one open socket at a table, the seat it looks from, and what waits to be sent to it."""

import asyncio
from collections import deque

from caravela.wire.codec import encode_server
from caravela.wire.messages import ServerMessage

MOST_WAITING = 512
MOST_WAITING_BYTES = 4 * 1024 * 1024


class Viewer:
    """Messages are put in without waiting; whoever does not read them is cut off, so that nobody waits for it."""

    def __init__(self, person: str | None, name: str, session: bytes | None, network: str = "") -> None:
        self.person = person
        self.name = name
        self.session = session
        """The hash of the token by which it came."""
        self.network = network
        """What limits count its address by."""
        self.seat: int | None = None
        """The seat it looks from; None watches."""
        self.yours: list[int] = []
        """The seats of its person, as it was told last."""
        self.here = False
        """True from its first hello on."""
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
        # The first message of a queue is always sent, however long: a large match must still open.
        too_many_bytes = len(self._waiting) > 1 and self._bytes > MOST_WAITING_BYTES
        if len(self._waiting) > MOST_WAITING or too_many_bytes:
            self.slow = True
            self.end()
        self._news.set()

    def end(self) -> None:
        """What waits is still sent, nothing more is taken."""
        self.ended = True
        self._news.set()

    async def next(self) -> bytes | None:
        """The next message to send; None when there will be none."""
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
