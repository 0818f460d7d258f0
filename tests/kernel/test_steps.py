"""The step table of a game."""

import pytest

from caravela.games.mundus_novus.steps import STEP_NAMES, STEPS
from caravela.kernel.steps import step_names


def test_names_stand_at_their_step_numbers() -> None:
    for number, name, _ in STEPS:
        assert STEP_NAMES[number] == name


def test_a_table_out_of_order_is_rejected() -> None:
    with pytest.raises(ValueError, match="the step 'over' has the number 18, but stands at place 0"):
        step_names(STEPS[::-1])
