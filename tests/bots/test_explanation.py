"""A search explains itself: as data, and as sentences in three languages."""

import pytest

from caravela.bots.explanation import advise, explain
from caravela.games import game
from caravela.kernel.advice import AHEAD, ALONE, CLEAR, CLOSE, Advice, Prospect
from caravela.texts import LANGUAGES, Wording
from tests.bots.test_search import mundus_search
from tests.rules.mundus_novus.table import RULES, turn

MUNDUS = game("mundus_novus")
NAMES = ["Anna", "Ben", "Chloé"]
TAKE = RULES.space.parse("take 8 from C")
END = RULES.space.parse("end")


def advice(*chances: float) -> Advice:
    prospects = [Prospect(TAKE, chance, 1240 - 400 * at, []) for at, chance in enumerate(chances)]
    return Advice(0, 5, 2000, prospects)


@pytest.mark.parametrize(
    "chances,verdict,lead",
    [
        ((0.61, 0.48), CLEAR, 13),
        ((0.61, 0.55), AHEAD, 6),
        ((0.61, 0.605), CLOSE, 0),
        ((0.61,), ALONE, 0),
    ],
)
def test_the_best_is_compared_with_the_second(chances: tuple[float, ...], verdict: str, lead: int) -> None:
    found = advice(*chances)
    assert (found.verdict(), found.lead()) == (verdict, lead)
    for language in LANGUAGES:
        lines = Wording(MUNDUS, language, NAMES).advice(found)
        assert len(lines) == len(chances)


@pytest.mark.parametrize(
    "language,text",
    [
        (
            "en",
            "Take 1 indigo from Chloé (take 8 from C): wins about 61% (1,240 tries). 6 percentage points ahead of "
            "the next choice. Likely to follow: Ben: Take 1 indigo from Chloé; then you: End turn.",
        ),
        (
            "fr",
            "Prendre une carte indigo chez Chloé (take 8 from C) : gagne dans environ 61 % des cas (1 240 essais). 6 "
            "points de pourcentage de plus que le choix suivant. "
            "Suite probable : Ben : Prendre une carte indigo chez Chloé ; "
            "puis vous : Terminer la progression.",
        ),
        (
            "nl",
            "Neem 1 indigo van Chloé (take 8 from C): wint in ongeveer 61% van de gevallen (1.240 pogingen). 6 "
            "procentpunten beter dan de volgende keuze. "
            "Waarschijnlijk vervolg: Ben: Neem 1 indigo van Chloé; dan jij: Beëindig je beurt.",
        ),
    ],
)
def test_an_explanation_reads_as_sentences(language: str, text: str) -> None:
    found = advice(0.61, 0.55)
    found.prospects[0].line = [(1, TAKE), (0, END)]
    said = Wording(MUNDUS, language, NAMES).advice(found)[0]
    assert " ".join(said.split()) == text


def test_a_search_is_explained_as_data() -> None:
    search = mundus_search(turn("1234455RR", ["", ""]), 300)
    found = explain(search)
    assert 1 < len(found.prospects) <= 3
    assert found.visits == 300
    document = found.document()
    assert document["verdict"] in (CLEAR, AHEAD, CLOSE)
    first = found.prospects[0].document()
    assert first["action"] == search.prospects()[0].action.notation
    assert first["visits"] == search.prospects()[0].visits


def test_where_there_is_nothing_to_choose_nobody_thinks() -> None:
    state = turn("1", ["", ""])
    decision = RULES.next_decision(state)
    assert decision is not None
    decision.actions = decision.actions[:1]
    found = advise(RULES, MUNDUS.heuristics(RULES), RULES.view(state, 0), decision)
    assert Wording(MUNDUS, "en", NAMES).advice(found) == ["End turn (end): this is the only choice."]
