"""Nothing moves under the hand: board, log and buttons keep their places through a turn; the log stays in sight."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.conftest import NewVisitor
from tests.browser.environment import serving
from tests.browser.fits import PAINTED, cut, troubles
from tests.browser.laid_tables import lay_tables
from tests.browser.shifts import shifts, watch_shifts
from tests.browser.visitor import ANSWERED, READY, TITLES, Visitor
from tests.rules.amerigo.table import document, position

PILE = ["village-single", "village-domino", "village-l3", "neutral-i3", "neutral-u5", "neutral-block6"]
TOKENS = {"A": ["purse-5", "treasury"], "B": ["royal-favour"]}
PLANNED = {
    f"{players} players": document(
        position(
            seats={
                letter: {"pile": PILE[:4], "tokens": TOKENS.get(letter, [])}
                for letter in "BCD"[: players - 1]
            }
            | {"A": {"pile": PILE, "tokens": TOKENS["A"]}},
            players=players,
        )
    )
    for players in (2, 3, 4)
}
"""Amerigo with as many planned tiles as people ever have."""
LEAST_LOG = 170
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
SETTINGS = {"guide": "always", "warn-moves": True, "warn-things": True, "warn-points": True}
STEPS = 6
GIVE_UP = ("finish", "end", "pass")
"""Choices that a warning comes before, if something is lost by them."""


codes: dict[str, str] = {}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("data")
    codes.update(lay_tables(folder, "amerigo", PLANNED))
    with serving(folder) as found:
        yield found


def sit_down(one: Visitor, game: str, seats: int) -> None:
    bots = [{"role": "bot", "level": "cabin-boy"}] * (seats - 1)
    wish = {"game": game, "seats": [{"role": "me"}, *bots], "pace_ms": 0}
    one.page.goto(one.new_match("Ana", wish))
    one.ready()


def button(one: Visitor, name: str) -> Locator:
    return one.page.locator(".bar").get_by_role("button", name=name, exact=True)


def take_back_and_redo(one: Visitor) -> None:
    button(one, "Undo").click()
    one.page.wait_for_function(ANSWERED)
    redo = button(one, "Redo")
    if redo.count():
        redo.click()
        one.page.wait_for_function(ANSWERED)


def provoke_a_warning(one: Visitor) -> None:
    """Try to give something up, and go back if a warning comes."""
    action = next((each for each in GIVE_UP if each in one.asked()), None)
    if action is None or len(one.asked()) == 1:
        return
    one.page.locator(f'[data-legal="{action}"]').first.click()
    one.page.wait_for_function(f"() => document.querySelector('.notice.warning') || ({READY})()")
    back = button(one, "Go back")
    if back.count():
        back.click()


def one_step(one: Visitor) -> None:
    """Do all that people do before they decide, decide as advised, change their mind twice."""
    page = one.page
    page.wait_for_function(READY)
    if not one.asked():
        one.confirm.first.click()
        page.wait_for_function(ANSWERED)
        return
    provoke_a_warning(one)
    page.wait_for_function(READY)
    if not one.asked() or one.asked_question() == "":
        return
    button(one, "Hint").click()
    expect(page.locator(".notice.hint")).to_be_visible()
    page.locator(".notice.hint").get_by_text("Why?").click()
    expect(page.locator(".thoughts")).to_be_visible()
    button(one, "Play it").click()
    page.wait_for_function(ANSWERED)
    page.wait_for_function(READY)
    if page.locator(".chip.step:not(:disabled)").count():
        take_back_and_redo(one)


@pytest.mark.parametrize("game", TITLES)
def test_nothing_moves_while_somebody_plays(visitor: NewVisitor, game: str) -> None:
    one = visitor(viewport=DESKTOP, settings=SETTINGS)
    sit_down(one, game, 3)
    assert cut(one.page, ".action") == []
    watch_shifts(one.page)
    for _ in range(STEPS):
        one_step(one)
        assert shifts(one.page) == {}


def test_the_log_of_amerigo_stays_in_sight(visitor: NewVisitor) -> None:
    one = visitor(settings={"guide": "always"})
    page = one.page
    for table in PLANNED:
        page.goto(one.join("Ana", codes[table]))
        one.ready()
        for width, height in ((1366, 768), (1440, 900)):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(PAINTED)
            log = page.locator(".panel.log").bounding_box()
            assert log is not None
            assert log["height"] >= LEAST_LOG
            assert log["y"] + log["height"] <= height
            page.get_by_role("tab", name="Chat").click()
            expect(page.locator(".panel.log input").last).to_be_in_viewport(ratio=0.9)
            page.get_by_role("tab", name="Log").click()
            for panel in (".pp >> nth=-1", ".am-sheet", ".am-tracks"):
                page.locator(panel).scroll_into_view_if_needed()
                expect(page.locator(panel)).to_be_in_viewport(ratio=0.5)
            assert troubles(page) == []
