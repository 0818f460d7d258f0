"""Readability: three complete languages, nothing cut off at any size, no accessibility violation that axe finds."""

from collections.abc import Iterable, Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import broken_rules
from tests.browser.conftest import NewVisitor
from tests.browser.environment import serving
from tests.browser.fits import LAY_OUT_ALL, PAINTED, troubles, troubles_at_all_sizes
from tests.browser.laid_tables import lay_tables
from tests.browser.states import walk
from tests.browser.table_states import PARTS, POSITIONS, Part
from tests.browser.visitor import Visitor

SIZES = ((1366, 800), (390, 800))
SCHEMES: dict[Literal["light", "dark"], list[str] | None] = {
    "light": None,
    "dark": ["color-contrast", "link-in-text-block"],
}
"""Axe rules by colour scheme: all in light, only colour rules in dark, since nothing else differs."""
KEYS = """() => document.body.innerText.match(/\\bui-[a-z-]+|\\{ ?\\$/g) || []"""

CHANGING = """() => {
  const {dataset} = document.documentElement;
  getComputedStyle(document.body).color;
  dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
  getComputedStyle(document.body).color;
  return document.getAnimations().length;
}"""
"""Return the number of transitions on a theme change: an inherited colour would cascade one level per frame."""


codes: dict[str, str] = {}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("data")
    codes.update(lay_tables(folder, "columbus_1492", POSITIONS))
    with serving(folder) as found:
        yield found


@pytest.fixture
def reader(visitor: NewVisitor) -> NewVisitor:
    """Return a visitor whose whole page is laid out, for measurements."""

    def come(**options: Any) -> Visitor:  # noqa: ANN401 - the browser's own options
        one = visitor(**options)
        one.page.add_init_script(LAY_OUT_ALL)
        return one

    return come


def barriers(page: Page, sizes: Iterable[tuple[int, int]] = SIZES) -> dict[str, list[Any]]:
    """Return axe's violations, wide and narrow, light and dark; restore the window size afterwards."""
    found: dict[str, list[Any]] = {}
    own = page.viewport_size
    assert own is not None
    for width, height in sizes:
        if page.viewport_size != {"width": width, "height": height}:  # a needless resize closes tooltips
            page.set_viewport_size({"width": width, "height": height})
        for scheme, rules in SCHEMES.items():
            page.emulate_media(color_scheme=scheme)
            expect(page.locator("html")).to_have_attribute("data-theme", scheme)
            page.evaluate(PAINTED)
            told = broken_rules(page, rules)
            if told:
                found[f"{width} {scheme}"] = [
                    (each["id"], [node["target"] for node in each["nodes"]][:4]) for each in told
                ]
    if page.viewport_size != own:
        page.set_viewport_size(own)
    return found


@pytest.mark.parametrize("motion", ["off", "normal"])
def test_another_theme_is_there_at_once(visitor: NewVisitor, motion: str) -> None:
    """The background of a button must not change later than its text."""
    one = visitor(settings={"motion": motion})
    one.home()
    assert one.page.evaluate(CHANGING) == 0


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_every_state_fits_in_every_language(reader: NewVisitor, language: str) -> None:
    one = reader(settings={"language": language})
    found: dict[str, Any] = {}
    for state in walk(one, f"reader.{language}"):
        assert one.page.evaluate(KEYS) == [], state
        expect(one.page.locator("html")).to_have_attribute("lang", language)
        if trouble := troubles_at_all_sizes(one.page):
            found[state] = trouble
    assert found == {}


def test_axe_finds_no_barrier_in_any_state(reader: NewVisitor) -> None:
    one = reader(bypass_csp=True)
    found = {state: barred for state in walk(one, "reader.axe") if (barred := barriers(one.page))}
    assert found == {}


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.__name__)
def test_axe_finds_no_barrier_in_mid_match(reader: NewVisitor, part: Part) -> None:
    def come(**options: Any) -> Visitor:  # noqa: ANN401 - the browser's own options
        return reader(bypass_csp=True, **options)

    states = part(come, codes)
    found = {state.name: barred for state in states if (barred := barriers(state.page, state.sizes))}
    assert found == {}


def test_text_at_twice_its_size_fits(reader: NewVisitor) -> None:
    one = reader(settings={"text": 200})
    found = {state: trouble for state in walk(one, "reader.large") if (trouble := troubles(one.page))}
    assert found == {}
