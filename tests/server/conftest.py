"""One server for the tests that only talk to it; those that kill or break one start their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Running

WITH_A_START = 300
"""Seconds for a test, the start of its server's processes on a busy machine included."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here) and item.get_closest_marker("timeout") is None:
            item.add_marker(pytest.mark.timeout(WITH_A_START))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("server")
    with Running(folder / "data") as running:
        yield running
