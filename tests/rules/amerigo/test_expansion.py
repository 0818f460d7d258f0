"""AM-EXP: building on islands, what it scores, and completed islands."""

import pytest

from caravela.games.amerigo.components import TILE_NAMES
from caravela.games.amerigo.scoring import post_factor
from caravela.kernel.chance import FastChance
from tests.rules.amerigo.table import (
    PARTS,
    RULES,
    acting,
    asked,
    document,
    filled,
    legal,
    named,
    names_in,
    only,
    play,
    position,
    question,
    refused,
    score,
    sheet,
)

PILE = ["neutral-domino", "village-square", "village-l3"]


def lays(notations: set[str]) -> set[str]:
    return {each.removeprefix("lay ") for each in notations if each.startswith("lay ")}


@pytest.mark.rule("AM-EXP-01")
def test_worked_example_a_domino_and_two_villages_cost_four_points() -> None:
    """On the big island of the table, from the post at j9."""
    state = acting("build", "green", 4, {"A": {"pile": PILE, "posts": ["j9"]}})
    play(state, "A: build neutral-domino 2", "A: lay j10")
    assert document(state)["turn"]["points"] == 2
    play(state, "A: build village-l3 4", "A: lay k10")
    assert document(state)["turn"]["points"] == 1
    play(state, "A: build village-square 1", "A: lay m10")
    assert sheet(state, "A")["pile"] == []
    assert asked(state) == "B"


@pytest.mark.rule("AM-EXP-01")
def test_tiles_may_be_built_on_several_islands_and_only_from_the_own_pile() -> None:
    seats = {
        "A": {"pile": ["village-single", "neutral-single"], "posts": ["j2", "d1"]},
        "B": {"pile": ["neutral-i3"]},
    }
    state = acting("build", "green", 3, seats)
    assert refused(state, "A: build neutral-i3 1") == ("AM-EXP-01", "not-in-pile")
    play(state, "A: build village-single 1", "A: lay j3", "A: build neutral-single 1", "A: lay c1")
    assert document(state)["built"] == ["A village-single 1 j3", "A neutral-single 1 c1"]
    state = acting("build", "green", 1, {"A": {"pile": ["neutral-domino"], "posts": ["d1"]}})
    assert refused(state, "A: build neutral-domino 1") == ("AM-EXP-01", "too-dear")


@pytest.mark.rule("AM-EXP-01")
def test_each_tile_must_be_legal_when_laid() -> None:
    state = acting("build", "green", 3, {"A": {"pile": ["village-single"] * 2, "posts": ["j2"]}})
    play(state, "A: build village-single 1")
    assert refused(state, "A: lay j4") == ("AM-EXP-03", "not-linked")
    play(state, "A: lay j3", "A: build village-single 1", "A: lay j4")
    assert len(document(state)["built"]) == 2


@pytest.mark.rule("AM-EXP-02")
def test_a_tile_covers_free_land_only() -> None:
    seats = {"A": {"pile": ["neutral-domino"], "posts": ["d1"]}, "B": {"posts": ["a2"]}}
    state = acting("build", "green", 3, seats, built=["B neutral-single 1 d2"])
    play(state, "A: build neutral-domino 1")
    assert refused(state, "A: lay d3") == ("AM-EXP-02", "not-land")
    assert refused(state, "A: lay a2") == ("AM-EXP-02", "not-free")
    assert refused(state, "A: lay c2") == ("AM-EXP-02", "not-free")
    assert refused(state, "A: lay c1") == ("AM-EXP-02", "not-free")
    assert refused(state, "A: lay x24") == ("AM-EXP-02", "not-land")
    assert lays(legal(state, "A")) == {"b1", "b2"}


@pytest.mark.rule("AM-EXP-02")
def test_every_rotation_and_mirror_image_is_offered_once() -> None:
    counts = {name: len(PARTS.shapes[at].orientations) for at, name in enumerate(TILE_NAMES)}
    assert counts["neutral-single"] == counts["neutral-square"] == 1
    assert (
        counts["neutral-domino"]
        == counts["neutral-i3"]
        == counts["neutral-i4"]
        == counts["neutral-block6"]
        == 2
    )
    assert counts["neutral-l3"] == counts["neutral-u5"] == counts["village-l3"] == 4
    for shape in PARTS.shapes:
        drawn = [tuple(each.rows()) for each in shape.orientations]
        assert len(set(drawn)) == len(drawn)
        for rows in drawn:
            quarter = tuple("".join(row[at] for row in reversed(rows)) for at in range(len(rows[0])))
            mirror = tuple(row[::-1] for row in rows)
            assert {quarter, mirror} <= set(drawn)
    state = acting("build", "green", 3, {"A": {"pile": ["village-l3"], "posts": ["d1"]}})
    builds = {each for each in legal(state, "A") if each.startswith("build")}
    assert builds == {f"build village-l3 {number}" for number in (1, 2, 3, 4)}
    assert refused(state, "A: build village-l3 5") == ("AM-EXP-02", "no-such-orientation")


