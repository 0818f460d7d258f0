"""caravela doctor, backup, restore and verify as people start them: what they print and how they end."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from caravela.kernel.chance import commitment
from caravela.storage.folder import DATABASE, ENVIRONMENT
from caravela.storage.sqlite import SqliteStore
from tests.cli.program import one_sentence, run
from tests.storage.making import made_match
from tests.storage.test_proof import SECRET, text_of


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder in which nothing is played yet."""
    with SqliteStore(tmp_path / "data"):
        pass
    return tmp_path / "data"


def refused(where: Path, *words: str) -> str:
    done = run(where, *words)
    return one_sentence(done.returncode, done.stdout, done.stderr)


def test_backup_while_a_server_runs_then_restore(folder: Path, tmp_path: Path) -> None:
    with SqliteStore(folder) as store:
        match = made_match(store)
        done = run(tmp_path, "backup", "copy.db", "--data", str(folder))
        assert (done.returncode, done.stdout) == (0, "backup written and checked: copy.db\n"), done.stderr
        assert "already" in refused(tmp_path, "backup", "copy.db", "--data", str(folder))
        assert "another Caravela" in refused(tmp_path, "restore", "copy.db", "--data", str(folder))
        store.delete_match(match)
    done = run(tmp_path, "restore", "copy.db", environment={ENVIRONMENT: str(folder)})
    assert done.returncode == 0, done.stderr
    assert "The previous database was kept as" in done.stdout
    with SqliteStore(folder) as store:
        assert store.match_row(match).header.id == match


def test_a_healthy_and_a_damaged_folder(folder: Path, tmp_path: Path) -> None:
    done = run(tmp_path, "doctor", "--data", str(folder))
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "checked 0 matches, 0 entries: 0 faults"
    with closing(sqlite3.connect(folder / DATABASE)) as connection, connection:
        connection.execute("INSERT INTO sessions VALUES (x'00', 'nobody', 1, 2)")
    done = run(tmp_path, "doctor", "--data", str(folder))
    assert done.returncode == 1
    assert "fault: 1 rows of sessions belong to people that are not there" in done.stdout
    assert "--repair" in done.stdout
    done = run(tmp_path, "doctor", "--repair", "--data", str(folder))
    assert done.returncode == 0, done.stdout
    assert "repaired: 1 rows of sessions" in done.stdout
    assert run(tmp_path, "doctor", "--data", str(folder)).returncode == 0


def test_no_database_is_a_sentence(tmp_path: Path) -> None:
    for words in (("doctor",), ("backup", "copy.db")):
        assert "there is no database" in refused(tmp_path, *words, "--data", str(tmp_path / "none"))
    assert "there is no file" in refused(tmp_path, "restore", "none.db", "--data", str(tmp_path / "new"))


@pytest.mark.parametrize("language, words", [("en", "replayed"), ("fr", "rejoués"), ("nl", "nagespeeld")])
def test_verify_says_what_it_proved(tmp_path: Path, language: str, words: str) -> None:
    (tmp_path / "match.json").write_text(text_of("mundus_novus", 100_000), encoding="utf-8")
    done = run(tmp_path, "verify", "match.json", "--lang", language, "--commitment", commitment(SECRET))
    assert done.returncode == 0, done.stderr
    assert words in done.stdout
    assert commitment(SECRET) in done.stdout
    assert "MN-" in done.stdout, "the outcome with the rules that decided it"


def test_verify_says_where_a_file_lies(tmp_path: Path) -> None:
    text = text_of("mundus_novus", 24)
    (tmp_path / "lie.json").write_text(text.replace('"seat": "A"', '"seat": "B"', 1), encoding="utf-8")
    assert "entry 1" in refused(tmp_path, "verify", "lie.json")
    assert "cannot read" in refused(tmp_path, "verify", "none.json")
