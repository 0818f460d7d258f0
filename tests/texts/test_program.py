"""The program's own texts are complete and exact, as far as its source shows the messages it uses."""

import ast
from dataclasses import dataclass

import pytest

from caravela.kernel.reasons import COMMON_KINDS
from caravela.texts import LANGUAGES
from tests.texts.messages import common
from tests.texts.sources import trees

GAMES_FOLDER = "games"
VOCABULARY = "word-"
SPEAKERS = ("say", "format")
"""The methods that take a message id first."""


@dataclass(frozen=True)
class Said:
    """A message id in a call, or the prefix of one that is composed there."""

    key: str
    whole: bool
    given: frozenset[str]
    place: str

    def means(self, key: str) -> bool:
        return key == self.key if self.whole else key.startswith(self.key)


def _said() -> list[Said]:
    found: list[Said] = []
    for place, tree in trees("caravela", without=GAMES_FOLDER):
        for call in ast.walk(tree):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
                continue
            if call.func.attr in SPEAKERS and call.args:
                given = frozenset(word.arg for word in call.keywords if word.arg is not None)
                where = f"{place}:{call.lineno}"
                first = call.args[0]
                if isinstance(first, ast.JoinedStr):
                    first, whole = first.values[0], False
                else:
                    whole = True
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    found.append(Said(first.value, whole, given, where))
    return found


def _of_the_program(said: Said) -> bool:
    """Leave out keys composed in the text layer itself: they belong to the games, and are tested with them."""
    return not said.place.startswith("texts")


def test_no_message_of_the_program_is_missing() -> None:
    for said in filter(_of_the_program, _said()):
        assert any(said.means(key) for key in common("en").ids), f"{said.place}: {said.key}"


def test_no_message_of_the_program_is_unused() -> None:
    literals = {
        node.value
        for _, tree in trees("caravela")  # games use common words too, as in their sketches
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
    }
    literals |= {f"reason-{kind}" for kind in COMMON_KINDS}
    composed = [said for said in filter(_of_the_program, _said()) if not said.whole]
    left = {
        key
        for key in common("en").ids - literals
        if not key.startswith(VOCABULARY) and not any(said.means(key) for said in composed)
    }
    assert left == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_the_program_wants_a_fact_that_it_does_not_get(language: str) -> None:
    known = common(language)
    for said in filter(_of_the_program, _said()):
        given = said.given | {f"{name}-count" for name in said.given}
        for key in known.ids:
            if said.means(key):
                lacking = known.variables(key) - given
                assert not lacking, f"{said.place}: {key} wants {sorted(lacking)}"
