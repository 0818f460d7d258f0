"""Those around a table, over real sockets: who is away, who stands up, who watches, and what each of them gets."""

import asyncio
import json
from typing import Any

from caravela.match import Match
from caravela.wire.messages import (
    Acked,
    Past,
    PastAnswer,
    Refused,
    ServerMessage,
    StandIn,
    TableChanged,
    Update,
    Welcome,
)
from tests.server.running import Guest, Running, Seat

OPEN_AFTER = 20


def hands(view: bytes) -> list[int]:
    """The seats whose hand a view of Mundus Novus shows."""
    return [at for at, seat in enumerate(json.loads(view)["seats"]) if "hand" in seat]


async def past(seat: Seat, question: Past) -> PastAnswer | Refused:
    await seat.send(question)

    def answers(message: ServerMessage) -> bool:
        return isinstance(message, PastAnswer | Refused) and message.request == question.request

    found = await seat.until(answers)
    assert isinstance(found, PastAnswer | Refused)
    return found


def test_a_bot_plays_for_somebody_who_is_away_until_they_come_back(server: Running) -> None:
    async def play() -> None:
        async with Guest(server) as ana, Guest(server, "Ben") as ben, Guest(server, "Cleo") as cleo:
            made = await ana.make("amerigo", ["me", "open", "open"], grace_seconds=0)
            await ben.join(made["code"])
            await cleo.join(made["code"])
            one, two = await ana.sit(made["match"], 0), await ben.sit(made["match"], 1)
            three = await cleo.sit(made["match"], 2)
            refused = await one.verdict(StandIn("early", 2, "cabin-boy"))
            assert isinstance(refused, Refused), "Cleo is there"
            await three.close()
            away = await one.until(
                lambda message: isinstance(message, TableChanged) and not message.table.seats[2].connected
            )
            assert isinstance(away, TableChanged)
            assert away.table.arrangers == [0]
            assert isinstance(await two.verdict(StandIn("not-host", 2, "cabin-boy")), Refused)
            assert isinstance(await one.verdict(StandIn("away", 2, "cabin-boy")), Acked)
            back = await cleo.sit(made["match"], 2)
            assert back.welcome is not None
            assert back.welcome.table.seats[2].stand_in
            assert isinstance(await back.verdict(StandIn("back", 2, None)), Acked)
            # The host goes: the others see to it that the match goes on.
            await one.close()
            host_away = await two.until(
                lambda message: isinstance(message, TableChanged) and not message.table.seats[0].connected
            )
            assert isinstance(host_away, TableChanged)
            assert 1 in host_away.table.arrangers
            assert isinstance(await two.verdict(StandIn("host", 0, "cabin-boy")), Acked)

    asyncio.run(play())


def test_whoever_stands_up_leaves_the_seat_free_and_is_told_so(server: Running) -> None:
    async def play() -> None:
        async with Guest(server) as ana, Guest(server, "Ben") as ben:
            made = await ana.make("columbus_1492", ["me", "open", "open"])
            await ben.join(made["code"])
            # From nowhere in particular: what is Ben's changes though what Ben sees does not.
            watching = await ben.sit(made["match"], None)
            assert watching.welcome is not None
            assert watching.welcome.yours == [1]
            left = await ben.http.post(f"/api/matches/{made['match']}/leave", json={})
            assert left.json()["seats"] == []
            await watching.until(lambda message: isinstance(message, Welcome))
            assert watching.welcome.yours == []
            assert watching.welcome.table.seats[1].role == "open"
            await ben.join(made["code"])
            await watching.until(lambda message: isinstance(message, Welcome))
            assert watching.welcome.yours == [1]

    asyncio.run(play())


def test_who_only_watches_sees_hands_where_that_was_agreed_and_as_they_were(server: Running) -> None:
    async def play() -> None:
        async with Guest(server) as ana, Guest(server, "Eve") as eve:
            made = await ana.make(
                "mundus_novus",
                ["me", "cabin-boy", "cabin-boy"],
                open_after=OPEN_AFTER,
                public=True,
                auto_confirm=True,
            )
            seat = await ana.sit(made["match"])
            while seat.position is not None and seat.position.at <= OPEN_AFTER + 2:
                if await seat.play(1) == 0:
                    break
            assert seat.position is not None
            watching = await eve.sit(made["match"], None)
            assert watching.position is not None
            assert watching.position.outcome is None
            shown = watching.position.at - OPEN_AFTER - 1
            for eyes in range(3):
                seen = await past(watching, Past(1, shown, eyes))
                assert isinstance(seen, PastAnswer), seen
                assert hands(bytes(seen.view)) == [eyes]
            early = await past(watching, Past(2, watching.position.at - 1, 1))
            assert isinstance(early, Refused), "that is too new"
            mine = await past(seat, Past(3, 0, 1))
            assert isinstance(mine, Refused), "who has a seat sees no other's hand"

    asyncio.run(play())


