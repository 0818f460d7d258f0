"""AM-CAN, AM-PRO and AM-WHI: cannons, progress and the white action."""

import pytest

from caravela.games.amerigo.components import COLOUR_NAMES
from caravela.kernel.documents import BrokenDocument
from tests.rules.amerigo.table import (
    PARTS,
    acting,
    asked,
    document,
    gold,
    legal,
    named,
    only,
    play,
    position,
    question,
    refused,
    rules_with,
    sheet,
)

TOKENS = {
    "left": ["bonus-blue", "surveyor", "purse-3", "treasury"],
    "right": ["flagship", "", "", "chronicle"],
}


# --- cannons -------------------------------------------------------------------------------------


@pytest.mark.rule("AM-CAN-01")
def test_one_cannon_for_each_point() -> None:
    state = position(centre={"black": 4})
    play(state, "A: do cannons")
    assert legal(state, "A") == {"advance 1", "advance 2", "advance 3", "advance 4", "finish"}
    events = play(state, "A: advance 4")
    assert only(events, "cannons-added").facts == {"seat": "@A", "count": 4, "sum": 4}
    assert sheet(state, "A")["cannons"] == 4
    assert asked(state) == "B"


@pytest.mark.rule("AM-CAN-01")
def test_the_cannon_track_ends_at_twelve() -> None:
    state = acting("arm", "black", 4, {"A": {"cannons": 10}})
    assert legal(state, "A") == {"advance 1", "advance 2", "finish"}
    assert refused(state, "A: advance 3") == ("AM-CAN-01", "track-ends")
    assert refused(state, "A: advance 5") == ("AM-CAN-01", "too-dear")


@pytest.mark.rule("AM-CAN-02")
@pytest.mark.parametrize("cannons, points", [(10, 5), (9, 4)])
def test_worked_examples_of_points_left_on_the_last_space(cannons: int, points: int) -> None:
    state = acting("arm", "black", points, {"A": {"cannons": cannons}})
    events = play(state, f"A: advance {12 - cannons}")
    assert sheet(state, "A")["cannons"] == 12
    assert gold(state, "A") == 2
    assert len(named(events, "track-ran-over")) == 1
    assert asked(state) == "B"


@pytest.mark.rule("AM-CAN-02")
def test_points_given_up_earlier_or_used_up_exactly_give_nothing() -> None:
    state = acting("arm", "black", 4, {"A": {"cannons": 10}})
    play(state, "A: advance 1", "A: finish")
    assert gold(state, "A") == 0
    state = acting("arm", "black", 2, {"A": {"cannons": 10}})
    play(state, "A: advance 2")
    assert (sheet(state, "A")["cannons"], gold(state, "A")) == (12, 0)


@pytest.mark.rule("AM-CAN-02")
def test_the_progress_and_white_tracks_run_over_as_well() -> None:
    state = acting("progress", "brown", 3, {"A": {"progress": 19}})
    play(state, "A: advance 1")
    assert (sheet(state, "A")["progress"], gold(state, "A")) == (20, 2)
    state = acting("special", "white", 3, {"A": {"white": 18}}, ranking="AB")
    play(state, "A: advance 1")
    assert (sheet(state, "A")["white"], gold(state, "A")) == (19, 2)


@pytest.mark.rule("AM-CAN-03")
def test_gold_may_be_spent_only_to_run_over() -> None:
    state = acting("arm", "black", 1, {"A": {"cannons": 11, "gold": 3}})
    play(state, "A: advance 1")
    assert legal(state, "A") == {"spend", "finish"}
    events = play(state, "A: spend")
    assert named(events, "track-ran-over")
    assert gold(state, "A") == 4
    assert asked(state) == "B"


@pytest.mark.rule("AM-CAN-03")
@pytest.mark.parametrize(
    "colour, action, track, last",
    [("black", "cannons", "cannons", 12), ("brown", "progress", "progress", 20)],
)
def test_an_action_begun_on_the_last_space_gives_the_gold(
    colour: str, action: str, track: str, last: int
) -> None:
    state = position(seats={"A": {track: last}}, centre={colour: 1})
    play(state, f"A: do {action}")
    assert gold(state, "A") == 2
    assert asked(state) == "B"


# --- progress ------------------------------------------------------------------------------------


@pytest.mark.rule("AM-PRO-01")
def test_worked_example_five_points_pass_the_first_space_and_bring_a_token() -> None:
    state = acting("progress", "brown", 5, tokens=TOKENS)
    play(state, "A: advance 5")
    assert question(state) == "token"
    assert sheet(state, "A")["progress"] == 4
    assert legal(state, "A") == {
        "token bonus-blue", "token surveyor", "token purse-3", "token treasury", "token flagship",
        "token chronicle", "no token",
    }  # fmt: skip
    events = play(state, "A: token treasury")
    assert only(events, "token-taken").facts == {"seat": "@A", "token": "treasury"}
    assert sheet(state, "A")["progress"] == 5
    assert sheet(state, "A")["tokens"] == ["treasury"]
    assert document(state)["tokens"]["left"] == ["bonus-blue", "surveyor", "purse-3", ""]


