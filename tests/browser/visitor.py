"""A person at a browser: opens pages, begins tables, plays. Whatever goes wrong on the page fails the test."""

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, WebSocket, expect

TITLES = {"amerigo": "Amerigo", "columbus_1492": "1492 Christophe Colomb", "mundus_novus": "Mundus Novus"}
PATIENCE = 30_000
LOOK_EVERY = 20
expect.set_options(timeout=PATIENCE)  # a busy machine is slow, not wrong
SETTINGS = {
    "motion": "off",
    "pace": 0,
    "sound": 0,
    "guide": "never",
    "warn-moves": False,
    "warn-things": False,
    "warn-points": False,
}


class Visitor:
    def __init__(self, browser: Browser, address: str, **options: Any) -> None:  # noqa: ANN401 - the browser's own
        settings = SETTINGS | options.pop("settings", {})
        options.setdefault("viewport", {"width": 1366, "height": 768})
        options.setdefault("locale", "en-US")
        options.setdefault("service_workers", "block")  # every request is then the page's own, and seen here
        self.context: BrowserContext = browser.new_context(base_url=address, **options)
        self.context.set_default_timeout(PATIENCE)
        for name, value in settings.items():
            text = f'"{value}"' if isinstance(value, str) else str(value).lower()
            self.context.add_init_script(
                f"localStorage['caravela.{name}'] ??= '{text}'",
            )
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.expected = ["ERR_INTERNET_DISCONNECTED"]
        """What the browser may complain of: a line that the test cuts, an answer that it asks for."""
        self.heard: list[str] = []
        """Every message that came through a socket."""
        self.position: dict[str, Any] | None = None
        """What the server said last of the table."""
        self.sent: list[str] = []
        """Every message that went through a socket."""
        self.foreign: list[str] = []
        self.page.on("console", self._on_console)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("request", lambda request: self._on_request(request.url, address))
        self.page.on("websocket", self._on_socket)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(each in message.text for each in self.expected):
            self.faults.append(message.text)

    def _on_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self._hear(str(data)))
        socket.on("framesent", lambda data: self.sent.append(str(data)))

    def _hear(self, text: str) -> None:
        self.heard.append(text)
        if '"position"' in text:
            self.position = json.loads(text).get("position") or self.position

    def forget(self) -> None:
        """What was heard at one table says nothing of the next."""
        self.heard.clear()
        self.position = None

    def _on_request(self, url: str, address: str) -> None:
        if not url.startswith((address, "data:", "blob:")):
            self.foreign.append(url)

    def expect_refusal(self, status: int) -> None:
        """The server will refuse something, and the browser's console notes every refusal."""
        self.expected.append(f"a status of {status}")

    def close(self) -> None:
        self.context.close()

    def check(self) -> None:
        assert self.faults == []
        assert self.foreign == []

    # --- pages ---------------------------------------------------------------------------------

    def home(self) -> None:
        self.page.goto("/")
        expect(self.page.get_by_role("heading", name="Caravela")).to_be_visible()

    def new_table(self, game: str) -> Locator:
        """The window in which a table of a game is made."""
        self.home()
        self.page.locator(f".btn.p[aria-label$=': {TITLES[game]}']").click()
        return self.page.locator("dialog.new-table")

    def against_bots(self, game: str) -> None:
        """Two clicks after the first page."""
        self.new_table(game)
        self.page.locator("dialog.new-table button[type=submit]").click()
        expect(self.page.locator(".bar")).to_be_visible()

    def wait_until(self, met: Callable[[], bool], what: str) -> None:
        """For what only this side can tell; the page's own waits are better where they can see it."""
        end = time.monotonic() + PATIENCE / 1000
        while not met():
            assert time.monotonic() < end, what
            self.page.wait_for_timeout(LOOK_EVERY)

    # --- playing -------------------------------------------------------------------------------

    @property
    def question(self) -> Locator:
        return self.page.locator("#question h2")

    @property
    def choices(self) -> Locator:
        return self.page.locator("[data-legal]")

    @property
    def confirm(self) -> Locator:
        return self.page.locator(".bar .btn.p:not(:disabled)")

    def over(self) -> bool:
        return self.page.locator(".review").count() > 0

    def asked(self) -> list[str]:
        """The notations of what this visitor may choose now, as the server said it last."""
        asked = self._decision()
        return [] if asked is None else [choice["action"] for choice in asked["choices"]]

    def asked_question(self) -> str:
        """The kind of decision that this visitor has now."""
        asked = self._decision()
        return "" if asked is None else str(asked["question"])

    def _decision(self) -> dict[str, Any] | None:
        asked: dict[str, Any] | None = self.position["asked"] if self.position else None
        return asked

    def acts(self) -> list[str]:
        """The notations of what this visitor has sent."""
        messages = [json.loads(text) for text in self.sent]
        return [message["action"] for message in messages if message["type"] == "act"]

    def act_by_notation(self, number: int = 0) -> None:
        """Chooses by typing, whatever the board looks like; or confirms the turn."""
        self.page.wait_for_function(READY)
        if self.over() or self.page.locator(".curtain").count():
            return
        choices = self.asked()
        if self.confirm.count() or not choices:
            self.confirm.first.click()
            return
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("/")
        self.page.locator("dialog[open] [role=combobox]").fill(choices[number % len(choices)])
        self.page.keyboard.press("Enter")
        expect(self.page.locator("dialog[open]")).to_have_count(0)
        self.page.wait_for_function(ANSWERED)

    def act(self, number: int = 0) -> None:
        """Waits until something is asked, and chooses it or confirms the turn."""
        self.page.wait_for_function(READY)
        if self.over() or self.page.locator(".curtain").count():
            return
        if self.confirm.count():
            self.confirm.first.click()
        else:
            self.choices.nth(number % max(1, self.choices.count())).click()
        self.page.wait_for_function(ANSWERED)


READY = (
    """() => document.querySelector('.review, .curtain, [data-legal], .bar .btn.p:not(:disabled)') !== null"""
)
ANSWERED = """() => !document.querySelector('.bar[aria-busy=true]')"""
