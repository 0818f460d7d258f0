"""Setup of every test run: check that it uses the expected build, order the tests, and restore Ctrl+C handling."""

import os
import signal
from collections.abc import Iterator

import pytest
from hypothesis import settings

from caravela.kernel import playout
from tests.postgres import Cluster

# The same examples every time, without deadlines; --hypothesis-profile=default tries others.
settings.load_profile("ci")


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server for all tests of this process."""
    with Cluster() as started:
        yield started


def is_compiled() -> bool:
    return not str(playout.__file__).endswith(".py")


def pytest_report_header() -> str:
    return f"caravela: {'compiled' if is_compiled() else 'pure'} from {playout.__file__}"


@pytest.hookimpl(trylast=True)  # after every folder has set the timeouts of its tests
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the slowest tests first, so that no worker is still busy when the others have nothing left to do."""
    items.sort(key=longest, reverse=True)


def longest(item: pytest.Item) -> float:
    """Return the timeout of a test in seconds; 0 for the default."""
    marker = item.get_closest_marker("timeout")
    return 0.0 if marker is None else float(marker.args[0])


def pytest_sessionstart() -> None:
    """Fail if the tests run on another build than the expected one."""
    expected = os.environ.get("CARAVELA_EXPECT", "")
    found = "compiled" if is_compiled() else "pure"
    if expected and expected != found:
        pytest.exit(f"this run expects the {expected} build but imports the {found} one", 3)
    # A shell starts background jobs with SIGINT ignored, and the programs that tests interrupt would inherit that.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
