"""AM-RND: rounds, phases, the centre, and whose turn it is."""

import pytest

from caravela.games.amerigo.components import COLOUR_NAMES
from caravela.games.amerigo.state import AmerigoState
from caravela.kernel.chance import FastChance
from caravela.kernel.events import EventSink
from tests.rules.amerigo.table import (
    CALM,
    OUT,
    RULES,
    acting,
    asked,
    begin,
    document,
    gold,
    legal,
    named,
    only,
    play,
    position,
    question,
    refused,
    sheet,
)

ACTIONS = {
    "do navigation",
    "do cannons",
    "do planning",
    "do progress",
    "do expansion",
    "do production",
    "do special",
}


def actions_open(state: AmerigoState, letter: str) -> set[str]:
    return legal(state, letter) & ACTIONS


@pytest.mark.rule("AM-RND-01")
def test_five_rounds_of_seven_phases_in_the_order_of_the_colours() -> None:
    state, events = begin(2, seed=5)
    sink = EventSink()
    sink.events.extend(events)
    chance = FastChance(8)
    while RULES.outcome(state) is None:
        RULES.advance(state, int(state.actor), RULES.space.parse("pass"), chance, sink)
    rounds = named(sink.events, "round-began")
    assert [event.facts["round"] for event in rounds] == [1, 2, 3, 4, 5]
    assert [event.facts["marker"] for event in rounds] == [5, 4, 3, 2, 1]
    phases = [event.facts["phase"] for event in sink.events if event.name in ("phase-began", "phase-skipped")]
    order = ["navigation", "cannons", "planning", "progress", "expansion", "production", "special"]
    assert phases == [f"act-{name}" for name in order] * 5


@pytest.mark.rule("AM-RND-02")
def test_all_cubes_of_the_phase_go_into_the_tower_and_the_centre_gets_what_comes_out() -> None:
    storage = {"black": 3}
    state = position(actor="B", order="AB", phase="blue", centre={"blue": 1}, storage=storage)
    # Two black cubes come out, one stays; one yellow is knocked loose by the first.
    inside = sum(state.inside)
    loose = 5
    knock = int(RULES.parts.towers[0].knocked[inside * 50])
    events = play(state, "B: pass", draws=[knock, loose, OUT, CALM, OUT, CALM, CALM])
    began = only(events, "phase-began")
    assert began.rule == "AM-RND-02"
    assert began.facts["phase"] == "act-cannons"
    assert began.facts["thrown"] == 3
    # A cube stays when the answer is below its chance: in a full tower none does.
    assert document(state)["centre"] == {"black": 3, "yellow": 1}
    assert "black" not in document(state)["storage"]


@pytest.mark.rule("AM-RND-03")
def test_colours_open_actions_and_the_greatest_number_gives_the_points() -> None:
    state = position(centre={"brown": 2, "yellow": 5})
    assert actions_open(state, "A") == {"do progress", "do production"}
    events = play(state, "A: do progress")
    assert only(events, "action-begun").facts["points"] == 5
    assert refused(position(centre={"brown": 2}), "A: do production") == ("AM-RND-03", "no-such-cube")


@pytest.mark.rule("AM-RND-04")
def test_the_worked_example_of_four_blue_two_green_one_black_one_red() -> None:
    centre = {"blue": 4, "green": 2, "black": 1, "red": 1}
    state = position(centre=centre)
    assert actions_open(state, "A") == {"do navigation", "do cannons", "do planning", "do expansion"}
    for action in sorted(actions_open(state, "A")):
        copy = state.copy()
        assert only(play(copy, f"A: {action}"), "action-begun").facts["points"] == 4


@pytest.mark.rule("AM-RND-05")
def test_the_furthest_disc_acts_first_and_a_stack_from_the_top_down() -> None:
    seats = {"A": {"white": 2}, "B": {"white": 5}, "C": {"white": 2}, "D": {"white": 9}}
    state = position(players=4, seats=seats, ranking="DBCA", actor="D", centre={"blue": 2})
    for letter in "DBCA":
        assert asked(state) == letter
        play(state, f"{letter}: gold")
    assert document(state)["phase"] != "blue"


@pytest.mark.rule("AM-RND-05")
def test_several_may_choose_the_same_action_and_each_acts_once() -> None:
    state = position(centre={"black": 3})
    play(state, "A: do cannons", "A: advance 3")
    assert asked(state) == "B"
    assert refused(state, "A: do cannons") == ("AM-RND-05", "not-your-turn")
    play(state, "B: do cannons", "B: advance 3")
    assert sheet(state, "A")["cannons"] == sheet(state, "B")["cannons"] == 3
    # The phase is over for A: it had one action.
    assert document(state)["phase"] != "blue"


