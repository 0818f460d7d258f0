"""Amerigo, by Stefan Feld: sail, plan and settle the islands of the New World, for 2 to 4 players."""

from caravela.games.amerigo.components import Components, standard_components
from caravela.games.amerigo.heuristics import AmerigoHeuristics
from caravela.games.amerigo.reasons import AmerigoReasons
from caravela.games.amerigo.remarks import remark_on
from caravela.games.amerigo.rules import SETUP, AmerigoRules
from caravela.games.amerigo.sketch import progress_of, sketch_table
from caravela.kernel.game import Game


def _new_rules(components: object | None) -> AmerigoRules:
    parts = standard_components() if components is None else Components(components, "of this match")
    return AmerigoRules(parts)


GAME = Game(
    key="amerigo",
    title="Amerigo",
    package=__name__,
    least_seats=SETUP.least_seats,
    most_seats=SETUP.most_seats,
    rules_version=1,
    new_rules=_new_rules,
    heuristics=AmerigoHeuristics,
    sketch=sketch_table,
    remark=remark_on,
    progress=progress_of,
    reasons=AmerigoReasons,
    options=SETUP.options,
)