@pytest.mark.rule("AM-PRO-01")
def test_each_space_passed_in_one_move_brings_a_token() -> None:
    state = acting("progress", "brown", 6, {"A": {"progress": 3}}, tokens=TOKENS)
    play(state, "A: advance 6", "A: token surveyor")
    assert question(state) == "token"
    assert sheet(state, "A")["progress"] == 8
    play(state, "A: token flagship")
    assert sheet(state, "A")["progress"] == 9
    assert sorted(sheet(state, "A")["tokens"]) == ["flagship", "surveyor"]


@pytest.mark.rule("AM-PRO-01")
def test_a_token_declined_or_not_there_is_lost() -> None:
    state = acting("progress", "brown", 4, tokens=TOKENS)
    events = play(state, "A: advance 4", "A: no token")
    assert named(events, "token-left")
    assert sheet(state, "A")["tokens"] == []
    state = acting("progress", "brown", 5)
    play(state, "A: advance 5")
    assert (sheet(state, "A")["progress"], sheet(state, "A")["tokens"]) == (5, [])
    assert asked(state) == "B"


@pytest.mark.rule("AM-PRO-01")
def test_a_token_that_does_not_lie_there_is_refused() -> None:
    state = acting("progress", "brown", 4, tokens=TOKENS)
    play(state, "A: advance 4")
    assert refused(state, "A: token assayer") == ("AM-PRO-01", "token-not-laid")


@pytest.mark.rule("AM-PRO-01")
def test_tokens_of_the_right_half_alone_are_offered_too() -> None:
    tokens = {"left": ["", "", "", ""], "right": ["", "flagship", "", "treasury"]}
    state = acting("progress", "brown", 4, tokens=tokens)
    play(state, "A: advance 4")
    assert legal(state, "A") == {"token flagship", "token treasury", "no token"}
    play(state, "A: token treasury")
    assert document(state)["tokens"]["right"] == ["", "flagship", "", ""]


@pytest.mark.rule("AM-PRO-02")
def test_the_spaces_and_points_of_the_progress_track() -> None:
    assert PARTS.last_progress == 20
    assert [at for at in range(21) if PARTS.progress_marks[at] == 1] == [4, 8, 12, 16, 20]
    assert [int(PARTS.progress_points[at]) for at in (3, 4, 7, 8, 12, 15, 16, 19, 20)] == [
        0,
        1,
        1,
        3,
        6,
        6,
        10,
        10,
        15,
    ]
    tracks = dict(PARTS.document["tracks"])  # type: ignore[index]  # a table of the file
    tracks["progress"] = {"reconstruction": True, "spaces": 3, "points": {"2": 5, "3": 4}}
    with pytest.raises(BrokenDocument, match="is not more than the space before"):
        rules_with(tracks=tracks)


@pytest.mark.rule("AM-PRO-03")
def test_tokens_laid_out_are_not_made_up_before_the_round_ends() -> None:
    state = acting("progress", "brown", 4, {"A": {"progress": 4}}, tokens=TOKENS)
    play(state, "A: advance 4", "A: token surveyor", "B: pass")
    assert document(state)["tokens"]["left"] == ["bonus-blue", "", "purse-3", "treasury"]


@pytest.mark.rule("AM-PRO-03")
def test_a_token_taken_adds_no_points_to_this_action_but_its_gold_may_be_used() -> None:
    tokens = {"left": ["bonus-brown", "purse-3", "", ""], "right": ["", "", "", ""]}
    state = acting("progress", "brown", 5, tokens=tokens)
    play(state, "A: advance 4", "A: token bonus-brown")
    assert document(state)["turn"]["points"] == 1
    state = acting("progress", "brown", 4, tokens=tokens)
    play(state, "A: advance 4", "A: token purse-3", "A: cash purse-3", "A: spend", "A: advance 1")
    assert (sheet(state, "A")["progress"], gold(state, "A")) == (5, 2)


# --- the white action ----------------------------------------------------------------------------


@pytest.mark.rule("AM-WHI-01")
def test_the_disc_moves_up_to_its_points_and_comes_to_lie_on_top() -> None:
    seats = {"A": {"white": 1}, "B": {"white": 4}, "C": {"white": 4}}
    state = position(players=3, seats=seats, ranking="CBA", order="ABC", centre={"white": 3})
    play(state, "A: do special", "A: advance 3")
    assert sheet(state, "A")["white"] == 4
    assert document(state)["ranking"] == "ACB"


@pytest.mark.rule("AM-WHI-01")
def test_a_disc_that_does_not_move_keeps_its_place_in_the_stack() -> None:
    state = position(players=3, ranking="CBA", order="BAC", actor="B", centre={"white": 3})
    play(state, "B: do special", "B: finish")
    assert document(state)["ranking"] == "CBA"


