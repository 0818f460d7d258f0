"""The bots by name: "random", "greedy", a level such as "captain", or "search:50ms" and "search:800"."""

from typing import Final

from caravela.bots.bot import Bot
from caravela.bots.greedy_bot import GreedyBot
from caravela.bots.levels import level_bot
from caravela.bots.random_bot import RandomBot
from caravela.bots.search_bot import SearchBot, Settings
from caravela.kernel.chance import Chance
from caravela.kernel.heuristics import Heuristics
from caravela.kernel.levels import LEVEL_NAMES
from caravela.kernel.rules import Rules

PLAIN_NAMES: Final = ("random", "greedy")
SEARCH: Final = "search:"
MOST_BUDGET: Final = 10_000_000


class UnknownBot(ValueError):
    """No bot has this name."""


def new_bot(name: str, rules: Rules, heuristics: Heuristics, chance: Chance) -> Bot:
    if name == "random":
        return RandomBot(chance)
    if name == "greedy":
        return GreedyBot(rules, heuristics, chance)
    if name in LEVEL_NAMES:
        return level_bot(LEVEL_NAMES.index(name), rules, heuristics, chance)
    if name.startswith(SEARCH):
        return SearchBot(rules, heuristics, chance, _budget(name))
    raise _unknown(name)


def _budget(name: str) -> Settings:
    """A time such as 50ms, or a number of iterations such as 800."""
    text = name[len(SEARCH) :]
    number = text.removesuffix("ms")
    if not number.isdigit() or not 0 < int(number) <= MOST_BUDGET:
        raise _unknown(name)
    if text.endswith("ms"):
        return Settings(milliseconds=float(number))
    return Settings(iterations=int(number))


def _unknown(name: str) -> UnknownBot:
    names = ", ".join((*PLAIN_NAMES, *LEVEL_NAMES))
    return UnknownBot(f"there is no bot {name!r}; the bots are {names}, search:50ms and search:800")
