"""Whole matches over the socket: acknowledged, seen by every seat, the same at the end."""

import asyncio
import json
from pathlib import Path

import pytest

from caravela.games import games
from caravela.match import Match
from caravela.wire.messages import (
    Acked,
    Act,
    Chat,
    ChatSaid,
    Confirm,
    Describe,
    DescribeAnswer,
    Hint,
    HintAnswer,
    Look,
    Past,
    PastAnswer,
    Refused,
    Review,
    StandIn,
    TableChanged,
    Undo,
    Update,
    Welcome,
    WhyNot,
    WhyNotAnswer,
)
from tests.server.running import Guest, Running, Seat

GAMES = sorted(games())


def hands_seen(welcome: Welcome) -> list[int]:
    seats = json.loads(bytes(welcome.position.view))["seats"]
    return [seat for seat, entry in enumerate(seats) if "hand" in entry]


async def whose_turn(guest: Guest, match: str) -> int:
    """At a table where all seats are one person's: the seat that must choose."""
    watching = await guest.sit(match, None)
    assert watching.position is not None
    await watching.close()
    return watching.position.waiting[0].seat


@pytest.mark.parametrize("game", GAMES)
def test_a_match_against_bots_is_played_to_its_end(server: Running, game: str) -> None:
    async def play() -> None:
        async with Guest(server) as ana:
            made = await ana.make(game, ["me", "cabin-boy"], nonce="c0ffee")
            seat = await ana.sit(made["match"])
            await seat.play(2000)
            assert seat.position is not None
            assert seat.position.outcome is not None
            document = (await ana.http.get(f"/api/matches/{made['match']}/export")).json()
            match = Match.from_document(document)
            assert match.nonces == [bytes.fromhex("c0ffee")]
            await seat.close()

    asyncio.run(play())


@pytest.mark.parametrize("by_itself", [False, True])
def test_a_table_confirms_turns_by_itself_when_its_maker_wished_so(server: Running, by_itself: bool) -> None:
    async def play() -> None:
        async with Guest(server) as ana:
            made = await ana.make("amerigo", ["me", "local"], auto_confirm=by_itself)
            seats = [await ana.sit(made["match"], at) for at in range(2)]
            confirmed = 0
            for _ in range(30):
                wish = next(wish for seat in seats if (wish := seat.next_wish()) is not None)
                confirmed += isinstance(wish, Confirm)
                verdict = await seats[wish.seat].verdict(wish)
                assert isinstance(verdict, Acked)
                for seat in seats:
                    await seat.catch_up(verdict.version)
            assert (confirmed == 0) == by_itself
            for seat in seats:
                await seat.close()

    asyncio.run(play())


def test_the_secret_is_committed_first_and_shown_last(server: Running) -> None:
    async def play() -> None:
        async with Guest(server) as ana:
            made = await ana.make("columbus_1492", ["me", "cabin-boy"])
            seat = await ana.sit(made["match"])
            assert seat.welcome is not None
            committed = seat.welcome.table.commitment
            assert seat.welcome.table.secret is None
            await seat.play(2000)
            last = await seat.told(
                lambda message: isinstance(message, TableChanged) and message.table.phase == "over"
            )
            assert isinstance(last, TableChanged)
            document = (await ana.http.get(f"/api/matches/{made['match']}/export")).json()
            assert last.table.commitment == committed == document["header"]["commitment"]
            assert last.table.secret == document["header"]["secret"]
            running = [text for text in seat.raw if '"outcome":null' in text]
            assert running
            assert not any(document["header"]["secret"] in text for text in running)
            await seat.close()

    asyncio.run(play())


def test_two_people_see_the_same_match(server: Running) -> None:
    async def play() -> None:
        async with Guest(server, "Ana") as ana, Guest(server, "Ben") as ben:
            made = await ana.make("mundus_novus", ["me", "open", "cabin-boy"])
            one = await ana.sit(made["match"])
            joined = await ben.join(made["play_link"].partition("#")[2], name="Bo")
            assert joined == {"match": made["match"], "seats": [1]}
            two = await ben.sit(made["match"], 1)
            playing = [asyncio.create_task(seat.play(15)) for seat in (one, two)]
            await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            version = max(one.position.version, two.position.version)  # type: ignore[union-attr]
            await asyncio.gather(one.catch_up(version), two.catch_up(version))
            assert one.position is not None
            assert two.position is not None
            assert one.position.at == two.position.at
            await one.close()
            gone = await two.until(lambda message: isinstance(message, TableChanged))
            while isinstance(gone, TableChanged) and gone.table.seats[0].connected:
                gone = await two.until(lambda message: isinstance(message, TableChanged))
            names = [seat.name for seat in two.welcome.table.seats]  # type: ignore[union-attr]
            assert names[:2] == ["Ana", "Bo"]
            await two.close()

    asyncio.run(play())


