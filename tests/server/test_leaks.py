"""Through the socket too, two worlds that a viewer cannot tell apart send the same bytes, whatever happens in them."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

import httpx2 as httpx
import pytest
from websockets.asyncio.client import connect

from caravela.games import games
from caravela.kernel.chance import FastChance
from caravela.server.sessions import WATCH_COOKIE
from caravela.storage.sqlite import SqliteStore
from caravela.wire.messages import (
    Acked,
    Act,
    Chat,
    Confirm,
    Describe,
    Hint,
    HintAnswer,
    Past,
    Ping,
    Pong,
    Preview,
    Redo,
    Undo,
    ViewerMessage,
    WhyNot,
)
from tests.contracts.walk import Seating
from tests.server.planted import HINTS, LEAKS
from tests.server.running import PATIENT, Running, Seat
from tests.server.told_chance import Scripts, write_scripts
from tests.server.twins import Beat, Stretch, selection
from tests.server.worlds import masked, new_person, new_world, watch_token

SEATS = {"amerigo": 2, "columbus_1492": 3, "mundus_novus": 3}
SEEDS = (1, 3)
BEATS = 60
"""Minimum number of entries that each observer follows."""
PROBES = 2
LANGUAGES = ("en", "fr", "nl")
HINT_EVERY = 4
UNDO_EVERY = 5


class Leak(AssertionError):
    """An observer was sent something that it could not know."""


@dataclass
class Pair:
    """A stretch and the two matches in which it is played."""

    stretch: Stretch
    matches: tuple[str, str]


@dataclass
class Watch:
    """The observer's sockets in both worlds; whatever one gets, the other must get."""

    pair: Pair
    seats: Sequence[Seat]
    compared: Counter[str] = field(default_factory=Counter)

    async def compare(self, wanted: type | None = None) -> None:
        """Everything up to an answered ping, and the wanted answer: nothing that is under way can be missed."""
        said: list[list[str]] = []
        for seat in self.seats:
            if wanted is not None:
                await seat.until(lambda message: isinstance(message, wanted))
            await seat.send(Ping(1))
            await seat.until(lambda message: isinstance(message, Pong))
            said.append([masked(text) for text in seat.raw])
            self.compared.update(type(message).__name__ for message in seat.heard)
            seat.raw.clear()
            seat.heard.clear()
        for one, other in zip(*said, strict=False):
            if one != other:
                raise Leak(f"observer {self.pair.stretch.observer} is told {one} or {other}")
        if len(said[0]) != len(said[1]):
            raise Leak(
                f"observer {self.pair.stretch.observer} gets {len(said[0])} or {len(said[1])} messages"
            )

    async def say(self, message: ViewerMessage) -> None:
        for seat in self.seats:
            await seat.send(message)


