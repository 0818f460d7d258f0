"""Web Push: the real server calls a push service on this machine, whose messages are read and checked here."""

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import pytest

from caravela.server.push.allowed_services import SERVICES, address_of, is_service
from caravela.server.push.keys import FILE
from caravela.storage.sqlite import SqliteStore
from tests.postgres import Cluster
from tests.server.launch import APART, CONTACT, WAIT
from tests.server.push_service import Browser, PushService, push_service, signed_claims
from tests.server.running import PATIENT, Guest, Running, Seat

DAY = 24 * 3600
SENT = 'caravela_pushes_total{outcome="sent"}'
ELSEWHERE = 'caravela_pushes_total{outcome="elsewhere"}'
"""Another process has notified of the same turn."""


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    with push_service(tmp_path_factory.mktemp("service")) as found:
        yield found


def calling(folder: Path, service: PushService) -> Running:
    return Running(folder / "data", "--push", service.host, trust=service.trust)


@pytest.fixture(scope="module")
def caller(tmp_path_factory: pytest.TempPathFactory, service: PushService) -> Iterator[Running]:
    """A server that tells people of their turn."""
    with calling(tmp_path_factory.mktemp("caller"), service) as running:
        yield running


async def subscribe(guest: Guest, browser: Browser, language: str = "en") -> None:
    answer = await guest.http.post("/api/push", json=browser.subscription(language))
    assert (answer.status_code, answer.json()) == (200, {"on": True}), answer.text


async def duel(one: Guest, other: Guest) -> tuple[str, Seat]:
    """A match of 1492 at which only `one` is there; gives its id, and the seat of who is there."""
    made = await one.make("columbus_1492", ["me", "open"])
    await other.join(made["code"])
    seat = await one.sit(made["match"], 0)
    assert seat.position is not None
    return made["match"], seat


async def until_other(seat: Seat) -> None:
    """Plays on until others are waited for, which may be at once: who begins is dealt."""
    while True:
        wish = seat.next_wish()
        if wish is None:
            return
        verdict = await seat.verdict(wish)
        await seat.catch_up(verdict.version)


def test_who_is_away_is_told_and_nobody_else_can_read_it(caller: Running, service: PushService) -> None:
    async def visit() -> None:
        async with Guest(caller, "Ana") as ana, Guest(caller, "Ben") as ben:
            browser = Browser(service, "ben")
            await subscribe(ben, browser, "fr")
            match, seat = await duel(ana, ben)
            await until_other(seat)
            (pushed,) = await asyncio.to_thread(service.wait_for, "ben")
            assert browser.read(pushed) == {
                "title": "À vous de jouer",
                "body": "1492 Christophe Colomb",
                "path": f"/table/{match}",
            }
            offer = (await ben.http.get("/api/push")).json()
            claims = signed_claims(pushed, offer["key"])
            assert claims["sub"] == CONTACT
            assert claims["aud"] == f"https://{service.host}"
            assert time.time() < claims["exp"] < time.time() + DAY
            assert int(pushed.headers["ttl"]) == DAY

    asyncio.run(visit())
    log = caller.log_text()
    assert "/send/" not in log
    assert "Traceback" not in log


def test_nobody_is_told_while_they_are_there(caller: Running, service: PushService) -> None:
    async def visit() -> None:
        async with Guest(caller, "Ana") as ana, Guest(caller, "Ben") as ben, Guest(caller, "Cleo") as cleo:
            for guest, name in ((ben, "present"), (cleo, "absent")):
                await subscribe(guest, Browser(service, name))
            options = {"first_master": "B"}
            made = await ana.make("mundus_novus", ["me", "open", "open"], options=options)
            await ben.join(made["code"])
            seat = await ben.sit(made["match"], 1)
            await cleo.join(made["code"])
            # It begins with Ben's choice; then all three offer cards at once.
            await seat.until(lambda _: seat.position is not None and seat.next_wish() is not None)
            await until_other(seat)
            await asyncio.to_thread(service.wait_for, "absent")
            assert service.at("present") == []

    asyncio.run(visit())


