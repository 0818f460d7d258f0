"""One's own colours for the seats: chosen in the settings, seen everywhere at once, kept in this browser."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.environment import serving
from tests.browser.fits import troubles_at_all_sizes
from tests.browser.mundus_novus_moments import MOMENTS
from tests.browser.positions import Moment, lay, sit_down
from tests.browser.test_foreseen import barriers

SEEN = """() => {
  const probe = document.body.appendChild(document.createElement('i'));
  const found = [1, 2, 3, 4, 5, 6].map((seat) => {
    probe.style.color = `var(--p${seat})`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return found;
}"""
"""The colours of the six seats, as the page has them."""
RED, BLUE, YELLOW, GREEN, PURPLE, BLACK = USUAL = [
    "rgb(174, 44, 14)",
    "rgb(16, 62, 151)",
    "rgb(235, 192, 79)",
    "rgb(56, 146, 117)",
    "rgb(179, 111, 193)",
    "rgb(30, 31, 34)",
]
SKY = "rgb(134, 210, 243)"

codes: list[str] = []


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("data")
    position = next(moment for moment in MOMENTS if moment.family == "end").position
    codes.extend(lay(folder, [Moment("mundus_novus", "end", "turn", 3, 0, position)]))
    with serving(folder) as found:
        yield found


def settings(page: Page) -> Locator:
    page.get_by_role("button", name="Settings").click()
    window = page.locator("dialog[open]")
    window.locator(".colours summary").click()
    return window


def test_seats_have_the_colours_that_one_likes(visitor: NewVisitor) -> None:
    one = visitor(bypass_csp=True, color_scheme="light")
    one.home()
    page = one.page
    assert page.evaluate(SEEN) == USUAL
    window = settings(page)
    seat = window.get_by_role("group", name="Seat A")
    seat.get_by_role("radio", name="green").check(force=True)
    expect(window.get_by_role("group", name="Seat A: green")).to_be_visible()
    expect(window.get_by_role("group", name="Seat D: red")).to_be_visible()
    assert page.evaluate(SEEN) == [GREEN, BLUE, YELLOW, RED, PURPLE, BLACK]
    window.get_by_label("Players may share a colour").check()
    window.get_by_role("group", name="Seat B").get_by_role("radio", name="green").check(force=True)
    assert page.evaluate(SEEN)[:2] == [GREEN, GREEN]
    assert barriers(page) == []
    page.emulate_media(color_scheme="light")
    assert troubles_at_all_sizes(page) == {}
    page.reload()
    assert page.evaluate(SEEN)[:2] == [GREEN, GREEN]
    window = settings(page)
    window.get_by_role("button", name="Reset to default colours").click()
    assert page.evaluate(SEEN) == USUAL
    expect(window.get_by_role("button", name="Reset to default colours")).to_be_disabled()


def test_by_keys_and_by_night_colours_follow(visitor: NewVisitor) -> None:
    one = visitor(color_scheme="dark")
    one.home()
    page = one.page
    window = settings(page)
    window.get_by_role("group", name="Seat A").get_by_role("radio", name="red").focus()
    page.keyboard.press("ArrowRight")
    expect(window.get_by_role("group", name="Seat A: blue")).to_be_visible()
    assert page.evaluate(SEEN)[:2] == ["rgb(56, 112, 209)", "rgb(238, 90, 68)"]


def test_ones_own_colour_is_worn_at_whichever_seat_one_has(visitor: NewVisitor) -> None:
    one = visitor(color_scheme="light", settings={"my-colour": "yellow"})
    one.home()
    page = one.page
    assert page.evaluate(SEEN) == USUAL  # nobody sits here
    sit_down(one, codes.pop())
    assert page.evaluate(SEEN)[:3] == [YELLOW, BLUE, RED]
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Settings").or_(page.get_by_role("button", name="Settings")).click()
    window = page.locator("dialog[open]")
    window.locator(".colours summary").click()
    window.get_by_label("My colour at any seat").select_option("sky")
    assert page.evaluate(SEEN)[:3] == [SKY, BLUE, YELLOW]
    window.get_by_label("My colour at any seat").select_option("")
    assert page.evaluate(SEEN) == USUAL
