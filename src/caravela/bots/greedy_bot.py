"""A bot that evaluates each action with the game's heuristics, one action ahead."""

from caravela.bots.bot import Bot
from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Decision
from caravela.kernel.heuristics import Heuristics
from caravela.kernel.rules import Rules
from caravela.kernel.view import View


class GreedyBot(Bot):
    """Evaluates every action in a few determinizations of its view and takes the best mean."""

    def __init__(self, rules: Rules, heuristics: Heuristics, chance: Chance, worlds: int = 2) -> None:
        self.rules = rules
        self.heuristics = heuristics
        self.chance = chance
        self.worlds = worlds

    def choose(self, view: View, decision: Decision) -> Action:
        actions = decision.actions
        if len(actions) == 1:
            return actions[0]
        sums = [0.0] * len(actions)
        for world_at in range(self.worlds):
            world = self.rules.determinize(view, self.chance)
            for at in range(len(actions)):
                after = world.copy()
                self.rules.advance(after, decision.seat, actions[at], self.chance, None)
                sums[at] += self.heuristics.value(after, decision.seat)
        best = 0
        alike = 1
        for at in range(1, len(actions)):
            if sums[at] > sums[best]:
                best = at
                alike = 1
            elif sums[at] == sums[best]:
                # Break ties at random, so that no seat is favoured by its letter (reservoir sampling).
                alike += 1
                if self.chance.below(alike) == 0:
                    best = at
        return actions[best]
