"""Every page and state of the client, one after another, whatever language the visitor reads."""

import re
from collections.abc import Iterator

from playwright.sync_api import expect

from tests.browser.visitor import Visitor

PATHS = ("/", "/tables", "/account", "/rules/mundus_novus", "/join/ABCDEF", "/nowhere/at/all")
REGISTER = """login => fetch('/api/register', {
  method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({login, password: 'fair winds'}),
}).then(answer => answer.ok)"""
LONGEST_MATCH = 120_000

ME, OPEN, HERE = {"role": "me"}, {"role": "open"}, {"role": "local", "name": "Bartholomeu"}
BOTS = [{"role": "bot", "level": "cabin-boy", "name": name} for name in ("Esmeralda", "Vasco")]


def make(one: Visitor, game: str, seats: list[dict[str, str]], *, listed: bool = False) -> str:
    """A new table; its address."""
    return one.new_match("Maximiliana", {"game": game, "seats": seats, "pace_ms": 0, "public": listed})


def walk(one: Visitor, login: str) -> Iterator[str]:
    """Leads a visitor through all states; gives the name of each while it is shown."""
    page = one.page
    one.home()
    finished = make(one, "columbus_1492", BOTS)
    one.expect_refusal(404)  # no table has the code of the join page
    for path in PATHS:
        page.goto(path)
        expect(page.locator("main")).to_be_visible()
        page.wait_for_load_state("networkidle")
        yield path
    yield from windows_of_home(one)
    page.goto(make(one, "columbus_1492", [ME, OPEN], listed=True))
    expect(page.locator("svg.qr path")).to_have_attribute("d", re.compile("M"))
    yield "gathering"
    page.goto(make(one, "mundus_novus", [ME, HERE]))
    expect(page.locator(".curtain")).to_be_visible()
    yield "curtain"
    yield from table(one)
    page.goto(finished)
    expect(page.locator(".review")).to_be_visible(timeout=LONGEST_MATCH)
    page.wait_for_load_state("networkidle")
    yield "review"
    page.evaluate(REGISTER, login)
    page.goto("/account")
    expect(page.locator(".who")).to_be_visible()
    yield "account, known"


def windows_of_home(one: Visitor) -> Iterator[str]:
    page = one.page
    page.goto("/")
    page.locator(".nav button").last.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    yield "settings"
    page.keyboard.press("Escape")
    page.locator(".plate .btn.p").last.click()
    page.locator("dialog.new-table summary").click()
    yield "new table"
    page.keyboard.press("Escape")


def table(one: Visitor) -> Iterator[str]:
    """A table of Mundus Novus, and what opens over it."""
    page = one.page
    page.goto(make(one, "mundus_novus", [ME, *BOTS, BOTS[0]]))
    one.ready()
    yield "table"
    for key, name in (("r", "rules drawer"), ("?", "keys"), ("/", "command")):
        page.keyboard.press(key)
        expect(page.locator("dialog[open]")).to_be_visible()
        yield name
        page.keyboard.press("Escape")
    page.locator(".top button").last.click()
    yield "menu"
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(page.locator(".notice.hint")).to_be_visible()
    yield "hint"
    one.act_by_notation()
    one.ready()
    page.keyboard.press("[")
    expect(page.locator(".notice.past")).to_be_visible()
    yield "past"
