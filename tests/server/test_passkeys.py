"""Passkeys: made by a guest, used on another device, and worth nothing when anything about them is wrong."""

import copy
from collections.abc import Iterator

import httpx2 as httpx
import pytest

from tests.server.authenticator import Authenticator
from tests.server.running import PATIENT, Running


@pytest.fixture
def guest(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.base, timeout=PATIENT) as client:
        client.put("/api/me", json={"name": "Ana"})
        yield client


def made(guest: httpx.Client, device: Authenticator, login: str) -> httpx.Response:
    options = guest.post("/api/passkeys/new", json={"login": login})
    assert options.status_code == 200, options.text
    return guest.post(
        "/api/passkeys/add", json={"credential": device.create(options.json()), "name": "phone"}
    )


def test_a_passkey_opens_the_account_on_another_device(server: Running, guest: httpx.Client) -> None:
    device = Authenticator(server.base)
    assert made(guest, device, "ana.key").json() == {"name": "Ana", "account": "ana.key", "language": None}
    with httpx.Client(base_url=server.base, timeout=PATIENT) as other:
        options = other.post("/api/passkeys/ask", json={}).json()
        answer = device.get(options)
        used = other.post("/api/passkeys/login", json={"credential": answer})
        assert used.json()["account"] == "ana.key"
        assert other.get("/api/me").json()["account"] == "ana.key"
        again = other.post("/api/passkeys/login", json={"credential": answer})
        assert again.json()["code"] == "wrong-login"


def test_a_wrong_passkey_opens_nothing(server: Running, guest: httpx.Client) -> None:
    device = Authenticator(server.base)
    assert made(guest, device, "ben.key").status_code == 200
    stranger, elsewhere = Authenticator(server.base), Authenticator("https://evil.example")
    stranger.id = elsewhere.id = device.id
    elsewhere.key = device.key
    for wrong in (stranger, elsewhere, Authenticator(server.base)):
        options = guest.post("/api/passkeys/ask", json={}).json()
        answer = guest.post("/api/passkeys/login", json={"credential": wrong.get(options)})
        assert (answer.status_code, answer.json()["code"]) == (401, "wrong-login")
    options = guest.post("/api/passkeys/ask", json={}).json()
    good = device.get(options)
    for field in ("rawId", "response", "type", "id"):
        bad = copy.deepcopy(good)
        bad[field] = {"clientDataJSON": "e30"} if field == "response" else 7
        answer = guest.post("/api/passkeys/login", json={"credential": bad})
        assert (answer.status_code, answer.json()["code"]) == (401, "wrong-login"), field


def test_a_passkey_needs_a_person_and_a_free_login(server: Running, guest: httpx.Client) -> None:
    with httpx.Client(base_url=server.base, timeout=PATIENT) as nobody:
        refused = nobody.post("/api/passkeys/new", json={"login": "eve"})
        assert refused.json()["code"] == "not-signed-in"
    assert made(guest, Authenticator(server.base), "cem.key").status_code == 200
    with httpx.Client(base_url=server.base, timeout=PATIENT) as other:
        other.put("/api/me", json={"name": "Cem"})
        assert other.post("/api/passkeys/new", json={"login": "CEM.KEY"}).json()["code"] == "login-taken"
