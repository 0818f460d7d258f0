"""CC-GUS: flights, strikes, and the victims who put gusts back."""

import pytest

from caravela.games.columbus_1492.board import Board
from tests.rules.columbus_1492.table import (
    RULES,
    arrow,
    asked,
    dice_turn,
    dismasted,
    gusts,
    left,
    legal,
    named,
    play,
    refused,
    square,
)


def flights(gust: int, letter: str = "A", **fields: object) -> set[str]:
    """Return where a gust may fly with the dice left."""
    state = dice_turn(at={"A": "8,4"}, **fields)  # type: ignore[arg-type]  # fields of `dice_turn`
    return {n.split()[3] for n in legal(state, letter) if n.startswith(f"gust {gust} ")}


@pytest.mark.rule("CC-GUS-01")
def test_a_gust_is_put_on_no_reef_and_no_island_but_flies_over_them() -> None:
    state = dice_turn("gust gust", {"A": "8,4"}, gusts=("8,3", "9,3"))
    assert refused(state, "A: gust 1 to 8,2 by 1") == ("CC-GUS-01", "no-gust-there")
    assert refused(state, "A: gust 2 to 10,3 by 1") == ("CC-GUS-01", "no-gust-there")
    play(state, "A: gust 1 to 8,1 by 2")
    assert gusts(state)[0] == "8,1"
    over_island = dice_turn("gust gust", {"A": "8,4"}, gusts=("8,3", "9,3"))
    play(over_island, "A: gust 2 to 11,3 by 2")
    assert gusts(over_island)[1] == "11,3"


@pytest.mark.rule("CC-GUS-01")
def test_the_only_way_may_be_over_a_reef() -> None:
    state = dice_turn("gust gust", {"A": "8,4"}, gusts=("7,1", "2,4"))
    play(state, "A: gust 1 to 9,3 by 2")
    assert gusts(state)[0] == "9,3"


@pytest.mark.rule("CC-GUS-01")
def test_two_gusts_on_one_square_act_as_one() -> None:
    state = dice_turn("gust", {"A": "8,4", "B": "9,4"}, gusts=("9,5", "9,6"))
    play(state, "A: gust 2 to 9,5 by 1")
    assert gusts(state) == ["9,5", "9,5"]
    joined = dice_turn("gust", {"A": "8,4", "B": "9,5"}, gusts=("9,5", "9,6"))
    assert len(named(play(joined, "A: gust 2 to 9,5 by 1"), "mast-lost")) == 1
    pushed = dice_turn("storm", {"A": "8,4", "B": "10,4"}, gusts=("10,5", "10,5"))
    events = play(pushed, "A: storm 4", draws=[arrow("S")])
    assert dismasted(pushed) == "B"
    assert len(named(events, "mast-lost")) == 1


@pytest.mark.rule("CC-GUS-02")
def test_a_gust_dismasts_the_intact_caravels_where_it_comes_to_rest() -> None:
    at = {"A": "8,4", "B": "9,4", "C": "9,4"}
    state = dice_turn("gust", at, seats=3, gusts=("9,5", "2,4"))
    play(state, "A: gust 1 to 9,4 by 1")
    assert dismasted(state) == "BC"


@pytest.mark.rule("CC-GUS-02")
def test_flights_that_strike_are_listed_first_and_none_is_lost() -> None:
    at = {"A": "2,3", "B": "9,4", "C": "9,4", "D": "8,7"}
    gusts_at = ("9,5", "8,5")
    state = dice_turn("gust gust", at, seats=4, gusts=gusts_at, dismasted="D")
    decision = RULES.decision_of(state, 0)
    assert decision is not None
    listed = [action.notation for action in decision.actions if action.family == "gust"]
    assert listed[:3] == ["gust 1 to 9,4 by 1", "gust 1 to 9,4 by 2", "gust 2 to 9,4 by 1"]
    assert not any(" to 9,4 " in notation for notation in listed[4:])
    elsewhere = legal(dice_turn("gust gust", {"A": "2,3"}, seats=4, gusts=gusts_at), "A")
    assert sorted(listed) == sorted(each for each in elsewhere if each.startswith("gust"))


@pytest.mark.rule("CC-GUS-03")
@pytest.mark.parametrize("mark, there", [(1, "13,3"), (2, "13,5")])
def test_the_victim_puts_the_gust_on_either_gust_square_when_the_turn_ends(mark: int, there: str) -> None:
    state = dice_turn("gust rose", {"A": "8,4", "B": "9,4"}, gusts=("9,5", "2,4"))
    play(state, "A: gust 1 to 9,4 by 1")
    assert asked(state) == "A dice"
    assert gusts(state)[0] == "9,4"
    play(state, "A: rose W")
    assert asked(state) == "B put-back"
    assert legal(state, "B") == {"put 1", "put 2"}
    play(state, f"B: put {mark}")
    assert gusts(state) == [there, "2,4"]
    assert asked(state) == "B opening"


