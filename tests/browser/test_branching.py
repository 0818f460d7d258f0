"""A past move is played on against bots, at a table of its own."""

import re

from playwright.sync_api import expect

from tests.browser.columbus_player import ColumbusPlayer
from tests.browser.conftest import NewVisitor


def test_a_past_move_is_played_on_against_bots_with_names(visitor: NewVisitor) -> None:
    player = ColumbusPlayer(visitor())
    player.sit_down(2)
    player.play(8)
    player.settle()
    page, before = player.page, player.page.url
    page.locator(".story h2 button").last.click()
    past = page.locator(".notice.past")
    expect(past).to_be_visible()
    past.get_by_role("button", name="Play on from here").click()
    expect(page).not_to_have_url(re.compile(re.escape(before)))
    player.one.ready()
    expect(page.locator(".pp .nm > .ellipsis")).to_have_text(["Duarte"])
    expect(page.locator(".top .chip").first).to_have_text("Round 1")
    player.play(2)
