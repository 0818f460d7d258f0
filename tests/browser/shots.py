"""Screenshots of every page and state, at three sizes, light and dark: python -m tests.browser.shots DIR [PART ...]

A visitor goes to each state once; the page is then captured at every size and in both colour schemes.
"""

import argparse
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.environment import launch, missing, serving
from tests.browser.mundus_novus_player import BoardPlayer
from tests.browser.test_together import open_table, sit_down
from tests.browser.visitor import READY, Visitor

SIZES = ((1440, 900), (1024, 768), (390, 844))
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
STEPS = 8
MOST_STEPS = 1500
LONGEST_MATCH = 200_000
SETTLED = """scheme => document.documentElement.dataset.theme === scheme
  && document.getAnimations().every(each => each.playState !== 'running')"""


class Album:
    """Takes the screenshots."""

    def __init__(self, folder: Path, browser: Browser, address: str, language: str) -> None:
        self.folder = folder
        self.browser = browser
        self.address = address
        self.language = language

    def come(self, **settings: object) -> Visitor:
        settings = {"level": "cabin-boy", "language": self.language} | settings
        return Visitor(self.browser, self.address, settings=settings)

    def take(self, one: Visitor, name: str) -> None:
        page = one.page
        page.mouse.move(0, 0)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            for scheme in SCHEMES:
                page.emulate_media(color_scheme=scheme)
                page.wait_for_timeout(150)
                page.wait_for_function(SETTLED, arg=scheme)
                page.screenshot(path=self.folder / f"{name}_{width}x{height}_{scheme}.png")
        page.set_viewport_size({"width": 1366, "height": 768})

    # --- parts -----------------------------------------------------------------------------------

    def pages(self) -> None:
        """The pages that a newcomer sees before any table."""
        one = self.come()
        page = one.page
        one.home()
        page.wait_for_timeout(500)
        self.take(one, "home_first")
        page.get_by_role("button", name="Settings").click()
        self.take(one, "settings")
        page.keyboard.press("Escape")
        dialog = one.new_table("mundus_novus")
        self.take(one, "new_table")
        dialog.locator("summary").click()
        self.take(one, "new_table_more")
        for path, name in (
            ("/tables", "tables_none"),
            ("/account", "account"),
            ("/rules", "rules_games"),
            ("/rules/mundus_novus", "rules"),
            ("/join/ABCDEF", "join"),
            ("/nowhere/at/all", "nowhere"),
        ):
            page.goto(path)
            expect(page.locator("main")).to_be_visible()
            page.wait_for_timeout(400)
            self.take(one, name)
        page.goto("/account")
        form = page.locator("form").nth(1)
        form.get_by_label("Login").fill("ana.costa")
        form.get_by_label("Password").fill("fair winds")
        form.locator("button[type=submit]").first.click()
        expect(page.locator("main.two:not(.account)")).to_be_visible()
        page.goto("/account")
        expect(page.locator(".who")).to_be_visible()
        self.take(one, "account_known")
        one.close()

    def together(self) -> None:
        """People gather, somebody watches, an undo is requested, the connection is lost."""
        one, other, third = self.come(), self.come(), self.come()
        code = open_table(one, "columbus_1492", listed=True)
        other.page.goto(f"/join/{code}")
        self.take(one, "gathering")
        third.page.goto("/tables")
        expect(third.page.locator(".match-row")).to_have_count(1)
        self.take(third, "tables_open")
        sit_down(other, code, "Bruno")
        third.page.goto("/tables")
        third.page.get_by_role("link", name="Watch").click()
        expect(third.page.locator(".bar")).to_be_visible()
        one.page.wait_for_timeout(300)
        self.take(third, "watching")
        first, second = (one, other) if one.choices.count() else (other, one)
        first.page.get_by_role("button", name="Roll the dice").click()
        asking = first.page.get_by_role("button", name="Ask to undo")
        expect(asking).to_be_enabled()
        asking.click()
        expect(second.page.get_by_role("button", name="Agree")).to_be_enabled()
        self.take(second, "consent")
        self.take(first, "consent_waits")
        second.page.goto("/tables")
        expect(second.page.locator("a.match-row")).to_have_count(1)
        self.take(second, "tables")
        for each in (one, other, third):
            each.close()

    def tables(self) -> None:
        """The table of each game at its beginning and some turns later."""
        one = self.come()
        for game in ("mundus_novus", "amerigo", "columbus_1492"):
            one.against_bots(game)
            one.page.wait_for_function(READY)
            self.take(one, f"table_{game}_first")
            for step in range(STEPS):
                one.act_by_notation(step)
            one.page.wait_for_function(READY)
            self.take(one, f"table_{game}")
        one.home()
        one.page.wait_for_timeout(500)
        self.take(one, "home")
        one.close()

    def windows(self) -> None:
        """The dialogs over a table."""
        one = self.come()
        page = one.page
        one.against_bots("mundus_novus")
        for step in range(STEPS):
            one.act_by_notation(step)
        while not one.asked() or one.confirm.count():
            one.act_by_notation()
        page.keyboard.press("h")
        expect(page.locator(".notice.hint")).to_be_visible()
        self.take(one, "hint")
        page.keyboard.press("Escape")
        for key, name in (("r", "rules_drawer"), ("?", "keys"), ("/", "command")):
            page.keyboard.press(key)
            expect(page.locator("dialog[open]")).to_be_visible()
            page.wait_for_timeout(300)
            self.take(one, name)
            page.keyboard.press("Escape")
        page.get_by_role("button", name="Menu").click()
        self.take(one, "menu")
        page.keyboard.press("Escape")
        page.get_by_role("tab", name="Chat").click()
        self.take(one, "chat")
        page.keyboard.press("[")
        expect(page.locator(".notice.past")).to_be_visible()
        self.take(one, "past")
        page.context.set_offline(True)
        expect(page.locator(".notice.info")).to_be_visible(timeout=30_000)
        self.take(one, "lost")
        one.close()
        plain = self.come(plain=True)
        plain.against_bots("mundus_novus")
        plain.page.wait_for_function(READY)
        self.take(plain, "table_as_text")
        plain.close()

    def curtain(self) -> None:
        """Two people on one screen."""
        one = self.come()
        dialog = one.new_table("mundus_novus")
        dialog.get_by_label("Who plays seat 2").select_option("local")
        dialog.get_by_placeholder("Name of player 2").fill("Bruno")
        dialog.locator("button[type=submit]").click()
        one.page.wait_for_selector(".curtain")
        self.take(one, "curtain")
        one.close()

    def decisions(self) -> None:
        """A match of Mundus Novus to its end: every kind of decision when it is first asked."""
        one = self.come()
        player = BoardPlayer(one)
        player.sit_down(4)
        seen: set[str] = set()
        for _ in range(MOST_STEPS):
            target = player.next()
            if one.over():
                break
            kind = "turn-done" if one.confirm.count() and not one.asked() else one.asked_question()
            if kind and kind not in seen:
                seen.add(kind)
                self.take(one, f"decision_{kind}")
            player.press(target)
            one.page.wait_for_timeout(15)
        one.close()

    def review(self) -> None:
        """The end of a match that a bot has played out."""
        one = self.come()
        BoardPlayer(one).sit_down(4)
        one.page.wait_for_function(READY)
        one.page.get_by_role("button", name="Menu").click()
        one.page.get_by_role("button", name="Let a bot play for me").click()
        expect(one.page.locator(".review")).to_be_visible(timeout=LONGEST_MATCH)
        one.page.wait_for_timeout(1500)
        self.take(one, "review")
        one.close()


PARTS: tuple[Callable[[Album], None], ...] = (
    Album.pages,
    Album.together,
    Album.tables,
    Album.windows,
    Album.curtain,
    Album.decisions,
    Album.review,
)


def main() -> None:
    names = [part.__name__ for part in PARTS]
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("folder", type=Path)
    wishes.add_argument("parts", nargs="*", metavar="PART", help=f"some only, of: {', '.join(names)}")
    wishes.add_argument("--language", choices=("en", "fr", "nl"), default="en")
    wish = wishes.parse_args()
    reason = missing()
    if reason:
        raise SystemExit(reason)
    wish.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as address,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        album = Album(wish.folder, browser, address, wish.language)
        for part in PARTS:
            if not wish.parts or part.__name__ in wish.parts:
                part(album)
        browser.close()


if __name__ == "__main__":
    main()
