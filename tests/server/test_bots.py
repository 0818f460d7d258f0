"""Bots in processes of their own: they answer, they are killed when they do not, and they know only the view."""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from caravela.games import games
from caravela.match import Match
from caravela.server.bot_messages import BotJob
from caravela.server.bots import BotFailed, Chosen, ProcessBots
from caravela.server.build_switch import switch_when_built
from caravela.server.logs import log
from caravela.server.metrics import Metrics
from tests.server.launch import PATIENT
from tests.server.stuck_bot import STUCK

Given = TypeVar("Given")
STUCK_WORKER = (sys.executable, "-m", "tests.server.stuck_bot")


def with_bots(
    work: Callable[[ProcessBots], Awaitable[Given]],
    command: tuple[str, ...] | None = None,
    deadline: float = PATIENT,
) -> Given:
    async def run() -> Given:
        bots = ProcessBots(1, deadline, Metrics(), command)
        await bots.start()
        try:
            return await work(bots)
        finally:
            await bots.stop()

    return asyncio.run(run())


@pytest.mark.parametrize("game", sorted(games()))
def test_a_bot_chooses_something_legal_and_a_hint_has_reasons(game: str) -> None:
    match = Match.new(game, 2, seed=5)
    decision = match.decisions()[0]
    legal = {action.notation for action in decision.actions}

    async def work(bots: ProcessBots) -> None:
        chosen = await bots.choose(game, match.state.to_bytes(), decision.seat, "sailor")
        assert chosen.action in legal
        hint = await bots.analyse(game, match.state.to_bytes(), decision.seat)
        assert {thought.action for thought in hint.thoughts} <= legal

    with_bots(work)


def test_a_bot_that_never_returns_is_killed_and_a_quick_one_takes_its_place() -> None:
    match = Match.new("mundus_novus", 2, seed=5)
    decision = match.decisions()[0]

    async def work(bots: ProcessBots) -> tuple[float, str, int]:
        await bots.choose("mundus_novus", match.state.to_bytes(), decision.seat, "sailor")
        log().info("loaded")  # the first line of a log loads its libraries, which is not what is timed
        bots.deadline = 0.5
        asked = time.monotonic()
        with pytest.raises(BotFailed):
            await bots._ask(bots._job("choose", "mundus_novus", match.state.to_bytes(), decision.seat, STUCK))
        took = time.monotonic() - asked
        bots.deadline = PATIENT
        chosen = await bots.choose("mundus_novus", match.state.to_bytes(), decision.seat, "sailor")
        return took, chosen.action, len(bots._all)

    took, chosen, processes = with_bots(work, STUCK_WORKER)
    assert 0.4 < took < PATIENT / 2
    assert chosen in {action.notation for action in decision.actions}
    assert processes == 1


def test_a_process_that_is_killed_from_outside_is_replaced() -> None:
    match = Match.new("mundus_novus", 2, seed=5)
    decision = match.decisions()[0]

    async def work(bots: ProcessBots) -> Chosen:
        await bots.choose("mundus_novus", match.state.to_bytes(), decision.seat, "sailor")
        next(iter(bots._all)).process.kill()
        return await bots.choose("mundus_novus", match.state.to_bytes(), decision.seat, "sailor")

    assert with_bots(work).action


def test_a_worker_ends_by_itself_when_nobody_kills_it() -> None:
    """The server may be gone while a bot thinks: the system's own alarm ends the process."""
    match = Match.new("mundus_novus", 2, seed=5)

    async def work(bots: ProcessBots) -> int:
        await bots.choose("mundus_novus", match.state.to_bytes(), match.decisions()[0].seat, "sailor")
        worker = next(iter(bots._all))
        seat = match.decisions()[0].seat
        job = BotJob("choose", "mundus_novus", match.state.to_bytes(), seat, STUCK, 1, deadline=0.1)
        with pytest.raises(asyncio.IncompleteReadError):
            await worker.ask(job)
        return await worker.process.wait()

    assert with_bots(work, STUCK_WORKER) < 0


def test_a_worker_refuses_what_is_no_decision() -> None:
    match = Match.new("columbus_1492", 2, seed=5)
    seats = {decision.seat for decision in match.decisions()}
    idle = next(seat for seat in range(2) if seat not in seats)

    async def work(bots: ProcessBots) -> None:
        with pytest.raises(BotFailed):
            await bots.choose("columbus_1492", match.state.to_bytes(), idle, "sailor")

    with_bots(work)


def test_no_worker_outlives_its_pool(tmp_path: Path) -> None:
    async def work(bots: ProcessBots) -> int:
        match = Match.new("mundus_novus", 2, seed=5)
        await bots.choose("mundus_novus", match.state.to_bytes(), match.decisions()[0].seat, "random")
        return next(iter(bots._all)).process.pid

    pid = with_bots(work)
    assert not Path(f"/proc/{pid}").exists()


def test_bots_move_to_a_build_that_becomes_ready(tmp_path: Path) -> None:
    """The process that thinks is replaced as soon as the mark of the other build appears, and not before."""
    match = Match.new("mundus_novus", 2, seed=5)
    decision = match.decisions()[0]
    other = (sys.executable, "-X", "utf8", "-m", "caravela.server.bot_worker")
    ready = tmp_path / "installed"

    async def work(bots: ProcessBots) -> None:
        async def ask() -> int:
            await bots.choose("mundus_novus", match.state.to_bytes(), decision.seat, "sailor")
            (worker,) = bots._all
            return worker.process.pid

        switching = asyncio.create_task(switch_when_built(bots, ready, other))
        before = await ask()
        assert await ask() == before
        ready.touch()
        await switching
        after = await ask()
        assert after != before
        assert [worker.command for worker in bots._all] == [other]

    with_bots(work)
