"""Action spaces: numbers and notations both ways."""

import pytest

from caravela.kernel.actions import Action, ActionSpace, NotationError


def test_actions_are_numbered_as_they_are_added() -> None:
    space = ActionSpace()
    one = space.add(Action("sail A", "sail"))
    two = space.add(Action("sail B", "sail"))
    assert (one.code, two.code, len(space)) == (0, 1, 2)
    assert space.parse("sail B") is two
    assert space.format(one) == "sail A"
    assert repr(one) == "<sail A>"


def test_two_actions_cannot_be_written_alike() -> None:
    space = ActionSpace()
    space.add(Action("pass", "pass"))
    with pytest.raises(ValueError, match="two actions are written 'pass'"):
        space.add(Action("pass", "other"))


def test_only_the_exact_notation_is_read() -> None:
    space = ActionSpace()
    space.add(Action("pass", "pass"))
    with pytest.raises(NotationError, match="'Pass' is not an action of this game"):
        space.parse("Pass")
