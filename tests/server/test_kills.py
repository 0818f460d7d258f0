"""A server that is killed at any moment loses nothing that it acknowledged; nor does one that is stopped."""

import asyncio
from pathlib import Path

import pytest

from caravela.wire.messages import Bye, Refused, Welcome
from tests.server.kills import Siege
from tests.server.running import Guest, Running

KILLS = 6
SEED = 1492


@pytest.mark.timeout(600)
def test_nothing_acknowledged_is_lost_or_doubled_by_kills(tmp_path: Path) -> None:
    siege = Siege(tmp_path / "data", seed=SEED)
    figures = asyncio.run(siege.run(KILLS))
    assert figures.kills == KILLS
    assert figures.acked > 0
    assert figures.matches >= 3


@pytest.mark.timeout(600)
def test_a_stop_tells_everybody_and_loses_nothing(tmp_path: Path) -> None:
    server = Running(tmp_path / "data")

    async def play() -> None:
        async with Guest(server) as ana:
            made = await ana.make("amerigo", ["me", "cabin-boy"])
            seat = await ana.sit(made["match"])
            await seat.play(5)
            version = seat.position.version  # type: ignore[union-attr]
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            bye = await seat.until(lambda message: isinstance(message, Bye))
            assert bye == Bye("stopping", again=True)
            assert await stopping == 0
            await asyncio.to_thread(server.start)
            again = await ana.sit(made["match"])
            assert isinstance(again.heard[0], Welcome)
            assert again.position.version >= version  # type: ignore[union-attr]
            assert await again.play(3) == 3
            assert not any(isinstance(message, Refused) for message in again.heard)

    with server:
        asyncio.run(play())
