"""The client on the device: it can be installed, opens without the host and says so, and calls to the table."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import Visitor

OWN_SERVER = True
WHOLE_BROWSER = True

HELD = "() => navigator.serviceWorker.controller !== null"
ICONS = """async () => {
  const manifest = await (await fetch(document.querySelector('link[rel=manifest]').href)).json();
  const measured = await Promise.all(manifest.icons.filter(icon => icon.type === 'image/png').map(async icon => {
    const bitmap = await createImageBitmap(await (await fetch(icon.src)).blob());
    return [icon.sizes, `${bitmap.width}x${bitmap.height}`, icon.purpose ?? 'any'];
  }));
  return {start: manifest.start_url, display: manifest.display, measured};
}"""
NOTIFIED = """async () => {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker.getNotifications()).map(each => [each.title, each.body, each.data]);
}"""


@pytest.fixture
def installed(visitor: NewVisitor) -> Visitor:
    """A visitor whose browser keeps the client."""
    one = visitor(service_workers="allow", permissions=["notifications"], settings={"notify": True})
    one.home()
    one.page.wait_for_function(HELD)
    one.expected.append("ERR_FAILED")
    return one


def test_it_can_be_installed(installed: Visitor) -> None:
    assert installed.page.evaluate(ICONS) == {
        "start": "/",
        "display": "standalone",
        "measured": [
            ["192x192", "192x192", "any"],
            ["512x512", "512x512", "any"],
            ["512x512", "512x512", "maskable"],
        ],
    }


def test_without_the_host_it_opens_and_shows_nothing_old_as_live(installed: Visitor) -> None:
    page = installed.page
    installed.against_bots("columbus_1492")
    installed.ready()
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("Loading the table").first).to_be_visible()
    assert page.locator("#board, .bar, .pp").count() == 0
    page.goto("/")
    expect(page.get_by_role("heading", name="Caravela")).to_be_visible()
    expect(page.locator(".unreachable")).to_contain_text("Can’t reach the server.")
    assert page.locator("a.match-row").count() == 0
    page.context.set_offline(False)
    expect(page.locator(".unreachable")).to_have_count(0)
    expect(page.locator("a.match-row")).to_have_count(1)


def test_a_hidden_page_calls_its_person(installed: Visitor) -> None:
    page = installed.page
    page.add_init_script("Object.defineProperty(document, 'hidden', {get: () => true})")
    installed.against_bots("columbus_1492")
    installed.ready()
    path = page.evaluate("location.pathname")
    installed.wait_until(lambda: bool(page.evaluate(NOTIFIED)), "nobody was called")
    assert page.evaluate(NOTIFIED) == [["Your turn", "1492 Christophe Colomb", path]]
