"""Updates: a backup before a migration, a failed one leaves the data as it was, a newer folder is refused."""

import logging
import resource
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from caravela.doctor import examine, repair
from caravela.storage.backup import backup, restore
from caravela.storage.engine import writing_engine
from caravela.storage.errors import NewerDatabase, StorageFailed
from caravela.storage.folder import DATABASE
from caravela.storage.migrate import FOLDER, migrate, newest_form
from caravela.storage.plan import UpdatePlan, plan_update, update_backups
from caravela.storage.sqlite import SqliteStore
from tests.cli.program import contents, one_sentence, run
from tests.storage.making import keep_played_match
from tests.storage.test_proof import text_of

OLD = "0001"
MOVES = 12


@pytest.fixture
def old_folder(tmp_path: Path) -> Path:
    """A data folder as the first version of the program left it, with a match."""
    steps = tmp_path / "first version" / "migrations"
    newer = [file.name for file in (FOLDER / "versions").glob("form_*.py") if file.stem != f"form_{OLD}"]
    shutil.copytree(FOLDER, steps, ignore=shutil.ignore_patterns("__pycache__", *newer))
    folder = tmp_path / "data"
    folder.mkdir()
    engine = writing_engine(folder / DATABASE)
    migrate(engine, steps)
    engine.dispose()
    with SqliteStore(tmp_path / "today") as store:
        store._write(keep_played_match, MOVES)
    copy_rows(tmp_path / "today" / DATABASE, folder / DATABASE)
    assert form(folder / DATABASE) == OLD
    return folder


def copy_rows(newer: Path, older: Path) -> None:
    """Copy all rows, with the columns that the older database has."""
    with closing(sqlite3.connect(older)) as connection, connection:
        connection.execute("ATTACH ? AS newer", (str(newer),))
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        for (table,) in tables:
            if table != "alembic_version":
                columns = connection.execute(f"PRAGMA table_info({table})").fetchall()
                names = ", ".join(f'"{column[1]}"' for column in columns)
                connection.execute(f"INSERT INTO {table} ({names}) SELECT {names} FROM newer.{table}")  # noqa: S608


def form(database: Path) -> str:
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
        (found,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(found)


def change(folder: Path, sentence: str) -> None:
    """Change a database by hand."""
    with closing(sqlite3.connect(folder / DATABASE)) as connection, connection:
        connection.execute(sentence)


def make_newer(folder: Path) -> None:
    change(folder, "UPDATE alembic_version SET version_num = '9999'")


def test_an_old_database_is_backed_up_and_then_migrated(
    old_folder: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert plan_update(old_folder) == UpdatePlan(OLD, newest_form())
    with SqliteStore(old_folder) as store:
        entries = store.load("m1").entries
    assert form(old_folder / DATABASE) == newest_form()
    (kept,) = update_backups(old_folder)
    assert kept.name.startswith(f"caravela-before-form-{newest_form()}-")
    assert str(kept) in caplog.text
    assert form(kept) == OLD
    assert kept.stat().st_mode & 0o077 == 0
    assert examine(old_folder).faults == []
    restore(tmp_path / "again", kept)
    assert examine(tmp_path / "again").faults == []
    with SqliteStore(tmp_path / "again") as store:
        assert store.load("m1").entries == entries
    with SqliteStore(old_folder):
        pass
    assert update_backups(old_folder) == [kept], "the second start has nothing to migrate"


def test_a_new_database_is_not_backed_up(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert plan_update(tmp_path) == UpdatePlan(None, newest_form())
    with caplog.at_level(logging.WARNING), SqliteStore(tmp_path):
        pass
    assert update_backups(tmp_path) == []
    assert caplog.text == ""


def test_without_room_for_the_backup_nothing_is_changed(old_folder: Path) -> None:
    before = contents(old_folder)
    whole = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, whole[1]))
    try:
        with pytest.raises(
            StorageFailed, match=r"the backup before it failed: .*the database was not changed"
        ):
            SqliteStore(old_folder)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, whole)
    after = contents(old_folder)
    after.pop(str(old_folder / "caravela.lock"))
    assert after == before


@pytest.mark.parametrize("journal", ["wal", "delete"])
def test_a_failed_migration_leaves_the_old_file_byte_by_byte(old_folder: Path, journal: str) -> None:
    with closing(sqlite3.connect(old_folder / DATABASE)) as connection:
        connection.execute(f"PRAGMA journal_mode = {journal}")
    change(old_folder, "CREATE TABLE subscriptions (x)")
    before = contents(old_folder)
    for _ in range(3):
        with pytest.raises(StorageFailed, match="subscriptions already exists"):
            SqliteStore(old_folder)
    after = contents(old_folder)
    assert {name: after[name] for name in before} == before
    assert len(update_backups(old_folder)) == 1, "the same data is not backed up three times"
    change(old_folder, "DROP TABLE subscriptions")
    with SqliteStore(old_folder) as store:
        assert store.match_row("m1").phase == "playing"


