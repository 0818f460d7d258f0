"""A client that follows the rules of docs/api.md on a bad line: versions, gaps, resending, reconnecting."""

import asyncio
import random
import uuid

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from caravela.wire.codec import decode_server, encode_viewer
from caravela.wire.messages import (
    PROTOCOL,
    Acked,
    Act,
    Confirm,
    Hello,
    Missed,
    Refused,
    Update,
    ViewerMessage,
    Welcome,
)
from caravela.wire.shapes import LogLine, Position, UndoneLines
from tests.server.running import Guest

PATIENCE = 0.4
"""Seconds of silence after which everything unanswered is sent again."""
LONGEST = 120.0
UNJUDGED = ("bad-message", "too-fast", "storage", "stopping")
"""Refusals that say nothing of a command: an earlier copy of it may have been carried out."""


class Stubborn:
    def __init__(self, guest: Guest, match: str, seat: int, port: int, chance: random.Random) -> None:
        self.guest = guest
        self.match = match
        self.seat = seat
        self.port = port
        self.chance = chance
        self.position: Position | None = None
        self.log: list[LogLine] = []
        self.taken: list[UndoneLines] = []
        self.pending: Act | Confirm | None = None
        self.greeting = False
        self.acked: dict[str, int] = {}
        self.tried: set[str] = set()
        """The keys of its choices."""
        self.chosen: list[str] = []
        """Those that were acknowledged."""
        self.stale = 0
        self.gaps = 0
        self.caught_up = 0
        self.connections = 0

    async def run(self, until: asyncio.Event) -> None:
        while not until.is_set() and not self.over():
            connection = await self.guest.connect(self.match, port=self.port)
            self.connections += 1
            try:
                await self.talk(connection, until)
            except ConnectionClosed:
                continue
            finally:
                await connection.close()

    async def catch_up(self, version: int) -> None:
        """Makes no more choices: learns what became of the last one, and everything up to a version."""
        connection = await self.guest.connect(self.match, port=self.port)
        await self.hello(connection)
        async with asyncio.timeout(LONGEST):
            while self.pending is not None or self.position is None or self.position.version < version:
                await self.hear(connection, decode_server(await connection.recv()))
        await connection.close()

    def over(self) -> bool:
        return self.position is not None and self.position.outcome is not None

    async def talk(self, connection: ClientConnection, until: asyncio.Event) -> None:
        await self.hello(connection)
        while not until.is_set() and not self.over():
            if self.chance.random() < 0.005:
                return  # the line breaks
            try:
                text = await asyncio.wait_for(connection.recv(), PATIENCE)
            except TimeoutError:
                await self.again(connection)
                continue
            if await self.hear(connection, decode_server(text)):
                await self.go_on(connection)

    async def hello(self, connection: ClientConnection) -> None:
        self.greeting = True
        version = -1 if self.position is None else self.position.version
        await self.send(connection, Hello(PROTOCOL, self.seat, version))

    async def again(self, connection: ClientConnection) -> None:
        """Nothing came for a while: something may have been lost."""
        await self.hello(connection)
        if self.pending is not None:
            await self.send(connection, self.pending)

    async def hear(self, connection: ClientConnection, message: object) -> bool:
        """Takes a message in; True when there may be something to do."""
        if isinstance(message, Welcome):
            if self.position is None or message.position.version >= self.position.version:
                self.position, self.log = message.position, list(message.log)
                self.taken = list(message.taken)
            return await self.greeted(connection)
        if isinstance(message, Missed):
            return await self.missed(connection, message)
        if isinstance(message, Update):
            return await self.update(connection, message)
        if isinstance(message, Acked) and self.pending is not None and message.key == self.pending.key:
            self.acked[message.key] = message.version
            if isinstance(self.pending, Act):
                self.chosen.append(message.key)
            self.pending = None
            return True
        if isinstance(message, Refused) and self.pending is not None and message.key == self.pending.key:
            if message.code in UNJUDGED:
                return False
            self.stale += 1
            self.pending = None
            return True
        return False

    async def greeted(self, connection: ClientConnection) -> bool:
        self.greeting = False
        if self.pending is not None:
            await self.send(connection, self.pending)
        return True

    async def missed(self, connection: ClientConnection, missed: Missed) -> bool:
        have = -1 if self.position is None else self.position.version
        if missed.after != have:
            if missed.position.version > have:
                await self.hello(connection)
            return False  # the answer to an older question
        self.caught_up += missed.position.version > have
        self.position = missed.position
        del self.log[missed.since :]
        self.log += missed.lines
        self.taken += missed.taken
        return await self.greeted(connection)

    async def update(self, connection: ClientConnection, update: Update) -> bool:
        have = -1 if self.position is None else self.position.version
        if self.greeting or update.position.version <= have:
            return False  # old, or all of it comes with the welcome
        if update.position.version != have + 1:
            self.gaps += 1
            await self.hello(connection)
            return False
        self.position = update.position
        if update.taken is not None:
            del self.log[update.taken.back_to :]
            self.taken.append(update.taken)
        self.log += update.lines
        return True

    async def go_on(self, connection: ClientConnection) -> None:
        position = self.position
        if position is None or self.pending is not None or self.greeting:
            return
        key = uuid.uuid4().hex
        if position.draft is not None and position.draft.to_confirm and position.draft.seat == self.seat:
            self.pending = Confirm(key, position.version, self.seat)
        elif position.asked is not None and position.asked.owed:
            choices = position.asked.choices
            action = choices[self.chance.randrange(len(choices))].action
            self.pending = Act(key, position.version, self.seat, action)
            self.tried.add(key)
        else:
            return
        await self.send(connection, self.pending)

    async def send(self, connection: ClientConnection, message: ViewerMessage) -> None:
        await connection.send(encode_viewer(message).decode())