@pytest.mark.rule("AM-EXP-02")
def test_an_empty_post_square_may_be_built_over_and_then_takes_no_post() -> None:
    seats = {"A": {"pile": ["village-i3"], "posts": ["d1"]}}
    state = acting("build", "green", 1, seats, built=["A neutral-domino 1 b1", "A neutral-single 1 b2"])
    play(state, "A: build village-i3 2", "A: lay a2")
    assert names_in(state.villages_on[0]) == {"a2", "a3", "a4"}
    built = document(state)["built"]
    later = acting(
        "navigate", "blue", 1, {"B": {"ships": ["frame 1", "frame 1"]}}, built=built, actor="B", order="AB"
    )
    play(later, "B: ship 1", "B: sail a1")
    assert question(later) == "navigate"


@pytest.mark.rule("AM-EXP-03")
def test_a_tile_shares_an_edge_with_an_own_post() -> None:
    state = acting("build", "green", 1, {"A": {"pile": ["village-single"], "posts": ["j9"]}})
    play(state, "A: build village-single 1")
    assert lays(legal(state, "A")) == {"i9", "j8", "j10"}
    # i10 touches the post at a corner only.
    assert refused(state, "A: lay i10") == ("AM-EXP-03", "not-linked")


@pytest.mark.rule("AM-EXP-03")
@pytest.mark.parametrize(
    "tile, builder, linked",
    [
        ("neutral-i3", "A", True),
        ("neutral-i3", "B", True),
        ("village-i3", "A", True),
        ("village-i3", "B", False),
    ],
)
def test_paths_go_through_neutral_and_own_tiles_only(tile: str, builder: str, linked: bool) -> None:
    """Three squares from the post of A at j9 downwards."""
    built = [f"{builder} {tile} 2 j10"]
    seats = {"A": {"pile": ["village-single"], "posts": ["j9"]}, "B": {"posts": ["i12"]}}
    state = acting("build", "green", 1, seats, built=built)
    play(state, "A: build village-single 1")
    beyond = {"k12", "k11", "k10", "i10"}
    assert lays(legal(state, "A")) & beyond == (beyond if linked else set())
    assert {"i9", "j8"} <= lays(legal(state, "A"))


@pytest.mark.rule("AM-EXP-03")
def test_posts_of_others_link_nothing_and_tiles_without_a_way_home_neither() -> None:
    built = ["B neutral-domino 1 k10", "B neutral-single 1 m9"]
    seats = {"A": {"pile": ["village-single"], "posts": ["j9"]}, "B": {"posts": ["m11"]}}
    state = acting("build", "green", 1, seats, built=built)
    play(state, "A: build village-single 1")
    assert lays(legal(state, "A")) == {"i9", "j8", "j10"}
    assert refused(state, "A: lay l11") == ("AM-EXP-03", "not-linked")


@pytest.mark.rule("AM-EXP-03")
def test_a_new_tile_or_post_links_what_lay_apart() -> None:
    built = ["B neutral-domino 1 k10"]
    seats = {"A": {"pile": ["village-single"] * 2, "posts": ["j9"]}}
    state = acting("build", "green", 2, seats, built=built)
    play(state, "A: build village-single 1", "A: lay j10", "A: build village-single 1")
    assert {"m10", "k11", "l11"} <= lays(legal(state, "A"))
    seats = {"A": {"ships": ["l13", "frame 1"]}, "B": {"posts": ["j9"]}}
    state = acting("navigate", "blue", 3, seats, built=["B neutral-i3 1 l10"])
    play(state, "A: ship 1", "A: sail m12", "A: post")
    assert names_in(state.linked[0]) == {"m11", "l10", "m10", "n10"}


