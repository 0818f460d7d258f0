"""Through the socket too, two worlds that a viewer cannot tell apart send the same bytes."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from caravela.games import games
from caravela.kernel.actions import Action
from caravela.kernel.chance import FastChance, RecordingChance
from caravela.kernel.decisions import Decision
from caravela.kernel.state import State
from caravela.storage.sqlite import SqliteStore
from caravela.wire.messages import Acked, Act, Describe, Past, Ping, Pong, Preview, WhyNot
from tests.contracts.walk import Leg, Seating, walk
from tests.leaks.twin import windows
from tests.server.running import Running, Seat
from tests.server.worlds import masked, new_person, new_world

SEATS = {"amerigo": 2, "columbus_1492": 3, "mundus_novus": 3}
WALKS = (0, 1)
STEPS = 4
PROBES = 3


@dataclass
class Pair:
    """A true world and one in which all that the observer cannot know is dealt anew."""

    observer: int | None
    truth: State
    twin: State
    matches: tuple[str, str] = ("", "")


class Watch:
    """The observer's sockets in both worlds; whatever one gets, the other must get."""

    def __init__(self, pair: Pair, seats: Sequence[Seat]) -> None:
        self.pair = pair
        self.seats = seats
        self.compared = 0

    async def compare(self) -> None:
        """Everything up to an answered ping: nothing that is under way can be missed."""
        said: list[list[str]] = []
        for seat in self.seats:
            await seat.send(Ping(1))
            await seat.until(lambda message: isinstance(message, Pong))
            said.append([masked(text) for text in seat.raw])
            seat.raw.clear()
        assert said[0] == said[1], f"observer {self.pair.observer} can tell {self.pair.matches} apart"
        self.compared += len(said[0])


def pairs_of(seating: Seating, observer: int | None) -> list[Pair]:
    rules = seating.rules
    chance = FastChance(11)
    found: list[Pair] = []
    legs: Sequence[Sequence[Leg]] = windows([walk(seating, seed) for seed in WALKS], 1, 1)
    for (leg,) in legs:
        twin = rules.determinize(rules.view(leg.state, observer), chance)
        found.append(Pair(observer, leg.state.copy(), twin))
    return found


def alike(seating: Seating, pair: Pair, chance: FastChance) -> tuple[int, Action, Action] | None:
    """Something that happens in both worlds without chance, and of which the observer may learn the same."""
    rules = seating.rules
    others: dict[int, Decision] = {found.seat: found for found in rules.decisions(pair.twin)}
    for decision in rules.decisions(pair.truth):
        other = others.get(decision.seat)
        if other is None or not decision.owed:
            continue
        for _ in range(6):
            action = decision.actions[chance.below(len(decision.actions))]
            counterpart = action
            if decision.secret and decision.seat != pair.observer:
                same = [each for each in other.actions if each.family == action.family]
                if not same:
                    continue
                counterpart = same[chance.below(len(same))]
            if not any(each is counterpart for each in other.actions):
                continue
            after = [draws(seating, pair.truth, decision.seat, action)]
            after.append(draws(seating, pair.twin, decision.seat, counterpart))
            if None in after:
                continue
            texts = [rules.view(state, pair.observer).text() for state in after if state is not None]
            if texts[0] == texts[1]:
                return decision.seat, action, counterpart
    return None


def draws(seating: Seating, state: State, seat: int, action: Action) -> State | None:
    """The state after an action; None when chance has a say in it, which may lay something open."""
    recorder = RecordingChance(FastChance(1))
    after = state.copy()
    seating.rules.advance(after, seat, action, recorder, None)
    return None if recorder.answers else after


@pytest.mark.timeout(600)
@pytest.mark.parametrize("key", sorted(games()))
def test_two_worlds_that_look_alike_send_the_same_bytes(tmp_path: Path, key: str) -> None:
    seating = Seating(key, SEATS.get(key, 2))
    with SqliteStore(tmp_path / "data") as store:
        observer, cookie = new_person(store, "Observer")
        others, others_cookie = new_person(store, "Others")
        pairs = pairs_of(seating, 0) + pairs_of(seating, None)
        for pair in pairs:
            people = [observer if seat == pair.observer else others for seat in range(seating.seats)]
            worlds = (pair.truth, pair.twin)
            one, two = (new_world(store, key, seating.rules, state, people) for state in worlds)
            pair.matches = (one, two)

    async def look(server: Running) -> int:
        compared = 0
        for pair in pairs:
            compared += await follow(server, seating, pair, cookie, others_cookie)
        return compared

    with Running(tmp_path / "data") as server:
        assert asyncio.run(look(server)) > 8 * len(pairs)


async def follow(server: Running, seating: Seating, pair: Pair, cookie: str, others_cookie: str) -> int:
    async with AsyncExitStack() as open_sockets:

        async def sit(match: str, owner: str, seat: int | None) -> Seat:
            address = f"ws://127.0.0.1:{server.port}/ws/{match}"
            opening = connect(address, additional_headers={"Cookie": owner}, max_size=None, compression=None)
            at = Seat(await open_sockets.enter_async_context(opening), seat)
            await at.greet()
            return at

        others = [await sit(match, others_cookie, None) for match in pair.matches]
        seats = [await sit(match, cookie, pair.observer) for match in pair.matches]
        watch = Watch(pair, seats)
        await watch.compare()
        chance = FastChance(7)
        for number in range(STEPS):
            await ask(watch, seating, chance)
            step = alike(seating, pair, chance)
            if step is None:
                break
            seat, *actions = step
            for at, (world, action) in enumerate(zip((pair.truth, pair.twin), actions, strict=True)):
                await act(seats[at] if seat == pair.observer else others[at], number, seat, action)
                seating.rules.advance(world, seat, action, FastChance(1), None)
            await watch.compare()
        return watch.compared


async def act(actor: Seat, number: int, seat: int, action: Action) -> None:
    await actor.send(Ping(1))
    await actor.until(lambda message: isinstance(message, Pong))
    assert actor.position is not None
    verdict = await actor.verdict(Act(f"step-{number}", actor.position.version, seat, action.notation))
    assert isinstance(verdict, Acked), verdict


async def ask(watch: Watch, seating: Seating, chance: FastChance) -> None:
    """Refusals, previews, words and the past are the same as well."""
    seat = watch.pair.observer
    actions = seating.rules.space.actions
    probes = [actions[chance.below(len(actions))].notation for _ in range(PROBES)]
    for each in watch.seats:
        await each.send(Describe(1, "en"))
        await each.send(Past(2, 0))
        for probe in probes if seat is not None else ():
            await each.send(WhyNot(3, seat or 0, probe))
            await each.send(Preview(4, seat or 0, probe))
    await watch.compare()
