"""The bots by name: "random", "greedy", a level such as "captain", or "search:50ms" and "search:800"."""

from typing import Final

from caravela.bots.bot import Bot
from caravela.bots.greedy_bot import GreedyBot
from caravela.bots.levels import level_bot
from caravela.bots.random_bot import RandomBot
from caravela.bots.search_bot import SearchBot
from caravela.kernel.chance import Chance
from caravela.kernel.game import Game
from caravela.kernel.heuristics import Heuristics
from caravela.kernel.levels import LEVEL_NAMES
from caravela.kernel.rules import Rules

PLAIN_NAMES: Final = ("random", "greedy")
"""Bots that are not a level. Servers let people hand a seat to them too."""
SEARCH: Final = "search:"
MOST_BUDGET: Final = 10_000_000


class UnknownBot(ValueError):
    """No bot has this name."""


def new_bot(name: str, game: Game, rules: Rules, heuristics: Heuristics, chance: Chance) -> Bot:
    """Create a bot by its name. The game gives the levels; rules and heuristics are those of one match."""
    if name == "random":
        return RandomBot(chance)
    if name == "greedy":
        return GreedyBot(rules, heuristics, chance)
    if name in LEVEL_NAMES:
        return level_bot(game.levels()[LEVEL_NAMES.index(name)], rules, heuristics, chance)
    # A time such as search:50ms, or a number of iterations such as search:800.
    number = name.removeprefix(SEARCH).removesuffix("ms")
    if not name.startswith(SEARCH) or not number.isdigit() or not 0 < int(number) <= MOST_BUDGET:
        raise _unknown(name)
    if name.endswith("ms"):
        return SearchBot(rules, heuristics, chance, milliseconds=float(number))
    return SearchBot(rules, heuristics, chance, iterations=int(number))


def _unknown(name: str) -> UnknownBot:
    names = ", ".join((*PLAIN_NAMES, *LEVEL_NAMES))
    return UnknownBot(f"there is no bot {name!r}; the bots are {names}, search:50ms and search:800")
