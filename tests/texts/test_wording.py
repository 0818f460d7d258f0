"""How data becomes words, and that mistakes of the program never reach the screen as text."""

import pytest

from caravela.games import game
from caravela.kernel.decisions import Refusal
from caravela.kernel.events import Event, verbatim
from caravela.texts import LANGUAGES, BrokenText, UnknownLanguage, Wording
from caravela.texts.catalogue import Catalogue

MUNDUS = game("mundus_novus")


def english() -> Wording:
    return Wording(MUNDUS, "en", ["Anna", "Bruno"])


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match=r"'de'.*en, fr, nl"):
        Wording(MUNDUS, "de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_message_is_an_error(language: str) -> None:
    wording = Wording(MUNDUS, language)
    with pytest.raises(BrokenText, match=f"no message log-unheard-of in the language {language}"):
        wording.event(Event("unheard-of", "MN-EVT-01", {}))
    with pytest.raises(BrokenText):
        wording.refusal(Refusal("MN-EVT-01", "unheard-of"))
    with pytest.raises(BrokenText):
        wording.say("word-market", card="unheard-of")


def test_a_missing_fact_is_an_error() -> None:
    with pytest.raises(BrokenText, match="log-card-loaded"):
        english().event(Event("card-loaded", "MN-SUP-04", {"seat": "@A"}))


def test_without_a_game_there_are_only_the_common_texts() -> None:
    wording = Wording(None, "en")
    assert wording.has("list-empty")
    assert not wording.has("cocoa")


def test_a_message_cannot_stand_twice() -> None:
    catalogue = Catalogue("en")
    catalogue.add("seat = seat", "first")
    with pytest.raises(BrokenText, match="second has the message seat a second time"):
        catalogue.add("seat = chair", "second")


def test_a_malformed_file_is_an_error() -> None:
    with pytest.raises(BrokenText, match="some file"):
        Catalogue("en").add("seat = { $letter", "some file")


def test_a_message_without_a_value_is_an_error() -> None:
    catalogue = Catalogue("en")
    catalogue.add("seat =\n    .short = s", "some file")
    with pytest.raises(BrokenText, match="seat is empty"):
        catalogue.format("seat", {})


def test_terms_may_be_used() -> None:
    catalogue = Catalogue("en")
    catalogue.add("-coin = doubloon\nprice = one { -coin }", "some file")
    assert catalogue.format("price", {}) == "one doubloon"


def test_a_seat_is_called_by_its_player_or_else_by_its_letter() -> None:
    wording = english()
    assert wording.name("@B") == "Bruno"
    assert wording.name("@F") == "Seat F"


def test_a_key_with_a_number_hands_it_to_its_message() -> None:
    assert english().name("caravel:7") == "caravel 7"


def test_verbatim_text_is_no_key() -> None:
    assert english().name(verbatim("cocoa:x")) == "cocoa:x"
    assert english().say("by-rule", text=verbatim("@A"), rule=verbatim("X")) == "@A [X]"


def test_lists_are_joined_and_equal_facts_counted() -> None:
    wording = english()
    assert wording.listing([]) == "nothing"
    assert wording.listing(["cocoa"]) == "cocoa"
    assert wording.listing(["@A", "@B"]) == "Anna and Bruno"
    assert wording.listing(["cocoa", "relic", "cocoa", "relic", "corn"]) == "2 cocoa, 2 relics and corn"
    assert wording.listing(["caravel:3", "caravel:8"]) == "caravel 3 and caravel 8"


def test_the_viewer_is_you_and_everybody_else_has_a_name() -> None:
    wording = Wording(MUNDUS, "en", ["Anna", "Bruno"], viewer=0)
    taken = {"seat": "@A", "owner": "@B", "card": "coffee"}
    assert wording.event(Event("card-taken", "MN-TRD-07", {**taken})) == "You take 1 coffee from Bruno."
    lost = {"seat": "@B", "owner": "@A", "card": "coffee"}
    assert wording.event(Event("card-taken", "MN-TRD-07", {**lost})) == "Bruno takes 1 coffee from you."
    assert english().event(Event("card-taken", "MN-TRD-07", {**lost})) == "Bruno takes 1 coffee from Anna."
    ended = Event("match-ended", "MN-END-01", {"reason": "ending-goal", "seats": ["@A", "@B"]})
    assert wording.event(ended).endswith("Shared victory for you and Bruno.")
    assert wording.seat(0) == "Anna"
