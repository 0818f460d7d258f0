"""Mundus Novus only: positions that cannot be, each refused with what is wrong with it."""

import copy
from typing import Any

import pytest

from caravela.games.mundus_novus.state import MundusState
from caravela.kernel.chance import FastChance
from caravela.kernel.documents import BrokenDocument
from tests.contracts.walk import Seating, rules_of, samples

RULES = rules_of("mundus_novus")
SEATING = Seating("mundus_novus", 6)
CARAVELS = ["caravel 1", "caravel 7"]
Document = dict[str, Any]


def position(step: str) -> Document:
    """A true position of a step, as it was met in a walk."""
    for entry in samples(SEATING, 3):
        document: Document = RULES.encode(entry.state)
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
    named(document, "seats[1].hand has 'X', which is not a card")


def test_a_development_in_two_places_is_named() -> None:
    document = position("turn")
    document["seats"][0]["developments"].append(document["queue"][0])
    named(document, f"{document['queue'][0]} is in two places")


def test_a_development_that_is_none_is_named() -> None:
    document = position("turn")
    document["queue"][0] = "caravel 99"
    named(document, "queue has 'caravel 99', which is not a development card")


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
        ({"target": "R"}, "the combination in progress is not a valid set"),
        ({"target": ""}, "the combination in progress is not a valid set"),
        ({"size": 2}, "the combination in progress is not a valid set"),
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


@pytest.mark.parametrize("step", ["turn", "fill", "develop"])
def test_a_turn_without_its_count_is_named(step: str) -> None:
    document = position(step)
    del document["turn"]
    named(document, f"turn is missing in the step {step}")


@pytest.mark.parametrize("step", ["turn", "fill", "develop"])
def test_turns_that_would_never_end_are_named(step: str) -> None:
    document = position(step)
    document["turn"]["turns_left"] = 0
    named(document, "0 turns are left for 6 players [MN-PRG-01]")


def test_more_turns_than_players_are_named() -> None:
    named(making_a_set(turns_left=3), "3 turns are left for 2 players [MN-PRG-01]")


@pytest.mark.parametrize("step", ["offer", "pirates", "store"])
def test_a_sealed_step_needs_no_actor_and_bears_none(step: str) -> None:
    document = position(step) if step != "pirates" else pirates_ahead()
    whole = RULES.decode(document).to_bytes()
    del document["actor"]
    assert RULES.decode(document).to_bytes() == whole
    document["actor"] = document["master"]
    named(document, f"against the step {step}")


def pirates_ahead() -> Document:
    """Seat B has a fleet of two caravels."""
    document = tied_offers(A="", B="", C="")
    document.update(step="pirates", event="pirates", actor="")
    document["seats"][1]["developments"] = CARAVELS
    return document


def test_a_sealed_step_with_an_actor_is_played_on_all_the_same() -> None:
    state = RULES.decode(position("offer"))
    assert isinstance(state, MundusState)
    first = next(decision for decision in RULES.decisions(state) if decision.owed)
    state.actor = first.seat
    RULES.advance(state, first.seat, first.actions[0], FastChance(1), None)
    asked = RULES.next_decision(state)
    assert asked is not None
    assert asked.seat != first.seat


@pytest.mark.parametrize("step", ["announce", "choose master", "gift", "choose first"])
def test_another_seat_than_the_trade_master_is_named(step: str) -> None:
    document = position(step) if step != "choose master" else tied_offers()
    document["actor"] = "B" if document["master"] == "A" else "A"
    named(document, f"somebody else than the Trade Master decides in the step {step}")


def test_a_gift_to_the_trade_master_itself_is_named() -> None:
    document = position("gift")
    document["trade"]["gift_to"] = document["master"]
    named(document, "the Trade Master owes itself a gift [MN-TRD-10]")


