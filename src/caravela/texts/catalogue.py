"""The Fluent messages of one language: the program's and those of one game."""

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
    """A missing, malformed or incomplete message: a bug, not a user error."""


class Catalogue:
    """Messages by id. There are no fallbacks: a key without a message has no text."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)

    def add(self, text: str, source: str) -> None:
        """Add the messages of a file. Duplicate ids are an error, so that no game can override another text."""
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise BrokenText(f"{source} cannot be read at: {entry.content.strip()[:80]}")
            if isinstance(entry, ast.Message):
                if self._bundle.has_message(entry.id.name):
                    raise BrokenText(f"{source} has the message {entry.id.name} a second time")
                # Added one by one, because the bundle would silently accept a duplicate id.
                self._bundle.add_resource(ast.Resource([entry]))
            elif isinstance(entry, ast.Term):
                self._bundle.add_resource(ast.Resource([entry]))

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def has_attribute(self, key: str, attribute: str) -> bool:
        return self.has(key) and attribute in self._bundle.get_message(key).attributes

    def format(self, key: str, arguments: Mapping[str, int | str], attribute: str = "") -> str:
        """Format a message, or an attribute of it. Raise BrokenText rather than show a key or a gap."""
        if not self.has(key):
            raise BrokenText(f"there is no message {key} in the language {self.language}")
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise BrokenText(f"the message {key} is empty in the language {self.language}")
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            faults = "; ".join(str(error) for error in errors)
            raise BrokenText(f"the message {key} fails in the language {self.language}: {faults}")
        return str(text)


def texts_of(package: str, language: str) -> str:
    """Read a package's text file in a language: in its texts/ folder, or beside this module for the common texts."""
    folder = resources.files(package)
    if package != COMMON_PACKAGE:
        folder = folder.joinpath("texts")
    return folder.joinpath(f"{language}.ftl").read_text(encoding="utf-8")


@cache
def catalogue(package: str | None, language: str) -> Catalogue:
    """Return the common messages of a language, plus those of a game if its package is given."""
    if language not in LANGUAGES:
        raise UnknownLanguage(
            f"there are no texts in the language {language!r}; the languages are {', '.join(LANGUAGES)}"
        )
    found = Catalogue(language)
    packages = [COMMON_PACKAGE] if package is None else [COMMON_PACKAGE, package]
    for each in packages:
        found.add(texts_of(each, language), f"{each} ({language})")
    return found
