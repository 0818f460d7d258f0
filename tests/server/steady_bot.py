"""A worker whose answers depend on nothing but the question: a fixed number of iterations, and the same seed.

With --leak an analysis is seeded by the whole state, which a hint must not depend on.
"""

import sys
import zlib
from unittest import mock

import msgspec

from caravela.bots.analysis import seed_of
from caravela.bots.search_bot import Search, SearchBot
from caravela.kernel.chance import FastChance
from caravela.kernel.decisions import Decision
from caravela.kernel.heuristics import Heuristics
from caravela.kernel.rules import Rules
from caravela.kernel.view import View
from caravela.server import bot_worker
from caravela.server.bot_messages import BotAnswer, BotJob

ITERATIONS = 30
SEED = 1
LESSON_SEEDS = 2**32
"""The seed of a bot in a lesson is a CRC of the state, below this; others are drawn from 63 bits."""


def steady(leak: bool) -> None:
    """Changes the worker of this process."""
    think = bot_worker.think

    def steady_think(job: BotJob, make_bot: bot_worker.NewBot) -> BotAnswer:
        def short_analysis(rules: Rules, heuristics: Heuristics, view: View, decision: Decision) -> Search:
            chance = FastChance(zlib.crc32(job.state) if leak else seed_of(view))
            return SearchBot(rules, heuristics, chance, iterations=ITERATIONS).search(view, decision)

        with mock.patch.object(bot_worker, "analyse", short_analysis):
            seed = job.seed if job.seed < LESSON_SEEDS else SEED
            return think(msgspec.structs.replace(job, seed=seed), make_bot)

    mock.patch.object(bot_worker, "think", steady_think).start()


if __name__ == "__main__":
    steady("--leak" in sys.argv)
    bot_worker.work()
