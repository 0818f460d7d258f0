"""A match that is over is looked at again: chances all along, the moments that turned it, and only then."""

import asyncio

import pytest

from caravela.bots.roster import new_bot
from caravela.games import game
from caravela.kernel.chance import FastChance
from caravela.match import Match
from caravela.server.bots import ProcessBots
from caravela.server.luck import Move, accuracy_of, player_reviews
from caravela.server.metrics import Metrics
from caravela.server.reviewing import (
    APART,
    LEAST_LOSS,
    MOST_CANDIDATES,
    MOST_MOMENTS,
    Reviewer,
    cost_of,
    mistake_candidates,
    turning_points,
)

PATIENT = 120.0
"""Seconds: a busy machine is slow, not stuck."""


def finished(key: str) -> Match:
    match = Match.new(key, 2, seed=7)
    bot = new_bot("random", match.game, match.rules, game(key).heuristics(match.rules), FastChance(7))
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
            told: list[tuple[int, int]] = []
            review, again = await asyncio.gather(
                *(
                    reviewer.review(
                        "mundus_novus", match, people=[0], progress=lambda *each: told.append(each)
                    )
                    for _ in range(2)
                )
            )
        finally:
            await bots.stop()
        assert review is again
        assert len(review.chances) == match.at
        assert all(sum(chances) == pytest.approx(1, abs=0.001) for chances in review.chances)
        outcome = match.outcome()
        assert outcome is not None
        assert {seat for seat, chance in enumerate(review.chances[-1]) if chance} == set(outcome.winners())
        assert 0 < len(review.moments) <= MOST_MOMENTS
        assert told[-1][0] == told[-1][1]
        assert [done for done, _ in told[::2]] == list(range(len(told) // 2))
        assert len(review.rounds) == match.at
        assert review.rounds == sorted(review.rounds)
        for player in review.players:
            change = review.chances[-1][player.seat] - review.chances[0][player.seat]
            assert player.luck + player.skill + player.others == pytest.approx(change, abs=0.001)
            assert player.accuracy is not None
            assert 0 <= player.accuracy <= 100
        assert any(player.luck for player in review.players)
        assert {moment.seat for moment in review.mistakes} <= {0}
        costs = [cost_of(moment) for moment in review.mistakes]
        assert costs == sorted(costs, reverse=True)
        for moment in review.mistakes:
            assert cost_of(moment) >= LEAST_LOSS
            assert moment.reasons
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


def test_luck_skill_and_others_add_up_to_the_change() -> None:
    chances = [[0.5, 0.5], [0.7, 0.3], [0.4, 0.6]]
    moves = [Move(0, 3, [0.4, 0.6]), Move(1, 1, [0.4, 0.6])]
    first, second = player_reviews(chances, moves)
    assert (first.luck, first.skill, first.others) == pytest.approx((0.3, -0.1, -0.3))
    assert (second.luck, second.skill, second.others) == pytest.approx((-0.3, 0.3, 0.1))
    assert first.accuracy == pytest.approx(accuracy_of(0.1), abs=0.1)
    assert second.accuracy is None, "a move without a choice says nothing of its player"


def test_accuracy_falls_with_what_a_choice_loses() -> None:
    assert accuracy_of(0.0) == accuracy_of(-0.2) == pytest.approx(100, abs=0.001)
    assert accuracy_of(0.1) == pytest.approx(63.6, abs=0.1)
    assert accuracy_of(1.0) == 0


def test_the_most_costly_choices_of_people_are_looked_at() -> None:
    chances = [[0.5, 0.5]] * 21
    losses = [0.01 * at for at in range(20)]
    moves = [Move(at % 2, 2, [0.5 - loss, 0.5 - loss]) for at, loss in enumerate(losses)]
    assert mistake_candidates(chances, moves, [0]) == [19, 17, 15, 13, 11]
    assert len(mistake_candidates(chances, moves, [0, 1])) == 2 * MOST_CANDIDATES
    assert mistake_candidates(chances, moves, []) == []


def test_turning_points_are_the_largest_changes_apart_from_each_other() -> None:
    leader = [0.5, 0.5, 0.9, 0.8, 0.8, 0.8, 0.2, 0.2, 0.21]
    chances = [[chance, 1 - chance] for chance in leader]
    assert turning_points(chances) == [2, 6]
    swings = [[0.9, 0.1] if at // APART % 2 else [0.1, 0.9] for at in range(100)]
    assert len(turning_points(swings)) == MOST_MOMENTS
    assert turning_points([[1.0]]) == []
