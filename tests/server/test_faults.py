"""On a line that loses, doubles, reorders and delays messages both sides end equal, and nothing happens twice."""

import asyncio
import random
import time
from pathlib import Path

import msgspec
import pytest

from caravela.storage import health, matches
from caravela.table.entries import Acted, Entry, decode_entry
from caravela.table.header import decode_header
from caravela.table.table import Table
from caravela.wire.messages import Update, Welcome
from tests.server.bad_line import BadLine
from tests.server.running import Guest, Running, Seat
from tests.server.stubborn import Stubborn

SECONDS, MOST_SECONDS = 12.0, 240.0
"""How long is played; and how long at the most, on a machine that is too busy to get anywhere in that time."""
SEED = 1492
LEAST_FAULTS, LEAST_ACKED = 20, 10
BOT = 2
"""The seat that nobody plays by hand."""
GAMES = ("amerigo", "columbus_1492", "mundus_novus")


@pytest.mark.timeout(600)
def test_both_sides_end_equal_on_a_bad_line(server: Running) -> None:
    async def play() -> None:
        chance = random.Random(SEED)
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

            def enough() -> bool:
                acked = sum(len(client.acked) for client in clients)
                caught_up = sum(client.caught_up for client in clients)
                return line.faults > LEAST_FAULTS and caught_up > 0 and acked > LEAST_ACKED

            began = time.monotonic()
            await asyncio.sleep(SECONDS)
            while not enough() and time.monotonic() < began + MOST_SECONDS:
                await asyncio.sleep(1)
            until.set()
            await asyncio.gather(*running)
            assert enough(), (line.faults, [(client.caught_up, len(client.acked)) for client in clients])
            line.bad = False
            for client in clients:
                await client.catch_up(0)
            for client in clients:
                await check(client)

    asyncio.run(play())


async def check(client: Stubborn) -> None:
    """Both sides end equal, to the byte: what was acknowledged is kept, once, and nothing else than what was asked."""
    truth = await at_rest(client)
    await client.catch_up(truth.position.version)
    assert client.position is not None
    assert client.position.version == truth.position.version
    assert bytes(client.position.view) == bytes(truth.position.view)
    assert msgspec.json.encode(client.position) == msgspec.json.encode(truth.position)
    assert msgspec.json.encode(client.log) == msgspec.json.encode(truth.log)
    assert msgspec.json.encode(client.taken) == msgspec.json.encode(truth.taken)
    assert all(version <= truth.position.version for version in client.acked.values())
    kept, entries = on_disk(client.guest.server.data, client.match)
    own = [entry for entry in entries if isinstance(entry, Acted) and entry.seat == client.seat]
    keys = {entry.key.partition(":")[2] for entry in own}
    assert len(own) == len(keys) == sum(line.seat == client.seat for line in truth.log)
    assert set(client.chosen) <= keys <= client.tried
    assert msgspec.json.encode(kept.position(client.seat)) == msgspec.json.encode(truth.position)
    assert msgspec.json.encode(kept.lines(client.seat)) == msgspec.json.encode(truth.log)


async def at_rest(client: Stubborn) -> Welcome:
    """Return the server's own view, over a good connection, once the match waits for people only."""
    seat = await client.guest.sit(client.match, client.seat)
    while not waits_for_people(seat):
        await seat.until(lambda message: isinstance(message, Update))
    welcome = await seat.greet()
    await seat.close()
    return welcome


def waits_for_people(seat: Seat) -> bool:
    position = seat.position
    assert position is not None
    return not any(each.seat == BOT for each in position.waiting)


def on_disk(folder: Path, match: str) -> tuple[Table, list[Entry]]:
    """The match as the disk has it, and its entries."""
    with health.opened(folder) as connection:
        loaded = matches.load(connection, match)
    entries = [decode_entry(entry.data) for entry in loaded.entries]
    return Table.replay(decode_header(loaded.row.header.body), entries), entries
