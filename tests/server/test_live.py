"""A live table and its store, without a socket: what was kept is acknowledged, once, whatever was said about it."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from pathlib import Path
from typing import Any
from unittest import mock

from caravela.server.live import Live
from caravela.server.services import Services
from caravela.server.viewer import MOST_WAITING, Viewer
from caravela.storage.errors import StorageError, StorageFailed
from caravela.storage.records import MatchUpdate
from caravela.storage.sqlite import SqliteStore
from caravela.table.commands import Said
from caravela.table.entries import TimeUp
from caravela.table.handlers.choices import Act
from caravela.table.proposing import Change
from caravela.wire.codec import decode_server
from caravela.wire.messages import Acked, Refused, TableChanged
from tests.server.launch import settings
from tests.server.worlds import new_person, new_table


class Disk(SqliteStore):
    """A store that can be held up, and that can lose the answer to a write that it made."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.open = threading.Event()
        self.open.set()
        self.forgetful = False
        self.begun = threading.Event()

    def append(
        self, match: str, index: int, key: str | None, data: bytes, update: MatchUpdate | None = None
    ) -> "Future[int]":
        kept: Future[int] = Future()

        def later() -> None:
            self.begun.set()
            self.open.wait(30)
            try:
                found = super(Disk, self).append(match, index, key, data, update).result()
            except StorageError as error:
                kept.set_exception(error)
                return
            if self.forgetful:
                kept.set_exception(StorageFailed("the answer was lost"))
            else:
                kept.set_result(found)

        threading.Thread(target=later, daemon=True).start()
        return kept


def at_a_table(folder: Path, play: Callable[[Live, Disk, str], Coroutine[Any, Any, None]]) -> None:
    """Somebody alone at both seats of a table that has begun."""

    async def run() -> None:
        with Disk(folder) as disk:
            services = Services(settings(folder, 0), store=disk)
            ana, _ = new_person(disk, "Ana")
            live = await services.tables.get(new_table(disk, "columbus_1492", [ana, ana]))
            await play(live, disk, ana)
            await live.finish()

    asyncio.run(run())


def wish(live: Live, person: str, key: str) -> Said:
    seat = live.table.owed()[0].seat
    asked = live.table.position(seat).asked
    assert asked is not None
    return Said(person, person, Act(key, live.table.version, seat, asked.choices[0].action))


def test_a_key_that_comes_again_while_it_is_stored_gets_the_same_answer(tmp_path: Path) -> None:
    async def play(live: Live, disk: Disk, ana: str) -> None:
        disk.begun.clear()
        disk.open.clear()
        said = wish(live, ana, "k")
        first = asyncio.create_task(live.do(said))
        await asyncio.to_thread(disk.begun.wait, 30)
        again = [asyncio.create_task(live.do(said)) for _ in range(3)]
        disk.open.set()
        verdict = await first
        assert verdict == Acked("k", live.table.version)
        assert [await each for each in again] == [verdict] * 3

    at_a_table(tmp_path / "data", play)


def test_what_was_kept_though_it_seemed_to_fail_is_acknowledged_when_it_is_sent_again(tmp_path: Path) -> None:
    async def play(live: Live, disk: Disk, ana: str) -> None:
        said = wish(live, ana, "k")
        before, entries = live.table.version, live.table.index
        disk.forgetful = True
        failed = await live.do(said)
        assert isinstance(failed, Refused)
        assert failed.code == "storage"
        disk.forgetful = False
        with mock.patch.object(live, "wake", side_effect=live.wake) as waking:
            assert await live.do(said) == Acked("k", before + 1)
        assert waking.called, "bots and clocks go on from what was kept"
        assert await live.do(said) == Acked("k", before + 1)
        assert live.table.index == entries + 1 == len(disk.load(live.id).entries)

    at_a_table(tmp_path / "data", play)


def test_another_wish_after_that_is_judged_by_what_was_kept(tmp_path: Path) -> None:
    async def play(live: Live, disk: Disk, ana: str) -> None:
        one, other = wish(live, ana, "one"), wish(live, ana, "other")
        disk.forgetful = True
        await live.do(one)
        disk.forgetful = False
        verdict = await live.do(other)
        assert isinstance(verdict, Refused)
        assert verdict.code == "stale"
        assert isinstance(await live.do(wish(live, ana, "next")), Acked | Refused)
        assert [entry.index for entry in disk.load(live.id).entries] == list(range(live.table.index))

    at_a_table(tmp_path / "data", play)


def test_an_acknowledgement_names_its_own_version_whatever_follows_at_once(tmp_path: Path) -> None:
    async def play(live: Live, disk: Disk, ana: str) -> None:
        said = wish(live, ana, "k")
        seat = live.table.owed()[0].seat
        before = live.table.version
        clock = iter([Change(live.table.index + 1, TimeUp("~late", 1, seat))])
        with mock.patch.object(live.table, "due", side_effect=lambda _: next(clock, None)):
            first = await live.do(said)
        assert live.table.version == before + 2
        assert first == Acked("k", before + 1)
        assert await live.do(said) == first

    at_a_table(tmp_path / "data", play)


def test_somebody_who_comes_and_goes_without_end_floods_nobody(tmp_path: Path) -> None:
    async def play(live: Live, disk: Disk, ana: str) -> None:
        player = Viewer(ana, "Ana", None)
        live.enter(player)
        assert live.greet(player, None)
        for _ in range(MOST_WAITING):
            stranger = Viewer(None, "", None)
            live.enter(stranger)
            live.greet(stranger, None)
            live.leave(stranger)
        assert not player.slow
        last = Viewer(None, "", None)
        live.enter(last)
        live.greet(last, None)
        async with asyncio.timeout(60):
            while (data := await player.next()) is not None:
                told = decode_server(data)
                if isinstance(told, TableChanged) and told.table.watchers == [""] and not player._waiting:
                    break
        assert data is not None
        live.leave(last)
        live.leave(player)

    at_a_table(tmp_path / "data", play)
