"""The board of Amerigo: whole matches by mouse, keys and touch; the sea near and far, islands, room for all."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.amerigo_player import AmerigoPlayer
from tests.browser.axe import broken_rules
from tests.browser.board_player import PHONE, Choice
from tests.browser.conftest import NewVisitor

ALL_SHOWN = """(actions) => {
  const shown = new Set([...document.querySelectorAll('[data-legal]')].map((each) => each.dataset.legal));
  return actions.every((action) => shown.has(action));
}"""

SEEN = """() => {
  const frame = document.querySelector('.am-sea').getBoundingClientRect();
  const chart = document.querySelector('.am-chart').getBoundingClientRect();
  return [(frame.x - chart.x) / chart.width, (frame.y - chart.y) / chart.height, frame.width / chart.width]
    .map(share => share.toFixed(3)).join(' ');
}"""
"""Return the visible part of the sea as shares of the chart: left, top and width."""
SEEN_CHANGES = f"before => ({SEEN})() !== before"
SEEN_IS = f"wanted => ({SEEN})() === wanted"


class Witness(AmerigoPlayer):
    """Looks before every choice whether all that is legal can be pressed somewhere."""

    def prefer(self, position: dict[str, Any]) -> Choice:
        actions = {choice["action"] for choice in position["asked"]["choices"]}
        tiles = {action.split()[1] for action in actions if action.startswith("build ")}
        offered = {action for action in actions if not action.startswith(("build ", "lay "))}
        self.page.wait_for_function(ALL_SHOWN, arg=list(offered))
        for tile in tiles:
            expect(self.planned(tile)).to_have_attribute("data-legal", "")
        return super().prefer(position)


def test_a_whole_match_of_two_by_clicking(visitor: NewVisitor) -> None:
    player = Witness(visitor(), often=9)
    player.sit_down(2)
    player.play()
    expect(player.page.locator(".review h1")).to_be_visible()
    expect(player.page.locator(".am-ending li")).to_have_count(2)
    assert player.made.keys() >= {"do", "place", "ship", "sail"}


def test_a_whole_match_of_four_by_clicking(visitor: NewVisitor) -> None:
    player = AmerigoPlayer(visitor(settings={"asking": "never"}))
    player.sit_down(4)
    player.play()
    expect(player.page.locator(".review h1")).to_be_visible()


def test_a_whole_match_by_keyboard_alone(visitor: NewVisitor) -> None:
    player = AmerigoPlayer(visitor(), way="keys")
    player.sit_down(2)
    player.play()
    expect(player.page.locator(".review h1")).to_be_visible()


def test_a_whole_match_by_touch_on_a_phone(visitor: NewVisitor) -> None:
    player = AmerigoPlayer(visitor(**PHONE), way="touch")
    player.sit_down(3)
    player.play()
    expect(player.page.locator(".review h1")).to_be_visible()


def test_the_sea_comes_near_and_goes_far(visitor: NewVisitor) -> None:
    one = visitor()
    AmerigoPlayer(one).sit_down(2)
    page = one.page

    def shown() -> str:
        return str(page.evaluate(SEEN))

    def width() -> float:
        return float(shown().split()[2])

    whole, all_of_it = width(), shown()
    page.keyboard.press("+")
    page.wait_for_function(SEEN_CHANGES, arg=all_of_it)
    near, nearer = width(), shown()
    assert near < whole
    page.locator(".am-sea").hover()
    page.mouse.wheel(0, -400)
    page.wait_for_function(SEEN_CHANGES, arg=nearer)
    assert width() < near
    start = shown()
    page.mouse.down()
    page.mouse.move(620, 500, steps=4)
    page.mouse.up()
    page.wait_for_function(SEEN_CHANGES, arg=start)
    page.keyboard.press("0")
    page.wait_for_function(SEEN_IS, arg=all_of_it)
    page.get_by_role("button", name="Zoom in").click()
    expect(page.get_by_role("button", name="Show the whole board")).to_be_enabled()
    page.get_by_role("button", name="Show the whole board").click()
    page.wait_for_function(SEEN_IS, arg=all_of_it)


def test_a_dragged_sea_follows_the_hand_and_rests_where_it_is_let_go(visitor: NewVisitor) -> None:
    one = visitor()
    AmerigoPlayer(one).sit_down(2)
    page = one.page
    chart, island = page.locator(".am-chart"), page.locator("path.am-island").first

    def corner() -> tuple[float, float]:
        box = island.bounding_box()
        assert box is not None
        return box["x"], box["y"]

    def size() -> float:
        return float(chart.evaluate("each => each.clientWidth"))

    def scrolled() -> list[float]:
        frame = page.locator(":has(> .map-sheet)")
        found: list[float] = frame.evaluate("frame => [frame.scrollLeft, frame.scrollTop]")
        return found

    page.keyboard.press("+")
    page.keyboard.press("+")
    page.locator(".am-sea").hover()
    drawn, before, (left, top) = size(), scrolled(), corner()
    box = page.locator(".am-sea").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=3)

    def followed() -> bool:
        return corner() == pytest.approx((left + 60, top + 40), abs=1)

    one.wait_until(followed, "the sea does not follow the hand")
    # While it is dragged it is only transformed: nothing is drawn again or scrolled.
    expect(page.locator(".map-sheet.moving")).to_have_count(1)
    assert scrolled() == before
    page.mouse.up()
    expect(page.locator(".map-sheet.moving")).to_have_count(0)
    page.mouse.move(x, y)
    one.wait_until(followed, "the sea does not rest where it was let go")
    assert size() == drawn
    page.mouse.down()
    page.mouse.move(x + 30, y, steps=3)
    page.keyboard.press("Escape")
    page.mouse.move(x + 90, y, steps=3)
    one.wait_until(
        lambda: corner() == pytest.approx((left + 90, top + 40), abs=1), "Escape does not end the drag"
    )
    page.mouse.up()


def test_islands_say_how_they_stand(visitor: NewVisitor) -> None:
    one = visitor()
    AmerigoPlayer(one).sit_down(2)
    one.page.get_by_role("button", name="Islands", exact=True).click()
    rows = one.page.locator(".am-islands tbody tr")
    expect(rows).to_have_count(one.page.locator("path.am-island").count())
    one.page.keyboard.press("Escape")
    tip = one.page.locator("path.am-island").first.get_attribute("data-tip")
    assert "squares left" in str(tip)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_page_scrolls_and_every_island_is_seen(visitor: NewVisitor, seats: int) -> None:
    one = visitor(viewport={"width": 1366, "height": 768})
    AmerigoPlayer(one).sit_down(seats)
    page = one.page
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    sea = page.locator(".am-sea").bounding_box()
    assert sea is not None
    for box in page.locator("path.am-island").evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect().toJSON())"
    ):
        assert box["left"] >= sea["x"] - 1
        assert box["right"] <= sea["x"] + sea["width"] + 1
        assert box["bottom"] <= sea["y"] + sea["height"] + 1


def until_asked(player: AmerigoPlayer, question: str) -> dict[str, Any]:
    """Go on by navigating, until the question is asked."""
    while (position := player.settle()) is not None and position["asked"]["question"] != question:
        actions = {choice["action"]: choice for choice in position["asked"]["choices"]}
        wanted = next(
            (name for name in ("do navigation", "place frame 1", "ship 1") if name in actions), "pass"
        )
        player.make(actions[wanted], position)
        player.wait_past(position["version"])
    assert position is not None
    return position


def test_a_phone_shows_the_whole_sea_while_a_frame_space_is_asked(visitor: NewVisitor) -> None:
    one = visitor(**PHONE)
    player = AmerigoPlayer(one, way="touch")
    player.sit_down(2)
    position = until_asked(player, "place")
    spots = one.page.locator('.am-spot[data-legal^="place"]')
    assert spots.count() == len(position["asked"]["choices"])
    for spot in spots.all():
        expect(spot).to_be_in_viewport()
    expect(one.page.locator(".am-inset")).to_have_count(0)
    spots.first.tap()
    player.wait_past(position["version"])
    assert len(player.position()["view"]["seats"][0]["ships"]) == 1


def test_a_phone_shows_a_near_sea_with_the_whole_beside_it(visitor: NewVisitor) -> None:
    one = visitor(**PHONE)
    player = AmerigoPlayer(one, way="touch")
    player.sit_down(2)
    position = until_asked(player, "sail")
    inset = one.page.locator(".am-inset")
    expect(inset).to_be_visible()
    near = one.page.locator('.am-spot[data-legal^="sail"]:not(.on-frame)')
    box = near.first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 40
    near.first.tap()
    player.wait_past(position["version"])
    player.settle()
    expect(inset).not_to_have_class(re.compile("through"))  # no square below it can be chosen now
    before = inset.inner_html()
    inset.tap(position={"x": 92, "y": 8})
    one.wait_until(lambda: inset.inner_html() != before, "the sea did not come near where it was tapped")


@pytest.mark.parametrize("width", [1366, 390])
def test_axe_finds_no_barrier_on_the_board(visitor: NewVisitor, width: int) -> None:
    one = visitor(viewport={"width": width, "height": 800}, bypass_csp=True)
    AmerigoPlayer(one).sit_down(2)
    assert [(each["id"], each["nodes"][0]["html"]) for each in broken_rules(one.page)] == []
