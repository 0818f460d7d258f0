"""Reasons: every kind that a game declares comes up, and rollouts start from what the seat knows alone."""

from collections import Counter
from collections.abc import Iterator

import pytest

from caravela.bots.analysis import analyse, seed_of
from caravela.bots.comparison import Difference, chosen, differences
from caravela.bots.explanation import explain
from caravela.bots.lines import Rollout, follow
from caravela.bots.roster import new_bot
from caravela.bots.search_bot import Search
from caravela.bots.tree import Node
from caravela.games import game, games
from caravela.kernel.advice import CLOSE_POINTS
from caravela.kernel.chance import FastChance
from caravela.kernel.decisions import Decision
from caravela.kernel.reasons import FREEDOM, LATER, SAME, Measure, Reason
from caravela.kernel.state import State
from caravela.kernel.view import View
from caravela.match import Match
from caravela.texts import LANGUAGES, Wording
from tests.contracts.walk import heuristics_of, rules_of

NAMES = ["Anna", "Ben", "Chloé", "Duarte"]
SEATS = 3
FIRST_MATCH = {"columbus_1492": 22, "mundus_novus": 48}
"""Seeds of matches in which all kinds come up soon; 0 for other games."""
MATCHES = 30
EVERY = 2
"""Of the questions that a match asks often, one in this many is looked at."""
RARE = 3
LAST = 12
"""Questions that a match asks no more often, and its last decisions, are all looked at."""
WORLDS = 6
"""Fewer than in play: here it is enough that a kind can come up."""
POINTS = Measure("points", 0)
LOSSES = Measure("losses", 1)
WINS = Measure("wins", 2, chance=True)
RIVAL = Measure("rival", 0, of_others=True)


Position = tuple[State, View, Decision]


def positions(key: str, seed: int) -> Iterator[Position]:
    """Every decision with a choice in a match of greedy bots that slip now and then."""
    match = Match.new(key, SEATS, seed=seed)
    bot = new_bot("sailor", match.game, match.rules, heuristics_of(key), FastChance(seed))
    while match.outcome() is None:
        decision = next(each for each in match.decisions() if each.owed)
        view = match.view(decision.seat)
        if len(decision.actions) > 1:
            yield match.state.copy(), view, decision
        match.submit(decision.seat, bot.choose(view, decision))


def sampled(found: list[Position]) -> list[Position]:
    """A few of the decisions of a match, among them all of a rare kind and the last ones."""
    asked = Counter(decision.question for _, _, decision in found)
    return [
        each
        for at, each in enumerate(found)
        if asked[each[2].question] <= RARE or at >= len(found) - LAST or at % EVERY == 0
    ]


def kinds_reached(key: str, wanted: set[str]) -> set[str]:
    """Compare two actions of many positions until every wanted kind of reason was found."""
    heuristics = heuristics_of(key)
    reasons = game(key).reasons(heuristics)
    assert reasons is not None
    found: set[str] = set()
    chance = FastChance(5)
    first_match = FIRST_MATCH.get(key, 0)
    for seed in range(first_match, first_match + MATCHES):
        for state, view, decision in sampled(list(positions(key, seed))):
            search = Search(rules_of(key), heuristics, heuristics.search_settings, chance, view, decision)
            first = chance.below(len(decision.actions))
            second = (first + 1 + chance.below(len(decision.actions) - 1)) % len(decision.actions)
            one, other = (
                [
                    follow(search, reasons, Node(decision.seat, decision.actions[at], 0.0), seed, world)
                    for world in range(WORLDS)
                ]
                for at in (first, second)
            )
            worths = reasons.worths(state, decision.seat)
            compared = differences(reasons.measures, one, other, worths, decision.seat)
            found |= {each.reason().kind for each in compared}
            if wanted <= found:
                return found
    return found


@pytest.mark.timeout(600)
@pytest.mark.parametrize("key", games())
def test_every_kind_of_reason_comes_up(key: str) -> None:
    reasons = game(key).reasons(heuristics_of(key))
    assert reasons is not None
    wanted = {measure.kind for measure in reasons.measures}
    assert len(wanted) == len(reasons.measures) >= 13
    assert wanted - kinds_reached(key, wanted) == set()


def line(mine: list[float], theirs: list[float], before: list[float] | None = None) -> Rollout:
    """A rollout of two seats that ends with these numbers at both horizons."""
    found = Rollout([before or [0.0] * len(mine)] * 2)
    found.after_turn = found.after_round = [mine, theirs]
    return found


