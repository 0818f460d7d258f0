"""Write the data of this version into a folder: python -m tests.stored.write tests/stored/VERSION

Run it once per released version and check the files in. Never run it again for a version that is checked in.
"""

import asyncio
import base64
import json
import lzma
import random
import sys
import tempfile
from pathlib import Path

from caravela.games import games
from caravela.storage.folder import DATABASE
from caravela.table.handlers.chat import Chat, FollowUp
from caravela.table.handlers.seats import Resign, SetPin
from caravela.table.handlers.undoing import Abandon, Agree, Undo
from caravela.table.header import encode_header
from caravela.table.snapshots import sealed, written
from caravela.table.stored_types import Clock
from caravela.wire import messages
from tests.server.running import Guest, Running
from tests.table.tables import Play, header
from tests.table.test_fold import Crowd
from tests.table.test_plain_path import play_out

STEPS = 160
LOGIN, PASSWORD = "vasco", "a long enough password"


def crowded(key: str) -> Play:
    """A table at which people and bots do everything that a table permits."""
    numbers = random.Random(key)
    crowd = Crowd(key, "AbB.", Clock("match", 600, 5), numbers.randrange)
    for _ in range(STEPS):
        crowd.step()
    return crowd


def finished(key: str) -> Play:
    play = Play(header(key, "AbA"))
    play.do(play.say(SetPin("pin", 2, "2468")))
    play.do(play.say(Chat("chat", "Bom dia")))
    while play.table.owed()[0].bot:
        play.bot_acts(play.table.owed()[0].seat)
    seat = play.table.owed()[0].seat
    play.act(seat, play.greedy(seat))
    play.do(play.say(Undo("undo", play.table.version, seat, play.table.record.at() - 1)))
    play_out(play)
    play.do(FollowUp("m2", "next"))
    return play


def resigned(key: str) -> Play:
    play = Play(header(key, "ABA", clock=Clock("move", 20)))
    play.now += 25_000
    play.settle()
    late = play.table.owed()[0].seat
    play.bot_acts(late, play.greedy(late))
    play.do(play.say(Resign("resign", 2)))
    play.do(play.say(Abandon("abandon", 0)))
    play.do(play.say(Agree("agree", play.table.version, 1, True)))
    return play


TABLES = {"crowded": crowded, "finished": finished, "resigned": resigned}


def table_document(play: Play) -> dict[str, object]:
    """The stored form of a table, and the match that it tells."""
    match = play.table.match
    snapshot = sealed(written(play.table), play.header, play.kept)
    return {
        "header": encode_header(play.header).decode(),
        "entries": [entry.decode() for entry in play.kept],
        "snapshot": base64.b85encode(snapshot).decode(),
        "version": play.table.version,
        "names": [place.name for place in play.table.record.seating.places],
        "match": None if match is None else match.document(),
    }


def write_tables(folder: Path) -> None:
    for key in games():
        found = {name: table_document(make(key)) for name, make in TABLES.items()}
        data = json.dumps(found, ensure_ascii=False, separators=(",", ":")).encode()
        (folder / f"{key}.json.xz").write_bytes(lzma.compress(data, preset=9))


async def use_server(server: Running) -> None:
    """Leave an account, and a match of each game that has begun."""
    async with Guest(server, "Vasco") as vasco:
        answer = await vasco.http.post("/api/register", json={"login": LOGIN, "password": PASSWORD})
        assert answer.status_code == 200, answer.text
        for key in games():
            made = await vasco.make(key, ["me", "cabin-boy", "cabin-boy"])
            seat = await vasco.sit(made["match"])
            await seat.play(6)
            await seat.verdict(messages.Chat("chat", "Bom dia"))


def write_data_folder(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as place:
        data = Path(place) / "data"
        with Running(data) as server:
            asyncio.run(use_server(server))
            server.stop()
        (folder / f"{DATABASE}.xz").write_bytes(lzma.compress((data / DATABASE).read_bytes(), preset=9))


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.mkdir(parents=True)
    write_tables(target)
    write_data_folder(target)
