"""Whatever is sent, the answer is a coded refusal: nothing changes, nothing is told, the server stays up."""

import asyncio
import random
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import SearchStrategy
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import InvalidStatus

from caravela.wire.messages import PROTOCOL, Acked, Bye, Chat, Hello, Past, Ping, Refused, Update
from tests.server.fuzz import fuzz
from tests.server.running import PATIENT, Guest, Running, Seat

MESSAGES = 3000
EXAMPLES = 25
SEED = 1492
CHECKS = [status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.mark.timeout(600)
def test_messages_that_no_client_sends_change_nothing(server: Running) -> None:
    figures = asyncio.run(fuzz(server, MESSAGES, SEED))
    assert figures.answered > MESSAGES / 4
    assert figures.memory_after_kb < figures.memory_before_kb * 1.3 + 4000
    assert httpx.get(f"{server.base}/healthz", timeout=PATIENT).status_code == 200


@pytest.mark.timeout(600)
def test_the_api_answers_as_its_description_says(server: Running) -> None:
    schema = schemathesis.openapi.from_url(f"{server.base}/api/openapi.json")
    for operation in schema.get_all_operations():
        assert isinstance(operation, Ok)
        try_examples(operation.ok().as_strategy())


def try_examples(cases: SearchStrategy[Any]) -> None:
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(cases)
    def check(case: schemathesis.Case[Any]) -> None:
        response = case.call()
        case.validate_response(response, checks=CHECKS)
        if response.status_code >= 400:
            assert set(response.json()) == {"code", "reason", "facts"}, response.text

    check()


def test_a_foreign_page_gets_no_socket(server: Running) -> None:
    async def visit() -> None:
        async with Guest(server) as ana:
            made = await ana.make("amerigo", ["me", "open"])
            for origin in ("https://evil.example", "null", f"http://127.0.0.1:{server.port + 1}"):
                with pytest.raises(InvalidStatus) as refused:
                    await ana.connect(made["match"], origin=origin)
                assert refused.value.response.status_code == 403
            own = await ana.connect(made["match"], origin=server.base)
            await own.close()

    asyncio.run(visit())


def test_wrong_foreign_and_ended_tokens_open_nothing(server: Running) -> None:
    async def visit() -> None:
        async with Guest(server) as ana, Guest(server, "Eve") as eve:
            made = await ana.make("amerigo", ["me", "open"])
            other = await eve.make("amerigo", ["me", "open"])
            await eve.join(other["watch_link"].partition("#")[2])
            for guest, match, code in (
                (eve, made["match"], "forbidden"),
                (ana, "no-such-match-1", "no-such-match"),
            ):
                seat = Seat(await guest.connect(match), None)
                assert await seat.hear() == Bye(code, again=False)  # type: ignore[arg-type]
            await ana.http.post("/api/logout", json={})
            ana.http.cookies.set("caravela", "x" * 43)
            seat = Seat(await ana.connect(made["match"]), None)
            assert await seat.hear() == Bye("forbidden", again=False)

    asyncio.run(visit())


def test_a_key_of_somebody_else_is_ones_own(server: Running) -> None:
    """Two people may hit on the same key: it is a key of each, and neither gets the other's answer."""

    async def visit() -> None:
        async with Guest(server) as ana, Guest(server, "Ben") as ben:
            made = await ana.make("amerigo", ["me", "open"])
            await ben.join(made["code"])
            one, two = await ana.sit(made["match"], 0), await ben.sit(made["match"], 1)
            assert isinstance(await one.verdict(Chat("same", "from Ana")), Acked)
            assert isinstance(await two.verdict(Chat("same", "from Ben")), Acked)
            again = await ana.sit(made["match"], 0)
            assert [line.text for line in again.welcome.chat] == ["from Ana", "from Ben"]  # type: ignore[union-attr]

    asyncio.run(visit())


def test_too_large_and_too_many(tmp_path: Path) -> None:
    async def visit(server: Running) -> None:
        async with Guest(server) as ana:
            made = await ana.make("amerigo", ["me", "open"])
            seat = await ana.sit(made["match"])
            await seat.connection.send("x" * 9000)
            refused = await seat.until(lambda message: isinstance(message, Refused))
            assert refused.code == "too-large"  # type: ignore[union-attr]
            for number in range(150):
                await seat.send(Ping(number))
            await seat.send(Past(7, 0))
            await seat.send(Chat("k", "hello"))
            refusals = [await seat.until(lambda message: isinstance(message, Refused))]
            assert refusals[0].code == "too-fast"  # type: ignore[union-attr]
            # A question has a number and a command a key: so its sender gets this answer.
            while refusals[-1].key is None:  # type: ignore[union-attr]
                refusals.append(await seat.until(lambda message: isinstance(message, Refused)))
            assert [(each.request, each.key) for each in refusals[-2:]] == [(7, None), (None, "k")]  # type: ignore[union-attr]
            wrong = Seat(await ana.connect(made["match"]), None)
            await wrong.send(Hello(PROTOCOL + 1, None))
            assert await wrong.hear() == Bye("bad-message", again=False)
            codes = {
                (
                    await ana.http.post("/api/login", json={"login": "ana", "password": "wrong horse"})
                ).status_code
                for _ in range(14)
            }
            assert codes == {401, 429}

    with Running(tmp_path / "data", "--narrow") as server:
        asyncio.run(visit(server))


@pytest.mark.timeout(600)
def test_a_store_that_cannot_write_refuses_and_changes_nothing(tmp_path: Path) -> None:
    """Somebody else holds the database, as a full disk would: what is refused is not half done."""

    async def visit(server: Running) -> None:
        async with Guest(server) as ana:
            made = await ana.make("columbus_1492", ["me", "local"])
            seat = await ana.sit(made["match"], None)
            turn = seat.position.waiting[0].seat  # type: ignore[union-attr]
            seat = await ana.sit(made["match"], turn)
            before = seat.position
            broken = sqlite3.connect(server.data / "caravela.db", timeout=60)
            broken.execute(
                "CREATE TRIGGER no_room BEFORE INSERT ON entries BEGIN SELECT RAISE(FAIL, 'disk full'); END"
            )
            broken.commit()
            wish = seat.next_wish()
            assert wish is not None
            verdict = await seat.verdict(wish)
            assert isinstance(verdict, Refused)
            assert verdict.code == "storage"
            assert not any(isinstance(message, Update) for message in seat.heard)
            broken.execute("DROP TRIGGER no_room")
            broken.commit()
            broken.close()
            again = await seat.verdict(wish)
            assert isinstance(again, Acked)
            assert again.version == before.version + 1  # type: ignore[union-attr]

    with Running(tmp_path / "data") as server:
        asyncio.run(visit(server))


def test_no_secret_is_in_the_logs(tmp_path: Path) -> None:
    secrets: list[str] = []

    async def visit(server: Running) -> None:
        async with Guest(server) as ana, Guest(server, "Ben") as ben:
            secrets.append("correct horse battery")
            await ana.http.post("/api/register", json={"login": "ana.b", "password": secrets[0]})
            await ana.http.post("/api/login", json={"login": "ana.b", "password": secrets[0]})
            await ana.http.post("/api/login", json={"login": "ana.b", "password": secrets[0] + "!"})
            made = await ana.make("columbus_1492", ["me", "open"], nonce="ab12cd34ef56ab12")
            secrets.extend(
                [
                    made["play_link"].partition("#")[2],
                    made["watch_link"].partition("#")[2],
                    "ab12cd34ef56ab12",
                ]
            )
            await ben.join(secrets[1], nonce="99aa88bb77cc66dd")
            secrets.append("99aa88bb77cc66dd")
            seat = await ana.sit(made["match"])
            await seat.connection.send("{" + secrets[1])
            await seat.until(lambda message: isinstance(message, Refused))
            await ana.http.get(f"/api/matches?before={secrets[1]}")
            secrets.extend(cookie.value or "" for guest in (ana, ben) for cookie in guest.http.cookies.jar)

    with Running(tmp_path / "data") as server:
        asyncio.run(visit(server))
        with sqlite3.connect(server.data / "caravela.db") as database:
            (secret,) = database.execute("SELECT secret FROM matches").fetchone()
        database.close()
        secrets.append(secret.hex())
        server.stop()
        text = server.log_text()
    assert '"event":"request"' in text
    assert len(secrets) >= 7
    for each in secrets:
        assert len(each) > 8
        assert each not in text
    kept = b"".join(path.read_bytes() for path in (tmp_path / "data").iterdir() if path.suffix != ".lock")
    for token in secrets[1:3]:
        assert token.encode() not in kept
    shutil.rmtree(tmp_path / "data")


@pytest.mark.timeout(600)
def test_a_stuck_bot_does_not_stop_the_match(tmp_path: Path) -> None:
    async def visit(server: Running) -> None:
        async with Guest(server) as ana:
            made = await ana.make("columbus_1492", ["me", "admiral"])
            seat = await ana.sit(made["match"])

            def by_bot(message: object) -> bool:
                return isinstance(message, Update) and any(line.by == "bot" for line in message.lines)

            while not any(by_bot(message) for message in seat.heard):
                await seat.play(1, lambda: random.randrange(50))
            metrics = (await ana.http.get("/metrics")).text
            killed = next(
                line for line in metrics.splitlines() if line.startswith("caravela_bots_killed_total")
            )
            assert float(killed.split()[1]) >= 1

    with Running(tmp_path / "data", "--stuck") as server:
        asyncio.run(visit(server))
