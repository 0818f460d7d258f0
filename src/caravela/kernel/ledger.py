"""The ledger: the numbered rules of a game, which code, tests, events and refusals cite."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass

from caravela.kernel.documents import BrokenDocument, Reader

KINDS = ("rule", "ruling", "fact", "reconstruction")

LEDGER_LANGUAGE = "en"
"""The language of the statements in a ledger itself."""


@dataclass(frozen=True)
class LedgerRule:
    """One checkable statement."""

    id: str
    kind: str
    """rule: the rulebook says it; ruling: it is silent or unclear and we decided; fact: a component figure;
    reconstruction: a printed part that the rulebook only shows in pictures."""
    source: str
    text: str

    @property
    def section(self) -> str:
        """The part of the ledger it stands in: the middle of its id."""
        return self.id.split("-")[1]


@dataclass(frozen=True)
class WordedRule:
    """A statement as the readers of a language have it."""

    rule: LedgerRule
    heading: str
    """What its section is called."""
    text: str


def parse_ledger(text: str) -> list[LedgerRule]:
    """The rules of a rules.toml, in its order; ids are unique."""
    reader = Reader(tomllib.loads(text))
    rules: list[LedgerRule] = []
    for section in reader.sections("rule"):
        kind = KINDS[section.choice("kind", KINDS)]
        rule = LedgerRule(section.text("id"), kind, section.text("source"), section.text("text"))
        if any(rule.id == other.id for other in rules):
            section.fault(section.place("id"), f"is {rule.id} for the second time")
        if section.has("id") and rule.id.count("-") != 2:
            section.fault(
                section.place("id"), f"is {rule.id!r}, not a game, a section and a number: XX-YYY-01"
            )
        section.finish()
        rules.append(rule)
    if reader.faults:
        raise BrokenDocument("the ledger is broken", reader.faults)
    return rules


def word_ledger(rules: Sequence[LedgerRule], text: str, language: str) -> list[WordedRule]:
    """The rules in a language, by the text of its rules.<language>.toml.

    It has a heading for every section and, unless the ledger itself is in that language, a statement for every id.
    What is missing, empty or unknown there is a fault, never made up for.
    """
    reader = Reader(tomllib.loads(text))
    headings = reader.section("section")
    statements = None if language == LEDGER_LANGUAGE else reader.section("text")
    heading_of: dict[str, str] = {}
    worded: list[WordedRule] = []
    for rule in rules:
        if rule.section not in heading_of:
            heading_of[rule.section] = _filled(headings, rule.section)
        statement = rule.text if statements is None else _filled(statements, rule.id)
        worded.append(WordedRule(rule, heading_of[rule.section], statement))
    headings.finish()
    if statements is not None:
        statements.finish()
    reader.finish()
    if reader.faults:
        raise BrokenDocument(f"the ledger is broken in the language {language!r}", reader.faults)
    return worded


def _filled(reader: Reader, key: str) -> str:
    text = reader.text(key)
    if reader.has(key) and not text.strip():
        reader.fault(reader.place(key), "is empty")
    return text
