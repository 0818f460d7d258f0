"""AM-GLD: gold taken, spent, run over, and chests."""

import pytest

from tests.rules.amerigo.table import (
    acting,
    asked,
    document,
    gold,
    legal,
    named,
    only,
    play,
    position,
    refused,
    score,
    sheet,
)


@pytest.mark.rule("AM-GLD-01")
@pytest.mark.parametrize("cubes, coins", [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (10, 4)])
def test_gold_instead_of_an_action_is_a_third_of_the_cubes_rounded_up(cubes: int, coins: int) -> None:
    centre = {"blue": min(cubes, 6), "red": max(0, cubes - 6)}
    state = position(centre=centre)
    events = play(state, "A: gold")
    taken = only(events, "gold-taken")
    assert (taken.rule, taken.facts) == (
        "AM-GLD-01",
        {"seat": "@A", "cubes": cubes, "share": 3, "gold": coins},
    )
    assert gold(state, "A") == coins
    assert asked(state) == "B"


@pytest.mark.rule("AM-GLD-02")
def test_worked_example_at_nine_gold_four_more_make_twelve_and_a_point() -> None:
    state = position(seats={"A": {"gold": 9}}, centre={"blue": 6, "red": 4})
    events = play(state, "A: gold")
    assert (gold(state, "A"), score(state, "A")) == (12, 1)
    over = only(events, "gold-ran-over")
    assert (over.rule, over.facts) == ("AM-GLD-02", {"seat": "@A", "gold": 1, "points": 1})
    assert sheet(state, "A")["earned"]["spare_gold"] == 1


@pytest.mark.rule("AM-GLD-02")
@pytest.mark.parametrize(
    "seat, moves",
    [
        ({"chests": 1}, ["A: cash chest"]),
        ({"tokens": ["purse-5"]}, ["A: cash purse-5"]),
        ({"cannons": 12}, ["A: do cannons"]),
    ],
)
def test_gold_beyond_twelve_is_points_whatever_its_cause(seat: dict[str, object], moves: list[str]) -> None:
    state = position(seats={"A": {"gold": 11, **seat}}, centre={"black": 2})
    play(state, *moves)
    assert gold(state, "A") == 12
    assert score(state, "A") == {"cash chest": 2, "cash purse-5": 4, "do cannons": 1}[moves[0][3:]]


@pytest.mark.rule("AM-GLD-03")
def test_worked_example_two_points_and_a_gold_reach_the_fourth_token() -> None:
    tokens = {"left": ["surveyor", "", "", ""], "right": ["", "", "", ""]}
    mine = {"gold": 2, "progress": 13, "tokens": ["bonus-blue", "bonus-red", "assayer"]}
    state = position(seats={"A": mine}, centre={"brown": 2}, tokens=tokens)
    play(state, "A: do progress", "A: spend", "A: advance 3", "A: token surveyor")
    assert sheet(state, "A")["progress"] == 16
    assert len(sheet(state, "A")["tokens"]) == 4
    assert gold(state, "A") == 1


@pytest.mark.rule("AM-GLD-03")
@pytest.mark.parametrize(
    "step, colour",
    [("arm", "black"), ("plan", "red"), ("progress", "brown"), ("build", "green"), ("buy", "yellow"),
     ("special", "white"), ("navigate", "blue")],
)  # fmt: skip
def test_each_gold_spent_adds_a_point_to_any_action(step: str, colour: str) -> None:
    seats = {"A": {"gold": 2, "ships": ["frame 1", "frame 1"]}}
    state = acting(step, colour, 1, seats)
    play(state, "A: spend", "A: spend")
    assert document(state)["turn"]["points"] == 3
    assert gold(state, "A") == 0
    assert refused(state, "A: spend") == ("AM-GLD-03", "no-gold")


@pytest.mark.rule("AM-GLD-03")
def test_gold_spent_in_the_white_action_helps_its_joker_too() -> None:
    state = position(seats={"A": {"white": 2, "gold": 2}}, ranking="AB", centre={"white": 2})
    play(state, "A: do special", "A: spend", "A: as cannons", "A: spend", "A: advance 4")
    assert sheet(state, "A")["cannons"] == 4


