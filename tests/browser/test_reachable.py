"""Everything is visible and clickable: in large text, on phones, with many cards and players."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import NewVisitor
from tests.browser.environment import serving
from tests.browser.fits import PAINTED, cut, troubles
from tests.browser.laid_tables import lay_tables
from tests.browser.mundus_novus_moments import MOMENTS, OFFERS, moment
from tests.browser.test_layout_shift import sit_down
from tests.browser.visitor import ANSWERED, READY, TITLES, Visitor
from tests.rules.amerigo.table import acting, document
from tests.rules.columbus_1492.table import RULES as COLUMBUS
from tests.rules.columbus_1492.table import dice_turn
from tests.rules.mundus_novus.table import RULES, position

LAPTOPS = ((1440, 900), (1366, 768))
UPRIGHT: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
ON_ITS_SIDE: dict[str, Any] = {
    "viewport": {"width": 844, "height": 390},
    "has_touch": True,
    "is_mobile": True,
}
KEEP = next(each.position for each in MOMENTS if each.family == "keep")
FOUR_HANDS = ["11559", "23678", "34689", "23468"]
MUNDUS_NOVUS: dict[str, dict[str, object]] = {
    "keep": KEEP,
    "first": RULES.encode(position("choose first", FOUR_HANDS)),
    "ten cards": moment("", "", (), hand="1122334455").position,
    "take": moment(
        "",
        "",
        (),
        "take",
        hand="559",
        **OFFERS | {"seats": {"A": {"offer": "13"}, "B": {"offer": "267"}, "C": {"offer": "33"}}},
    ).position,
}
SAILING = acting("sail", "blue", 6, {"A": {"ships": ["e1", "frame 1"]}}, turn={"ship": 1})
AMERIGO: dict[str, dict[str, object]] = {
    "sailing": document(SAILING),
    "sailing on": document(SAILING),
    "sailing by keys": document(SAILING),
    "progress": document(acting("progress", "brown", 4, {"A": {"progress": 2}})),
    "special": document(acting("special", "white", 4, {"A": {"white": 3}}, ranking="AB")),
}
COAST = dice_turn("rose rose sail sail", {"A": "15,4", "B": "8,8", "C": "11,1"}, seats=3)
UNCOVERED = """where => [...document.querySelectorAll(where)].filter(each => {
  each.scrollIntoView({block: 'nearest', inline: 'nearest'});
  const {left, top, width, height} = each.getBoundingClientRect();
  if (width === 0) return false;
  const spot = document.elementFromPoint(left + width / 2, top + height / 2);
  return spot === null || !(each.contains(spot) || spot.contains(each));
}).map(each => `${each.className.baseVal ?? each.className} ${each.textContent.slice(0, 30)}`)"""
"""Return the elements that are covered by something else, even after scrolling to them."""
BELOW_TOOLS = """() => {
  const frame = document.querySelector('.am-sea, .cc-near').getBoundingClientRect();
  return [...document.querySelectorAll('.am-spot, .cc-near .cc-spot')].filter(each => {
    const {left, top, width, height} = each.getBoundingClientRect();
    const x = left + width / 2, y = top + height / 2;
    if (x < frame.left + 4 || x > frame.right - 4 || y < frame.top + 4 || y > frame.bottom - 4) return false;
    const over = document.elementFromPoint(x, y)?.closest('.am-tools, .am-inset, .zoom-tools');
    return Boolean(over);
  }).map(each => each.getAttribute('aria-label'));
}"""
"""Return the visible squares that cannot be tapped because a minimap or a zoom button covers them."""
SEEN_OF_SEA = """() => {
  const {x, y, width} = document.querySelector('.am-chart').getBoundingClientRect();
  return [x, y, width].map(Math.round).join(' ');
}"""
"""Return where the chart of Amerigo lies in the window, and how large it is."""
IN_FRAME = """all => {
  const frame = document.querySelector('.am-sea').getBoundingClientRect();
  return all.flatMap((each, index) => {
    const {left, right, top, bottom} = each.getBoundingClientRect();
    const inside = left > frame.left && right < frame.right && top > frame.top && bottom < frame.bottom;
    return inside ? [index] : [];
  });
}"""
"""Return the indices of the elements that the frame of the sea shows as a whole."""
STEPS = 8
codes: dict[str, str] = {}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("data")
    codes.update(lay_tables(folder, "mundus_novus", MUNDUS_NOVUS))
    codes.update(lay_tables(folder, "amerigo", AMERIGO))
    codes.update(lay_tables(folder, "columbus_1492", {"at the coast": COLUMBUS.encode(COAST)}))
    with serving(folder) as found:
        yield found


def sit_at(one: Visitor, table: str) -> Page:
    one.page.goto(one.join("Ana", codes[table]))
    one.ready()
    return one.page


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(PAINTED)


def hint(one: Visitor) -> None:
    one.page.keyboard.press("h")
    expect(one.page.locator(".notice.hint")).to_be_visible()


def test_text_twice_as_large_fits_all_games(visitor: NewVisitor) -> None:
    one = visitor(settings={"text": 200, "guide": "always"})
    for game in TITLES:
        sit_down(one, game, 3)
        hint(one)
        for width, height in LAPTOPS:
            resize(one.page, width, height)
            assert troubles(one.page) == []
            assert one.page.evaluate(UNCOVERED, "[data-legal], .mn-note, .mn-market, .panel.log") == []
            assert one.page.evaluate(
                "() => [...document.querySelectorAll('.mn-tables, .am-tower')].every("
                "each => each.scrollWidth <= each.clientWidth + 1)"
            )


def test_six_players_fit_a_laptop_with_helper_and_hint(visitor: NewVisitor) -> None:
    one = visitor(settings={"guide": "always"})
    sit_down(one, "mundus_novus", 6)
    hint(one)
    one.page.locator(".notice.hint").get_by_text("Why?").click()
    assert troubles(one.page) == []
    assert one.page.evaluate(UNCOVERED, "[data-legal], .mn-note, .mn-market, .mn-place") == []
    assert cut(one.page, ".mn-place, .mn-market, .pp, .mn-hand .mn-card") == []


def test_nothing_on_a_phone_lies_over_the_squares_that_can_be_chosen(visitor: NewVisitor) -> None:
    one = visitor(**UPRIGHT)
    for table in ("sailing", "at the coast"):
        page = sit_at(one, table)
        expect(page.locator(".am-spot, .cc-near .cc-spot").nth(3)).to_be_visible()
        page.evaluate(PAINTED)
        assert page.evaluate(BELOW_TOOLS) == []


def test_the_sea_of_a_phone_stays_where_it_is_after_a_choice(visitor: NewVisitor) -> None:
    one = visitor(**UPRIGHT)
    page = sit_at(one, "sailing on")
    spots = page.locator(".am-spot.is-sail[data-legal]")
    for whole in (False, True):
        expect(spots.nth(3)).to_be_visible()
        if whole:
            page.keyboard.press("0")  # a view chosen by the player must not change either
        page.evaluate(PAINTED)
        before = page.evaluate(SEEN_OF_SEA)
        spots.nth(spots.evaluate_all(IN_FRAME)[1]).tap()
        page.wait_for_function(ANSWERED)
        expect(page.locator(".chip.step")).to_have_count(1)
        page.evaluate(PAINTED)
        assert page.evaluate(SEEN_OF_SEA) == before
        page.get_by_role("button", name="Undo", exact=True).tap()
        expect(page.locator(".chip.step")).to_have_count(0)


def test_keys_bring_the_squares_of_a_near_sea_into_view(visitor: NewVisitor) -> None:
    one = visitor(viewport={"width": 1440, "height": 900})
    page = sit_at(one, "sailing by keys")
    expect(page.locator(".am-spot").nth(3)).to_be_visible()
    for _ in range(5):
        page.keyboard.press("+")
    page.keyboard.press("s")
    reached = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 3:
        page.keyboard.press(key)
        page.evaluate(PAINTED)
        focused = page.locator(".am-spot:focus")
        if focused.count():  # an arrow may also lead to a button beside the sea
            assert focused.evaluate_all(IN_FRAME) == [0]
            reached.add(focused.get_attribute("data-legal"))
    assert len(reached) > 2


def test_a_phone_on_its_side_shows_offers_actions_and_steps(visitor: NewVisitor) -> None:
    one = visitor(**ON_ITS_SIDE, settings={"guide": "always"})
    page = sit_at(one, "keep")
    expect(page.locator(".guide")).to_be_visible()
    assert page.locator(".guide").evaluate("each => each.offsetHeight") <= 44
    assert cut(page, ".mn-scene .mn-card, .mn-actions .action, .mn-hand .mn-card") == []
    assert troubles(page) == []
    sit_down(one, "amerigo", 3)
    for number in range(STEPS):
        if page.locator(".chip.step").count() > 1:
            break
        one.act_by_notation(number)
        page.wait_for_function(READY)
    shortened = "all => all.filter(each => each.scrollWidth > each.clientWidth).map(each => each.textContent)"
    assert page.locator(".chip.step span").evaluate_all(shortened) == []


def test_nothing_of_mundus_novus_is_cut_or_hidden(visitor: NewVisitor) -> None:
    one = visitor(viewport={"width": 1440, "height": 900})
    page = sit_at(one, "first")
    assert page.locator(".mn-actions .action").count() == len(FOUR_HANDS)
    assert cut(page, ".mn-actions .action") == []
    sit_at(one, "ten cards")
    lefts = page.locator(".mn-hand .mn-card").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect()).map(({left, right}) => [left, right])"
    )
    assert [round(other[0] - this[1]) for this, other in pairwise(lefts) if other[0] < this[1] - 1] == []


def test_a_taken_card_leaves_its_gap_where_it_lay(visitor: NewVisitor) -> None:
    one = visitor()
    page = sit_at(one, "take")
    second = page.locator("[data-legal='take 6 from B']")
    before = second.bounding_box()
    second.click()
    page.wait_for_function(ANSWERED)
    gap = page.locator(".mn-place .card-slot").first
    expect(gap).to_be_visible()
    after = gap.bounding_box()
    assert before is not None
    assert after is not None
    assert abs(before["x"] - after["x"]) < before["width"] / 2


def test_steps_along_a_track_say_where_they_lead(visitor: NewVisitor) -> None:
    one = visitor()
    page = sit_at(one, "progress")
    step = page.locator(".am-steps [data-legal='advance 3']")
    expect(step).to_contain_text("→ 5")
    expect(step).to_have_attribute("aria-label", re.compile("Move to space 5"))
    page = sit_at(one, "special")
    expect(page.locator(".am-steps [data-legal='advance 2'] .am-cube")).to_be_visible()


def test_home_has_no_holes_and_buttons_in_one_line(visitor: NewVisitor) -> None:
    one = visitor()
    one.home()
    sizes: tuple[ViewportSize, ...] = (
        {"width": 1440, "height": 900},
        {"width": 1280, "height": 800},
        {"width": 390, "height": 844},
    )
    for size in sizes:
        resize(one.page, size["width"], size["height"])
        text = one.page.locator(".hero p").bounding_box()
        box = one.page.locator(".box").first.bounding_box()
        new = one.page.locator(".plate .btn.p").first.bounding_box()
        assert text is not None
        assert box is not None
        assert new is not None
        assert box["y"] - text["y"] - text["height"] <= 48
        assert new["height"] <= 44


def test_a_look_back_lists_the_viewer_once(visitor: NewVisitor) -> None:
    """A panel with the way back is needed only while a bot plays now; the sheet shows the viewer already."""
    one = visitor(viewport={"width": 1440, "height": 900})
    page = one.page
    bots = [{"role": "bot", "level": "cabin-boy"}] * 2
    wish = {"game": "amerigo", "seats": [{"role": "me"}, *bots], "pace_ms": 2000}
    page.goto(one.new_match("Ana", wish))
    one.ready()
    one.act_by_notation(0)
    page.wait_for_function(READY)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    own = page.get_by_role("article", name="Ana")
    expect(own).to_have_count(1)
    page.keyboard.press("[")
    expect(page.locator(".notice.past")).to_be_visible()
    expect(page.locator(".am-sheet")).to_be_visible()
    expect(own).to_have_count(0)
