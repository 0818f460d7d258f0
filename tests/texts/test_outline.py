"""The outline of a game's texts, which lists of games and tables load: it needs nothing that it lacks."""

import re

import pytest

from caravela.games import game, games
from caravela.server.reference_data import stripped_texts
from caravela.texts.catalogue import COMMON_PACKAGE, LANGUAGES

DEFINED = re.compile(r"^(-?[a-z][\w-]*) =", re.MULTILINE)
REFERRED = re.compile(r"\{\s*(-?[a-z][\w-]*)")
"""A message or term inside another; variables begin with $ and functions with a capital."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", games())
def test_an_outline_is_short_and_whole(key: str, language: str) -> None:
    package = game(key).package
    whole = set(DEFINED.findall(stripped_texts(package, language)))
    text = stripped_texts(package, language, outline=True)
    outline = set(DEFINED.findall(text))
    assert {"title", "word-lead", "word-round"} <= outline
    assert {name for name in whole if name.startswith(("step-", "option-"))} <= outline
    assert len(outline) < len(whole) / 2
    common = set(DEFINED.findall(stripped_texts(COMMON_PACKAGE, language)))
    assert set(REFERRED.findall(text)) <= outline | common
