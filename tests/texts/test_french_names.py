"""French: no word that would have to change before a vowel stands before a player's name."""

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast, visitor

from tools.french_spaces import ROOT, files

PLAYERS = frozenset({"seat", "seats", "owner", "taker", "receiver", "master", "first", "second", "name"})
"""Variables that hold a player's name in one message or another."""
ELIDED = ("de", "que", "le", "la", "se", "ne", "me", "je", "lorsque", "puisque", "jusque", "du", "au")
MESSAGES = [file for file in files() if file.suffix == ".ftl"]


class _Elisions(visitor.Visitor):  # type: ignore[misc]  # the library has no types
    """The places of a message where a player's name follows a word that elides."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802  # its own way
        for before, after in zip(node.elements, node.elements[1:], strict=False):
            if isinstance(before, ast.TextElement) and isinstance(after, ast.Placeable):
                name = after.expression.id.name if isinstance(after.expression, ast.VariableReference) else ""
                words = before.value.split()
                if name in PLAYERS and words and words[-1].lower() in ELIDED:
                    self.found.append(f"{words[-1]} ${name}")
        self.generic_visit(node)


def elisions(text: str) -> list[str]:
    found: list[str] = []
    for entry in FluentResource(text).body:
        if isinstance(entry, ast.Message):
            message = _Elisions()
            message.visit(entry)
            found.extend(f"{entry.id.name}: {each}" for each in message.found)
    return found


@pytest.mark.parametrize("file", MESSAGES, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_name_stands_behind_a_word_that_elides(file: Path) -> None:
    assert elisions(file.read_text(encoding="utf-8")) == []


def test_an_elision_is_found() -> None:
    assert elisions("turn = Le tour de { $seat } est fini.") == ["turn: de $seat"]
    assert elisions("turn = { $count ->\n    [one] Que { $seat } joue.\n   *[other] Non.\n  }") == [
        "turn: Que $seat"
    ]
    assert elisions("turn = { $seat } avance de { $count } cases.") == []
