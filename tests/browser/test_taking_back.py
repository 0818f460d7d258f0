"""Taking back: by button and key, also on a phone, with a reason when there is nothing, a wish that is withdrawn."""

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.test_together import after_a_roll
from tests.browser.test_ways_to_play import has_no_sideways_scroll
from tests.browser.visitor import ANSWERED, Visitor

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
MOST_STEPS = 20
FINGER = 40
"""Pixels that a finger needs."""
ONE_LINE = 40
"""Pixels that the title of a window is high."""


def test_a_wish_that_nobody_answers_is_withdrawn(visitor: NewVisitor) -> None:
    first, second = after_a_roll(visitor)
    expect(first.page.get_by_role("button", name="Ask to undo")).to_be_enabled()
    first.page.keyboard.press("z")
    withdraw = first.page.get_by_role("button", name="Withdraw request")
    expect(withdraw).to_be_enabled()
    expect(second.page.locator(".consent")).to_be_visible()
    second.page.goto("/")
    withdraw.click()
    expect(withdraw).to_have_count(0)
    expect(first.page.get_by_role("button", name="Ask to undo")).to_be_enabled()
    first.act()
    expect(first.page.locator(".notice.danger")).to_have_count(0)
    assert not any('"needs-consent"' in text for text in first.heard)
    second.page.go_back()
    expect(second.page.locator(".bar")).to_be_visible()
    expect(second.page.locator(".consent")).to_have_count(0)


def test_who_asked_is_told_that_the_others_refuse(visitor: NewVisitor) -> None:
    first, second = after_a_roll(visitor)
    asking = first.page.get_by_role("button", name="Ask to undo")
    expect(asking).to_be_enabled()
    first.page.keyboard.press("z")
    refuse = second.page.get_by_role("button", name="Refuse")
    expect(refuse).to_be_enabled()
    refuse.click()
    said = first.page.locator(".notice.info")
    expect(said).to_contain_text("The others declined your undo request.")
    expect(asking).to_be_enabled()
    first.page.keyboard.press("z")
    first.page.get_by_role("button", name="Withdraw request").click()
    expect(asking).to_be_enabled()
    expect(said).to_have_count(0)


def test_alone_the_key_takes_back_what_chance_has_shown(visitor: NewVisitor) -> None:
    one = visitor()
    one.against_bots("columbus_1492")
    one.ready()
    undo = one.page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_be_disabled()
    undo.hover(force=True)
    expect(one.page.get_by_role("tooltip")).to_have_text("You have nothing to undo yet.")
    one.page.keyboard.press("z")
    expect(one.page.locator(".notice.info")).to_contain_text("You have nothing to undo yet.")
    one.page.get_by_role("button", name="Roll the dice").click()
    expect(undo).to_be_enabled()
    one.page.keyboard.press("z")
    expect(one.page.get_by_role("button", name="Roll the dice")).to_be_visible()
    expect(one.page.locator(".lines .taken").first).to_be_visible()


def several_steps(one: Visitor) -> None:
    """Into a turn with two steps that can both be taken back, and nothing that stays."""
    restart = one.page.locator(".bar .only-s")
    for _ in range(MOST_STEPS):
        one.ready()
        if restart.count():
            return
        (one.confirm if one.confirm.count() else one.choices).first.tap()
        one.page.wait_for_function(ANSWERED)
    raise AssertionError("no turn has several steps that can be taken back")


def test_a_phone_restarts_a_turn_and_does_again(visitor: NewVisitor) -> None:
    one = visitor(**PHONE)
    one.against_bots("amerigo")
    several_steps(one)
    page = one.page
    steps = page.locator(".chip.step")
    before = steps.count()
    more = page.get_by_role("button", name="Redo or restart")
    box = more.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= FINGER
    assert has_no_sideways_scroll(page)
    more.tap()
    title = page.locator("dialog[open] h2").bounding_box()
    assert title is not None
    assert title["height"] <= ONE_LINE
    page.get_by_role("button", name="Restart turn").tap()
    expect(steps).to_have_count(0)
    more.tap()
    page.get_by_role("button", name="Redo", exact=True).tap()
    expect(steps).to_have_count(1)
    assert before > 1
    assert has_no_sideways_scroll(page)