def test_two_messages_about_one_match_are_apart(caller: Running, service: PushService) -> None:
    async def visit() -> None:
        async with Guest(caller, "Ana") as ana, Guest(caller, "Ben") as ben:
            await subscribe(ben, Browser(service, "often"))
            match, seat = await duel(ana, ben)
            await until_other(seat)
            await asyncio.to_thread(service.wait_for, "often")
            first = time.monotonic()
            back = await ben.sit(match, 1)
            await until_other(back)
            await back.close()
            await seat.until(lambda _: seat.next_wish() is not None)
            await until_other(seat)
            await asyncio.to_thread(service.wait_for, "often", 2)
            assert (
                time.monotonic() - first > APART / 2
            )  # the clocks of two processes, and the way between them

    asyncio.run(visit())


def test_what_a_push_service_no_longer_knows_is_forgotten(tmp_path: Path, service: PushService) -> None:
    for status, name in ((410, "gone"), (404, "unknown"), (500, "broken"), (307, "moved")):
        service.answers[f"/send/{name}"] = status
    service.moved_to = service.endpoint("elsewhere")
    names = ("gone", "unknown", "broken", "moved", "well")

    async def visit(server: Running) -> str:
        async with Guest(server, "Ana") as ana, Guest(server, "Ben") as ben:
            for name in names:
                await subscribe(ben, Browser(service, name))
            _, seat = await duel(ana, ben)
            await until_other(seat)
            for name in names:
                await asyncio.to_thread(service.wait_for, name)
            while SENT not in (metrics := (await ana.http.get("/metrics")).text):
                await asyncio.sleep(WAIT)
            return metrics

    server = calling(tmp_path, service)
    with server:
        metrics = asyncio.run(visit(server))
        server.stop()
    assert f"{SENT} 1.0" in metrics
    assert service.at("elsewhere") == []  # no redirection is followed
    assert endpoints(server) == {service.endpoint(name) for name in ("broken", "moved", "well")}


def endpoints(server: Running) -> set[str]:
    """Where a server that does not run would send messages to."""
    with SqliteStore(server.data) as store:
        found = store._read(
            lambda connection: connection.exec_driver_sql("SELECT endpoint FROM subscriptions").all()
        )
    return {endpoint for (endpoint,) in found}


def test_other_addresses_are_refused(caller: Running, service: PushService) -> None:
    right = Browser(service, "right").subscription()
    port = service.host.partition(":")[2]
    wrong = [
        {"endpoint": f"http://{service.host}/send/x"},
        {"endpoint": "https://localhost/send/x"},
        {"endpoint": f"https://127.0.0.1:{port}/send/x"},
        {"endpoint": f"https://localhost:{port}@169.254.169.254/"},
        {"endpoint": f"https://x@localhost:{port}/"},
        {"endpoint": "https://fcm.googleapis.com.example/x"},
        {"endpoint": "https://fcm.googleapis.com:8443/x"},
        {"endpoint": "https://[::1/x"},
        {"endpoint": f"https://localhost:{port}/a b\r\nHost: x"},
        {"p256dh": right["auth"]},
        {"p256dh": right["p256dh"][:-4] + "AAAA"},
        {"auth": "AAAA"},
        {"auth": "!"},
        {"language": "xx"},
    ]
    with httpx.Client(base_url=caller.base, timeout=PATIENT) as visitor:
        nobody = visitor.post("/api/push", json=right)
        assert (nobody.status_code, nobody.json()["code"]) == (401, "not-signed-in")
        visitor.put("/api/me", json={"name": "Eve"})
        for each in wrong:
            answer = visitor.post("/api/push", json={**right, **each})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-message"), each
        assert visitor.post("/api/push", json=right).json() == {"on": True}


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
        "https://web.push.apple.com/abc",
        "https://push.example:8443/abc",
    ],
)
def test_the_browsers_own_push_services_are_known(endpoint: str) -> None:
    assert address_of(endpoint, ["push.example:8443"]) is not None
    assert address_of(endpoint.replace("https:", "http:"), ["push.example:8443"]) is None
    assert all(is_service(each) for each in SERVICES)
    assert not any(is_service(each) for each in ("", "*", "https://push.example", "push.example/x", "a b"))


