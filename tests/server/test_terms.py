"""The terms of a table, over real sockets: what the maker chose holds, and everybody can read it."""

import asyncio

from caravela.wire.messages import Acked, Hint, HintAnswer, Refused, ServerMessage, StandIn, TableChanged
from tests.server.running import Guest, Running, Seat

NO_ADVICE = {"hints": False, "helper": False, "previews": True, "undo": True}


async def ask_for_advice(seat: Seat, question: Hint) -> HintAnswer | Refused:
    await seat.send(question)

    def answers(message: ServerMessage) -> bool:
        return isinstance(message, HintAnswer | Refused) and message.request == question.request

    found = await seat.until(answers)
    assert isinstance(found, HintAnswer | Refused)
    return found


async def advice(server: Running, **terms: object) -> list[bool]:
    """Whether a table for two gives a hint when asked, and lets the helper ask."""
    async with Guest(server) as ana, Guest(server, "Ben") as ben:
        made = await ana.make("columbus_1492", ["me", "open"], **terms)
        await ben.join(made["code"])
        seats = [await ana.sit(made["match"], 0), await ben.sit(made["match"], 1)]
        assert seats[0].position is not None
        seat = seats[seats[0].position.waiting[0].seat]
        assert seat.seat is not None
        found = [
            await ask_for_advice(seat, Hint(number, seat.seat, helper))
            for number, helper in enumerate((False, True), 1)
        ]
        for each in found:
            assert not isinstance(each, Refused) or each.code == "no-such-aid"
        return [isinstance(each, HintAnswer) for each in found]


def test_people_get_no_advice_unless_their_table_allows_it(server: Running) -> None:
    assert asyncio.run(advice(server)) == [False, False]
    assert asyncio.run(advice(server, aids={**NO_ADVICE, "hints": True})) == [True, False]
    assert asyncio.run(advice(server, aids={**NO_ADVICE, "hints": True, "helper": True})) == [True, True]


def test_a_person_alone_keeps_every_help(server: Running) -> None:
    async def play() -> None:
        async with Guest(server) as ana:
            made = await ana.make("amerigo", ["me", "cabin-boy"], aids=NO_ADVICE)
            seat = await ana.sit(made["match"], 0)
            assert seat.welcome is not None
            aids = seat.welcome.table.aids
            assert aids.hints
            assert aids.helper

    asyncio.run(play())


def test_a_bot_stands_in_only_after_the_grace_time(server: Running) -> None:
    async def play() -> None:
        async with Guest(server) as ana, Guest(server, "Ben") as ben:
            made = await ana.make("amerigo", ["me", "open"], grace_seconds=1)
            await ben.join(made["code"])
            one, two = await ana.sit(made["match"], 0), await ben.sit(made["match"], 1)
            await two.close()
            gone = await one.until(
                lambda message: isinstance(message, TableChanged) and not message.table.seats[1].connected
            )
            assert isinstance(gone, TableChanged)
            assert gone.table.grace_seconds == 1
            away = gone.table.seats[1].away_ms
            assert away is not None
            first = await one.verdict(StandIn("early", 1, "cabin-boy"))
            assert isinstance(first, Refused) or away >= 1000
            number = 0
            while not isinstance(await one.verdict(StandIn(f"try {number}", 1, "cabin-boy")), Acked):
                number += 1

    asyncio.run(play())


def test_an_invitation_names_the_table_before_anybody_joins(server: Running) -> None:
    async def play() -> None:
        async with Guest(server) as ana, Guest(server, "Ben") as ben:
            clock = {"kind": "match", "seconds": 600, "increment": 10}
            made = await ana.make("mundus_novus", ["me", "open"], clock=clock, grace_seconds=600)
            for token in (made["code"], made["play_link"].split("#")[1]):
                answer = await ben.http.post("/api/invitation", json={"token": token})
                table = answer.json()
                assert (table["game"], table["grace_seconds"], table["code"]) == ("mundus_novus", 600, "")
                assert table["clock"] == clock
                assert [seat["role"] for seat in table["seats"]] == ["person", "open"]
            unknown = await ben.http.post("/api/invitation", json={"token": "ZZZZZ"})
            assert unknown.status_code == 404

    asyncio.run(play())


def test_impossible_terms_are_refused(server: Running) -> None:
    async def play() -> None:
        async with Guest(server) as ana:
            seats = [{"role": "me"}, {"role": "open"}]
            for wrong in (
                {"clock": {"kind": "match", "seconds": 600, "increment": 4000}},
                {"clock": {"kind": "move", "seconds": 60, "increment": 5}},
                {"grace_seconds": -1},
                {"grace_seconds": 10**8},
            ):
                wish = {"game": "amerigo", "seats": seats, **wrong}
                answer = await ana.http.post("/api/matches", json=wish)
                assert answer.status_code == 400, wrong

    asyncio.run(play())
