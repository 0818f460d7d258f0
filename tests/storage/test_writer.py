"""Many writers at once: one order, nothing lost, nothing doubled, and one refusal spoils nobody else's change."""

import threading
from concurrent.futures import Future

import pytest
from sqlalchemy import Connection

from caravela.storage.errors import SameKey, StaleIndex, StorageFailed
from caravela.storage.sqlite import SqliteStore
from tests.storage.making import AnyStore, made_match

THREADS = 8
EACH = 25


def test_racing_writers_take_each_number_once(store: AnyStore) -> None:
    match = made_match(store)
    barrier = threading.Barrier(THREADS)
    lost: list[int] = []

    def write(who: int) -> None:
        barrier.wait()
        for at in range(EACH):
            while True:
                index = store.match_row(match).entries
                try:
                    store.append(match, index, f"{who}-{at}", b"%d" % who).result()
                except StaleIndex:
                    lost.append(who)
                    continue
                break

    threads = [threading.Thread(target=write, args=(who,)) for who in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    entries = store.load(match).entries
    assert [entry.index for entry in entries] == list(range(THREADS * EACH))
    assert {entry.key for entry in entries} == {f"{who}-{at}" for who in range(THREADS) for at in range(EACH)}


def test_one_key_from_many_threads_is_one_entry(store: AnyStore) -> None:
    match = made_match(store)
    futures = [store.append(match, 0, "same", b"%d" % at) for at in range(20)]
    kept = [future for future in futures if future.exception() is None]
    assert len(kept) == 1
    assert all(isinstance(future.exception(), SameKey) for future in futures if future not in kept)
    assert len(store.load(match).entries) == 1


def held(store: SqliteStore) -> tuple[threading.Event, "Future[None]"]:
    """Keeps the writer busy until the event is set, so that what comes meanwhile is committed together."""
    go = threading.Event()
    busy = threading.Event()

    def wait(connection: Connection) -> None:
        busy.set()
        go.wait(20)

    future = store._writer.submit(wait)
    assert busy.wait(20)
    return go, future


def test_a_refused_change_does_not_spoil_those_committed_with_it(sqlite_store: SqliteStore) -> None:
    match = made_match(sqlite_store)
    go, _ = held(sqlite_store)
    first = sqlite_store.append(match, 0, "a", b"")
    stale = sqlite_store.append(match, 0, "b", b"")
    unspeakable = sqlite_store.append(match, 1, "\ud800", b"")
    second = sqlite_store.append(match, 1, "c", b"")
    go.set()
    assert first.result() == 0
    assert isinstance(stale.exception(), StaleIndex)
    assert isinstance(unspeakable.exception(), UnicodeEncodeError)
    assert second.result() == 1
    assert [entry.key for entry in sqlite_store.load(match).entries] == ["a", "c"]


def test_nothing_is_acknowledged_before_the_commit(sqlite_store: SqliteStore) -> None:
    match = made_match(sqlite_store)
    seen: list[bool] = []
    go, _ = held(sqlite_store)
    early = sqlite_store.append(match, 0, "a", b"")

    def look(connection: Connection) -> None:
        seen.append(early.done())

    looked = sqlite_store._writer.submit(look)
    go.set()
    looked.result()
    assert seen == [False]
    assert early.result() == 0


def test_a_change_that_was_cancelled_in_time_is_not_made(sqlite_store: SqliteStore) -> None:
    match = made_match(sqlite_store)
    go, _ = held(sqlite_store)
    future = sqlite_store.append(match, 0, "a", b"")
    assert future.cancel()
    go.set()
    assert sqlite_store.append(match, 0, "b", b"").result() == 0
    assert [entry.key for entry in sqlite_store.load(match).entries] == ["b"]


def test_closing_finishes_what_was_handed_in(store: AnyStore) -> None:
    match = made_match(store)
    futures = [store.append(match, at, f"k{at}", b"") for at in range(300)]
    store.close()
    assert [future.result() for future in futures] == list(range(300))


def test_readers_cannot_write(store: AnyStore) -> None:
    def write(connection: Connection) -> None:
        connection.exec_driver_sql("DELETE FROM matches")

    with pytest.raises(StorageFailed, match="read-only"):
        store._read(write)


def test_reading_goes_on_while_a_write_is_under_way(sqlite_store: SqliteStore) -> None:
    match = made_match(sqlite_store)
    go, future = held(sqlite_store)
    assert sqlite_store.match_row(match).entries == 0
    go.set()
    future.result()
