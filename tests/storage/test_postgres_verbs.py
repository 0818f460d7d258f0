"""Back up, restore, check, repair and move a PostgreSQL database by the command line."""

import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import Connection

from caravela.storage.postgres import PostgresStore
from caravela.storage.records import LoadedMatch
from caravela.storage.sqlite import SqliteStore
from tests.postgres import Cluster
from tests.storage.making import keep_played_match, made_match

MOVES = 12


def caravela(*words: str) -> tuple[int, str]:
    """Run a command. Return its exit code and what it printed."""
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "caravela", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=240,
        check=False,
    )
    return done.returncode, done.stdout


def keep_match(connection: Connection) -> None:
    keep_played_match(connection, MOVES)


def content(store: SqliteStore | PostgresStore) -> list[LoadedMatch]:
    def all_ids(connection: Connection) -> list[str]:
        return list(connection.exec_driver_sql("SELECT id FROM matches ORDER BY id").scalars())

    return [store.load(match) for match in store._read(all_ids)]


@pytest.fixture
def url(cluster: Cluster) -> str:
    """A database with a match that was played."""
    address = cluster.new_database()
    with PostgresStore(address) as store:
        store._write(keep_match)
    return address


def database_of(url: str) -> str:
    return url.partition("@/")[2].partition("?")[0]


def test_data_moves_to_postgresql_and_back(cluster: Cluster, tmp_path: Path) -> None:
    url = cluster.new_database()
    with SqliteStore(tmp_path / "old") as store:
        store._write(keep_match)
        made_match(store)
        before = content(store)
    code, said = caravela("migrate-data", str(tmp_path / "old"), url)
    assert (code, "2 matches" in said) == (0, True), said
    with PostgresStore(url) as store:
        assert content(store) == before
    code, said = caravela("migrate-data", url, str(tmp_path / "new"))
    assert code == 0, said
    with SqliteStore(tmp_path / "new") as again:
        assert content(again) == before
    code, said = caravela("migrate-data", str(tmp_path / "old"), url)
    assert (code, "choose an empty one" in said) == (2, True), said
    code, said = caravela("migrate-data", str(tmp_path / "nothing"), url)
    assert (code, "there is no database" in said) == (2, True), said


def test_a_backup_brings_everything_back(cluster: Cluster, url: str, tmp_path: Path) -> None:
    file, data = tmp_path / "games.db", tmp_path / "data"
    with PostgresStore(url) as store:
        before = content(store)
    code, said = caravela("backup", str(file), "--database", url)
    assert code == 0, said
    cluster.execute("DELETE FROM entries", database_of(url))
    code, said = caravela("restore", str(file), "--database", url, "--data", str(data))
    assert (code, "kept as" in said) == (0, True), said
    with PostgresStore(url) as store:
        assert content(store) == before
    # The same file restores to a data folder.
    code, said = caravela("restore", str(file), "--data", str(tmp_path / "folder"))
    assert code == 0, said
    with SqliteStore(tmp_path / "folder") as store:
        assert content(store) == before


def test_nothing_is_restored_while_a_server_is_connected(url: str, tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    assert caravela("backup", str(file), "--database", url)[0] == 0
    with PostgresStore(url):
        code, said = caravela("restore", str(file), "--database", url, "--data", str(tmp_path / "data"))
    assert (code, "stop all servers first" in said) == (2, True), said


def test_the_doctor_finds_and_repairs(cluster: Cluster, url: str, tmp_path: Path) -> None:
    words = ["doctor", "--database", url, "--data", str(tmp_path)]
    code, said = caravela(*words)
    assert (code, ": 0 faults" in said) == (0, True), said
    cluster.execute("DELETE FROM entries WHERE index = 5", database_of(url))
    code, said = caravela(*words)
    assert (code, "entry 5 is missing" in said) == (1, True), said
    code, said = caravela(*words, "--repair")
    assert (code, "repaired:" in said, "kept as" in said) == (0, True, True), said
    code, said = caravela(*words)
    assert code == 0, said


@pytest.mark.parametrize("verb", [["doctor"], ["backup", "file.db"], ["serve"]])
def test_a_wrong_address_is_one_sentence(verb: list[str]) -> None:
    code, said = caravela(*verb, "--database", "postgresql://nobody@127.0.0.1:1/none")
    assert code == 2
    assert "cannot connect to the database" in said
    assert "Traceback" not in said
