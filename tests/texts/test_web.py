"""The browser's texts: the same in three languages, none missing and none left over, as far as its sources show."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from caravela.texts import LANGUAGES
from tests.texts.messages import _Needs, common

ROOT = Path(__file__).parents[2]
TEXTS = ROOT / "src" / "caravela" / "texts" / "web"
SOURCES = [
    file
    for file in sorted((ROOT / "web" / "src").rglob("*.ts*"))
    if "games" not in file.parts or {"generic", "zoom"} & set(file.parts)
]
QUOTED = re.compile(r"""["'`](ui-[a-z0-9-]+)(\$\{)?""")


def needs(language: str) -> dict[str, set[str]]:
    """Every message of a language, and the variables it wants."""
    found: dict[str, set[str]] = {}
    for entry in FluentResource((TEXTS / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            of = _Needs()
            of.visit(entry)
            found[entry.id.name] = of.variables
    return found


def quoted() -> tuple[set[str], set[str]]:
    """The keys in the sources, and the beginnings of those that are put together there."""
    whole: set[str] = set()
    beginnings: set[str] = set()
    for file in SOURCES:
        for key, composed in QUOTED.findall(file.read_text(encoding="utf-8")):
            (beginnings if composed else whole).add(key)
    return whole, beginnings


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    assert needs(language) == needs(LANGUAGES[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_among_the_common_ones_too(language: str) -> None:
    assert needs(language).keys() & common(language).ids == set()


def test_no_message_is_missing() -> None:
    whole, beginnings = quoted()
    known = set(needs("en"))
    assert {key for key in whole if not key.endswith("-")} - known == set()
    for beginning in beginnings:
        assert any(key.startswith(beginning) for key in known), beginning


def test_no_message_is_unused() -> None:
    whole, beginnings = quoted()
    left = {key for key in needs("en") if key not in whole and not key.startswith(tuple(beginnings))}
    assert left == set()
