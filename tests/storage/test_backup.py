"""Copies: taken while a server writes, brought back when none runs, refused when they are not whole."""

import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from caravela.storage.backup import backup, restore
from caravela.storage.errors import FolderBusy, NewerDatabase, StorageFailed
from caravela.storage.folder import DATABASE
from caravela.storage.sqlite import SqliteStore
from tests.storage.making import made_match


@pytest.fixture
def store(sqlite_store: SqliteStore) -> SqliteStore:
    return sqlite_store


def test_a_copy_taken_while_entries_come_in_is_whole(store: SqliteStore, tmp_path: Path) -> None:
    match = made_match(store)
    stop = threading.Event()
    kept = 0

    def write() -> None:
        nonlocal kept
        while not stop.is_set():
            store.append(match, kept, f"k{kept}", b"x" * 500).result()
            kept += 1

    writer = threading.Thread(target=write)
    writer.start()
    lengths: list[tuple[int, int, int]] = []
    try:
        for at in range(5):
            before = kept
            target = tmp_path / f"copy{at}.db"
            backup(store.path.parent, target)
            after = kept
            with closing(sqlite3.connect(target)) as copied:
                told, counted = copied.execute(
                    "SELECT entries, (SELECT count(*) FROM entries) FROM matches"
                ).fetchone()
                assert told == counted
                lengths.append((before, counted, after))
    finally:
        stop.set()
        writer.join()
    assert all(before <= counted <= after + 1 for before, counted, after in lengths)
    names = {file.name for file in tmp_path.iterdir()}
    assert names == {"data", *(f"copy{at}.db" for at in range(5))}, "one file each, nothing left over"
    assert (tmp_path / "copy0.db").stat().st_mode & 0o077 == 0


def test_a_copy_of_a_server_that_was_killed_has_all_it_acknowledged(
    store: SqliteStore, tmp_path: Path
) -> None:
    match = made_match(store)
    store.append(match, 0, "k", b"in the log file only").result()
    # A killed process leaves the database and the write-ahead log.
    left = tmp_path / "left"
    left.mkdir()
    for ending in ("", "-wal"):
        (left / (DATABASE + ending)).write_bytes(Path(f"{store.path}{ending}").read_bytes())
    backup(left, tmp_path / "copy.db")
    restore(tmp_path / "new", tmp_path / "copy.db")
    with SqliteStore(tmp_path / "new") as again:
        assert [entry.data for entry in again.load(match).entries] == [b"in the log file only"]


def test_a_file_that_is_there_is_kept(store: SqliteStore, tmp_path: Path) -> None:
    target = tmp_path / "precious"
    target.write_text("mine", encoding="utf-8")
    with pytest.raises(StorageFailed, match="--replace"):
        backup(store.path.parent, target)
    assert target.read_text(encoding="utf-8") == "mine"
    with pytest.raises(StorageFailed, match="itself"):
        backup(store.path.parent, store.path, replace=True)
    backup(store.path.parent, target, replace=True)
    assert target.read_bytes().startswith(b"SQLite format 3")
    with pytest.raises(StorageFailed, match="no database in the data folder"):
        backup(tmp_path / "elsewhere", tmp_path / "x")
    with pytest.raises(StorageFailed, match="cannot be written"):
        backup(store.path.parent, tmp_path / "no folder" / "x")


def test_restoring_brings_back_and_keeps_the_old_aside(store: SqliteStore, tmp_path: Path) -> None:
    folder = store.path.parent
    old = made_match(store)
    backup(folder, tmp_path / "copy.db")
    new = made_match(store)
    with pytest.raises(FolderBusy):
        restore(folder, tmp_path / "copy.db")
    store.close()
    kept = restore(folder, tmp_path / "copy.db")
    with SqliteStore(folder) as again:
        assert again.match_row(old).header.id == old
        assert again.matches_of("nobody") == []
        with pytest.raises(Exception, match="no match"):
            again.match_row(new)
    assert kept is not None
    restore(folder, kept)
    with SqliteStore(folder) as again:
        assert again.match_row(new).header.id == new


def test_what_is_not_whole_does_not_replace_anything(store: SqliteStore, tmp_path: Path) -> None:
    folder = store.path.parent
    match = made_match(store)
    for at in range(40):
        store.append(match, at, f"k{at}", b"x" * 3000).result()
    backup(folder, tmp_path / "whole.db")
    store.close()
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    data = (tmp_path / "whole.db").read_bytes()
    (tmp_path / "torn.db").write_bytes(data[: len(data) // 2])
    (tmp_path / "text.db").write_text("no database " * 1000, encoding="utf-8")
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE something (x)")
    (tmp_path / "newer.db").write_bytes(data)
    with closing(sqlite3.connect(tmp_path / "newer.db")) as newer, newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    for name in ("torn.db", "text.db", "other.db", "missing.db"):
        with pytest.raises(StorageFailed):
            restore(folder, tmp_path / name)
    with pytest.raises(NewerDatabase):
        restore(folder, tmp_path / "newer.db")
    after = {file.name: file.read_bytes() for file in folder.iterdir()}
    assert {name: data for name, data in after.items() if name != "caravela.lock"} == {
        name: data for name, data in before.items() if name != "caravela.lock"
    }
