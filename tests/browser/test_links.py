"""Links: to a table, to a moment of it, pasted into the box for codes; a tab that remembers somebody else's seat."""

from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.test_together import open_table

OWN_SERVER = True

MOVES = 6


def test_a_link_opens_its_moment_as_one_saw_it(visitor: NewVisitor) -> None:
    one = visitor()
    one.against_bots("mundus_novus")
    for _ in range(MOVES):
        one.act_by_notation()
    path = urlsplit(one.page.url).path
    hand = one.page.locator(".mn-hand")
    # In the tab that knows its seat, and in one that does not yet.
    for page in (one.page, one.context.new_page()):
        page.goto("/")
        page.goto(f"{path}#2")
        expect(page.get_by_text("You are looking at move 2")).to_be_visible()
        expect(page.locator(".mn-own")).to_be_visible()
    one.page.keyboard.press("Escape")
    expect(one.page.locator(".notice.past")).to_have_count(0)
    expect(hand).to_be_visible()
    one.page.evaluate("location.hash = '3'")
    expect(one.page.get_by_text("You are looking at move 3")).to_be_visible()


def test_a_pasted_link_leads_to_its_table(visitor: NewVisitor) -> None:
    one, other = visitor(), visitor()
    code = open_table(one, "columbus_1492")
    other.home()
    other.page.get_by_label("Code or link of the table").fill(f"Come: http://table.example:8400/join/{code}")
    other.page.keyboard.press("Enter")
    other.page.get_by_role("button", name="Sit down").click()
    expect(other.page.locator(".bar")).to_be_visible()
    path = urlsplit(other.page.url).path
    other.home()
    other.page.get_by_label("Code or link of the table").fill(f"http://table.example{path}")
    other.page.keyboard.press("Enter")
    expect(other.page.locator(".bar")).to_be_visible()


def test_another_person_in_the_same_tab_sees_the_table_without_the_seat(visitor: NewVisitor) -> None:
    one = visitor()
    open_table(one, "columbus_1492", listed=True)
    one.context.clear_cookies()
    one.page.reload()
    expect(one.page.locator(".big-code")).to_be_visible()
    expect(one.page.locator(".notice.danger")).to_have_count(0)
