"""Whole matches by clicking, on the panel that any game can be played with."""

import random

import pytest
from playwright.sync_api import expect

from caravela.proof import prove_file
from tests.browser.conftest import NewVisitor

MOST_CLICKS = 1200


@pytest.mark.parametrize("game", ["columbus_1492", "amerigo"])
def test_a_whole_match_is_played_by_clicking(visitor: NewVisitor, game: str) -> None:
    one = visitor(settings={"level": "cabin-boy", "plain": True})
    one.against_bots(game)
    chance = random.Random(7)
    for _ in range(MOST_CLICKS):
        one.act(chance.randrange(1000))
        if one.over():
            break
    expect(one.page.locator(".review h1")).to_be_visible()
    one.page.get_by_role("button", name="Verify the shuffle").click()
    expect(
        one.page.get_by_text("Verified: the seed matches the fingerprint this browser saved")
    ).to_be_visible()
    with one.page.expect_response("**/watch") as answered:
        one.page.get_by_role("button", name="Copy link").click()
    # Whoever has the link sees the match, takes it home and plays it again; their browser has noted nothing.
    other = visitor(settings={"plain": True})
    other.page.goto(answered.value.json()["watch_link"])
    expect(other.page.locator(".review h1")).to_be_visible()
    other.page.get_by_role("button", name="Verify the shuffle").click()
    expect(other.page.get_by_text("it has no saved fingerprint to compare")).to_be_visible()
    with other.page.expect_download() as downloaded:
        other.page.get_by_role("button", name="Download the game").click()
    assert prove_file(downloaded.value.path()).over
    other.page.get_by_role("button", name="Play the same deal").click()
    expect(other.page.locator(".bar")).to_be_visible()
