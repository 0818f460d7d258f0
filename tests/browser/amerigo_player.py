"""A person at a table of Amerigo: tiles are picked up, turned and laid; everything else is pressed where it stands."""

import time
from typing import Any, ClassVar

from playwright.sync_api import Locator, expect

from tests.browser.board_player import LONGEST_WAIT, PAUSE, BoardPlayer, Choice

LAYING = ("drag", "press")


class AmerigoPlayer(BoardPlayer):
    game: ClassVar[str] = "amerigo"
    quick: ClassVar[frozenset[str]] = frozenset({"pass", "finish", "no-post", "no-token"})
    turns: ClassVar[frozenset[str]] = frozenset({"do"})

    def within_reach(self, choice: Choice) -> bool:
        """On a phone a close-up shows a part of the sea."""
        return self.way != "touch" or choice["family"] == "build" or self.is_shown(choice["action"])

    def make(self, choice: Choice, position: dict[str, Any]) -> None:
        if choice["family"] == "build":
            self.build(choice["action"])
            self.wait_until_built(len(position["view"]["built"]))
        else:
            super().make(choice, position)

    def planned(self, tile: str) -> Locator:
        return self.page.locator(f'.am-planned[data-facts="{tile}"]').locator("visible=true").first

    def build(self, action: str) -> None:
        """The tile comes into hand and is turned until it lies as the action says; then it is laid."""
        _, tile, _ = action.split()
        if self.planned(tile).get_attribute("aria-pressed") != "true":
            self.press(self.planned(tile))
        place = self.page.locator(f'.am-place[data-legal="{action}"]')
        for turn in range(8):
            if place.count():
                break
            self.turn(mirror=turn == 3)
        if self.way == "mouse" and LAYING[self.made["build"] % 2] == "drag":
            self.drag(self.planned(tile), place.last)
        else:
            self.press(place.last)
        if self.way == "touch":  # a finger shows the tile first; it is laid when that is confirmed
            expect(self.page.locator(".am-pill")).to_be_visible()
            self.press(self.one.confirm.first)

    def wait_until_built(self, before: int) -> None:
        """The board says by itself where the tile lies, once the table has heard which one it is."""
        end = time.monotonic() + LONGEST_WAIT
        while len(self.position()["view"]["built"]) == before and not self.one.over():
            assert time.monotonic() < end, "the tile was not laid"
            self.page.wait_for_timeout(PAUSE)

    def turn(self, mirror: bool) -> None:
        before = self.page.locator(".am-planned.on svg").first.inner_html()
        if self.way == "touch":
            self.page.get_by_role("button", name="Mirror" if mirror else "Rotate").tap()
        else:
            self.page.keyboard.press("f" if mirror else "r")
        if not mirror:  # a mirror image may look the same
            self.page.wait_for_function(
                "(before) => document.querySelector('.am-planned.on svg')?.innerHTML !== before", arg=before
            )

    def drag(self, tile: Locator, place: Locator) -> None:
        from_box, to_box = tile.bounding_box(), place.bounding_box()
        assert from_box is not None
        assert to_box is not None
        mouse = self.page.mouse
        x, y = to_box["x"] + to_box["width"] / 2, to_box["y"] + to_box["height"] / 2
        mouse.move(from_box["x"] + 20, from_box["y"] + 20)
        mouse.down()
        mouse.move(x + 60, y + 40, steps=4)
        mouse.move(x, y, steps=3)
        expect(self.page.locator(".am-ghost")).to_be_visible()
        expect(self.page.locator(".am-pill b")).to_contain_text("+")
        mouse.up()
