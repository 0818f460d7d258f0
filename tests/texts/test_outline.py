"""The outline of a game's texts, which lists of games and tables load: it needs nothing that it lacks."""

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from caravela.games import game, games
from caravela.server.shelf import bare_words
from caravela.texts.catalogue import COMMON_PACKAGE, LANGUAGES


class References(Visitor):
    """The messages and terms that texts refer to."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - called by name
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - called by name
        self.names.add(f"-{node.id.name}")


def entries(text: str) -> dict[str, ast.Message | ast.Term]:
    found = {}
    for entry in FluentResource(text).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = entry
        elif isinstance(entry, ast.Term):
            found[f"-{entry.id.name}"] = entry
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", games())
def test_an_outline_is_short_and_whole(key: str, language: str) -> None:
    package = game(key).package
    whole = entries(bare_words(package, language))
    outline = entries(bare_words(package, language, outline=True))
    assert {"title", "word-lead", "word-round"} <= set(outline)
    assert {name for name in whole if name.startswith(("step-", "option-"))} <= set(outline)
    assert len(outline) < len(whole) / 2
    references = References()
    for entry in outline.values():
        references.visit(entry)
    assert references.names <= set(outline) | set(entries(bare_words(COMMON_PACKAGE, language)))
