"""The examples in the package's own words run."""

import doctest
from types import ModuleType

import pytest

import caravela
import caravela.adapters.text


@pytest.mark.parametrize("module", [caravela, caravela.adapters.text], ids=lambda module: module.__name__)
def test_the_examples_of_a_module_run(module: ModuleType) -> None:
    tried = doctest.testmod(module, raise_on_error=True)
    assert tried.attempted > 0
    assert tried.failed == 0
