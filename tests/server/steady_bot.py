"""A worker whose answers depend on nothing but what is asked: so many iterations, the same numbers every time.

With --leak its numbers come from the whole state, which a hint must not depend on.
"""

import sys
import zlib
from unittest import mock

import msgspec

from caravela.bots.search_bot import Settings
from caravela.server import bot_worker
from caravela.server.thinking import Answer, Job

ITERATIONS = 30
SEED = 1


def steady(leak: bool) -> None:
    """Changes the worker of this process."""
    think = bot_worker.think

    def steady_settings(*, milliseconds: float, iterations: int = ITERATIONS) -> Settings:
        return Settings(iterations=iterations)

    def steady_think(job: Job, make_bot: bot_worker.NewBot) -> Answer:
        seed = zlib.crc32(job.state) if leak else SEED
        return think(msgspec.structs.replace(job, seed=seed), make_bot)

    mock.patch.object(bot_worker, "Settings", steady_settings).start()
    mock.patch.object(bot_worker, "think", steady_think).start()


if __name__ == "__main__":
    steady("--leak" in sys.argv)
    bot_worker.work()
