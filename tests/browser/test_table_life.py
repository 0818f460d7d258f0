"""The life of a table: resigning, abandoning, deleting, its end, and the way to the next table that waits."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import Visitor

OWN_SERVER = True
ME, OPEN, BOT = {"role": "me"}, {"role": "open"}, {"role": "bot", "level": "cabin-boy"}


def make(one: Visitor, game: str, seats: list[dict[str, str]]) -> dict[str, Any]:
    return one.ask("POST", "/api/matches", {"game": game, "seats": seats, "pace_ms": 0})


def two_at_a_table(visitor: NewVisitor, game: str) -> tuple[Visitor, Visitor, str]:
    one, other = visitor(), visitor()
    one.ask("PUT", "/api/me", {"name": "Ana"})
    made = make(one, game, [ME, OPEN])
    address = other.join("Bruno", made["code"])
    for each in (one, other):
        each.page.goto(address)
        expect(each.page.locator(".bar")).to_be_visible()
    return one, other, address


def choose_in_menu(one: Visitor, step: str) -> None:
    """Take a step from the table's menu and confirm it."""
    one.page.get_by_role("button", name="Menu").click()
    one.page.locator(".menu").get_by_role("button", name=step).click()
    one.page.locator("dialog[open] .dialog-foot").get_by_role("button", name=step).click()


def test_a_player_resigns_and_the_other_sees_the_victory(visitor: NewVisitor) -> None:
    one, other, _ = two_at_a_table(visitor, "amerigo")
    other.page.get_by_role("button", name="Menu").click()
    other.page.locator(".menu").get_by_role("button", name="Resign").click()
    expect(other.page.get_by_text("the other player wins")).to_be_visible()
    other.page.get_by_role("button", name="Cancel").click()
    choose_in_menu(other, "Resign")
    panel = one.page.locator(".victory")
    expect(panel.get_by_role("heading", name="You won")).to_be_visible()
    expect(one.page.locator("#board")).to_be_visible()
    panel.get_by_role("button", name="Look at the board").click()
    expect(panel).to_have_count(0)
    one.page.locator(".bar .to-review").click()
    expect(one.page.locator(".review h1")).to_have_text("You won")
    expect(other.page.locator(".victory h2")).to_contain_text("Ana won")
    other.page.locator(".victory .to-review").click()
    expect(other.page.locator(".review")).to_contain_text("Resigned")


def test_a_match_is_abandoned_and_its_table_deleted(visitor: NewVisitor) -> None:
    one, other, address = two_at_a_table(visitor, "amerigo")
    choose_in_menu(other, "Propose to abandon")
    one.page.locator(".consent").get_by_role("button", name="Agree").click()
    expect(other.page.locator(".victory")).to_contain_text("abandoned by agreement")
    other.page.goto("/tables")
    row = other.page.locator(f".match-row[href='{address}']")
    expect(row).to_contain_text("Abandoned, no result")
    expect(other.page.get_by_role("button", name="Delete table")).to_have_count(0)
    one.page.goto("/tables")
    expect(one.page.locator(f".match-row[href='{address}']")).to_contain_text("Bruno")
    one.page.get_by_role("button", name="Delete table: Amerigo").click()
    one.page.locator("dialog[open] .dialog-foot").get_by_role("button", name="Delete table").click()
    expect(one.page.locator(f".match-row[href='{address}']")).to_have_count(0)
    other.page.goto(address)
    expect(other.page.get_by_text("This table doesn’t exist.")).to_be_visible()


def test_the_next_table_that_waits_is_one_key_away(visitor: NewVisitor) -> None:
    one = visitor()
    one.ask("PUT", "/api/me", {"name": "Ana"})
    first, second = (make(one, "columbus_1492", [ME, BOT])["match"] for _ in range(2))
    for match in (first, second):
        one.page.goto(f"/table/{match}")
        one.ready()
    one.page.goto("/tables")
    expect(one.page.locator(f".match-row[href='/table/{first}']")).to_contain_text(re.compile(r"Round \d+, "))
    one.page.goto(f"/table/{first}")
    expect(one.page.get_by_role("button", name="Next table: one waits for you")).to_be_visible()
    one.page.keyboard.press("n")
    expect(one.page).to_have_url(re.compile(second))
    expect(one.page.get_by_role("button", name="Next table: one waits for you")).to_be_visible()


def test_chat_that_came_meanwhile_is_counted_after_coming_back(visitor: NewVisitor) -> None:
    one, other, address = two_at_a_table(visitor, "columbus_1492")
    one.page.goto("/tables")
    expect(one.page.locator(f".match-row[href='{address}']")).to_be_visible()
    other.page.get_by_role("tab", name="Chat").click()
    other.page.get_by_label("Write a message").fill("Are you there?")
    other.page.keyboard.press("Enter")
    expect(other.page.get_by_text("Are you there?")).to_be_visible()
    one.page.goto(address)
    badge = one.page.locator(".tabs .dot")
    expect(badge).to_have_text("1")
    one.page.get_by_role("tab", name="Chat").click()
    expect(badge).to_have_count(0)
    one.page.reload()
    expect(one.page.locator(".bar")).to_be_visible()
    expect(badge).to_have_count(0)
