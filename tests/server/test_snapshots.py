"""Snapshots save a server the playing of long matches, and nothing depends on them."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from unittest import mock

import pytest

from caravela.doctor import examine
from caravela.server import loading
from caravela.server.services import Services
from caravela.storage.records import Snapshot
from caravela.storage.sqlite import SqliteStore
from caravela.storage.store import Store
from caravela.table.commands import Said
from caravela.table.handlers.choices import Act
from caravela.table.handlers.undoing import Confirm
from caravela.table.table import Table
from caravela.wire.messages import Acked
from tests.server.launch import settings
from tests.server.worlds import new_person, new_table
from tests.table.test_plain_path import everything

EVERY = 20
CHOICES = 50


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A data folder with a match that a live table has played for a while."""
    folder = tmp_path_factory.mktemp("snapshots") / "data"

    async def play() -> str:
        services = Services(settings(folder, 0))
        ana, _ = new_person(services.store, "Ana")
        live = await services.tables.get(new_table(services.store, "amerigo", [ana, ana]))
        for number in range(CHOICES):
            table = live.table
            draft = table.record.draft
            if draft is not None and draft.to_confirm:
                wish = Said(ana, "Ana", Confirm(f"c{number}", table.version, draft.seat))
            else:
                seat = table.owed()[0].seat
                asked = table.position(seat).asked
                assert asked is not None
                wish = Said(ana, "Ana", Act(f"a{number}", table.version, seat, asked.choices[0].action))
            assert isinstance(await live.do(wish), Acked)
        await live.finish()
        services.store.close()
        return live.id

    with mock.patch("caravela.server.live.SNAPSHOT_EVERY", EVERY):
        return folder, asyncio.run(play())


def load(store: Store, match: str) -> tuple[Table, int]:
    """A table, and how many entries were played again for it."""
    with mock.patch.object(Table, "take", autospec=True, side_effect=Table.take) as taking:
        return loading.load_table(store, match), taking.call_count


def test_a_long_match_is_not_played_again(played: tuple[Path, str]) -> None:
    folder, match = played
    with SqliteStore(folder) as store:
        snapshot = store.snapshot(match)
        assert snapshot is not None
        assert snapshot.entries % EVERY == 0
        entries = store.load(match).row.entries
        table, taken = load(store, match)
        assert table.index == entries
        assert taken == entries - snapshot.entries < EVERY
    assert examine(folder).faults == []


SPOILERS: dict[str, Callable[[Store, Snapshot], None]] = {
    "deleted": lambda store, old: store.drop_snapshot(old.match),
    "damaged": lambda store, old: store.put_snapshot(
        Snapshot(old.match, old.entries, old.digest, old.data[:-1])
    ),
    "another's": lambda store, old: store.put_snapshot(
        Snapshot(old.match, old.entries, old.digest, old.data[::-1])
    ),
    "too new": lambda store, old: store.put_snapshot(
        Snapshot(old.match, old.entries + 999, old.digest, old.data)
    ),
    "of another moment": lambda store, old: store.put_snapshot(
        Snapshot(old.match, old.entries - 1, old.digest, old.data)
    ),
}


@pytest.mark.parametrize("how", SPOILERS)
def test_without_its_snapshot_a_match_is_the_same(played: tuple[Path, str], how: str) -> None:
    folder, match = played
    with SqliteStore(folder) as store:
        snapshot = store.snapshot(match)
        assert snapshot is not None
        before, _ = load(store, match)
        SPOILERS[how](store, snapshot)
        after, taken = load(store, match)
        assert taken == after.index
        assert everything(after) == everything(before)
        assert after.record.keys == before.record.keys
        assert store.snapshot(match) is None, "what does not fit is thrown away"
        store.put_snapshot(snapshot)
