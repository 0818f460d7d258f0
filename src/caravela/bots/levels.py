"""Five named opponents, from a beginner's to the best there is."""

from typing import Final

from caravela.bots.bot import Bot
from caravela.bots.greedy_bot import GreedyBot
from caravela.bots.search_bot import SearchBot, Settings
from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Decision
from caravela.kernel.heuristics import Heuristics
from caravela.kernel.rules import Rules
from caravela.kernel.view import View

LEVEL_NAMES: Final = ("cabin-boy", "sailor", "mate", "captain", "admiral")
"""From the weakest to the strongest; the texts name them under level-<name>."""
SLIPS: Final = 0.5
"""How often the weakest one chooses without looking."""
MATE_ITERATIONS: Final = 60
CAPTAIN_ITERATIONS: Final = 600
ADMIRAL_MILLISECONDS: Final = 2000.0


class SlippingBot(Bot):
    """Plays like another bot, but now and then takes any action at all."""

    def __init__(self, bot: Bot, chance: Chance, slips: float) -> None:
        self.bot = bot
        self.chance = chance
        self.slips = slips

    def choose(self, view: View, decision: Decision) -> Action:
        if self.chance.below(1000) < int(self.slips * 1000.0):
            return decision.actions[self.chance.below(len(decision.actions))]
        return self.bot.choose(view, decision)


def level_bot(level: int, rules: Rules, heuristics: Heuristics, chance: Chance) -> Bot:
    """The opponent of a level, 0 to 4."""
    if level == 0:
        return SlippingBot(GreedyBot(rules, heuristics, chance), chance, SLIPS)
    if level == 1:
        return GreedyBot(rules, heuristics, chance)
    if level == 2:
        return SearchBot(rules, heuristics, chance, Settings(iterations=MATE_ITERATIONS))
    if level == 3:
        return SearchBot(rules, heuristics, chance, Settings(iterations=CAPTAIN_ITERATIONS))
    return SearchBot(rules, heuristics, chance, Settings(milliseconds=ADMIRAL_MILLISECONDS))
