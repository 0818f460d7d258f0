"""Connections that say nothing, read nothing or only ping: each is cut off, and others still get in."""

import asyncio
import base64
import os
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import ExitStack, asynccontextmanager, suppress
from typing import Any
from unittest import mock

import pytest
import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send

from caravela.server import connections
from caravela.server.connections import ConnectionConfig, Gate, raise_descriptor_limit
from caravela.server.guard import HEADERS
from caravela.server.settings import Limits

SOON = 0.3
"""Seconds that stand in for those of a real server."""
PATIENT = 60.0
GET = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
UPGRADE = (
    b"GET /ws/x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + base64.b64encode(bytes(16)) + b"\r\n\r\n"
)
MUCH = 32 * 2**20
"""Bytes that no system's buffers take at once."""


def frame(opcode: int, data: bytes = b"", *, last: bool = True) -> bytes:
    """A frame as a client sends it, masked with zeros."""
    return bytes([(0x80 if last else 0) | opcode, 0x80 | len(data)]) + bytes(4) + data


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    """Answers requests with much data, and sockets with as much as they ask for."""
    await receive()
    if scope["type"] == "http":
        size = MUCH if scope["path"] == "/much" else 2
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": bytes(size)})
        return
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "bytes": bytes(MUCH)})
        if message.get("text") == "end":
            return


class Here:
    """A server in this process."""

    def __init__(self, server: uvicorn.Server) -> None:
        self.server = server
        self.writers: list[StreamWriter] = []

    @property
    def port(self) -> int:
        port: int = self.server.servers[0].sockets[0].getsockname()[1]
        return port

    async def connect(self, source: str = "127.0.0.2") -> tuple[StreamReader, StreamWriter]:
        """Not from 127.0.0.1, which is trusted as a proxy."""
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(source, 0), limit=1024
        )
        self.writers.append(writer)
        return reader, writer

    async def upgrade(self) -> tuple[StreamReader, StreamWriter]:
        reader, writer = await self.connect()
        writer.write(UPGRADE)
        head = await reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in head
        return reader, writer


@asynccontextmanager
async def serving(
    limits: Limits | None = None, most: int = 1000, application: ASGIApp = app
) -> AsyncIterator[Here]:
    limits = limits or Limits()
    config = ConnectionConfig(
        application, limits, Gate(most, limits.connections), port=0, log_config=None, lifespan="off"
    )
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    here = Here(server)
    try:
        yield here
    finally:
        for writer in here.writers:
            writer.transport.abort()
        server.should_exit = server.force_exit = True
        await running


async def until_cut_off(reader: StreamReader) -> bytes:
    """Read to the end of the connection."""
    read = b""
    with suppress(ConnectionError):
        async with asyncio.timeout(PATIENT):
            while data := await reader.read(2**20):
                read = (read + data)[-1000:]
    return read


async def gone(here: Here) -> None:
    """Wait until the server has no connection left, though the client has closed none."""
    async with asyncio.timeout(PATIENT):
        while here.server.server_state.connections:
            await asyncio.sleep(0.01)


def run(visit: Callable[[], Coroutine[Any, Any, None]], **seconds: float) -> None:
    """`seconds` are constants of `connections` that are shorter for the test."""
    with ExitStack() as patches:
        for name, value in seconds.items():
            patches.enter_context(mock.patch.object(connections, name, value))
        asyncio.run(visit())


