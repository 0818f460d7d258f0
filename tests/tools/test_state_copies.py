"""The copy methods of the game states name every field."""

from pathlib import Path

import pytest

from tools.state_copies import rewritten, state_files


@pytest.mark.parametrize("path", state_files(), ids=lambda path: path.parent.name)
def test_every_copy_method_fits_its_fields(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert rewritten(text) == text, "run: python tools/state_copies.py"


def test_a_new_field_is_copied_by_its_kind() -> None:
    text = """class GameState(StepState):
    coins: i64
    hands: vec[i64]
    hurried: bool

    def copy(self) -> "GameState":
        return GameState()
"""
    method = rewritten(text).split("def copy", 1)[1].splitlines()
    assert method[1:] == [
        "        new = GameState()",
        "        new.seats = self.seats",
        "        new.step = self.step",
        "        new.actor = self.actor",
        "        new.entering = False",
        "        new.coins = self.coins",
        "        new.hands = self.hands[:]",
        "        new.hurried = False",
        "        return new",
    ]
