"""The progression step: turns, combinations, their earnings and costs, and income."""

from itertools import permutations

import pytest

from caravela.games.mundus_novus.state import MundusState
from caravela.kernel.actions import NotationError
from caravela.kernel.events import Facts
from tests.rules.mundus_novus.table import (
    QUEUE,
    RULES,
    asked,
    card,
    doubloons,
    hand,
    legal,
    owned,
    play,
    position,
    queue_of,
    refused,
    turn,
)


def of_family(state: MundusState, family: str) -> set[str]:
    """Return seat A's legal actions of one kind, by the first word."""
    return {notation for notation in legal(state, "A") if notation.split()[0] == family}


def places(reach: int) -> set[str]:
    return {f"develop {place}" for place in range(1, reach + 1)}


def text(state: MundusState, field: str) -> str:
    return str(RULES.encode(state)[field])


# --- turns


@pytest.mark.rule("MN-PRG-01")
@pytest.mark.parametrize("order", ["ABC", "BCA", "CAB"])
def test_the_trade_master_names_anybody_first_and_the_rest_follow_clockwise(order: str) -> None:
    state = position("choose first", ["1", "2", "3"], master="B")
    assert asked(state) == "B"
    assert legal(state, "B") == {"first A", "first B", "first C"}
    play(state, f"B: first {order[0]}")
    for letter in order:
        assert (text(state, "step"), asked(state)) == ("turn", letter)
        play(state, f"{letter}: end")
    assert (text(state, "round"), text(state, "step")) == ("3", "announce")


@pytest.mark.rule("MN-PRG-01")
def test_naming_the_first_player_is_refused_to_others_and_for_empty_seats() -> None:
    state = position("choose first", ["1", "2", "3"], master="B")
    assert refused(state, "A: first A") == ("MN-PRG-01", "not-your-turn", {"seat": "@B"})
    assert refused(state, "B: first D") == ("MN-SET-01", "no-such-seat", {"seat": "@D"})


@pytest.mark.rule("MN-PRG-01")
def test_only_the_player_whose_turn_it_is_makes_combinations() -> None:
    state = turn("111", ["222", ""])
    assert legal(state, "B") == set()
    assert refused(state, "B: set 2: 2 2 2") == ("MN-PRG-12", "not-your-turn", {"seat": "@A"})


@pytest.mark.rule("MN-PRG-01")
def test_each_turn_has_its_own_limits() -> None:
    state = turn("1111234R", ["1111234R", ""])
    moves = ("set 1: 1 1 1", "develop 1", "different 1 2 3 4", "sell 1", "end")
    play(state, *(f"A: {move}" for move in moves), *(f"B: {move}" for move in moves))
    assert doubloons(state, "A") == doubloons(state, "B") == 8


# --- combinations of identical resources


@pytest.mark.rule("MN-PRG-02")
def test_a_second_set_in_a_turn_is_refused() -> None:
    state = turn("111222")
    play(state, "A: set 1: 1 1 1", "A: develop 1")
    assert legal(state, "A") == {"end"}
    assert refused(state, "A: set 2: 2 2 2") == ("MN-PRG-02", "set-made-already", {})


@pytest.mark.rule("MN-PRG-02")
def test_kings_aid_allows_more_sets_in_a_turn() -> None:
    state = turn("111222", event="kings_aid")
    play(state, "A: set 1: 1 1 1", "A: develop 1", "A: set 2: 2 2 2", "A: develop 1")
    assert owned(state, "A") == ["caravel 3", "caravel 10"]


REACH = {"123": {3: 1, 4: 3, 5: 5}, "456": {3: 3, 4: 5, 5: 5}, "789": {3: 5, 4: 5, 5: 5}}


@pytest.mark.rule("MN-PRG-03")
@pytest.mark.parametrize(
    "kind, size, reach",
    [
        (kind, size, reach)
        for kinds, table in REACH.items()
        for kind in kinds
        for size, reach in table.items()
    ],
)
def test_rarity_and_number_of_cards_set_the_reach(kind: str, size: int, reach: int) -> None:
    state = turn(kind * size)
    play(state, f"A: set {kind}: {' '.join(kind * size)}")
    assert legal(state, "A") == places(reach)


@pytest.mark.rule("MN-PRG-03")
def test_a_set_has_three_to_five_cards() -> None:
    assert of_family(turn("11"), "set") == set()
    sizes = {"set 1: 1 1 1", "set 1: 1 1 1 1", "set 1: 1 1 1 1 1"}
    assert of_family(turn("111111"), "set") == sizes
    with pytest.raises(NotationError):
        RULES.space.parse("set 1: 1 1 1 1 1 1")


