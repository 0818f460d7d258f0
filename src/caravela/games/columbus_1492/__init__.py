"""1492 Christophe Colomb: westward for an inhabited island, and home first, for 2 to 5 players."""

from caravela.games.columbus_1492.components import Components, standard_components
from caravela.games.columbus_1492.heuristics import ColumbusHeuristics
from caravela.games.columbus_1492.reasons import ColumbusReasons
from caravela.games.columbus_1492.remarks import remark_on
from caravela.games.columbus_1492.rules import SETUP, ColumbusRules
from caravela.games.columbus_1492.sketch import progress_of, sketch_table
from caravela.kernel.game import Game


def _new_rules(components: object | None) -> ColumbusRules:
    parts = standard_components() if components is None else Components(components, "of this match")
    return ColumbusRules(parts)


GAME = Game(
    key="columbus_1492",
    title="1492 Christophe Colomb",
    package=__name__,
    least_seats=SETUP.least_seats,
    most_seats=SETUP.most_seats,
    rules_version=1,
    new_rules=_new_rules,
    heuristics=ColumbusHeuristics,
    sketch=sketch_table,
    remark=remark_on,
    progress=progress_of,
    reasons=ColumbusReasons,
    options=SETUP.options,
)
