"""1492 in chosen positions: all actions are seen, nothing hides a caravel, and whatever is pressed is answered."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import NewVisitor
from tests.browser.environment import serving
from tests.browser.laid_tables import lay_tables
from tests.browser.positions import sit_down
from tests.rules.columbus_1492.table import RULES, dice_turn, position

WIDE: ViewportSize = {"width": 1366, "height": 768}
SIZES: dict[str, ViewportSize] = {
    "laptop": WIDE,
    "desk": {"width": 1440, "height": 900},
    "tablet": {"width": 1024, "height": 768},
    "phone": {"width": 390, "height": 844},
}
WAYS = ("mouse", "touch")
POSITIONS = {
    "actions": dice_turn("rose sail spyglass gust", {"A": "4,5"}, hands={"A": "fair_wind fine_weather"}),
    "storm": dice_turn(
        "storm storm", {"A": "10,8", "B": "8,8", "C": "11,1", "D": "3,9", "E": "1,1"}, seats=5
    ),
    "rose": dice_turn("rose rose", {"A": "8,5"}),
    "spyglass": dice_turn("spyglass rose", {"A": "8,5"}),
    "gusts": dice_turn("gust gust", {"A": "8,5"}),
    "opening": position(at={"A": "8,5"}),
}
TABLES = {
    **{f"actions {size}": "actions" for size in SIZES},
    **{f"storm {size}": "storm" for size in SIZES},
    **{f"rose {way}": "rose" for way in WAYS},
    "spyglass": "spyglass",
    "gusts": "gusts",
    "opening": "opening",
}
HIDDEN = """() => {
  const plates = [...document.querySelectorAll('.cc-sector > span')].map(each => each.getBoundingClientRect());
  return [...document.querySelectorAll('.cc-sheet:not(.still) .cc-ship')].filter(each => {
    const ship = each.getBoundingClientRect();
    const x = ship.x + ship.width / 2, y = ship.y + ship.height / 2;
    return plates.some(plate => x > plate.left && x < plate.right && y > plate.top && y < plate.bottom);
  }).map(each => each.dataset.piece) }"""
CUT = """() => {
  const box = document.querySelector('.cc-actions'), room = box.getBoundingClientRect();
  return [...box.querySelectorAll('.action')].filter(each => {
    const action = each.getBoundingClientRect();
    return action.bottom > room.bottom + 1 || action.right > room.right + 1;
  }).map(each => each.dataset.legal) }"""

codes: dict[str, str] = {}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("data")
    positions = {name: RULES.encode(POSITIONS[of]) for name, of in TABLES.items()}
    codes.update(lay_tables(folder, "columbus_1492", positions))
    with serving(folder) as found:
        yield found


def dice_places(page: Page) -> list[object]:
    return [each.bounding_box() for each in page.locator(".die-slot").all()]


@pytest.mark.parametrize("size", SIZES)
def test_four_actions_are_seen_at_once_and_marking_a_die_moves_nothing(
    visitor: NewVisitor, size: str
) -> None:
    one = visitor(viewport=SIZES[size])
    sit_down(one, codes[f"actions {size}"])
    page = one.page
    before = dice_places(page), page.locator(".cc-sheet:not(.still)").bounding_box()
    expect(page.locator(".cc-actions .action")).to_have_count(3)
    page.locator('.die-slot[data-facts="face-gust"] .die-mark').click()
    expect(page.locator(".cc-actions .action")).to_have_count(4)
    assert page.evaluate(CUT) == []
    if size != "phone":  # there the dice are above the actions, and the close-up gives way
        assert before == (dice_places(page), page.locator(".cc-sheet:not(.still)").bounding_box())


@pytest.mark.parametrize("size", SIZES)
def test_the_plates_of_the_sectors_hide_no_caravel(visitor: NewVisitor, size: str) -> None:
    one = visitor(viewport=SIZES[size])
    sit_down(one, codes[f"storm {size}"])
    expect(one.page.locator(".cc-sector")).to_have_count(5)
    assert one.page.evaluate(HIDDEN) == []


def press(page: Page, square: str, way: str) -> None:
    """Presses a square by its column and row, whatever lies there."""
    column, row = (int(each) for each in square.split(","))
    sheet = page.locator(".cc-sheet:not(.still)")
    box = sheet.bounding_box()
    assert box is not None
    whole = 1114 / 956 if way == "touch" else 1  # a phone's close-up shows the ocean alone
    x = (178 + (column - 0.5) * 60 - (158 if way == "touch" else 0)) / 1114 * whole * box["width"]
    y = (34 + (row - 0.5) * 60) / 608 * box["height"]
    if way == "touch":
        page.touchscreen.tap(box["x"] + x, box["y"] + y)
    else:
        page.mouse.click(box["x"] + x, box["y"] + y)


@pytest.mark.parametrize("way", WAYS)
def test_water_too_far_away_says_why_it_cannot_be_chosen(visitor: NewVisitor, way: str) -> None:
    one = visitor(viewport=SIZES["phone"], has_touch=True) if way == "touch" else visitor()
    sit_down(one, codes[f"rose {way}"])
    notice = one.page.locator(".notice.danger")
    press(one.page, "8,3" if way == "touch" else "3,2", way)
    expect(notice).to_contain_text("One square at a time")
    expect(notice.locator(".rid")).to_have_text("CC-DIE-01")


def test_water_answers_whatever_is_in_hand(visitor: NewVisitor) -> None:
    one = visitor()
    notice = one.page.locator(".notice.danger")
    sit_down(one, codes["spyglass"])
    one.page.locator('.die-slot[data-facts="face-spyglass"] .die-button').click()
    press(one.page, "7,4", "mouse")
    expect(notice).to_contain_text("Select a compass rose or a sail")
    sit_down(one, codes["opening"])
    press(one.page, "3,2", "mouse")
    expect(notice).to_contain_text("Not now")


def test_how_far_a_gust_flies_is_explained_where_it_is_chosen(visitor: NewVisitor) -> None:
    one = visitor()
    sit_down(one, codes["gusts"])
    tip = one.page.locator(".tip")
    one.page.get_by_role("button", name="Shortest way").hover()
    expect(tip).to_contain_text("Take the shortest way to save the rest")
    expect(tip.locator(".rid")).to_have_text("CC-GUS-04")
    one.page.get_by_role("button", name="Gust 2", exact=True).hover()
    expect(tip).to_contain_text("Which of the two gusts to move")
