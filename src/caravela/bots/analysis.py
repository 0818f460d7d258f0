"""The analysis of a decision for hints, helper and review. The same position gets the same answer."""

import json
from hashlib import blake2b

from caravela.bots.search_bot import Search, SearchBot
from caravela.kernel.chance import FastChance
from caravela.kernel.decisions import Decision
from caravela.kernel.heuristics import Heuristics
from caravela.kernel.rules import Rules
from caravela.kernel.view import View

ITERATIONS = 3000
MILLISECONDS = 1500.0
"""Time limit for slow machines. If it cuts a search short, answers differ a little from run to run."""


def seed_of(view: View) -> int:
    """Return a seed that depends only on what the seat knows."""
    document = json.dumps(view.document(), sort_keys=True).encode()
    return int.from_bytes(blake2b(document, digest_size=7).digest(), "big")


def analyse(rules: Rules, heuristics: Heuristics, view: View, decision: Decision) -> Search:
    """Search for the best action from what a seat knows."""
    chance = FastChance(seed_of(view))
    bot = SearchBot(rules, heuristics, chance, iterations=ITERATIONS, milliseconds=MILLISECONDS)
    return bot.search(view, decision)
