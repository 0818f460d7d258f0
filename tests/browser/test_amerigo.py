"""The board of Amerigo: a whole match by gestures on it, tiles by drag, by tap and by keys, the sea near and far."""

import json
import random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import READY, Visitor

MOST_STEPS = 900
RARE_FIRST = (
    "cash", "chronicle", "wind", "flagship", "run", "as", "post", "lay", "build", "token", "buy", "plan", "place",
    "sail", "ship",
)  # fmt: skip
"""The first words of notations, those first that are seldom legal."""
ON_THE_BOARD = {
    "do",
    "place",
    "ship",
    "sail",
    "post",
    "advance",
    "token",
    "plan",
    "build",
    "lay",
    "buy",
    "gold",
}


def begin(one: Visitor, seats: int = 2) -> None:
    """A table against bots at once."""
    one.home()
    wish = {
        "game": "amerigo",
        "seats": [{"role": "me", "name": "Ana"}, *[{"role": "bot", "level": "cabin-boy"}] * (seats - 1)],
        "pace_ms": 0,
    }
    made = one.page.evaluate(
        """async (wish) => (await fetch("/api/matches", {
            method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(wish),
        })).json()""",
        wish,
    )
    one.page.goto(f"/table/{made['match']}")
    one.page.wait_for_function(READY)


def position(one: Visitor) -> dict[str, Any]:
    for text in reversed(one.heard):
        found = json.loads(text).get("position")
        if found is not None:
            return dict(found)
    return {}


def settle(one: Visitor) -> list[str]:
    """Waits until the board shows what was asked last; gives the legal actions."""
    for _ in range(200):
        one.page.wait_for_function(READY)
        choices = one.asked()
        if one.over() or (choices and one.page.locator("[data-legal]").count()):
            return choices
        if not choices and one.confirm.count():
            one.confirm.first.click()
        one.page.wait_for_timeout(50)
    raise AssertionError("nothing is asked")


def shown(one: Visitor) -> set[str]:
    found = one.page.locator("[data-legal]").evaluate_all("all => all.map((each) => each.dataset.legal)")
    return set(found)


def gesture(one: Visitor, action: str) -> Locator:
    return one.page.locator(f'[data-legal="{action}"]').first


def pile_tile(one: Visitor, tile: str) -> Locator:
    return one.page.locator(f'.am-planned[data-facts="{tile}"]')


def pick_up(one: Visitor, action: str) -> None:
    """Chooses the tile in the pile and turns it by keys until it lies as the action says."""
    _, tile, _ = action.split()
    if pile_tile(one, tile).get_attribute("aria-pressed") != "true":
        pile_tile(one, tile).click()
    for turn in range(8):
        if one.page.locator(f'.am-place[data-legal="{action}"]').count():
            return
        one.page.keyboard.press("f" if turn == 3 else "r")
        one.page.wait_for_timeout(30)
    raise AssertionError(f"no place for {action}")


def build(one: Visitor, action: str, way: str) -> None:
    before = len(position(one)["view"]["built"])
    if way == "drag":
        _, tile, _ = action.split()
        pile_tile(one, tile).click()
        spot = one.page.locator(".am-place").first.bounding_box()
        from_box = pile_tile(one, tile).bounding_box()
        assert spot is not None
        assert from_box is not None
        one.page.mouse.move(from_box["x"] + 20, from_box["y"] + 20)
        one.page.mouse.down()
        one.page.mouse.move(spot["x"] + spot["width"] / 2 + 60, spot["y"] + 40, steps=4)
        one.page.mouse.move(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2, steps=3)
        expect(one.page.locator(".am-ghost")).to_be_visible()
        expect(one.page.locator(".am-pill b")).to_contain_text("+")
        one.page.mouse.up()
    else:
        pick_up(one, action)
        place = one.page.locator(f'.am-place[data-legal="{action}"]').last
        if way == "keys":
            place.focus()
            one.page.keyboard.press("Enter")
        else:
            place.click()
    for _ in range(100):
        if len(position(one)["view"]["built"]) > before:
            return
        one.page.wait_for_timeout(50)
    raise AssertionError(f"{action} was not built by {way}")


def preferred(choices: list[str], chance: random.Random, made: dict[str, int]) -> str:
    """Something that was seldom done in this match; giving up only when there is nothing else."""
    words = {choice: choice.split()[0] for choice in choices}
    lively = [
        choice for choice in choices if words[choice] not in {"finish", "pass", "no", "spend"}
    ] or choices
    if chance.random() < 0.06:
        lively = choices
    for rare in RARE_FIRST:
        found = [choice for choice in lively if words[choice] == rare]
        if found:
            return chance.choice(found)
    return min(lively, key=lambda choice: (made.get(choice, 0), chance.random()))