@pytest.mark.rule("MN-PRG-03")
def test_a_development_out_of_reach_is_refused() -> None:
    state = turn("1111")
    play(state, "A: set 1: 1 1 1 1")
    expected = ("MN-PRG-03", "out-of-reach", {"place": 4, "reach": 3})
    assert refused(state, "A: develop 4") == expected


@pytest.mark.rule("MN-PRG-04")
@pytest.mark.parametrize(
    "cards, move, reach",
    [
        ("11R", "set 1: 1 1 R", 1),
        ("111R", "set 1: 1 1 1 R", 3),
        ("5RR", "set 5: 5 R R", 3),
        ("1RRRR", "set 1: 1 R R R R", 5),
    ],
)
def test_relics_stand_in_for_cards_of_a_set(cards: str, move: str, reach: int) -> None:
    state = turn(cards)
    play(state, f"A: {move}")
    assert legal(state, "A") == places(reach)
    assert (hand(state, "A"), text(state, "discard")) == ("", cards)


@pytest.mark.rule("MN-PRG-04")
@pytest.mark.parametrize(
    "cards, move, refusal",
    [
        ("11", "set 1: 1 1 1", ("MN-PRG-03", "too-few-cards", {"card": "cocoa", "count": 3, "held": 2})),
        ("11", "set 1: 1 1 R", ("MN-PRG-04", "too-few-relics", {"count": 1, "held": 0})),
        ("1R", "set 1: 1 R R", ("MN-PRG-04", "too-few-relics", {"count": 2, "held": 1})),
    ],
)  # fmt: skip
def test_a_set_of_cards_not_held_is_refused(cards: str, move: str, refusal: tuple[str, str, Facts]) -> None:
    assert refused(turn(cards), f"A: {move}") == refusal


@pytest.mark.rule("MN-PRG-05")
def test_relics_alone_are_no_set() -> None:
    assert of_family(turn("RRRRR"), "set") == set()
    with pytest.raises(NotationError):
        RULES.space.parse("set 1: R R R")


@pytest.mark.rule("MN-PRG-05")
def test_cards_of_two_kinds_are_no_set_and_relics_join_either() -> None:
    assert of_family(turn("1122"), "set") == set()
    assert of_family(turn("1122R"), "set") == {"set 1: 1 1 R", "set 2: 2 2 R"}


@pytest.mark.rule("MN-PRG-05")
@pytest.mark.parametrize("kind, reach", [("3", 1), ("6", 3), ("9", 5)])
def test_the_rarity_of_the_one_true_card_sets_the_reach(kind: str, reach: int) -> None:
    state = turn(f"{kind}RR")
    play(state, f"A: set {kind}: {kind} R R")
    assert legal(state, "A") == places(reach)


@pytest.mark.rule("MN-PRG-05")
def test_a_turned_card_counts_as_its_new_kind_for_the_reach() -> None:
    state = turn("1RR", developments={"A": ["merchant-rare 0 b"]})
    play(state, "A: set 9: R R M", "A: turn 1 to 9")
    assert legal(state, "A") == places(5)


@pytest.mark.rule("MN-PRG-06")
def test_a_set_takes_exactly_one_development() -> None:
    state = turn("99999")
    play(state, "A: set 9: 9 9 9 9 9")
    facts = {"now": "step-develop", "then": "step-turn"}
    assert refused(state, "A: end") == ("MN-EVT-13", "not-now", facts)
    play(state, "A: develop 4")
    assert owned(state, "A") == ["shipyard a"]
    facts = {"now": "step-turn", "then": "step-develop"}
    assert refused(state, "A: develop 1") == ("MN-EVT-13", "not-now", facts)


@pytest.mark.rule("MN-PRG-07")
@pytest.mark.parametrize("place", [1, 2, 3, 4, 5])
def test_the_queue_moves_up_and_the_pile_fills_its_end(place: int) -> None:
    state = turn("999")
    play(state, "A: set 9: 9 9 9", f"A: develop {place}", draws=[card("cortes")])
    assert owned(state, "A") == [QUEUE[place - 1]]
    assert queue_of(state) == [*QUEUE[: place - 1], *QUEUE[place:], "cortes"]
    assert asked(state) == "A"


# --- combinations of different resources, relics


@pytest.mark.rule("MN-PRG-08")
def test_a_second_combination_of_different_resources_is_refused() -> None:
    state = turn("11223344")
    play(state, "A: different 1 2 3 4")
    assert legal(state, "A") == {"end"}
    assert refused(state, "A: different 1 2 3 4") == ("MN-PRG-08", "different-made-already", {})


