"""Mundus Novus, by Serge Laget and Bruno Cathala: trade, sets and developments for 2 to 6 players."""

from caravela.games.mundus_novus.components import Components, standard_components
from caravela.games.mundus_novus.heuristics import MundusHeuristics
from caravela.games.mundus_novus.reasons import MundusReasons
from caravela.games.mundus_novus.remarks import remark_on
from caravela.games.mundus_novus.rules import SETUP, MundusRules
from caravela.games.mundus_novus.sketch import progress_of, sketch_table
from caravela.kernel.game import Game


def _new_rules(components: object | None) -> MundusRules:
    parts = standard_components() if components is None else Components(components, "of this match")
    return MundusRules(parts)


GAME = Game(
    key="mundus_novus",
    title="Mundus Novus",
    package=__name__,
    least_seats=SETUP.least_seats,
    most_seats=SETUP.most_seats,
    rules_version=1,
    new_rules=_new_rules,
    heuristics=MundusHeuristics,
    sketch=sketch_table,
    remark=remark_on,
    progress=progress_of,
    reasons=MundusReasons,
    options=SETUP.options,
)