@pytest.mark.timeout(600)
def test_a_whole_match_is_played_on_the_board(visitor: NewVisitor) -> None:
    one = visitor()
    begin(one)
    chance = random.Random(5)
    made: dict[str, int] = {}
    families: dict[str, int] = {}
    ways = ["drag", "keys", "click"]
    for _ in range(MOST_STEPS):
        choices = settle(one)
        if one.over():
            break
        offered = {choice for choice in choices if not choice.startswith(("build ", "lay "))}
        assert offered <= shown(one), f"no gesture for {sorted(offered - shown(one))}"
        tiles = {choice.split()[1] for choice in choices if choice.startswith("build ")}
        for tile in tiles:
            expect(pile_tile(one, tile)).to_have_attribute("data-legal", "")
        harbours = one.page.locator(".am-spot.harbour").evaluate_all(
            "all => all.map((each) => each.dataset.legal)"
        )
        action = preferred(harbours or choices, chance, made)
        made[action] = made.get(action, 0) + 1
        family = action.split()[0]
        families[family] = families.get(family, 0) + 1
        if family == "build":
            build(one, action, ways[families[family] % 3])
            families["lay"] = families.get("lay", 0) + 1
        else:
            heard = len(one.heard)
            gesture(one, action).click()
            for _ in range(100):
                if len(one.heard) > heard:
                    break
                one.page.wait_for_timeout(20)
            one.page.wait_for_timeout(40)
    expect(one.page.locator(".review h1")).to_be_visible()
    assert families.keys() >= ON_THE_BOARD, families


def test_the_sea_comes_near_and_goes_far(visitor: NewVisitor) -> None:
    one = visitor()
    begin(one)
    page = one.page

    def width() -> float:
        return float(str(page.locator(".am-chart").get_attribute("viewBox")).split()[2])

    whole = width()
    page.keyboard.press("+")
    page.wait_for_timeout(60)
    near = width()
    assert near < whole
    page.locator(".am-sea").hover()
    page.mouse.wheel(0, -400)
    page.wait_for_timeout(60)
    assert width() < near
    start = str(page.locator(".am-chart").get_attribute("viewBox"))
    page.mouse.down()
    page.mouse.move(620, 500, steps=4)
    page.mouse.up()
    assert page.locator(".am-chart").get_attribute("viewBox") != start
    page.keyboard.press("0")
    page.wait_for_timeout(60)
    assert width() == whole
    page.get_by_role("button", name="Closer").click()
    expect(page.get_by_role("button", name="Show all of it")).to_be_enabled()
    page.get_by_role("button", name="Show all of it").click()
    assert width() == whole


def test_islands_say_how_they_stand(visitor: NewVisitor) -> None:
    one = visitor()
    begin(one)
    one.page.get_by_role("button", name="Islands", exact=True).click()
    rows = one.page.locator(".am-islands tbody tr")
    assert rows.count() == one.page.locator("path.am-island").count()
    one.page.keyboard.press("Escape")
    tip = one.page.locator("path.am-island").first.get_attribute("data-tip")
    assert "squares left" in str(tip)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_page_scrolls_and_every_island_is_seen(visitor: NewVisitor, seats: int) -> None:
    one = visitor(viewport={"width": 1366, "height": 768})
    begin(one, seats)
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


def test_a_phone_shows_a_near_sea_with_the_whole_beside_it(visitor: NewVisitor) -> None:
    one = visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    begin(one)
    for _ in range(12):
        choices = settle(one)
        if any(choice.startswith("place ") for choice in choices):
            break
        wanted = next((each for each in choices if each == "do navigation"), "pass")
        gesture(one, wanted if wanted in choices else choices[0]).tap()
        one.page.wait_for_timeout(150)
    else:
        pytest.skip("no blue cube came out of the tower")
    expect(one.page.locator(".am-inset")).to_be_visible()
    spot = one.page.locator('.am-spot[data-legal^="place"]').first
    box = spot.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 40
    one.page.locator(".am-inset").tap(position={"x": 92, "y": 8})
    one.page.locator('.am-spot[data-legal^="place"]').first.tap()
    one.page.wait_for_timeout(200)
    assert len(position(one)["view"]["seats"][0]["ships"]) == 1


@pytest.mark.parametrize("width", [1366, 390])
def test_axe_finds_no_barrier_on_the_board(visitor: NewVisitor, width: int) -> None:
    one = visitor(viewport={"width": width, "height": 800}, bypass_csp=True)
    begin(one)
    found = Axe().run(one.page).response["violations"]
    assert [(each["id"], each["nodes"][0]["html"]) for each in found] == []
