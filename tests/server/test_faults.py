"""On a line that loses, doubles, reorders and delays messages both sides end equal, and nothing happens twice."""

import asyncio
import random
import time

import msgspec
import pytest

from tests.server.bad_line import BadLine
from tests.server.running import Guest, Running
from tests.server.stubborn import Stubborn

SECONDS = 12.0
GAMES = ("amerigo", "columbus_1492", "mundus_novus")


@pytest.mark.timeout(600)
def test_both_sides_end_equal_on_a_bad_line(server: Running) -> None:
    seed = time.time_ns()

    async def play() -> None:
        chance = random.Random(seed)
        async with (
            Guest(server, "Ana") as ana,
            Guest(server, "Ben") as ben,
            BadLine(server.port, chance) as line,
        ):
            clients: list[Stubborn] = []
            for game in GAMES:
                made = await ana.make(game, ["me", "open", "cabin-boy"])
                await ben.join(made["code"])
                for seat, guest in enumerate((ana, ben)):
                    clients.append(Stubborn(guest, made["match"], seat, line.port, chance))
            until = asyncio.Event()
            running = [asyncio.create_task(client.run(until)) for client in clients]
            await asyncio.sleep(SECONDS)
            until.set()
            await asyncio.gather(*running)
            assert line.faults > 20
            line.bad = False
            for client in clients:
                await check(client)
            assert sum(len(client.acked) for client in clients) > 10

    asyncio.run(play())


async def check(client: Stubborn) -> None:
    """What the client has is what the server has at that version, and each of its choices is there once."""
    seat = await client.guest.sit(client.match, client.seat)
    welcome = seat.welcome
    assert welcome is not None
    assert client.position is not None
    assert client.position.version <= welcome.position.version
    assert not any(version > welcome.position.version for version in client.acked.values())
    have = [msgspec.json.encode(line) for line in client.log]
    truth = [msgspec.json.encode(line) for line in welcome.log]
    if not welcome.taken:
        assert have == truth[: len(have)], f"match {client.match} seat {client.seat}"
    own = [line for line in welcome.log if line.seat == client.seat]
    assert len(own) <= len(client.acked) + (client.pending is not None)
    await seat.close()
