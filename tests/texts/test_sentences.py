"""Sentences as a person reads them, word for word: plurals, lists, names and rules in three languages."""

import pytest

from caravela.games import game
from caravela.kernel.decisions import Decision, Refusal
from caravela.kernel.events import Event, Facts
from caravela.kernel.outcome import Outcome
from caravela.texts import Wording

MUNDUS = game("mundus_novus")
NAMES = ["Anna", "Bruno", "Chloé"]


def wording(language: str) -> Wording:
    return Wording(MUNDUS, language, NAMES)


def french(text: str) -> str:
    """No-break spaces, which are hard to tell from others in a test."""
    for mark in ";?!":
        text = text.replace(f" {mark}", f"\N{NARROW NO-BREAK SPACE}{mark}")
    return (
        text.replace(" :", "\N{NO-BREAK SPACE}:")
        .replace("« ", "«\N{NO-BREAK SPACE}")
        .replace(" »", "\N{NO-BREAK SPACE}»")
        .replace("n° ", "n°\N{NO-BREAK SPACE}")
    )


@pytest.mark.parametrize(
    "language,count,text",
    [
        ("en", 0, "Anna stores 0 cards."),
        ("en", 1, "Anna stores 1 card."),
        ("en", 2, "Anna stores 2 cards."),
        ("fr", 0, "Anna entrepose 0 carte."),
        ("fr", 1, "Anna entrepose 1 carte."),
        ("fr", 2, "Anna entrepose 2 cartes."),
        ("nl", 0, "Anna slaat 0 kaarten op."),
        ("nl", 1, "Anna slaat 1 kaart op."),
        ("nl", 2, "Anna slaat 2 kaarten op."),
    ],
)
def test_plurals_follow_the_language(language: str, count: int, text: str) -> None:
    event = Event("cards-stored-hidden", "MN-PRG-14", {"seat": "@A", "count": count})
    assert wording(language).event(event) == text


@pytest.mark.parametrize(
    "language,scores",
    [
        ("en", ["0 doubloons", "1 doubloon", "2 doubloons"]),
        ("fr", ["0 doublon", "1 doublon", "2 doublons"]),
        ("nl", ["0 dubloenen", "1 dubloen", "2 dubloenen"]),
    ],
)
def test_scores_have_the_unit_of_the_game(language: str, scores: list[str]) -> None:
    outcome = Outcome([3, 2, 1], [0, 1, 2], "goal", ["MN-END-01"])
    assert [wording(language).score(outcome, seat) for seat in range(3)] == scores


OFFER: Facts = {"seat": "@B", "cards": ["potato", "potato", "relic", "corn"], "worth": 26}


@pytest.mark.parametrize(
    "language,text",
    [
        ("en", "Bruno offers 2 potatoes, relic and corn: worth 26."),
        ("fr", "Bruno propose 2 pommes de terre, relique inca et maïs : total 26."),
        ("nl", "Bruno biedt 2 aardappelen, Incareliek en maïs aan: samen 26."),
    ],
)
def test_cards_are_listed_and_counted(language: str, text: str) -> None:
    assert wording(language).event(Event("offer-revealed", "MN-TRD-03", OFFER)) == (
        french(text) if language == "fr" else text
    )


@pytest.mark.parametrize(
    "language,relics,turned,text",
    [
        ("en", 0, 0, "Anna makes a set of 4 cotton cards."),
        ("en", 1, 0, "Anna makes a set of 4 cotton cards (with 1 relic)."),
        (
            "en",
            2,
            1,
            "Anna makes a set of 4 cotton cards (with 2 relics and 1 card converted by a merchant).",
        ),
        ("fr", 0, 0, "Anna combine 4 cartes coton."),
        ("fr", 0, 2, "Anna combine 4 cartes coton (dont 2 changées par des marchands)."),
        ("fr", 1, 1, "Anna combine 4 cartes coton (dont 1 relique et 1 changée par un marchand)."),
        ("nl", 0, 0, "Anna maakt een set katoen van 4 kaarten."),
        ("nl", 2, 0, "Anna maakt een set katoen van 4 kaarten (waarvan 2 relieken)."),
        ("nl", 0, 1, "Anna maakt een set katoen van 4 kaarten (waarvan 1 omgezet door een handelaar)."),
    ],
)
def test_a_set_tells_what_it_is_made_of(language: str, relics: int, turned: int, text: str) -> None:
    facts: Facts = {"seat": "@A", "card": "cotton", "count": 4, "relics": relics, "turned": turned}
    assert wording(language).event(Event("set-made", "MN-PRG-02", facts)) == text


@pytest.mark.parametrize(
    "language,text",
    [
        ("en", "Take 1 indigo from Chloé"),
        ("fr", "Prendre une carte indigo chez Chloé"),
        ("nl", "Neem 1 indigo van Chloé"),
    ],
)
def test_an_action_reads_as_a_menu_line(language: str, text: str) -> None:
    action = MUNDUS.new_rules(None).space.parse("take 8 from C")
    assert wording(language).action(action) == text


@pytest.mark.parametrize(
    "language,text",
    [
        ("en", "How many cards must each player offer?"),
        ("fr", "Combien de cartes chaque joueur doit-il proposer ?"),
        ("nl", "Hoeveel kaarten moet elke speler aanbieden?"),
    ],
)
def test_a_decision_reads_as_a_question(language: str, text: str) -> None:
    decision = Decision(0, "announce", "MN-TRD-01", [])
    assert wording(language).question(decision) == (french(text) if language == "fr" else text)