def test_a_migration_that_a_crash_cut_short_is_undone_and_done(old_folder: Path, tmp_path: Path) -> None:
    """SQLite keeps the old pages in a rollback journal, which a look at the database must not stumble over."""
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    with closing(sqlite3.connect(old_folder / DATABASE, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("PRAGMA cache_size = 1")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("UPDATE entries SET data = zeroblob(100000)")
        for ending in ("", "-journal"):
            shutil.copy(old_folder / (DATABASE + ending), crashed / (DATABASE + ending))
        connection.execute("ROLLBACK")
    shutil.copy(crashed / DATABASE, tmp_path / "torn.db")
    assert (crashed / DATABASE).read_bytes() != (old_folder / DATABASE).read_bytes()
    with SqliteStore(crashed) as store:
        assert store.match_row("m1").phase == "playing"
    assert examine(crashed).faults == []
    assert [form(kept) for kept in update_backups(crashed)] == [OLD]


def test_the_doctor_says_what_a_start_will_do_and_writes_nothing(old_folder: Path, tmp_path: Path) -> None:
    before = contents(old_folder)
    done = run(tmp_path, "doctor", "--data", str(old_folder))
    assert done.returncode == 0, done.stderr
    assert contents(old_folder) == before
    assert f"data folder: {old_folder}" in done.stdout
    assert f"the database has form {OLD}; this program works with form {newest_form()}" in done.stdout
    assert f"caravela-before-form-{newest_form()}-" in done.stdout
    with SqliteStore(old_folder):
        pass
    before = contents(old_folder)
    done = run(tmp_path, "doctor", "--data", str(old_folder))
    assert contents(old_folder) == before
    assert "the next start changes nothing" in done.stdout
    assert f"backup of an earlier update: {update_backups(old_folder)[0]}" in done.stdout


@pytest.mark.parametrize(
    "words",
    ["play --no-browser", "serve --port 1", "doctor", "doctor --repair", "backup copy.db"],
)
def test_a_newer_folder_is_refused_and_left_alone(old_folder: Path, tmp_path: Path, words: str) -> None:
    make_newer(old_folder)
    before = contents(tmp_path)
    done = run(tmp_path, *words.split(), "--data", str(old_folder))
    sentence = one_sentence(done.returncode, done.stdout, done.stderr)
    assert "the database has form 9999, written by a newer version of Caravela" in sentence
    assert contents(tmp_path) == before


def test_restore_refuses_a_newer_backup_but_takes_a_newer_database_back(
    old_folder: Path, tmp_path: Path
) -> None:
    """An older backup is the way back from a newer version."""
    backup(old_folder, tmp_path / "old.db")
    make_newer(old_folder)
    shutil.copy(old_folder / DATABASE, tmp_path / "newer.db")
    before = contents(tmp_path)
    done = run(tmp_path, "restore", "newer.db", "--data", str(old_folder))
    assert "written by a newer version" in one_sentence(done.returncode, done.stdout, done.stderr)
    after = contents(tmp_path)
    assert {name: after[name] for name in before} == before
    kept = restore(old_folder, tmp_path / "old.db")
    assert kept is not None
    assert form(kept) == "9999"
    with SqliteStore(old_folder) as store:
        assert store.match_row("m1").phase == "playing"


def test_verify_refuses_the_file_of_a_newer_program(tmp_path: Path) -> None:
    text = text_of("mundus_novus", 24)
    assert '"caravela": 1' in text
    (tmp_path / "newer.json").write_text(text.replace('"caravela": 1', '"caravela": 2', 1), encoding="utf-8")
    done = run(tmp_path, "verify", "newer.json")
    assert "form 2; this program reads form 1" in one_sentence(done.returncode, done.stdout, done.stderr)


def test_a_file_with_two_forms_is_refused_by_the_newer_one(old_folder: Path) -> None:
    change(old_folder, "INSERT INTO alembic_version VALUES ('9999')")
    with pytest.raises(NewerDatabase):
        SqliteStore(old_folder)


def test_the_doctor_mends_what_keeps_an_update_from_succeeding(old_folder: Path) -> None:
    change(old_folder, "INSERT INTO sessions VALUES (x'00', 'nobody', 1, 2)")
    with pytest.raises(StorageFailed, match="lost what they belong to"):
        SqliteStore(old_folder)
    texts = [fault.text for fault in examine(old_folder).faults]
    assert "1 rows of sessions belong to people that are not there" in texts
    assert any(f"cannot be updated to form {newest_form()}" in text for text in texts)
    _, mended, report = repair(old_folder)
    assert [fault.remedy for fault in mended] == ["orphans"]
    assert report.faults == []
    assert form(old_folder / DATABASE) == OLD
    with SqliteStore(old_folder) as store:
        assert store.match_row("m1").phase == "playing"


def test_a_look_at_a_database_at_rest_needs_no_right_to_write(old_folder: Path) -> None:
    assert [file.name for file in old_folder.iterdir()] == [DATABASE]
    assert examine(old_folder).matches == 1
    assert [file.name for file in old_folder.iterdir()] == [DATABASE]
