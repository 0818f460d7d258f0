"""A simulated person with a browser: opens pages, starts tables, plays. Any error on the page fails the test."""

import json
import time
from collections.abc import Callable
from typing import Any, ClassVar

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    WebSocket,
    expect,
)

TITLES = {"amerigo": "Amerigo", "columbus_1492": "1492 Christophe Colomb", "mundus_novus": "Mundus Novus"}
PATIENCE = 60_000
LOOK_EVERY = 20
expect.set_options(timeout=PATIENCE)  # a busy machine is slow, not wrong
STEADY_NONCE = """const random = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (values) => values.length === 16 ? values.fill(92) : random(values);"""
"""A fixed nonce for the match seed: with a fixed server secret, every match has the same deal. Command keys are
shorter, so they stay unique."""
LAST_MESSAGES = 4
LONGEST_TEXT = 1500
TOLD_WITHIN = 5_000
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
    around: ClassVar[list["Visitor"]] = []
    """Visitors who have not left yet."""

    def __init__(self, browser: Browser, address: str, **options: Any) -> None:  # noqa: ANN401 - the browser's own
        settings = SETTINGS | options.pop("settings", {})
        options.setdefault("viewport", {"width": 1366, "height": 768})
        options.setdefault("locale", "en-US")
        options.setdefault("service_workers", "block")  # so that all requests come from the page
        self.context: BrowserContext = browser.new_context(base_url=address, **options)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(STEADY_NONCE)
        for name, value in settings.items():
            text = f'"{value}"' if isinstance(value, str) else str(value).lower()
            self.context.add_init_script(
                f"localStorage['caravela.{name}'] ??= '{text}'",
            )
        self.page: Page = self.context.new_page()
        self.faults: list[str] = []
        self.expected = ["ERR_INTERNET_DISCONNECTED"]
        """Expected console errors: a connection that the test cuts, a status that it asks for."""
        self.heard: list[str] = []
        """Every message that came through a socket."""
        self.position: dict[str, Any] | None = None
        """The server's last position of the table."""
        self.sent: list[str] = []
        """Every message that went through a socket."""
        self.foreign: list[str] = []
        self.page.on("console", self._on_console)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("request", lambda request: self._on_request(request.url, address))
        self.page.on("websocket", self._on_socket)
        self.around.append(self)

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
        """Forget the messages of one table before the next."""
        self.heard.clear()
        self.position = None

    def _on_request(self, url: str, address: str) -> None:
        if not url.startswith((address, "data:", "blob:")):
            self.foreign.append(url)

    def expect_refusal(self, status: int) -> None:
        """Expect a refusal by the server, which the browser's console logs as an error."""
        self.expected.append(f"a status of {status}")

    def close(self) -> None:
        self.around.remove(self)
        self.context.close()

    def tell(self) -> str:
        """Describe this visitor's state for a failure message."""
        position = dict(self.position or {})
        position.pop("view", None)
        try:
            shown = self.page.locator("body").inner_text(timeout=TOLD_WITHIN)
        except Error as error:
            shown = f"(no page: {error})"
        return "\n".join(
            [
                f"at {self.page.url}, faults {self.faults}, foreign {self.foreign}",
                f"position {json.dumps(position)[:LONGEST_TEXT]}",
                *(f"sent {text[:LONGEST_TEXT]}" for text in self.sent[-LAST_MESSAGES:]),
                shown[:LONGEST_TEXT],
            ]
        )

    def check(self) -> None:
        assert self.faults == []
        assert self.foreign == []

    # --- without a page, for speed ------------------------------------------------

    def ask(self, method: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Return the server's answer to this visitor's browser."""
        answer = self.context.request.fetch(path, method=method, data=body)
        assert answer.ok, f"{method} {path}: {answer.text()}"
        found: dict[str, Any] = answer.json()
        return found

    def new_match(self, name: str, wish: dict[str, Any]) -> str:
        """Create a table under a name; return its address."""
        self.ask("PUT", "/api/me", {"name": name})
        return f"/table/{self.ask('POST', '/api/matches', wish)['match']}"

    def join(self, name: str, token: str) -> str:
        """Take an open seat by a code or a link's token; return the table's address."""
        self.ask("PUT", "/api/me", {"name": name})
        return f"/table/{self.ask('POST', '/api/join', {'token': token})['match']}"

    # --- pages ---------------------------------------------------------------------------------

    def home(self) -> None:
        self.page.goto("/")
        expect(self.page.get_by_role("heading", name="Caravela")).to_be_visible()

    def new_table(self, game: str) -> Locator:
        """Open the dialog for a new table of a game."""
        self.home()
        self.page.locator(f".btn.p[aria-label$=': {TITLES[game]}']").click()
        return self.page.locator("dialog.new-table")

    def against_bots(self, game: str) -> None:
        """Start a match against bots: two clicks from the home page."""
        self.new_table(game)
        self.page.locator("dialog.new-table button[type=submit]").click()
        expect(self.page.locator(".bar")).to_be_visible()

    def wait_until(self, met: Callable[[], bool], what: str) -> None:
        """Wait for a condition on this side; prefer the page's own waits where they can see it."""
        end = time.monotonic() + PATIENCE / 1000
        while not met():
            assert time.monotonic() < end, what
            self.page.wait_for_timeout(LOOK_EVERY)

    # --- playing -------------------------------------------------------------------------------

    def ready(self) -> None:
        """Wait until something can be chosen and the page is at rest: it handles keys, and nothing shifts."""
        self.page.wait_for_function(READY)
        self.page.evaluate(AT_REST)

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
        """Return whether the match is over; a visitor who saw its end goes on to the review."""
        if self.page.locator(".victory").count():
            self.page.locator(".to-review").click()
            expect(self.page.locator(".review")).to_be_visible()
        return self.page.locator(".review").count() > 0

    def asked(self) -> list[str]:
        """Return the notations of this visitor's legal actions, from the server's last message."""
        asked = self._decision()
        return [] if asked is None else [choice["action"] for choice in asked["choices"]]

    def asked_question(self) -> str:
        """Return this visitor's current question."""
        asked = self._decision()
        return "" if asked is None else str(asked["question"])

    def _decision(self) -> dict[str, Any] | None:
        asked: dict[str, Any] | None = self.position["asked"] if self.position else None
        return asked

    def acts(self) -> list[str]:
        """Return the notations of the actions that this visitor has sent."""
        messages = [json.loads(text) for text in self.sent]
        return [message["action"] for message in messages if message["type"] == "act"]

    def act_by_notation(self, number: int = 0) -> None:
        """Choose by typing, whatever the board looks like; or confirm the turn."""
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
        """Wait until something is asked, and choose it or confirm the turn."""
        self.page.wait_for_function(READY)
        if self.over() or self.page.locator(".curtain").count():
            return
        if self.confirm.count():
            self.confirm.first.click()
        else:
            self.choices.nth(number % max(1, self.choices.count())).click()
        self.page.wait_for_function(ANSWERED)


READY = """() => document.querySelector(
  '.review, .victory, .curtain, [data-legal], .bar .btn.p:not(:disabled)') !== null"""
AT_REST = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  await new Promise((done) => setTimeout(done));
}"""
"""Fonts are loaded, sizes are measured, and effects after the paint have run."""
ANSWERED = """() => !document.querySelector('.bar[aria-busy=true]')"""
