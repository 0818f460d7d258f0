"""Kills a server at random moments and proves that nothing which was acknowledged is lost or doubled.

python -m tests.server.kills --kills 200
"""

import argparse
import asyncio
import math
import random
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from caravela.games import games
from caravela.match import Match
from caravela.storage.sqlite import SqliteStore
from caravela.table.entries import decode_entry
from caravela.table.header import decode_header
from caravela.table.table import Table
from caravela.wire.messages import Acked, Act, Confirm, Update, Welcome
from tests.server.running import Guest, Running, Seat

LONGEST_WAIT = 60.0
"""For the first promise of a server that has just started, on a busy machine."""
LASTING = (0.05, 2.5)
"""Seconds of play before a kill."""
LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)


@dataclass
class Playing:
    """One match, what its person was promised, and what they do not know the end of."""

    guest: Guest
    id: str
    acked: set[str] = field(default_factory=set)
    refused: set[str] = field(default_factory=set)
    pending: Act | Confirm | None = None
    over: bool = False
    version: int = 0
    resumed: int = 0

    async def play(self, chance: random.Random) -> None:
        """Until the match is over or the server is gone."""
        try:
            seat = await self.guest.sit(self.id)
            if seat.position is not None and self.version and not self.over:
                assert seat.position.version >= self.version, "an acknowledged version is gone"
            if self.pending is not None:
                await self.send(seat, self.pending)
                self.resumed += 1
            while not self.over:
                await self.step(seat, chance)
            await seat.close()
        except LOST:
            pass

    async def step(self, seat: Seat, chance: random.Random) -> None:
        assert seat.position is not None
        self.over = seat.position.outcome is not None
        if self.over:
            return
        wish = seat.next_wish(chance.randrange(1000))
        if wish is None:
            await seat.until(lambda message: isinstance(message, Update | Welcome))
        else:
            await self.send(seat, wish)

    async def send(self, seat: Seat, wish: Act | Confirm) -> None:
        self.pending = wish
        verdict = await seat.verdict(wish)
        self.pending = None
        (self.acked if isinstance(verdict, Acked) else self.refused).add(wish.key)
        self.version = max(self.version, verdict.version)
        await seat.catch_up(verdict.version)


@dataclass
class Figures:
    kills: int = 0
    matches: int = 0
    finished: int = 0
    acked: int = 0
    resent: int = 0
    entries: int = 0
    seconds: float = 0.0

    def text(self) -> str:
        return (
            f"{self.kills} kills, {self.matches} matches ({self.finished} finished), {self.entries} entries, "
            f"{self.acked} acknowledged and all kept once, {self.resent} resent after a kill, "
            f"0 lost, 0 doubled, every digest equal to a replay; {self.seconds:.0f} s"
        )


class Siege:
    """Plays matches of every game on one server, which is killed again and again."""

    def __init__(self, data: Path, seed: int, at_once: int = 3) -> None:
        self.server = Running(data)
        self.chance = random.Random(seed)
        self.at_once = at_once
        self.playing: list[Playing] = []
        self.figures = Figures()
        self.keys = sorted(games())

    async def run(self, kills: int, seconds: float = math.inf) -> Figures:
        """The number of kills, or as many as fit in the time."""
        began = time.monotonic()
        try:
            for at in range(kills):
                if time.monotonic() - began > seconds:
                    break
                # Every other time it is killed before anything may have been promised, while it still starts.
                await self.round(self.chance.uniform(*LASTING), after_a_promise=at % 2 == 0)
                self.check()
                self.figures.kills += 1
                sys.stderr.write(
                    f"{self.figures.kills} kills, {self.figures.entries} entries, "
                    f"{self.promises()} acknowledged, {time.monotonic() - began:.0f} s\n"
                )
            await self.round(4.0, after_a_promise=True)
            self.check()
        finally:
            self.server.kill()
            for each in self.playing:
                await each.guest.__aexit__()
        self.figures.seconds = time.monotonic() - began
        self.figures.matches = len(self.playing)
        self.figures.finished = sum(each.over for each in self.playing)
        self.figures.acked = self.promises()
        self.figures.resent = sum(each.resumed for each in self.playing)
        return self.figures

    def promises(self) -> int:
        return sum(len(each.acked) for each in self.playing)

    async def round(self, seconds: float, after_a_promise: bool) -> None:
        """The server starts, everybody comes back and plays on, and it is killed."""
        await asyncio.to_thread(self.server.start)
        open_matches = [each for each in self.playing if not each.over]
        while len(open_matches) < self.at_once:
            open_matches.append(await self.new_match())
        tasks = [asyncio.create_task(each.play(self.chance)) for each in open_matches]
        before = self.promises()
        until = time.monotonic() + LONGEST_WAIT
        while after_a_promise and self.promises() == before and time.monotonic() < until:
            await asyncio.sleep(0.02)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(self.server.kill)
        await asyncio.gather(*tasks)

    async def new_match(self) -> Playing:
        guest = await Guest(self.server, f"Guest {len(self.playing)}").__aenter__()
        game = self.keys[len(self.playing) % len(self.keys)]
        made = await guest.make(game, ["me", "cabin-boy", "random"][: self.chance.randint(2, 3)])
        playing = Playing(guest, made["match"])
        self.playing.append(playing)
        return playing

    def check(self) -> None:
        """Check that the disk holds every acknowledged entry, and replays to the same end."""
        entries = 0
        with SqliteStore(self.server.data) as store:
            for each in self.playing:
                loaded = store.load(each.id)
                entries += len(loaded.entries)
                assert [entry.index for entry in loaded.entries] == list(range(len(loaded.entries)))
                keys = Counter(entry.key.partition(":")[2] for entry in loaded.entries if entry.key)
                missing = [key for key in each.acked if keys[key] != 1]
                assert not missing, f"acknowledged but not kept once: {missing}"
                doubled = [key for key in each.refused if keys[key]]
                assert not doubled, f"refused but kept: {doubled}"
                lines = [decode_entry(entry.data) for entry in loaded.entries]
                table = Table.replay(decode_header(loaded.row.header.body), lines)
                if table.match is not None:
                    again = Match.from_document(table.match.document())
                    assert again.state.digest() == table.match.state.digest()
                    assert table.version >= each.version
        self.figures.entries = entries


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=math.inf, help="stop after so long")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        siege = Siege(Path(folder) / "data", arguments.seed, arguments.tables)
        figures = asyncio.run(siege.run(arguments.kills, arguments.seconds))
    sys.stdout.write(figures.text() + "\n")


if __name__ == "__main__":
    main()
