"""1492 on its own board: whole matches by mouse, keys and touch; names and rules of all that can be chosen."""

import pytest
from playwright.sync_api import expect

from tests.browser.board_player import PHONE
from tests.browser.columbus_player import ColumbusPlayer
from tests.browser.conftest import NewVisitor


@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_match_by_clicking(visitor: NewVisitor, seats: int) -> None:
    player = ColumbusPlayer(visitor())
    player.sit_down(seats)
    player.play()
    expect(player.page.locator(".review h1")).to_be_visible()
    assert player.made.keys() >= {"roll", "rose", "end"}


def test_a_whole_match_by_keyboard_alone(visitor: NewVisitor) -> None:
    player = ColumbusPlayer(visitor(), way="keys")
    player.sit_down(2)
    player.play()
    expect(player.page.locator(".review h1")).to_be_visible()


def test_a_whole_match_by_touch_on_a_phone(visitor: NewVisitor) -> None:
    one = visitor(**PHONE)
    player = ColumbusPlayer(one, way="touch")
    player.sit_down(3)
    player.play(20)
    assert one.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    player.play()
    expect(one.page.locator(".review h1")).to_be_visible()


def test_a_tablet_shows_all_of_it_while_it_is_played_by_touch(visitor: NewVisitor) -> None:
    one = visitor(viewport={"width": 1024, "height": 768}, has_touch=True)
    player = ColumbusPlayer(one, way="touch")
    player.sit_down(2)
    player.play(15)
    assert one.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_all_that_can_be_chosen_has_a_name_and_squares_name_their_rule(visitor: NewVisitor) -> None:
    one = visitor()
    player = ColumbusPlayer(one)
    player.sit_down(2)
    squares = 0
    for _ in range(30):
        one.ready()
        things = one.page.locator("[data-legal]")
        nameless = things.evaluate_all(
            "all => all.filter(each => !(each.getAttribute('aria-label') ?? each.textContent).trim())"
            ".map(each => each.outerHTML)"
        )
        assert nameless == []
        rules = one.page.locator(".cc-spot, .cc-sector").evaluate_all(
            "all => all.map(each => each.dataset.tipRule)"
        )
        assert all(rule.startswith("CC-") for rule in rules)
        squares += len(rules)
        if not player.step():
            break
    assert squares > 0
