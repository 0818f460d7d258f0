"""AM-NAV: ships on the frame and between the islands, anchors and trading posts."""

import pytest

from caravela.games.amerigo.state import AmerigoState
from tests.rules.amerigo.table import (
    CALM,
    OUT,
    acting,
    asked,
    document,
    filled,
    legal,
    named,
    only,
    play,
    position,
    question,
    refused,
    score,
    sheet,
    square,
    why_not,
)


def navigating(
    points: int, ships: list[str], others: list[str] | None = None, **mine: object
) -> AmerigoState:
    seats: dict[str, dict[str, object]] = {"A": {"ships": ships, **mine}}
    if others:
        seats["B"] = {"ships": others}
    return acting("navigate", "blue", points, seats)


def destinations(state: AmerigoState) -> set[str]:
    return {each.removeprefix("sail ") for each in legal(state, "A") if each.startswith("sail ")}


@pytest.mark.rule("AM-NAV-01")
def test_both_ships_come_onto_any_frame_spaces_before_either_moves() -> None:
    state = position(centre={"blue": 2})
    play(state, "A: do navigation")
    assert question(state) == "place"
    assert legal(state, "A") == {f"place frame {number}" for number in range(1, 13)}
    assert refused(state, "A: place frame 13") == ("AM-SET-05", "no-such-space")
    play(state, "A: place frame 5", "A: place frame 5")
    assert sheet(state, "A")["ships"] == ["frame 5", "frame 5"]
    assert document(state)["turn"]["points"] == 2
    play(state, "A: ship 1", "A: sail r8", "A: ship 2", "A: sail frame 6")
    assert sheet(state, "A")["ships"] == ["r8", "frame 6"]


@pytest.mark.rule("AM-NAV-01")
def test_ships_are_placed_by_the_white_action_too_and_only_once() -> None:
    state = position(seats={"A": {"white": 1}}, ranking="AB", centre={"white": 3})
    play(state, "A: do special", "A: as navigation")
    assert question(state) == "place"
    play(state, "A: place frame 1", "A: place frame 2", "A: finish")
    later = position(seats={"A": {"ships": ["frame 1", "frame 2"]}}, centre={"blue": 3})
    play(later, "A: do navigation")
    assert question(later) == "navigate"


@pytest.mark.rule("AM-NAV-02")
def test_a_ship_moves_a_space_for_each_point_over_ocean_and_frame() -> None:
    state = navigating(1, ["f6", "frame 2"])
    play(state, "A: ship 1")
    assert destinations(state) == {"f6", "f5", "e6", "g6", "f7"}
    state = navigating(1, ["f6", "frame 2"])
    play(state, "A: ship 2")
    assert destinations(state) == {"frame 2", "frame 1", "frame 3", "g1", "h1", "i1", "j1", "k1", "l1"}
    state = navigating(0, ["f6", "frame 2"])
    play(state, "A: ship 1")
    assert destinations(state) == {"f6"}


@pytest.mark.rule("AM-NAV-02")
def test_land_and_distance_forbid_a_destination() -> None:
    state = navigating(2, ["f6", "frame 2"])
    play(state, "A: ship 1")
    assert refused(state, "A: sail d3") == ("AM-NAV-02", "not-ocean")
    far = why_not(state, "A: sail f3")
    assert (far.reason, far.facts["far"], far.facts["points"]) == ("too-far", 3, 2)
    assert refused(state, "A: sail s1") == ("AM-SET-02", "no-such-space")
    assert refused(state, "A: sail frame 14") == ("AM-SET-05", "no-such-space")
    assert refused(state, "A: finish") == ("AM-NAV-02", "ship-under-way")
    assert refused(state, "A: wind") == ("AM-TOK-03", "no-such-token")


@pytest.mark.rule("AM-NAV-02")
def test_the_frame_is_a_shortcut() -> None:
    state = navigating(3, ["frame 1", "frame 2"])
    play(state, "A: ship 1")
    assert {"r6", "frame 4"} & destinations(state) == {"frame 4"}
    assert "r1" in destinations(state)


@pytest.mark.rule("AM-NAV-02")
def test_the_ships_move_one_after_the_other_in_any_order_and_points_are_not_passed_on() -> None:
    state = navigating(3, ["e6", "f6"])
    play(state, "A: ship 2", "A: sail g6", "A: post")
    assert legal(state, "A") == {"ship 1", "finish"}
    assert refused(state, "A: ship 2") == ("AM-NAV-02", "ship-moved")
    assert document(state)["turn"]["points"] == 3
    play(state, "A: ship 1")
    assert "e9" not in destinations(state)
    assert refused(state, "A: sail f2")[1] == "too-far"
    play(state, "A: sail f6")
    assert asked(state) == "B"


