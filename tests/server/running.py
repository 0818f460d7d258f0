"""A running server and people at it, for tests: a real process, real requests, real sockets."""

import asyncio
import os
import signal
import socket
import ssl
import subprocess
import sys
import time
import uuid
from collections.abc import Callable, Sequence
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx2 as httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from caravela.wire.codec import decode_server, encode_viewer
from caravela.wire.messages import (
    PROTOCOL,
    Acked,
    Act,
    Bye,
    Confirm,
    Hello,
    Refused,
    ServerMessage,
    Update,
    ViewerMessage,
    Welcome,
)
from caravela.wire.shapes import Position

START_SECONDS = 180.0
"""Much, for a busy machine."""
PATIENT = 60.0
"""Seconds for an answer: a busy machine is slow, not silent."""
ROOT = Path(__file__).resolve().parents[2]
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""A server of a test speaks plain HTTP: to read the certificates of the world costs more than most requests to it."""


def answers(port: int) -> bool:
    """Whether a server on this machine is ready. It is asked often, so the asking has to be cheap."""
    line = HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        line.request("GET", "/healthz")
        return line.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        line.close()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Running:
    """A server process on a data folder; it can be killed and started again."""

    def __init__(self, data: Path, *options: str, trust: Path | None = None) -> None:
        """`trust` is a certificate that the server believes, in place of those of the world."""
        self.data = data
        self.port = free_port()
        self.options = options
        self.log = data.with_name(data.name + ".log")
        self.environment = os.environ | ({} if trust is None else {"SSL_CERT_FILE": str(trust)})
        self.folder = ROOT
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        launch = [sys.executable, "-m", "tests.server.launch"]
        return [*launch, str(self.data), str(self.port), *self.options]

    def start(self) -> Self:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(  # noqa: S603 - our own server
                self.command(),
                cwd=self.folder,
                env=self.environment,
                stdout=log,
                stderr=log,
            )
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            if self.process.poll() is not None:
                break
            if answers(self.port):
                return self
            time.sleep(0.05)
        self.kill()
        raise AssertionError(f"the server did not start:\n{self.log_text()}")

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    def kill(self) -> None:
        """As a power cut would end it."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self, seconds: float = PATIENT) -> int:
        """As a system service is stopped; returns the exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(seconds)

    def log_text(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")

    def memory_kb(self) -> int:
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGESIZE") // 1024


class Guest:
    """Somebody with a cookie of their own."""

    def __init__(self, server: Running, name: str = "Ana") -> None:
        self.server = server
        self.name = name
        self.http = httpx.AsyncClient(base_url=server.base, timeout=PATIENT, verify=NO_CERTIFICATES)
        self.connections: list[ClientConnection] = []

    async def __aenter__(self) -> Self:
        (await self.http.put("/api/me", json={"name": self.name})).raise_for_status()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()
        for connection in self.connections:
            await connection.close()

    async def make(self, game: str, roles: Sequence[str], **more: object) -> dict[str, Any]:
        """A new table; a role is me, open, local or a bot's level."""
        people = ("me", "open", "local")
        seats = [{"role": role} if role in people else {"role": "bot", "level": role} for role in roles]
        wish = {"game": game, "seats": seats, "pace_ms": 0, **more}
        answer = await self.http.post("/api/matches", json=wish)
        assert answer.status_code == 200, answer.text
        made: dict[str, Any] = answer.json()
        return made

    async def join(self, token: str, **more: object) -> dict[str, Any]:
        answer = await self.http.post("/api/join", json={"token": token, **more})
        assert answer.status_code == 200, answer.text
        joined: dict[str, Any] = answer.json()
        return joined

    def cookies(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    async def connect(
        self, match: str, *, port: int | None = None, origin: str | None = None
    ) -> ClientConnection:
        address = f"ws://127.0.0.1:{port or self.server.port}/ws/{match}"
        headers = {"Cookie": self.cookies()}
        if origin is not None:
            headers["Origin"] = origin
        connection = await connect(
            address,
            additional_headers=headers,
            max_size=None,
            compression=None,
            open_timeout=PATIENT,
            ping_interval=None,
            close_timeout=2,
        )
        self.connections.append(connection)
        return connection

    async def sit(self, match: str, seat: int | None = 0, *, port: int | None = None) -> "Seat":
        socket = await self.connect(match, port=port)
        at = Seat(socket, seat)
        await at.greet()
        return at


class Seat:
    """One socket and what it was told."""

    def __init__(self, connection: ClientConnection, seat: int | None) -> None:
        self.connection = connection
        self.seat = seat
        self.welcome: Welcome | None = None
        self.position: Position | None = None
        self.raw: list[str] = []
        self.heard: list[ServerMessage] = []

    async def greet(self) -> Welcome:
        await self.send(Hello(PROTOCOL, self.seat))
        found = await self.until(lambda message: isinstance(message, Welcome | Bye | Refused))
        assert isinstance(found, Welcome), found
        return found

    async def send(self, message: ViewerMessage) -> None:
        await self.connection.send(encode_viewer(message).decode())

    async def hear(self, seconds: float = PATIENT) -> ServerMessage:
        text = await asyncio.wait_for(self.connection.recv(), seconds)
        assert isinstance(text, str)
        self.raw.append(text)
        message = decode_server(text)
        self.heard.append(message)
        if isinstance(message, Welcome):
            self.welcome = message
            self.position = message.position
        elif isinstance(message, Update):
            self.position = message.position
        return message

    async def until(self, wanted: Callable[[ServerMessage], bool], seconds: float = PATIENT) -> ServerMessage:
        async with asyncio.timeout(seconds):
            while True:
                message = await self.hear(seconds)
                if wanted(message):
                    return message

    async def told(self, wanted: Callable[[ServerMessage], bool]) -> ServerMessage:
        """The newest such message, which may have come already: an update and a command's answer have no order."""
        for message in reversed(self.heard):
            if wanted(message):
                return message
        return await self.until(wanted)

    async def verdict(self, message: ViewerMessage) -> Acked | Refused:
        """Sends a command and waits for what becomes of it."""
        await self.send(message)
        key = getattr(message, "key", None)

        def settles(heard: ServerMessage) -> bool:
            return isinstance(heard, Acked | Refused) and heard.key == key

        found = await self.until(settles)
        assert isinstance(found, Acked | Refused)
        return found

    def next_wish(self, pick: int = 0) -> Act | Confirm | None:
        """Return the next message of the seat if it owes a decision; `pick` chooses among its actions."""
        position, seat = self.position, self.seat
        assert position is not None
        assert seat is not None
        key = uuid.uuid4().hex
        if position.draft is not None and position.draft.to_confirm and position.draft.seat == seat:
            return Confirm(key, position.version, seat)
        asked = position.asked
        if asked is None or not asked.owed:
            return None
        return Act(key, position.version, seat, asked.choices[pick % len(asked.choices)].action)

    async def play(self, actions: int, pick: Callable[[], int] = lambda: 0) -> int:
        """Play this many commands or to the end. Return how many were acknowledged."""
        done = 0
        while done < actions:
            assert self.position is not None
            if self.position.outcome is not None:
                break
            wish = self.next_wish(pick())
            if wish is None:
                await self.until(lambda message: isinstance(message, Update | Welcome))
                continue
            verdict = await self.verdict(wish)
            if isinstance(verdict, Acked):
                done += 1
            else:
                assert verdict.code == "stale", verdict
            await self.catch_up(verdict.version)
        return done

    async def catch_up(self, version: int) -> None:
        while self.position is not None and self.position.version < version:
            await self.hear()

    async def close(self) -> None:
        with suppress(ConnectionClosed):
            await self.connection.close()
