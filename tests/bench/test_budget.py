"""The measurement of time budgets: it measures what it says."""

import pytest

from bench.budget import measure
from caravela.games import games


@pytest.mark.parametrize("key", games())
def test_a_budget_is_measured(key: str) -> None:
    found = measure(key, 2, 3, 2, 1)
    assert (found["game"], found["budget_ms"], found["decisions"]) == (key, 2, 3)
    # A little is kept back for taking the tree down.
    assert (
        1.8 <= float(str(found["median_ms"])) <= float(str(found["p99_ms"])) <= float(str(found["worst_ms"]))
    )
