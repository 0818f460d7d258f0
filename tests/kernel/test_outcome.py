"""Outcomes: places from standings."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravela.kernel.outcome import Outcome, places_by


@pytest.mark.parametrize(
    "standing, places",
    [
        ([(3,), (5,), (1,)], [2, 1, 3]),
        ([(3,), (5,), (5,), (1,)], [3, 1, 1, 4]),
        ([(3, 1), (3, 2)], [2, 1]),
        ([(2, 2), (2, 2)], [1, 1]),
        ([(-4,), (-9,)], [1, 2]),
        ([(0,)], [1]),
    ],
)
def test_the_greatest_is_first_and_equals_share_a_place(
    standing: list[tuple[int, ...]], places: list[int]
) -> None:
    assert places_by(standing) == places


@given(st.lists(st.tuples(st.integers(-5, 5), st.integers(0, 2)), min_size=1, max_size=8))
def test_places_order_the_seats_as_their_standings_do(standing: list[tuple[int, ...]]) -> None:
    places = places_by(standing)
    assert min(places) == 1
    for one, mine in zip(standing, places, strict=True):
        for other, theirs in zip(standing, places, strict=True):
            assert (one > other) == (mine < theirs)


def test_winners_are_all_who_share_the_first_place() -> None:
    outcome = Outcome([1, 3, 1], [9, 2, 9], "goal", ["XX-END-01"])
    assert outcome.winners() == [0, 2]
    assert outcome.document() == {
        "places": [1, 3, 1],
        "scores": [9, 2, 9],
        "reason": "goal",
        "trail": ["XX-END-01"],
    }
