"""Typed input becomes the intended action, or none at all."""

import pytest

from caravela.kernel.actions import Action, ActionSpace, NotationError
from caravela.texts.typed import AmbiguousAction, NoSuchNumber, quoted, read_action

SPACE = ActionSpace()
TAKE, OFFER, SET, TURN, BACK, END, MIXED, SAME = (
    SPACE.add(Action(notation, notation.split()[0]))
    for notation in (
        "take 6 from B",
        "offer 3 3 4 R",
        "set 3: 3 3 R",
        "turn 1 to 2",
        "turn 2 to 1",
        "end",
        "name c b",
        "name b c",
    )
)


@pytest.mark.parametrize(
    "text,action",
    [
        ("1", TAKE),
        ("3", SET),
        (" 2 ", OFFER),
        ("٣", SET),
        ("take 6 from B", TAKE),
        ("TAKE 6 FROM b", TAKE),
        ("take  6\tfrom B", TAKE),
        ("take b 6 from", TAKE),
        ("offer r 4 3 3", OFFER),
        ("Offer 3, 3, 4, R", OFFER),
        ("set 3 3 3 r", SET),
        ("set 3:3 3 R", SET),
        ("end", END),
        ("END,", END),
    ],
)
def test_a_legal_action_is_known_by_number_notation_and_spelling(text: str, action: Action) -> None:
    assert read_action(text, [TAKE, OFFER, SET, END], SPACE) is action


@pytest.mark.parametrize(
    "text", ["turn 1 to 2", "turn 1 TO 2", "Turn 1, to 2", "take 6 from B", "take b 6 from"]
)
def test_an_action_that_is_not_legal_is_still_understood(text: str) -> None:
    assert read_action(text, [END], SPACE) in (TURN, TAKE)


def test_the_typed_order_comes_before_any_other() -> None:
    assert read_action("Turn 1 to 2", [BACK, TURN], SPACE) is TURN
    assert read_action("Turn 2 to 1", [BACK, TURN], SPACE) is BACK
    assert read_action("NAME B C", [MIXED, SAME], SPACE) is SAME


def test_legal_actions_come_before_others() -> None:
    assert read_action("turn 1 2 to", [TURN, END], SPACE) is TURN
    assert read_action("turn 1 2 to", [BACK, END], SPACE) is BACK


@pytest.mark.parametrize("legal", [[TURN, BACK], [END]])
def test_a_form_that_fits_several_actions_is_refused_and_names_them(legal: list[Action]) -> None:
    with pytest.raises(AmbiguousAction, match=r"turn 1 to 2, turn 2 to 1") as caught:
        read_action("turn to 1 2", legal, SPACE)
    assert caught.value.fits == [TURN, BACK]


@pytest.mark.parametrize(
    "text", ["", " ", ":", ",", "take", "take 6", "offer 3 4 R", "zzz", "²", "-1", "1.5", "\0", "🂡"]
)
def test_anything_else_is_no_action(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_action(text, [TAKE, OFFER], SPACE)
    assert not isinstance(caught.value, NoSuchNumber)


@pytest.mark.parametrize("text", ["0", "3", "99", "0000000000001", "9" * 5000])
def test_a_number_that_no_choice_has_is_told_apart(text: str) -> None:
    with pytest.raises(NoSuchNumber):
        read_action(text, [TAKE, OFFER], SPACE)


def test_what_was_typed_is_quoted_without_harm() -> None:
    assert quoted("save évening 🂡.json") == "save évening 🂡.json"
    assert quoted("\x1b[31mred\0\n") == "?[31mred??"
    assert len(quoted("x" * 5000)) == 120
    assert quoted("x" * 5000).endswith("x…")
