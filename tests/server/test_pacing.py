"""The moment at which a bot's answer is shown tells nothing about the choices that its hidden hand leaves it."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from caravela.bots.roster import new_bot
from caravela.games import games
from caravela.kernel.chance import FastChance
from caravela.kernel.levels import LEVEL_NAMES
from caravela.match import Match
from caravela.server.bot_messages import BotAnswer, BotJob
from caravela.server.bot_worker import think
from caravela.server.bots import BotFailed, Chosen
from caravela.server.live import Live
from caravela.server.loading import load_table
from caravela.server.metrics import Metrics
from caravela.server.pacing import QUICK_SECONDS, STEP_SECONDS, release_at, think_seconds
from caravela.server.scheduling import ANYBODY, Asker
from caravela.server.viewer import Viewer
from caravela.storage.sqlite import SqliteStore
from caravela.table.new_information import forced
from tests.server.worlds import new_person, new_table

TURN = 100.0


@pytest.mark.parametrize("pace", [0.0, 1.0, 5.0])
@pytest.mark.parametrize("level", LEVEL_NAMES)
@pytest.mark.parametrize("key", sorted(games()))
def test_a_forced_and_a_free_decision_are_shown_at_the_same_moment(key: str, level: str, pace: float) -> None:
    slot = think_seconds(key, level)
    assert slot > 0
    for queued in (0.0, 0.4, 30.0):
        began = TURN + queued
        at_once = release_at(TURN, began, began + 0.001, pace, slot)
        after_search = release_at(TURN, began, began + slot * 0.99, pace, slot)
        assert at_once == after_search == max(TURN + pace, began + slot)


def test_a_slow_search_is_shown_after_whole_steps() -> None:
    moments = {release_at(TURN, TURN, TURN + 2.0 + late / 100, 0.0, 2.0) for late in range(1, 26)}
    assert moments == {TURN + 2.0 + STEP_SECONDS}


def test_levels_that_search_by_time_have_their_budget_and_a_margin() -> None:
    assert think_seconds("mundus_novus", "admiral") > 1.9
    assert think_seconds("mundus_novus", "mate") == think_seconds("mundus_novus", "random") == QUICK_SECONDS


def single_choices(seed: int) -> Iterator[tuple[Match, int, bool]]:
    """Positions of a match in which a seat has one choice, and whether everybody can tell so."""
    match = Match.new("mundus_novus", 3, seed=seed)
    chance = FastChance(seed)
    for _ in range(150):
        decisions = [decision for decision in match.decisions() if decision.owed]
        if not decisions:
            return
        decision = decisions[0]
        if len(decision.actions) == 1:
            yield match, decision.seat, forced(match.rules, match.state, decision)
        match.submit(decision.seat, decision.actions[chance.below(len(decision.actions))])


def test_only_what_everybody_can_tell_is_answered_at_once() -> None:
    """A worker says which single choices are no secret; all others are held back like free ones."""
    seen: dict[bool, BotAnswer] = {}
    for seed in range(40):
        for match, seat, known in single_choices(seed):
            if known not in seen:
                job = BotJob("choose", "mundus_novus", match.state.to_bytes(), seat, "mate", 1)
                seen[known] = think(job, new_bot)
        if len(seen) == 2:
            break
    assert {known: answer.forced for known, answer in seen.items()} == {True: True, False: False}


class Thinker:
    """A place where bots think for as long as a test says, by the test's own clock."""

    def __init__(self) -> None:
        self.now = TURN
        self.seconds = 0.0
        self.forced = False

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def choose(
        self, game: str, state: bytes, seat: int, level: str, seed: int | None = None, asker: Asker = ANYBODY
    ) -> Chosen:
        began, self.now = self.now, self.now + self.seconds
        match = Match.new(game, 2)
        decision = match.rules.decision_of(match.rules.from_bytes(state), seat)
        assert decision is not None
        return Chosen(decision.actions[0].notation, began, self.forced)

    async def analyse(
        self, game: str, state: bytes, seat: int, played: str = "", asker: Asker = ANYBODY
    ) -> BotAnswer:
        raise BotFailed

    async def judge(self, game: str, states: list[bytes], asker: Asker = ANYBODY) -> list[list[float]]:
        raise BotFailed

    async def expect(
        self, game: str, moves: list[tuple[bytes, int, str]], asker: Asker = ANYBODY
    ) -> BotAnswer:
        raise BotFailed


class Noted(Live):
    """A live table that notes when its first bot's answer is shown, and stops there."""

    shown: float | None = None

    async def _pause_until(self, moment: float) -> None:
        self.shown = moment
        self.put_away()


def shown_after(folder: Path, seconds: float, *, forced: bool, even: bool = True) -> float:
    """The moment at which an admiral's first answer is shown, at a table with a pace of one second."""

    async def run() -> float:
        with SqliteStore(folder) as store:
            ana, _ = new_person(store, "Ana")
            match = new_table(store, "columbus_1492", [ana, ana])
            thinker = Thinker()
            thinker.seconds, thinker.forced = seconds, forced
            table = load_table(store, match)
            for place in table.record.seating.places:
                place.hand_to_bot("admiral", 0)
            live = Noted(table, store, thinker, Metrics(), lambda _: None, None, "", even_answers=even)
            live.clock = lambda: thinker.now
            live.enter(Viewer(ana, "Ana", None))
            await live.begin()
            await live._tasks.wait(60)
            assert live.shown is not None
            return live.shown

    return asyncio.run(run())


def test_a_live_table_shows_quick_and_slow_answers_at_the_same_moment(tmp_path: Path) -> None:
    slot = think_seconds("columbus_1492", "admiral")
    at_once = shown_after(tmp_path / "a", 0.001, forced=False)
    assert at_once == shown_after(tmp_path / "b", slot - 0.1, forced=False) == TURN + slot
    # A public choice needs no random delay, and a host can turn the delay off.
    pace = shown_after(tmp_path / "c", 0.001, forced=True)
    assert pace == shown_after(tmp_path / "d", 0.001, forced=False, even=False) < at_once
