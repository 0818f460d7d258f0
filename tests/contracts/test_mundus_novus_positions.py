"""Mundus Novus only: positions that cannot be, each refused with what is wrong with it."""

import copy
from typing import Any

import pytest

from caravela.kernel.documents import BrokenDocument
from tests.contracts.walk import Seating, rules_of, samples

RULES = rules_of("mundus_novus")
SEATING = Seating("mundus_novus", 6)
Document = dict[str, Any]


def position(step: str) -> Document:
    """A true position of a step, as it was met in a walk."""
    for leg in samples(SEATING, 3):
        document: Document = RULES.encode(leg.state)
        if document["step"] == step:
            return copy.deepcopy(document)
    raise AssertionError(f"no walk meets the step {step}")


def faults(document: Document) -> list[str]:
    with pytest.raises(BrokenDocument) as broken:
        RULES.decode(document)
    return broken.value.faults


def named(document: Document, fault: str) -> None:
    found = faults(document)
    assert any(fault in one for one in found), found


def test_a_card_too_many_is_named() -> None:
    document = position("announce")
    document["seats"][0]["hand"] += "9"
    named(document, "there are 9 cards of vanilla, not 8")


def test_a_card_too_few_is_named() -> None:
    document = position("announce")
    document["pile"] = document["pile"][1:]
    named(document, "cards of cocoa, not 16")


def test_cards_are_taken_from_the_pile_when_it_is_not_written() -> None:
    document = position("announce")
    whole = RULES.decode(document).to_bytes()
    del document["pile"]
    assert RULES.decode(document).to_bytes() == whole
    document["seats"][0]["hand"] += "9" * 9
    named(document, "cards 9 more than there are")


def test_a_card_that_is_none_is_named_with_its_place() -> None:
    document = position("announce")
    document["seats"][1]["hand"] = "12X45"
    named(document, "seats[1].hand has 'X', which is no card")


def test_a_development_in_two_places_is_named() -> None:
    document = position("turn")
    document["seats"][0]["developments"].append(document["queue"][0])
    named(document, f"{document['queue'][0]} is in two places")


def test_a_development_that_is_none_is_named() -> None:
    document = position("turn")
    document["queue"][0] = "caravel 99"
    named(document, "queue has 'caravel 99', which is no development card")


def test_doubloons_that_nobody_earned_are_named() -> None:
    document = position("turn")
    document["seats"][2]["doubloons"] += 1
    named(document, "seat C has")


def test_a_memory_of_a_card_that_is_not_there_is_named() -> None:
    document = position("announce")
    document["seats"][3]["known"] = "9" * 8
    named(document, "seat D is known to have more vanilla than it has")


def test_a_sealed_choice_that_cannot_be_made_is_named() -> None:
    document = position("offer")
    document["seats"][0]["sealed"] = "offer R R R R" if document["announced"] == 4 else "offer 1 1 1 1"
    named(document, "seat A has sealed a choice it cannot make")


SPOILT: list[tuple[str, str, str, Any, str]] = [
    ("load", "supply", "loads_left", 20, "wrong fleet is being served"),
    ("load", "supply", "served", 12, "not served in their order"),
    ("load", "supply", "serving", [], "not served in their order"),
    ("fill", "turn", "merchants_used", [9, 9, 9], "more merchants were used than there are"),
    ("place", "trade", "last_owner", "", "nobody was the owner of the taken card"),
    ("gift", "trade", "gift_to", "", "a gift is owed at the wrong time"),
    ("place", "trade", "in_flight", "", "a taken card is not where it should be"),
]


@pytest.mark.parametrize("step, section, key, value, fault", SPOILT)
def test_what_does_not_fit_the_step_is_named(
    step: str, section: str, key: str, value: object, fault: str
) -> None:
    document = position("serve" if step == "load" else step)
    document[section][key] = value
    named(document, fault)


def making_a_set(**fields: object) -> Document:
    """Seat A has one merchant for common resources and makes a set that needs it."""
    return {
        "round": 2,
        "step": "fill",
        "master": "A",
        "market": "123",
        "queue": ["caravel 3", "caravel 10", "merchant-rare 0 a", "shipyard a", "warehouse-2 0 a"],
        "seats": [
            {"hand": "56", "developments": ["merchant-common 2 a"]},
            {"hand": ""},
        ],
        "turn": {
            "turns_left": 2,
            "sets_made": 1,
            "combination": "identical",
            "target": "1",
            "combined": "",
            "unfilled": "",
            "cards_due": 1,
            "size": 3,
            **fields,
        },
    }


def test_a_set_being_made_can_be_written_by_hand() -> None:
    state = RULES.decode(making_a_set())
    decision = RULES.next_decision(state)
    assert decision is not None
    assert len(decision.actions) == 2


@pytest.mark.parametrize(
    "fields, fault",
    [
        ({"cards_due": 2}, "merchants cannot turn the cards that the set needs"),
        ({"cards_due": 0}, "merchants cannot turn the cards that the set needs"),
        ({"target": "R"}, "the set being made is none"),
        ({"target": ""}, "the set being made is none"),
        ({"size": 2}, "the set being made is none"),
        ({"combination": "none"}, "no combination is made in the step fill"),
        ({"combination": "different"}, "no combination is made in the step fill"),
        (
            {"combination": "different", "combined": "1456", "unfilled": "1456"},
            "the combination being made cannot be completed",
        ),
        (
            {"combination": "different", "combined": "1456", "unfilled": "19"},
            "the combination being made cannot be completed",
        ),
    ],
)
def test_a_combination_that_cannot_be_completed_is_named(fields: dict[str, object], fault: str) -> None:
    named(making_a_set(**fields), fault)
