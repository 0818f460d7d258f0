"""A position document says everything about a state, can be written by hand, and is read strictly."""

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravela.kernel.chance import FastChance
from caravela.kernel.documents import BrokenDocument
from caravela.kernel.playout import play_randomly
from caravela.kernel.rules import Rules
from tests.contracts.walk import SEATINGS, Seating, each_game, each_seating, rules_of, samples, walk

EACH = 6
AHEAD = 60
"""How far a position that was accepted is played on."""

Document = dict[str, Any]
Place = tuple[str | int, ...]


def documents(seating: Seating, each: int) -> list[Document]:
    """Positions of every kind of step, and of a match that is over."""
    states = [*(entry.state for entry in samples(seating, each)), walk(seating).end]
    return [seating.rules.encode(state) for state in states]


def places(value: object, place: Place = ()) -> Iterator[Place]:
    """Every place in a document, from its fields down to the items of its lists."""
    items: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        items = list(value.items())
    elif isinstance(value, list):
        items = list(enumerate(value))
    for key, inner in items:
        yield (*place, key)
        yield from places(inner, (*place, key))


def holder_of(document: Document, place: Place) -> Any:  # noqa: ANN401 - a part of JSON data
    holder: Any = document
    for key in place[:-1]:
        holder = holder[key]
    return holder


def faults_of(rules: Rules, document: object) -> list[str]:
    with pytest.raises(BrokenDocument) as broken:
        rules.decode(document)
    assert broken.value.faults
    assert all(fault in str(broken.value) for fault in broken.value.faults)
    assert "\n" not in str(broken.value)
    return broken.value.faults


@each_seating
def test_a_state_comes_back_from_one_line_of_text(seating: Seating) -> None:
    rules = seating.rules
    for state in [*(entry.state for entry in samples(seating, 2)), walk(seating).end]:
        text = json.dumps(rules.encode(state))
        assert "\n" not in text
        back = rules.decode(json.loads(text))
        assert back.to_bytes() == state.to_bytes()
        assert json.dumps(rules.encode(back)) == text


@each_seating
def test_decoding_leaves_the_document_alone(seating: Seating) -> None:
    for document in documents(seating, 1):
        before = copy.deepcopy(document)
        seating.rules.decode(document)
        assert document == before


@each_seating
def test_a_document_names_its_game(seating: Seating) -> None:
    for document in documents(seating, 1):
        assert document["game"] == seating.key
        assert "game" in faults_of(seating.rules, {**document, "game": "chess"})[0]


@pytest.mark.parametrize("junk", [None, 7, "", "text", [], [[]], {}, True, 1.5, {"game": 1}])
@each_game
def test_what_is_no_document_is_refused(key: str, junk: object) -> None:
    faults_of(rules_of(key), junk)


@each_seating
def test_a_field_that_is_none_of_a_document_is_named(seating: Seating) -> None:
    for document in documents(seating, 1):
        sections: list[Place] = [()]
        sections += [place for place in places(document) if isinstance(value_at(document, place), dict)]
        for place in sections:
            changed = copy.deepcopy(document)
            value_at(changed, place)["colour"] = "red"
            faults = faults_of(seating.rules, changed)
            assert any("colour" in fault for fault in faults), f"{place}: {faults}"


def value_at(document: Document, place: Place) -> Any:  # noqa: ANN401 - a part of JSON data
    return holder_of(document, place)[place[-1]] if place else document


@each_seating
def test_a_field_of_another_type_is_named(seating: Seating) -> None:
    for document in documents(seating, 1):
        for key, value in document.items():
            for wrong in ({"x": 1}, ["x", 1], 1.5, "\u2655", -(10**20)):
                if type(wrong) is not type(value):
                    faults = faults_of(seating.rules, {**document, key: wrong})
                    assert any(key in fault for fault in faults), f"{key}: {wrong}: {faults}"


@each_seating
def test_all_faults_of_a_document_are_named_at_once(seating: Seating) -> None:
    for document in documents(seating, 1):
        numbers = [key for key, value in document.items() if type(value) is int]
        wrong = {**document, "colour": 1, "weather": 2, **dict.fromkeys(numbers, "x")}
        faults = faults_of(seating.rules, wrong)
        for key in ("colour", "weather", *numbers):
            assert any(key in fault for fault in faults), f"{key} is not in {faults}"


@each_seating
def test_a_missing_field_is_named_or_may_be_left_out(seating: Seating) -> None:
    rules = seating.rules
    refused = 0
    every = documents(seating, 1)
    for at, document in enumerate(every):
        # Between them the documents try every place once.
        for place in list(places(document))[at % len(every) :: len(every)]:
            changed = copy.deepcopy(document)
            del holder_of(changed, place)[place[-1]]
            try:
                state = rules.decode(changed)
            except BrokenDocument:
                refused += 1
            else:
                assert rules.audit(state) == []
    assert refused > 0


WRONG = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.integers(-(2**70), 2**70),
    st.floats(),
    st.text(max_size=4),
    st.lists(st.integers(-2, 9), max_size=4),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
)


def spoil(draw: st.DrawFn, document: Document) -> None:
    """Changes, takes out, doubles or exchanges something anywhere in a document."""
    for _ in range(draw(st.integers(1, 3))):
        every = list(places(document))
        place = draw(st.sampled_from(every))
        holder = holder_of(document, place)
        value: Any = holder[place[-1]]
        candidates = [draw(WRONG), copy.deepcopy(value_at(document, draw(st.sampled_from(every))))]
        if isinstance(value, str | list) and value:
            candidates += [value[:1] * 2, value[1:], value[::-1], value[-1:]]
        if type(value) is int:
            candidates += [value + 1, value - 1]
        if draw(st.booleans()) and len(holder) > 1:
            del holder[place[-1]]
        else:
            holder[place[-1]] = draw(st.sampled_from(candidates))


@st.composite
def spoilt_positions(draw: st.DrawFn) -> tuple[Seating, Document]:
    seating = draw(st.sampled_from(SEATINGS))
    document = copy.deepcopy(draw(st.sampled_from(documents(seating, 1))))
    spoil(draw, document)
    return seating, document


@settings(max_examples=120, deadline=None)
@given(spoilt_positions())
def test_a_spoilt_document_is_refused_or_is_a_healthy_position(case: tuple[Seating, Document]) -> None:
    seating, document = case
    rules = seating.rules
    try:
        state = rules.decode(document)
    except BrokenDocument:
        return
    assert rules.audit(state) == []
    for viewer in seating.viewers()[: state.seats]:
        rules.view(state, viewer).text()
    play_randomly(rules, state, FastChance(1), FastChance(2), AHEAD)
    assert rules.audit(state) == []
