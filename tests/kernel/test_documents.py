"""The reader takes fields strictly and names every fault with its place."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravela.kernel.documents import BrokenDocument, Reader

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=8,
)


def test_fields_are_read_as_what_they_are() -> None:
    reader = Reader(
        {"n": 3, "yes": True, "word": "x", "pick": "b", "list": [1, "2"], "row": [1, 2], "in": {"n": 1}}
    )
    assert reader.integer("n", 0, 5) == 3
    assert reader.flag("yes") is True
    assert reader.text("word") == "x"
    assert reader.choice("pick", ["a", "b"]) == 1
    assert reader.items("list") == [1, "2"]
    assert reader.integers("row", 2, 0, 9) == [1, 2]
    assert reader.section("in").integer("n", 0, 1) == 1
    reader.finish()
    assert reader.faults == []


WRONG: list[tuple[str, Any, str]] = [
    ("integer", "x", "n is 'x', not a whole number from 1 to 5"),
    ("integer", 6, "n is 6, not a whole number from 1 to 5"),
    ("integer", 0, "n is 0, not a whole number from 1 to 5"),
    ("integer", True, "n is True, not a whole number from 1 to 5"),
    ("integer", 2.0, "n is 2.0, not a whole number from 1 to 5"),
    ("number", None, "n is None, not a number from 1 to 5"),
    ("number", 5.5, "n is 5.5, not a number from 1 to 5"),
    ("flag", 1, "n is 1, not true or false"),
    ("text", 1, "n is 1, not a text"),
    ("choice", "c", "n is 'c', not one of a, b"),
    ("choice", ["a"], "n is ['a'], not a text"),
    ("items", {}, "n is {}, not a list"),
    ("integers", [1], "n is not a list of 2 whole numbers from 1 to 5"),
    ("integers", [1, 2, 3], "n is not a list of 2 whole numbers from 1 to 5"),
    ("integers", [1, True], "n is not a list of 2 whole numbers from 1 to 5"),
    ("integers", [1, 9], "n is not a list of 2 whole numbers from 1 to 5"),
    ("section", [], "n is not a table of fields"),
    ("sections", [1], "n[0] is not a table of fields"),
]


def take(reader: Reader, how: str) -> object:
    """Reads the field n in one of the reader's ways."""
    ways: dict[str, Callable[[], object]] = {
        "integer": lambda: reader.integer("n", 1, 5),
        "number": lambda: reader.number("n", 1, 5),
        "flag": lambda: reader.flag("n"),
        "text": lambda: reader.text("n"),
        "choice": lambda: reader.choice("n", ["a", "b"]),
        "items": lambda: reader.items("n"),
        "integers": lambda: reader.integers("n", 2, 1, 5),
        "section": lambda: reader.section("n"),
        "sections": lambda: reader.sections("n"),
    }
    return ways[how]()


@pytest.mark.parametrize("how, value, fault", WRONG)
def test_a_wrong_field_is_named_with_what_it_should_be(how: str, value: object, fault: str) -> None:
    reader = Reader({"n": value})
    take(reader, how)
    reader.finish()
    assert fault in reader.faults


@pytest.mark.parametrize("how", sorted({how for how, _, _ in WRONG}))
def test_a_missing_field_is_named_once(how: str) -> None:
    reader = Reader({})
    take(reader, how)
    assert [fault for fault in reader.faults if fault.endswith("is missing")] == ["n is missing"]


def test_a_wrong_field_is_read_as_something_harmless() -> None:
    reader = Reader({"row": [3]})
    assert reader.integers("row", 3, 2, 9) == [2, 2, 2]
    assert reader.integer("other", 4, 9) == 4
    assert reader.choice("word", ["a", "b"]) == 0
    assert len(reader.faults) == 3


def test_faults_of_sections_carry_their_place_and_are_collected_together() -> None:
    reader = Reader({"seats": [{"hand": 1}, {"colour": 2}], "inner": {"deep": {"n": "x"}}})
    for section in reader.sections("seats"):
        section.text("hand")
        section.finish()
    deep = reader.section("inner").section("deep")
    deep.integer("n", 0, 1)
    assert reader.faults == [
        "seats[0].hand is 1, not a text",
        "seats[1].hand is missing",
        "seats[1].colour is not a field here",
        "inner.deep.n is 'x', not a whole number from 0 to 1",
    ]


def test_fields_that_nobody_asked_for_are_named_in_order() -> None:
    reader = Reader({"b": 1, "a": 2, "c": 3})
    reader.value("b")
    reader.finish()
    assert reader.faults == ["a is not a field here", "c is not a field here"]


def test_a_null_is_no_value_of_any_kind() -> None:
    for how in ("integer", "flag", "text", "items", "section"):
        reader = Reader({"n": None})
        take(reader, how)
        assert reader.faults, how


@given(JSON, st.sampled_from(sorted({how for how, _, _ in WRONG})))
def test_no_data_makes_the_reader_fail(data: object, how: str) -> None:
    for reader in (Reader(data), Reader({"n": data})):
        take(reader, how)
        reader.finish()


def test_a_broken_document_names_all_its_faults() -> None:
    error = BrokenDocument("the position is broken", ["a is missing", "b is 3, not a text"])
    assert str(error) == "the position is broken: a is missing; b is 3, not a text"
    assert error.faults == ["a is missing", "b is 3, not a text"]
