"""One name for each thing: no text file uses a name that the glossary rejects."""

import pytest

from caravela.games import games
from caravela.texts import LANGUAGES
from tests.texts.glossary import LEDGERS, Entry, Text, entries, pattern, refusals, texts

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_no_text_uses_a_rejected_name(language: str) -> None:
    found = [
        sentence
        for entry in entries()
        for text in texts(language)
        for sentence in refusals(entry, language, text)
    ]
    assert found == []


@each_language
def test_every_term_is_in_use(language: str) -> None:
    """A term that no text has is a mistake in the glossary."""
    for entry in entries():
        words = entry.terms[language].casefold()
        assert any(words in text.words.casefold() for text in texts(language) if entry.holds_for(text)), (
            entry.key
        )


def test_an_entry_is_whole_and_does_not_refuse_its_own_term() -> None:
    for entry in entries():
        assert entry.source in ("box", "ours"), entry.key
        assert entry.game in ("", *games()), entry.key
        for language in LANGUAGES:
            for phrase in entry.rejected[language]:
                assert not pattern(phrase).search(entry.terms[language]), f"{entry.key}: {phrase}"


@each_language
def test_every_kind_of_text_file_is_read(language: str) -> None:
    files = {text.file for text in texts(language)}
    assert f"src/caravela/texts/{language}.ftl" in files
    assert f"src/caravela/texts/web/{language}.ftl" in files
    for key in games():
        assert f"src/caravela/games/{key}/texts/{language}.ftl" in files
        assert f"web/src/games/{key}/texts/{language}.ftl" in files
        assert f"web/src/games/{key}/learning/{language}.ftl" in files
        ledger = LEDGERS[language][0]
        assert any(file.endswith(ledger) and f"/{key}/" in file for file in files)


UNDO = Entry(
    "undo", "", "ours", {"en": "undo", "fr": "", "nl": ""}, {"en": ("take back", "lit*"), "fr": (), "nl": ()}
)


@pytest.mark.parametrize(
    "words,found",
    [
        ("Take back your move.", "Take back"),
        ("You may take\N{NO-BREAK SPACE}back a card.", "take\N{NO-BREAK SPACE}back"),
        ("A literal card", "literal"),
        ("Stake backing", None),
        ("take it back", None),
        ("A split card", None),
    ],
)
def test_a_rejected_name_is_found_as_whole_words(words: str, found: str | None) -> None:
    text = Text("en.ftl", "some-key", "", words)
    expected = [] if found is None else [f"en.ftl, some-key: write “undo”, not “{found}” (undo)"]
    assert list(refusals(UNDO, "en", text)) == expected


def test_an_entry_of_a_game_holds_for_that_game_alone() -> None:
    entry = Entry("roll", "columbus_1492", "box", UNDO.terms, UNDO.rejected)
    assert list(refusals(entry, "en", Text("en.ftl", "key", "columbus_1492", "take back")))
    assert not list(refusals(entry, "en", Text("en.ftl", "key", "amerigo", "take back")))
    assert not list(refusals(entry, "en", Text("en.ftl", "key", "", "take back")))