def tied_offers(**offers: str) -> Document:
    """Seats B and C have the best offers and seat A, the Trade Master, chooses."""
    shown = {"A": "1", "B": "2", "C": "2", **offers}
    return {
        "round": 2,
        "step": "choose master",
        "master": "A",
        "market": "123",
        "queue": making_a_set()["queue"],
        "seats": [{"hand": "3456", "offer": shown[letter]} for letter in "ABC"],
    }


@pytest.mark.parametrize("offers", [{"B": "3"}, {"A": "2"}, {"A": "3"}])
def test_a_tie_that_is_none_is_named(offers: dict[str, str]) -> None:
    RULES.decode(tied_offers())
    named(tied_offers(**offers), "there is no tie for the Trade Master to break [MN-TRD-04]")


@pytest.mark.parametrize("last_taker, last_owner", [("", ""), ("A", "C")])
def test_a_take_by_the_wrong_seat_is_named(last_taker: str, last_owner: str) -> None:
    document = tied_offers()
    document.update(step="take", actor=last_owner or "A")
    document["trade"] = {"last_taker": last_taker, "last_owner": last_owner}
    RULES.decode(document)
    document["actor"] = "B"
    named(document, "the wrong seat is to take a card [MN-TRD-05, MN-TRD-07]")
    document["trade"]["last_taker"] = "" if last_taker else "B"
    named(document, "a card was taken by nobody or from nobody [MN-TRD-07]")


def test_a_taken_card_in_the_wrong_hand_is_named() -> None:
    document = tied_offers()
    document.update(step="place", actor="C")
    document["trade"] = {"last_taker": "C", "last_owner": "B", "in_flight": "9"}
    RULES.decode(document)
    document["trade"]["last_taker"] = "A"
    named(document, "the wrong seat has the taken card [MN-TRD-06]")


def test_an_event_in_the_first_round_is_named() -> None:
    document = position("announce")
    document.update(round=1, event="storm")
    named(document, "round 1 has an event [MN-EVT-03]")


@pytest.mark.parametrize("step", ["announce", "gift", "store"])
def test_a_match_that_should_be_over_is_named(step: str) -> None:
    document = position(step)
    document["seats"][1]["perfect"] = True
    named(document, f"a perfect combination was made before the step {step} [MN-END-02]")
    document["seats"][1]["perfect"] = False
    document["seats"][1].update(doubloons=80)
    del document["seats"][1]["earned"]
    named(document, f"seat B reached the goal before the step {step} [MN-END-01]")


def test_a_queue_that_ran_short_before_the_progression_is_named() -> None:
    document = position("announce")
    document["seats"][0]["developments"] += [document["queue"].pop(), *document.pop("development_pile")]
    document["starved"] = True
    named(document, "the queue ran short before the step announce [MN-END-05]")


def test_orellana_may_reach_the_goal_in_the_trade() -> None:
    document = tied_offers()
    document.update(step="take", actor="A")
    document["seats"][1].update(doubloons=80, developments=["orellana"])
    RULES.decode(document)
    document.update(step="choose master")
    named(document, "seat B reached the goal before the step choose master [MN-END-01]")


def test_more_sets_than_a_turn_has_are_named() -> None:
    document = making_a_set(sets_made=2)
    named(document, "2 sets were made in a turn without King's aid [MN-PRG-02]")
    document["event"] = "kings_aid"
    RULES.decode(document)


def test_a_second_fleet_of_other_caravels_is_named() -> None:
    document = tied_offers()
    document["seats"] += [{"hand": "3456"}, {"hand": "3456"}]
    document["seats"][1]["developments"] = ["ponce-de-leon", *CARAVELS]
    document["seats"][1]["detached"] = CARAVELS[1:]
    RULES.decode(document)
    document["seats"][0]["detached"] = CARAVELS[1:]
    named(document, "seats[0].detached has caravel 7, which it does not own")
    del document["seats"][0]["detached"]
    document["seats"][1]["detached"] = ["ponce-de-leon"]
    named(document, "ponce-de-leon cannot be in a second fleet [MN-DEV-12]")
