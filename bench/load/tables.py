"""Tables of connected seats that act again and again; the time from sending to the last viewer's update."""

import asyncio
import random
import time
from dataclasses import dataclass, field

import httpx2 as httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from caravela.wire.codec import encode_viewer
from caravela.wire.messages import PROTOCOL, Act, Confirm, Hello, ViewerMessage

PATIENCE = 30.0


class Choice(Struct):
    action: str


class Asked(Struct):
    owed: bool
    choices: list[Choice]


class Draft(Struct):
    seat: int
    to_confirm: bool


class Position(Struct):
    version: int
    asked: Asked | None
    draft: Draft | None
    outcome: dict[str, object] | None


class Message(Struct):
    """The fields of a message that the load generator reads."""

    type: str
    position: Position | None = None
    key: str | None = None


_decoder = msgspec.json.Decoder(Message)


@dataclass
class Measured:
    milliseconds: list[float] = field(default_factory=list)
    errors: int = 0
    finished: int = 0
    bytes: int = 0


class Person:
    """One visitor with a cookie; the same ones sit at every table, each at a seat of their own."""

    def __init__(self, base: str) -> None:
        self.http = httpx.AsyncClient(base_url=base, timeout=60)

    async def begin(self, name: str) -> None:
        (await self.http.put("/api/me", json={"name": name})).raise_for_status()

    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)


class LoadedTable:
    def __init__(
        self, people: list[Person], game: str, port: int, measured: Measured, chance: random.Random
    ) -> None:
        self.people = people
        self.game = game
        self.port = port
        self.measured = measured
        self.chance = chance
        self.changed = asyncio.Event()
        self.refused = 0
        self.keys = 0
        self.sockets: list[ClientConnection] = []
        self.positions: list[Position | None] = []
        self.readers: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """A new match with everybody connected."""
        self.sockets, self.readers = [], []
        self.positions = [None] * len(self.people)
        wish = {"game": self.game, "seats": [{"role": "me"}] + [{"role": "open"}] * (len(self.people) - 1)}
        made = await self.people[0].http.post("/api/matches", json=wish)
        made.raise_for_status()
        for person in self.people[1:]:
            joined = await person.http.post("/api/join", json={"token": made.json()["code"]})
            joined.raise_for_status()
        for seat, person in enumerate(self.people):
            socket = await connect(
                f"ws://127.0.0.1:{self.port}/ws/{made.json()['match']}",
                additional_headers={"Cookie": person.cookie()},
                compression=None,
                max_size=None,
                ping_interval=None,
            )
            self.sockets.append(socket)
            await self.send(seat, Hello(PROTOCOL, seat))
            self.readers.append(asyncio.create_task(self.read(seat)))
        while None in self.positions:
            await self.next_change()

    async def send(self, seat: int, message: ViewerMessage) -> None:
        await self.sockets[seat].send(encode_viewer(message).decode())

    async def read(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            self.measured.bytes += len(text)
            message = _decoder.decode(text)
            if message.position is not None:
                self.positions[seat] = message.position
                self.changed.set()
            elif message.type == "refused":
                self.refused += 1
                self.changed.set()

    async def next_change(self) -> None:
        self.changed.clear()
        async with asyncio.timeout(PATIENCE):
            await self.changed.wait()

    async def run(self, every: float, until: float) -> None:
        """An action every so often, from a random moment on."""
        due = time.monotonic() + self.chance.uniform(0, every)
        while due < until:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            try:
                if not await self.act():
                    self.measured.finished += 1
                    await self.close()
                    await self.open()
            except (TimeoutError, OSError, WebSocketException, httpx.HTTPError):
                self.measured.errors += 1
            due += every

    async def act(self) -> bool:
        """Sends what some seat can do now and waits until every seat has seen it; False when the match is over."""
        found = self.wish()
        if found is None:
            return False
        seat, message, version = found
        refused = self.refused
        sent = time.perf_counter()
        await self.send(seat, message)
        while any(position is None or position.version <= version for position in self.positions):
            if self.refused > refused:
                self.measured.errors += 1
                return True
            await self.next_change()
        self.measured.milliseconds.append((time.perf_counter() - sent) * 1000)
        return True

    def wish(self) -> tuple[int, ViewerMessage, int] | None:
        self.keys += 1
        for seat, position in enumerate(self.positions):
            assert position is not None
            key = f"{seat}-{self.keys}"
            if position.draft is not None and position.draft.to_confirm and position.draft.seat == seat:
                return seat, Confirm(key, position.version, seat), position.version
            if position.asked is not None and position.asked.owed:
                action = self.chance.choice(position.asked.choices).action
                return seat, Act(key, position.version, seat, action), position.version
        return None

    async def close(self) -> None:
        for reader in self.readers:
            reader.cancel()
        await asyncio.gather(*self.readers, return_exceptions=True)
        for socket in self.sockets:
            await socket.close()
