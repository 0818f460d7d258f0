"""A bot that takes any legal action."""

from caravela.bots.bot import Bot
from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Decision
from caravela.kernel.view import View


class RandomBot(Bot):
    """All legal actions are equally likely."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, view: View, decision: Decision) -> Action:
        return decision.actions[self.chance.below(len(decision.actions))]
