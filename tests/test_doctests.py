"""The examples in the package's own words run."""

import doctest

import caravela


def test_the_example_of_the_package_runs() -> None:
    tried = doctest.testmod(caravela, raise_on_error=True)
    assert tried.attempted > 0
    assert tried.failed == 0
