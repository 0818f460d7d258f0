"""Resigning, abandoning and deleting over the network; what is deleted is gone from the disk too."""

import asyncio
import hashlib
from pathlib import Path

from caravela.wire.messages import Abandon, Acked, Agree, Bye, Resign, Update
from tests.server.running import Guest, Running


def test_a_match_of_two_ends_when_one_resigns(server: Running) -> None:
    async def play() -> None:
        async with Guest(server, "Ana") as ana, Guest(server, "Ben") as ben:
            made = await ana.make("amerigo", ["me", "open"])
            await ben.join(made["code"])
            one, other = await ana.sit(made["match"]), await ben.sit(made["match"], 1)
            assert isinstance(await other.verdict(Resign("r", 1)), Acked)
            told = await one.told(
                lambda heard: isinstance(heard, Update) and heard.position.outcome is not None
            )
            assert isinstance(told, Update)
            assert told.position.outcome is not None
            assert told.position.outcome.places == [1, 2]
            listed = (await ben.http.get("/api/matches")).json()[0]
            assert listed["table"]["phase"] == "over"
            assert listed["progress"]["places"] == [1, 2]
            assert not listed["may_delete"]
            refused = await ana.http.delete(f"/api/matches/{made['match']}")
            assert (refused.status_code, refused.json()["reason"]) == (403, "fault-not-deletable")

    asyncio.run(play())


def test_all_agree_to_abandon_and_the_maker_deletes(server: Running) -> None:
    async def play() -> None:
        async with Guest(server, "Ana") as ana, Guest(server, "Ben") as ben:
            made = await ana.make("amerigo", ["me", "open"])
            await ben.join(made["code"])
            one, other = await ana.sit(made["match"]), await ben.sit(made["match"], 1)
            asked = await other.verdict(Abandon("a", 1))
            assert isinstance(asked, Acked)
            await one.catch_up(asked.version)
            assert isinstance(await one.verdict(Agree("y", asked.version, 0, True)), Acked)
            assert (await ben.http.delete(f"/api/matches/{made['match']}")).status_code == 403
            listed = (await ana.http.get("/api/matches")).json()[0]
            assert listed["may_delete"]
            assert (await ana.http.delete(f"/api/matches/{made['match']}")).status_code == 200
            bye = await other.until(lambda heard: isinstance(heard, Bye))
            assert isinstance(bye, Bye)
            assert (bye.code, bye.again) == ("no-such-match", False)

    asyncio.run(play())


def test_a_deleted_table_is_gone_with_its_links_lists_and_bytes(tmp_path: Path) -> None:
    async def play(server: Running) -> list[bytes]:
        async with Guest(server, "Ana") as ana, Guest(server, "Ben") as ben:
            made = await ana.make("amerigo", ["me", "cabin-boy"])
            seat = await ana.sit(made["match"])
            await seat.play(4)
            secret = (await ana.http.get("/api/matches")).json()[0]["table"]["commitment"]
            assert secret
            assert (await ben.http.delete(f"/api/matches/{made['match']}")).status_code == 403
            assert (await ana.http.delete(f"/api/matches/{made['match']}")).status_code == 200
            assert (await ana.http.get("/api/matches")).json() == []
            tokens = [made[kind].partition("#")[2] for kind in ("play_link", "watch_link")]
            for token in (*tokens, made["code"]):
                answer = await ben.http.post("/api/join", json={"token": token})
                assert answer.json()["code"] == "no-such-match"
            assert (await ana.http.get(f"/api/matches/{made['match']}/export")).status_code == 404
            assert (await ana.http.delete(f"/api/matches/{made['match']}")).status_code == 404
            hashes = [hashlib.sha256(token.encode()).digest() for token in tokens]
            return [made["match"].encode(), made["code"].encode(), secret.encode(), *hashes]

    with Running(tmp_path / "data") as server:
        traces = asyncio.run(play(server))
        server.stop()
    for file in (tmp_path / "data").iterdir():
        kept = file.read_bytes() if file.is_file() else b""
        assert not any(trace in kept for trace in traces), file


def test_a_table_that_waits_is_deleted_by_its_maker_alone(server: Running) -> None:
    async def play() -> None:
        async with Guest(server, "Ana") as ana, Guest(server, "Ben") as ben:
            made = await ana.make("amerigo", ["me", "open", "open"])
            await ben.join(made["code"])
            assert (await ben.http.delete(f"/api/matches/{made['match']}")).status_code == 403
            assert (await ana.http.delete(f"/api/matches/{made['match']}")).status_code == 200
            assert (await ben.http.get("/api/matches")).json() == []

    asyncio.run(play())


def test_after_a_deleted_rematch_another_can_be_had(server: Running) -> None:
    async def play() -> None:
        async with Guest(server, "Ana") as ana:
            made = await ana.make("columbus_1492", ["me", "cabin-boy"])
            seat = await ana.sit(made["match"])
            assert isinstance(await seat.verdict(Abandon("a", 0)), Acked)
            path = f"/api/matches/{made['match']}/rematch"
            first = (await ana.http.post(path, json={})).json()["match"]
            assert (await ana.http.post(path, json={})).json()["match"] == first
            assert (await ana.http.delete(f"/api/matches/{first}")).status_code == 200
            second = await ana.http.post(path, json={})
            assert second.status_code == 200
            assert second.json()["match"] != first

    asyncio.run(play())


def test_the_plays_of_one_deal_are_compared(server: Running) -> None:
    async def play() -> None:
        async with Guest(server, "Ana") as ana, Guest(server, "Eve") as eve:
            made = await ana.make("columbus_1492", ["me", "cabin-boy"])
            seat = await ana.sit(made["match"])
            await seat.play(2000)
            seats = [{"role": "me"}, {"role": "bot", "level": "cabin-boy"}]
            wish = {"game": "columbus_1492", "seats": seats, "pace_ms": 0, "from_at": 0}
            answer = await ana.http.post(f"/api/matches/{made['match']}/branch", json=wish)
            again = answer.json()["match"]
            path = f"/api/matches/{again}/plays"
            assert [each["match"] for each in (await ana.http.get(path)).json()] == [made["match"]]
            second = await ana.sit(again)
            assert second.welcome is not None
            assert second.welcome.log[0].events
            await second.play(2000)
            plays = (await ana.http.get(path)).json()
            assert [each["match"] for each in plays] == [made["match"], again]
            assert all(each["outcome"]["places"] for each in plays)
            assert (await ana.http.get(f"/api/matches/{made['match']}/plays")).json() == plays
            assert (await eve.http.get(path)).status_code == 403

    asyncio.run(play())
