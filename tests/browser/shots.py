"""Pictures of every page and state, at three sizes, by day and by night: python -m tests.browser.shots DIR"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.house import launch, missing, serving
from tests.browser.test_together import open_table, sit_down
from tests.browser.visitor import READY, Visitor

SIZES = ((1440, 900), (1024, 768), (390, 844))
SCHEMES = ("light", "dark")
GAMES = ("mundus_novus", "amerigo", "columbus_1492")
STEPS = 8
MOST_STEPS = 900


class Album:
    """Takes the pictures of one size and scheme."""

    def __init__(
        self, folder: Path, browser: Browser, address: str, size: tuple[int, int], scheme: str
    ) -> None:
        self.folder = folder
        self.size = size
        self.scheme = scheme
        self.come: Callable[[], Visitor] = lambda: Visitor(
            browser,
            address,
            viewport={"width": size[0], "height": size[1]},
            color_scheme=scheme,
            has_touch=size[0] < 700,
            bypass_csp=True,
            settings={"level": "cabin-boy"},
        )

    def take(self, one: Visitor, name: str) -> None:
        one.page.wait_for_timeout(450)
        width, height = self.size
        one.page.screenshot(path=self.folder / f"{name}_{width}x{height}_{self.scheme}.png")

    def pages(self) -> None:
        one = self.come()
        one.home()
        self.take(one, "home_first")
        one.page.get_by_role("button", name="Settings").click()
        self.take(one, "settings")
        one.page.keyboard.press("Escape")
        one.new_table("mundus_novus")
        self.take(one, "new_table")
        one.page.goto("/rules/mundus_novus")
        self.take(one, "rules")
        one.page.goto("/join/ABCDEF")
        self.take(one, "join")
        one.close()

    def gathering(self) -> None:
        one, other = self.come(), self.come()
        code = open_table(one, "columbus_1492")
        self.take(one, "gathering")
        sit_down(other, code, "Bruno")
        one.page.goto("/tables")
        self.take(one, "tables")
        one.close()
        other.close()

    def tables(self) -> None:
        one = self.come()
        for game in GAMES:
            one.against_bots(game)
            one.page.wait_for_function(READY)
            self.take(one, f"table_{game}_first")
            for step in range(STEPS):
                one.act_by_notation(step)
            one.page.wait_for_function(READY)
            self.take(one, f"table_{game}")
        while not one.asked() or one.confirm.count():
            one.act_by_notation()
        one.page.keyboard.press("h")
        expect(one.page.locator(".notice.hint, .review").first).to_be_visible()
        self.take(one, "hint")
        one.page.keyboard.press("Escape")
        one.page.keyboard.press("r")
        self.take(one, "rules_drawer")
        one.page.keyboard.press("Escape")
        one.page.keyboard.press("?")
        self.take(one, "keys")
        one.page.keyboard.press("Escape")
        one.page.keyboard.press("/")
        self.take(one, "command")
        one.page.keyboard.press("Escape")
        one.page.get_by_role("button", name="Menu").click()
        self.take(one, "menu")
        one.page.keyboard.press("Escape")
        one.page.keyboard.press("[")
        self.take(one, "past")
        one.home()
        self.take(one, "home")
        one.close()

    def curtain(self) -> None:
        one = self.come()
        dialog = one.new_table("mundus_novus")
        dialog.get_by_label("Who plays seat 2").select_option("local")
        dialog.get_by_placeholder("Name of player 2").fill("Bruno")
        dialog.locator("button[type=submit]").click()
        one.page.wait_for_selector(".curtain")
        self.take(one, "curtain")
        one.close()

    def review(self) -> None:
        one = self.come()
        one.against_bots("mundus_novus")
        for step in range(MOST_STEPS):
            one.act_by_notation(step)
            if one.over():
                break
        one.page.wait_for_timeout(1500)
        self.take(one, "review")
        one.close()


def main() -> None:
    reason = missing()
    if reason or len(sys.argv) < 2:
        raise SystemExit(reason or __doc__)
    folder = Path(sys.argv[1])
    only = sys.argv[2:]
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as address,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for scheme in SCHEMES:
            for size in SIZES:
                album = Album(folder, browser, address, size, scheme)
                for part in (album.pages, album.gathering, album.tables, album.curtain, album.review):
                    if not only or part.__name__ in only or f"{size[0]}-{scheme}" in only:
                        part()
        browser.close()


if __name__ == "__main__":
    main()
