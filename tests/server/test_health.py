"""Health without a cost: a write that succeeded vouches for the store, and a failure shows at once."""

import asyncio
from pathlib import Path
from unittest import mock

import pytest

from caravela.server import health
from caravela.server.health import StoreHealth
from caravela.server.responses import Failed
from caravela.storage.errors import StorageFailed
from caravela.storage.sqlite import SqliteStore


class Disk(SqliteStore):
    """A store that counts its checks, and whose disk can be full."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.checks = 0
        self.full = False

    def check(self) -> None:
        self.checks += 1
        if self.full:
            self._writer.last = (self._writer.last[0], StorageFailed("the disk is full"))
            raise StorageFailed("the disk is full")
        super().check()


async def ask(asked: StoreHealth, times: int) -> list[bool]:
    answers = await asyncio.gather(*(asked.check() for _ in range(times)), return_exceptions=True)
    assert all(each is None or isinstance(each, Failed) for each in answers)
    return [each is None for each in answers]


def test_many_questions_cost_one_write(tmp_path: Path) -> None:
    with Disk(tmp_path / "data") as disk:
        assert all(asyncio.run(ask(StoreHealth(disk), 200)))
        assert disk.checks == 1


def test_a_write_that_happened_anyway_vouches_for_the_store(tmp_path: Path) -> None:
    with Disk(tmp_path / "data") as disk:
        disk.put_setting("anything", "")
        assert all(asyncio.run(ask(StoreHealth(disk), 10)))
        assert disk.checks == 0


def test_a_full_disk_is_seen_when_the_last_write_is_old(tmp_path: Path) -> None:
    with Disk(tmp_path / "data") as disk:
        disk.put_setting("anything", "")
        disk.full = True
        with mock.patch.object(health, "TRUSTED_SECONDS", 0.0):
            assert asyncio.run(ask(StoreHealth(disk), 1)) == [False]
        assert asyncio.run(ask(StoreHealth(disk), 1)) == [False], "a failure vouches for nothing"
        disk.full = False
        assert asyncio.run(ask(StoreHealth(disk), 1)) == [True]


@pytest.mark.parametrize("fails", [False, True])
def test_the_store_knows_how_its_last_write_ended(tmp_path: Path, fails: bool) -> None:
    with SqliteStore(tmp_path / "data") as store:
        store.put_setting("a", "")
        before, _ = store.last_write()
        store._write(lambda connection: connection.exec_driver_sql(f"PRAGMA query_only = {int(fails)}"))
        if fails:
            with pytest.raises(StorageFailed):
                store.check()
        else:
            store.check()
        at, failure = store.last_write()
        assert at > before
        assert (failure is not None) is fails
