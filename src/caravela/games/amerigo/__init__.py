"""Amerigo, by Stefan Feld: sail, plan and settle the islands of the New World, for 2 to 4 players."""

from caravela.games.amerigo.components import (
    LEAST_SEATS,
    MOST_SEATS,
    TOWER_NAMES,
    Components,
    standard_components,
)
from caravela.games.amerigo.heuristics import AmerigoHeuristics
from caravela.games.amerigo.reasons import AmerigoReasons
from caravela.games.amerigo.remarks import remark_on
from caravela.games.amerigo.rules import RANDOM_SEA, AmerigoRules
from caravela.games.amerigo.sketch import progress_of, sketch_table
from caravela.kernel.game import Game, Option


def _new_rules(components: object | None) -> AmerigoRules:
    parts = standard_components() if components is None else Components(components, "of this match")
    return AmerigoRules(parts)


GAME = Game(
    key="amerigo",
    title="Amerigo",
    package=__name__,
    least_seats=LEAST_SEATS,
    most_seats=MOST_SEATS,
    rules_version=1,
    new_rules=_new_rules,
    heuristics=AmerigoHeuristics,
    sketch=sketch_table,
    remark=remark_on,
    progress=progress_of,
    reasons=AmerigoReasons,
    options=(Option("sea", (RANDOM_SEA,), RANDOM_SEA), Option("tower", TOWER_NAMES, TOWER_NAMES[0])),
)
