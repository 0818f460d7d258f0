"""Accounts: made with a password or a passkey, and the same tables on another device."""

from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import Visitor

OWN_SERVER = True

PASSWORD = "fair winds and following seas"  # noqa: S105 - nobody's
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class KeyRing:
    """Chromium's own imitation of a device with passkeys, for one visitor's page."""

    def __init__(self, one: Visitor) -> None:
        self.talk = one.context.new_cdp_session(one.page)
        self.talk.send("WebAuthn.enable")
        self.id = self.talk.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]

    def keys(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.talk.send("WebAuthn.getCredentials", {"authenticatorId": self.id})[
            "credentials"
        ]
        return found

    def take(self, keys: list[dict[str, Any]]) -> None:
        for key in keys:
            self.talk.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": key})


@pytest.fixture
def address(address: str) -> str:
    """Passkeys want a host with a name."""
    return address.replace("127.0.0.1", "localhost")


def open_account(one: Visitor) -> None:
    one.home()
    one.page.get_by_role("link", name="Account").click()
    expect(one.page.get_by_role("heading", name="Create account")).to_be_visible()


def tables(one: Visitor, count: int = 1) -> list[str | None]:
    rows = one.page.locator("a.match-row")
    expect(rows).to_have_count(count)
    return [each.get_attribute("href") for each in rows.all()]


def test_a_password_opens_the_same_tables_elsewhere(visitor: NewVisitor) -> None:
    one, other = visitor(), visitor()
    one.against_bots("columbus_1492")
    open_account(one)
    form = one.page.locator("form").filter(has_text="Create account")
    form.get_by_label("Login").fill("Ana.Costa")
    expect(form.get_by_role("button", name="Create account")).to_be_disabled()
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Create account").click()
    expect(one.page.get_by_role("heading", name="Your tables")).to_be_visible()
    begun = tables(one)

    open_account(other)
    form = other.page.locator("form").filter(
        has=other.page.get_by_role("button", name="Use a passkey", exact=True)
    )
    form.get_by_label("Login").fill("ana.costa")
    form.get_by_label("Password").fill("something else")
    other.expect_refusal(401)
    form.get_by_role("button", name="Log in").click()
    expect(form.get_by_role("alert")).to_have_text("Wrong login, password or passkey.")
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Log in").click()
    expect(other.page.get_by_role("heading", name="Your tables")).to_be_visible()
    assert tables(other) == begun

    other.page.get_by_role("link", name="Account").click()
    expect(other.page.locator(".who")).to_contain_text("Ana.Costa")
    other.page.get_by_role("button", name="Log out").click()
    expect(other.page.get_by_role("heading", name="Create account")).to_be_visible()
    other.page.goto("/tables")
    expect(other.page.locator("a.match-row")).to_have_count(0)


def test_a_passkey_needs_no_password_and_brings_tables_along(visitor: NewVisitor) -> None:
    one, other = visitor(), visitor()
    ring = KeyRing(one)
    one.against_bots("columbus_1492")
    open_account(one)
    form = one.page.locator("form").filter(has_text="Create account")
    form.get_by_label("Login").fill("bruno")
    form.get_by_role("button", name="Use a passkey instead").click()
    expect(one.page.get_by_role("heading", name="Your tables")).to_be_visible()
    (begun,) = tables(one)
    keys = ring.keys()
    assert len(keys) == 1

    empty = KeyRing(other)
    other.against_bots("mundus_novus")
    as_guest = urlsplit(other.page.url).path
    open_account(other)
    empty.take(keys)
    other.page.get_by_role("button", name="Use a passkey", exact=True).click()
    expect(other.page.get_by_role("heading", name="Your tables")).to_be_visible()
    assert set(tables(other, 2)) == {begun, as_guest}
    other.page.get_by_role("link", name="Account").click()
    expect(other.page.locator(".who")).to_contain_text("bruno")
