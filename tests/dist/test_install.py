"""Installed from a file, without a clone, a C compiler or Node: it serves the client and plays a whole match."""

import asyncio
import re
from pathlib import Path

import pytest

from tests.dist.artefacts import Artefact, Installation
from tests.server.running import Guest, Running

PLAY = ("play", "--no-browser")
"""How a player starts it, but for the browser."""


class InstalledServer(Running):
    """The installed program, started as a player starts it."""

    def __init__(self, installed: Installation) -> None:
        super().__init__(installed.folder / "data")
        self.program = str(installed.scripts / "caravela")
        self.environment = installed.environment
        self.folder = installed.folder

    def command(self) -> list[str]:
        return [self.program, *PLAY, "--port", str(self.port), "--data", str(self.data)]


async def play_a_match(server: Running) -> None:
    async with Guest(server) as ana:
        page = (await ana.http.get("/")).raise_for_status().text
        scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page)
        assert scripts, page
        for script in scripts:
            (await ana.http.get(script)).raise_for_status()
        made = await ana.make("mundus_novus", ["me", "cabin-boy"])
        seat = await ana.sit(made["match"])
        await seat.play(2000)
        assert seat.position is not None
        assert seat.position.outcome is not None


@pytest.mark.timeout(1800)
def test_it_plays_a_whole_match(artefact: Artefact, tmp_path: Path) -> None:
    installed = Installation(artefact, tmp_path)
    with InstalledServer(installed) as server:
        asyncio.run(play_a_match(server))
        assert server.stop() == 0
    said = installed.run(server.program, "doctor", "--data", str(server.data))
    assert "0 faults" in said
    assert artefact.build in said