def test_the_difference_of_two_lines_counts_what_each_seat_gets() -> None:
    nothing = [0.0, 0.0, 0.0]
    best = [line([3.0 + at % 2, 1.0, 1.0], nothing) for at in range(8)]
    other = [line([0.0, 1.0, float(at < 2)], [2.0, 0.0, 0.0]) for at in range(8)]
    found = differences([POINTS, LOSSES, WINS, RIVAL], best, other, [1.0, -1.0, 2.0], 0)
    assert [each.measure.kind for each in found] == ["points", "rival", "wins"]
    assert [each.reason().document() for each in found] == [
        {"kind": "points", "facts": {"count": 4}, "supports": True},
        {"kind": "rival", "facts": {"count": 2, "seat": "@B"}, "supports": True},
        {"kind": "wins", "facts": {"percent": 100, "instead": 25}, "supports": True},
    ]


def test_a_difference_within_the_noise_of_the_rollouts_is_no_reason() -> None:
    best = [line([9.0 if at % 4 == 0 else 0.0], [0.0]) for at in range(8)]
    other = [line([0.0], [0.0]) for _ in range(8)]
    assert differences([POINTS], best, other, [1.0], 0) == []


def test_a_number_that_must_rise_is_compared_with_what_it_was_before() -> None:
    rises = Measure("rises", 0, rises=True)
    best = [line([2.0], [0.0], before=[1.0]) for _ in range(8)]
    other = [line([1.0], [0.0], before=[1.0]) for _ in range(8)]
    [found] = differences([rises], best, other, [1.0], 0)
    assert found.reason().facts == {"percent": 100, "instead": 0}


def said(worths: list[float], lead: int, choices: float = 5.0, instead: float = 5.0) -> list[Reason]:
    return chosen([Difference(POINTS, 0, 2.0, 0.0, worth) for worth in worths], lead, choices, instead)


def test_what_speaks_for_the_advice_comes_first() -> None:
    assert [each.supports for each in said([-3.0, 2.0, 1.9, 1.8], 20)] == [True, True, False]
    assert len(said([4.0, 3.0, 2.0, 1.0], 20)) == 3
    assert len(said([4.0, 0.1], 20)) == 1


def test_equal_lines_are_called_equal() -> None:
    assert [each.kind for each in said([], CLOSE_POINTS)] == [SAME]
    assert [each.kind for each in said([], CLOSE_POINTS, 9.0, 2.0)] == [FREEDOM]
    assert [each.kind for each in said([1.0, -1.0], 0)] == [SAME, "points", "points"]


def test_a_gain_beyond_the_horizon_is_named_as_such() -> None:
    found = said([-1.0], 12)
    assert [(each.kind, each.supports) for each in found] == [(LATER, True), ("points", False)]
    assert found[0].facts == {"points": 12}


@pytest.mark.parametrize("key", games())
def test_the_same_view_gets_the_same_reasons_in_every_language(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("caravela.bots.analysis.ITERATIONS", 60)
    monkeypatch.setattr("caravela.bots.analysis.MILLISECONDS", 0.0)
    heuristics = heuristics_of(key)
    reasons = game(key).reasons(heuristics)
    rules = rules_of(key)
    for _, view, decision in positions(key, 3):
        advice = explain(analyse(rules, heuristics, view, decision), reasons)
        if len(advice.prospects) > 1:
            break
    again = explain(analyse(rules, heuristics, view, decision), reasons)
    assert advice.document() == again.document()
    assert 1 <= len(advice.reasons) <= 3
    assert all(other.chance <= advice.prospects[0].chance for other in advice.prospects[1:])
    for language in LANGUAGES:
        wording = Wording(game(key), language, NAMES)
        first = wording.advice(advice)[0]
        for reason in advice.reasons:
            assert wording.because(reason, advice.prospects[1].action) in first


@pytest.mark.parametrize("key", games())
def test_rollouts_start_from_what_the_seat_knows(key: str) -> None:
    """Two states with one view give the same rollouts: nothing else goes in."""
    heuristics = heuristics_of(key)
    reasons = game(key).reasons(heuristics)
    assert reasons is not None
    rules = rules_of(key)
    _, view, decision = next(iter(positions(key, 4)))
    twin = rules.view(rules.determinize(view, FastChance(9)), decision.seat)
    ends = [
        follow(
            Search(rules, heuristics, heuristics.search_settings, FastChance(1), seen, decision),
            reasons,
            Node(decision.seat, decision.actions[0], 0.0),
            seed_of(seen),
            0,
        ).after_round
        for seen in (view, twin)
    ]
    assert ends[0] == ends[1]
