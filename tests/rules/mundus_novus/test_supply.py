"""MN-SUP: the deal, the quay, and the order in which the fleets are served."""

from typing import Any

import pytest

from caravela.games.mundus_novus.state import MundusState
from caravela.kernel.documents import BrokenDocument
from tests.rules.mundus_novus.table import (
    RULES,
    asked,
    begin,
    deal,
    deck_rows,
    hand,
    last_turn,
    legal,
    named,
    play,
    position,
    refused,
    rules_with_deck,
    trade,
)

DEALT = ("11111", "22222", "33333", "44444", "55555", "66666")
QUAY = "123456789R"
QUEUE = ("cortes", "almagro", "valdivia", "orellana", "coronado")


def supply(fleets: dict[str, list[int]], seats: int = 3) -> MundusState:
    """The quay is shown and the first fleet is to be served; fleets are lists of caravel values."""
    owned = {letter: [f"caravel {value}" for value in fleets[letter]] for letter in fleets}
    state = last_turn([""] * seats, developments=owned, queue=QUEUE)
    shown = QUAY[: sum(len(values) for values in fleets.values())]
    play(state, "A: end", draws=deal(DEALT[:seats], quay=shown))
    return state


def order_of_loading(state: MundusState) -> str:
    """Who takes the cards of the quay, one letter for each card; always the lowest card."""
    order = ""
    while RULES.encode(state)["step"] == "serve":
        letter = asked(state)
        play(state, f"{letter}: {min(legal(state, letter))}")
        order += letter
    return order


@pytest.mark.rule("MN-SUP-01")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_each_player_is_dealt_five_cards_on_top_of_stored_ones(seats: int) -> None:
    owned = {"A": ["warehouse-2 0 b"]}
    state = last_turn(["99", *[""] * (seats - 1)], developments=owned, queue=QUEUE)
    play(state, "A: end", "A: store 9", "A: store done", draws=deal(DEALT[:seats]))
    hands = [hand(state, letter) for letter in "ABCDEF"[:seats]]
    assert hands == ["111119", *DEALT[1:seats]]


@pytest.mark.rule("MN-SUP-01")
def test_only_its_owner_sees_a_dealt_card() -> None:
    _, events = begin(3)
    for event in named(events, "cards-dealt"):
        seat = "ABC".index(str(event.facts["seat"])[1])
        assert [viewer for viewer in (0, 1, 2, None) if event.seen_by(viewer)] == [seat]
    hidden = named(events, "cards-dealt-hidden")
    assert all(event.seen_by(None) and event.facts["count"] == 5 for event in hidden)
    assert len(hidden) == 3


@pytest.mark.rule("MN-SUP-02")
@pytest.mark.parametrize(
    "fleets", [{"A": [10]}, {"A": [10], "B": [3, 8], "C": [1, 2, 7]}, {"C": [1, 2, 3, 5, 7, 8, 10]}]
)
def test_the_quay_has_a_card_for_every_caravel_of_all_players(fleets: dict[str, list[int]]) -> None:
    caravels = sum(len(values) for values in fleets.values())
    assert RULES.encode(supply(fleets))["quay"] == QUAY[:caravels]


@pytest.mark.rule("MN-SUP-02")
def test_the_quay_is_turned_face_up_after_the_deal() -> None:
    state = last_turn(developments={"B": ["caravel 1", "caravel 7"]})
    events = play(state, "A: end", draws=deal(DEALT[:3], quay="R9"))
    shown = named(events, "quay-shown")[0]
    assert shown.facts == {"cards": ["vanilla", "relic"]}
    assert all(shown.seen_by(viewer) for viewer in (0, 1, 2, None))
    assert events.index(shown) > events.index(named(events, "cards-dealt")[-1])


@pytest.mark.rule("MN-SUP-02")
def test_without_caravels_no_card_is_shown() -> None:
    state = last_turn()
    events = play(state, "A: end", draws=deal(DEALT[:3]))
    assert named(events, "quay-shown") == []
    assert (RULES.encode(state)["quay"], RULES.encode(state)["step"]) == ("", "announce")


@pytest.mark.rule("MN-SUP-02")
def test_round_one_has_no_quay() -> None:
    state, events = begin(6)
    assert named(events, "quay-shown") == []
    assert (RULES.encode(state)["quay"], RULES.encode(state)["round"]) == ("", 1)


@pytest.mark.rule("MN-SUP-03")
@pytest.mark.parametrize(
    "fleets, order",
    [
        ({"A": [10], "B": [7], "C": [8]}, "BCA"),
        ({"A": [2, 3], "B": [7], "C": [1]}, "CAAB"),
        ({"A": [1, 2, 7], "B": [8], "C": [5]}, "CBAAA"),
        ({"B": [1, 10], "C": [2, 8]}, "CCBB"),
    ],
)
def test_fleets_are_served_from_the_lowest_sum_of_values_to_the_highest(
    fleets: dict[str, list[int]], order: str
) -> None:
    assert order_of_loading(supply(fleets)) == order