def test_a_key_twice_is_one_action(server: Running) -> None:
    async def play() -> None:
        async with Guest(server) as ana:
            made = await ana.make("amerigo", ["me", "local"])  # nobody else goes on meanwhile
            turn = await whose_turn(ana, made["match"])
            seat = await ana.sit(made["match"], turn)
            wish = seat.next_wish()
            assert wish is not None
            first = await seat.verdict(wish)
            assert isinstance(first, Acked)
            await seat.catch_up(first.version)
            at = seat.position.at  # type: ignore[union-attr]
            assert await seat.verdict(wish) == first
            again = await ana.sit(made["match"], turn)
            assert await again.verdict(wish) == first
            assert again.position.at == at  # type: ignore[union-attr]
            await seat.close()
            await again.close()

    asyncio.run(play())


def test_of_two_racing_one_wins_and_the_other_is_stale(server: Running) -> None:
    async def play() -> None:
        async with Guest(server) as ana:
            made = await ana.make("columbus_1492", ["me", "local"])
            turn = await whose_turn(ana, made["match"])
            one, two = await ana.sit(made["match"], turn), await ana.sit(made["match"], turn)
            raced = 0
            for _ in range(12):
                wishes = [seat.next_wish() for seat in (one, two)]
                if wishes[0] is None or wishes[1] is None:
                    break
                ends = await asyncio.gather(one.verdict(wishes[0]), two.verdict(wishes[1]))
                won = [end for end in ends if isinstance(end, Acked)]
                lost = [end for end in ends if isinstance(end, Refused)]
                assert len(won) == 1
                assert [end.code for end in lost] == ["stale"]
                raced += 1
                await asyncio.gather(one.catch_up(won[0].version), two.catch_up(won[0].version))
            assert raced > 0
            await one.close()
            await two.close()

    asyncio.run(play())


def test_a_hot_seat_socket_gets_only_the_seat_it_looks_from(server: Running) -> None:
    async def play() -> None:
        async with Guest(server) as ana:
            made = await ana.make("mundus_novus", ["me", "local", "cabin-boy"])
            seat = await ana.sit(made["match"], 0)
            assert seat.welcome is not None
            assert seat.welcome.yours == [0, 1]
            assert hands_seen(seat.welcome) == [0]
            await seat.send(Look(1))
            await seat.until(lambda message: isinstance(message, Welcome))
            assert seat.welcome.looking == 1
            assert hands_seen(seat.welcome) == [1]
            for question in (WhyNot(1, 0, "announce 2"), Hint(2, 0), Past(3, 0, 0)):
                await seat.send(question)
                refused = await seat.until(lambda message: isinstance(message, Refused))
                assert isinstance(refused, Refused)
                assert (refused.code, refused.request) == ("not-yours", question.request)
            await seat.send(Look(2))
            refused = await seat.until(lambda message: isinstance(message, Refused))
            assert isinstance(refused, Refused)
            assert refused.code == "not-yours"
            await seat.close()

    asyncio.run(play())


def test_a_hint_for_a_seat_that_is_no_longer_looked_from_is_refused(server: Running) -> None:
    async def play() -> None:
        async with Guest(server) as ana:
            made = await ana.make("columbus_1492", ["me", "local"], aids={})
            turn = await whose_turn(ana, made["match"])
            seat = await ana.sit(made["match"], turn)
            await seat.send(Hint(9, turn))
            await seat.send(Look(1 - turn))
            refused = await seat.until(lambda message: isinstance(message, Refused))
            assert isinstance(refused, Refused)
            assert (refused.code, refused.request) == ("not-yours", 9)
            await seat.close()

    asyncio.run(play())


def test_questions_are_answered(server: Running) -> None:
    async def play() -> None:
        async with Guest(server) as ana:
            made = await ana.make("columbus_1492", ["me", "local"], aids={})
            turn = await whose_turn(ana, made["match"])
            seat = await ana.sit(made["match"], turn)
            assert seat.position is not None
            assert seat.position.asked is not None
            action = seat.position.asked.choices[0].action
            await seat.send(WhyNot(1, turn, action))
            allowed = await seat.until(lambda message: isinstance(message, WhyNotAnswer))
            assert isinstance(allowed, WhyNotAnswer)
            assert allowed.allowed
            await seat.send(Hint(2, turn))
            hint = await seat.until(lambda message: isinstance(message, HintAnswer))
            assert isinstance(hint, HintAnswer)
            assert {thought.action for thought in hint.thoughts} <= {
                choice.action for choice in seat.position.asked.choices
            }
            assert hint.thoughts
            await seat.send(Review(7))
            early = await seat.until(lambda message: isinstance(message, Refused))
            assert isinstance(early, Refused)
            assert (early.code, early.request) == ("not-now", 7)
            await seat.send(Describe(3, "fr"))
            described = await seat.until(lambda message: isinstance(message, DescribeAnswer))
            assert isinstance(described, DescribeAnswer)
            assert described.blocks
            await seat.send(Past(4, 0))
            past = await seat.until(lambda message: isinstance(message, PastAnswer))
            assert isinstance(past, PastAnswer)
            assert past.at == 0
            await seat.close()

    asyncio.run(play())


