"""The form of text keys and facts that the texts of every language can render."""

import re
from collections.abc import Mapping

KEY = re.compile(r"[a-z][a-z0-9]*([-_][a-z0-9]+)*")
FACT = re.compile(rf"@[A-H]|=.+|{KEY.pattern}(:-?[0-9]+)?")


def are_facts(facts: Mapping[str, object]) -> bool:
    """Return whether all facts have a form that the texts can render."""

    def is_fact(fact: object) -> bool:
        if isinstance(fact, list):
            return all(isinstance(item, str) and FACT.fullmatch(item) for item in fact)
        if isinstance(fact, str):
            return FACT.fullmatch(fact) is not None
        return type(fact) is int

    return all(is_fact(fact) for fact in facts.values())
