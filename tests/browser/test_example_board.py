"""A game from a package of its own brings its own board, which is built into the client."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.environment import ROOT, serving
from tests.examples.installed import install, search_path

BOARD = "high_card=examples/high_card/board"


def built(folder: Path) -> Path:
    """Build the client with the example's board into a folder."""
    command = ["bash", str(ROOT / "web" / "make"), "build"]
    environment = os.environ | {"CARAVELA_BOARDS": BOARD, "CARAVELA_CLIENT": str(folder)}
    subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=True)  # noqa: S603 - our own script
    return folder


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    site = install("high_card", tmp_path_factory.mktemp("installed"))
    client = built(tmp_path_factory.mktemp("client"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", search_path(site))
        with serving(tmp_path_factory.mktemp("example"), client=client) as found:
            yield found


def test_a_match_is_played_to_its_end_on_the_board_of_the_example(visitor: NewVisitor) -> None:
    one = visitor()
    one.home()
    one.page.get_by_role("button", name="New table: High Card").click()
    one.page.get_by_role("button", name="Start").click()
    expect(one.question).to_have_text("Do you keep your card or swap it?")
    one.ready()
    own = one.page.get_by_role("region", name="Your card")
    table = one.page.get_by_role("list", name="Table")
    expect(own.locator(".hc-card")).to_have_count(1)
    expect(table.get_by_role("img", name="a hidden card")).to_have_count(2)
    crown = one.page.get_by_role("img", name="Crown")
    deck = table.get_by_role("listitem").filter(has=one.page.get_by_role("button", name="Deck"))
    expect(deck.get_by_role("img", name="Crown")).to_have_count(1)
    crown.hover()
    expect(one.page.get_by_text("has the crown and shows first").first).to_be_visible()
    table.get_by_role("button", name="Deck: 6 cards").click()
    one.wait_until(one.over, "the match is over")
    expect(one.page.get_by_text("takes the crown").first).to_be_visible()
    expect(one.page.get_by_text("shows the").first).to_be_visible()