@pytest.mark.rule("CC-GUS-03")
def test_an_intact_caravel_there_is_dismasted_and_may_send_the_gust_on() -> None:
    at = {"A": "8,4", "B": "9,4", "C": "13,3", "D": "13,5"}
    state = dice_turn("gust", at, seats=4, gusts=("9,5", "2,4"))
    play(state, "A: gust 1 to 9,4 by 1", "B: put 1")
    assert dismasted(state) == "BC"
    assert asked(state) == "C move-on"
    play(state, "C: move on")
    assert gusts(state)[0] == "13,5"
    assert dismasted(state) == "BCD"
    assert asked(state) == "D move-on"
    play(state, "D: move on")
    assert gusts(state)[0] == "13,3"
    assert asked(state) == "B opening"


@pytest.mark.rule("CC-GUS-04")
def test_a_flight_uses_as_many_dice_as_it_has_squares_and_may_come_back() -> None:
    state = dice_turn("gust gust", {"A": "8,4"}, hands={"A": "fine_weather"})
    play(state, "A: gust 1 to 13,3 by 2")
    assert gusts(state)[0] == "13,3"
    assert left(state) == []


@pytest.mark.rule("CC-GUS-04")
def test_flights_never_cross_or_end_on_land_the_start_or_the_edge() -> None:
    by_one = flights(1, dice="gust", gusts=("14,4", "2,4"))
    assert by_one == {"13,3", "14,3", "15,3", "13,4", "13,5", "14,5", "15,5"}
    cornered = flights(1, dice="gust gust", gusts=("15,3", "2,4"))
    assert "15,5" in cornered
    assert "15,4" not in cornered
    through_land = flights(1, dice="gust gust gust", gusts=("13,1", "2,4"))
    assert "15,1" not in through_land
    state = dice_turn("gust gust", {"A": "8,4"}, gusts=("14,3", "2,4"))
    assert refused(state, "A: gust 1 to 15,4 by 1") == ("CC-GUS-04", "no-gust-there")
    assert refused(state, "A: gust 1 to 15,2 by 1") == ("CC-GUS-04", "no-gust-there")
    assert refused(state, "A: gust 1 to 16,3 by 2") == ("CC-GUS-04", "out-of-reach")
    assert refused(state, "A: gust 1 to 11,3 by 2") == ("CC-GUS-04", "out-of-reach")


@pytest.mark.rule("CC-GUS-04")
@pytest.mark.parametrize("wall, crosses", [("#", False), ("R", True)])
def test_a_flight_never_crosses_land_but_crosses_reefs(wall: str, crosses: bool) -> None:
    row = "......." + wall + "......."
    board = Board("S" + row[1:] + row * 8, [3] * 5)
    west_of_the_wall = 4 * 15 + 6
    columns = {at % 15 for at in board.landings[3 * 135 + west_of_the_wall]}
    assert 7 not in columns
    assert (max(columns) > 7) is crosses


@pytest.mark.rule("CC-GUS-04")
def test_a_gust_strikes_only_where_its_flight_ends() -> None:
    state = dice_turn("gust gust gust", {"A": "2,3", "B": "9,4"}, gusts=("9,5", "2,4"))
    play(state, "A: gust 1 to 9,3 by 2")
    assert dismasted(state) == ""
    one_by_one = dice_turn("gust gust gust", {"A": "2,3", "B": "9,4"}, gusts=("9,5", "2,4"))
    play(one_by_one, "A: gust 1 to 9,4 by 1")
    assert dismasted(one_by_one) == "B"


@pytest.mark.rule("CC-GUS-04")
def test_a_gust_that_has_struck_does_not_fly_again_that_turn() -> None:
    state = dice_turn("gust gust", {"A": "8,4", "B": "9,4"}, gusts=("9,5", "2,4"))
    play(state, "A: gust 1 to 9,4 by 1")
    assert refused(state, "A: gust 1 to 9,5 by 1") == ("CC-GUS-04", "gust-has-struck")
    play(state, "A: gust 2 to 2,3 by 1")


@pytest.mark.rule("CC-GUS-05")
def test_the_other_gust_does_not_bar_a_gust_square_and_own_wrecks_are_not_struck_again() -> None:
    state = dice_turn("gust", {"A": "8,4", "B": "13,3"}, gusts=("13,4", "13,5"))
    play(state, "A: gust 1 to 13,3 by 1")
    assert dismasted(state) == "B"
    other = state.copy()
    play(other, "B: put 2")
    assert gusts(other) == ["13,5", "13,5"]
    play(state, "B: put 1")
    assert gusts(state) == ["13,3", "13,5"]
    assert asked(state) == "B opening"


