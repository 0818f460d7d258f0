"""Every action is written in one strict way, and nothing else is read as an action."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravela.kernel.actions import NotationError
from caravela.testing.facts import KEY, are_facts
from tests.contracts.walk import GAMES, each_game, rules_of

MOST_CODES = 4096
"""No action space is larger, so that learners can use it."""


@each_game
def test_every_action_is_read_back_as_itself(key: str) -> None:
    space = rules_of(key).space
    for action in space.actions:
        assert space.parse(space.format(action)) is action


@each_game
def test_codes_number_the_actions_from_nought_on(key: str) -> None:
    space = rules_of(key).space
    assert [action.code for action in space.actions] == list(range(len(space)))
    assert 0 < len(space) <= MOST_CODES


@each_game
def test_actions_are_described_by_plain_facts(key: str) -> None:
    for action in rules_of(key).space.actions:
        assert are_facts(action.facts()), f"{action} has facts that no text can say"
        assert KEY.fullmatch(action.family)


@each_game
def test_a_notation_is_one_plain_line(key: str) -> None:
    for action in rules_of(key).space.actions:
        text = action.notation
        assert text == " ".join(text.split())
        assert text.isascii()
        assert text.isprintable()


@each_game
def test_anything_but_the_exact_text_is_refused(key: str) -> None:
    space = rules_of(key).space
    written = {action.notation for action in space.actions}
    for action in space.actions[:: 1 + len(space) // 300]:
        text = action.notation
        changed = {
            text.upper(), text.title(), f" {text}", f"{text} ", f"{text}\n", f"\t{text}", f"{text}\0",
            text.replace(" ", "  "), text.replace(" ", "\u00a0"), text + text, text[:-1], text[1:],
            f"{text} {text}", f"({text})", f"{text};", text.replace("1", "01"), text.replace("1", "\u0661"),
        }  # fmt: skip
        for wrong in changed - written:
            with pytest.raises(NotationError):
                space.parse(wrong)


@given(key=st.sampled_from(GAMES), text=st.text(max_size=30))
def test_junk_is_no_action(key: str, text: str) -> None:
    space = rules_of(key).space
    if any(action.notation == text for action in space.actions):
        return
    with pytest.raises(NotationError) as refused:
        space.parse(text)
    assert repr(text) in str(refused.value)


@given(data=st.data())
def test_an_action_with_one_character_changed_is_another_or_none(data: st.DataObject) -> None:
    space = rules_of(data.draw(st.sampled_from(GAMES))).space
    text = data.draw(st.sampled_from(space.actions)).notation
    at = data.draw(st.integers(0, len(text) - 1))
    changed = text[:at] + data.draw(st.characters(codec="utf-8")) + text[at + 1 :]
    try:
        assert space.parse(changed).notation == changed
    except NotationError:
        assert changed != text
