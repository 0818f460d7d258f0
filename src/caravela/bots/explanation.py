"""Why a search would choose what it would choose: its best actions, what it expects, what would follow, and reasons."""

from caravela.bots.analysis import analyse, seed_of
from caravela.bots.comparison import compare
from caravela.bots.search_bot import Search
from caravela.kernel.actions import Action
from caravela.kernel.advice import Advice, Prospect
from caravela.kernel.decisions import Decision
from caravela.kernel.heuristics import Heuristics
from caravela.kernel.reasons import Reason, Reasons
from caravela.kernel.rules import Rules
from caravela.kernel.view import View

MOST_PROSPECTS = 3


def explain(search: Search, reasons: Reasons | None = None, most: int = MOST_PROSPECTS) -> Advice:
    """Return what a search that has run thinks of its decision, with reasons for its best action if a game has any."""
    prospects = [
        Prospect(thought.action, thought.chance, thought.visits, thought.line)
        for thought in search.thoughts(most)
    ]
    found: list[Reason] = []
    if reasons is not None and len(prospects) > 1:
        found = reasons_for(search, reasons, prospects[0].action, prospects[1].action)
    decision = search.decision
    return Advice(decision.seat, len(decision.actions), int(search.iterations), prospects, found)


def reasons_for(search: Search, reasons: Reasons, best: Action, other: Action) -> list[Reason]:
    """Return why one action of a search's decision is better than another; nothing if one of them was never tried."""
    seat = search.decision.seat
    first, second = search.root.child(best, seat), search.root.child(other, seat)
    if first is None or second is None:
        return []
    return compare(search, reasons, first, second, seed_of(search.view))


def advise(
    rules: Rules,
    heuristics: Heuristics,
    view: View,
    decision: Decision,
    reasons: Reasons | None = None,
    most: int = MOST_PROSPECTS,
) -> Advice:
    """Return what a bot thinks of a decision; where there is nothing to choose, it does not think."""
    if len(decision.actions) == 1:
        return Advice(decision.seat, 1, 0, [Prospect(decision.actions[0], 0.0, 0, [])])
    return explain(analyse(rules, heuristics, view, decision), reasons, most)
