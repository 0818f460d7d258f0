"""The limits that people meet, on a real server: what a stranger can use up, and what stays for others."""

from collections.abc import Iterator
from itertools import cycle, islice, takewhile

import httpx2 as httpx
import pytest

from tests.server.running import NO_CERTIFICATES, PATIENT, Running

AT_ONCE = 600
"""Requests that one network may send at once; ten more refill each second."""
MOST_SENT = 5000


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
