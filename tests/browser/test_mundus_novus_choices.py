"""Every kind of choice that Mundus Novus knows can be made on its board, by mouse, by touch and by keys."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from caravela.games.mundus_novus.actions import SPACE
from tests.browser.conftest import NewVisitor
from tests.browser.environment import serving
from tests.browser.laid_tables import lay_tables
from tests.browser.mundus_novus_moments import MOMENTS, Moment, button
from tests.browser.mundus_novus_player import BoardPlayer, KeyPlayer, TouchPlayer
from tests.rules.mundus_novus.table import RULES, last_turn, turn

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WAYS = {"mouse": BoardPlayer, "touch": TouchPlayer, "keys": KeyPlayer}
JOIN = """async token => (await (await fetch('/api/join', {
  method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({token, name: 'Ana'}),
})).json()).match"""
GO = """path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"""
LONGEST_REVIEW = 120_000
"""Milliseconds."""

codes: dict[str, str] = {}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("data")
    positions = {f"{way} {moment.action}": moment.position for way in WAYS for moment in MOMENTS}
    positions["last"] = RULES.encode(last_turn(["12", "23678", "34689"], doubloons={"A": 74, "B": 75}))
    positions["reach"] = RULES.encode(turn("111R", ["23678", "34689"]))
    positions["waste"] = RULES.encode(turn("111R", ["23678", "34689"]))
    codes.update(lay_tables(folder, "mundus_novus", positions))
    with serving(folder) as found:
        yield found


def test_there_is_a_moment_for_every_kind_of_choice() -> None:
    assert {moment.family for moment in MOMENTS} == {action.family for action in SPACE.actions}


@pytest.mark.parametrize("way", WAYS)
def test_every_kind_of_choice_can_be_made_on_the_board(visitor: NewVisitor, way: str) -> None:
    one = visitor(**PHONE) if way == "touch" else visitor()
    one.home()
    player = WAYS[way](one)
    for moment in MOMENTS:
        match = one.page.evaluate(JOIN, codes[f"{way} {moment.action}"])
        one.page.evaluate(GO, f"/table/{match}")
        make(player, moment)
        assert moment.action in one.acts()


def make(player: BoardPlayer, moment: Moment) -> None:
    """Makes a choice by pressing what shows it."""
    page, one = player.page, player.visitor
    expect(page.locator(moment.presses[0]).first).to_be_visible()
    one.sent.clear()
    for place in moment.presses:
        player.touch(page.locator(place).first)

    def done() -> bool:
        if not one.acts() and one.confirm.count():
            player.press(one.confirm.first)
        return bool(one.acts())

    one.wait_until(done, f"{moment.action} was pressed, and nothing was sent")


def test_a_card_of_the_queue_out_of_reach_says_how_far_the_set_reaches(visitor: NewVisitor) -> None:
    one = visitor()
    one.home()
    page = one.page
    match = page.evaluate(JOIN, codes["reach"])
    page.evaluate(GO, f"/table/{match}")
    notice, third = page.locator("#question .notice"), page.locator(".mn-queue .mn-dv").nth(2)
    third.click(force=True)
    expect(notice).to_contain_text("First choose a set")
    expect(notice).to_contain_text("MN-PRG-03")
    for card in page.locator(".mn-hand .mn-card").all()[:3]:
        card.click()
    third.click(force=True)
    expect(notice).to_contain_text("This set reaches only the first card of the queue.")
    assert one.acts() == []


def test_a_turn_is_not_ended_with_a_set_in_hand_unless_that_is_meant(visitor: NewVisitor) -> None:
    one = visitor(settings={"warn-moves": True})
    one.home()
    page = one.page
    match = page.evaluate(JOIN, codes["waste"])
    page.evaluate(GO, f"/table/{match}")
    warning = page.locator(".notice.warning")
    page.locator(button("end")).click()
    expect(warning).to_contain_text("Unused cards are lost.")
    expect(warning.get_by_role("button", name="Go back")).to_be_focused()
    page.keyboard.press("Enter")
    expect(warning).to_have_count(0)
    assert one.acts() == []
    page.locator(button("end")).click()
    warning.get_by_label("Don’t warn me about this again").check()
    warning.get_by_role("button", name="Do it anyway").click()
    expect(page.locator(".chip.step")).to_have_count(1)
    assert one.acts() == ["end"]
    page.get_by_role("button", name="Undo", exact=True).click()
    page.locator(button("end")).click()
    expect(page.locator(".chip.step")).to_have_count(1)


def test_after_the_match_the_chances_are_shown_move_by_move(visitor: NewVisitor) -> None:
    one = visitor()
    one.home()
    page = one.page
    match = page.evaluate(JOIN, codes["last"])
    page.evaluate(GO, f"/table/{match}")
    page.locator(button("end")).click()
    expect(page.locator(".chip.step")).to_have_count(1)
    one.confirm.first.click()
    page.locator(".victory .to-review").click()
    expect(page.get_by_role("heading", name="Win probability")).to_be_visible(timeout=LONGEST_REVIEW)
    # Both curves, of the chances and of the scores, lead to every move.
    expect(page.locator("svg title", has_text="You are looking at move 0 of 1")).to_have_count(2)
    page.locator(".moments").get_by_role("button", name="Key moment: move 1").click()
    expect(page.locator(".notice.past")).to_contain_text("You are looking at move 0 of 1")
