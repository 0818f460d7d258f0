"""Mundus Novus on its own board: whole matches by mouse, touch and keyboard; reasons; room on every screen."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.mundus_novus_player import BoardPlayer, KeyPlayer, TouchPlayer

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TAKE = "Which offered card do you take?"
OFFER = "Which cards do you offer?"
PARTS = ".app, .centre, .zoom-frame, .mn-board, .mn-own"
OVERFLOWING = f"""() => [document.body, ...document.querySelectorAll('{PARTS}')]
  .filter(each => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
  .map(each => each.className)"""
COUNT_MOVES = """window.moved = new Set();
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  if (how[0]?.[0]?.transform) moved.add(this.dataset.piece);
  return animate.apply(this, how);
};"""
CUT = """() => [...document.querySelectorAll('.mn-scene .mn-card, .mn-hand .mn-card, .mn-queue .mn-dv')]
  .filter(each => { const box = each.getBoundingClientRect();
    return box.width && (box.left < 0 || box.right > innerWidth || box.bottom > innerHeight) }).length"""


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_whole_match_by_clicking_on_the_board(visitor: NewVisitor, seats: int) -> None:
    player = BoardPlayer(visitor())
    player.sit_down(seats)
    player.play()
    expect(player.page.locator(".review h1")).to_be_visible()


def test_a_whole_match_by_keyboard_alone(visitor: NewVisitor) -> None:
    player = KeyPlayer(visitor())
    player.sit_down(2)
    player.play()
    expect(player.page.locator(".review h1")).to_be_visible()


def test_a_whole_match_by_touch_on_a_phone(visitor: NewVisitor) -> None:
    player = TouchPlayer(visitor(**PHONE))
    player.sit_down(3)
    player.play()
    expect(player.page.locator(".review h1")).to_be_visible()


def test_chosen_cards_make_the_offer_in_the_bar(visitor: NewVisitor) -> None:
    player = BoardPlayer(visitor())
    player.sit_down(3)
    player.play_to(OFFER)
    page = player.page
    waiting = page.locator(".bar .btn.p")
    expect(waiting).to_be_disabled()
    cards = page.locator(".mn-hand .mn-card")
    due = int(waiting.inner_text().split()[-1])
    for at in range(due):
        expect(waiting).to_contain_text(f"Offer {at} of {due}")
        cards.nth(at).click()
    expect(waiting).to_be_enabled()
    page.keyboard.press("Escape")
    expect(page.locator(".mn-hand [aria-pressed=true]")).to_have_count(0)
    expect(waiting).to_be_disabled()


def test_what_is_not_allowed_says_why_with_its_rule(visitor: NewVisitor) -> None:
    player = BoardPlayer(visitor())
    player.sit_down(3)
    player.play_to(TAKE)
    page = player.page
    # Forced, because the browser's driver will not press what says that it is disabled; people do.
    page.locator(".mn-market .mn-card").first.click(force=True)
    notice = page.locator(".notice.danger")
    expect(notice).to_be_visible()
    expect(notice.locator(".rid")).to_have_text("MN-EVT-13")


def test_cards_travel_under_their_own_names(visitor: NewVisitor) -> None:
    player = BoardPlayer(visitor(settings={"motion": "normal"}))
    player.page.add_init_script(COUNT_MOVES)
    player.sit_down(3)
    player.play_to(TAKE)
    page = player.page
    card = page.locator(".mn-scene [data-legal^=take]").first
    name = card.get_attribute("data-piece")
    card.click()
    expect(page.locator(f".mn-flight [data-piece={name}]")).to_be_visible()
    page.wait_for_function("name => moved.has(name)", arg=name)
    page.locator(".mn-hand [data-legal=keep]").click()
    expect(page.locator(f".mn-hand [data-piece={name}]")).to_be_visible()


@pytest.mark.parametrize("seats", [2, 6])
def test_the_table_fits_without_scrolling(visitor: NewVisitor, seats: int) -> None:
    player = BoardPlayer(visitor())
    player.sit_down(seats)
    for question in (OFFER, TAKE, "Your turn: make combinations, sell relics, or end your turn."):
        player.play_to(question)
        for width, height in ((1366, 768), (1440, 900), (1024, 768)):
            player.page.set_viewport_size({"width": width, "height": height})
            player.page.wait_for_function(f"() => ({OVERFLOWING})().length === 0 && ({CUT})() === 0")