@pytest.mark.rule("AM-GLD-03")
def test_no_gold_can_be_spent_outside_an_action() -> None:
    state = position(seats={"A": {"gold": 5, "tokens": ["chronicle"]}}, centre={"blue": 4})
    assert "spend" not in legal(state, "A")
    assert refused(state, "A: spend") == ("AM-RND-05", "not-now")


@pytest.mark.rule("AM-GLD-04")
def test_a_chest_may_be_given_up_for_three_gold() -> None:
    state = position(seats={"A": {"chests": 2}}, centre={"blue": 4})
    events = play(state, "A: cash chest")
    assert only(events, "chest-cashed").facts["gold"] == 3
    assert (gold(state, "A"), sheet(state, "A")["chests"]) == (3, 1)
    assert asked(state) == "A"
    play(state, "A: cash chest")
    assert (gold(state, "A"), sheet(state, "A")["chests"]) == (6, 0)
    assert refused(state, "A: cash chest") == ("AM-GLD-04", "no-chest")


@pytest.mark.rule("AM-GLD-05")
def test_chests_and_purses_are_cashed_before_or_during_an_action_and_spent_in_it() -> None:
    seats = {"A": {"chests": 1, "tokens": ["purse-3"]}}
    state = acting("arm", "black", 2, seats)
    assert {"cash chest", "cash purse-3"} <= legal(state, "A")
    play(state, "A: cash chest", "A: spend", "A: advance 3", "A: cash purse-3", "A: spend", "A: advance 1")
    assert sheet(state, "A")["cannons"] == 4
    assert gold(state, "A") == 4


@pytest.mark.rule("AM-GLD-05")
def test_an_action_goes_on_while_a_chest_could_still_be_cashed() -> None:
    state = acting("arm", "black", 2, {"A": {"chests": 1}})
    play(state, "A: advance 2")
    assert legal(state, "A") == {"cash chest", "finish"}
    state = acting("arm", "black", 2, {"A": {}})
    play(state, "A: advance 2")
    assert asked(state) == "B"


@pytest.mark.rule("AM-GLD-05")
def test_what_would_pass_twelve_when_cashed_is_points_at_once() -> None:
    state = acting("arm", "black", 2, {"A": {"chests": 1, "gold": 11}})
    late = state.copy()
    play(state, "A: cash chest")
    assert (gold(state, "A"), score(state, "A")) == (12, 2)
    play(late, "A: spend", "A: spend", "A: cash chest")
    assert (gold(late, "A"), score(late, "A")) == (12, 0)


@pytest.mark.rule("AM-GLD-05")
def test_nobody_cashes_in_the_turn_of_another() -> None:
    state = position(seats={"B": {"chests": 1}}, centre={"blue": 2})
    assert refused(state, "B: cash chest") == ("AM-RND-05", "not-your-turn")


@pytest.mark.rule("AM-GLD-06")
def test_gold_counts_for_both_ships_before_the_first_has_moved_and_for_the_second_alone_after() -> None:
    seats = {"A": {"gold": 2, "ships": ["f6", "f7"]}}
    state = acting("navigate", "blue", 1, seats)
    play(state, "A: spend", "A: ship 1")
    assert "sail f4" in legal(state, "A")
    play(state, "A: sail f4")
    assert document(state)["turn"]["points"] == 2
    play(state, "A: spend", "A: ship 2")
    assert document(state)["turn"]["points"] == 3
    assert "sail g9" in legal(state, "A")
    assert named(play(state, "A: sail g9"), "ship-sailed")


@pytest.mark.rule("AM-GLD-06")
def test_gold_may_be_spent_while_a_ship_is_under_way() -> None:
    seats = {"A": {"gold": 1, "ships": ["f6", "f7"]}}
    state = acting("navigate", "blue", 1, seats)
    play(state, "A: ship 1")
    assert refused(state, "A: sail f4")[1] == "too-far"
    play(state, "A: spend", "A: sail f4")
    assert document(state)["turn"]["points"] == 2
