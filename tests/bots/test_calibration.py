"""The win chances that are shown: corrected for the optimism of a search, and measured against results."""

import pytest

from bench.calibration import calibration_error, reliability
from caravela.bots.search_bot import calibrated


@pytest.mark.parametrize("chance", [0.0, 0.2, 0.5, 1.0])
def test_without_optimism_a_chance_stays(chance: float) -> None:
    assert calibrated(chance, 0.0) == pytest.approx(chance)


def test_optimism_lowers_chances_and_keeps_their_order() -> None:
    chances = [calibrated(percent / 100.0, 0.4) for percent in range(101)]
    assert chances == sorted(chances)
    assert all(after < percent / 100.0 for percent, after in enumerate(chances) if 0 < percent < 100)
    assert (chances[0], chances[100]) == (0.0, 1.0)


def test_the_calibration_error_is_the_mean_gap() -> None:
    pairs = [(0.25, 0.0), (0.25, 1.0), (0.75, 1.0), (0.75, 1.0)]
    bins = reliability(pairs)
    assert [(each.positions, each.said, each.won) for each in bins] == [(2, 0.25, 0.5), (2, 0.75, 1.0)]
    assert calibration_error(bins) == pytest.approx(0.25)
