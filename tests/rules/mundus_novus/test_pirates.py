"""MN-EVT-09 and MN-EVT-10: what pirates take, from whom, and how it is chosen."""

from typing import Any

import pytest

from caravela.games.mundus_novus.state import MundusState
from tests.rules.mundus_novus.table import (
    RULES,
    asked,
    deal,
    hand,
    last_turn,
    legal,
    named,
    play,
    position,
    refused,
    seat_document,
    who_can_tell,
)

FLEETS = {"A": ["caravel 7", "caravel 8"], "B": ["caravel 2", "caravel 5", "caravel 10"], "C": ["caravel 3"]}
HANDS = ("1122234", "3345678", "111199")


CALM = ("cortes", "almagro", "valdivia", "orellana")
"""Developments that are no caravels and bring no event."""


def raid() -> MundusState:
    """The pirates are there: A has a fleet of two, B one of three, C a single caravel."""
    queue = [*CALM, "coronado"]
    return position("pirates", HANDS, event="pirates", actor="", queue=queue, developments=FLEETS)


@pytest.mark.rule("MN-EVT-09")
def test_pirates_come_right_after_supply() -> None:
    state = last_turn(queue=["caravel 1", *CALM], developments={"A": ["caravel 7", "caravel 8"]})
    dealt = deal(["11111", "22222", "33333"], quay="45")
    play(state, "A: end", "A: load 4", draws=dealt)
    assert RULES.encode(state)["step"] == "serve"
    play(state, "A: load 5")
    assert (RULES.encode(state)["step"], asked(state)) == ("pirates", "A")
    play(state, "A: surrender 1")
    assert (RULES.encode(state)["step"], hand(state, "A")) == ("announce", "111145")


@pytest.mark.rule("MN-EVT-09")
def test_a_fleet_of_two_or_more_costs_one_card_and_a_single_caravel_none() -> None:
    state = raid()
    assert asked(state) == "AB"
    play(state, "A: surrender 1", "B: surrender 8")
    assert [hand(state, letter) for letter in "ABC"] == ["122234", "334567", "111199"]
    assert RULES.encode(state)["discard"] == "18"


@pytest.mark.rule("MN-EVT-09")
def test_each_player_chooses_the_card() -> None:
    assert legal(raid(), "A") == {f"surrender {sign}" for sign in "1234"}


@pytest.mark.rule("MN-EVT-09")
@pytest.mark.parametrize("detached, toll", [([], 1), (["caravel 8"], 1), (["caravel 7", "caravel 8"], 2)])
def test_each_fleet_of_a_split_counts_by_itself(detached: list[str], toll: int) -> None:
    owned = ["ponce-de-leon", "caravel 1", "caravel 2", "caravel 7", "caravel 8"]
    hands = ("111112345", "11111", "22222", "33333", "44444")
    seats = {"A": {"developments": owned, "detached": detached}}
    state = position("pirates", hands, event="pirates", actor="", seats=seats)
    sizes = {len(notation.split()) - 1 for notation in legal(state, "A")}
    assert sizes == {toll}


@pytest.mark.rule("MN-EVT-09")
def test_two_single_caravels_of_a_split_are_both_safe() -> None:
    owned = {"A": ["ponce-de-leon", "caravel 2", "caravel 7"]}
    state = last_turn([""] * 5, queue=["caravel 1", *CALM], developments=owned)
    dealt = deal(["11111"] * 3 + ["22222"] * 2, quay="45")
    play(state, "A: end", "A: detach 7", "A: sail", "A: load 4", "A: load 5", draws=dealt)
    assert (RULES.encode(state)["step"], hand(state, "A")) == ("announce", "1111145")


@pytest.mark.rule("MN-EVT-09")
@pytest.mark.parametrize(
    "head, step", [("caravel 1", "pirates"), ("cortes", "announce"), ("caravel 2", "announce")]
)
def test_pirates_take_nothing_without_their_event(head: str, step: str) -> None:
    owned = {"A": ["caravel 7", "caravel 8"]}
    state = last_turn(["", ""], queue=[head, *CALM[1:], "coronado"], developments=owned)
    play(state, "A: end", "A: load 4", "A: load 5", draws=deal(["11111", "22222"], quay="45"))
    assert RULES.encode(state)["step"] == step


@pytest.mark.rule("MN-EVT-10")
def test_pirate_discards_lie_in_the_hand_until_all_have_chosen_and_then_come_together() -> None:
    state = raid()
    events = play(state, "B: surrender 8")
    assert (hand(state, "B"), RULES.encode(state)["discard"], asked(state)) == ("3345678", "", "A")
    assert [event.document() for event in events] == [
        {"event": "choice-sealed", "rule": "MN-EVT-10", "facts": {"seat": "@B"}}
    ]
    events = play(state, "A: surrender 1")
    assert [event.facts for event in named(events, "cards-surrendered")] == [
        {"seat": "@A", "cards": ["cocoa"]},
        {"seat": "@B", "cards": ["indigo"]},
    ]


@pytest.mark.rule("MN-EVT-10")
def test_nobody_sees_which_card_another_has_chosen_for_the_pirates() -> None:
    one, other = raid(), raid()
    play(one, "B: surrender 8")
    play(other, "B: surrender 3")
    assert who_can_tell(one, other) == [1]
    seats: Any = RULES.view(one, None).document()["seats"]
    assert (seats[1]["sealed"], seats[1]["cards"]) == ("hidden", 7)


@pytest.mark.rule("MN-EVT-10")
def test_a_choice_for_the_pirates_may_be_changed_until_all_have_chosen() -> None:
    state = raid()
    events = play(state, "B: surrender 8", "B: surrender 3")
    assert seat_document(state, "B")["sealed"] == "surrender 3"
    assert len(named(events, "choice-sealed")) == 1
    play(state, "A: surrender 1")
    assert hand(state, "B") == "345678"


@pytest.mark.rule("MN-EVT-10")
def test_any_card_of_the_hand_may_go_also_one_just_loaded() -> None:
    owned = {"A": ["caravel 7", "caravel 8"]}
    state = last_turn(["", ""], queue=["caravel 1", *CALM], developments=owned)
    play(state, "A: end", "A: load 4", "A: load R", draws=deal(["11112", "22222"], quay="4R"))
    assert legal(state, "A") == {f"surrender {sign}" for sign in "124R"}


@pytest.mark.rule("MN-EVT-09")
def test_refusals_of_pirate_discards_name_the_rule_and_the_facts() -> None:
    state = raid()
    toll = ("MN-EVT-09", "wrong-toll", {"count": 2, "due": 1})
    assert refused(state, "A: surrender 1 1") == toll
    assert refused(state, "A: surrender 9") == ("MN-EVT-10", "cards-not-held", {"cards": ["vanilla"]})
    assert refused(state, "C: surrender 1") == ("MN-EVT-09", "nothing-to-choose", {})
