"""The glossary, and the text files it holds for: which name a thing has, and which names are refused."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast, visitor

from caravela.games import games
from caravela.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
GLOSSARY = ROOT / "src" / "caravela" / "texts" / "glossary.toml"
FOLDERS = (ROOT / "src" / "caravela", ROOT / "web" / "src")
LEDGERS = {"en": ("rules.toml", "rules.en.toml"), "fr": ("rules.fr.toml",), "nl": ("rules.nl.toml",)}
HOLE = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stands where a message has a variable or another message."""


@dataclass(frozen=True)
class Entry:
    key: str
    game: str
    """The game whose texts it holds for; empty for all texts."""
    source: str
    terms: dict[str, str]
    rejected: dict[str, tuple[str, ...]]

    def holds_for(self, text: "Text") -> bool:
        return self.game in ("", text.game)


@dataclass(frozen=True)
class Text:
    """One message of a text file, or one statement or heading of a ledger."""

    file: str
    key: str
    game: str
    """Empty for the program's own texts."""
    words: str


def entries() -> list[Entry]:
    document = tomllib.loads(GLOSSARY.read_text(encoding="utf-8"))
    return [
        Entry(
            key,
            each.get("game", ""),
            each["source"],
            {language: each[language] for language in LANGUAGES},
            {language: tuple(each.get("rejected", {}).get(language, ())) for language in LANGUAGES},
        )
        for key, each in document.items()
    ]


def pattern(phrase: str) -> re.Pattern[str]:
    """Match a phrase as whole words, in any case and with any kind of space; a final * is the rest of a word."""
    stem = phrase.removesuffix("*")
    end = r"\w*" if stem != phrase else r"(?!\w)"
    words = r"\s".join(map(re.escape, stem.split(" ")))
    return re.compile(rf"(?<!\w){words}{end}", re.IGNORECASE)


def refusals(entry: Entry, language: str, text: Text) -> Iterator[str]:
    """Yield a sentence for each rejected name in a text."""
    if entry.holds_for(text):
        for phrase in entry.rejected[language]:
            for found in pattern(phrase).findall(text.words):
                yield f"{text.file}, {text.key}: write “{entry.terms[language]}”, not “{found}” ({entry.key})"


@cache
def texts(language: str) -> list[Text]:
    """Return all that a player reads in a language."""
    found: list[Text] = []
    for folder in FOLDERS:
        for file in sorted(folder.rglob(f"{language}.ftl")):
            found.extend(_messages(file))
        for name in LEDGERS[language]:
            for file in sorted(folder.rglob(name)):
                found.extend(_statements(file))
    return found


class _Words(visitor.Visitor):  # type: ignore[misc]  # the library has no types
    """The words of a message, in all of its variants."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802  # its own way
        written = [each.value if isinstance(each, ast.TextElement) else HOLE for each in node.elements]
        self.parts.append("".join(written))
        self.generic_visit(node)


def _messages(file: Path) -> Iterator[Text]:
    for entry in FluentResource(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message | ast.Term):
            words = _Words()
            words.visit(entry)
            yield Text(_name(file), entry.id.name, _game(file), "\n".join(words.parts))


def _statements(file: Path) -> Iterator[Text]:
    document = tomllib.loads(file.read_text(encoding="utf-8"))
    for rule in document.get("rule", []):
        yield Text(_name(file), rule["id"], _game(file), rule["text"])
    for table in ("section", "text"):
        for key, words in document.get(table, {}).items():
            yield Text(_name(file), key, _game(file), words)


def _name(file: Path) -> str:
    return str(file.relative_to(ROOT))


def _game(file: Path) -> str:
    return next((part for part in file.parts if part in games()), "")
