"""The download size of a first visit: from the home page to a table of one game."""

from playwright.sync_api import Browser

from bench.browser import first_visit
from tests.browser.visitor import Visitor

MOST_BYTES = 200_000


def test_a_first_visit_loads_less_than_200_kilobytes(browser: Browser, address: str) -> None:
    sizes = first_visit(browser, address)
    assert min(sizes.values()) > 0
    assert sizes["all"] < MOST_BYTES, sizes


def test_only_a_table_loads_the_drawings_of_its_game(browser: Browser, address: str) -> None:
    one = Visitor(browser, address)
    loaded: list[str] = []
    one.page.on("request", lambda request: loaded.append(request.url))
    one.page.goto(address)
    one.page.locator(".symbols").wait_for(state="attached")
    one.page.wait_for_load_state("networkidle")
    assert any("/assets/shell-" in url for url in loaded)
    assert not any("/assets/symbols-" in url for url in loaded)
    one.against_bots("mundus_novus")
    one.page.locator("#res-cocoa").wait_for(state="attached")
    assert sum("/assets/symbols-" in url for url in loaded) == 1
    one.close()
