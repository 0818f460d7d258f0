"""The ledger: the numbered rules of a game, which code, tests, events and refusals cite."""

import tomllib
from dataclasses import dataclass

from caravela.kernel.documents import BrokenDocument, Reader

KINDS = ("rule", "ruling", "fact", "reconstruction")


@dataclass(frozen=True)
class LedgerRule:
    """One checkable statement."""

    id: str
    kind: str
    """rule: the rulebook says it; ruling: it is silent or unclear and we decided; fact: a component figure;
    reconstruction: a printed part that the rulebook only shows in pictures."""
    source: str
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
        section.finish()
        rules.append(rule)
    if reader.faults:
        raise BrokenDocument("the ledger is broken", reader.faults)
    return rules
