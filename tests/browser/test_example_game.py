"""A game from a package of its own is played at the browser's generic table."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.environment import serving
from tests.examples.installed import install, search_path


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has the example installed."""
    site = install("high_card", tmp_path_factory.mktemp("installed"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", search_path(site))
        with serving(tmp_path_factory.mktemp("example")) as found:
            yield found


def test_a_match_of_the_example_is_played_to_its_end(visitor: NewVisitor) -> None:
    one = visitor()
    one.home()
    one.page.get_by_role("button", name="New table: High Card").click()
    one.page.get_by_role("button", name="Start").click()
    expect(one.question).to_have_text("Do you keep your card or swap it?")
    one.ready()
    one.page.get_by_role("button", name="Swap your card").click()
    one.wait_until(one.over, "the match is over")
    expect(one.page.get_by_text("shows the").first).to_be_visible()
