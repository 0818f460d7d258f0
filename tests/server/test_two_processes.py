"""Two server processes on one PostgreSQL database: any of them serves any table."""

import asyncio
import signal
import uuid
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from caravela.storage.postgres import PostgresStore
from caravela.wire.messages import (
    Acked,
    Act,
    Bye,
    Chat,
    ChatSaid,
    Confirm,
    Refused,
    ServerMessage,
    TableChanged,
    Welcome,
)
from tests.postgres import Cluster
from tests.server.running import Guest, Running, Seat

GAME = "columbus_1492"
MOVES = 12
RACES = 16


class Nodes(NamedTuple):
    one: Running
    other: Running
    cluster: Cluster
    url: str


@pytest.fixture(scope="module")
def nodes(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    url = cluster.new_database()
    folder = tmp_path_factory.mktemp("nodes")
    with (
        Running(folder / "one", "--database", url) as one,
        Running(folder / "other", "--database", url) as other,
    ):
        yield Nodes(one, other, cluster, url)


def chosen(seat: Seat, pick: int = 0) -> Act:
    wish = seat.next_wish(pick)
    assert isinstance(wish, Act)
    return wish


async def sockets_of_both(ana: Guest, match: str, nodes: Nodes) -> list[Seat]:
    """Sockets of both seats at the first process, then at the other one."""
    return [
        await ana.sit(match, seat, port=node.port) for node in (nodes.one, nodes.other) for seat in (0, 1)
    ]


async def play_on(seats: list[Seat], moves: int) -> None:
    """Play moves of both seats through these sockets."""
    for _ in range(moves):
        mover, wish = next((seat, wish) for seat in seats if (wish := seat.next_wish()) is not None)
        verdict = await mover.verdict(wish)
        assert isinstance(verdict, Acked), verdict
        for seat in seats:
            await seat.catch_up(verdict.version)


def version(seat: Seat) -> int:
    assert seat.position is not None
    return seat.position.version


def test_moves_of_one_process_are_seen_at_the_other(nodes: Nodes) -> None:
    async def run() -> None:
        async with Guest(nodes.one) as ana:
            match = (await ana.make(GAME, ["me", "me"]))["match"]
            seats = await sockets_of_both(ana, match, nodes)
            for here, there in ((seats[:2], seats[2:]), (seats[2:], seats[:2])):
                await play_on(here, MOVES)
                for seat, same in zip(there, here, strict=True):
                    await seat.catch_up(version(same))
                    assert seat.position == same.position

    asyncio.run(run())


def test_of_two_moves_for_one_decision_one_is_kept(nodes: Nodes) -> None:
    async def run() -> None:
        async with Guest(nodes.one) as ana:
            match = (await ana.make(GAME, ["me", "me"]))["match"]
            seats = await sockets_of_both(ana, match, nodes)
            for _ in range(RACES):
                at = next(at for at in (0, 1) if seats[at].next_wish() is not None)
                if isinstance(seats[at].next_wish(), Confirm):
                    await play_on(seats, 1)
                    continue
                racers = [seats[at], seats[at + 2]]
                verdicts = await asyncio.gather(*(racer.verdict(chosen(racer)) for racer in racers))
                kept = [verdict for verdict in verdicts if isinstance(verdict, Acked)]
                lost = [verdict for verdict in verdicts if isinstance(verdict, Refused)]
                assert (len(kept), [verdict.code for verdict in lost]) == (1, ["stale"])
                for seat in seats:
                    await seat.catch_up(kept[0].version)
            with PostgresStore(nodes.url) as store:
                entries = store.load(match).entries
            assert [entry.index for entry in entries] == list(range(len(entries)))

    asyncio.run(run())


def test_a_command_that_was_resent_to_the_other_process_is_done_once(nodes: Nodes) -> None:
    async def run() -> None:
        async with Guest(nodes.one) as ana:
            match = (await ana.make(GAME, ["me", "me"]))["match"]
            seats = await sockets_of_both(ana, match, nodes)
            at = next(at for at in (0, 1) if seats[at].next_wish() is not None)
            wish = chosen(seats[at])
            first = await seats[at].verdict(wish)
            again = await seats[at + 2].verdict(wish)
            assert isinstance(first, Acked)
            assert again == first

    asyncio.run(run())


def test_chat_and_seats_cross(nodes: Nodes) -> None:
    async def run() -> None:
        async with Guest(nodes.one, "Ana") as ana, Guest(nodes.other, "Ben") as ben:
            made = await ana.make(GAME, ["me", "open"])
            one = await ana.sit(made["match"], 0)
            await ben.join(made["code"])
            await one.told(lambda message: is_seated(message, "Ben"))
            other = await ben.sit(made["match"], 1)
            await one.send(Chat(uuid.uuid4().hex, "land ahead"))
            heard = await other.told(lambda message: isinstance(message, ChatSaid))
            assert isinstance(heard, ChatSaid)
            assert heard.line.text == "land ahead"

    asyncio.run(run())


def is_seated(message: ServerMessage, name: str) -> bool:
    return isinstance(message, TableChanged) and any(seat.name == name for seat in message.table.seats)


def test_people_at_the_other_process_are_present(nodes: Nodes) -> None:
    async def run() -> None:
        async with Guest(nodes.one, "Ana") as ana, Guest(nodes.other, "Ben") as ben:
            made = await ana.make(GAME, ["me", "open"])
            one = await ana.sit(made["match"], 0)
            await ben.join(made["code"])
            other = await ben.sit(made["match"], 1)
            await one.told(lambda message: connected(message) == [True, True])
            await other.told(lambda message: connected(message) == [True, True])
            await other.close()
            one.heard.clear()
            await one.told(lambda message: connected(message) == [True, False])

    asyncio.run(run())


def connected(message: ServerMessage) -> list[bool]:
    if isinstance(message, TableChanged | Welcome):
        return [seat.connected for seat in message.table.seats]
    return []


def test_a_deleted_table_closes_its_sockets_everywhere(nodes: Nodes) -> None:
    async def run() -> None:
        async with Guest(nodes.one) as ana:
            match = (await ana.make(GAME, ["me", "open"]))["match"]
            there = await ana.sit(match, 0, port=nodes.other.port)
            (await ana.http.delete(f"/api/matches/{match}")).raise_for_status()
            bye = await there.told(lambda message: isinstance(message, Bye))
            assert isinstance(bye, Bye)
            assert bye.code == "no-such-match"

    asyncio.run(run())


def test_a_logout_closes_sockets_everywhere(nodes: Nodes) -> None:
    async def run() -> None:
        async with Guest(nodes.one) as ana:
            match = (await ana.make(GAME, ["me", "me"]))["match"]
            there = await ana.sit(match, 0, port=nodes.other.port)
            (await ana.http.post("/api/logout")).raise_for_status()
            await there.told(lambda message: isinstance(message, Bye))

    asyncio.run(run())


def test_a_process_that_was_suspended_writes_nothing_old(nodes: Nodes) -> None:
    async def run() -> None:
        async with Guest(nodes.one) as ana:
            match = (await ana.make(GAME, ["me", "me"]))["match"]
            seats = await sockets_of_both(ana, match, nodes)
            at = next(at for at in (0, 1) if seats[at].next_wish() is not None)
            old = chosen(seats[at])
            assert nodes.one.process is not None
            nodes.one.process.send_signal(signal.SIGSTOP)
            try:
                await seats[at].send(old)
                await play_on(seats[2:], 4)
            finally:
                nodes.one.process.send_signal(signal.SIGCONT)
            verdict = await seats[at].until(lambda message: isinstance(message, Acked | Refused))
            assert isinstance(verdict, Refused)
            for seat, same in zip(seats[:2], seats[2:], strict=True):
                await seat.catch_up(version(same))
                assert seat.position == same.position

    asyncio.run(run())


def test_no_line_is_lost_when_the_listening_connections_are_cut(nodes: Nodes) -> None:
    async def run() -> None:
        async with Guest(nodes.one) as ana:
            match = (await ana.make(GAME, ["me", "me"]))["match"]
            seats = await sockets_of_both(ana, match, nodes)
            for _ in range(3):
                cut = nodes.cluster.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
                )
                assert cut
                await play_on(seats[:2], 4)
                for seat, same in zip(seats[2:], seats[:2], strict=True):
                    await seat.catch_up(version(same))
                    assert seat.position == same.position

    asyncio.run(run())


