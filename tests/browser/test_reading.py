"""What everybody can read: three languages without holes, nothing cut, no barrier that axe knows of."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import READY

CUT = """() => [...document.querySelectorAll('button, h1, h2, h3, .chip, label, th, summary, option')]
  .filter(each => each.offsetParent && each.scrollWidth > each.clientWidth + 1
    && getComputedStyle(each).display !== 'inline' && getComputedStyle(each).textOverflow !== 'ellipsis')
  .map(each => each.textContent)"""
KEYS = """() => document.body.innerText.match(/\\bui-[a-z-]+|\\{ ?\\$/g) || []"""


def barriers(page: Page) -> list[Any]:
    page.wait_for_timeout(300)
    found = Axe().run(page, options={"resultTypes": ["violations"]})
    return [
        (each["id"], [node["target"] for node in each["nodes"]][:4]) for each in found.response["violations"]
    ]


def check(page: Page) -> None:
    assert page.evaluate(KEYS) == []
    assert page.evaluate(CUT) == []
    size = page.viewport_size
    assert size is not None
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
@pytest.mark.parametrize("width", [1366, 390])
def test_every_page_in_every_language(visitor: NewVisitor, language: str, width: int) -> None:
    one = visitor(
        settings={"language": language}, viewport={"width": width, "height": 768 if width > 400 else 844}
    )
    page = one.page
    for path in ("/", "/tables", "/rules/mundus_novus", "/join/ABCDEF", "/nowhere/at/all"):
        page.goto(path)
        expect(page.locator("main")).to_be_visible()
        page.wait_for_timeout(150)
        check(page)
    page.goto("/")
    page.locator("button[aria-label$='1492 Christophe Colomb']").click()
    check(page)
    page.locator("dialog.new-table button[type=submit]").click()
    page.wait_for_function(READY)
    check(page)
    expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1366, 390])
def test_axe_finds_no_barrier(visitor: NewVisitor, scheme: str, width: int) -> None:
    one = visitor(color_scheme=scheme, viewport={"width": width, "height": 800}, bypass_csp=True)
    page = one.page
    found: dict[str, list[Any]] = {}
    for path in ("/", "/tables", "/rules/mundus_novus", "/join/ABCDEF", "/nowhere/at/all"):
        page.goto(path)
        expect(page.locator("main")).to_be_visible()
        found[path] = barriers(page)
    page.goto("/")
    page.locator("button[aria-label='Settings']").click()
    found["settings"] = barriers(page)
    page.keyboard.press("Escape")
    page.locator("button[aria-label$='1492 Christophe Colomb']").click()
    found["new table"] = barriers(page)
    page.locator("dialog.new-table button[type=submit]").click()
    page.wait_for_function(READY)
    found["table"] = barriers(page)
    page.keyboard.press("r")
    found["rules"] = barriers(page)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    found["keys"] = barriers(page)
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    found["command"] = barriers(page)
    page.keyboard.press("Escape")
    one.act()
    page.wait_for_function(READY)
    page.keyboard.press("[")
    expect(page.locator(".notice.past")).to_be_visible()
    found["past"] = barriers(page)
    assert {place: each for place, each in found.items() if each} == {}


def test_text_at_twice_its_size(visitor: NewVisitor) -> None:
    one = visitor(settings={"text": 200}, viewport={"width": 1366, "height": 768})
    one.against_bots("columbus_1492")
    one.page.wait_for_function(READY)
    assert one.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    one.act()
