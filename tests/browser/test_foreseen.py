"""A previewed choice shows its changes over the numbers, by mouse, touch or keyboard."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import broken_rules
from tests.browser.conftest import NewVisitor
from tests.browser.environment import serving
from tests.browser.fits import PAINTED
from tests.browser.mundus_novus_moments import MOMENTS, button, cards
from tests.browser.positions import Moment, by_family, lay, sit_down

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PLACES = """() => [...document.querySelectorAll('.figure, .pp .nm, .sc, .mn-figures > :not(.coming), .am-figures > *')]
  .map((each) => { const {x, y, width, height} = each.getBoundingClientRect(); return [x, y, width, height]; })"""
NOTED = """() => {
  window.spoken = [];
  new MutationObserver(() => {
    const text = document.querySelector('.foreseen')?.textContent;
    if (text) window.spoken.push(text);
  }).observe(document.querySelector('.foreseen'), {childList: true, characterData: true, subtree: true});
}"""

CLICK_COMES = 200
"""Milliseconds, more than a browser takes to send the click after a finger is lifted."""

codes: dict[str, list[str]] = {}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("data")
    mundus = next(moment for moment in MOMENTS if moment.family == "different").position
    amerigo = by_family("amerigo", 3)
    columbus = by_family("columbus_1492", 3)
    tables = {
        "different": Moment("mundus_novus", "different", "turn", 3, 0, mundus),
        "spend": amerigo["spend"],
        "give-up": columbus["give-up"],
    }
    for name, moment in tables.items():
        codes[name] = lay(folder, [moment] * 4)
    with serving(folder) as found:
        yield found


def changes(page: Page) -> list[str]:
    return page.locator(".change").all_inner_texts()


def own(page: Page, area: str) -> Locator:
    return page.locator(f"{area} .change")


def test_cards_that_are_chosen_show_what_they_bring_and_move_nothing(visitor: NewVisitor) -> None:
    one = visitor()
    sit_down(one, codes["different"].pop())
    page = one.page
    before = page.evaluate(PLACES)
    for place in cards(1, 2, 3, 4):
        page.locator(place).click()
    expect(own(page, ".mn-me .nm")).to_have_text("+5")
    expect(own(page, ".mn-me .mn-figures")).to_have_text("−4")
    expect(page.locator(".mn-me .mn-track .ghost")).to_have_count(1)
    assert page.evaluate(PLACES) == before
    page.keyboard.press("Escape")
    expect(page.locator(".change")).to_have_count(0)


def test_a_mouse_shows_numbers_in_silence_and_keys_have_them_told_once(visitor: NewVisitor) -> None:
    one = visitor(bypass_csp=True)
    sit_down(one, codes["different"].pop())
    page = one.page
    page.evaluate(NOTED)
    choice = page.locator(button("different 1 2 3 4"))
    choice.hover()
    expect(own(page, ".mn-me .nm")).to_have_text("+5")
    page.mouse.move(0, 0)
    expect(page.locator(".change")).to_have_count(0)
    page.keyboard.press("d")  # the actions
    expect(choice).to_be_focused()
    expect(own(page, ".mn-me .nm")).to_have_text("+5")
    expect(page.locator(".foreseen")).to_have_text("Doubloons: +5, Hand: −4")
    assert page.evaluate("window.spoken") == ["Doubloons: +5, Hand: −4"]
    assert barriers(page) == []
    page.keyboard.press("b")  # the bar
    expect(page.locator(".change")).to_have_count(0)
    expect(page.locator(".foreseen")).to_have_text("")


def barriers(page: Page) -> list[Any]:
    found = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        expect(page.locator("html")).to_have_attribute("data-theme", scheme)
        page.evaluate(PAINTED)
        found += [
            (scheme, each["id"], [node["target"] for node in each["nodes"]][:4])
            for each in broken_rules(page)
        ]
    return found


def test_a_finger_that_rests_looks_and_does_not_choose(visitor: NewVisitor) -> None:
    one = visitor(**PHONE)
    sit_down(one, codes["different"].pop())
    page = one.page
    fingers = one.context.new_cdp_session(page)
    choice = page.locator(button("different 1 2 3 4"))
    box = choice.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator(".strip .change")).to_have_text("+5")
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(CLICK_COMES)
    expect(page.locator(".strip .change")).to_have_text("+5")
    expect(page.locator(".bar .btn.p")).to_have_count(0)
    page.locator(".top").tap(position={"x": 150, "y": 20})
    expect(page.locator(".change")).to_have_count(0)
    choice.tap()
    expect(page.locator(".bar .btn.p")).to_contain_text("Combine 4 different resources")
    assert one.acts() == []


def test_gold_that_would_be_spent_is_taken_off_on_ones_own_sheet(visitor: NewVisitor) -> None:
    one = visitor()
    sit_down(one, codes["spend"].pop())
    page = one.page
    before = page.evaluate(PLACES)
    page.locator("[data-legal=spend]").hover()
    expect(own(page, ".am-sheet .am-figures")).to_have_text("−1")
    assert page.evaluate(PLACES) == before


def test_barrels_that_a_choice_brings_are_pale_and_a_roll_promises_nothing(visitor: NewVisitor) -> None:
    one = visitor()
    sit_down(one, codes["give-up"].pop())
    page = one.page
    page.locator("[data-legal='give up']").hover()
    expect(own(page, ".cc-me")).to_have_text("+2")
    expect(page.locator(".cc-me .cc-barrels .ghost")).to_have_count(2)
    page.keyboard.press("d")  # the dice
    expect(page.locator("[data-legal=roll]")).to_be_focused()
    expect(page.locator("#question p")).to_contain_text("depends on luck")
    assert changes(page) == []


def test_the_table_as_text_shows_the_same(visitor: NewVisitor) -> None:
    one = visitor(settings={"plain": True})
    sit_down(one, codes["different"].pop())
    page = one.page
    expect(page.locator(".block").first).to_be_visible()
    page.locator(".choices [data-legal='different 1 2 3 4']").hover()
    expect(own(page, ".block")).to_have_text(["+5", "−4"])
    page.locator(".choices [data-legal='different 1 2 3 4']").focus()
    page.keyboard.press("Shift")
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(page.locator(".foreseen")).to_have_text("Doubloons: +5, cards: −4")
