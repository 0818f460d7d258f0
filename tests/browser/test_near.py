"""Nearer to a board and back, by keys and by two fingers; a phone that is turned shows what it showed."""

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import NewVisitor
from tests.browser.fits import troubles
from tests.browser.mundus_novus_player import BoardPlayer
from tests.browser.visitor import TITLES

UPRIGHT: ViewportSize = {"width": 390, "height": 844}
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
SMALL_ON_ITS_SIDE: ViewportSize = {"width": 667, "height": 375}
PHONE: dict[str, Any] = {"viewport": UPRIGHT, "has_touch": True, "is_mobile": True}
SCALE = """() => new DOMMatrix(getComputedStyle(document.querySelector('.zoom-paper')).transform).a"""
OCEAN = """() => document.querySelector('.cc-near .cc-sheet').clientWidth"""
ASIDE = """() => { const frame = document.querySelector('.zoom-frame');
  return frame.scrollWidth - frame.clientWidth - 2 * frame.scrollLeft }"""
COVERED = """() => {
  const tools = [...document.querySelectorAll('.zoom-tools .btn')].map(each => each.getBoundingClientRect());
  return [...document.querySelectorAll('.zoom-frame [data-piece], .zoom-frame button')].filter(each => {
    const box = each.getBoundingClientRect();
    return tools.some(tool => box.left < tool.right && box.right > tool.left
      && box.top < tool.bottom && box.bottom > tool.top);
  }).length }"""
SEEN = """() => { const near = document.querySelector('.cc-near'); return near.scrollWidth - near.clientWidth }"""

WITHIN_REACH = """where => [...document.querySelectorAll(where)].some(each => {
  const {left, top, width, height} = each.getBoundingClientRect();
  const spot = document.elementFromPoint(left + width / 2, top + height / 2);
  return width > 0 && spot !== null && each.contains(spot) })"""
"""Whether the middle of one of them is in the window, and nothing lies over it."""
BESIDE = """chart => {
  const button = document.querySelector('[aria-keyshortcuts="+"]')?.getBoundingClientRect();
  const box = document.querySelector(chart).getBoundingClientRect();
  return button && (button.left >= box.right || button.bottom <= box.top || button.top >= box.bottom);
}"""
"""Whether the button that brings a chart nearer covers nothing of it."""
FINGERTIP = 24
"""Pixels."""
MET = """least => [...document.querySelectorAll('.am-feel')].every(
  each => each.getBoundingClientRect().width >= least)"""
"""Whether the places of Amerigo's sea that can be pressed are large enough."""
STEPS = 6


def pinch(page: Page, where: str, factor: float) -> None:
    """Two fingers go apart, one above the other, in the middle of something."""
    box = page.locator(where).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)
    for step in range(6):
        far = 30 * (1 + (factor - 1) * step / 5)
        points = [{"x": x, "y": y - far, "id": 1}, {"x": x, "y": y + far, "id": 2}]
        kind = "touchStart" if step == 0 else "touchMove"
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_turned_phone_shows_what_it_showed(visitor: NewVisitor) -> None:
    player = BoardPlayer(visitor(**PHONE))
    player.sit_down(4)
    page = player.page
    player.play_to("Which cards do you offer?")
    page.locator(".mn-hand [data-legal='']").first.tap()
    expect(page.locator(".mn-hand [aria-pressed=true]")).to_have_count(1)
    assert page.evaluate(SCALE) == 1
    pinch(page, ".zoom-frame", 2)
    page.wait_for_function(f"() => ({SCALE})() > 1.5")
    near = page.evaluate(SCALE)

    page.set_viewport_size(ON_ITS_SIDE)
    expect(page.locator(".app[data-size=tablet]")).to_be_visible()
    assert page.evaluate(SCALE) == near
    expect(page.locator(".mn-hand [aria-pressed=true]")).to_have_count(1)
    board, own, players = (
        page.locator(part).bounding_box() for part in (".zoom-room", ".mn-own", ".players")
    )
    assert board is not None
    assert own is not None
    assert players is not None
    assert board["x"] + board["width"] <= min(own["x"], players["x"])
    assert board["height"] > ON_ITS_SIDE["height"] / 2
    page.keyboard.press("0")
    page.wait_for_function(f"() => ({SCALE})() === 1")


