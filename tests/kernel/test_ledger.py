"""Ledgers are parsed strictly."""

import pytest

from caravela.games import games, ledger
from caravela.kernel.documents import BrokenDocument
from caravela.kernel.ledger import parse_ledger, word_ledger

RULE = '[[rule]]\nid = "XX-SET-01"\nkind = "rule"\nsource = "page 1"\ntext = "Two players."\n'


def test_rules_are_read_in_their_order() -> None:
    rules = parse_ledger('title = "x"\n' + RULE + RULE.replace("01", "02").replace('"rule"', '"ruling"'))
    assert [(rule.id, rule.kind) for rule in rules] == [("XX-SET-01", "rule"), ("XX-SET-02", "ruling")]
    assert (rules[0].source, rules[0].text) == ("page 1", "Two players.")


@pytest.mark.parametrize(
    "text, fault",
    [
        (RULE + RULE, r"rule\[1\].id is XX-SET-01 for the second time"),
        (RULE.replace("XX-SET-01", "SET"), r"rule\[0\].id is 'SET', not a game, a section and a number"),
        (RULE.replace('"rule"', '"law"'), r"rule\[0\].kind is 'law', not one of rule, ruling, fact"),
        (
            RULE.replace("source", "origin"),
            r"rule\[0\].source is missing; rule\[0\].origin is not a field here",
        ),
        (RULE.replace('"Two players."', "2"), r"rule\[0\].text is 2, not a text"),
        ("", "rule is missing"),
        ("rule = 3", "rule is 3, not a list"),
    ],
)
def test_a_broken_ledger_is_refused_with_its_faults(text: str, fault: str) -> None:
    with pytest.raises(BrokenDocument, match=fault):
        parse_ledger(text)


@pytest.mark.parametrize("key", games())
def test_every_installed_ledger_is_whole(key: str) -> None:
    rules = ledger(key)
    assert rules
    assert len({rule.split("-")[0] for rule in rules}) == 1, "the ids of one ledger begin alike"
    for rule in rules.values():
        assert rule.text.strip() == rule.text != ""
        assert rule.source


# --- in other languages ----------------------------------------------------------------------------

HEADED = '[section]\nSET = "Mise en place"\n'
WORDED = HEADED + '[text]\nXX-SET-01 = "Deux joueurs."\n'


def test_a_rule_is_worded_in_a_language() -> None:
    rules = parse_ledger(RULE)
    (french,) = word_ledger(rules, WORDED, "fr")
    assert (french.rule, french.heading, french.text) == (rules[0], "Mise en place", "Deux joueurs.")
    (english,) = word_ledger(rules, HEADED.replace("Mise en place", "Setup"), "en")
    assert (english.rule, english.heading, english.text) == (rules[0], "Setup", "Two players.")


@pytest.mark.parametrize(
    "text, language, fault",
    [
        (HEADED, "fr", "text is missing"),
        (WORDED.replace("XX-SET-01", "XX-SET-02"), "fr", "text.XX-SET-01 is missing; text.XX-SET-02 is not"),
        (WORDED.replace("Deux joueurs.", " "), "fr", "text.XX-SET-01 is empty"),
        (WORDED.replace('"Deux joueurs."', "2"), "fr", "text.XX-SET-01 is 2, not a text"),
        (WORDED.replace("Mise en place", ""), "fr", "section.SET is empty"),
        (WORDED.replace("SET =", "TRD ="), "fr", "section.SET is missing; section.TRD is not a field here"),
        (WORDED + "[other]\n", "fr", "other is not a field here"),
        (WORDED, "en", "text is not a field here"),
    ],
)
def test_what_is_not_said_in_a_language_is_a_fault(text: str, language: str, fault: str) -> None:
    with pytest.raises(BrokenDocument, match=fault) as caught:
        word_ledger(parse_ledger(RULE), text, language)
    assert f"in the language '{language}'" in str(caught.value)
