"""Whole matches by clicking, on the generic panel that every game has."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from caravela.proof import prove_file
from tests.browser.conftest import NewVisitor

MOST_CLICKS = 1200
ANALYSIS_MS = 300_000


def check_lessons_of_the_review(page: Page) -> None:
    """Check the review: own mistakes with cost and reason come first, every key moment has a text, luck is shown."""
    mistakes = page.locator(".mistakes")
    expect(mistakes.get_by_role("heading", name="Your mistakes")).to_be_visible(timeout=ANALYSIS_MS)
    first = mistakes.locator("li").first
    expect(first).to_contain_text(re.compile(r"Lost \d+ percentage points?\. Better: "))
    expect(first.locator(".reason").first).to_have_text(re.compile(r"\w.*\."))
    expect(first.get_by_role("button", name="Play on from here")).to_be_visible()
    expect(first.get_by_role("button", name="Copy a link to move")).to_be_visible()
    for words in page.locator(".chances:not(.mistakes) .moments .quiet").all_inner_texts():
        assert re.search(r"percentage points? (up|down)\. \w", words), words
    expect(page.locator(".luck tbody tr")).to_have_count(4)
    expect(page.locator(".chances:not(.mistakes) .graph text", has_text=re.compile("^1$"))).to_be_visible()


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
    if game == "columbus_1492":
        check_lessons_of_the_review(one.page)
    one.page.get_by_role("button", name="Verify the shuffle").click()
    expect(
        one.page.get_by_text("Verified: the seed matches the fingerprint this browser saved")
    ).to_be_visible()
    with one.page.expect_response("**/watch") as answered:
        one.page.get_by_role("button", name="Copy link").click()
    # A visitor with the link can watch, download and replay the match; their browser has stored nothing before.
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


def test_the_same_deal_is_compared_side_by_side(visitor: NewVisitor) -> None:
    one = visitor()
    one.home()
    bots = [{"role": "bot", "level": "cabin-boy"}, {"role": "bot", "level": "mate"}]
    wish = {"game": "columbus_1492", "seats": bots, "pace_ms": 0}
    first = one.new_match("Ana", wish)
    one.page.goto(first)
    expect(one.page.locator(".review h1")).to_be_visible(timeout=ANALYSIS_MS)
    expect(one.page.locator(".deal-plays")).to_have_count(0)
    match = first.rpartition("/")[2]
    again = one.ask("POST", f"/api/matches/{match}/branch", {**wish, "seats": bots[::-1], "from_at": 0})
    one.page.goto(f"/table/{again['match']}")
    expect(one.page.locator(".review h1")).to_be_visible(timeout=ANALYSIS_MS)
    plays = one.page.locator(".deal-plays")
    expect(plays.locator("thead th")).to_have_count(2)
    expect(plays.locator("thead a")).to_have_attribute("href", first)
    rows = plays.locator("tr.seat")
    expect(rows).to_have_count(2)
    scores = rows.locator("td").all_inner_texts()
    assert len(scores) == 4
    assert all(re.match(r"[-−]?\d+", score) for score in scores), scores
