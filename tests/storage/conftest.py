"""A store of its own for each test, in each database that the program supports."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from caravela.storage.postgres import PostgresStore
from caravela.storage.sqlite import SqliteStore
from tests.postgres import Cluster


@pytest.fixture
def sqlite_store(tmp_path: Path) -> Iterator[SqliteStore]:
    with SqliteStore(tmp_path / "data") as opened:
        yield opened


@pytest.fixture
def postgres_store(cluster: Cluster) -> Iterator[PostgresStore]:
    with PostgresStore(cluster.new_database()) as opened:
        yield opened


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest) -> SqliteStore | PostgresStore:
    opened: SqliteStore | PostgresStore = request.getfixturevalue(f"{request.param}_store")
    return opened
