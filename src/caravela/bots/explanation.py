"""Explain a search: its best actions, their win chances, likely continuations, and reasons."""

from caravela.bots.analysis import analyse, seed_of
from caravela.bots.comparison import compare
from caravela.bots.search_bot import Search
from caravela.kernel.actions import Action
from caravela.kernel.advice import Advice, Prospect
from caravela.kernel.decisions import Decision
from caravela.kernel.heuristics import Heuristics
from caravela.kernel.reasons import COMMON_KINDS, Reason, Reasons
from caravela.kernel.rules import Rules
from caravela.kernel.view import View

MOST_PROSPECTS = 3


def explain(search: Search, reasons: Reasons | None = None, most: int = MOST_PROSPECTS) -> Advice:
    """Return the advice of a finished search, with reasons for its best action if the game declares any."""
    prospects = search.prospects(most)
    found: list[Reason] = []
    if reasons is not None and prospects:
        other = prospects[1].action if len(prospects) > 1 else None
        found = reasons_for(search, reasons, prospects[0].action, other)
    decision = search.decision
    return Advice(decision.seat, len(decision.actions), int(search.iterations), prospects, found)


def reasons_for(search: Search, reasons: Reasons, best: Action, other: Action | None) -> list[Reason]:
    """Return why one action of a search's decision is better than another.

    Without another action, return what the best one gains over the most visited alternative.
    """
    first = search.root.child(best, search.decision.seat)
    assert first is not None
    if other is not None:
        second = search.root.child(other, search.decision.seat)
        if second is None:
            return []
        return compare(search, reasons, first, second, seed_of(search.view))
    rest = [node for node in search.ranked() if node is not first]
    if not rest:
        return []
    found = compare(search, reasons, first, rest[0], seed_of(search.view))
    return [reason for reason in found if reason.supports and reason.kind not in COMMON_KINDS]


def advise(
    rules: Rules,
    heuristics: Heuristics,
    view: View,
    decision: Decision,
    reasons: Reasons | None = None,
    most: int = MOST_PROSPECTS,
) -> Advice:
    """Analyse a decision and explain the result. A forced action is not analysed."""
    if len(decision.actions) == 1:
        return Advice(decision.seat, 1, 0, [Prospect(decision.actions[0], 0.0, 0, [])])
    return explain(analyse(rules, heuristics, view, decision), reasons, most)
