"""Several processes on one database, as services in this process: turns, clocks, presence and lost signals."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import psycopg
import pytest

from caravela.server import store_calls
from caravela.server.attendance import Roll
from caravela.server.live import Live
from caravela.server.responses import Failed
from caravela.server.services import Services
from caravela.server.store_calls import now_ms, set_clock
from caravela.server.viewer import Viewer
from caravela.storage.postgres import PostgresStore, execute_append
from caravela.storage.postgres_pool import PgConnection
from caravela.storage.records import EntryRow, MatchUpdate
from caravela.storage.sqlite import SqliteStore
from caravela.table.commands import Said
from caravela.table.handlers.choices import Act
from caravela.table.handlers.undoing import Confirm
from caravela.wire.messages import Acked
from tests.postgres import Cluster
from tests.server.launch import settings
from tests.server.worlds import new_person, new_table

GAME = "columbus_1492"
SKEW_MS = 600_000
Both = Callable[[Services, Services, str, str], Coroutine[Any, Any, None]]


@pytest.fixture
def url(cluster: Cluster) -> str:
    return cluster.new_database()


@pytest.fixture(autouse=True)
def _own_clock() -> Iterator[None]:
    with mock.patch.object(store_calls, "_clock_offset_ms", 0):
        yield


def at_both(folder: Path, url: str, play: Both) -> None:
    """Run with the services of two processes and a table at which Ana has both seats."""

    async def run() -> None:
        with PostgresStore(url) as one, PostgresStore(url) as other:
            services = [Services(settings(folder, 0), store=store) for store in (one, other)]
            ana, _ = new_person(one, "Ana")
            match = new_table(one, GAME, [ana, ana])
            try:
                await play(services[0], services[1], match, ana)
            finally:
                for each in services:
                    await each.tables.stop()
                    await each.fan_out.stop()

    asyncio.run(run())


async def act(live: Live, people: list[str], key: str) -> None:
    """Make the next choice of the match, or confirm a turn. `people` own the seats in their order."""
    for seat, person in enumerate(people):
        position = live.table.position(seat)
        draft, asked, version = position.draft, position.asked, live.table.version
        wish: Act | Confirm | None = None
        if draft is not None and draft.to_confirm and draft.seat == seat:
            wish = Confirm(key, version, seat)
        elif asked is not None and asked.owed:
            wish = Act(key, version, seat, asked.choices[0].action)
        if wish is not None:
            verdict = await live.do(Said(person, person, wish))
            assert isinstance(verdict, Acked), verdict
            return


def test_a_lost_signal_is_made_up_by_the_comparison(tmp_path: Path, url: str) -> None:
    async def play(one: Services, other: Services, match: str, ana: str) -> None:
        # No bus was started, so every signal is lost.
        here, there = await one.tables.get(match), await other.tables.get(match)
        await act(here, [ana, ana], "k")
        assert there.table.index < here.table.index
        await other.fan_out.compare()
        while there.table.index < here.table.index:
            await asyncio.sleep(0)
        assert there.table.position(0) == here.table.position(0)
        await asyncio.to_thread(one.store.delete_match, match)
        await other.fan_out.compare()
        assert other.tables.here(match) is None

    at_both(tmp_path, url, play)


def test_a_visitor_finds_what_they_did_at_another_process(tmp_path: Path, url: str) -> None:
    async def play(one: Services, other: Services, match: str, ana: str) -> None:
        here, there = await one.tables.get(match), await other.tables.get(match)
        await act(here, [ana, ana], "k")
        assert await other.tables.get(match) is there
        assert there.table.index == here.table.index
        await asyncio.to_thread(one.store.delete_match, match)
        with pytest.raises(Failed, match="no-such-match"):
            await other.tables.get(match)

    at_both(tmp_path, url, play)


def test_a_commit_whose_answer_was_lost_is_acknowledged_once(tmp_path: Path, url: str) -> None:
    lost: list[str] = []

    def lose_first(connection: PgConnection, match: str, entry: EntryRow, change: MatchUpdate | None) -> bool:
        done = execute_append(connection, match, entry, change)
        if not lost:
            lost.append(match)
            connection.pgconn.finish()
            raise psycopg.OperationalError("the answer was lost")
        return done

    async def play(one: Services, other: Services, match: str, ana: str) -> None:
        live = await one.tables.get(match)
        before = live.table.index
        with mock.patch("caravela.storage.postgres.execute_append", lose_first):
            await act(live, [ana, ana], "k")
        assert lost == [match]
        assert len(one.store.load(match).entries) == live.table.index == before + 1

    at_both(tmp_path, url, play)


def test_a_turn_is_the_same_number_in_every_process(tmp_path: Path, url: str) -> None:
    turns: list[tuple[str, int]] = []

    async def play(one: Services, other: Services, match: str, ana: str) -> None:
        for each in (one, other):
            each.tables.turn_came = lambda live, person, entry: turns.append((person, entry))
        ben, _ = new_person(one.store, "Ben")
        shared = new_table(one.store, GAME, [ana, ben], "0b")
        here, there = await one.tables.get(shared), await other.tables.get(shared)
        turns.clear()
        while not turns:
            await act(here, [ana, ben], f"k{here.table.index}")
        first = list(turns)
        turns.clear()
        await there.learn(here.table.index)
        assert turns == first

    at_both(tmp_path, url, play)


def test_presence_of_other_processes_is_read_and_expires(tmp_path: Path, url: str) -> None:
    async def play(one: Services, other: Services, match: str, ana: str) -> None:
        one.fan_out.start()
        here, there = await one.tables.get(match), await other.tables.get(match)
        viewer = Viewer(ana, "Ana", None)
        here.enter(viewer)
        assert here.greet(viewer, 0)
        while not other.store.rolls([match], other.store.bus.node, now_ms()):
            await asyncio.sleep(0.01)
        await other.fan_out.compare()
        assert there.people() == {ana}
        assert there.attendance.elsewhere == (Roll({ana: "Ana"}),)
        # The process dies: its row is not renewed any more.
        with mock.patch("caravela.server.rolls.now_ms", return_value=now_ms() + 10**6):
            await other.fan_out.compare()
        assert there.people() == set()

    at_both(tmp_path, url, play)


def test_the_database_tells_the_time(tmp_path: Path) -> None:
    class Ahead(SqliteStore):
        def clock_ms(self) -> int:
            return super().clock_ms() + SKEW_MS

    before = now_ms()
    with Ahead(tmp_path) as store:
        set_clock(store)
    assert now_ms() >= before + SKEW_MS - 1
