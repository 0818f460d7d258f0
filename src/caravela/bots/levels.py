"""Five named opponents, from a beginner's to the best there is."""

from caravela.bots.bot import Bot
from caravela.bots.greedy_bot import GreedyBot
from caravela.bots.search_bot import SearchBot, Settings
from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Decision
from caravela.kernel.heuristics import Heuristics
from caravela.kernel.rules import Rules
from caravela.kernel.view import View


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


def level_bot(at: int, rules: Rules, heuristics: Heuristics, chance: Chance) -> Bot:
    """The opponent of a level, 0 to 4, with the numbers that the game has for it."""
    level = heuristics.levels[at]
    bot: Bot
    if level.searches():
        settings = Settings(iterations=level.iterations, milliseconds=level.milliseconds)
        bot = SearchBot(rules, heuristics, chance, settings)
    else:
        bot = GreedyBot(rules, heuristics, chance)
    return SlippingBot(bot, chance, level.slips) if level.slips > 0.0 else bot
