"""Strangers with wrong passwords: they guess slowly, and the owner of the account still gets in."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager

import httpx2 as httpx
import pytest

from caravela.server.devices import COOKIE
from tests.server.authenticator import Authenticator
from tests.server.running import NO_CERTIFICATES, PATIENT, Running

RIGHT, WRONG = "correct horse", "wrong horse"
PER_LOGIN = 20
"""Wrong passwords for one account that pass at once; another passes every three minutes."""


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("narrow") / "data", "--narrow") as running:
        yield running


@contextmanager
def browser(server: Running, address: str) -> Iterator[httpx.Client]:
    """A visitor with cookies of its own, behind a proxy on this machine that passes the address on."""
    headers = {"x-forwarded-for": address}
    with httpx.Client(
        base_url=server.base, headers=headers, timeout=PATIENT, verify=NO_CERTIFICATES
    ) as client:
        yield client


def log_in(client: httpx.Client, login: str, password: str) -> int:
    return client.post("/api/login", json={"login": login, "password": password}).status_code


def guess_until_refused(server: Running, login: str) -> int:
    """Send wrong passwords, eight from each of new addresses; return how many were checked before a refusal."""
    network = f"10.{secrets.randbelow(256)}.{secrets.randbelow(256)}"
    for number in range(10 * PER_LOGIN):
        with browser(server, f"{network}.{number // 8 + 1}") as stranger:
            status = log_in(stranger, login, WRONG)
        if status == 429:
            return number
        assert status == 401
    return 10 * PER_LOGIN


@contextmanager
def owner(server: Running, address: str) -> Iterator[tuple[httpx.Client, str]]:
    """Somebody with an account of a new name, logged out."""
    login = f"ana-{secrets.token_hex(4)}"
    with browser(server, address) as client:
        registered = client.post("/api/register", json={"login": login, "password": RIGHT})
        assert registered.status_code == 200, registered.text
        client.post("/api/logout", json={})
        assert client.get("/api/me").json()["account"] is None
        yield client, login


def test_strangers_do_not_lock_the_owner_out(narrow: Running) -> None:
    with owner(narrow, "198.51.100.1") as (home, login):
        checked = guess_until_refused(narrow, login)
        assert PER_LOGIN <= checked < 2 * PER_LOGIN
        with browser(narrow, "192.0.2.99") as unknown:
            assert log_in(unknown, login, RIGHT) == 429, "a guess is not checked, right or wrong"
        home.headers["x-forwarded-for"] = "192.0.2.50"  # on the move: the browser counts, not the address
        assert log_in(home, login, RIGHT) == 200


def test_strangers_at_the_same_address_do_not_lock_the_owner_out(narrow: Running) -> None:
    """As behind one router, or a proxy that does not pass addresses on."""
    with owner(narrow, "198.51.100.2") as (home, login), browser(narrow, "198.51.100.2") as stranger:
        found = [log_in(stranger, login, WRONG) for _ in range(15)]
        assert 429 in found
        assert log_in(home, login, RIGHT) == 200


def test_a_known_device_has_a_limit_of_its_own(narrow: Running) -> None:
    """A cookie that was stolen does not make guessing quick."""
    with owner(narrow, "198.51.100.3") as (home, login):
        found = [log_in(home, login, WRONG) for _ in range(15)]
        assert 429 in found
        with browser(narrow, "192.0.2.3") as elsewhere:
            assert log_in(elsewhere, login, RIGHT) == 200


@pytest.mark.parametrize(
    "forged", ["", ".", "x" * 22, "x" * 22 + "." + "y" * 43, "a.b.c.d.e.f.g.h", "x" * 3000]
)
def test_a_forged_cookie_makes_no_known_device(narrow: Running, forged: str) -> None:
    login = "nobody-has-this-login"
    guess_until_refused(narrow, login)
    with browser(narrow, "192.0.2.4") as stranger:
        stranger.cookies.set(COOKIE, forged)
        assert log_in(stranger, login, WRONG) == 429


def test_a_device_is_known_for_its_own_account_only(narrow: Running) -> None:
    with owner(narrow, "198.51.100.5") as (eve, _), owner(narrow, "198.51.100.6") as (_, login):
        guess_until_refused(narrow, login)
        assert log_in(eve, login, WRONG) == 429


def test_a_browser_is_known_for_several_accounts(narrow: Running) -> None:
    with browser(narrow, "198.51.100.7") as family:
        logins = [f"family-{secrets.token_hex(4)}" for _ in range(3)]
        for login in logins:
            family.post("/api/register", json={"login": login, "password": RIGHT})
            family.post("/api/logout", json={})
        guess_until_refused(narrow, logins[0])
        assert log_in(family, logins[0], RIGHT) == 200


def test_a_session_from_before_makes_its_browser_known(narrow: Running) -> None:
    with owner(narrow, "198.51.100.8") as (home, login):
        assert log_in(home, login, RIGHT) == 200
        del home.cookies[COOKIE]
        assert home.get("/api/me").json()["account"] == login
        home.post("/api/logout", json={})
        guess_until_refused(narrow, login)
        assert log_in(home, login, RIGHT) == 200


def test_a_passkey_works_while_passwords_are_guessed(narrow: Running) -> None:
    device = Authenticator(narrow.base)
    login = f"key-{secrets.token_hex(4)}"
    with browser(narrow, "198.51.100.9") as home, browser(narrow, "198.51.100.9") as stranger:
        home.put("/api/me", json={"name": "Ana"})
        options = home.post("/api/passkeys/new", json={"login": login}).json()
        added = home.post("/api/passkeys/add", json={"credential": device.create(options), "name": "phone"})
        assert added.status_code == 200
        home.post("/api/logout", json={})
        guess_until_refused(narrow, login)
        while log_in(stranger, login, WRONG) != 429:
            pass  # nothing is left to that address either
        options = home.post("/api/passkeys/ask", json={}).json()
        used = home.post("/api/passkeys/login", json={"credential": device.get(options)})
        assert used.status_code == 200, used.text
