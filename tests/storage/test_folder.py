"""The data folder: which it is, and that only one process writes in it."""

import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest

from caravela.storage import engine
from caravela.storage.errors import FolderBusy
from caravela.storage.folder import ENVIRONMENT, data_folder
from caravela.storage.sqlite import SqliteStore


@pytest.fixture
def store(sqlite_store: SqliteStore) -> SqliteStore:
    return sqlite_store


def test_which_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ENVIRONMENT, str(tmp_path / "told"))
    assert data_folder() == tmp_path / "told"
    assert data_folder(tmp_path / "asked") == tmp_path / "asked"
    monkeypatch.delenv(ENVIRONMENT)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "own"))
    assert data_folder().name == "caravela"


def test_the_folder_is_its_owners_alone(tmp_path: Path) -> None:
    with SqliteStore(tmp_path / "a" / "b"):
        assert (tmp_path / "a" / "b").stat().st_mode & 0o077 == 0


def test_a_second_process_is_refused_by_name(tmp_path: Path) -> None:
    script = (
        "import sys; from pathlib import Path; from caravela.storage.sqlite import SqliteStore\n"
        "SqliteStore(Path(sys.argv[1]))"
    )
    with SqliteStore(tmp_path):
        with pytest.raises(FolderBusy):
            SqliteStore(tmp_path)
        done = subprocess.run(  # noqa: S603  # our own program
            [sys.executable, "-c", script, str(tmp_path)],
            capture_output=True,
            encoding="utf-8",
            timeout=120,
            check=False,
        )
    assert done.returncode != 0
    assert f"another Caravela (process {os.getpid()}) is working in the data folder {tmp_path}" in done.stderr
    with SqliteStore(tmp_path):
        pass


def test_an_old_sqlite_is_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(engine, "SAFE_SQLITE", (99, 0, 0))
    with caplog.at_level(logging.INFO, "caravela.storage"), SqliteStore(tmp_path):
        pass
    assert "WAL-reset" in caplog.text
    monkeypatch.setattr(engine, "SAFE_SQLITE", (3, 0, 0))
    assert engine.old_sqlite() is None


def test_the_connection_is_set_up_for_safety(store: SqliteStore) -> None:
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    with store._engine.connect() as connection:
        found = {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in wanted}
    assert found == wanted
