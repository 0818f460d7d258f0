"""Whole matches by clicking, on the panel that any game can be played with."""

import random

import pytest
from playwright.sync_api import expect

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
    expect(one.page.get_by_text("It fits")).to_be_visible()
