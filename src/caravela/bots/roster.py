"""The bots by name."""

from typing import Final

from caravela.bots.bot import Bot
from caravela.bots.greedy_bot import GreedyBot
from caravela.bots.random_bot import RandomBot
from caravela.kernel.chance import Chance
from caravela.kernel.heuristics import Heuristics
from caravela.kernel.rules import Rules

BOT_NAMES: Final = ("random", "greedy")


class UnknownBot(ValueError):
    """No bot has this name."""


def new_bot(name: str, rules: Rules, heuristics: Heuristics, chance: Chance) -> Bot:
    if name == "random":
        return RandomBot(chance)
    if name == "greedy":
        return GreedyBot(rules, heuristics, chance)
    raise UnknownBot(f"there is no bot {name!r}; the bots are {', '.join(BOT_NAMES)}")