@pytest.mark.rule("AM-WHI-01")
def test_points_left_on_the_last_space_give_gold() -> None:
    state = acting("special", "white", 2, {"A": {"white": 19}}, ranking="AB")
    assert "run over" in legal(state, "A")
    assert not any(each.startswith("advance") for each in legal(state, "A"))
    play(state, "A: run over")
    assert gold(state, "A") == 2
    state = acting("special", "white", 2, {"A": {"white": 17}}, ranking="AB")
    assert refused(state, "A: run over") == ("AM-CAN-02", "not-at-end")
    play(state, "A: advance 2")
    assert gold(state, "A") == 0
    assert refused(acting("special", "white", 2, {"A": {"white": 18}}, ranking="AB"), "A: advance 2") == (
        "AM-WHI-01",
        "track-ends",
    )


@pytest.mark.rule("AM-WHI-02")
def test_the_colour_under_the_disc_may_be_done_if_no_such_cube_lies_in_the_centre() -> None:
    seats = {"A": {"white": 4}}
    state = position(seats=seats, ranking="AB", centre={"white": 2, "blue": 3})
    play(state, "A: do special")
    assert "as progress" in legal(state, "A")
    assert refused(state, "A: as planning") == ("AM-WHI-02", "disc-elsewhere")
    events = play(state, "A: as progress")
    begun = named(events, "action-begun")[-1]
    assert (begun.rule, begun.facts["action"], begun.facts["points"]) == ("AM-WHI-02", "act-progress", 3)
    open_anyway = position(seats=seats, ranking="AB", centre={"white": 2, "brown": 1})
    play(open_anyway, "A: do special")
    assert refused(open_anyway, "A: as progress") == ("AM-WHI-02", "cube-in-centre")


@pytest.mark.rule("AM-WHI-02")
def test_from_the_start_space_there_is_no_such_action() -> None:
    state = position(centre={"white": 2})
    play(state, "A: do special")
    assert legal(state, "A") == {"advance 1", "advance 2", "finish"}


@pytest.mark.rule("AM-WHI-02")
@pytest.mark.parametrize(
    "white, centre, wanted",
    [
        (0, {"white": 2}, "disc"),
        (4, {"white": 2, "blue": 3}, "special"),
        (4, {"white": 2, "brown": 1}, "disc"),
        (19, {"white": 2}, "special"),
    ],
    ids=["start space", "under the disc", "open anyway", "last space"],
)
def test_another_action_is_spoken_of_only_where_one_can_be_done(
    white: int, centre: dict[str, int], wanted: str
) -> None:
    state = position(seats={"A": {"white": white}}, ranking="AB", centre=centre)
    play(state, "A: do special")
    assert question(state) == wanted


@pytest.mark.rule("AM-WHI-02")
def test_once_the_disc_has_moved_the_joker_is_gone() -> None:
    state = position(seats={"A": {"white": 1}}, ranking="AB", centre={"white": 3})
    play(state, "A: do special", "A: advance 1")
    assert legal(state, "A") == {"advance 1", "advance 2", "finish"}
    assert refused(state, "A: as cannons") == ("AM-RND-05", "not-now")


@pytest.mark.rule("AM-WHI-03")
def test_on_the_last_space_the_player_chooses_the_colour() -> None:
    state = position(seats={"A": {"white": 19}}, ranking="AB", centre={"white": 2, "red": 1, "black": 1})
    play(state, "A: do special")
    assert {each for each in legal(state, "A") if each.startswith("as ")} == {
        "as navigation", "as progress", "as expansion", "as production",
    }  # fmt: skip
    assert only(play(state, "A: as progress"), "action-begun").rule == "AM-WHI-03"
    elsewhere = position(seats={"A": {"white": 1}}, ranking="AB", centre={"white": 2})
    play(elsewhere, "A: do special")
    assert only(play(elsewhere, "A: as navigation"), "action-begun").rule == "AM-WHI-02"


@pytest.mark.rule("AM-WHI-04")
def test_the_spaces_colours_and_points_of_the_white_track() -> None:
    assert PARTS.last_white == 19
    colours = [COLOUR_NAMES[colour] for colour in list(PARTS.white_colours)[1:-1]]
    assert colours == ["blue", "black", "red", "brown", "green", "yellow"] * 3
    assert PARTS.white_colours[19] == 7
    points = [int(PARTS.white_points[at]) for at in (2, 3, 6, 7, 10, 11, 14, 15, 18, 19)]
    assert points == [0, 1, 1, 3, 3, 6, 6, 10, 10, 15]


@pytest.mark.rule("AM-WHI-05")
def test_worked_example_four_of_five_spaces_onto_another_disc() -> None:
    seats = {"A": {"white": 5}, "B": {"white": 9}}
    state = position(seats=seats, ranking="BA", order="AB", centre={"white": 5})
    events = play(state, "A: do special", "A: advance 4", "A: finish")
    assert document(state)["ranking"] == "AB"
    assert only(events, "disc-moved").facts["colour"] == "act-planning"
    assert only(events, "points-given-up").facts["count"] == 1


@pytest.mark.rule("AM-WHI-05")
def test_worked_example_planning_by_a_disc_on_red() -> None:
    state = position(seats={"A": {"white": 3}}, ranking="AB", centre={"white": 5})
    play(state, "A: do special", "A: as planning")
    assert question(state) == "plan"
    assert document(state)["turn"]["points"] == 5
