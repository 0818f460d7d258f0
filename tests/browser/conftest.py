"""Fixtures: browsers and a server for the package, visitors for a test."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.environment import CHROMIUM, HEADLESS_SHELL, launch, missing, serving
from tests.browser.visitor import Visitor

NewVisitor = Callable[..., Visitor]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = str(Path(__file__).parent)
    for item in items:
        if str(item.path).startswith(here):
            item.add_marker(pytest.mark.timeout(600))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failure tells where every visitor was; a test of something else has none."""
    report = yield
    if report.when == "call" and report.failed:
        for number, one in enumerate(Visitor.around, 1):
            report.sections.append((f"visitor {number} of {item.name}", one.tell()))
    if report.when == "teardown":
        Visitor.around.clear()
    return report


# A running Playwright holds the event loop of its thread. A fixture of this package ends before its process runs a test
# of another package, which may need a loop of its own.
@pytest.fixture(scope="package")
def browsers() -> Iterator[Callable[[str | None], Browser]]:
    """Start each program once for all browser tests of a process. Visitors share nothing: each has its own context."""
    reason = missing()
    if reason:
        pytest.fail(reason)  # not skipped: a test of the browser that did not run has proved nothing
    with sync_playwright() as playwright:
        started: dict[str | None, Browser] = {}

        def start(program: str | None) -> Browser:
            if program not in started:
                started[program] = launch(playwright, program)
            return started[program]

        yield start
        for each in started.values():
            each.close()


@pytest.fixture(scope="module")
def browser(request: pytest.FixtureRequest, browsers: Callable[[str | None], Browser]) -> Browser:
    """The headless shell, or the whole browser for a module that sets WHOLE_BROWSER: only that has notifications."""
    return browsers(CHROMIUM if getattr(request.module, "WHOLE_BROWSER", False) else HEADLESS_SHELL)


@pytest.fixture(scope="package")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("shared")) as found:
        yield found


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("own")) as found:
        yield found


@pytest.fixture(scope="module")
def address(request: pytest.FixtureRequest) -> str:
    """The server of all modules, or one for a module that sets OWN_SERVER: its tests read the lists of tables."""
    own = getattr(request.module, "OWN_SERVER", False)
    found: str = request.getfixturevalue("own_server" if own else "shared_server")
    return found


@pytest.fixture
def visitor(browser: Browser, address: str) -> Iterator[NewVisitor]:
    """Makes visitors; each has a browser profile of its own, and nothing may have gone wrong for any of them."""
    all_of_them: list[Visitor] = []

    def come(**options: Any) -> Visitor:  # noqa: ANN401 - the browser's own options
        one = Visitor(browser, address, **options)
        all_of_them.append(one)
        return one

    yield come
    for one in all_of_them:
        one.close()
    for one in all_of_them:
        one.check()
