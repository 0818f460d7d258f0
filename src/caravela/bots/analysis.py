"""The analysis of a decision that hints, the helper and the review share: equal questions get equal answers."""

import json
from hashlib import blake2b

from caravela.bots.search_bot import Search, SearchBot, Settings
from caravela.kernel.chance import FastChance
from caravela.kernel.decisions import Decision
from caravela.kernel.heuristics import Heuristics
from caravela.kernel.rules import Rules
from caravela.kernel.view import View

SETTINGS = Settings(iterations=3000, milliseconds=1500.0)
"""The time limit is for slow machines. Where it cuts a search short, answers differ a little from time to time."""


def seed_of(view: View) -> int:
    """Return a seed that depends on nothing but what the seat knows."""
    document = json.dumps(view.document(), sort_keys=True).encode()
    return int.from_bytes(blake2b(document, digest_size=7).digest(), "big")


def analyse(rules: Rules, heuristics: Heuristics, view: View, decision: Decision) -> Search:
    """Search for the best action from what a seat knows."""
    return SearchBot(rules, heuristics, FastChance(seed_of(view)), SETTINGS).search(view, decision)