def test_undo_chat_and_standing_in(server: Running) -> None:
    async def play() -> None:
        async with Guest(server) as ana:
            made = await ana.make("amerigo", ["me", "cabin-boy"])
            seat = await ana.sit(made["match"])
            await seat.play(3)
            assert seat.position is not None
            undo = await seat.verdict(Undo("u", seat.position.version, 0, seat.position.at - 1))
            assert isinstance(undo, Acked | Refused)
            await seat.send(Chat("c", "hello"))
            said = await seat.until(lambda message: isinstance(message, ChatSaid))
            assert isinstance(said, ChatSaid)
            assert (said.line.text, said.line.name, said.line.seat) == ("hello", "Ana", 0)
            assert isinstance(await seat.verdict(StandIn("s", 0, "cabin-boy")), Acked)
            changed = await seat.until(
                lambda message: isinstance(message, Update) and message.position.outcome is not None, 240
            )
            assert isinstance(changed, Update)
            await seat.close()

    asyncio.run(play())


def test_a_watcher_needs_the_watch_link_and_sees_no_seat(server: Running, tmp_path: Path) -> None:
    async def play() -> None:
        async with Guest(server) as ana, Guest(server, "Eve") as eve:
            made = await ana.make("mundus_novus", ["me", "cabin-boy", "cabin-boy"])
            closed = Seat(await eve.connect(made["match"]), None)
            assert (await closed.hear()).code == "forbidden"  # type: ignore[union-attr]
            joined = await eve.join(made["watch_link"].partition("#")[2])
            assert joined["seats"] == []
            watching = await eve.sit(made["match"], None)
            assert watching.welcome is not None
            assert watching.welcome.yours == []
            assert watching.welcome.looking is None
            await watching.send(Look(0))
            refused = await watching.until(lambda message: isinstance(message, Refused))
            assert refused.code == "not-yours"  # type: ignore[union-attr]
            verdict = await watching.verdict(Act("k", watching.position.version, 0, "announce 2"))  # type: ignore[union-attr]
            assert isinstance(verdict, Refused)
            assert verdict.code == "not-yours"
            await watching.close()

    asyncio.run(play())


def test_a_rematch_seats_the_same_people(server: Running) -> None:
    async def play() -> None:
        async with Guest(server) as ana:
            made = await ana.make("columbus_1492", ["me", "cabin-boy"])
            early = await ana.http.post(f"/api/matches/{made['match']}/rematch", json={})
            assert early.json()["code"] == "not-now"
            seat = await ana.sit(made["match"])
            await seat.play(2000)
            answers = await asyncio.gather(
                *(ana.http.post(f"/api/matches/{made['match']}/rematch", json={}) for _ in range(3))
            )
            assert len({answer.json()["match"] for answer in answers}) == 1
            again = await ana.sit(answers[0].json()["match"], None)
            assert again.welcome is not None
            assert again.welcome.yours == [1]
            past = await ana.http.post(
                f"/api/matches/{made['match']}/branch",
                json={
                    "game": "columbus_1492",
                    "seats": [{"role": "me"}, {"role": "bot", "level": "sailor"}],
                    "from_at": 5,
                },
            )
            assert past.status_code == 200, past.text
            await seat.close()
            await again.close()

    asyncio.run(play())


def test_a_seat_whose_time_is_up_is_played_by_a_bot_once(server: Running) -> None:
    async def play() -> None:
        async with Guest(server) as ana:
            made = await ana.make("columbus_1492", ["me", "local"], clock={"kind": "move", "seconds": 5})
            turn = await whose_turn(ana, made["match"])
            seat = await ana.sit(made["match"], turn)
            assert seat.welcome is not None
            assert seat.welcome.table.seats[turn].clock_ms is not None

            def by_clock(message: object) -> bool:
                return isinstance(message, Update) and any(line.by == "clock" for line in message.lines)

            await seat.until(by_clock)
            await seat.close()

    asyncio.run(play())