@pytest.mark.rule("AM-NAV-02")
def test_a_ship_under_way_may_use_gold_but_not_end_the_action() -> None:
    state = navigating(1, ["f6", "frame 2"], gold=1, chests=1)
    play(state, "A: ship 1")
    assert legal(state, "A") - {f"sail {each}" for each in destinations(state)} == {"spend", "cash chest"}
    play(state, "A: spend")
    assert legal(state, "A") - {f"sail {each}" for each in destinations(state)} == {"cash chest"}


@pytest.mark.rule("AM-NAV-02")
@pytest.mark.parametrize(
    "moves", [("A: ship 2", "A: sail e6"), ("A: finish",)], ids=["both moved", "one moved"]
)
def test_both_ships_move_again_in_the_next_navigation(moves: tuple[str, ...]) -> None:
    seats: dict[str, dict[str, object]] = {
        "A": {"ships": ["f6", "e6"], "white": 1},
        "B": {"ships": ["frame 1", "frame 2"]},
    }
    state = position(seats=seats, centre={"blue": 1}, phase="yellow", storage={"white": 2})
    play(state, "A: do navigation", "A: ship 1", "A: sail f5", *moves)
    play(state, "B: do navigation")
    assert legal(state, "B") >= {"ship 1", "ship 2"}
    play(state, "B: finish", draws=[CALM, OUT] * 2)
    play(state, "A: do special", "A: as navigation")
    assert legal(state, "A") >= {"ship 1", "ship 2"}


@pytest.mark.rule("AM-NAV-03")
def test_no_ship_ends_on_a_small_square_with_another_ship_but_passes_it() -> None:
    state = navigating(2, ["f6", "f5"], ["e6", "frame 1"])
    play(state, "A: ship 1")
    assert "e6" not in destinations(state)
    assert "f5" not in destinations(state)
    assert {"d6", "f4"} <= destinations(state)
    assert refused(state, "A: sail e6") == ("AM-NAV-03", "space-taken")


@pytest.mark.rule("AM-NAV-03")
def test_a_frame_space_holds_any_number_of_ships() -> None:
    state = navigating(1, ["frame 2", "frame 3"], ["frame 3", "frame 3"])
    play(state, "A: ship 1", "A: sail frame 3")
    assert sheet(state, "A")["ships"] == ["frame 3", "frame 3"]


@pytest.mark.rule("AM-NAV-04")
def test_a_ship_on_an_anchor_may_set_up_the_paired_post() -> None:
    state = navigating(2, ["f1", "frame 9"])
    play(state, "A: ship 1", "A: sail e1")
    assert question(state) == "post"
    assert legal(state, "A") == {"post", "no post"}
    events = play(state, "A: post")
    assert only(events, "post-set-up").facts["space"] == "square-d:1"
    assert sheet(state, "A")["posts"] == ["d1"]


@pytest.mark.rule("AM-NAV-04")
def test_a_post_may_be_left_and_needs_an_anchor() -> None:
    state = navigating(2, ["f1", "frame 9"])
    play(state, "A: ship 1", "A: sail e1", "A: no post")
    assert sheet(state, "A")["posts"] == []
    state = navigating(2, ["f1", "frame 9"])
    play(state, "A: ship 1", "A: sail f2")
    assert question(state) == "navigate"


@pytest.mark.rule("AM-NAV-04")
@pytest.mark.parametrize("posts, built", [(["d1"], []), ([], ["B neutral-single 1 d1"])])
def test_an_anchor_serves_its_own_post_square_only_while_that_is_free(
    posts: list[str], built: list[str]
) -> None:
    seats = {"A": {"ships": ["f1", "frame 9"]}, "B": {"posts": posts}}
    state = acting("navigate", "blue", 2, seats, built=built)
    play(state, "A: ship 1", "A: sail e1")
    assert question(state) == "navigate"


@pytest.mark.rule("AM-NAV-04")
def test_another_post_square_beside_the_anchor_is_not_served() -> None:
    """The anchor h12 serves i12, and j13 serves i13, though the other post square is as near."""
    state = navigating(1, ["h11", "frame 9"])
    play(state, "A: ship 1", "A: sail h12", "A: post")
    assert sheet(state, "A")["posts"] == ["i12"]
    state = navigating(1, ["j14", "frame 9"])
    play(state, "A: ship 1", "A: sail j13", "A: post")
    assert sheet(state, "A")["posts"] == ["i13"]


