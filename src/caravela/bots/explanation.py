"""Why a search would choose what it would choose: its best actions, what it expects, and what would follow."""

from caravela.bots.analysis import analyse
from caravela.bots.search_bot import Search
from caravela.kernel.advice import Advice, Prospect
from caravela.kernel.decisions import Decision
from caravela.kernel.heuristics import Heuristics
from caravela.kernel.rules import Rules
from caravela.kernel.view import View

MOST_PROSPECTS = 3


def explain(search: Search, most: int = MOST_PROSPECTS) -> Advice:
    """What a search that has run thinks of its decision."""
    prospects = [
        Prospect(thought.action, thought.chance, thought.visits, thought.line)
        for thought in search.thoughts(most)
    ]
    decision = search.decision
    return Advice(decision.seat, len(decision.actions), int(search.iterations), prospects)


def advise(
    rules: Rules, heuristics: Heuristics, view: View, decision: Decision, most: int = MOST_PROSPECTS
) -> Advice:
    """What a bot thinks of a decision; where there is nothing to choose, it does not think."""
    if len(decision.actions) == 1:
        return Advice(decision.seat, 1, 0, [Prospect(decision.actions[0], 0.0, 0, [])])
    return explain(analyse(rules, heuristics, view, decision), most)