def test_who_logs_out_or_switches_it_off_is_told_no_more(tmp_path: Path, service: PushService) -> None:
    async def visit(server: Running) -> None:
        async with Guest(server, "Ana") as ana, Guest(server, "Ben") as ben:
            for number in range(7):
                await subscribe(ana, Browser(service, f"ana-{number}"))
            await subscribe(ben, Browser(service, "ben-stays"))
            await subscribe(ben, Browser(service, "ben-ends"))
            strange = {"endpoint": service.endpoint("ben-stays")}
            assert (await ana.http.post("/api/push/forget", json=strange)).json() == {"on": False}
            own = {"endpoint": service.endpoint("ben-ends")}
            assert (await ben.http.post("/api/push/forget", json=own)).json() == {"on": False}

    async def leave(server: Running) -> None:
        async with Guest(server, "Cleo") as cleo:
            known = {"login": "cleo", "password": "correct horse"}
            await subscribe(cleo, Browser(service, "cleo"))
            assert (await cleo.http.post("/api/register", json=known)).status_code == 200
            await subscribe(cleo, Browser(service, "cleo-again"))
            await cleo.http.post("/api/logout", json={})

    server = calling(tmp_path, service)
    with server:
        asyncio.run(visit(server))
        asyncio.run(leave(server))
        server.stop()
    # The newest few of a person; nothing of a session that was closed.
    assert endpoints(server) == {
        *(service.endpoint(f"ana-{number}") for number in range(2, 7)),
        service.endpoint("ben-stays"),
    }


def test_the_key_is_made_once_and_for_its_owner_alone(tmp_path: Path, service: PushService) -> None:
    server = calling(tmp_path, service)
    offers = []
    for _ in range(2):
        with server:
            offers.append(httpx.get(f"{server.base}/api/push", timeout=PATIENT).json())
            server.stop()
        (server.data / FILE).chmod(0o600 if len(offers) == 2 else 0o644)
    assert offers[0] == offers[1]
    with server:
        assert (server.data / FILE).stat().st_mode & 0o777 == 0o600


def test_without_the_option_nothing_of_it_exists(tmp_path: Path, service: PushService) -> None:
    browser = Browser(service, "off")

    async def subscribe_ben(server: Running) -> str:
        async with Guest(server, "Ben") as ben:
            await subscribe(ben, browser)
            return ben.http.cookies["caravela"]

    async def visit(server: Running, cookie: str) -> str:
        async with Guest(server, "Ana") as ana, Guest(server) as ben:
            ben.http.cookies.clear()
            ben.http.cookies.set("caravela", cookie)
            assert (await ben.http.get("/api/push")).json() == {"key": None}
            for path in ("/api/push", "/api/push/forget"):
                answer = await ben.http.post(path, json=browser.subscription())
                assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
            _, seat = await duel(ana, ben)
            await until_other(seat)
            await asyncio.sleep(4 * WAIT)
            return (await ana.http.get("/metrics")).text

    # A host who has changed their mind: the subscriptions are still in the folder.
    with calling(tmp_path, service) as on:
        cookie = asyncio.run(subscribe_ben(on))
        on.stop()
    off = Running(tmp_path / "data", trust=service.trust)
    with off:
        metrics = asyncio.run(visit(off, cookie))
    assert service.at("off") == []
    assert "caravela_pushes_total{" not in metrics
    fresh = Running(tmp_path / "fresh")
    with fresh:
        assert not (fresh.data / FILE).exists()
        described = httpx.get(f"{fresh.base}/api/openapi.json", timeout=PATIENT).json()
    assert "/api/push" in json.dumps(described)


def test_of_two_processes_one_tells(cluster: Cluster, tmp_path: Path, service: PushService) -> None:
    url = cluster.new_database()

    def node(name: str) -> Running:
        return Running(tmp_path / name, "--push", service.host, "--database", url, trust=service.trust)

    async def visit(one: Running, other: Running) -> None:
        async with Guest(one, "Ana") as ana, Guest(other, "Ben") as ben:
            assert (await ana.http.get("/api/push")).json() == (await ben.http.get("/api/push")).json()
            await subscribe(ben, Browser(service, "shared-ben"))
            match, seat = await duel(ana, ben)
            # Ana has the table open at both processes, so both see Ben's turn begin.
            there = await ana.sit(match, 0, port=other.port)
            await until_other(seat)
            assert seat.position is not None
            await there.catch_up(seat.position.version)
            await asyncio.to_thread(service.wait_for, "shared-ben")
            texts = ["", ""]
            while not any(ELSEWHERE in text for text in texts):
                texts = [(await guest.http.get("/metrics")).text for guest in (ana, ben)]
            assert sum(SENT in text for text in texts) == 1
            assert len(service.at("shared-ben")) == 1

    with node("one") as one, node("other") as other:
        asyncio.run(visit(one, other))
