"""The measurement of the cube towers meets the criterion by which they were chosen."""

import pytest

from bench.tower import mean, measure, spread
from caravela.games.amerigo.components import TOWER_NAMES, standard_components

PARTS = standard_components()
MATCHES = 60


@pytest.mark.rule("AM-SET-20")
@pytest.mark.parametrize("name, stay", [("standard", 11.5), ("full", 21.0), ("light", 5.0)])
def test_a_tower_keeps_about_as_many_cubes_as_it_says(name: str, stay: float) -> None:
    tower = TOWER_NAMES.index(name)
    tally = measure(PARTS, tower, MATCHES, 1)
    assert abs(mean(tally.first) - stay) < 1.2, tally.first
    assert measure(PARTS, tower, MATCHES, 1) == tally


@pytest.mark.rule("AM-SET-20")
def test_the_light_tower_lets_out_what_an_owner_reports() -> None:
    light = measure(PARTS, TOWER_NAMES.index("light"), MATCHES, 1)
    assert light.reported() > 0.88
    assert abs(mean(light.inside) - 5.0) < 0.5


def test_a_spread_names_mean_and_middle() -> None:
    assert spread(list(range(101))) == "50.0 (5 to 95)"
