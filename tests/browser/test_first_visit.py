"""The download size of a first visit: from the home page to a table of one game."""

from playwright.sync_api import Browser

from bench.browser import first_visit

MOST_BYTES = 200_000


def test_a_first_visit_loads_less_than_200_kilobytes(browser: Browser, address: str) -> None:
    sizes = first_visit(browser, address)
    assert min(sizes.values()) > 0
    assert sizes["all"] < MOST_BYTES, sizes
