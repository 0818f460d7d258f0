"""Push notifications of a turn when no page is open: the setting, the message, and the link to the table."""

import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Worker, expect

from tests.browser.axe import broken_rules
from tests.browser.conftest import NewVisitor
from tests.browser.environment import serving
from tests.browser.test_installed import HELD, NOTIFIED
from tests.browser.test_together import open_table, sit_down
from tests.browser.visitor import Visitor
from tests.server.push_service import Browser, PushService, push_service

WHOLE_BROWSER = True

WISH = "Notify me when it’s my turn, even when this page is closed"
SUBSCRIBE = """({endpoint, p256dh, auth}) => {
  let current = null;
  PushManager.prototype.getSubscription = async () => current;
  PushManager.prototype.subscribe = async ({applicationServerKey, userVisibleOnly}) => {
    window.subscribedWith = {applicationServerKey, userVisibleOnly};
    const text = applicationServerKey.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
    return current = {
      endpoint, options: {applicationServerKey: bytes.buffer},
      toJSON: () => ({endpoint, keys: {p256dh, auth}}),
      unsubscribe: async () => { current = null; return true; },
    };
  };
}"""
"""A browser gets its endpoint from its vendor's push service, which no test may call: this one is local."""
CLICK = """async () => {
  const gone = [];
  self.clients.openWindow = async path => void gone.push(['opened', path]);
  WindowClient.prototype.focus = async function () { gone.push(['focused', new URL(this.url).pathname]); };
  const [notification] = await self.registration.getNotifications();
  const click = new NotificationEvent('notificationclick', {notification});
  let done;
  click.waitUntil = work => { done = work; };  // the browser only awaits waitUntil of trusted events
  self.dispatchEvent(click);
  await done;
  return gone;
}"""
"""Click the notification; record the destination, since only a trusted click may open windows."""

MOVED = """async ({before, now}) => {
  PushManager.prototype.subscribe = async () => ({toJSON: () => (
    {endpoint: now.endpoint, keys: {p256dh: now.p256dh, auth: now.auth}}
  )});
  const change = new ExtendableEvent('pushsubscriptionchange');
  let done;
  change.oldSubscription = {endpoint: before};
  change.waitUntil = work => { done = work; };
  self.dispatchEvent(change);
  await done;
}"""
"""The browser drops its endpoint, and gets another one when it subscribes again."""

DELIVERED_AGAIN = 5.0


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    with push_service(tmp_path_factory.mktemp("service")) as found:
        yield found


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, service: PushService) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("data"), service=service) as found:
        yield found


def with_worker(visitor: NewVisitor, browser: Browser) -> Visitor:
    """Return a visitor whose browser runs the service worker and can get push messages."""
    one = visitor(service_workers="allow", permissions=["notifications"], bypass_csp=True)  # for axe
    told = browser.subscription()
    one.page.add_init_script(f"({SUBSCRIBE})({told})")
    one.home()
    one.page.wait_for_function(HELD)
    return one


def switch_on(one: Visitor) -> None:
    one.page.get_by_role("button", name="Settings").click()
    wish = one.page.get_by_label(WISH)
    expect(wish).not_to_be_checked()
    with one.page.expect_response(
        lambda answer: answer.request.method == "POST" and answer.url.endswith("/api/push")
    ) as answered:
        wish.click()
    assert answered.value.json() == {"on": True}
    expect(wish).to_be_checked()
    one.page.keyboard.press("Escape")


def deliver(one: Visitor, message: str) -> None:
    """Deliver a message as the browser's push service would."""
    line = one.context.new_cdp_session(one.page)
    found: list[str] = []

    def note(told: dict[str, Any]) -> None:
        found.extend(each["registrationId"] for each in told["registrations"] if not each["isDeleted"])

    line.on("ServiceWorker.workerRegistrationUpdated", note)
    line.send("ServiceWorker.enable")
    one.wait_until(lambda: bool(found), "no worker is there")
    origin = str(one.page.evaluate("location.origin"))
    line.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": found[-1], "data": message},
    )


