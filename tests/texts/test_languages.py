"""Three languages say the same things: the same messages, each with the same variables."""

import pytest

from caravela.games import games
from caravela.texts import LANGUAGES, Wording
from caravela.texts.catalogue import COMMON_PACKAGE
from tests.texts.messages import messages

PACKAGES = [COMMON_PACKAGE, *(game.package for game in games().values())]
OTHERS = LANGUAGES[1:]
SENTENCES = ("log-", "why-", "action-", "ask-", "step-", "list-", "terminal-")


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_language_has_the_same_messages(package: str, language: str) -> None:
    assert messages(package, language).ids == messages(package, LANGUAGES[0]).ids


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_has_the_same_variables_in_every_language(package: str, language: str) -> None:
    first, other = messages(package, LANGUAGES[0]), messages(package, language)
    for key in sorted(first.ids & other.ids):
        differing = first.variables(key) ^ other.variables(key)
        if not key.startswith(SENTENCES):
            # The plural of a name may be its singular in one language only; every name is given its count.
            differing -= {"count"}
        assert not differing, f"{key}: {sorted(differing)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_load(language: str) -> None:
    """No junk, and no id of a game that the program has too."""
    Wording(None, language)
    for game in games().values():
        Wording(game, language)