@pytest.mark.rule("AM-NAV-04")
def test_two_posts_a_turn_at_most() -> None:
    state = navigating(3, ["f1", "f6"])
    play(state, "A: ship 1", "A: sail e1", "A: post", "A: ship 2", "A: sail g6", "A: post")
    assert sorted(sheet(state, "A")["posts"]) == ["d1", "h6"]
    assert asked(state) == "B"


@pytest.mark.rule("AM-NAV-05")
def test_the_first_post_of_all_on_an_island_earns_three_points() -> None:
    state = navigating(2, ["f1", "frame 9"])
    events = play(state, "A: ship 1", "A: sail e1", "A: post")
    found = only(events, "island-discovered")
    assert (found.rule, found.facts) == ("AM-NAV-05", {"seat": "@A", "points": 3})
    assert score(state, "A") == 3


@pytest.mark.rule("AM-NAV-06")
@pytest.mark.parametrize("first", ["A", "B"])
def test_a_further_post_on_an_island_earns_nothing_by_itself(first: str) -> None:
    seats: dict[str, dict[str, object]] = {"A": {"ships": ["f1", "frame 9"]}, "B": {}}
    seats[first]["posts"] = ["a2"]
    state = acting("navigate", "blue", 2, seats)
    events = play(state, "A: ship 1", "A: sail e1", "A: post")
    assert named(events, "island-discovered") == []
    assert score(state, "A") == 0
    assert "d1" in sheet(state, "A")["posts"]


@pytest.mark.rule("AM-NAV-07")
def test_to_build_on_an_island_one_needs_a_post_there() -> None:
    seats = {"A": {"pile": ["village-single"], "posts": ["d1"]}, "B": {"posts": ["j2"]}}
    state = acting("build", "green", 3, seats)
    play(state, "A: build village-single 1")
    assert refused(state, "A: lay j3") == ("AM-NAV-07", "no-post-there")
    assert legal(state, "A") == {"lay c1", "lay d2"}
    state = acting("build", "green", 3, {"A": {"pile": ["village-single"]}, "B": {"posts": ["j2"]}})
    assert legal(state, "A") == {"finish"}
    assert refused(state, "A: build village-single 1") == ("AM-NAV-07", "no-posts")


@pytest.mark.rule("AM-NAV-08")
def test_a_ship_on_an_anchor_may_stay_there_and_set_up_a_post() -> None:
    state = navigating(2, ["e1", "frame 9"])
    events = play(state, "A: ship 1", "A: sail e1", "A: post")
    assert sheet(state, "A")["posts"] == ["d1"]
    assert only(events, "ship-stayed").facts["space"] == "square-e:1"


@pytest.mark.rule("AM-NAV-08")
def test_without_posts_left_none_can_be_set_up() -> None:
    twelve = ["a2", "r2", "q4", "j2", "g3", "h6", "c7", "f10", "o8", "j9", "m11", "i12"]
    state = navigating(2, ["f1", "frame 9"], posts=twelve)
    play(state, "A: ship 1", "A: sail e1")
    assert question(state) == "navigate"


@pytest.mark.rule("AM-NAV-09")
def test_worked_example_three_of_four_spaces_to_a_new_island() -> None:
    """A point of the first ship is lost; the second ship still has all four."""
    state = position(centre={"blue": 4})
    play(state, "A: do navigation", "A: place frame 1", "A: place frame 2", "A: ship 1")
    assert state.sea.distance(600, square("g2")) == 3
    play(state, "A: sail g2", "A: post")
    assert score(state, "A") == 3
    assert document(state)["turn"]["points"] == 4
    play(state, "A: ship 2")
    assert refused(state, "A: sail f7")[1] == "too-far"
    assert "f3" in destinations(state)


@pytest.mark.rule("AM-NAV-09")
def test_worked_example_a_second_post_with_five_points_earns_nothing() -> None:
    state = navigating(5, ["f2", "frame 9"], posts=["g3"])
    play(state, "A: ship 1", "A: sail g6", "A: post")
    assert score(state, "A") == 0
    assert sorted(sheet(state, "A")["posts"]) == ["g3", "h6"]


def test_a_post_can_be_the_last_square_of_an_island() -> None:
    plain = position()
    built = filled(plain, "j4", ["j2"])
    seats: dict[str, dict[str, object]] = {"A": {"ships": ["frame 2", "frame 9"]}, "B": {"points": 1}}
    state = acting("navigate", "blue", 1, seats, built=built)
    events = play(state, "A: ship 1", "A: sail j1", "A: post")
    assert [event.name for event in events][-3:] == ["island-discovered", "island-completed", "posts-scored"]
    assert score(state, "A") == 3 + 3 + 5
