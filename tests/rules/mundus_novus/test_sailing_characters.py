"""The characters of supply: Pizarro makes a caravel count nothing, Ponce splits a fleet."""

import pytest

from caravela.games.mundus_novus.state import MundusState
from tests.rules.mundus_novus.table import (
    RULES,
    asked,
    deal,
    doubloons,
    hand,
    last_turn,
    legal,
    play,
    refused,
    turn,
)

CALM = ("cortes", "almagro", "valdivia", "orellana", "shipyard b")
PIRATES = ("caravel 7", *CALM[1:])
"""The icon at the head of the queue brings the pirates."""
DEALT = ("11111", "22222", "33333", "44444", "55555", "66666")


def caravels(*values: int) -> list[str]:
    return [f"caravel {value}" for value in values]


def supply(queue: tuple[str, ...] = CALM, **developments: list[str]) -> MundusState:
    """A supply of six players after the deal of DEALT and a quay of 9 only."""
    state = last_turn([""] * 6, queue=queue, developments=developments)
    quay = "9" * sum(name.startswith("caravel") for names in developments.values() for name in names)
    play(state, "A: end", draws=deal(DEALT, quay))
    return state


def serve(state: MundusState) -> str:
    """Serves all fleets; the letters of the seats that took a card, in order."""
    letters = ""
    while RULES.encode(state)["step"] == "serve":
        letters += asked(state)
        play(state, f"{asked(state)}: load 9")
    return letters


def tolls(state: MundusState) -> dict[str, int]:
    """How many cards each seat owes the pirates."""
    return {letter: len(next(iter(legal(state, letter))).split()) - 1 for letter in asked(state)}


# --- Pizarro


@pytest.mark.rule("MN-DEV-11")
@pytest.mark.parametrize(
    "mine, others, without, with_pizarro",
    [
        ([12], [1], "BA", "AB"),  # 0 against 1
        ([2, 12], [3], "BAA", "AAB"),  # 2 against 3
        ([4, 11], [3], "BAA", "BAA"),  # only the highest counts nothing
        ([5, 12], [1, 4], "BBAA", "AABB"),  # 5 against 5, and 0 is lower than 1
    ],
)
def test_pizarros_owners_highest_caravel_counts_nothing(
    mine: list[int], others: list[int], without: str, with_pizarro: str
) -> None:
    assert serve(supply(A=caravels(*mine), B=caravels(*others))) == without
    state = supply(A=["pizarro", *caravels(*mine)], B=caravels(*others))
    assert serve(state) == with_pizarro


@pytest.mark.rule("MN-DEV-11")
def test_the_caravel_that_counts_nothing_brings_a_card_and_draws_pirates() -> None:
    state = supply(PIRATES, A=["pizarro", *caravels(2, 12)])
    serve(state)
    assert hand(state, "A") == "1111199"
    assert tolls(state) == {"A": 1}


@pytest.mark.rule("MN-DEV-11")
def test_the_caravel_that_counts_nothing_counts_for_shipyards() -> None:
    developments = {"A": ["shipyard a"], "B": ["pizarro", "caravel 12"]}
    state = turn("", [""] * 5, queue=CALM, developments=developments)
    play(state, "A: end")
    assert doubloons(state, "A") == 1


# --- Ponce de León

PONCE = "ponce-de-leon"


@pytest.mark.rule("MN-DEV-12")
@pytest.mark.parametrize(
    "split, order",
    [([], "BAAA"), ([11], "AABA"), ([3], "ABAA"), ([3, 11], "ABAA")],
)
def test_two_fleets_are_served_each_on_its_own(split: list[int], order: str) -> None:
    state = supply(A=[PONCE, *caravels(2, 3, 11)], B=caravels(6))
    play(state, *(f"A: detach {value}" for value in split), "A: sail")
    assert serve(state) == order