@pytest.mark.parametrize("game", TITLES)
def test_a_small_phone_on_its_side_has_all_within_reach(visitor: NewVisitor, game: str) -> None:
    one = visitor(viewport=SMALL_ON_ITS_SIDE, has_touch=True, is_mobile=True, settings={"level": "cabin-boy"})
    one.against_bots(game)
    for _ in range(STEPS):
        one.ready()
        board = one.page.locator("#board > :first-child").bounding_box()
        assert board is not None
        assert board["height"] > SMALL_ON_ITS_SIDE["height"] / 2
        offered = ".bar .btn.p" if one.page.locator(".bar .btn.p").count() else "[data-legal]"
        for where in ("#question h2", ".bar .buttons .btn", offered):
            assert one.page.evaluate(WITHIN_REACH, where), where
        one.page.wait_for_function(MET, arg=FINGERTIP)
        assert troubles(one.page) == []
        if offered != "[data-legal]" and not one.confirm.count():
            break  # it waits for cards, which are chosen on the board
        one.act_by_notation(-1)


def test_a_finger_across_the_log_goes_to_the_chat(visitor: NewVisitor) -> None:
    one = visitor(**PHONE)
    BoardPlayer(one).sit_down(2)
    page = one.page
    page.get_by_role("button", name="Log and chat").tap()
    chat = page.get_by_role("tab", name="Chat")
    expect(chat).to_have_attribute("aria-selected", "false")
    box = page.locator("dialog .panel.log").bounding_box()
    assert box is not None
    y = box["y"] + 20
    fingers = page.context.new_cdp_session(page)
    for kind, x in (("touchStart", 300), ("touchMove", 200), ("touchMove", 100)):
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(chat).to_have_attribute("aria-selected", "true")
    page.set_viewport_size(ON_ITS_SIDE)
    expect(chat).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("size", [{"width": 1366, "height": 768}, UPRIGHT])
def test_the_ocean_comes_nearer_by_keys_and_fits_again(visitor: NewVisitor, size: ViewportSize) -> None:
    one = visitor(viewport=size)
    one.against_bots("columbus_1492")
    page = one.page
    one.ready()
    wide = size["width"] > 760
    near = SCALE if wide else OCEAN
    before = page.evaluate(near)
    page.keyboard.press("+")
    page.wait_for_function(f"() => ({near})() > {before * 1.3}")
    if wide:
        # The middle stays in the middle.
        page.wait_for_function(f"() => Math.abs(({ASIDE})()) <= 2")
    page.get_by_role("button", name="Show the whole board").click()
    page.wait_for_function(f"() => ({SCALE})() === 1" if wide else f"() => ({SEEN})() <= 1")


def test_the_buttons_of_the_view_cover_no_piece(visitor: NewVisitor) -> None:
    player = BoardPlayer(visitor())
    player.sit_down(6)
    player.play_to("Which offered card do you take?")
    for width, height in ((1366, 768), (1440, 900), (1024, 768)):
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.wait_for_function(f"() => ({COVERED})() === 0")


@pytest.mark.parametrize(
    "game, chart, size",
    [("amerigo", ".am-sea", UPRIGHT), ("columbus_1492", ".cc-whole", {"width": 1024, "height": 768})],
)
def test_the_way_nearer_lies_beside_the_chart(
    visitor: NewVisitor, game: str, chart: str, size: ViewportSize
) -> None:
    one = visitor(viewport=size)
    one.against_bots(game)
    one.ready()
    one.page.keyboard.press("0")
    one.page.wait_for_function(BESIDE, arg=chart)
