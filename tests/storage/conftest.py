"""A store of its own for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from caravela.storage.sqlite import SqliteStore


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    with SqliteStore(tmp_path / "data") as opened:
        yield opened
