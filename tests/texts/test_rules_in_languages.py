"""The ledgers in the players' languages: the same rules, the same numbers, and words that belong to the language."""

import re
from collections import Counter
from dataclasses import dataclass

import pytest

from caravela.games import games, ledger, worded_ledger
from caravela.kernel.ledger import LEDGER_LANGUAGE
from caravela.texts import LANGUAGES

OTHERS = [language for language in LANGUAGES if language != LEDGER_LANGUAGE]
NUMBER = re.compile(r"\d+")
ID = re.compile(r"\b[A-Z]{2}-[A-Z]{3}(?:-\d\d)?\b")
NARROW = "\N{NARROW NO-BREAK SPACE}"

ENGLISH = re.compile(
    r"\b(?:the|and|with|each|every|other|from|this|that|these|those|are|were|may|must|can|whose|their|which|when|where"
    r"|than|then|them|they|has|have|for|not|into|onto|any|both|after|before|players?|cards?|turn|game|islands?|ships?"
    r"|tiles?|tokens?|caravels?|gusts?|dice|barrels?|worked|example|refused|error|clear)\b",
    re.IGNORECASE,
)
"""Words that no French or Dutch sentence uses."""

TERMS = {
    "mundus_novus": {
        "Trade Master": ("Maître du commerce", "handelsmeester"),
        "doubloon": ("doublon", "dubloen"),
        "caravel": ("caravelle", "karve(el|len)"),
        "warehouse": ("entrepôt|entreposé", "pakhui[sz]"),
        "shipyard": ("chantiers? nava", "scheepswer[fv]"),
        "merchant": ("marchand", "handelaar"),
        "relic": ("relique", "reliek"),
        "fleet": ("escadre", "vlo(ot|ten)"),
        "quay": ("quai", "kade"),
        "market": ("marché", "markt"),
        "discard pile": ("défausse", "aflegstapel"),
        r"(?:a|one|each|further) set\b": ("ressources identiques", r"\bsets?\b"),
        "combination of different resources": ("ressources différentes", "verschillende grondstoffen"),
        "perfect combination": ("combinaison parfaite", "perfecte combinatie"),
        "King's aid": ("Aide du roi", "Hulp van de Koning"),
        "Indigenous people": ("Indigènes", "Inboorlingen"),
    },
    "amerigo": {
        "VP": ("points? de victoire", "overwinningspunt"),
        "action points": ("points d’action", "actiepunt"),
        "neutral tile": ("tuiles? de terrain neutre", "neutrale tegel"),
        "trading post": ("comptoir", "handelspost"),
        "post square": ("cases? de comptoir", "postvak"),
        "anchor": ("ancre", "anker"),
        "frame": ("cadre", r"\brand"),
        "cube": ("cube", "blokje"),
        "treasure chest": ("coffre au trésor", "schatkist"),
        "progress token": ("jetons? de progression", "vooruitgangs(fiche|- en productiefiche)"),
        "production token": ("jetons? (de progression et )?de production", "productiefiche"),
        "order disc": ("disques? d’ordre", "volgordeschij[fv]"),
        "special action track": ("piste.* d’action spéciale", "speciale-actiespoor"),
        "cannons": ("canon", "kanon"),
        "pirate marker": ("marqueurs? Pirates", "piratenmarkering"),
    },
    "columbus_1492": {
        "caravel": ("caravelle", "karve(el|len)"),
        "barrel": ("tonneau", r"\bton(nen)?\b"),
        "lens": (r"\bverres?\b", r"\blen(s|zen)\b"),
        "gust": ("rafale", "vla(ag|gen)"),
        "gust square": ("cases? rafale", "vlaagvak"),
        "start square": ("case départ", "startvak"),
        "calm": ("calme plat|encalminé", "windstilte"),
        "reef": ("récif", r"\brif(fen)?\b"),
        "mainmast": ("grand mât", "grote mast"),
        "dismasted": ("démât", "ontmast"),
        "spyglass": ("longues?-vues?", "verrekijker"),
        "compass rose": ("roses? des vents", "windro(os|zen)"),
        "event card": ("cartes? Événement", "gebeurteniskaart"),
        "mutiny": ("Mutinerie", "Muiterij"),
        "fine weather": ("Beau temps", "Mooi weer"),
    },
}
"""Terms of the games' other texts: a statement that uses one in English must use it in French and Dutch."""


@dataclass(frozen=True)
class Case:
    key: str
    language: str

    def __str__(self) -> str:
        return f"{self.key}-{self.language}"

    def statements(self) -> dict[str, str]:
        return {rule: worded.text for rule, worded in worded_ledger(self.key, self.language).items()}

    def headings(self) -> list[str]:
        return list(dict.fromkeys(each.heading for each in worded_ledger(self.key, self.language).values()))

    def lines(self) -> list[str]:
        return [*self.headings(), *self.statements().values()]


EVERY = [Case(key, language) for key in games() for language in LANGUAGES]
TRANSLATED = [Case(key, language) for key in games() for language in OTHERS]
FRENCH = [case for case in TRANSLATED if case.language == "fr"]
DUTCH = [case for case in TRANSLATED if case.language == "nl"]