@pytest.mark.rule("AM-EXP-03")
def test_a_chain_of_four_as_in_the_worked_example() -> None:
    """A village of three by the post, then one of four beyond a neutral tile."""
    seats = {"A": {"pile": ["village-l3", "village-square"], "posts": ["j9"]}, "B": {"posts": ["i12"]}}
    state = acting("build", "green", 2, seats, built=["B neutral-domino 1 k10"])
    assert refused(state, "A: build village-square 1") == ("AM-EXP-03", "no-place")
    play(state, "A: build village-l3 2", "A: lay i10", "A: build village-square 1")
    assert lays(legal(state, "A")) == {"m9", "m10"}
    play(state, "A: lay m9")
    assert names_in(state.villages_on[0]) == {"i10", "j10", "j11", "m9", "n9", "m10", "n10"}


@pytest.mark.rule("AM-EXP-04")
def test_commodities_on_covered_squares_go_to_the_builder() -> None:
    """d1 ... c1 is sugar; a3 cotton and b4 tobacco lie further down."""
    seats = {"A": {"pile": ["neutral-domino"], "posts": ["d1"]}}
    state = acting("build", "green", 2, seats)
    events = play(state, "A: build neutral-domino 1", "A: lay b1")
    gathered = only(events, "commodities-gathered")
    assert (gathered.rule, gathered.facts["commodities"]) == ("AM-EXP-04", ["sugar"])
    assert sheet(state, "A")["commodities"] == {"sugar": 1}
    seats = {"A": {"pile": ["neutral-square"], "posts": ["a2"]}}
    state = acting("build", "green", 4, seats)
    play(state, "A: build neutral-square 1", "A: lay a3")
    assert sheet(state, "A")["commodities"] == {"cotton": 1, "tobacco": 1}


@pytest.mark.rule("AM-EXP-05")
def test_worked_example_ten_points_on_a_big_island() -> None:
    state = acting("build", "green", 4, {"A": {"pile": PILE, "posts": ["j9"]}})
    events = play(
        state,
        "A: build neutral-domino 2", "A: lay j10",
        "A: build village-l3 4", "A: lay k10",
        "A: build village-square 1", "A: lay m10",
    )  # fmt: skip
    assert [event.facts["points"] for event in named(events, "tile-built")] == [6, 2, 2]
    assert score(state, "A") == 10


@pytest.mark.rule("AM-EXP-05")
@pytest.mark.parametrize(
    "tile, post, points",
    [
        ("village-single", "d1", 1),
        ("village-single", "j9", 2),
        ("neutral-single", "d1", 2),
        ("neutral-single", "j9", 3),
        ("neutral-l3", "d1", 6),
        ("neutral-block6", "c7", 12),
    ],
)
def test_the_smaller_value_on_a_small_island_and_the_larger_on_a_big_one(
    tile: str, post: str, points: int
) -> None:
    state = acting("build", "green", 6, {"A": {"pile": [tile], "posts": [post]}})
    fits = [each for each in sorted(legal(state, "A")) if each.startswith("build")]
    assert fits
    for build in fits:
        copy = state.copy()
        play(copy, f"A: {build}")
        for lay in sorted(lays(legal(copy, "A"))):
            after = copy.copy()
            RULES.advance(after, 0, RULES.space.parse(f"lay {lay}"), FastChance(1), None)
            assert score(after, "A") == points


@pytest.mark.rule("AM-EXP-06")
def test_who_fills_the_last_square_of_a_small_island_gets_three_points_and_no_chest() -> None:
    built = filled(position(), "j4", ["j2", "l5"])
    seats = {"A": {"pile": ["village-single"], "posts": ["j2"]}}
    state = acting("build", "green", 1, seats, built=built, round=5)
    events = play(state, "A: build village-single 1", "A: lay l5")
    done = only(events, "island-completed")
    assert (done.rule, done.facts) == ("AM-EXP-06", {"seat": "@A", "points": 3, "size": 7})
    assert sheet(state, "A")["chests"] == 0
    assert score(state, "A") == 1 + 3 + 1 * 1


@pytest.mark.rule("AM-EXP-06")
def test_empty_post_squares_are_free_squares() -> None:
    built = filled(position(), "g4", ["g3", "h6", "h5"])
    seats = {"A": {"pile": ["village-single"], "posts": ["g3"]}}
    state = acting("build", "green", 1, seats, built=built)
    events = play(state, "A: build village-single 1", "A: lay h5")
    assert named(events, "island-completed") == []
    assert score(state, "A") == 1


