"""Forms of the database: steps end where the schema says, a failed step leaves no trace, a newer form is refused."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from caravela.storage.engine import writing_engine
from caravela.storage.errors import NewerDatabase
from caravela.storage.folder import DATABASE
from caravela.storage.migrate import FOLDER, known_forms, migrate, revision
from caravela.storage.schema import metadata
from caravela.storage.sqlite import SqliteStore
from tests.storage.making import made_match


@pytest.fixture
def store(sqlite_store: SqliteStore) -> SqliteStore:
    return sqlite_store


def tables(path: Path) -> set[tuple[str, ...]]:
    """Return the schema without differences of spacing and order."""
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    return {
        tuple(sorted(part.strip(" )") for part in " ".join(sql.replace('"', "").split()).split(", ")))
        for (sql,) in found
        if "alembic_version" not in sql
    }


def test_taking_all_steps_gives_the_schema(tmp_path: Path) -> None:
    migrated, fresh = tmp_path / "migrated.db", tmp_path / "fresh.db"
    engine = writing_engine(migrated)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert revision(connection) == max(known_forms())
    engine.dispose()
    engine = writing_engine(fresh)
    with engine.begin() as connection:
        metadata.create_all(connection)
    engine.dispose()
    assert tables(migrated) == tables(fresh)


def test_a_database_of_a_newer_program_is_refused_and_left_alone(store: SqliteStore) -> None:
    made_match(store)
    store.close()
    with closing(sqlite3.connect(store.path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    before = store.path.read_bytes()
    with pytest.raises(NewerDatabase, match="newer"):
        SqliteStore(store.path.parent)
    assert store.path.read_bytes() == before


def steps(folder: Path, *sentences: str) -> Path:
    """The program's own steps and one more, which runs these sentences."""
    copied = folder / "migrations"
    shutil.copytree(FOLDER, copied, ignore=shutil.ignore_patterns("__pycache__"))
    lines = "\n".join(f"    op.execute({sentence!r})" for sentence in sentences)
    (copied / "versions" / "form_9000.py").write_text(
        f'from alembic import op\n\nrevision = "9000"\ndown_revision = "{max(known_forms())}"\n\n\n'
        f"def upgrade() -> None:\n{lines}\n",
        encoding="utf-8",
    )
    return copied


def test_a_step_that_fails_leaves_everything_as_it_was(store: SqliteStore, tmp_path: Path) -> None:
    match = made_match(store)
    store.append(match, 0, "k", b"kept").result()
    store.close()
    before = tables(store.path)
    failing = steps(tmp_path, "CREATE TABLE half (x)", "DELETE FROM entries", "SELECT * FROM nothing_there")
    engine = writing_engine(store.path)
    with pytest.raises(Exception, match="nothing_there"):
        migrate(engine, failing)
    engine.dispose()
    assert tables(store.path) == before
    with SqliteStore(store.path.parent) as again:
        assert [entry.data for entry in again.load(match).entries] == [b"kept"]


def test_a_step_forward_keeps_what_is_there(store: SqliteStore, tmp_path: Path) -> None:
    match = made_match(store)
    store.close()
    engine = writing_engine(store.path)
    migrate(engine, steps(tmp_path, "ALTER TABLE people ADD COLUMN motto TEXT"))
    with engine.connect() as connection:
        assert revision(connection) == "9000"
        assert connection.exec_driver_sql("SELECT id FROM matches").scalar_one() == match
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar_one() == 1
    engine.dispose()
    with pytest.raises(NewerDatabase):
        SqliteStore(store.path.parent)


def test_a_step_that_loses_parents_is_refused(store: SqliteStore, tmp_path: Path) -> None:
    match = made_match(store)
    store.append(match, 0, "k", b"").result()
    store.close()
    engine = writing_engine(store.path)
    with pytest.raises(Exception, match="lost what they belong to"):
        migrate(engine, steps(tmp_path, "DELETE FROM matches"))
    engine.dispose()
    with SqliteStore(store.path.parent) as again:
        assert len(again.load(match).entries) == 1


def test_opening_twice_takes_no_step_twice(tmp_path: Path) -> None:
    for _ in range(2):
        with SqliteStore(tmp_path):
            pass
    assert (tmp_path / DATABASE).exists()