@pytest.mark.parametrize("case", EVERY, ids=str)
def test_every_rule_is_said_in_every_language_in_the_ledgers_order(case: Case) -> None:
    assert list(case.statements()) == list(ledger(case.key))
    for line in case.lines():
        assert line.strip() == line != ""
        assert "  " not in line
        assert "\n" not in line


@pytest.mark.parametrize("case", EVERY, ids=str)
def test_each_section_has_a_heading_of_its_own(case: Case) -> None:
    sections = dict.fromkeys(rule.section for rule in ledger(case.key).values())
    assert len(case.headings()) == len(sections)
    for heading in case.headings():
        assert heading[0].isupper()
        assert not heading.endswith(".")


@pytest.mark.parametrize("key", games())
def test_the_ledger_itself_is_one_of_the_languages(key: str) -> None:
    english = Case(key, LEDGER_LANGUAGE).statements()
    assert english == {rule_id: rule.text for rule_id, rule in ledger(key).items()}


@pytest.mark.parametrize("case", TRANSLATED, ids=str)
def test_a_statement_has_the_same_numbers_and_names_the_same_rules(case: Case) -> None:
    for rule_id, text in case.statements().items():
        original = ledger(case.key)[rule_id].text
        assert Counter(NUMBER.findall(text)) == Counter(NUMBER.findall(original)), rule_id
        assert Counter(ID.findall(text)) == Counter(ID.findall(original)), rule_id


@pytest.mark.parametrize("case", TRANSLATED, ids=str)
def test_no_english_is_left(case: Case) -> None:
    for rule_id, text in case.statements().items():
        assert text != ledger(case.key)[rule_id].text, rule_id
    for line in case.lines():
        assert not ENGLISH.findall(ID.sub("", line)), line


@pytest.mark.parametrize("case", TRANSLATED, ids=str)
def test_no_two_rules_say_the_same(case: Case) -> None:
    """A statement copied over its neighbour would be a lost rule."""
    same = {text for text, count in Counter(case.statements().values()).items() if count > 1}
    assert same == set()


@pytest.mark.parametrize("case", TRANSLATED, ids=str)
def test_a_statement_is_about_as_long_as_the_original(case: Case) -> None:
    for rule_id, text in case.statements().items():
        original = len(ledger(case.key)[rule_id].text)
        assert 0.6 * original - 10 < len(text) < 2 * original + 30, rule_id


@pytest.mark.parametrize("case", TRANSLATED, ids=str)
def test_things_are_called_what_the_games_other_texts_call_them(case: Case) -> None:
    at = OTHERS.index(case.language)
    for english, words in TERMS.get(case.key, {}).items():
        for rule_id, text in case.statements().items():
            if re.search(rf"\b{english}", ledger(case.key)[rule_id].text, re.IGNORECASE):
                assert re.search(words[at], text, re.IGNORECASE), f"{rule_id}: {english}"


@pytest.mark.parametrize("case", TRANSLATED, ids=str)
def test_typewriter_signs_are_not_used(case: Case) -> None:
    for line in case.lines():
        assert not re.search(r"['\"`]|\.\.\.|\d ?x ?\d| - |--", line), line
    for rule_id, text in case.statements().items():
        assert text[-1] in ".!)", rule_id
        assert text[0].isupper() or text[0] in "+1«", rule_id
        assert text.count("(") == text.count(")"), rule_id


@pytest.mark.parametrize("case", FRENCH, ids=str)
def test_french_is_set_as_printers_do(case: Case) -> None:
    for line in case.lines():
        assert not re.search(r"\s[,.]|[“”‘]", line), line
        assert line.count("«") == line.count("»"), line
        # Ligatures, and accents on capitals too.
        assert not re.search(
            r"[Oo]e(?:u|il)|\b(?:Et|Ev[eé]|Ile|Ech)|\bA (?:la|une?|chaque|chacun)\b", line
        ), line


@pytest.mark.parametrize("case", FRENCH, ids=str)
def test_french_elides_before_a_vowel(case: Case) -> None:
    """“de or”, “que il” and their like are slips; A, B, n and the names of rules are read as letters."""
    for rule_id, text in case.statements().items():
        slips = re.findall(r"\b(?:[DdLlJjNnSsMmTt]e|[Qq]ue|la) (?:[aeiouyâéèêîôû]\w+)", text)
        real = [slip for slip in slips if slip.split()[1] not in ("un", "une", "onze", "oui", "y", "yeux")]
        assert not real, f"{rule_id}: {real}"


@pytest.mark.parametrize("case", DUTCH, ids=str)
def test_dutch_has_its_own_quotes_and_no_space_before_a_sign(case: Case) -> None:
    for line in case.lines():
        assert not re.search(r"\s[:;!?,.]|[«»‘]", line), line
        assert not re.search(rf"[{NARROW}\N{{NO-BREAK SPACE}}]", line), line
        assert line.count("“") == line.count("”"), line