@pytest.mark.rule("MN-PRG-08")
def test_no_relic_is_part_of_a_combination_of_different_resources() -> None:
    state = turn("123R")
    assert of_family(state, "different") == set()
    names = ["cocoa", "corn", "tobacco", "coffee"]
    expected = ("MN-PRG-08", "cards-not-held", {"cards": names, "count": 4})
    assert refused(state, "A: different 1 2 3 4") == expected
    with pytest.raises(NotationError):
        RULES.space.parse("different 1 2 3 R")


@pytest.mark.rule("MN-PRG-09")
@pytest.mark.parametrize("size, earned", [(4, 5), (5, 7), (6, 10), (7, 15), (8, 20), (9, 25)])
@pytest.mark.parametrize("cards", ["123456789", "987654321"])
def test_different_resources_earn_by_their_number(cards: str, size: int, earned: int) -> None:
    state = turn("".join(sorted(cards[:size])) + "9")
    play(state, f"A: different {' '.join(sorted(cards[:size]))}")
    assert (doubloons(state, "A"), hand(state, "A")) == (earned, "9")


@pytest.mark.rule("MN-PRG-09")
def test_three_different_resources_are_no_combination() -> None:
    assert legal(turn("12333"), "A") == {"set 3: 3 3 3", "end"}
    with pytest.raises(NotationError):
        RULES.space.parse("different 1 2 3")


@pytest.mark.rule("MN-PRG-10")
@pytest.mark.parametrize("count, earned", [(1, 3), (2, 7), (3, 12), (4, 18), (5, 25)])
def test_relics_sold_earn_by_their_number(count: int, earned: int) -> None:
    state = turn("RRRRR")
    play(state, f"A: sell {count}")
    assert (doubloons(state, "A"), hand(state, "A")) == (earned, "R" * (5 - count))


@pytest.mark.rule("MN-PRG-10")
def test_more_relics_than_held_are_not_sold() -> None:
    expected = ("MN-PRG-10", "too-few-relics", {"count": 3, "held": 2})
    assert refused(turn("RR"), "A: sell 3") == expected


@pytest.mark.rule("MN-PRG-11")
def test_relics_are_sold_once_a_turn_and_five_at_most() -> None:
    state = turn("RRRRRRR")
    assert of_family(state, "sell") == {f"sell {count}" for count in (1, 2, 3, 4, 5)}
    play(state, "A: sell 5")
    assert of_family(state, "sell") == set()
    assert refused(state, "A: sell 1") == ("MN-PRG-11", "relics-sold-already", {})


@pytest.mark.rule("MN-PRG-12")
@pytest.mark.parametrize(
    "order", list(permutations(["set 9: 9 9 9", "different 1 2 3 4", "sell 1"])), ids=str
)
def test_combinations_are_made_in_any_order(order: tuple[str, ...]) -> None:
    state = turn("1234999R")
    for move in order:
        play(state, f"A: {move}", *(["A: develop 1"] if move.startswith("set") else []))
    assert (doubloons(state, "A"), owned(state, "A")) == (8, ["caravel 3"])


@pytest.mark.rule("MN-PRG-12")
def test_a_player_may_make_no_combination_at_all() -> None:
    state = turn("1234999R")
    play(state, "A: end")
    assert (asked(state), hand(state, "A"), doubloons(state, "A")) == ("B", "1234999R", 0)


# --- income


@pytest.mark.rule("MN-PRG-15")
def test_a_development_pays_from_the_round_in_which_it_is_taken() -> None:
    state = turn("999", queue=["cortes", *QUEUE[:4]])
    play(state, "A: set 9: 9 9 9", "A: develop 1", "A: end")
    assert doubloons(state, "A") == 3


@pytest.mark.rule("MN-PRG-16")
def test_all_income_is_paid_at_the_end_of_its_owners_turn() -> None:
    sources = ["merchant-common 2 a", "warehouse-1 1 a", "valdivia", "shipyard b"]
    developments = {"A": sources, "B": ["cortes", "caravel 1"]}
    state = turn("1234", developments=developments)
    play(state, "A: different 1 2 3 4", "A: complete")
    assert doubloons(state, "A") == 5
    paid = play(state, "A: end")
    assert [event.name for event in paid] == ["income-paid", "shipyards-paid", "turn-ended"]
    assert (doubloons(state, "A"), doubloons(state, "B")) == (5 + 2 + 1 + 1 + 1, 0)
    play(state, "B: end")
    assert doubloons(state, "B") == 3


@pytest.mark.rule("MN-PRG-17")
def test_a_development_works_in_the_turn_in_which_it_is_taken() -> None:
    state = turn("9991235")
    assert "different 1 2 3 7" not in legal(state, "A")
    play(state, "A: set 9: 9 9 9", "A: develop 3", "A: different 1 2 3 7", "A: turn 5 to 7")
    assert doubloons(state, "A") == 5
