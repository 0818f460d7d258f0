"""What everybody can read: three languages without holes, nothing cut at any size, no barrier that axe knows of."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.fits import troubles, troubles_at_all_sizes
from tests.browser.states import walk

WIDTHS = (1366, 390)
KEYS = """() => document.body.innerText.match(/\\bui-[a-z-]+|\\{ ?\\$/g) || []"""


def barriers(page: Page) -> dict[int, list[Any]]:
    """What axe finds, wide and narrow."""
    found: dict[int, list[Any]] = {}
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        page.wait_for_timeout(200)
        told = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
        if told:
            found[width] = [(each["id"], [node["target"] for node in each["nodes"]][:4]) for each in told]
    page.set_viewport_size({"width": WIDTHS[0], "height": 768})
    return found


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_every_state_fits_in_every_language(visitor: NewVisitor, language: str) -> None:
    one = visitor(settings={"language": language})
    found: dict[str, Any] = {}
    for state in walk(one, f"reader.{language}"):
        assert one.page.evaluate(KEYS) == [], state
        expect(one.page.locator("html")).to_have_attribute("lang", language)
        if trouble := troubles_at_all_sizes(one.page):
            found[state] = trouble
    assert found == {}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_no_barrier_in_any_state(visitor: NewVisitor, scheme: str) -> None:
    one = visitor(color_scheme=scheme, bypass_csp=True)
    found = {state: barred for state in walk(one, f"reader.{scheme}") if (barred := barriers(one.page))}
    assert found == {}


def test_text_at_twice_its_size_fits(visitor: NewVisitor) -> None:
    one = visitor(settings={"text": 200})
    found = {state: trouble for state in walk(one, "reader.large") if (trouble := troubles(one.page))}
    assert found == {}