@pytest.mark.rule("CC-GUS-05")
def test_the_chain_ends_when_the_new_victim_leaves_the_gust() -> None:
    at = {"A": "8,4", "B": "9,4", "C": "13,3"}
    state = dice_turn("gust", at, seats=3, gusts=("9,5", "2,4"))
    play(state, "A: gust 1 to 9,4 by 1", "B: put 1")
    assert legal(state, "C") == {"move on", "leave"}
    play(state, "C: leave")
    assert gusts(state) == ["13,3", "2,4"]
    assert asked(state) == "B opening"


@pytest.mark.rule("CC-GUS-07")
def test_of_several_new_victims_the_first_from_the_turns_player_on_may_send_it_on() -> None:
    at = {"A": "13,3", "B": "8,4", "C": "9,4", "D": "13,3"}
    state = dice_turn("gust", at, seats=4, turn="B", gusts=("9,5", "2,4"))
    play(state, "B: gust 1 to 9,4 by 1", "C: put 1")
    assert dismasted(state) == "ACD"
    assert asked(state) == "D move-on"


@pytest.mark.rule("CC-GUS-06")
def test_a_gust_on_a_dismasted_caravel_does_nothing_and_stays() -> None:
    state = dice_turn("gust", {"A": "8,4", "B": "9,4"}, gusts=("9,5", "2,4"), dismasted="B")
    play(state, "A: gust 1 to 9,4 by 1")
    assert asked(state) == "B opening"
    assert gusts(state)[0] == "9,4"


@pytest.mark.rule("CC-GUS-06")
def test_after_the_repair_it_does_nothing_until_it_arrives_anew() -> None:
    repaired = dice_turn("sail rose rose rose", {"A": "9,4"}, gusts=("9,4", "2,4"), dismasted="A")
    play(repaired, "A: repair")
    assert dismasted(repaired) == ""
    assert asked(repaired) == "B opening"
    play(repaired, "B: give up")
    assert dismasted(repaired) == ""
    again = dice_turn("gust gust", {"A": "8,4", "B": "9,4"}, gusts=("9,4", "2,4"))
    play(again, "A: gust 1 to 9,4 by 2")
    assert dismasted(again) == "B"


@pytest.mark.rule("CC-GUS-07")
def test_one_who_sailed_onto_gusts_puts_all_of_them_back_one_after_the_other() -> None:
    state = dice_turn("rose rose", {"A": "8,4"}, gusts=("9,4", "9,4"))
    play(state, "A: rose E")
    assert asked(state) == "A put-back"
    play(state, "A: put 1")
    assert gusts(state) == ["13,3", "9,4"]
    assert asked(state) == "A put-back"
    play(state, "A: put 2")
    assert gusts(state) == ["13,3", "13,5"]
    assert asked(state) == "B opening"


@pytest.mark.rule("CC-GUS-07")
def test_of_several_victims_of_one_gust_the_first_from_the_turns_player_on_puts_it_back() -> None:
    at = {"A": "9,4", "B": "8,4", "C": "9,4"}
    state = dice_turn("gust", at, seats=3, turn="B", gusts=("9,5", "2,4"))
    play(state, "B: gust 1 to 9,4 by 1")
    assert dismasted(state) == "AC"
    assert asked(state) == "C put-back"
    play(state, "C: put 1")
    assert asked(state) == "C opening"


@pytest.mark.rule("CC-GUS-07")
def test_victims_of_different_gusts_act_in_turn_order() -> None:
    at = {"A": "2,3", "B": "8,4", "C": "9,4"}
    state = dice_turn("gust gust", at, seats=3, turn="A", gusts=("9,5", "8,5"))
    play(state, "A: gust 1 to 9,4 by 1", "A: gust 2 to 8,4 by 1")
    assert asked(state) == "B put-back"
    play(state, "B: put 1")
    assert gusts(state) == ["9,4", "13,3"]
    assert asked(state) == "C put-back"
    play(state, "C: put 1")
    assert asked(state) == "B opening"


@pytest.mark.rule("CC-GUS-07")
def test_a_second_gust_on_the_square_of_a_strike_is_put_back_too() -> None:
    state = dice_turn("gust", {"A": "8,4", "B": "9,4"}, gusts=("9,4", "9,5"))
    play(state, "A: gust 2 to 9,4 by 1")
    assert square(state, "B") == "9,4"
    play(state, "B: put 1", "B: put 1")
    assert gusts(state) == ["13,3", "13,3"]
