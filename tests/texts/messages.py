"""The text files as data: the messages of a file, and the variables of each."""

from functools import cache

from fluent.runtime import FluentResource
from fluent.syntax import ast, visitor

from caravela.texts.catalogue import COMMON_PACKAGE, texts_of


class _Needs(visitor.Visitor):  # type: ignore[misc]  # the library has no types
    """The references of a message, in all of its variants."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # its own way
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


class Messages:
    """The messages of one file."""

    def __init__(self, package: str, language: str) -> None:
        self._needs: dict[str, _Needs] = {}
        for entry in FluentResource(texts_of(package, language)).body:
            if isinstance(entry, ast.Message):
                needs = _Needs()
                needs.visit(entry)
                self._needs[entry.id.name] = needs

    @property
    def ids(self) -> set[str]:
        return set(self._needs)

    def references(self, key: str) -> set[str]:
        """Return the messages referenced by a message, transitively."""
        found: set[str] = set()
        for inner in self._needs[key].messages:
            found |= {inner} | self.references(inner)
        return found

    def variables(self, key: str) -> set[str]:
        """Return all variables that a message may need, including those of referenced messages."""
        inner = (self._needs[each].variables for each in self.references(key))
        return self._needs[key].variables.union(*inner)


@cache
def messages(package: str, language: str) -> Messages:
    return Messages(package, language)


def common(language: str) -> Messages:
    return messages(COMMON_PACKAGE, language)
