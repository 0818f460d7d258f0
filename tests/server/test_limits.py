"""The limits that people meet, on a real server: what a stranger can use up, and what stays for others."""

import asyncio
from collections.abc import Iterator
from itertools import cycle, islice, takewhile

import httpx2 as httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from caravela.server.guard import HEADERS
from caravela.wire.messages import Acked, Chat, ChatSaid, Refused
from tests.server.running import NO_CERTIFICATES, PATIENT, Guest, Running

AT_ONCE = 600
"""Requests that one network may send at once; ten more refill each second."""
MOST_SENT = 5000
HANDSHAKES_AT_ONCE = 120


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("narrow") / "data", "--narrow") as running:
        yield running


@pytest.fixture
def visitor(narrow: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=narrow.base, timeout=PATIENT, verify=NO_CERTIFICATES) as client:
        yield client


def from_address(address: str) -> dict[str, str]:
    """As a proxy on this machine passes the address on."""
    return {"x-forwarded-for": address}


@pytest.mark.parametrize(
    "addresses",
    [[f"2001:db8:1:2::{number:x}" for number in range(1, 200)], ["198.51.100.1", "::ffff:198.51.100.1"]],
    ids=["one /64", "IPv4 and mapped IPv4"],
)
def test_requests_are_counted_by_network(visitor: httpx.Client, addresses: list[str]) -> None:
    senders = islice(cycle(addresses), MOST_SENT)
    answered = (visitor.get("/api/games", headers=from_address(each)).status_code for each in senders)
    passed = sum(1 for _ in takewhile(lambda status: status == 200, answered))
    assert AT_ONCE <= passed < MOST_SENT
    assert visitor.get("/api/games", headers=from_address("2001:db8:1:3::1")).status_code == 200


def test_an_origin_that_is_none_is_foreign_and_the_answer_has_its_headers(visitor: httpx.Client) -> None:
    answer = visitor.post("/api/logout", json={}, headers={"origin": "http://["})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    assert HEADERS.items() <= dict(answer.headers).items()


def test_a_stranger_cannot_come_and_go_without_end(narrow: Running) -> None:
    async def opened(address: str) -> bool:
        try:
            async with connect(
                f"ws://127.0.0.1:{narrow.port}/ws/none", additional_headers=from_address(address)
            ):
                return True
        except InvalidStatus:
            return False

    async def visit() -> None:
        passed = 0
        while await opened("198.51.100.30"):
            passed += 1
            assert passed < MOST_SENT
        assert passed >= HANDSHAKES_AT_ONCE
        assert await opened("198.51.100.31")

    asyncio.run(visit())


def test_the_figures_have_a_limit(visitor: httpx.Client) -> None:
    asked = (visitor.get("/metrics").status_code for _ in range(MOST_SENT))
    assert sum(1 for _ in takewhile(lambda status: status == 200, asked)) < MOST_SENT


def test_chat_and_names_cannot_deceive_or_flood(server: Running) -> None:
    async def visit() -> None:
        async with Guest(server, "A\u202eB\u0000C") as ana:
            assert (await ana.http.get("/api/me")).json()["name"] == "ABC"
            made = await ana.make("mundus_novus", ["me", "open"])
            seat = await ana.sit(made["match"], 0)
            assert isinstance(
                await seat.verdict(Chat("c", "a\u202eb\u0000c\n\n\n\n" + "\u0301" * 200)), Acked
            )
            said = await seat.told(lambda message: isinstance(message, ChatSaid))
            assert isinstance(said, ChatSaid)
            assert said.line.text == "abc"
            assert isinstance(await seat.verdict(Chat("d", "\u202e\u0000")), Refused)

    asyncio.run(visit())