def test_nobodys_eyes_see_what_a_spectator_sees(server: Running) -> None:
    async def play() -> None:
        async with Guest(server) as ana:
            made = await ana.make("mundus_novus", ["me", "cabin-boy", "cabin-boy"])
            seat = await ana.sit(made["match"])
            own, nobodys = await past(seat, Past(1, 0)), await past(seat, Past(2, 0, None))
            assert isinstance(own, PastAnswer)
            assert isinstance(nobodys, PastAnswer)
            assert hands(bytes(own.view)) == [0]
            assert hands(bytes(nobodys.view)) == []
            assert isinstance(await seat.verdict(StandIn("s", 0, "cabin-boy")), Acked)
            await seat.until(
                lambda message: isinstance(message, Update) and message.position.outcome is not None
            )
            ended = await past(seat, Past(3, 0, None))
            assert isinstance(ended, PastAnswer)
            assert bytes(ended.view) == bytes(nobodys.view)
            others = await past(seat, Past(4, 0, 1))
            assert isinstance(others, PastAnswer)
            assert hands(bytes(others.view)) == [1]

    asyncio.run(play())


def test_a_match_is_shared_by_its_watch_link(server: Running) -> None:
    async def play() -> None:
        async with Guest(server) as ana, Guest(server, "Ben") as ben, Guest(server, "Eve") as eve:
            made = await ana.make("mundus_novus", ["me", "open", "cabin-boy"])
            await ben.join(made["code"])
            match = f"/api/matches/{made['match']}"
            wish = {"game": "mundus_novus", "seats": [{"role": "me"}, {"role": "bot"}, {"role": "bot"}]}
            for refused in (
                await eve.http.get(f"{match}/watch"),
                await eve.http.get(f"{match}/export"),
                await eve.http.post(f"{match}/branch", json=wish),
            ):
                assert refused.json()["code"] == "forbidden"
            # Not its maker alone: everybody at the table passes the same link on.
            link = (await ben.http.get(f"{match}/watch")).json()["watch_link"]
            assert link == made["watch_link"]
            assert (await eve.join(link.partition("#")[2]))["seats"] == []
            assert (await eve.http.get(f"{match}/watch")).json()["watch_link"] == link
            running = (await eve.http.get(f"{match}/export")).json()
            assert running["seat"] is None
            assert hands(json.dumps(running["position"]["view"]).encode()) == []
            early = await eve.http.post(f"{match}/branch", json=wish)
            assert early.json()["code"] == "not-now"
            one, two = await ana.sit(made["match"], 0), await ben.sit(made["match"], 1)
            assert isinstance(await one.verdict(StandIn("s", 0, "cabin-boy")), Acked)
            assert isinstance(await two.verdict(StandIn("s", 1, "cabin-boy")), Acked)
            await one.until(
                lambda message: isinstance(message, Update) and message.position.outcome is not None, 240
            )
            whole = (await eve.http.get(f"{match}/export")).json()
            assert Match.from_document(whole).outcome() is not None
            again = await eve.http.post(f"{match}/branch", json=wish)
            assert again.status_code == 200, again.text
            # The link of one match opens no other.
            other = f"/api/matches/{again.json()['match']}"
            assert (await ben.http.get(f"{other}/export")).json()["code"] == "forbidden"

    asyncio.run(play())


def test_a_rematch_has_a_new_secret_and_only_new_nonces(server: Running) -> None:
    old, new = "aa" * 16, "bb" * 16

    async def whole(guest: Guest, match: str) -> dict[str, Any]:
        seat = await guest.sit(match, None)
        assert seat.welcome is not None
        mine = seat.welcome.yours[0]
        assert isinstance(await seat.verdict(StandIn("s", mine, "cabin-boy")), Acked)
        await seat.until(
            lambda message: isinstance(message, Update) and message.position.outcome is not None, 240
        )
        document: dict[str, Any] = (await guest.http.get(f"/api/matches/{match}/export")).json()
        return document

    async def play() -> None:
        async with Guest(server) as ana:
            made = await ana.make("columbus_1492", ["me", "cabin-boy"], nonce=old)
            first = (await whole(ana, made["match"]))["header"]
            assert first["nonces"] == [old]
            asked = await ana.http.post(f"/api/matches/{made['match']}/rematch", json={"nonce": new})
            second = (await whole(ana, asked.json()["match"]))["header"]
            assert second["nonces"] == [new]
            assert second["secret"] != first["secret"]
            bad = await ana.http.post(f"/api/matches/{made['match']}/rematch", json={"nonce": "xyz"})
            assert bad.json()["code"] == "bad-message"

    asyncio.run(play())
