"""The rules for players: the rulebook with its search and its chips, in print, and the player aid at the table."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import broken_rules
from tests.browser.conftest import NewVisitor
from tests.browser.visitor import TITLES

PAGES_OF_PDF = re.compile(rb"/Type\s*/Page\b")
A4_WIDTH = 794


def test_the_rulebook_is_searched_opens_the_ledger_and_is_printed(visitor: NewVisitor) -> None:
    one = visitor()
    page = one.page
    page.goto("/rules/mundus_novus")
    expect(page.get_by_role("heading", name="Goal of the game")).to_be_visible()
    page.get_by_role("searchbox").fill("ping-pong")
    hit = page.locator(".book .hit")
    expect(hit).to_have_count(1)
    expect(hit).to_be_in_viewport()
    hit.get_by_role("button", name="Open rule MN-TRD-08").click()
    drawer = page.locator("dialog.rules-drawer")
    expect(drawer.locator(".ledger li.here")).to_contain_text("MN-TRD-08")
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    page.get_by_role("tab", name="All rules").click()
    expect(page.locator(".rules-page .ledger li")).to_have_count(96)
    page.get_by_role("tab", name="Rulebook").click()
    page.emulate_media(media="print")
    for gone in (".masthead", ".rules-games", ".rules-tabs", ".book-tools", ".book-contents", ".book-ids"):
        expect(page.locator(gone).first).to_be_hidden()
    expect(page.get_by_role("heading", name="Goal of the game")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"


@pytest.mark.parametrize("game", TITLES)
def test_every_rulebook_is_usable_by_all_and_its_aid_is_one_printed_page(
    visitor: NewVisitor, game: str
) -> None:
    one = visitor(settings={"language": "fr"})
    page = one.page
    page.goto(f"/rules/{game}")
    expect(page.locator(".book-section").first).to_be_visible()
    assert broken_rules(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    page.goto(f"/rules/{game}#aid")
    expect(page.locator(".aid-section").first).to_be_visible()
    assert broken_rules(page) == []
    page.set_viewport_size({"width": A4_WIDTH, "height": 1123})
    assert len(PAGES_OF_PDF.findall(page.pdf(prefer_css_page_size=True))) == 1


def test_the_player_aid_is_a_tab_beside_the_table_and_in_its_drawer(visitor: NewVisitor) -> None:
    one = visitor()
    one.against_bots("amerigo")
    page = one.page
    rail = page.locator("#rail .log")
    rail.get_by_role("tab", name="Aid").click()
    expect(rail.get_by_role("heading", name="Each phase")).to_be_visible()
    assert broken_rules(page) == []
    page.get_by_role("button", name="Rules", exact=True).click()
    drawer = page.locator("dialog.rules-drawer")
    expect(drawer.locator(".ledger li.here")).to_be_visible()
    drawer.get_by_role("tab", name="Player aid").click()
    expect(drawer.get_by_role("heading", name="Each phase")).to_be_visible()
    drawer.get_by_role("tab", name="Rulebook").click()
    drawer.get_by_role("button", name="Open rule AM-NAV-05").click()
    expect(drawer.locator(".ledger li.here")).to_contain_text("AM-NAV-05")
