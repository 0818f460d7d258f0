"""Sends a running server messages that no client would send, and proves that nothing comes of them.

python -m tests.server.fuzz --messages 100000
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from caravela.wire.messages import ViewerMessage
from tests.server.running import Guest, Running

KINDS: list[str] = [each.__struct_config__.tag for each in ViewerMessage.__args__]
FIELDS = (
    "type", "key", "version", "seat", "action", "back_to", "agree", "level",
    "text", "request", "milliseconds", "at", "chat", "language", "sent_ms", "protocol",
)  # fmt: skip
WORDS = (
    "",
    "x",
    "announce 2",
    "captain",
    "\x00",
    "é\u202e",
    "A" * 70,
    "9" * 400,
    "[[[[",
    "null",
    "../..",
    "en",
)
ANSWERS = (
    "refused",
    "why-not",
    "preview",
    "past",
    "describe",
    "pong",
    "welcome",
    "missed",
    "hint",
    "ack",
    "bye",
    "table",
    "chat",
)
LAST = 1492
"""The time in the last ping."""
LONGEST_WAIT = 120.0


@dataclass
class Figures:
    sent: int = 0
    answered: int = 0
    reconnects: int = 0
    memory_before_kb: int = 0
    memory_after_kb: int = 0
    seconds: float = 0.0

    def text(self) -> str:
        return (
            f"{self.sent} messages, {self.answered} answers, {self.reconnects} sockets closed by the server, "
            f"memory {self.memory_before_kb} kB before, {self.memory_after_kb} kB after; {self.seconds:.0f} s"
        )


class Fuzzer:
    """Makes messages: noise, JSON of any shape, and real messages with something wrong in them."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance

    def value(self, depth: int = 0) -> Any:  # noqa: ANN401 - anything at all is the point
        kind = self.chance.randrange(9 if depth < 3 else 6)
        if kind == 0:
            return None
        if kind == 1:
            return self.chance.choice((True, False))
        if kind == 2:
            return self.chance.choice((0, 1, -1, 7, 8, 2**31, 2**63, 2**64, -(2**70), 10**30))
        if kind == 3:
            return self.chance.choice((0.5, -1e308, 1e-9))
        if kind in (4, 5):
            return self.chance.choice(WORDS)
        if kind == 6:
            return [self.value(depth + 1) for _ in range(self.chance.randrange(4))]
        return {self.chance.choice(FIELDS): self.value(depth + 1) for _ in range(self.chance.randrange(4))}

    def message(self) -> str | bytes:
        kind = self.chance.randrange(10)
        if kind == 0:
            return self.chance.randbytes(self.chance.randrange(60))
        if kind == 1:
            return "".join(chr(self.chance.randrange(1, 0xD7FF)) for _ in range(self.chance.randrange(60)))
        if kind == 2:
            return json.dumps(self.value())
        if kind == 3:
            return "[" * self.chance.randrange(2000) + "{" * self.chance.randrange(50)
        if kind == 4:
            return json.dumps(
                {"type": "chat", "key": "k", "text": "x" * self.chance.choice((501, 9000, 20000))}
            )
        return self.mutated()

    def mutated(self) -> str:
        """Nearly a message: the right fields, some of them wrong; never one that a table would take."""
        fields: dict[str, Any] = {
            "type": self.chance.choice(KINDS),
            "key": f"fuzz-{self.chance.randrange(10**9)}",
            "version": self.chance.choice((-1, 0, 1, 5)),
            "seat": self.chance.choice((None, 1, 2, 3, 7)),
            "action": self.chance.choice(("announce 2", "keep", "sail 3,4", "")),
            "request": self.chance.randrange(100),
            "at": self.chance.choice((0, 1, 10**6)),
            "level": "captain",
            "language": self.chance.choice(("en", "xx")),
        }
        fields.pop(self.chance.choice(list(fields)))
        for _ in range(self.chance.randrange(3)):
            fields[self.chance.choice(FIELDS)] = self.value()
        if fields.get("type") in ("chat", "stand-in"):
            fields["unknown"] = 1  # anybody at the table may say something; that is no mistake
        text = json.dumps(fields)
        if self.chance.random() < 0.2:
            at = self.chance.randrange(len(text))
            text = text[:at] + self.chance.choice(('"', "}", "\\", "\x01", "")) + text[at + 1 :]
        return text


async def fuzz(server: Running, messages: int, seed: int) -> Figures:
    figures = Figures()
    began = time.monotonic()
    async with Guest(server, "Host") as host, Guest(server, "Fuzz") as guest:
        made = await host.make("mundus_novus", ["me", "open", "open"], public=True)
        await guest.join(made["code"], seat=1)
        await host.join(made["code"], seat=2)
        before = (await host.sit(made["match"])).position
        fuzzer = Fuzzer(random.Random(seed))
        connection = await greeted(guest, made["match"])
        for number in range(messages):
            if number == messages // 4:
                figures.memory_before_kb = server.memory_kb()
            try:
                await connection.send(fuzzer.message())
                figures.sent += 1
                figures.answered += await drain(connection)
            except ConnectionClosed:
                figures.reconnects += 1
                connection = await greeted(guest, made["match"])
        try:
            figures.answered += await answer_all(connection)
        except ConnectionClosed:
            figures.reconnects += 1
        figures.memory_after_kb = server.memory_kb()
        after = (await host.sit(made["match"])).position
        assert before is not None
        assert after is not None
        assert after.at == before.at, "the match was changed"
        assert bytes(after.view) == bytes(before.view)
    figures.seconds = time.monotonic() - began
    log = server.log_text()
    assert "Traceback" not in log, log[-3000:]
    assert '"mistake"' not in log, log[-3000:]
    return figures


async def greeted(guest: Guest, match: str) -> ClientConnection:
    connection = await guest.connect(match)
    await connection.send(json.dumps({"type": "hello", "protocol": 1, "seat": 1}))
    await connection.recv()
    return connection


async def drain(connection: ClientConnection) -> int:
    """Every answer that is there by now is one of the known ones."""
    count = 0
    while True:
        try:
            text = await asyncio.wait_for(connection.recv(), 0.0005)
        except TimeoutError:
            return count
        check(text)
        count += 1


async def answer_all(connection: ClientConnection) -> int:
    """Waits until the server has read everything that was sent, which it answers in its order."""
    await connection.send(json.dumps({"type": "ping", "sent_ms": LAST}))
    count = 0
    while True:
        message = check(await asyncio.wait_for(connection.recv(), LONGEST_WAIT))
        count += 1
        if message["type"] == "pong" and message["sent_ms"] == LAST:
            return count


def check(text: str | bytes) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(text)
    assert message["type"] in ANSWERS, text
    return message


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Running(Path(folder) / "data") as server:
        figures = asyncio.run(fuzz(server, arguments.messages, arguments.seed))
    sys.stdout.write(figures.text() + "\n")


if __name__ == "__main__":
    main()