def test_play_goes_on_at_the_other_process_when_one_is_killed(
    cluster: Cluster, tmp_path_factory: pytest.TempPathFactory
) -> None:
    url = cluster.new_database()
    folder = tmp_path_factory.mktemp("killed")

    async def run(one: Running, other: Running) -> None:
        async with Guest(one) as ana:
            match = (await ana.make(GAME, ["me", "me"]))["match"]
            seats = [await ana.sit(match, seat) for seat in (0, 1)]
            await play_on(seats, MOVES)
            at, wish = next((at, wish) for at in (0, 1) if (wish := seats[at].next_wish()) is not None)
            await seats[at].send(wish)
            one.kill()
            again = [await ana.sit(match, seat, port=other.port) for seat in (0, 1)]
            assert version(again[0]) >= version(seats[0])
            verdict = await again[at].verdict(wish)
            assert isinstance(verdict, Acked)
            for seat in again:
                await seat.catch_up(verdict.version)
            await play_on(again, MOVES)
        with PostgresStore(url) as store:
            keys = [entry.key or "" for entry in store.load(match).entries]
        assert sum(key.endswith(wish.key) for key in keys) == 1

    with (
        Running(folder / "one", "--database", url) as one,
        Running(folder / "other", "--database", url) as other,
    ):
        asyncio.run(run(one, other))