@pytest.mark.rule("AM-EXP-06")
def test_a_post_on_the_last_square_completes_the_island_and_counts_itself() -> None:
    built = filled(position(), "g4", ["g3", "h6"])
    seats = {"A": {"ships": ["f6", "frame 1"], "posts": ["g3"]}}
    state = acting("navigate", "blue", 1, seats, built=built, round=3)
    play(state, "A: ship 1", "A: sail g6", "A: post")
    assert score(state, "A") == 3 + 3 * 3
    assert sheet(state, "A")["earned"]["last_squares"] == 3


@pytest.mark.rule("AM-EXP-06")
def test_a_post_on_the_last_square_of_a_big_island_brings_the_chest() -> None:
    built = filled(position(), "j8", ["j9", "h15"])
    seats = {"A": {"ships": ["h17", "frame 1"], "posts": ["j9"]}}
    state = acting("navigate", "blue", 1, seats, built=built, round=3)
    events = play(state, "A: ship 1", "A: sail h16", "A: post")
    assert only(events, "island-completed-chest").facts["points"] == 3
    assert sheet(state, "A")["chests"] == 1
    assert score(state, "A") == 3 + 3 * 3


@pytest.mark.rule("AM-EXP-07")
@pytest.mark.parametrize("number, marker", [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1)])
def test_every_player_with_posts_scores_factor_times_marker(number: int, marker: int) -> None:
    built = filled(position(), "g4", ["g3", "h6", "h5"])
    seats = {"A": {"pile": ["village-single"], "posts": ["g3"]}, "B": {"posts": ["h6"]}}
    state = acting("build", "green", 1, seats, built=built, round=number)
    events = play(state, "A: build village-single 1", "A: lay h5")
    scored = named(events, "posts-scored")
    assert [event.facts["points"] for event in scored] == [marker, marker]
    assert {event.facts["marker"] for event in scored} == {marker}
    assert score(state, "B") == marker


@pytest.mark.rule("AM-EXP-08")
def test_the_factors() -> None:
    assert list(PARTS.factors) == [0, 1, 3, 6, 10, 15, 21]
    posts = ["o8", "j9", "m11", "i12", "i13", "h15"]
    for count, factor in ((3, 6), (4, 10), (5, 15), (6, 21)):
        mine = posts[:count]
        others = posts[count:]
        built = filled(position(), "j8", [*posts, "p9"])
        seats = {"A": {"posts": mine, "pile": ["village-single"]}, "B": {"posts": others}}
        state = acting("build", "green", 1, seats, built=built, round=5)
        events = play(state, "A: build village-single 1", "A: lay p9")
        assert named(events, "posts-scored")[0].facts["factor"] == factor


@pytest.mark.rule("AM-EXP-08")
def test_more_than_six_posts_count_as_six() -> None:
    assert [post_factor(PARTS, posts) for posts in (6, 7, 12)] == [21, 21, 21]


@pytest.mark.rule("AM-EXP-09")
def test_worked_example_a_domino_completes_a_big_island_in_round_two() -> None:
    posts = ["j9", "m11", "o8"]
    built = filled(position(), "j8", [*posts, "g14", "g15"])
    # The last two squares are g14 and g15; two posts of A, one of B.
    seats = {"A": {"posts": ["j9", "m11"], "pile": ["village-domino"]}, "B": {"posts": ["o8"]}}
    state = acting("build", "green", 3, seats, built=built, round=2)
    events = play(state, "A: build village-domino 2", "A: lay g14")
    assert only(events, "tile-built").facts["points"] == 2
    assert only(events, "island-completed-chest").facts["points"] == 3
    assert [event.facts["points"] for event in named(events, "posts-scored")] == [12, 4]
    assert (score(state, "A"), score(state, "B")) == (17, 4)
    assert (sheet(state, "A")["chests"], sheet(state, "B")["chests"]) == (1, 0)


@pytest.mark.rule("AM-EXP-10")
def test_an_island_never_filled_scores_nothing_at_the_end() -> None:
    built = filled(position(), "g4", ["g3", "h6", "j6"])
    seats = {"A": {"posts": ["g3", "h6"], "cannons": 12}}
    state = position(
        "choose", seats, built=built, round=5, phase="white", centre={"white": 1}, actor="B", order="AB"
    )
    play(state, "B: pass")
    assert RULES.outcome(state) is not None
    assert score(state, "A") == 0
