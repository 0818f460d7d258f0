"""A watch link lets somebody watch; nothing they are told lets them sit down at a private table."""

import asyncio

import pytest

from caravela.wire.messages import Acked, Chat, StandIn, TableChanged, Welcome
from tests.server.running import Guest, Running


@pytest.mark.parametrize("public", [False, True], ids=["private", "public"])
def test_a_spectator_is_told_the_code_of_a_public_table_only(server: Running, public: bool) -> None:
    async def visit() -> None:
        async with Guest(server, "Ana") as ana, Guest(server, "Ben") as ben, Guest(server, "Eve") as eve:
            made = await ana.make("mundus_novus", ["me", "open", "open"], public=public)
            match = f"/api/matches/{made['match']}"
            told = [str(await eve.join(made["watch_link"].partition("#")[2]))]
            host, watching = await ana.sit(made["match"], 0), await eve.sit(made["match"], None)
            # Every kind of message that a spectator gets: presence, seats, chat, and the match once it has begun.
            await ben.join(made["play_link"].partition("#")[2])
            guest = await ben.sit(made["match"], 1)
            assert isinstance(await host.verdict(Chat("c", "ahoy")), Acked)
            for path in ("watch", "export"):
                told.append((await eve.http.get(f"{match}/{path}")).text)
            assert isinstance(await host.verdict(StandIn("s", 2, "cabin-boy")), Acked)
            await watching.until(
                lambda message: isinstance(message, TableChanged | Welcome) and begun(message)
            )
            told.append((await eve.http.get(f"{match}/export")).text)
            told += [(await eve.http.get(path)).text for path in ("/api/matches", "/api/lobby")]
            await watching.greet()
            told += watching.raw
            assert any(made["code"] in each for each in told) is public
            token = made["play_link"].partition("#")[2]
            assert not any(token in each for each in told)
            for member in (host, guest):
                assert member.welcome is not None
                assert member.welcome.table.code == made["code"]

    asyncio.run(visit())


def begun(message: TableChanged | Welcome) -> bool:
    return message.table.phase == "playing"


def test_who_plays_or_made_the_table_finds_its_code_in_the_list(server: Running) -> None:
    async def visit() -> None:
        async with Guest(server, "Ana") as ana, Guest(server, "Ben") as ben:
            made = await ana.make("columbus_1492", ["open", "open", "open"])
            await ben.join(made["code"])
            for guest in (ana, ben):
                listed = (await guest.http.get("/api/matches")).json()
                assert [each["table"]["code"] for each in listed] == [made["code"]]
                seat = await guest.sit(made["match"], None)
                assert seat.welcome is not None
                assert seat.welcome.table.code == made["code"]

    asyncio.run(visit())
