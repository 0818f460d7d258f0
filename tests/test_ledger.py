"""The ledgers are covered by tests, and the check that says so notices what is missing."""

import re
from pathlib import Path

import pytest

from caravela.games import games, ledger, resource, worded_ledger
from tools.ledger import Coverage, check, marked_rules, named_rules

KEY = next(iter(games()))
SOME = next(iter(ledger(KEY)))


@pytest.fixture(scope="module")
def coverage() -> Coverage:
    return check()


def test_every_rule_has_a_test_and_nothing_names_an_unknown_rule(coverage: Coverage) -> None:
    assert coverage.faults() == []


def test_marks_are_found_wherever_they_stand() -> None:
    text = """
import pytest
pytestmark = [pytest.mark.rule("AA-BBB-01"), pytest.mark.slow]

@pytest.mark.rule("AA-BBB-02")
@pytest.mark.rule("AA-BBB-03")
def test_one(): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("AA-BBB-04"))])
class TestMany:
    @pytest.mark.rule("AA-BBB-05")
    def test_two(self): "AA-BBB-06"
"""
    assert {rule for _, rule in marked_rules(text)} == {f"AA-BBB-0{n}" for n in range(1, 6)}


def test_a_function_that_makes_marks_counts_where_it_is_called() -> None:
    text = """
def case(name, rule):
    return pytest.param(name, marks=pytest.mark.rule(rule))

def other(rule): ...

CASES = [case("one", "AA-BBB-01"), case("two", "AA-BBB-02"), other("AA-BBB-03")]
"""
    assert {rule for _, rule in marked_rules(text)} == {"AA-BBB-01", "AA-BBB-02"}


def test_only_marks_count() -> None:
    text = 'x.rule("AA-BBB-01")\nmark("AA-BBB-02")\n# pytest.mark.rule("AA-BBB-03")\n'
    assert list(marked_rules(text)) == []


def test_ids_are_found_in_any_source() -> None:
    text = '# AA-BBB-01, AA-BBB-02\nRefusal("AA-BBB-03")\nXAA-BBB-04 AA-BBB-055 aa-bbb-06\n'
    assert list(named_rules(text)) == [(1, "AA-BBB-01"), (1, "AA-BBB-02"), (2, "AA-BBB-03")]


def test_a_rule_without_a_test_is_missed(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(
        f'import pytest\n\n@pytest.mark.rule("{SOME}")\ndef test_some() -> None: ...\n'
    )
    coverage = check(tmp_path)
    assert SOME not in coverage.untested[KEY]
    assert len(coverage.untested[KEY]) == coverage.rules[KEY] - 1
    assert any(fault.startswith(f"{KEY}: no test is marked") for fault in coverage.faults())


def test_an_unknown_rule_in_a_test_is_named_with_its_place(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text('import pytest\n\npytestmark = pytest.mark.rule("ZZ-ZZZ-99")\n')
    assert check(tmp_path).unknown == [f"{tmp_path.name}/test_some.py:3: ZZ-ZZZ-99 is in no ledger"]


def test_a_rule_that_a_board_invents_is_found(tmp_path: Path) -> None:
    folder = tmp_path / KEY
    folder.mkdir()
    (folder / "board.tsx").write_text(f"const good = '{SOME}';\nconst bad = 'ZZ-ZZZ-99';\n")
    assert f"{KEY}/board.tsx:2: ZZ-ZZZ-99 is not in the ledger of {KEY}" in check(boards=tmp_path).unknown


@pytest.mark.parametrize("key", games())
def test_the_counts_add_up(key: str, coverage: Coverage) -> None:
    assert coverage.rules[key] == len(ledger(key))


FILE_NAME = re.compile(r"\b[\w/]+\.(?:toml|txt|md|py)\b")


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize("name", ["rules.toml", "components.toml"])
def test_every_file_that_a_ledger_or_a_component_file_names_exists(key: str, name: str) -> None:
    root = Path(__file__).parents[1]
    for named in FILE_NAME.findall(resource(games()[key], name)):
        assert (root / named).exists(), named


@pytest.mark.parametrize("key", games())
def test_an_entry_that_holds_a_decision_of_ours_is_of_that_kind(key: str) -> None:
    for rule in ledger(key).values():
        if "Our ruling: " in rule.text:
            assert rule.kind == "ruling", rule.id
        if "Our reconstruction" in rule.text:
            assert rule.kind == "reconstruction", rule.id
        assert "FAQ" not in rule.source, rule.id


@pytest.mark.parametrize(
    "key, rules",
    [
        ("mundus_novus", ("MN-DEV-11", "MN-DEV-14", "MN-DEV-17")),
        ("columbus_1492", ("CC-GUS-03", "CC-CRD-09", "CC-DIS-01")),
        ("amerigo", ("AM-RND-11",)),
    ],
)
def test_where_an_entry_repeats_the_rulebook_it_says_which_part_is_ours(
    key: str, rules: tuple[str, ...]
) -> None:
    marks = {
        "en": "Our ruling: ",
        "fr": "Notre interprétation\N{NO-BREAK SPACE}: ",
        "nl": "Onze interpretatie: ",
    }
    for language, mark in marks.items():
        worded = worded_ledger(key, language)
        assert all(mark in worded[rule].text for rule in rules), language