def called(one: Visitor, message: str) -> list[list[str]]:
    """Return the shown notification of a message. DevTools sometimes loses one while the worker starts or stops."""
    again = 0.0

    def shown() -> bool:
        nonlocal again
        if time.monotonic() > again:
            deliver(one, message)
            again = time.monotonic() + DELIVERED_AGAIN
        return bool(one.page.evaluate(NOTIFIED))

    one.wait_until(shown, "nobody was called")
    found: list[list[str]] = one.page.evaluate(NOTIFIED)
    return found


def worker_of(one: Visitor) -> Worker:
    (worker,) = one.context.service_workers
    return worker


def test_from_the_switch_to_the_notification_and_back_to_the_table(
    visitor: NewVisitor, service: PushService
) -> None:
    browser = Browser(service, "page")
    one, other = with_worker(visitor, browser), visitor()
    switch_on(one)
    offer = one.page.evaluate("fetch('/api/push').then(answer => answer.json())")
    told = one.page.evaluate("subscribedWith")
    assert told == {"applicationServerKey": offer["key"], "userVisibleOnly": True}
    code = open_table(one, "mundus_novus")
    page, table = one.page, one.page.url
    page.goto("/rules")
    # The second player starts the match; the deal is fixed, and the absent player is the first to choose.
    sit_down(other, code, "Bruno")
    one.wait_until(lambda: bool(service.at("page")), "the push service hears nothing")
    message = browser.read(service.at("page")[0])
    path = message["path"]
    assert table.endswith(path)
    call = f'{{"title": "{message["title"]}", "body": "{message["body"]}", "path": "{path}"}}'
    assert called(one, call) == [["Your turn", "Mundus Novus", path]]
    assert worker_of(one).evaluate(CLICK) == [["opened", path]]
    assert page.evaluate(NOTIFIED) == []
    # A window that already shows the table is focused.
    page.goto(path)
    expect(page.locator(".bar")).to_be_visible()
    called(one, call)
    assert worker_of(one).evaluate(CLICK) == [["focused", path]]


def test_a_browser_that_moves_is_told_at_its_new_address(visitor: NewVisitor, service: PushService) -> None:
    before, now = Browser(service, "before"), Browser(service, "now")
    one, other = with_worker(visitor, before), visitor()
    switch_on(one)
    code = open_table(one, "mundus_novus")
    with one.page.expect_response("**/api/push"):  # a page that opens renews the subscription
        one.page.goto("/rules")
    one.page.wait_for_load_state("networkidle")
    worker_of(one).evaluate(MOVED, {"before": before.endpoint, "now": now.subscription()})
    sit_down(other, code, "Bruno")
    one.wait_until(lambda: bool(service.at("now")), "the push service hears nothing")
    assert now.read(service.at("now")[0])["body"] == "Mundus Novus"
    assert service.at("before") == []


def test_what_is_no_call_of_ours_shows_nothing(visitor: NewVisitor, service: PushService) -> None:
    one = with_worker(visitor, Browser(service, "strange"))
    for strange in (
        "",
        "not json",
        "{}",
        '{"title": "x", "body": "y", "path": "https://elsewhere.example/"}',
    ):
        deliver(one, strange)
    shown = called(one, '{"title": "Your turn", "body": "Amerigo", "path": "/table/abc"}')
    assert ["Your turn", "Amerigo", "/table/abc"] in shown
    assert not [each for each in shown if each[0] == "x"]


def test_it_is_switched_off_again_and_ends_with_the_session(
    visitor: NewVisitor, service: PushService
) -> None:
    one = with_worker(visitor, Browser(service, "off-again"))
    switch_on(one)
    one.page.reload()
    one.page.get_by_role("button", name="Settings").click()
    wish = one.page.get_by_label(WISH)
    expect(wish).to_be_checked()
    assert broken_rules(one.page) == []
    with one.page.expect_response("**/api/push/forget") as answered:
        wish.click()
    assert answered.value.json() == {"on": False}
    expect(wish).not_to_be_checked()


def test_a_browser_that_cannot_be_called_is_not_asked(visitor: NewVisitor) -> None:
    one = visitor()  # its workers are blocked
    one.home()
    one.page.get_by_role("button", name="Settings").click()
    expect(one.page.get_by_label("Notify me when it’s my turn")).to_be_visible()
    one.page.wait_for_load_state("networkidle")
    expect(one.page.get_by_label(WISH)).to_have_count(0)