class LeakServer:
    """A data folder in which all stretches of a game are laid out, and the two people who look at them."""

    def __init__(self, folder: Path, key: str, observers: Sequence[int | None], beats: int = BEATS) -> None:
        self.data = folder / "data"
        self.told = folder / "told.json"
        self.seating = Seating(key, SEATS.get(key, 2))
        self.pairs: list[Pair] = []
        self.cookies: dict[str, str] = {}
        """The observer's cookies by match. An observer without a seat came by the watch link or from the lobby."""
        scripts: Scripts = {}
        with SqliteStore(self.data) as store:
            observer, cookie = new_person(store, "Observer")
            others, self.others_cookie = new_person(store, "Others")
            for looking in observers:
                people = [observer if seat == looking else others for seat in range(self.seating.seats)]
                for number, stretch in enumerate(selection(self.seating, SEEDS, looking, beats)):
                    listed = looking is None and number % 2 == 0
                    made: list[str] = []
                    for world, state in enumerate(stretch.worlds):
                        nonce = f"{len(scripts):08x}"
                        scripts[nonce] = [[], *(beat.drawn[world] for beat in stretch.beats)]
                        match = new_world(store, key, self.seating.rules, state, people, nonce, listed=listed)
                        made.append(match)
                        watches = f"; {WATCH_COOKIE}={watch_token(nonce)}"
                        self.cookies[match] = cookie + (watches if looking is None and not listed else "")
                    self.pairs.append(Pair(stretch, (made[0], made[1])))
        write_scripts(self.told, scripts)

    def look(self, *options: str) -> Counter[str]:
        """How many messages of each kind were compared."""
        with Running(self.data, "--told", str(self.told), *options) as server:
            return asyncio.run(self._look(server))

    async def _look(self, server: Running) -> Counter[str]:
        compared: Counter[str] = Counter()
        for pair in self.pairs:
            compared += await self._follow(server, pair)
        return compared

    async def _follow(self, server: Running, pair: Pair) -> Counter[str]:
        async with AsyncExitStack() as open_sockets:

            async def sit(match: str, owner: str, seat: int | None) -> Seat:
                address = f"ws://127.0.0.1:{server.port}/ws/{match}"
                opening = connect(
                    address, additional_headers={"Cookie": owner}, max_size=None, compression=None
                )
                at = Seat(await open_sockets.enter_async_context(opening), seat)
                await at.greet()
                return at

            others = [await sit(match, self.others_cookie, None) for match in pair.matches]
            seats = [await sit(match, self.cookies[match], pair.stretch.observer) for match in pair.matches]
            watch = Watch(pair, seats)
            await watch.compare()
            chance = FastChance(7)
            for number, beat in enumerate(pair.stretch.beats):
                await self._ask(watch, number, chance)
                own = beat.seat == pair.stretch.observer
                for world, actor in enumerate(seats if own else others):
                    await play(actor, number, beat, world)
                await watch.compare()
            # A viewer that reconnects at the end gets the same log from the beginning.
            for seat in seats:
                await seat.greet()
            await watch.compare()
            await self._compare_files(server, watch)
            return watch.compared

    async def _compare_files(self, server: Running, watch: Watch) -> None:
        """The match as a file tells the observer no more than the socket."""
        told: list[str] = []
        for match in watch.pair.matches:
            headers = {"Cookie": self.cookies[match]}
            async with httpx.AsyncClient(base_url=server.base, headers=headers, timeout=PATIENT) as client:
                answer = await client.get(f"/api/matches/{match}/export")
            assert answer.status_code == 200, answer.text
            told.append(masked(answer.text))
        if told[0] != told[1]:
            raise Leak(f"observer {watch.pair.stretch.observer} reads {told[0]} or {told[1]}")
        watch.compared["file"] += 1

    async def _ask(self, watch: Watch, number: int, chance: FastChance) -> None:
        """Questions and commands that come to nothing are answered alike as well."""
        observer = watch.pair.stretch.observer
        position = watch.seats[0].position
        assert position is not None
        await watch.say(Describe(1, LANGUAGES[number % len(LANGUAGES)]))
        await watch.say(Past(2, position.at // 2))
        await watch.say(Past(6, position.at // 2, None))
        await watch.say(Past(7, position.at // 2, 1))
        await watch.say(Chat(f"chat-{number}", f"entry {number}"))
        if observer is None:
            await watch.say(Act(f"strange-{number}", position.version, 0, "nothing"))
            await watch.compare()
            return
        actions = self.seating.rules.space.actions
        probes = [actions[chance.below(len(actions))].notation for _ in range(PROBES)]
        legal = [] if position.asked is None else [choice.action for choice in position.asked.choices]
        for probe in [*probes, *legal[:PROBES]]:
            await watch.say(WhyNot(3, observer, probe))
            await watch.say(Preview(4, observer, probe, "en"))
        for at, probe in enumerate(probes):
            if probe not in legal:
                await watch.say(Act(f"in-vain-{number}-{at}", position.version, observer, probe))
        await watch.compare()
        if legal and number % HINT_EVERY == 0:
            await watch.say(Hint(5, observer))
            await watch.compare(HintAnswer)


async def play(actor: Seat, number: int, beat: Beat, world: int) -> None:
    """Play a seat's turn, sometimes with an undo and the same action again."""
    action = beat.actions[world].notation
    await do(actor, Act(f"do-{number}", await version(actor), beat.seat, action))
    assert actor.position is not None
    draft = actor.position.draft
    if draft is not None and draft.seat == beat.seat and draft.free_to < actor.position.at:
        if number % UNDO_EVERY == 0:
            back_to = actor.position.at - 1
            await do(actor, Undo(f"undo-{number}", await version(actor), beat.seat, back_to))
            await do(actor, Redo(f"redo-{number}", await version(actor), beat.seat))
        if draft.to_confirm:
            await do(actor, Confirm(f"confirm-{number}", await version(actor), beat.seat))


async def version(actor: Seat) -> int:
    await actor.send(Ping(1))
    await actor.until(lambda message: isinstance(message, Pong))
    assert actor.position is not None
    return actor.position.version


async def do(actor: Seat, message: ViewerMessage) -> None:
    verdict = await actor.verdict(message)
    assert isinstance(verdict, Acked), verdict
    await actor.catch_up(verdict.version)


@pytest.mark.timeout(600)
@pytest.mark.parametrize("key", sorted(games()))
def test_two_worlds_that_look_alike_send_the_same_bytes(tmp_path: Path, key: str) -> None:
    leak_server = LeakServer(tmp_path, key, (0, None))
    drawn = sum(bool(beat.drawn[0]) for pair in leak_server.pairs for beat in pair.stretch.beats)
    compared = leak_server.look()
    entries = sum(len(pair.stretch.beats) for pair in leak_server.pairs)
    assert entries >= 2 * BEATS
    assert drawn > 0, "chance had no say in anything"
    assert compared["Update"] >= 2 * entries
    for kind in ("Welcome", "Acked", "Refused", "ChatSaid", "WhyNotAnswer", "PreviewAnswer"):
        assert compared[kind] > 0, kind
    for kind in ("PastAnswer", "DescribeAnswer", "HintAnswer", "file"):
        assert compared[kind] > 0, kind


@pytest.mark.timeout(600)
@pytest.mark.parametrize("leak", [*LEAKS, HINTS])
def test_a_leak_that_is_planted_is_caught(tmp_path: Path, leak: str) -> None:
    leak_server = LeakServer(tmp_path, "mundus_novus", (0,), beats=1)
    with pytest.raises(Leak):
        leak_server.look("--leak", leak)
