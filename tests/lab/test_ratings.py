"""Ratings against what can be worked out by hand, and against strengths that made the results."""

import math
import random

import pytest

from caravela.lab.ratings import CENTRE, Duel, Ratings, inverse, ladder


def results(first: int, second: int, won: int, lost: int) -> list[Duel]:
    scores = [1.0] * won + [0.0] * lost
    return [Duel(first, second, score, deal=deal) for deal, score in enumerate(scores)]


def test_two_bots_by_hand() -> None:
    ratings = Ratings(2, results(0, 1, 30, 10))
    points, error = ratings.difference(0, 1)
    # Thirty wins, ten losses and the drawn match that everybody is given.
    assert points == pytest.approx(400 * math.log10(30.5 / 10.5))
    rate = 30.5 / 41
    assert error == pytest.approx(1.96 * 400 / math.log(10) / math.sqrt(41 * rate * (1 - rate)), rel=1e-3)
    assert ratings.elo(0) + ratings.elo(1) == pytest.approx(2 * CENTRE)
    assert ratings.elo(0) - ratings.elo(1) == pytest.approx(points)
    assert ratings.error(0) == pytest.approx(error / 2)


def test_four_hundred_points_are_ten_to_one() -> None:
    points, _ = Ratings(2, results(0, 1, 10_000, 1_000)).difference(0, 1)
    assert points == pytest.approx(400, abs=1)


def test_all_results_are_fitted_at_once() -> None:
    strengths = [0.0, 1.0, 2.5]
    duels: list[Duel] = []
    for first, second in ((0, 1), (0, 2), (1, 2)):
        rate = 1 / (1 + math.exp(strengths[second] - strengths[first]))
        duels += [Duel(first, second, rate, deal=deal) for deal in range(3000)]
    ratings = Ratings(3, duels)
    for first, second in ((0, 1), (0, 2), (1, 2)):
        points, _ = ratings.difference(second, first)
        assert points == pytest.approx(400 / math.log(10) * (strengths[second] - strengths[first]), rel=2e-3)


def test_the_error_covers_the_truth_as_often_as_it_says() -> None:
    chance = random.Random(3)
    covered = 0
    for _ in range(200):
        won = sum(chance.random() < 0.7 for _ in range(80))
        points, error = Ratings(2, results(0, 1, won, 80 - won)).difference(0, 1)
        covered += abs(points - 400 * math.log10(0.7 / 0.3)) <= error
    assert covered >= 182


def test_a_bot_that_always_wins_has_a_rating_and_a_wide_error() -> None:
    points, error = Ratings(2, results(0, 1, 20, 0)).difference(0, 1)
    assert 400 < points < 1000
    assert error > 200


def test_more_seats_are_a_head_start_and_no_strength() -> None:
    more = [Duel(0, 1, 2 / 3, math.log(2), deal) for deal in range(500)]
    less = [Duel(0, 1, 1 / 3, math.log(1 / 2), deal) for deal in range(500)]
    assert Ratings(2, more + less).difference(0, 1)[0] == pytest.approx(0, abs=1e-6)
    assert Ratings(2, more).difference(0, 1)[0] == pytest.approx(0, abs=1)


def test_matches_that_hang_together_are_worth_less() -> None:
    apart = [Duel(0, 1, float(at % 2), deal=at) for at in range(100)]
    together = [Duel(0, 1, float(at // 10 % 2), deal=at // 10) for at in range(100)]
    assert Ratings(2, together).difference(0, 1)[1] > 2 * Ratings(2, apart).difference(0, 1)[1]


def test_inverse() -> None:
    assert inverse([[0.0, 2.0], [4.0, 0.0]]) == [[0.0, 0.25], [0.5, 0.0]]


def test_a_ladder_ranks_by_places_and_shares_ties() -> None:
    skills = ladder(4, [{0: 1, 1: 1, 2: 3, 3: 4}] * 5)
    assert skills[0][0] == pytest.approx(skills[1][0], abs=0.5)
    assert skills[1][0] > skills[2][0] > skills[3][0]
    assert all(sigma < 25 / 3 for _, sigma in skills)
