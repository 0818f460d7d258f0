"""The ledger: a game's numbered rules, cited by code, tests, events and refusals."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass

from caravela.kernel.documents import BrokenDocument, Reader

KINDS = ("rule", "ruling", "fact", "reconstruction")

LEDGER_LANGUAGE = "en"
"""Language of the statements in the ledger itself."""


@dataclass(frozen=True)
class LedgerRule:
    """One checkable statement."""

    id: str
    kind: str
    """A rule is stated by the rulebook. A ruling is our decision where the rulebook is silent or unclear.

    A fact is a figure of a component. A reconstruction is a printed part that the rulebook shows only in pictures."""
    source: str
    text: str

    @property
    def section(self) -> str:
        """The ledger section: the middle part of the id."""
        return self.id.split("-")[1]


@dataclass(frozen=True)
class WordedRule:
    """A statement in one language."""

    rule: LedgerRule
    heading: str
    """Title of its section."""
    text: str


def parse_ledger(text: str) -> list[LedgerRule]:
    """Parse a rules.toml and return its rules in file order. Duplicate ids are a fault."""
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
    """Combine the rules with the translation in rules.<language>.toml.

    The file needs a heading for every section. Unless it is in the ledger's own language, it also needs a
    statement for every id. Missing, empty and unknown entries are faults; nothing is filled in.
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