@pytest.mark.rule("AM-RND-06")
def test_a_disc_moved_in_the_phase_counts_from_the_next_phase_on() -> None:
    state = position(
        players=3, phase="yellow", centre={"yellow": 1}, storage={"white": 4}, actor="C", order="ABC",
    )  # fmt: skip
    play(state, "C: pass", draws=[CALM, OUT] * 4)
    assert document(state)["phase"] == "white"
    play(state, "A: pass", "B: do special", "B: advance 2")
    assert (document(state)["ranking"], document(state)["order"]) == ("BAC", "ABC")
    assert asked(state) == "B"
    play(state, "B: advance 2")
    assert asked(state) == "C"
    play(state, "C: do special", "C: advance 2", "C: advance 2")
    assert document(state)["round"] == 2
    assert (document(state)["ranking"], document(state)["order"]) == ("CBA", "CBA")
    assert asked(state) == "C"


@pytest.mark.rule("AM-RND-07")
def test_a_pass_is_always_possible_and_points_may_be_left() -> None:
    state = position(centre={"black": 4})
    assert "pass" in legal(state, "A")
    events = play(state, "A: do cannons", "A: advance 1", "A: finish")
    assert only(events, "points-given-up").facts["count"] == 3
    assert sheet(state, "A")["cannons"] == 1
    assert asked(state) == "B"


@pytest.mark.rule("AM-RND-07")
@pytest.mark.parametrize(
    "colour, action", [("red", "planning"), ("green", "expansion"), ("yellow", "production")]
)
def test_an_action_may_be_chosen_and_no_point_used(colour: str, action: str) -> None:
    state = position(centre={colour: 4})
    play(state, f"A: do {action}", "A: finish")
    assert asked(state) == "B"


@pytest.mark.rule("AM-RND-08")
def test_the_cubes_in_the_centre_go_back_to_storage() -> None:
    state = position(actor="B", order="AB", centre={"white": 3, "brown": 1}, storage={"black": 1})
    play(state, "B: pass", draws=[CALM, OUT])
    assert document(state)["storage"] == {"brown": 1, "white": 3}


@pytest.mark.rule("AM-RND-09")
def test_a_phase_without_cubes_in_storage_is_skipped() -> None:
    state = position(actor="B", order="AB", centre={"blue": 1}, storage={"red": 1})
    events = play(state, "B: pass", draws=[CALM, OUT])
    skipped = only(events, "phase-skipped")
    assert (skipped.rule, skipped.facts["phase"]) == ("AM-RND-09", "act-cannons")
    assert document(state)["phase"] == "red"
    assert (gold(state, "A"), gold(state, "B")) == (0, 0)


@pytest.mark.rule("AM-RND-09")
def test_a_phase_in_which_no_cube_comes_out_is_skipped_and_the_cubes_stay_inside() -> None:
    storage = dict.fromkeys(COLOUR_NAMES, 7)
    storage["black"] = 1
    storage["blue"] = 6
    state = position(actor="B", order="AB", centre={"blue": 1}, storage=storage)
    before = int(state.inside[1])
    # The only black cube stays inside; then the seven red ones come out.
    events = play(state, "B: pass", draws=[CALM, CALM, *[CALM, OUT] * 7])
    skipped = only(events, "phase-skipped")
    assert skipped.facts["thrown"] == 1
    assert state.inside[1] == before + 1
    assert document(state)["phase"] == "red"
    assert asked(state) == "A"


def test_a_choice_at_the_wrong_time_says_what_it_is_time_for() -> None:
    state = acting("arm", "black", 3)
    assert refused(state, "A: do planning") == ("AM-RND-05", "not-now")
    assert question(state) == "arm"


# --- the end of an action --------------------------------------------------------------------------


@pytest.mark.rule("AM-RND-10")
def test_an_action_without_points_ends_by_itself_unless_more_can_be_got() -> None:
    state = acting("arm", "black", 2)
    play(state, "A: advance 2")
    assert asked(state) == "B"
    for more in ({"gold": 1}, {"chests": 1}, {"tokens": ["purse-3"]}):
        state = acting("arm", "black", 2, {"A": more})
        play(state, "A: advance 2")
        assert asked(state) == "A"
        play(state, "A: finish")
        assert asked(state) == "B"


@pytest.mark.rule("AM-RND-10")
def test_an_action_with_points_left_is_ended_by_the_player() -> None:
    state = acting("arm", "black", 2)
    play(state, "A: advance 1")
    assert asked(state) == "A"


@pytest.mark.rule("AM-RND-10")
def test_points_left_on_the_last_space_end_the_action_as_gold() -> None:
    state = acting("arm", "black", 3, {"A": {"cannons": 11}})
    play(state, "A: advance 1")
    assert (asked(state), sheet(state, "A")["gold"]) == ("B", 2)


@pytest.mark.rule("AM-RND-10")
def test_navigation_ends_when_both_ships_have_moved_although_gold_is_left() -> None:
    state = acting("navigate", "blue", 1, {"A": {"ships": ["frame 1", "frame 4"], "gold": 3}})
    play(state, "A: ship 1", "A: sail frame 2")
    assert asked(state) == "A"
    play(state, "A: ship 2", "A: sail frame 5")
    assert asked(state) == "B"
