"""A match that is over is looked at again: chances all along, the moments that turned it, and only then."""

import asyncio

import pytest

from caravela.bots.roster import new_bot
from caravela.games import game
from caravela.kernel.chance import FastChance
from caravela.match import Match
from caravela.server.bots import ProcessBots
from caravela.server.metrics import Metrics
from caravela.server.reviewing import APART, MOST_MOMENTS, Reviewer, turning_points

PATIENT = 120.0
"""Seconds: a busy machine is slow, not stuck."""


def finished(key: str) -> Match:
    match = Match.new(key, 2, seed=7)
    bot = new_bot("random", match.rules, game(key).heuristics(match.rules), FastChance(7))
    while match.outcome() is None:
        decision = next(each for each in match.decisions() if each.owed)
        match.submit(decision.seat, bot.choose(match.view(decision.seat), decision))
    return match


def test_the_states_of_a_match_are_those_it_had() -> None:
    match = finished("columbus_1492")
    assert [state.to_bytes() for state in match.states()] == [
        match.state_at(at).to_bytes() for at in range(match.at)
    ]


def test_a_review_judges_every_state_and_weighs_the_turning_points_once() -> None:
    match = finished("mundus_novus")

    async def work() -> None:
        bots = ProcessBots(1, PATIENT, Metrics())
        await bots.start()
        try:
            reviewer = Reviewer(bots)
            review, again = await asyncio.gather(*(reviewer.review("mundus_novus", match) for _ in range(2)))
        finally:
            await bots.stop()
        assert review is again
        assert len(review.chances) == match.at
        assert all(sum(chances) == pytest.approx(1, abs=0.001) for chances in review.chances)
        outcome = match.outcome()
        assert outcome is not None
        assert {seat for seat, chance in enumerate(review.chances[-1]) if chance} == set(outcome.winners())
        assert 0 < len(review.moments) <= MOST_MOMENTS
        for moment in review.moments:
            entry = match.moment(moment.at).entry
            assert entry.action is not None
            assert (moment.seat, moment.played.action) == (entry.seat, entry.action.notation)
            decision = match.rules.decision_of(match.state_at(moment.at - 1), moment.seat)
            assert decision is not None
            assert {thought.action for thought in moment.thoughts} <= {
                each.notation for each in decision.actions
            }

    asyncio.run(work())


def test_turning_points_are_the_largest_changes_apart_from_each_other() -> None:
    leader = [0.5, 0.5, 0.9, 0.8, 0.8, 0.8, 0.2, 0.2, 0.21]
    chances = [[chance, 1 - chance] for chance in leader]
    assert turning_points(chances) == [2, 6]
    swings = [[0.9, 0.1] if at // APART % 2 else [0.1, 0.9] for at in range(100)]
    assert len(turning_points(swings)) == MOST_MOMENTS
    assert turning_points([[1.0]]) == []
