"""The Fluent messages of one language: those of the program and those of one game's folder."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

LANGUAGES: Final = ("en", "fr", "nl")

COMMON_PACKAGE: Final = "caravela.texts"


class UnknownLanguage(ValueError):
    """There are no texts in this language."""


class BrokenText(Exception):
    """A message is missing, malformed or lacks an argument: a mistake of the program, not of its user."""


class Catalogue:
    """Messages by id. It adds nothing of its own: what has no message has no text."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)

    def add(self, text: str, source: str) -> None:
        """Adds the messages of a file. No id may stand twice, so that no game changes another text."""
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise BrokenText(f"{source} cannot be read at: {entry.content.strip()[:80]}")
            if isinstance(entry, ast.Message):
                if self._bundle.has_message(entry.id.name):
                    raise BrokenText(f"{source} has the message {entry.id.name} a second time")
                # Added one by one, for the bundle would take a repeated id in silence.
                self._bundle.add_resource(ast.Resource([entry]))
            elif isinstance(entry, ast.Term):
                self._bundle.add_resource(ast.Resource([entry]))

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def format(self, key: str, arguments: Mapping[str, int | str]) -> str:
        """The message with its arguments filled in. Raises BrokenText rather than show a key or a hole."""
        if not self.has(key):
            raise BrokenText(f"there is no message {key} in the language {self.language}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise BrokenText(f"the message {key} is empty in the language {self.language}")
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            faults = "; ".join(str(error) for error in errors)
            raise BrokenText(f"the message {key} fails in the language {self.language}: {faults}")
        return str(text)


def texts_of(package: str, language: str) -> str:
    """The text file of a package in a language: texts/<language>.ftl, or beside the common texts."""
    folder = resources.files(package)
    if package != COMMON_PACKAGE:
        folder = folder.joinpath("texts")
    return folder.joinpath(f"{language}.ftl").read_text(encoding="utf-8")


@cache
def catalogue(package: str | None, language: str) -> Catalogue:
    """The common messages of a language and, when a game's package is named, that game's."""
    if language not in LANGUAGES:
        raise UnknownLanguage(
            f"there are no texts in the language {language!r}; the languages are {', '.join(LANGUAGES)}"
        )
    found = Catalogue(language)
    packages = [COMMON_PACKAGE] if package is None else [COMMON_PACKAGE, package]
    for each in packages:
        found.add(texts_of(each, language), f"{each} ({language})")
    return found
