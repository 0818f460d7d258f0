"""A person at a table of 1492: takes up dice, marks those to roll again, chooses gusts and how far they fly."""

from typing import Any, ClassVar

from tests.browser.board_player import BoardPlayer, Choice

FACE_OF = {
    "rose": "rose",
    "sail": "sail",
    "repair": "sail",
    "gust": "gust",
    "storm": "storm",
    "supply": "spyglass",
    "draw": "spyglass",
    "look": "spyglass",
}


class ColumbusPlayer(BoardPlayer):
    game: ClassVar[str] = "columbus_1492"
    quick: ClassVar[frozenset[str]] = frozenset({"end", "blow", "decline", "stop", "leave"})

    def make(self, choice: Choice, position: dict[str, Any]) -> None:
        self.take_up(choice, position)
        super().make(choice, position)

    def take_up(self, choice: Choice, position: dict[str, Any]) -> None:
        """Whatever must be chosen before the action itself can be."""
        family, facts, action = choice["family"], choice["facts"], choice["action"]
        if family == "reroll":
            for face in action.split(" ")[1:]:
                again = f'.die-slot:not(.used)[data-facts="face-{face}"] .die-mark[aria-pressed="false"]'
                self.press(self.page.locator(again).first)
            return
        if self.is_shown(action):
            return
        if position["asked"]["question"] == "dice" and family in FACE_OF:
            die = f'.die-slot:not(.used)[data-facts="face-{FACE_OF[family]}"] .die-button'
            self.press(self.page.locator(die).first)
        if family == "gust" and not self.is_shown(action):
            gust = self.page.get_by_role("button", name=f"Gust {facts['gust']}", exact=True)
            if gust.count():
                self.press(gust.first)
            squares = "1 square" if facts["count"] == 1 else f"{facts['count']} squares"
            count = self.page.get_by_role("button", name=squares, exact=True)
            if not self.is_shown(action) and count.count():
                self.press(count.first)
