"""A simulated player of Mundus Novus: plays on the board itself, by mouse, by touch or by keyboard alone."""

from typing import Any

from playwright.sync_api import ElementHandle, Error, Locator, Position, expect

from tests.browser.visitor import Visitor

MOST_STEPS = 1500
PAUSE = 15
LONGEST_WAIT = 60_000
"""Milliseconds: five bots on a busy machine are slow."""
PRESSED_WITHIN = 10_000
"""Milliseconds."""
MOST_MISSES = 6
"""Maximum number of consecutive clicks without effect."""
NAMES = ("Beatriz", "Tomé", "Duarte", "Inês", "Vasco")
WAYS = (
    ".review",
    ".victory .to-review:not(:disabled)",
    ".bar .btn.p:not(:disabled)",
    ".mn-scene [data-legal]:not([data-legal=''])",
    ".mn-queue [data-legal^=develop]",
    ".mn-hand [data-legal]:not([data-legal=''])",
    ".mn-actions [data-legal]",
    ".mn-hand [data-legal=''][aria-pressed=false]",
    ".mn-hand [data-legal='']",
)
"""Selectors of the next choice, in order of preference; only on the board and the bar's confirm button."""
NEXT = """ways => document.querySelector('.bar[aria-busy=true]') ? null
  : ways.map(way => document.querySelector(way)).find(found => found !== null) ?? null"""
ASKED = """() => document.querySelector('.mn-board [data-legal], .mn-own [data-legal]')
  ? document.querySelector('#question h2')?.innerText ?? '' : ''"""

OPEN = "each => each.isConnected && !each.disabled && (each.hasAttribute('data-legal') || each.matches('.bar .btn'))"
"""Whether an element can still be chosen."""

EDGE: Position = {"x": 8, "y": 24}

Target = ElementHandle | Locator


class BoardPlayer:
    """Takes the first available choice, combinations before the end of a turn."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.misses = 0

    def sit_down(self, seats: int, level: str = "cabin-boy", pace: int = 0) -> None:
        bots = [{"role": "bot", "level": level, "name": name} for name in NAMES[: seats - 1]]
        wish = {"game": "mundus_novus", "seats": [{"role": "me"}, *bots], "pace_ms": pace}
        self.page.goto(self.visitor.new_match("Ana", wish))
        expect(self.page.locator(".mn-board")).to_be_visible()
        self.visitor.ready()

    def play(self, most: int = MOST_STEPS) -> None:
        """Play to the end of the match, or at most `most` steps."""
        for _ in range(most):
            if self.step_to(""):
                return

    def play_to(self, question: str) -> None:
        """Play until a question is asked."""
        for _ in range(MOST_STEPS):
            if self.step_to(question):
                assert not self.visitor.over(), f"the match is over, and nobody asked: {question}"
                return
        raise AssertionError(f"in {MOST_STEPS} steps nobody asked: {question}")

    def step_to(self, question: str) -> bool:
        """Make one step, and return False; return True if the question is asked or the match is over."""
        target = self.next()
        if self.visitor.over() or (question and self.asked() == question):
            return True
        self.press(target)
        self.page.wait_for_timeout(PAUSE)
        return False

    def asked(self) -> str:
        return str(self.page.evaluate(ASKED))

    def next(self) -> ElementHandle:
        """Return the next choice as soon as there is one; the review when the match is over."""
        found = self.page.wait_for_function(NEXT, arg=WAYS, timeout=LONGEST_WAIT).as_element()
        assert found is not None
        return found

    def press(self, target: Target) -> None:
        """Click a target. It may be gone or disabled because the table went on: choose another one then."""
        try:
            self.touch(target)
        except Error:
            self.misses += 1
            if self.misses == MOST_MISSES:
                raise
        else:
            self.misses = 0

    def touch(self, target: Target) -> None:
        target.click(position=in_sight(target), timeout=PRESSED_WITHIN)


class TouchPlayer(BoardPlayer):
    def touch(self, target: Target) -> None:
        target.tap(position=in_sight(target), timeout=PRESSED_WITHIN)


class KeyPlayer(BoardPlayer):
    """Uses only the keyboard: letters jump, arrows move, Enter activates, digits choose from a list."""

    JUMPS: tuple[tuple[str, str], ...] = (
        (".mn-market", "m"),
        (".mn-quay", "k"),
        (".mn-queue", "q"),
        (".mn-hand", "c"),
        (".mn-actions", "d"),
        (".mn-round", "o"),
        (".bar", "b"),
    )
    MOST_KEYS = 40

    def touch(self, target: Target) -> None:
        keyboard = self.page.keyboard
        region = next((key for place, key in self.JUMPS if inside(target, place)), "")
        if region:
            keyboard.press(region)
        walk = "Tab" if region == "b" else "ArrowRight"
        for _ in range(self.MOST_KEYS):
            if target.evaluate("each => each === document.activeElement"):
                keyboard.press("Enter")
                return
            here = self.page.evaluate_handle("document.activeElement")
            keyboard.press(walk)
            if here.evaluate("each => each === document.activeElement"):
                break
        digit = target.get_attribute("data-number")
        if digit:
            keyboard.press(digit)
            return
        if not target.evaluate(OPEN):
            return  # a bot was faster, as in `press`
        raise AssertionError(f"no key reaches {target.evaluate('each => each.outerHTML')[:200]}")


def in_sight(target: Target) -> Position | None:
    """Return where to click: cards of a full hand overlap, and only the left edge of each is visible."""
    return EDGE if inside(target, ".mn-hand") else None


def inside(target: Target, place: str) -> bool:
    found: Any = target.evaluate("(each, place) => each.closest(place) !== null", place)
    return bool(found)
