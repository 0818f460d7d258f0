"""By keyboard alone, by touch on a phone, by typed notation; with undo, hint and a look back."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.columbus_player import ColumbusPlayer
from tests.browser.conftest import NewVisitor
from tests.browser.visitor import ANSWERED, TITLES

SEVERAL_TURNS = 15
"""Lines of the log that several turns of everybody make."""
MOST_KEYS = 60


def has_no_sideways_scroll(page: Page) -> bool:
    size = page.viewport_size
    assert size is not None
    return bool(page.evaluate("document.documentElement.scrollWidth") <= size["width"])


def test_a_newcomer_plays_two_clicks_after_opening(visitor: NewVisitor) -> None:
    one = visitor()
    one.home()
    one.page.locator(f".btn.p[aria-label$=': {TITLES['columbus_1492']}']").click()
    one.page.get_by_role("button", name="Start").click()
    one.ready()
    expect(one.page.locator(".pp")).to_have_count(2)


def test_the_table_needs_no_scrolling_on_a_small_laptop(visitor: NewVisitor) -> None:
    one = visitor(viewport={"width": 1366, "height": 768})
    one.against_bots("columbus_1492")
    one.ready()
    assert one.page.evaluate("document.documentElement.scrollHeight <= window.innerHeight")
    assert has_no_sideways_scroll(one.page)


def test_the_bar_keeps_its_height_whatever_it_tells_of_what_one_points_at(visitor: NewVisitor) -> None:
    one = visitor()
    one.against_bots("columbus_1492")
    one.ready()
    bar, told = one.page.locator(".bar"), one.page.locator("#question p > span")
    before = bar.bounding_box()
    for words in (1, 20, 200):
        told.evaluate("(each, words) => each.textContent = 'caravel '.repeat(words)", words)
        assert bar.bounding_box() == before


def test_keys_alone_play_several_turns(visitor: NewVisitor) -> None:
    one = visitor()
    page = one.page
    page.goto("/")
    expect(page.get_by_role("heading", name="Caravela")).to_be_visible()
    expect(page.locator(f".btn.p[aria-label$=': {TITLES['columbus_1492']}']")).to_be_visible()
    page.keyboard.press("Tab")
    for _ in range(30):
        if (page.evaluate("document.activeElement.getAttribute('aria-label')") or "").startswith(
            "New table: 1492"
        ):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("dialog.new-table")).to_be_visible()
    page.locator("dialog.new-table button[type=submit]").focus()
    page.keyboard.press("Enter")
    lines = page.locator(".lines li")
    before = -1
    for _ in range(MOST_KEYS):
        one.ready()
        if one.confirm.count():
            page.keyboard.press("b")
            one.confirm.first.focus()
        else:
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        page.wait_for_function(ANSWERED)
        now = lines.count()
        assert now >= before
        before = now
        if now > SEVERAL_TURNS:
            return
    raise AssertionError(f"{MOST_KEYS} times Enter, and the log has only {before} lines")


def test_a_long_story_is_one_stop_of_the_tab_key(visitor: NewVisitor) -> None:
    player = ColumbusPlayer(visitor())
    player.sit_down(2)
    player.play(SEVERAL_TURNS)
    player.settle()  # nobody adds to the story now
    page = player.page
    page.locator(".lines .line").first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".lines .line").nth(2)).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".lines :focus")).to_have_count(0)
    page.keyboard.press("Shift+Tab")
    expect(page.locator(".lines .line").nth(2)).to_be_focused()


def test_help_hint_command_rules_and_undo_have_keys(visitor: NewVisitor) -> None:
    one = visitor()
    one.against_bots("columbus_1492")
    page = one.page
    one.ready()
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name="Keyboard shortcuts")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.locator(".ledger li.here")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.locator(".notice.hint")).to_be_visible()
    page.keyboard.press("/")
    expect(page.get_by_role("combobox", name="Notation or words")).to_be_focused()
    page.keyboard.type("roll")
    expect(page.get_by_role("option").first).to_contain_text("roll")
    page.keyboard.press("Enter")
    expect(one.question).not_to_have_text("Your turn: roll the dice, or skip your turn and take barrels.")


def test_what_is_not_allowed_is_explained_with_its_rule(visitor: NewVisitor) -> None:
    one = visitor()
    one.against_bots("columbus_1492")
    one.ready()
    one.page.keyboard.press("/")
    expect(one.page.get_by_role("combobox", name="Notation or words")).to_be_focused()
    one.page.keyboard.type("sail N")
    one.page.keyboard.press("Enter")
    notice = one.page.locator(".notice.danger")
    expect(notice).to_be_visible()


@pytest.mark.parametrize("game", ["amerigo", "columbus_1492"])
def test_a_phone_is_enough(visitor: NewVisitor, game: str) -> None:
    one = visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    one.home()
    assert has_no_sideways_scroll(one.page)
    one.page.locator(f".btn.p[aria-label$=': {TITLES[game]}']").tap()
    one.page.locator("dialog.new-table button[type=submit]").tap()
    for _ in range(8):
        one.ready()
        assert has_no_sideways_scroll(one.page)
        target = one.confirm.first if one.confirm.count() else one.choices.first
        box = target.bounding_box()
        assert box is not None
        assert box["height"] >= 40
        target.tap()
        one.page.wait_for_function(ANSWERED)
    one.page.get_by_role("button", name="Log and chat").tap()
    expect(one.page.locator("dialog .lines li").first).to_be_visible()


def test_steps_of_a_turn_are_chips_that_can_be_taken_back(visitor: NewVisitor) -> None:
    one = visitor()
    one.against_bots("amerigo")
    page = one.page
    one.ready()
    for _ in range(20):
        one.choices.first.click()
        one.ready()
        if page.locator(".chip.step:not(:disabled)").count():
            break
    count = page.locator(".chip.step").count()
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(".chip.step")).to_have_count(count - 1)
    expect(page.locator(".lines .taken").first).to_be_visible()


def test_the_past_is_shown_with_a_banner_and_nothing_can_be_chosen_there(visitor: NewVisitor) -> None:
    one = visitor()
    one.against_bots("columbus_1492")
    for _ in range(4):
        one.act()
    one.ready()
    one.page.locator(".lines .line").last.click()
    expect(one.page.get_by_text("You are looking at move 0")).to_be_visible()
    expect(one.choices).to_have_count(0)
    one.page.keyboard.press("ArrowRight")
    expect(one.page.get_by_text("You are looking at move 1")).to_be_visible()
    one.page.keyboard.press("Escape")
    expect(one.page.locator(".notice.past")).to_have_count(0)
    one.ready()
