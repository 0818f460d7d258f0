"""High Card: keep your card or swap it once; the highest card wins. For 2 to 4 players."""

from caravela.kernel.game import Game
from caravela_high_card.heuristics import HighCardHeuristics
from caravela_high_card.rules import SETUP, HighCardRules
from caravela_high_card.sketch import sketch_table


def _new_rules(components: object | None) -> HighCardRules:
    return HighCardRules()


GAME = Game(
    key="high_card",
    title="High Card",
    package=__name__,
    least_seats=SETUP.least_seats,
    most_seats=SETUP.most_seats,
    rules_version=2,
    new_rules=_new_rules,
    heuristics=HighCardHeuristics,
    sketch=sketch_table,
    options=SETUP.options,
)
