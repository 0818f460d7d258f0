"""A server at home: pages without https, where browsers disable some features."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.environment import PLAIN_HOST, serving
from tests.browser.test_together import open_table, sit_down, whoever_is_asked
from tests.browser.visitor import Visitor

IGNORED = "The Cross-Origin-Opener-Policy header has been ignored"
"""The console message of every page without https."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("data")) as found:
        yield found.replace("127.0.0.1", PLAIN_HOST)


def local_server(visitor: NewVisitor) -> Visitor:
    one = visitor()
    one.expected.append(IGNORED)
    return one


def test_a_table_is_made_joined_and_played(visitor: NewVisitor) -> None:
    one, other = local_server(visitor), local_server(visitor)
    code = open_table(one, "columbus_1492")
    assert one.page.evaluate("isSecureContext") is False
    one.page.get_by_role("button", name="Copy link").click()
    expect(one.page.get_by_role("button", name="Copied")).to_be_visible()
    sit_down(other, code, "Bruno")
    for _ in range(6):
        whoever_is_asked(one, other).act()
    assert one.acts() + other.acts()
    expect(one.page.locator(".lines li").nth(2)).to_be_attached()


def test_what_the_browser_withholds_is_named(visitor: NewVisitor) -> None:
    one = local_server(visitor)
    one.home()
    one.page.get_by_role("button", name="Settings").click()
    expect(one.page.get_by_label("Notify me when it’s my turn")).to_be_disabled()
    expect(one.page.get_by_text("Notifications need a secure address")).to_be_visible()
    one.page.goto("/account")
    expect(one.page.get_by_text("Passkeys need a secure address with a name")).to_be_visible()
