"""Switch the bots of a server that runs as pure Python to a compiled build once it is ready."""

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

from caravela.server.bots import ProcessBots
from caravela.server.logs import log

POLL_SECONDS = 1.0
INSTALLED_WORKER = (sys.executable, "-I", "-m", "caravela.server.bot_worker")
"""Isolated mode ignores PYTHONPATH, so the installed package is imported, not the source tree."""


async def switch_when_built(
    bots: ProcessBots, ready: Path, command: Sequence[str] = INSTALLED_WORKER
) -> None:
    """Wait for the file that marks the finished build, then run the bots on the installed package."""
    while not ready.exists():
        await asyncio.sleep(POLL_SECONDS)
    await bots.switch(command)
    log().info("bots-on-compiled-build")
