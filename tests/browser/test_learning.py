"""For those who learn: the helper of first matches."""

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import READY


def test_a_newcomer_is_told_what_is_going_on_and_what_to_do(visitor: NewVisitor) -> None:
    one = visitor(settings={"guide": "first"})
    one.against_bots("mundus_novus")
    page = one.page
    page.wait_for_function(READY)
    helper = page.get_by_role("complementary", name="Helper for first matches")
    expect(helper).to_contain_text("A good next step")
    helper.get_by_role("button", name="Open rule").first.click()
    expect(page.locator(".ledger li.here")).to_be_visible()
    page.keyboard.press("Escape")
    helper.get_by_role("button", name="Show me").click()
    expect(page.locator(".hov, .on").first).to_be_visible()
    helper.get_by_role("button", name="Play without the helper").click()
    expect(helper).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radiogroup", name="Helper for first matches").get_by_label("Always").check()
    page.keyboard.press("Escape")
    expect(helper).to_contain_text("A good next step")
