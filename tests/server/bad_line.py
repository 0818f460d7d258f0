"""A line between client and server that drops, doubles, reorders and delays messages, and breaks now and then."""

import asyncio
import random
from contextlib import suppress
from types import TracebackType
from typing import Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed

DROPPED, DOUBLED, DELAYED = 0.06, 0.06, 0.15
MOST_DELAY = 0.05


class BadLine:
    """Listens on a port of its own and passes messages on, badly, in both directions."""

    def __init__(self, port: int, chance: random.Random) -> None:
        self.to = port
        self.chance = chance
        self.bad = True
        self.port = 0
        self.faults = 0
        self._server: Server | None = None

    async def __aenter__(self) -> Self:
        self._server = await serve(self._pass_on, "127.0.0.1", 0, compression=None, max_size=None)
        self.port = next(iter(self._server.sockets)).getsockname()[1]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._server is not None
        self._server.close()
        await self._server.wait_closed()

    async def _pass_on(self, client: ServerConnection) -> None:
        assert client.request is not None
        address = f"ws://127.0.0.1:{self.to}{client.request.path}"
        headers = {"Cookie": client.request.headers.get("Cookie", "")}
        async with connect(address, additional_headers=headers, compression=None, max_size=None) as server:
            ways = [asyncio.create_task(self._one_way(*way)) for way in ((client, server), (server, client))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)

    async def _one_way(
        self, source: ServerConnection | ClientConnection, sink: ServerConnection | ClientConnection
    ) -> None:
        late: set[asyncio.Task[None]] = set()
        try:
            async for text in source:
                for delay in self._fates():
                    if delay == 0.0:
                        await sink.send(text)
                        continue
                    # Whatever comes after it may overtake it.
                    task = asyncio.create_task(self._later(sink, text, delay))
                    late.add(task)
                    task.add_done_callback(late.discard)
        except ConnectionClosed:
            pass
        finally:
            for task in late:
                task.cancel()

    async def _later(
        self, sink: ServerConnection | ClientConnection, text: str | bytes, delay: float
    ) -> None:
        await asyncio.sleep(delay)
        with suppress(ConnectionClosed):
            await sink.send(text)

    def _fates(self) -> list[float]:
        """When each copy of a message arrives; none is a message lost."""
        if not self.bad:
            return [0.0]
        fate = self.chance.random()
        self.faults += fate < DROPPED + DOUBLED + DELAYED
        if fate < DROPPED:
            return []
        if fate < DROPPED + DOUBLED:
            return [0.0, self.chance.uniform(0, MOST_DELAY) + 0.001]
        if fate < DROPPED + DOUBLED + DELAYED:
            return [self.chance.uniform(0, MOST_DELAY) + 0.001]
        return [0.0]
