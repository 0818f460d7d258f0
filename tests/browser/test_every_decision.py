"""Every kind of decision of Amerigo and of 1492 is made on the board, from a prepared position for each."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.amerigo_player import AmerigoPlayer
from tests.browser.board_player import PHONE, BoardPlayer, Way
from tests.browser.columbus_player import ColumbusPlayer
from tests.browser.environment import serving
from tests.browser.positions import Moment, by_family, families, lay, sit_down, take_seat
from tests.browser.visitor import Visitor

PLAYERS: dict[str, tuple[type[BoardPlayer], int]] = {
    "amerigo": (AmerigoPlayer, 4),
    "columbus_1492": (ColumbusPlayer, 5),
}
A_MOMENT = 20
"""Milliseconds of the page's own clock."""
Laid = list[tuple[Moment, str]]
HIDDEN_BY_THE_TIP = """() => [...document.querySelectorAll('[data-legal]')].filter((each) => {
  const box = each.getBoundingClientRect();
  return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('.tip');
}).map((each) => each.dataset.legal)"""


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Laid]]:
    """Yield a server, and for each kind of decision a table with its join code."""
    folder = tmp_path_factory.mktemp("data")
    moments = [moment for key, (_, seats) in PLAYERS.items() for moment in by_family(key, seats).values()]
    # A seat is taken once: tests other than the first need tables of their own.
    moments += [moment for moment in moments if moment.family in ("build", "decline", "sail")] * 2
    codes = lay(folder, moments)
    with serving(folder) as address:
        yield address, list(zip(moments, codes, strict=True))


@pytest.mark.parametrize("key", PLAYERS)
def test_every_family_of_actions_is_chosen_on_the_board(
    browser: Browser, laid: tuple[str, Laid], key: str
) -> None:
    address, tables = laid
    one = Visitor(browser, address)
    made: set[str] = set()
    for moment, code in tables:
        if moment.game == key and moment.family not in made:
            sit_down(one, code)
            choose(PLAYERS[key][0](one), moment)
            made.add(moment.family)
    one.close()
    one.check()
    assert made == families(key)


@pytest.mark.parametrize("way", ["touch", "keys"])
def test_a_tile_is_turned_and_laid_by_touch_and_by_keys(
    browser: Browser, laid: tuple[str, Laid], way: Way
) -> None:
    address, tables = laid
    built = [(moment, code) for moment, code in tables if moment.family == "build"]
    moment, code = built[1 if way == "touch" else 2]
    one = Visitor(browser, address, **(PHONE if way == "touch" else {}))
    sit_down(one, code)
    choose(AmerigoPlayer(one, way), moment)
    one.close()
    one.check()


@pytest.mark.parametrize("number, asking", [(1, "turn"), (2, "choice")])
def test_when_its_time_is_over_a_storm_comes_whatever_one_confirms_else(
    browser: Browser, laid: tuple[str, Laid], number: int, asking: str
) -> None:
    address, tables = laid
    code = [code for moment, code in tables if moment.family == "decline"][number]
    one = Visitor(browser, address, settings={"asking": asking})
    table = take_seat(one, code)
    clock, countdown = one.page.clock, one.page.locator(".cc-countdown text")
    clock.install(time=0)
    clock.pause_at(1)
    one.page.goto(table)

    def begun() -> bool:
        clock.run_for(A_MOMENT)
        return countdown.count() > 0

    one.wait_until(begun, "nobody is asked")
    player = ColumbusPlayer(one)
    version = player.position()["version"]
    expect(countdown).to_have_text("12")
    assert "decline" not in one.acts()
    clock.run_for(12_500)
    clock.resume()
    player.wait_past(version)
    assert "decline" in one.acts()
    expect(one.page.locator(".cc-reaction")).to_have_count(0)
    one.close()
    one.check()


def test_a_tooltip_keeps_nobody_from_pressing_what_lies_below_it(
    browser: Browser, laid: tuple[str, Laid]
) -> None:
    address, tables = laid
    one = Visitor(browser, address)
    sails = [code for moment, code in tables if (moment.game, moment.family) == ("amerigo", "sail")]
    sit_down(one, sails[1])
    tip = one.page.locator(".tip")
    for spot in one.page.locator(".am-spot.is-sail:not([data-legal*=frame])").all()[:6]:
        spot.hover()
        expect(tip.locator("b")).to_have_text(str(spot.get_attribute("aria-label")))
        one.wait_until(
            lambda: one.page.evaluate(HIDDEN_BY_THE_TIP) == [], "a tip lies over what can be chosen"
        )
    one.close()
    one.check()


def choose(player: BoardPlayer, moment: Moment) -> None:
    """Make a choice of the moment's family, and check that the log shows it."""
    one = player.one
    # Other seats choose first, so that nothing comes between.
    one.wait_until(
        lambda: {each["seat"] for each in player.position()["waiting"]} == {moment.seat}, "others are asked"
    )
    position = player.position()
    own = [choice for choice in position["asked"]["choices"] if choice["family"] == moment.family]
    player.make(own[-1], position)
    player.wait_past(position["version"])
    lines = [line["action"] for line in log_of(one) if line["seat"] == moment.seat]
    assert own[-1]["action"] in lines, f"{own[-1]['action']} was not what reached the table"


def log_of(one: Visitor) -> list[dict[str, object]]:
    """Return every line of the log since the visitor joined."""
    return [line for text in one.heard for line in json.loads(text).get("lines", [])]
