"""A bot that plays at random."""

from caravela.bots.bot import Bot
from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Decision
from caravela.kernel.view import View


class RandomBot(Bot):
    """Chooses each legal action with the same probability."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, view: View, decision: Decision) -> Action:
        return decision.actions[self.chance.below(len(decision.actions))]
