"""Clocks: people see their own at the seat and in the bar, are warned, and are told what was played for them."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.fits import troubles_at_all_sizes
from tests.browser.visitor import Visitor

OWN = {"amerigo": ".am-sheet header", "columbus_1492": ".cc-me", "mundus_novus": ".mn-me .nm"}
DAYS = {"kind": "move", "seconds": 2 * 24 * 3600, "increment": 0}
PHONES = ((844, 390), (667, 375), (390, 844))
LARGEST = 44
SHORT = {"kind": "move", "seconds": 5, "increment": 0}


def sit_down(one: Visitor, game: str, clock: dict[str, object]) -> None:
    seats = [{"role": "me"}, {"role": "bot", "level": "cabin-boy"}]
    wish = {"game": game, "seats": seats, "clock": clock, "pace_ms": 0}
    one.page.goto(one.new_match("Ana", wish))
    one.ready()


@pytest.mark.parametrize("game", OWN)
def test_ones_own_clock_is_at_the_seat_and_in_the_bar(visitor: NewVisitor, game: str) -> None:
    one = visitor()
    sit_down(one, game, DAYS)
    for place in (OWN[game], ".bar-row"):
        expect(one.page.locator(f"{place} .clock")).to_have_text(re.compile(r"2 days|1 day 23 h"))
    assert troubles_at_all_sizes(one.page) == {}


def test_close_buttons_in_the_bar_keep_their_size_beside_a_clock(visitor: NewVisitor) -> None:
    one = visitor()
    sit_down(one, "mundus_novus", DAYS)
    page = one.page
    page.keyboard.press("h")
    check_close_button(page, ".notice.hint")
    page.locator(".mn-market .mn-card").first.dispatch_event(
        "click"
    )  # not legal now, which a notice explains
    check_close_button(page, ".notice.danger")


def check_close_button(page: Page, notice: str) -> None:
    button = page.locator(notice).get_by_role("button", name="Close")
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        box = button.bounding_box()
        assert box is not None
        assert max(box["width"], box["height"]) <= LARGEST, f"{notice} at {width}x{height}: {box}"
    button.click()


def test_a_warning_comes_before_the_time_is_up_and_words_after_it(visitor: NewVisitor) -> None:
    one = visitor()
    sit_down(one, "columbus_1492", SHORT)
    page = one.page
    expect(page.locator(".bar-row > .clock.low, .bar-row > .clock.last")).to_be_visible()
    expect(page.locator("#question .notice")).to_contain_text("Your time is almost up")
    expect(page.locator("#question .notice")).to_contain_text("Your time ran out, so a bot moved for you.")
    assert one.acts() == []


def test_the_maker_chooses_clock_and_help_and_guests_read_them_before_joining(visitor: NewVisitor) -> None:
    one, other = visitor(), visitor()
    dialog = one.new_table("mundus_novus")
    dialog.get_by_label("Who plays seat 2").select_option("open")
    dialog.get_by_text("More options").click()
    dialog.get_by_label("Time limit").select_option(label="20 minutes for the game, plus 20 seconds per turn")
    dialog.get_by_label("Free undo during a turn").uncheck()
    dialog.locator("button[type=submit]").click()
    expect(one.page.locator(".terms")).to_contain_text("No hints")
    code = one.page.locator(".big-code").inner_text()
    other.page.goto(f"/join/{code}")
    invitation = other.page.locator(".invitation")
    expect(invitation).to_contain_text("Mundus Novus")
    for term in (
        "20 minutes for the game, plus 20 seconds per turn",
        "No hints",
        "No helper",
        "Previews of moves",
        "Undo only if everyone agrees",
        "a bot may stand in after 2:00",
    ):
        expect(invitation).to_contain_text(term)
