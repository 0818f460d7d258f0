"""High Card: keep your card or swap it once; the highest card wins. For 2 to 4 players."""

from caravela.kernel.game import Game, Option
from caravela_high_card.heuristics import HighCardHeuristics
from caravela_high_card.rules import GOALS, LEAST_SEATS, MOST_SEATS, HighCardRules
from caravela_high_card.sketch import sketch_table


def _new_rules(components: object | None) -> HighCardRules:
    return HighCardRules()


GAME = Game(
    key="high_card",
    title="High Card",
    package=__name__,
    least_seats=LEAST_SEATS,
    most_seats=MOST_SEATS,
    rules_version=1,
    new_rules=_new_rules,
    heuristics=HighCardHeuristics,
    sketch=sketch_table,
    options=(Option("winner", GOALS, GOALS[0]),),
)
