"""A person at a table of Mundus Novus: plays on the board itself, by mouse, by touch or by keyboard alone."""

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.visitor import Visitor

MOST_STEPS = 1500
PAUSE = 15
LONGEST_WAIT = 20_000
NEW_MATCH = """async ([seats, level]) => {
  const send = (method, path, body) => fetch(path, {
    method, headers: {'content-type': 'application/json'}, body: JSON.stringify(body),
  });
  await send('PUT', '/api/me', {name: 'Ana'});
  const names = ['Beatriz', 'Tomé', 'Duarte', 'Inês', 'Vasco'];
  const bots = names.slice(0, seats - 1).map(name => ({role: 'bot', level, name}));
  const made = await send('POST', '/api/matches', {
    game: 'mundus_novus', seats: [{role: 'me'}, ...bots], pace_ms: 0,
  });
  return (await made.json()).match;
}"""
WAITING = """() => document.querySelector('.review, [data-legal], .bar .btn.p:not(:disabled)') !== null"""


class BoardPlayer:
    """Takes the first thing that can be taken, combinations before the end of a turn."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.questions: set[str] = set()

    def sit_down(self, seats: int, level: str = "cabin-boy") -> None:
        self.visitor.home()
        match = self.page.evaluate(NEW_MATCH, [seats, level])
        self.page.goto(f"/table/{match}")
        expect(self.page.locator(".mn-board")).to_be_visible()

    def play(self, most: int = MOST_STEPS) -> None:
        """Plays to the end of the match, or as far as so many steps go."""
        for _ in range(most):
            self.page.wait_for_function(WAITING, timeout=LONGEST_WAIT)
            if self.visitor.over():
                return
            self.step()
            self.page.wait_for_timeout(PAUSE)

    def play_to(self, question: str, most: int = 200) -> None:
        """Plays until a question is asked."""
        for _ in range(most):
            self.page.wait_for_function(WAITING, timeout=LONGEST_WAIT)
            if self.visitor.over() or self.asked() == question:
                return
            self.step()
            self.page.wait_for_timeout(PAUSE)

    def asked(self) -> str:
        asked: str = self.visitor.question.inner_text() if self.visitor.question.count() else ""
        return asked if self.page.locator(".mn-board [data-legal], .mn-own [data-legal]").count() else ""

    def step(self) -> None:
        self.questions.add(self.asked())
        target = self.target()
        if target is not None:
            self.press(target)

    def target(self) -> Locator | None:
        """What to choose next; nothing outside the board and the bar's confirm button."""
        page = self.page
        ways = (
            ".bar .btn.p:not(:disabled)",
            ".mn-scene [data-legal]:not([data-legal=''])",
            ".mn-queue [data-legal^=develop]",
            ".mn-hand [data-legal]:not([data-legal=''])",
            ".mn-deeds [data-legal]",
            ".mn-hand [data-legal=''][aria-pressed=false]",
            ".mn-hand [data-legal='']",
        )
        for way in ways:
            found = page.locator(way)
            if found.count() > 0:
                return found.first
        return None

    def press(self, target: Locator) -> None:
        target.click()


class TouchPlayer(BoardPlayer):
    def press(self, target: Locator) -> None:
        target.tap()


class KeyPlayer(BoardPlayer):
    """Never touches the mouse: letters jump, arrows walk, Enter presses, digits take what is listed."""

    JUMPS: tuple[tuple[str, str], ...] = (
        (".mn-market", "m"),
        (".mn-quay", "k"),
        (".mn-queue", "q"),
        (".mn-hand", "c"),
        (".mn-deeds", "d"),
        (".mn-round", "o"),
        (".bar", "b"),
    )
    MOST_KEYS = 40

    def press(self, target: Locator) -> None:
        keyboard = self.page.keyboard
        region = next(key for place, key in self.JUMPS if inside(target, place))
        keyboard.press(region)
        walk = "Tab" if region == "b" else "ArrowRight"
        for _ in range(self.MOST_KEYS):
            if target.evaluate("each => each === document.activeElement"):
                keyboard.press("Enter")
                return
            keyboard.press(walk)
        raise AssertionError(f"no key reaches {target.evaluate('each => each.outerHTML')[:200]}")


def inside(target: Locator, place: str) -> bool:
    found: Any = target.evaluate("(each, place) => each.closest(place) !== null", place)
    return bool(found)
