"""A bot worker whose strongest bot never returns: what the server must be able to kill."""

from caravela.bots.bot import Bot
from caravela.bots.roster import new_bot
from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Decision
from caravela.kernel.game import Game
from caravela.kernel.heuristics import Heuristics
from caravela.kernel.rules import Rules
from caravela.kernel.view import View
from caravela.server.bot_worker import work

STUCK = "admiral"


class StuckBot(Bot):
    def choose(self, view: View, decision: Decision) -> Action:
        while True:
            pass


def make_bot(name: str, game: Game, rules: Rules, heuristics: Heuristics, chance: Chance) -> Bot:
    return StuckBot() if name == STUCK else new_bot(name, game, rules, heuristics, chance)


if __name__ == "__main__":
    work(make_bot)
