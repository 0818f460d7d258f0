"""A simulated player at a board: finds the element of an action, and uses it by mouse, touch or keyboard."""

import random
import time
from collections import Counter
from collections.abc import Iterable
from typing import Any, ClassVar, Literal

from playwright.sync_api import Locator

from tests.browser.visitor import READY, Visitor

Way = Literal["mouse", "touch", "keys"]
Choice = dict[str, Any]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
MOST_STEPS = 1500
MOST_PRESSES = 2
ANSWERS_WITHIN = 10.0
"""Seconds within which a click must take effect."""
TURNS = 4
MOST_ARROWS = 40
MOST_TABS = 200
PAUSE = 15
LONGEST_WAIT = 60.0
"""Seconds: four bots on a busy machine are slow."""
ARROW = """(target) => {
  const here = document.activeElement?.closest('[data-legal]');
  if (here === target) return 'Enter';
  if (!here) return 'ArrowDown';
  const middle = (each) => {
    const box = each.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(target).map((value, at) => value - middle(here)[at]);
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'ArrowRight' : 'ArrowLeft';
  return y > 0 ? 'ArrowDown' : 'ArrowUp';
}"""


class BoardPlayer:
    """Does every kind of action a few times, then only what ends a turn soonest, to keep the match short."""

    game: ClassVar[str]
    quick: ClassVar[frozenset[str]]
    """Families that give something up."""
    turns: ClassVar[frozenset[str]] = frozenset()
    """Families that begin a turn: they are chosen more often."""

    def __init__(self, one: Visitor, way: Way = "mouse", often: int = 4) -> None:
        self.one = one
        self.page = one.page
        self.way = way
        self.often = often
        self.chance = random.Random(1492)
        self.made: Counter[str] = Counter()

    # --- at the table ----------------------------------------------------------------------------

    def sit_down(self, seats: int) -> None:
        """Open a new table against bots that answer at once."""
        bots = [{"role": "bot", "level": "cabin-boy"}] * (seats - 1)
        wish = {"game": self.game, "seats": [{"role": "me"}, *bots], "pace_ms": 0}
        self.page.goto(self.one.new_match("Ana", wish))
        self.one.ready()

    def position(self) -> dict[str, Any]:
        """Return the server's last position."""
        assert self.one.position is not None, "the server has said nothing"
        return self.one.position

    def play(self, most: int = MOST_STEPS) -> None:
        """Play to the end of the match, or at most `most` steps."""
        for _ in range(most):
            if not self.step():
                return

    def step(self) -> bool:
        """Make one decision or end the turn; return False when the match is over."""
        position = self.settle()
        if position is None:
            return False
        if position["asked"] is None:
            self.confirm_turn()
        else:
            choice = self.prefer(position)
            self.make(choice, position)
            self.made[choice["family"]] += 1
        self.wait_past(position["version"])
        return True

    def settle(self) -> dict[str, Any] | None:
        """Wait until this player must choose, and return the position; None when the match is over."""
        end = time.monotonic() + LONGEST_WAIT
        while time.monotonic() < end:
            self.page.wait_for_function(READY, timeout=1000 * LONGEST_WAIT)
            if self.one.over():
                return None
            position = self.position()
            asked = position["asked"]
            if (asked is not None and asked["owed"]) or self.one.confirm.count():
                return position
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError("nothing is asked")

    def confirm_turn(self) -> None:
        if self.way == "keys":
            self.page.keyboard.press("Escape")
            self.page.evaluate("document.activeElement?.blur()")
            self.page.keyboard.press("Enter")
        else:
            self.press(self.one.confirm.first)

    def wait_past(self, version: int) -> None:
        end = time.monotonic() + LONGEST_WAIT
        while self.position()["version"] == version and not self.one.over():
            assert time.monotonic() < end, "nothing reached the table"
            self.page.wait_for_timeout(PAUSE)

    # --- choosing --------------------------------------------------------------------------------

    def prefer(self, position: dict[str, Any]) -> Choice:
        choices = [choice for choice in position["asked"]["choices"] if self.within_reach(choice)]
        lively = [choice for choice in choices if choice["family"] not in self.quick]
        fresh = [choice for choice in lively if self.made[choice["family"]] < self.most(choice["family"])]
        soon = [choice for choice in choices if choice["family"] in self.quick]
        pool = fresh or soon or choices or position["asked"]["choices"]
        least = min(self.made[choice["family"]] for choice in pool)
        return dict(self.chance.choice([choice for choice in pool if self.made[choice["family"]] == least]))

    def most(self, family: str) -> int:
        return self.often * TURNS if family in self.turns else self.often

    def within_reach(self, choice: Choice) -> bool:
        """Return whether it can be clicked on the board as it is."""
        return True

    def make(self, choice: Choice, position: dict[str, Any]) -> None:
        """Make the choice's gestures. Repeat a click that was lost while the page was laid out, as people do."""
        for _ in range(MOST_PRESSES):
            before = self.acts_sent()
            self.press(self.thing(choice["action"]))
            end = time.monotonic() + ANSWERS_WITHIN
            while self.acts_sent() == before and time.monotonic() < end:
                self.page.wait_for_timeout(PAUSE)
            if self.acts_sent() > before:
                return
        raise AssertionError(f"{choice['action']} was pressed, and nothing was sent")

    def acts_sent(self) -> int:
        return sum('"type":"act"' in text for text in self.one.sent)

    # --- clicking --------------------------------------------------------------------------------

    def thing(self, action: str) -> Locator:
        return self.page.locator(f'[data-legal="{action}"]').locator("visible=true").first

    def is_shown(self, action: str) -> bool:
        return self.page.locator(f'[data-legal="{action}"]').locator("visible=true").count() > 0

    def shown(self) -> set[str]:
        found: Iterable[str] = self.page.locator("[data-legal]").evaluate_all(
            "all => all.map((each) => each.dataset.legal)"
        )
        return set(found)

    def press(self, target: Locator) -> None:
        if self.way == "touch":
            target.tap()
        elif self.way == "mouse":
            target.click()
        else:
            self.press_by_keys(target)

    def press_by_keys(self, target: Locator) -> None:
        """Move by arrow keys in its direction; if something is in between, use Tab."""
        number = target.get_attribute("data-number")
        if number is not None:
            self.page.keyboard.press(number)
            return
        keyboard = self.page.keyboard
        for _ in range(MOST_ARROWS):
            key = target.evaluate(ARROW)
            keyboard.press(key)
            if key == "Enter":
                return
        for _ in range(MOST_TABS):
            if target.evaluate("each => each === document.activeElement"):
                keyboard.press("Enter")
                return
            keyboard.press("Tab")
        raise AssertionError(f"no key reaches {target.evaluate('each => each.outerHTML')[:200]}")
