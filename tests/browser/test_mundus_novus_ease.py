"""Conveniences of Mundus Novus: dragging, navigation by round, totals, and reading the table out."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.mundus_novus_player import BoardPlayer
from tests.browser.test_together import open_table, sit_down, whoever_is_asked

OFFER = "Which cards do you offer?"
TAKE = "Which offered card do you take?"
MAKE = "Your turn: make combinations, sell relics, or end your turn."
A_FEW = 10
STEPS = 5


def drag(page: Page, thing: Locator, to: Locator) -> None:
    for place, then in ((thing, page.mouse.down), (to, page.mouse.up)):
        box = place.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=STEPS)
        then()


def test_a_card_can_be_dragged_instead_of_pressed(visitor: NewVisitor) -> None:
    player = BoardPlayer(visitor())
    player.sit_down(3)
    player.play_to(OFFER)
    page = player.page
    card = page.locator(".mn-hand .mn-card").first
    expect(card).to_have_attribute("aria-pressed", "false")
    drag(page, card, page.locator(".mn-market"))
    expect(card).to_have_attribute("aria-pressed", "true")
    drag(page, card, page.locator(".rail.right .log"))  # no drop target: nothing changes
    expect(page.locator(".dragged, .drop")).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "true")


def test_after_a_press_of_the_mouse_enter_confirms(visitor: NewVisitor) -> None:
    player = BoardPlayer(visitor())
    player.sit_down(3)
    player.play_to(OFFER)
    page = player.page
    offer, cards = page.locator(".bar .btn.p"), page.locator(".mn-hand .mn-card")
    expect(offer).to_be_disabled()
    for at in range(int(offer.inner_text().split()[-1])):
        cards.nth(at).click()
        expect(cards.nth(at)).to_have_attribute("aria-pressed", "true")
    expect(offer).to_be_enabled()
    page.keyboard.press("Enter")
    expect(player.visitor.question).not_to_have_text(OFFER)


def test_a_card_that_does_nothing_says_why_with_its_rule(visitor: NewVisitor) -> None:
    one, other = visitor(), visitor()
    code = open_table(one, "mundus_novus")
    sit_down(other, code, "Bruno")
    expect(one.page.locator(".bar")).to_be_visible()
    asked = whoever_is_asked(one, other)
    waiting = other if asked is one else one
    waiting.page.locator(".mn-hand .mn-card").first.click(force=True)  # it is not legal, and explains why
    expect(waiting.page.locator(".notice.danger .rid")).to_have_text("MN-EVT-13")
    player = BoardPlayer(visitor())
    player.sit_down(3)
    player.play_to(TAKE)
    cards, refusal = player.page.locator(".mn-hand .mn-card"), player.page.locator(".notice.danger")
    cards.first.click(force=True)
    expect(refusal).to_contain_text("Not now")
    expect(refusal.locator(".rid")).to_have_text("MN-EVT-13")
    player.play_to(MAKE)
    cards.first.click()
    expect(player.page.locator(".mn-note .rid")).to_have_text("MN-PRG-03")


def rounds_begun(page: Page) -> int:
    found = re.search(r"\d+", page.locator(".top .chip").first.inner_text())
    assert found is not None
    return int(found[0])


@pytest.mark.parametrize(
    "language, scores, total, before",
    [
        ("en", "scores", r"\(now \d+\)", "Previous round"),
        ("fr", "scores", r"\(désormais \d+\)", "Tour précédent"),
        ("nl", "scores", r"\(nu \d+\)", "Vorige ronde"),
    ],
)
def test_the_story_tells_totals_and_leads_from_round_to_round(
    visitor: NewVisitor, language: str, scores: str, total: str, before: str
) -> None:
    player = BoardPlayer(visitor(settings={"language": language}))
    player.sit_down(2)
    page = player.page
    totals = page.locator(".lines .total")
    while rounds_begun(page) < 2 or totals.count() == 0:
        player.play(A_FEW)
    expect(totals.first).to_have_text(re.compile(total))
    expect(page.locator(".score[data-tip], .mn-me .num[data-tip]").first).to_be_visible()

    page.keyboard.press("/")
    page.locator("dialog[open] [role=combobox]").fill(scores)
    page.keyboard.press("Enter")
    expect(page.locator(".command .answer")).to_contain_text("Beatriz")
    page.keyboard.press("Escape")

    page.keyboard.press("[")
    moment = page.locator(".replay input[type=range]")
    expect(moment).to_be_visible()
    here = int(moment.input_value())
    page.get_by_role("button", name=before).click()
    expect(moment).not_to_have_value(str(here))
    page.keyboard.press("]")
    expect(moment).to_have_value(str(here))