@pytest.mark.rule("MN-SUP-04")
def test_a_fleet_takes_a_card_of_its_choice_for_each_caravel_before_the_next_is_served() -> None:
    state = supply({"A": [10], "B": [3, 5]})
    assert (asked(state), legal(state, "B")) == ("B", {"load 1", "load 2", "load 3"})
    play(state, "B: load 2")
    assert (asked(state), legal(state, "B")) == ("B", {"load 1", "load 3"})
    play(state, "B: load 3")
    assert (asked(state), legal(state, "A")) == ("A", {"load 1"})
    play(state, "A: load 1")
    assert [hand(state, letter) for letter in "ABC"] == ["111111", "2222223", "33333"]
    assert RULES.encode(state)["quay"] == ""


@pytest.mark.rule("MN-SUP-04")
def test_a_card_that_does_not_lie_on_the_quay_is_refused() -> None:
    state = supply({"A": [10], "B": [3, 8]})
    assert refused(state, "A: load R") == ("MN-SUP-04", "not-on-quay", {"card": "relic"})
    assert refused(state, "B: load 1") == ("MN-SUP-04", "not-your-turn", {"seat": "@A"})


@pytest.mark.rule("MN-SUP-05")
@pytest.mark.parametrize(
    "fleets, order",
    [
        ({"A": [10], "B": [3, 7], "C": [2, 8]}, "CCBBA"),
        ({"A": [1, 7], "B": [8]}, "AAB"),
        ({"A": [8], "B": [1, 7]}, "BBA"),
        ({"A": [3, 8], "B": [1, 10]}, "BBAA"),
    ],
)
def test_of_equal_fleets_the_one_with_the_lowest_caravel_is_served_first(
    fleets: dict[str, list[int]], order: str
) -> None:
    assert order_of_loading(supply(fleets)) == order


@pytest.mark.rule("MN-SUP-06")
def test_the_worked_example_of_the_rulebook() -> None:
    state = supply({"A": [10], "B": [3, 8], "C": [1, 2, 7]})
    assert len(str(RULES.encode(state)["quay"])) == 6
    assert order_of_loading(state) == "CCCABB"


@pytest.mark.rule("MN-SUP-07")
def test_the_market_stays_from_round_to_round() -> None:
    state = last_turn(market="9R5")
    play(state, "A: end")
    assert (RULES.encode(state)["market"], RULES.encode(state)["round"]) == ("9R5", 3)


@pytest.mark.rule("MN-SUP-07")
def test_an_exchange_changes_one_card_of_the_market() -> None:
    offers = {"A": {"offer": "77"}, "B": {"offer": "88"}}
    state = position("take", ["111", "222"], market="9R5", seats=offers)
    trade(state, "A: 8 from B")
    assert RULES.encode(state)["market"] == "9R5"
    play(state, "B: take 7 from A", "B: exchange R")
    assert RULES.encode(state)["market"] == "975"


@pytest.mark.rule("MN-SUP-08")
def test_the_caravels_of_a_player_form_one_fleet_and_who_has_none_has_no_fleet() -> None:
    state = supply({"A": [1, 10], "C": [7]})
    serving: Any = RULES.encode(state)["supply"]
    assert serving["serving"] == ["C1", "A1"]
    assert order_of_loading(state) == "CAA"


@pytest.mark.rule("MN-SUP-08")
@pytest.mark.parametrize("split, order", [(["B: sail"], "CBB"), (["B: detach 10", "B: sail"], "BCB")])
def test_only_ponce_splits_a_fleet(split: list[str], order: str) -> None:
    owned = {"B": ["ponce-de-leon", "caravel 1", "caravel 10"], "C": ["caravel 7"]}
    state = last_turn([""] * 5, developments=owned, queue=QUEUE)
    play(state, "A: end", *split, draws=deal(DEALT[:5], quay="789"))
    assert order_of_loading(state) == order


@pytest.mark.rule("MN-SUP-09")
def test_a_deck_with_two_caravels_of_one_value_is_refused() -> None:
    with pytest.raises(BrokenDocument, match="two caravels of value 2; each value stands once"):
        rules_with_deck([["caravel", 2, 0, 2, ""], *deck_rows()[1:]])


@pytest.mark.rule("MN-SUP-10")
@pytest.mark.parametrize(
    "master, hands",
    [
        ("A", ["34567", "12345", "23456"]),
        ("B", ["23456", "34567", "12345"]),
        ("C", ["12345", "23456", "34567"]),
    ],
)
def test_cards_are_dealt_one_at_a_time_from_the_left_of_the_trade_master(
    master: str, hands: list[str]
) -> None:
    state = last_turn(master=master, actor="A")
    drawn = [first + turn for turn in range(5) for first in range(3)]
    play(state, "A: end", draws=drawn)
    assert [hand(state, letter) for letter in "ABC"] == hands
