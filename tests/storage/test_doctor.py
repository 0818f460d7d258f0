"""The doctor finds every kind of damage by match and entry, changes nothing unasked, and mends what can be mended."""

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from caravela.doctor import examine, repair
from caravela.storage.errors import FolderBusy, StorageFailed
from caravela.storage.folder import DATABASE
from caravela.storage.sqlite import SqliteStore
from tests.storage.making import keep_played_match

MOVES = 12


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with one match of some entries, as a server keeps it."""
    with SqliteStore(tmp_path) as store:
        store._write(keep_played_match, MOVES)
    return tmp_path


def change(folder: Path, *sentences: str) -> None:
    """Damage by somebody who goes round the program."""
    with closing(sqlite3.connect(folder / DATABASE)) as connection, connection:
        for sentence in sentences:
            connection.execute(sentence)


def rewrite(folder: Path, index: int, edit: Callable[[dict[str, object]], object]) -> None:
    with closing(sqlite3.connect(folder / DATABASE)) as connection, connection:
        where = 'FROM entries WHERE "index" = ?'
        (data,) = connection.execute(f"SELECT data {where}", (index,)).fetchone()
        entry = json.loads(data)
        edit(entry)
        connection.execute(
            'UPDATE entries SET data = ? WHERE "index" = ?', (json.dumps(entry).encode(), index)
        )


def count(folder: Path, table: str) -> int:
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        return int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])  # noqa: S608  # our own words


def cured(folder: Path) -> list[str]:
    """Repairs, and checks that a copy of before was kept and nothing is left; gives what was mended."""
    before = (folder / DATABASE).read_bytes()
    kept, mended, report = repair(folder)
    assert kept is not None
    assert kept.read_bytes() == before
    assert report.faults == []
    assert examine(folder).faults == []
    with SqliteStore(folder) as store:
        store.check()
    return [fault.text for fault in mended]


def test_a_healthy_folder(folder: Path) -> None:
    report = examine(folder)
    assert (report.faults, report.frozen, report.matches) == ([], [], 1)
    assert report.entries == count(folder, "entries") > MOVES
    kept, mended, _ = repair(folder)
    assert (kept, mended) == (None, [])


def test_it_looks_while_a_server_runs_and_mends_only_when_none_does(folder: Path) -> None:
    with SqliteStore(folder):
        assert examine(folder).faults == []
        with pytest.raises(FolderBusy):
            repair(folder)


def test_no_database(tmp_path: Path) -> None:
    with pytest.raises(StorageFailed, match="no database"):
        examine(tmp_path)


def test_a_gap_is_named_and_the_match_is_cut_off_before_it(folder: Path) -> None:
    change(folder, 'DELETE FROM entries WHERE "index" = 7')
    texts = [fault.text for fault in examine(folder).faults]
    assert "match m1: entry 7 is missing, later ones are there" in texts
    cured(folder)
    assert count(folder, "entries") == 7


def test_a_lost_end_is_counted_anew(folder: Path) -> None:
    last = count(folder, "entries") - 1
    change(folder, f'DELETE FROM entries WHERE "index" = {last}')  # noqa: S608  # our own words
    assert f"match m1: it should have {last + 1} entries and has {last}" in cured(folder)


def draws(entry: dict[str, object]) -> bool:
    return bool(entry.get("drawn")) and entry["kind"] == "acted"


def first(folder: Path, wanted: Callable[[dict[str, object]], bool]) -> int:
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        for index, data in connection.execute('SELECT "index", data FROM entries ORDER BY "index"'):
            if wanted(json.loads(data)):
                return int(index)
    raise AssertionError("no such entry")


def acted(entry: dict[str, object]) -> bool:
    return entry["kind"] == "acted"


@pytest.mark.parametrize(
    "field, value",
    [
        ("action", "no such action"),
        ("drawn", [[6, 1], [6, 2]]),
        ("seat", 9),
        ("seat", -1),
        ("kind", "nonsense"),
        ("key", "another"),
        ("kind", "agreed"),
    ],
)
def test_a_broken_entry_is_named_and_cut_off_with_all_after_it(
    folder: Path, field: str, value: object
) -> None:
    at = first(folder, acted) + 2
    rewrite(folder, at, lambda entry: entry.__setitem__(field, value))
    found = examine(folder).faults
    assert [(fault.match, fault.entry, fault.remedy) for fault in found] == [("m1", at, "truncate")]
    assert count(folder, "entries") > at, "looking changes nothing"
    cured(folder)
    assert count(folder, "entries") == at


def test_an_answer_of_chance_that_was_changed_is_found(folder: Path) -> None:
    def lie(entry: dict[str, object]) -> None:
        drawn = entry["drawn"]
        assert isinstance(drawn, list)
        drawn[0][1] = (drawn[0][1] + 1) % drawn[0][0]

    rewrite(folder, first(folder, lambda entry: entry["kind"] == "started"), lie)
    assert "chance did not" in examine(folder).faults[0].text


def test_entries_that_are_no_text_at_all(folder: Path) -> None:
    change(folder, "UPDATE entries SET data = x'ff00ff' WHERE \"index\" = 3")
    assert [fault.entry for fault in examine(folder).faults] == [3]
    cured(folder)


def test_a_snapshot_that_lies_is_deleted(folder: Path) -> None:
    change(folder, "UPDATE snapshots SET digest = 'wrong'")
    texts = cured(folder)
    assert len(texts) == 1
    assert "snapshot" in texts[0]
    assert count(folder, "snapshots") == 0


def test_rows_that_belong_to_nothing_go(folder: Path) -> None:
    before = count(folder, "entries")
    change(
        folder,
        "INSERT INTO entries VALUES ('gone', 0, 'k', x'00')",
        "INSERT INTO sessions VALUES (x'00', 'nobody', 1, 2)",
        "DELETE FROM people",
    )
    assert len([text for text in cured(folder) if "belong to" in text]) >= 2
    assert (count(folder, "entries"), count(folder, "sessions"), count(folder, "matches")) == (before, 0, 1)


def test_lists_that_show_it_otherwise_are_mended(folder: Path) -> None:
    change(folder, "UPDATE matches SET phase = 'over'")
    assert cured(folder) == ["match m1: the lists show it otherwise than it is"]


def test_another_rules_version_is_noted_and_left_alone(folder: Path) -> None:
    with closing(sqlite3.connect(folder / DATABASE)) as connection, connection:
        (body,) = connection.execute("SELECT body FROM matches").fetchone()
        header = json.loads(body) | {"rules_version": 999}
        connection.execute("UPDATE matches SET rules_version = 999, body = ?", (json.dumps(header).encode(),))
        connection.execute("DELETE FROM snapshots")
    report = examine(folder)
    assert (report.faults, report.frozen) == ([], ["m1"])


def test_a_header_that_cannot_be_read_is_beyond_mending(folder: Path) -> None:
    change(folder, "UPDATE matches SET body = x'00'")
    kept, mended, report = repair(folder)
    assert (kept, mended) == (None, [])
    assert [fault.remedy for fault in report.faults] == ["none"]


def test_a_header_that_does_not_fit_its_row_is_named(folder: Path) -> None:
    change(folder, "UPDATE matches SET secret = x'00'")
    assert any("secret" in fault.text for fault in examine(folder).faults)


def test_a_torn_page_is_found(folder: Path) -> None:
    file = folder / DATABASE
    data = bytearray(file.read_bytes())
    for page in range(4096 * 2, len(data), 4096):
        data[page : page + 100] = b"\xff" * 100
    file.write_bytes(bytes(data))
    try:
        report = examine(folder)
    except StorageFailed as failure:
        assert "damaged" in str(failure)  # noqa: PT017  # torn too badly to be looked at
    else:
        assert any("damaged" in fault.text or "cannot be read" in fault.text for fault in report.faults), (
            report
        )
