"""python -m tools.ledger: check that every rule of every ledger has a test, and that all named rules exist.

Tests name rules by pytest.mark.rule("ID"): as a decorator, in `pytestmark`, as the mark of a parameter, or by calling
a function of the same file that makes such a mark. They are found by reading the files, not by running them.
"""

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path

from caravela.games import games, ledger

ROOT = Path(__file__).parents[1]
TESTS = ROOT / "tests"
ID = re.compile(r"\b[A-Z]{2}-[A-Z]{3}-\d\d\b")
BOARDS = ROOT / "web" / "src" / "games"
SOURCE_SUFFIXES = (".py", ".toml", ".ftl", ".ts", ".tsx", ".css")


@dataclass
class Coverage:
    """The rules of the ledgers, and the tests and sources that name them."""

    rules: dict[str, int] = field(default_factory=dict)
    """By game: the number of rules in its ledger."""
    untested: dict[str, list[str]] = field(default_factory=dict)
    unknown: list[str] = field(default_factory=list)
    """Places that name a rule which no ledger has."""

    def faults(self) -> list[str]:
        found = [f"{key}: no test is marked {rule}" for key, rules in self.untested.items() for rule in rules]
        return [*found, *self.unknown]


def marked_rules(text: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the id of every rule that a test file marks."""
    tree = ast.parse(text)
    makers = {
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and any(_marks_a_variable(inner) for inner in ast.walk(node))
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        is_maker = isinstance(node.func, ast.Name) and node.func.id in makers
        words = [argument.value for argument in node.args if isinstance(argument, ast.Constant)]
        for word in words:
            if isinstance(word, str) and (_is_mark(node) or (is_maker and ID.fullmatch(word))):
                yield node.lineno, word


def _is_mark(call: ast.Call) -> bool:
    """Return whether it is a call of `mark.rule`."""
    called = call.func
    if not isinstance(called, ast.Attribute) or called.attr != "rule":
        return False
    return isinstance(called.value, ast.Attribute) and called.value.attr == "mark"


def _marks_a_variable(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and _is_mark(node) and any(isinstance(a, ast.Name) for a in node.args)


def named_rules(text: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the id of everything in a source text that looks like a rule's id."""
    for number, line in enumerate(text.splitlines(), 1):
        for found in ID.findall(line):
            yield number, found


def _unknown(folder: Path, key: str) -> Iterator[str]:
    """Yield the place and the id of every rule in a folder's sources that the ledger of a game does not have."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in SOURCE_SUFFIXES:
            for line, rule in named_rules(path.read_text(encoding="utf-8")):
                if rule not in ledger(key):
                    yield f"{path.relative_to(folder)}:{line}: {rule}"


def check(tests: Path = TESTS, boards: Path = BOARDS) -> Coverage:
    """Compare the tests, the sources and the boards of all installed games with their ledgers."""
    coverage = Coverage()
    known = {rule for key in games() for rule in ledger(key)}
    tested: set[str] = set()
    for path in sorted(tests.rglob("*.py")):
        for line, rule in marked_rules(path.read_text(encoding="utf-8")):
            tested.add(rule)
            if rule not in known:
                coverage.unknown.append(f"{path.relative_to(tests.parent)}:{line}: {rule} is in no ledger")
    for key, game in games().items():
        coverage.rules[key] = len(ledger(key))
        coverage.untested[key] = [rule for rule in ledger(key) if rule not in tested]
        for folder in (Path(str(resources.files(game.package))), boards / key):
            coverage.unknown += [
                f"{key}/{place} is not in the ledger of {key}" for place in _unknown(folder, key)
            ]
    return coverage


def main() -> int:
    coverage = check()
    for key, count in coverage.rules.items():
        print(f"{key}: {count - len(coverage.untested[key])} of {count} rules are named by a test")
    faults = coverage.faults()
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
