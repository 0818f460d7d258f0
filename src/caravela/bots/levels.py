"""The opponents behind the levels of a game."""

from caravela.bots.bot import Bot
from caravela.bots.greedy_bot import GreedyBot
from caravela.bots.search_bot import SearchBot
from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Decision
from caravela.kernel.heuristics import Heuristics
from caravela.kernel.levels import Level
from caravela.kernel.rules import Rules
from caravela.kernel.view import View


class SlippingBot(Bot):
    """Plays like another bot, but chooses a random action with the probability `slips`."""

    def __init__(self, bot: Bot, chance: Chance, slips: float) -> None:
        self.bot = bot
        self.chance = chance
        self.slips = slips

    def choose(self, view: View, decision: Decision) -> Action:
        if self.chance.below(1000) < int(self.slips * 1000.0):
            return decision.actions[self.chance.below(len(decision.actions))]
        return self.bot.choose(view, decision)


def level_bot(level: Level, rules: Rules, heuristics: Heuristics, chance: Chance) -> Bot:
    """Create the opponent of a level: a search if the level has a budget, else a greedy bot."""
    bot: Bot
    if level.searches():
        bot = SearchBot(
            rules, heuristics, chance, iterations=level.iterations, milliseconds=level.milliseconds
        )
    else:
        bot = GreedyBot(rules, heuristics, chance)
    return SlippingBot(bot, chance, level.slips) if level.slips > 0.0 else bot
