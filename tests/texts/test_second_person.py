"""The log speaks to its reader: whatever names a player has a form for that player, in every language."""

import re

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from caravela.games import game, games
from caravela.kernel.events import Event
from caravela.kernel.seats import seat_fact
from caravela.texts import LANGUAGES, Wording
from caravela.texts.catalogue import texts_of
from tests.texts.messages import messages
from tests.texts.script import NAMES, script

YOU = {"en": r"you(r)?", "fr": r"vous|votre|vos", "nl": r"je|jij|jou"}
each_game = pytest.mark.parametrize("key", games())
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_game
@each_language
def test_every_line_about_a_seat_has_a_second_person(key: str, language: str) -> None:
    package = game(key).package
    known = messages(package, language)
    forms = {
        entry.id.name: {attribute.id.name for attribute in entry.attributes}
        for entry in FluentResource(texts_of(package, language)).body
        if isinstance(entry, ast.Message)
    }
    about = [each for each in known.ids if each.startswith("log-") and "seat" in known.variables(each)]
    assert about
    assert [each for each in about if "you" not in forms[each]] == []


@each_game
@each_language
def test_a_player_reads_you_and_never_the_own_name(key: str, language: str) -> None:
    """Also where the sentence is about somebody else, or about several players."""
    wordings = [Wording(game(key), language, NAMES, viewer) for viewer in range(game(key).most_seats)]
    anybody = Wording(game(key), language, NAMES)
    seen = 0
    for event in script(key).events.values():
        neutral = anybody.event(event)
        for viewer, wording in enumerate(wordings):
            text = wording.event(event)
            if not _names(event, seat_fact(viewer)):
                assert text == neutral
                continue
            seen += 1
            assert NAMES[viewer] not in text
            assert re.search(rf"\b({YOU[language]})\b", text, re.IGNORECASE), text
    assert seen


@each_language
def test_you_has_three_forms(language: str) -> None:
    wording = Wording(None, language)
    assert re.fullmatch(YOU[language], wording.say("you"), re.IGNORECASE)
    assert wording.say("you")[0].isupper()


def _names(event: Event, seat: str) -> bool:
    return any(fact == seat or (isinstance(fact, list) and seat in fact) for fact in event.facts.values())
