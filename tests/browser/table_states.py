"""States of a table in mid match and the dialogs over it, for tests that check every state."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from caravela.kernel.state import State
from tests.browser.board_player import PHONE
from tests.browser.conftest import NewVisitor
from tests.browser.positions import sit_down
from tests.browser.states import BOTS, LONGEST_MATCH, ME, make
from tests.browser.test_together import after_a_roll
from tests.browser.visitor import READY, Visitor
from tests.rules.columbus_1492.table import RULES, dice_turn

GAMES = ("amerigo", "columbus_1492", "mundus_novus")
STEPS = 6
MOST_STEPS = 60
WIDE, NARROW = (1366, 768), (390, 844)
HOLD = """window.setTimeout = (tell => (work, wait, ...more) =>
  tell(work, wait > 2000 && wait < 9000 ? 1e6 : wait, ...more))(window.setTimeout)"""
"""Keep temporary elements visible, so that they can be checked."""
STORM: State = dice_turn("storm storm", {"A": "10,8", "B": "8,8", "C": "11,1"}, seats=3)
POSITIONS = {"storm": RULES.encode(STORM)}
"""Tables of 1492 that must exist before the server starts; every part gets their codes."""


Part = Callable[[NewVisitor, dict[str, str]], Iterator["Shown"]]


@dataclass(frozen=True)
class Shown:
    """A state while it is shown, and the window sizes that have it."""

    name: str
    page: Page
    sizes: tuple[tuple[int, int], ...] = (WIDE, NARROW)


def asking_to_undo(new: NewVisitor, _: dict[str, str]) -> Iterator[Shown]:
    """One player has rolled the dice and requests an undo; the other refuses."""
    first, second = after_a_roll(new)
    first.page.get_by_role("button", name="Ask to undo").click()
    refuse = second.page.get_by_role("button", name="Refuse")
    expect(refuse).to_be_enabled()
    yield Shown("an undo is asked for", second.page)
    expect(first.page.get_by_role("button", name="Withdraw request")).to_be_visible()
    yield Shown("an undo waits", first.page)
    refuse.click()
    expect(second.page.get_by_role("alertdialog")).to_have_count(0)
    expect(first.page.get_by_role("button", name="Ask to undo")).to_be_visible()
    yield Shown("an undo was refused", first.page)
    yield Shown("an undo that was refused", second.page)


def phones(new: NewVisitor, _: dict[str, str]) -> Iterator[Shown]:
    """The sheets of a phone."""
    one = new(**PHONE)
    page = one.page
    sheets: dict[str, tuple[str, ...]] = {
        "amerigo": ("Islands", "Wheel and supply"),
        "columbus_1492": (),
        "mundus_novus": ("Payouts",),
    }
    for game in GAMES:
        page.goto(make(one, game, [ME, *BOTS]))
        go_on(one, STEPS)
        yield Shown(f"{game} on a phone", page, (NARROW,))
        chips = page.locator(".strip .sc")
        yield from sheet(page, chips.first, f"{game}, oneself on a phone")
        yield from sheet(page, chips.last, f"{game}, another player on a phone")
        log = page.get_by_role("button", name="Log and chat")
        yield from sheet(page, log, f"{game}, log on a phone")
        for name in sheets[game]:
            opens = page.get_by_role("button", name=name).first
            yield from sheet(page, opens, f"{game}, {name} on a phone")
    page.get_by_role("button", name="Log and chat").tap()
    page.get_by_role("tab", name="Chat").tap()
    yield Shown("chat on a phone", page, (NARROW,))


def sheet(page: Page, opens: Locator, name: str) -> Iterator[Shown]:
    opens.tap()
    expect(page.locator("dialog[open]")).to_be_visible()
    yield Shown(name, page, (NARROW,))
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def boards(new: NewVisitor, codes: dict[str, str]) -> Iterator[Shown]:
    """Amerigo and 1492 in mid match, and what happens there."""
    one = new()
    sit_down(one, codes["storm"])
    expect(one.page.locator(".cc-sector").first).to_be_visible()
    yield Shown("a storm of 1492", one.page)
    one.page.keyboard.press("/")
    one.page.locator("dialog[open] [role=combobox]").fill(one.asked()[0])
    expect(one.page.get_by_role("option").first).to_be_visible()
    yield Shown("choices that fit what is typed", one.page)
    one.page.keyboard.press("Escape")
    one.page.goto(make(one, "columbus_1492", [ME, *BOTS]))
    go_on(one, STEPS)
    yield Shown("1492 in mid match", one.page)
    thrower = new(settings={"motion": "slow"})
    thrower.page.add_init_script(HOLD)
    thrower.page.goto(make(thrower, "amerigo", [ME, *BOTS]))
    tower = thrower.page.locator(".am-throw")
    for _ in range(MOST_STEPS):
        go_on(thrower, 1)
        if tower.count():
            break
    expect(tower).to_be_visible()
    yield Shown("a throw into the tower", thrower.page)
    expect(tower).to_be_visible()
    thrower.page.keyboard.press("Shift")
    expect(tower).to_have_count(0)
    yield Shown("Amerigo in mid match", thrower.page)
    thrower.page.get_by_role("button", name="Menu").click()
    thrower.page.get_by_role("button", name="Settings").click()
    expect(thrower.page.locator("dialog[open]")).to_be_visible()
    yield Shown("settings at a table", thrower.page)


def tooltips(new: NewVisitor, _: dict[str, str]) -> Iterator[Shown]:
    """By hover, by focus, and by long press."""
    one, other = new(), new(**PHONE)
    for each in (one, other):
        each.page.goto(make(each, "columbus_1492", [ME, *BOTS]))
        each.ready()
    tip = one.page.locator(".tip")
    one.page.locator(".pp [data-tip]").first.hover()
    expect(tip).to_be_visible()
    yield Shown("a tooltip under the mouse", one.page, (WIDE,))
    one.page.mouse.move(1, 1)
    expect(tip).to_have_count(0)
    one.page.locator(".top button").first.focus()
    while not one.page.evaluate("document.activeElement.matches('[data-tip]')"):
        one.page.keyboard.press("Tab")
    expect(tip).to_be_visible()
    yield Shown("a tooltip at the focus", one.page, (WIDE,))
    box = other.page.locator(".bar [data-tip]").first.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line = other.context.new_cdp_session(other.page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(other.page.locator(".tip")).to_be_visible()
    yield Shown("a tooltip under a finger", other.page, (NARROW,))
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(other.page.locator(".tip")).to_be_visible()


def endings(new: NewVisitor, _: dict[str, str]) -> Iterator[Shown]:
    """The page after a match of each game, and its replay."""
    one = new()
    page = one.page
    matches = {game: make(one, game, BOTS) for game in GAMES}
    for game, address in matches.items():
        page.goto(address)
        expect(page.locator(".review")).to_be_visible(timeout=LONGEST_MATCH)
        page.wait_for_load_state("networkidle")
        yield Shown(f"review of {game}", page)
        page.keyboard.press("[")
        expect(page.locator(".replay")).to_be_visible()
        yield Shown(f"replay of {game}", page)


def go_on(one: Visitor, steps: int) -> None:
    """Make some choices, and wait until something can be chosen again."""
    for number in range(steps):
        one.act_by_notation(number)
    one.page.wait_for_function(READY)


PARTS: tuple[Part, ...] = (asking_to_undo, phones, boards, tooltips, endings)
"""Each one leads visitors, created by `new`, through some states."""
