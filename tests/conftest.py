"""What every test run needs: proof that it runs on the build it says it runs on, and programs that can be stopped."""

import os
import signal

import pytest
from hypothesis import settings

from caravela.kernel import playout

# The same examples every time, however slow the machine is; others are tried by --hypothesis-profile=default.
settings.load_profile("ci")


def is_compiled() -> bool:
    return not str(playout.__file__).endswith(".py")


def pytest_report_header() -> str:
    return f"caravela: {'compiled' if is_compiled() else 'pure'} from {playout.__file__}"


@pytest.hookimpl(trylast=True)  # after every folder has said how long its tests may last
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What may last long begins first, so that no worker is still at it when the others have nothing left to do."""
    items.sort(key=longest, reverse=True)


def longest(item: pytest.Item) -> float:
    """Seconds that a test says it may last; nothing of those that leave it at the usual."""
    marker = item.get_closest_marker("timeout")
    return 0.0 if marker is None else float(marker.args[0])


def pytest_sessionstart() -> None:
    """A run that is meant for one build must not quietly run on the other."""
    expected = os.environ.get("CARAVELA_EXPECT", "")
    found = "compiled" if is_compiled() else "pure"
    if expected and expected != found:
        pytest.exit(f"this run expects the {expected} build but imports the {found} one", 3)
    # A shell starts what runs in the background with Ctrl+C ignored, and so would the programs that tests interrupt.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
