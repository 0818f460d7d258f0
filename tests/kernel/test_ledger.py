"""Ledgers are parsed strictly."""

import pytest

from caravela.games import games, ledger
from caravela.kernel.documents import BrokenDocument
from caravela.kernel.ledger import parse_ledger

RULE = '[[rule]]\nid = "XX-SET-01"\nkind = "rule"\nsource = "page 1"\ntext = "Two players."\n'


def test_rules_are_read_in_their_order() -> None:
    rules = parse_ledger('title = "x"\n' + RULE + RULE.replace("01", "02").replace('"rule"', '"ruling"'))
    assert [(rule.id, rule.kind) for rule in rules] == [("XX-SET-01", "rule"), ("XX-SET-02", "ruling")]
    assert (rules[0].source, rules[0].text) == ("page 1", "Two players.")


@pytest.mark.parametrize(
    "text, fault",
    [
        (RULE + RULE, r"rule\[1\].id is XX-SET-01 for the second time"),
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
