"""Limits of what a stranger can use up, on a real server, and what remains for others."""

import asyncio
from collections.abc import Iterator

import httpx2 as httpx
import pytest

from caravela.server.settings import Limits
from caravela.wire.messages import Acked, Chat, Refused
from tests.server.running import NO_CERTIFICATES, PATIENT, Guest, Running

LIMITS = Limits()
GATHERING = {"game": "amerigo", "seats": [{"role": "me"}, {"role": "open"}]}
BOTS = {"game": "amerigo", "seats": [{"role": "bot", "level": "admiral"}] * 2, "pace_ms": 30_000}


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("quotas") / "data", "--narrow") as running:
        yield running


@pytest.fixture
def visitor(narrow: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=narrow.base, timeout=PATIENT, verify=NO_CERTIFICATES) as client:
        yield client


def make(visitor: httpx.Client, table: object, address: str, *, same_person: bool = False) -> str:
    """Ask for a table; return "made", or why not."""
    answer = visitor.post("/api/matches", json=table, headers={"x-forwarded-for": address})
    if not same_person:
        visitor.cookies.clear()
    if answer.status_code == 200:
        return "made"
    fault = answer.json()
    assert answer.status_code == (429 if fault["code"] == "too-fast" else 409)
    return str(fault["reason"])


def test_tables_that_wait_are_bounded_by_network_though_every_request_is_a_new_guest(
    visitor: httpx.Client,
) -> None:
    network = [f"2001:db8:7:1::{number:x}" for number in range(1, LIMITS.network_gathering + 6)]
    answers = [make(visitor, GATHERING, address) for address in network]
    assert answers == ["made"] * LIMITS.network_gathering + ["fault-too-many-tables-here"] * 5
    assert make(visitor, GATHERING, "2001:db8:7:2::1") == "made"


def test_tables_that_wait_are_bounded_by_person_though_every_request_has_another_address(
    visitor: httpx.Client,
) -> None:
    visitor.put("/api/me", json={"name": "Many"}, headers={"x-forwarded-for": "10.8.3.1"})
    addresses = [f"10.8.3.{number}" for number in range(1, LIMITS.gathering + 6)]
    answers = [make(visitor, GATHERING, address, same_person=True) for address in addresses]
    assert answers == ["made"] * LIMITS.gathering + ["fault-too-many-tables"] * 5
    visitor.cookies.clear()
    assert make(visitor, GATHERING, "10.8.3.1") == "made"


def test_a_table_that_begins_makes_room_for_another(visitor: httpx.Client) -> None:
    address = {"x-forwarded-for": "10.8.5.1"}
    visitor.put("/api/me", json={"name": "Host"}, headers=address)
    codes = []
    for _ in range(LIMITS.gathering):
        codes.append(visitor.post("/api/matches", json=GATHERING, headers=address).json()["code"])
    assert make(visitor, GATHERING, "10.8.5.1", same_person=True) == "fault-too-many-tables"
    mine = dict(visitor.cookies)
    visitor.cookies.clear()
    assert visitor.post("/api/join", json={"token": codes[0]}, headers=address).status_code == 200
    visitor.cookies.clear()
    visitor.cookies.update(mine)
    assert make(visitor, GATHERING, "10.8.5.1", same_person=True) == "made"


def test_tables_of_bots_alone_are_bounded_by_person_network_and_server(visitor: httpx.Client) -> None:
    visitor.put("/api/me", json={"name": "Bots"}, headers={"x-forwarded-for": "10.9.1.1"})
    answers = [make(visitor, BOTS, f"10.9.1.{number}", same_person=True) for number in range(1, 4)]
    assert answers == ["made"] * LIMITS.bot_tables + ["fault-too-many-bot-tables"]
    visitor.cookies.clear()
    answers = [make(visitor, BOTS, "203.0.113.9") for _ in range(LIMITS.network_bot_tables + 1)]
    assert answers == ["made"] * LIMITS.network_bot_tables + ["fault-too-many-bot-tables"]
    left = LIMITS.all_bot_tables - LIMITS.bot_tables - LIMITS.network_bot_tables
    answers = [make(visitor, BOTS, f"203.0.113.{number + 10}") for number in range(left + 1)]
    assert answers == ["made"] * left + ["fault-server-full"]
    with_a_person = {"game": "amerigo", "seats": [{"role": "me"}, {"role": "bot", "level": "mate"}]}
    assert make(visitor, with_a_person, "203.0.113.9") == "made"


def test_new_guests_are_bounded_by_network(visitor: httpx.Client) -> None:
    amount = int(LIMITS.guests.partition("/")[0])
    statuses = []
    for number in range(amount + 3):
        headers = {"x-forwarded-for": f"2001:db8:9:1::{number:x}"}
        statuses.append(visitor.put("/api/me", json={"name": "New"}, headers=headers).status_code)
        visitor.cookies.clear()
    # A place may become free meanwhile: one a minute.
    assert set(statuses[:amount]) == {200}
    assert 429 in statuses[amount:]


def test_a_table_that_is_refused_makes_no_guest(visitor: httpx.Client) -> None:
    address = {"x-forwarded-for": "2001:db8:7:3::1"}
    for _ in range(LIMITS.network_gathering):
        visitor.post("/api/matches", json=GATHERING, headers=address)
        visitor.cookies.clear()
    answer = visitor.post("/api/matches", json=GATHERING, headers=address)
    assert answer.status_code == 409
    assert "set-cookie" not in answer.headers


def test_chat_is_bounded_by_person(narrow: Running) -> None:
    async def visit() -> None:
        async with Guest(narrow) as ana:
            made = await ana.make("amerigo", ["me", "open"], public=True)
            seat = await ana.sit(made["match"])
            verdicts = [await seat.verdict(Chat(f"c{number}", "again")) for number in range(40)]
            kept = [verdict for verdict in verdicts if isinstance(verdict, Acked)]
            refused = [verdict for verdict in verdicts if isinstance(verdict, Refused)]
            assert len(kept) >= int(LIMITS.chat.partition("/")[0])
            assert {verdict.code for verdict in refused} == {"too-fast"}

    asyncio.run(visit())