@pytest.mark.parametrize(
    "language,text",
    [
        ("en", "Card 4 is out of reach: this set reaches the first 3 cards in the queue. [MN-PRG-03]"),
        (
            "fr",
            "La carte n° 4 est hors de portée : cette combinaison n’atteint que les 3 premières de la file. "
            "[MN-PRG-03]",
        ),
        ("nl", "Kaart 4 ligt te ver: met deze set kun je bij de voorste 3 kaarten van de rij. [MN-PRG-03]"),
    ],
)
def test_a_refusal_names_its_rule(language: str, text: str) -> None:
    refusal = Refusal("MN-PRG-03", "out-of-reach", {"place": 4, "reach": 3})
    assert wording(language).refusal(refusal) == (french(text) if language == "fr" else text)


@pytest.mark.parametrize(
    "language,text",
    [
        ("en", "There is no Seat F at this table. [MN-SET-01]"),
        ("fr", "Cette place n’existe pas à cette table\N{NO-BREAK SPACE}: Place F. [MN-SET-01]"),
        ("nl", "Er is geen Plaats F aan deze tafel. [MN-SET-01]"),
    ],
)
def test_a_seat_that_is_not_there_has_a_letter(language: str, text: str) -> None:
    assert wording(language).refusal(Refusal("MN-SET-01", "no-such-seat", {"seat": "@F"})) == text


@pytest.mark.parametrize(
    "language,one,several,standing",
    [
        (
            "en",
            "The goal in doubloons is reached. Bruno wins. [MN-END-01]",
            "The goal in doubloons is reached. Anna and Chloé share the victory. [MN-END-01, MN-END-06]",
            ["1. Anna: 80 doubloons", "1. Chloé: 80 doubloons", "3. Bruno: 1 doubloon"],
        ),
        (
            "fr",
            "Le but en doublons est atteint. Bruno gagne. [MN-END-01]",
            "Le but en doublons est atteint. Anna et Chloé se partagent la victoire. [MN-END-01, MN-END-06]",
            ["1. Anna : 80 doublons", "1. Chloé : 80 doublons", "3. Bruno : 1 doublon"],
        ),
        (
            "nl",
            "Het doel in dubloenen is bereikt. Bruno wint. [MN-END-01]",
            "Het doel in dubloenen is bereikt. Anna en Chloé delen de overwinning. [MN-END-01, MN-END-06]",
            ["1. Anna: 80 dubloenen", "1. Chloé: 80 dubloenen", "3. Bruno: 1 dubloen"],
        ),
    ],
)
def test_an_outcome_tells_who_has_won_and_why(
    language: str, one: str, several: str, standing: list[str]
) -> None:
    alone = Outcome([2, 1, 3], [5, 80, 2], "goal", ["MN-END-01"])
    shared = Outcome([1, 3, 1], [80, 1, 80], "goal", ["MN-END-01", "MN-END-06"])
    words = wording(language)
    assert words.outcome(alone) == one
    assert words.outcome(shared) == several
    assert words.standings(shared) == [french(line) if language == "fr" else line for line in standing]


@pytest.mark.parametrize(
    "language,plain,paying,about",
    [
        (
            "en",
            "merchant 7–9",
            "2 merchants 1–3 (+2)",
            "Keeps 1 unused card for the next round. Earns 1 doubloon per round.",
        ),
        (
            "fr",
            "marchand 7–9",
            "2 marchands 1–3 (+2)",
            "Garde 1 carte inutilisée pour le tour suivant. Rapporte 1 doublon par tour.",
        ),
        (
            "nl",
            "handelaar 7–9",
            "2 handelaars 1–3 (+2)",
            "Bewaart 1 ongebruikte kaart voor de volgende ronde. Brengt elke ronde 1 dubloen op.",
        ),
    ],
)
def test_developments_tell_their_income(language: str, plain: str, paying: str, about: str) -> None:
    words = wording(language)
    assert words.name("merchant-rare:0") == plain
    assert words.listing(["merchant-common:2"] * 2) == paying
    assert words.about("warehouse-1:1") == about


@pytest.mark.parametrize(
    "language,title,choices",
    [
        ("en", "First Trade Master", ["Random", "Anna"]),
        ("fr", "Premier Maître du commerce", ["Tirage au sort", "Anna"]),
        ("nl", "Eerste handelsmeester", ["Willekeurig", "Anna"]),
    ],
)
def test_options_have_names(language: str, title: str, choices: list[str]) -> None:
    words = wording(language)
    option = MUNDUS.options[0]
    assert words.title() == "Mundus Novus"
    assert words.option(option) == title
    assert [words.choice(option, choice) for choice in option.choices[:2]] == choices


@pytest.mark.parametrize(
    "language,text",
    [
        ("en", "income 30, relics sold 12, events -4"),
        ("fr", "revenus 30, reliques vendues 12, événements -4"),
        ("nl", "inkomsten 30, verkochte relieken 12, gebeurtenissen -4"),
    ],
)
def test_a_score_tells_where_it_came_from(language: str, text: str) -> None:
    categories = {"relics": [0, 12], "income": [5, 30], "orellana": [0, 0], "events": [0, -4]}
    outcome = Outcome([2, 1], [5, 38], "goal", ["MN-END-01"], categories)
    assert wording(language).breakdown(outcome, 1) == text
    assert wording(language).breakdown(Outcome([1], [1], "goal", []), 0) == ""