@pytest.mark.parametrize("start", [b"", GET[:9], b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nx"])
def test_a_request_that_is_never_complete_is_cut_off(start: bytes) -> None:
    async def visit() -> None:
        async with serving() as here:
            reader, writer = await here.connect()
            writer.write(start)
            await until_cut_off(reader)

    run(visit, REQUEST_SECONDS=SOON)


def test_a_second_request_that_is_never_complete_is_cut_off() -> None:
    async def visit() -> None:
        async with serving() as here:
            reader, writer = await here.connect()
            writer.write(GET + GET[:9])
            assert b" 200 " in await until_cut_off(reader)

    run(visit, REQUEST_SECONDS=SOON)


def test_a_client_that_does_not_read_an_answer_is_cut_off() -> None:
    async def visit() -> None:
        async with serving() as here:
            _, writer = await here.connect()
            writer.write(GET.replace(b"/", b"/much", 1))
            await gone(here)

    run(visit, WRITE_SECONDS=SOON)


@pytest.mark.parametrize(
    "said, seconds", [(b"go on", {"WRITE_SECONDS": SOON}), (b"end", {"LINGER_SECONDS": SOON})]
)
def test_a_viewer_that_does_not_read_gives_its_descriptor_back(
    said: bytes, seconds: dict[str, float]
) -> None:
    async def visit() -> None:
        async with serving() as here:
            _, writer = await here.upgrade()
            writer.write(frame(1, said))
            await gone(here)

    run(visit, **seconds)


@pytest.mark.parametrize(
    "flood",
    [
        frame(9) * 1000,
        frame(9, bytes(125)) * 1000,
        frame(10) * 1000,
        frame(1, last=False) + frame(0, last=False) * 1000,
    ],
    ids=["pings", "long pings", "pongs", "fragments"],
)
def test_a_flood_of_frames_that_are_no_messages_is_cut_off(flood: bytes) -> None:
    async def visit() -> None:
        async with serving() as here:
            reader, writer = await here.upgrade()
            writer.write(flood)
            await until_cut_off(reader)
            await gone(here)

    run(visit)


def test_a_few_pings_are_answered() -> None:
    async def visit() -> None:
        async with serving() as here:
            reader, writer = await here.upgrade()
            for number in range(20):
                said = bytes([number])
                writer.write(frame(9, said))
                assert await reader.readexactly(3) == bytes([0x8A, 1]) + said

    run(visit)


def test_one_network_cannot_take_all_connections() -> None:
    async def visit() -> None:
        async with serving(Limits(connections=3)) as here:
            held = [await here.upgrade()] + [await here.connect() for _ in range(2)]
            refused, over = await here.connect()
            over.write(GET)
            assert await until_cut_off(refused) == b""
            for source in ("127.0.0.3", "127.0.0.1"):
                reader, writer = await here.connect(source)
                writer.write(GET)
                assert b" 200 " in await reader.readline()
            for _, writer in held:
                writer.transport.abort()
            await gone(here)
            reader, writer = await here.connect()
            writer.write(GET)
            assert b" 200 " in await reader.readline()

    run(visit)


def test_a_trusted_proxy_may_take_all_connections_but_no_more() -> None:
    async def visit() -> None:
        async with serving(Limits(connections=1), most=3) as here:
            for _ in range(3):
                await here.connect("127.0.0.1")
            refused, over = await here.connect("127.0.0.1")
            over.write(GET)
            assert await until_cut_off(refused) == b""

    run(visit)


async def broken(scope: Scope, receive: Receive, send: Send) -> None:
    raise ValueError("a mistake of the application")


@pytest.mark.parametrize(
    "sent, status",
    [(GET, 500), (b"NO REQUEST AT ALL\r\n\r\n", 400), (UPGRADE, 500), (UPGRADE.replace(b"13", b"99"), 400)],
)
def test_every_answer_has_the_security_headers(sent: bytes, status: int) -> None:
    async def visit() -> None:
        async with serving(application=broken) as here:
            reader, writer = await here.connect()
            writer.write(sent)
            head = (await until_cut_off(reader)).decode().lower()
            assert f" {status} " in head
            for name in HEADERS:
                assert head.count(f"\r\n{name}: ") == 1, name

    run(visit)


def test_the_limit_of_descriptors_is_raised() -> None:
    assert raise_descriptor_limit() >= os.sysconf("SC_OPEN_MAX") // 2
