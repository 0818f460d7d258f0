"""A list reads no log, and a server that starts loads the matches in which something is due, and no others."""

import asyncio
from dataclasses import replace
from pathlib import Path
from unittest import mock

from caravela.games import game
from caravela.server.exports import listed_shape, without_clocks
from caravela.server.lobby import Lobby, match_header
from caravela.server.scheduling import Rank
from caravela.server.services import Services
from caravela.server.store_calls import now_ms
from caravela.server.tables import BOTS_DUE_MS, CLOCKS_DUE_MS
from caravela.server.viewer import MOST_WAITING_BYTES, Viewer
from caravela.storage.records import MatchUpdate, SeatRecord
from caravela.storage.sqlite import SqliteStore
from caravela.storage.store import Store
from caravela.storage.tokens import new_code, new_id, new_token
from caravela.table.commands import Said
from caravela.table.handlers.seats import Sit, StandIn
from caravela.table.header import SeatHeader, TableHeader
from caravela.table.stored_types import Clock
from caravela.wire.messages import Acked
from tests.server.launch import settings
from tests.server.worlds import new_person, new_table

NO_CLOCK = Clock("none", 0)


def new_match(store: Store, host: str, seats: list[SeatHeader], clock: Clock = NO_CLOCK) -> str:
    header = TableHeader(
        match=new_id(),
        game="amerigo",
        rules_version=game("amerigo").rules_version,
        seats=seats,
        options={},
        secret="5e" * 32,
        host=host,
        host_name="Host",
        code=new_code(),
        created_ms=now_ms(),
        clock=clock,
        public=True,
    )
    seated = [SeatRecord(at, seat.person or None) for at, seat in enumerate(seats)]
    store.create(match_header(header, new_token(), new_token()), seated, public=True)
    return header.match


def playing(store: Store, match: str, person: str | None, owes: bool, ago_ms: int = 0) -> str:
    """Note in the lists that the match is being played."""
    seats = () if person is None else (SeatRecord(0, person, owes),)
    store.update(match, MatchUpdate(now_ms() - ago_ms, phase="playing", seats=seats))
    return match


def test_only_matches_in_which_something_is_due_are_resumed(tmp_path: Path) -> None:
    services = Services(settings(tmp_path / "data", 0))
    store = services.store
    ana, _ = new_person(store, "Ana")
    me, bot = SeatHeader("person", ana, "Ana"), SeatHeader("bot", name="Bot", level="mate")
    slow = Clock("move", 3600)

    def one(owes: bool, clock: Clock = NO_CLOCK, ago_ms: int = 0) -> str:
        return playing(store, new_match(store, ana, [me, bot], clock), ana, owes, ago_ms)

    bots_turn, clocked = one(False), one(True, slow)
    one(True)
    one(False, ago_ms=BOTS_DUE_MS + 60_000)
    one(True, slow, ago_ms=CLOCKS_DUE_MS + 60_000)
    playing(store, new_match(store, ana, [bot, bot]), None, False)
    new_match(store, ana, [me, SeatHeader("open")])
    assert set(services.tables._due()) == {bots_turn, clocked}
    services.tables.settings = replace(services.settings, resumed=1)
    assert services.tables._due() == [clocked]
    store.close()


def test_a_start_loads_what_is_due_and_the_rest_when_somebody_comes(tmp_path: Path) -> None:
    async def run() -> None:
        services = Services(settings(tmp_path / "data", 0))
        store = services.store
        ana, _ = new_person(store, "Ana")
        waits = new_table(store, "amerigo", [ana, ana], "0a")
        due = new_table(store, "amerigo", [ana, ana], "0b")
        playing(store, waits, ana, True)
        playing(store, due, ana, False)
        await services.tables.start()
        await services.tables._background[0]
        assert services.tables.here(due) is not None
        assert services.tables.here(waits) is None
        assert (await services.tables.get(waits)).table.phase() == "playing"
        await services.tables.stop()
        store.close()

    asyncio.run(run())


def test_a_list_reads_no_log(tmp_path: Path) -> None:
    """Rows are written when a table changes; a row of before is worked out once."""

    async def run() -> None:
        services = Services(settings(tmp_path / "data", 0))
        store, lobby = services.store, Lobby(services)
        ana, _ = new_person(store, "Ana")
        ben, _ = new_person(store, "Ben")
        seats = [SeatHeader("person", ana, "Ana"), SeatHeader("open"), SeatHeader("open")]
        match = new_match(store, ana, seats, Clock("move", 3600))
        live = await services.tables.get(match)
        assert isinstance(await live.do(Sit(ben, "sit", "Ben", 1)), Acked)
        assert isinstance(await live.do(Said(ana, "Ana", StandIn("s", 2, "mate"))), Acked)
        shown = without_clocks(live.table.shape(now_ms()))
        await live.finish()
        services.tables._put_away(live)
        with mock.patch.object(SqliteStore, "load", side_effect=AssertionError("a list read a log")):
            assert await lobby._shape(store.match_row(match), code=False) == shown
        assert listed_shape(store.load(match)) == shown
        store.update(match, MatchUpdate(now_ms(), listed=b""))
        assert await lobby._shape(store.match_row(match), code=False) == shown
        with mock.patch.object(SqliteStore, "load", side_effect=AssertionError("a list read a log")):
            assert await lobby._shape(store.match_row(match), code=False) == shown
        # A row of another version is worked out again.
        store.list_row(match, store.match_row(match).entries, b'{"match": 5}')
        assert await lobby._shape(store.match_row(match), code=False) == shown
        store.close()

    asyncio.run(run())


def test_a_row_that_was_worked_out_from_an_older_log_is_not_kept(tmp_path: Path) -> None:
    with SqliteStore(tmp_path / "data") as store:
        ana, _ = new_person(store, "Ana")
        match = new_match(store, ana, [SeatHeader("person", ana, "Ana"), SeatHeader("open")])
        store.append(match, 0, "k", b"x", MatchUpdate(now_ms(), listed=b"new")).result()
        store.list_row(match, 0, b"old")
        assert store.match_row(match).listed == b"new"


def test_bots_think_first_where_somebody_who_plays_waits(tmp_path: Path) -> None:
    async def run() -> None:
        services = Services(settings(tmp_path / "data", 0))
        ana, _ = new_person(services.store, "Ana")
        live = await services.tables.get(new_table(services.store, "amerigo", [ana, ana]))
        assert live.asker().rank is Rank.AWAY
        player = Viewer(ana, "Ana", None, "10.0.0.1")
        live.enter(player)
        assert live.greet(player, 0)
        asker = live.asker()
        assert (asker.rank, asker.network, asker.person) == (Rank.PERSON, "10.0.0.1", ana)
        # A seat that was handed over has nobody who waits.
        for seat in (0, 1):
            live.table.record.seating[seat].hand_to_bot("mate", 1)
        assert live.asker().rank is Rank.WATCHED
        live.leave(player)
        assert live.asker().rank is Rank.UNWATCHED
        await live.finish()
        services.store.close()

    asyncio.run(run())


def test_a_match_of_any_size_opens() -> None:
    """One message is always sent; a viewer who does not read what follows is cut off."""
    viewer = Viewer(None, "", None)
    viewer.send_bytes(b"x" * (2 * MOST_WAITING_BYTES))
    assert not viewer.slow
    viewer.send_bytes(b"x")
    assert viewer.slow
