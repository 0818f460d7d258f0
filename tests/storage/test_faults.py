"""A full disk, a read-only database, a damaged file: a clear sentence, nothing half-written, and on it goes later."""

import resource
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import Connection

from caravela.storage.errors import StorageFailed
from caravela.storage.folder import DATABASE
from caravela.storage.sqlite import SqliteStore
from tests.storage.making import made_match
from tests.storage.test_writer import held

LARGE = b"x" * 200_000


@pytest.fixture
def store(sqlite_store: SqliteStore) -> SqliteStore:
    return sqlite_store


def pragma(store: SqliteStore, sentence: str) -> None:
    """Settings of the writing connection; some work only outside a transaction."""
    with store._engine.connect() as connection:
        raw = connection.connection.driver_connection
        assert raw is not None
        raw.execute(sentence)


def pages(store: SqliteStore) -> int:
    def count(connection: Connection) -> int:
        return int(connection.exec_driver_sql("PRAGMA page_count").scalar_one())

    return store._writer.submit(count).result()


def test_a_full_database_keeps_nothing_of_what_does_not_fit_and_goes_on_later(store: SqliteStore) -> None:
    match = made_match(store)
    store.append(match, 0, "a", b"fits").result()
    before = store.load(match)
    pragma(store, f"PRAGMA max_page_count = {pages(store) + 2}")
    with pytest.raises(StorageFailed, match="the disk is full"):
        store.append(match, 1, "b", LARGE).result()
    assert store.load(match) == before
    assert store.append(match, 1, "c", b"small").result() == 1
    pragma(store, "PRAGMA max_page_count = 1000000")
    assert store.append(match, 2, "b", LARGE).result() == 2


def test_one_large_change_does_not_take_the_others_down(store: SqliteStore) -> None:
    one, two = made_match(store), made_match(store)
    pragma(store, f"PRAGMA max_page_count = {pages(store) + 3}")
    go, _ = held(store)
    small = store.append(one, 0, "a", b"fits")
    large = store.append(two, 0, "b", LARGE)
    other = store.append(one, 1, "c", b"fits too")
    go.set()
    assert isinstance(large.exception(), StorageFailed)
    assert (small.result(), other.result()) == (0, 1)
    assert store.load(two).entries == []


def test_a_read_only_database_says_so_and_recovers(store: SqliteStore) -> None:
    match = made_match(store)
    pragma(store, "PRAGMA query_only = ON")
    with pytest.raises(StorageFailed, match="read-only"):
        store.append(match, 0, "a", b"").result()
    with pytest.raises(StorageFailed, match="read-only"):
        store.check()
    assert store.load(match).entries == []
    pragma(store, "PRAGMA query_only = OFF")
    assert store.append(match, 0, "a", b"").result() == 0


WRITE_UNTIL_FULL = """
import sys
from pathlib import Path
import resource
from caravela.storage.errors import StorageFailed
from caravela.storage.sqlite import SqliteStore
from tests.storage.making import made_match
with SqliteStore(Path(sys.argv[1])) as store:
    match = made_match(store, "full")
    resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]), resource.RLIM_INFINITY))
    at = 0
    try:
        while at < 1000:
            store.append(match, at, f"k{at}", b"x" * 5000).result()
            at += 1
    except StorageFailed as failure:
        print("refused", failure)
    assert len(store.load(match).entries) == at, "what was acknowledged is there, and nothing else"
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    store.append(match, at, "after", b"space is back").result()
    print("kept", at + 1)
"""


def test_a_disk_that_really_takes_no_more(tmp_path: Path) -> None:
    limit = 600_000
    assert resource.getrlimit(resource.RLIMIT_FSIZE)[0] in (-1, resource.RLIM_INFINITY)
    done = subprocess.run(  # noqa: S603  # our own program
        [sys.executable, "-c", WRITE_UNTIL_FULL, str(tmp_path), str(limit)],
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    first, last = done.stdout.splitlines()
    assert first.startswith("refused the disk")
    with SqliteStore(tmp_path) as store:
        entries = store.load("full").entries
        assert f"kept {len(entries)}" == last
        assert entries[-1].data == b"space is back"


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_bytes(b"not a database at all, " * 100)
    with pytest.raises(StorageFailed, match="is not a database; restore a backup"):
        SqliteStore(tmp_path)
    assert (tmp_path / DATABASE).read_bytes().startswith(b"not a database at all")


def test_a_damaged_page_is_named(store: SqliteStore) -> None:
    match = made_match(store)
    for at in range(30):
        store.append(match, at, f"k{at}", b"x" * 3000).result()
    store.close()
    data = bytearray(store.path.read_bytes())
    size = 4096
    for page in range(size, len(data), size):
        data[page : page + 200] = b"\xff" * 200
    store.path.write_bytes(bytes(data))
    with pytest.raises(StorageFailed, match="damaged"), SqliteStore(store.path.parent) as again:
        again.load(match)


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    with pytest.raises(StorageFailed, match="cannot be made"):
        SqliteStore(tmp_path / "file" / "data")
