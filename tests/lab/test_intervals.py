"""Intervals against published values; the sequential test against its promise."""

import random

import pytest

from caravela.lab.intervals import ERROR_RATE, SequentialTest, wilson


@pytest.mark.parametrize(
    "won,played,low,high",
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)],
)
def test_wilson(won: int, played: int, low: float, high: float) -> None:
    assert wilson(won, played) == pytest.approx((low, high), abs=5e-5)


def test_nothing_played_leaves_everything_open() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def answers(rate: float, threshold: float, deals: int, tries: int) -> list[tuple[int, int]]:
    """The answer of each try and after how many deals of two matches it came."""
    chance = random.Random(7)
    found: list[tuple[int, int]] = []
    for _ in range(tries):
        question = SequentialTest(threshold)
        seen = 0
        while seen < deals and question.answer == 0:
            question.see(((chance.random() < rate) + (chance.random() < rate)) / 2)
            seen += 1
        found.append((question.answer, seen))
    return found


@pytest.mark.parametrize("threshold", [0.5, 0.7, 0.95])
def test_an_even_question_is_seldom_called_decided_however_often_one_looks(threshold: float) -> None:
    wrong = sum(answer != 0 for answer, _ in answers(threshold, threshold, 400, 300))
    assert wrong / 300 <= ERROR_RATE


@pytest.mark.parametrize(
    "rate,threshold,answer,deals",
    [(0.75, 0.5, 1, 120), (0.25, 0.5, -1, 120), (1.0, 0.95, 1, 150), (0.8, 0.95, -1, 150), (1.0, 0.5, 1, 15)],
)
def test_a_clear_question_is_decided_soon(rate: float, threshold: float, answer: int, deals: int) -> None:
    assert {found for found, _ in answers(rate, threshold, deals, 50)} == {answer}


def test_an_answer_stands() -> None:
    question = SequentialTest()
    for _ in range(30):
        question.see(1.0)
    assert question.answer == 1
    for _ in range(300):
        question.see(0.0)
    assert question.answer == 1