@pytest.mark.rule("MN-DEV-12")
@pytest.mark.parametrize(
    "mine, split, toll",
    [
        ([1, 2], [], 1),
        ([1, 2], [2], 0),
        ([1, 2, 8], [8], 1),
        ([1, 2, 8, 12], [], 1),
        ([1, 2, 8, 12], [12], 1),
        ([1, 2, 8, 12], [8, 12], 2),
    ],
)
def test_pirates_take_a_card_for_each_fleet_of_two_or_more(
    mine: list[int], split: list[int], toll: int
) -> None:
    state = supply(PIRATES, A=[PONCE, *caravels(*mine)], B=caravels(5, 6))
    play(state, *(f"A: detach {value}" for value in split), "A: sail")
    serve(state)
    assert tolls(state) == {"B": 1, **({"A": toll} if toll else {})}


@pytest.mark.rule("MN-DEV-13")
def test_the_split_is_chosen_when_the_quay_is_shown_and_no_fleet_served() -> None:
    state = supply(A=[PONCE, *caravels(8, 11)], B=caravels(1))
    assert (RULES.encode(state)["quay"], RULES.encode(state)["step"]) == ("999", "split")
    assert (asked(state), legal(state, "A")) == ("A", {"detach 11", "sail"})


@pytest.mark.rule("MN-DEV-13")
def test_the_split_is_made_in_the_open() -> None:
    state = supply(A=[PONCE, *caravels(8, 11)])
    assert not RULES.decisions(state)[0].secret
    told = [e for e in play(state, "A: detach 11", "A: sail") if e.seen_by(None)]
    assert [(event.name, event.facts["first"], event.facts["second"]) for event in told] == [
        ("fleet-split", ["caravel:8"], ["caravel:11"])
    ]
    seats = RULES.view(state, None).document()["seats"]
    assert isinstance(seats, list)
    assert seats[0]["detached"] == ["caravel 11"]


@pytest.mark.rule("MN-DEV-13")
def test_one_undivided_fleet_is_allowed() -> None:
    state = supply(A=[PONCE, *caravels(2, 11)], B=caravels(12))
    play(state, "A: sail")
    assert serve(state) == "BAA"


@pytest.mark.rule("MN-DEV-13")
def test_the_split_is_chosen_anew_each_round() -> None:
    developments = {"A": [PONCE, *caravels(2, 11)], "B": caravels(12)}
    seats = {"A": {"detached": ["caravel 11"]}}
    state = last_turn([""] * 6, queue=CALM, developments=developments, seats=seats)
    play(state, "A: end", draws=deal(DEALT, "999"))
    assert legal(state, "A") == {"detach 11", "sail"}
    play(state, "A: sail")
    assert serve(state) == "BAA"


@pytest.mark.rule("MN-DEV-13")
@pytest.mark.parametrize("mine", [[], [4]])
def test_with_fewer_than_two_caravels_there_is_nothing_to_split(mine: list[int]) -> None:
    state = supply(A=[PONCE, *caravels(*mine)], B=caravels(1, 2))
    assert RULES.encode(state)["step"] == "serve"


@pytest.mark.rule("MN-DEV-13")
@pytest.mark.parametrize(
    "split, order",
    [
        ([12], "ABAA"),  # 0, then B's 5, then 4 + 11
        ([11], "AABA"),  # 4 + 0, then B's 5, then 11: it is not the highest of all
        ([11, 12], "ABAA"),  # 4, then B's 5, then 11 + 0
        ([], "BAAA"),  # B's 5, then 4 + 11 + 0
    ],
)
def test_with_pizarro_only_the_highest_of_both_fleets_counts_nothing(split: list[int], order: str) -> None:
    state = supply(A=[PONCE, "pizarro", *caravels(4, 11, 12)], B=caravels(5))
    play(state, *(f"A: detach {value}" for value in split), "A: sail")
    assert serve(state) == order


@pytest.mark.rule("MN-DEV-13")
def test_a_split_that_cannot_be_made_is_refused() -> None:
    state = supply(A=[PONCE, *caravels(2, 3, 11)], B=caravels(6))
    expected = ("MN-DEV-13", "not-your-turn", {"seat": "@A"})
    assert refused(state, "B: sail") == expected
    assert refused(state, "A: detach 2") == ("MN-DEV-13", "lowest-stays", {"value": 2})
    assert refused(state, "A: detach 6") == ("MN-DEV-12", "no-such-caravel", {"value": 6})
    play(state, "A: detach 3")
    assert refused(state, "A: detach 3") == ("MN-DEV-13", "detached-already", {"value": 3})
