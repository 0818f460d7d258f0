"""The analysis that hints, the helper and the review share: the same question gets the same answer."""

import pytest

from caravela.bots.analysis import analyse, seed_of
from caravela.games import game, games
from caravela.match import Match
from tests.contracts.walk import heuristics_of


@pytest.mark.parametrize("key", games())
def test_the_same_position_is_judged_alike_every_time(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravela.bots.analysis.ITERATIONS", 60)
    monkeypatch.setattr("caravela.bots.analysis.MILLISECONDS", 0.0)
    match = Match.new(key, game(key).least_seats, seed=3)
    decision = next(each for each in match.decisions() if each.owed)
    view = match.view(decision.seat)
    one, again = (analyse(match.rules, heuristics_of(key), view, decision).prospects() for _ in range(2))
    assert [thought.document() for thought in one] == [thought.document() for thought in again]
    assert one[0].chance == max(thought.chance for thought in one)


@pytest.mark.parametrize("key", games())
def test_the_seed_comes_from_the_view(key: str) -> None:
    match = Match.new(key, game(key).least_seats, seed=3)
    view = match.view(0)
    assert seed_of(view) == seed_of(match.view(0))
    assert seed_of(view) != seed_of(match.view(1))
