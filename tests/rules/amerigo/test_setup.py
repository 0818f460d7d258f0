"""AM-SET: the setup of a match, except for its sea."""

from collections import Counter

import pytest

from caravela.games.amerigo.components import (
    COLOUR_NAMES,
    PRODUCTION_NAMES,
    TILE_NAMES,
    VILLAGES,
)
from caravela.games.amerigo.state import POINTS, SHEET
from caravela.kernel.chance import FastChance
from caravela.kernel.documents import BrokenDocument
from caravela.kernel.rules import OptionError
from tests.rules.amerigo.table import (
    PARTS,
    RULES,
    acting,
    asked,
    begin,
    document,
    legal,
    named,
    only,
    play,
    position,
    rules_with,
    score,
    sheet,
)

SEAT_COUNTS = (2, 3, 4)


@pytest.mark.rule("AM-SET-01")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_two_to_four_players_can_play(seats: int) -> None:
    state, _ = begin(seats)
    assert len(document(state)["seats"]) == seats
    assert len(asked(state)) == 1


@pytest.mark.rule("AM-SET-01")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_another_number_of_players_is_refused_in_words(seats: int) -> None:
    with pytest.raises(OptionError, match=f"2 to 4 players, not {seats} "):
        begin(seats)


@pytest.mark.rule("AM-SET-10")
def test_each_player_starts_with_twelve_posts_two_ships_and_sixteen_villages() -> None:
    state, _ = begin(3)
    for letter in "ABC":
        mine = sheet(state, letter)
        assert (mine["points"], mine["cannons"], mine["progress"], mine["white"]) == (0, 0, 0, 0)
        assert (mine["ships"], mine["posts"], mine["pile"], mine["tokens"]) == ([], [], [], [])
        assert sum(mine["villages"].values()) == 16
    assert [int(state.sheets[seat * SHEET + 6]) for seat in range(3)] == [12, 12, 12]
    # Without ships on the sea a first navigation places two of them.
    first = asked(state)
    play(state, f"{first}: do navigation", f"{first}: place frame 1", f"{first}: place frame 2")
    assert legal(state, first) >= {"ship 1", "ship 2"}


@pytest.mark.rule("AM-SET-10")
def test_the_printed_production_of_each_commodity_counts_one() -> None:
    seats = {"A": {"commodities": dict.fromkeys(("cotton", "tobacco", "sugar", "coconut", "coffee"), 1)}}
    state = position("choose", seats, actor="B", order="AB", round=5, phase="white", centre={"white": 1})
    play(state, "B: pass")
    assert sheet(state, "A")["earned"]["commodities"] == 5


@pytest.mark.rule("AM-SET-11")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_one_pirate_marker_is_revealed_and_the_rest_unknown(seats: int) -> None:
    state, events = begin(seats)
    shown = document(state)["pirates"]
    assert len(shown) == 1
    revealed = only(events, "pirates-revealed")
    assert (revealed.rule, revealed.facts["strength"]) == ("AM-SET-11", shown[0])
    assert sum(state.markers) == 5


@pytest.mark.rule("AM-SET-11")
def test_one_marker_is_never_revealed() -> None:
    state, _ = begin(2)
    chance = FastChance(3)
    while RULES.outcome(state) is None:
        RULES.advance(state, int(state.actor), RULES.space.parse("pass"), chance, None)
    assert len(document(state)["pirates"]) == 5
    assert sum(state.markers) == 1


@pytest.mark.rule("AM-SET-12")
def test_the_markers_are_two_zeros_and_one_to_four() -> None:
    assert [int(count) for count in PARTS.markers] == [2, 1, 1, 1, 1, 0, 0, 0, 0, 0]
    drawn = Counter(document(begin(2, seed=seed)[0])["pirates"][0] for seed in range(240))
    assert set(drawn) == {0, 1, 2, 3, 4}
    assert drawn[0] > max(drawn[value] for value in (1, 2, 3, 4))


@pytest.mark.rule("AM-SET-13")
def test_eight_progress_tokens_are_laid_out_in_two_halves() -> None:
    state, events = begin(2)
    tokens = document(state)["tokens"]
    assert len(tokens["left"]) == len(tokens["right"]) == 4
    lying = [*tokens["left"], *tokens["right"]]
    assert "" not in lying
    assert len(set(lying)) == 8
    assert len(PARTS.token_names) == 24
    laid = only(events, "tokens-laid")
    assert laid.rule == "AM-SET-13"
    assert laid.facts["tokens"] == lying
    seen = {name for seed in range(40) for name in document(begin(2, seed=seed)[0])["tokens"]["left"]}
    assert seen == set(PARTS.token_names)


@pytest.mark.rule("AM-SET-14")
@pytest.mark.parametrize("seats, used, laid", [(2, 30, 6), (3, 40, 8), (4, 50, 10)])
def test_production_tokens_by_number_of_players(seats: int, used: int, laid: int) -> None:
    state, events = begin(seats)
    assert len(document(state)["production"]) == laid
    assert sum(state.offered) + sum(state.production_stock) == used
    facts = only(events, "production-laid").facts["tokens"]
    assert isinstance(facts, list)
    assert len(facts) == laid


@pytest.mark.rule("AM-SET-14")
def test_there_are_three_four_and_three_tokens_of_cost_two_three_and_four() -> None:
    box = PARTS.production_box(4)
    assert sum(box) == 50
    assert {
        name: int(count) for name, count in zip(PRODUCTION_NAMES, box, strict=True) if "cotton" in name
    } == {
        "cotton 2": 3,
        "cotton 3": 4,
        "cotton 4": 3,
    }


@pytest.mark.rule("AM-SET-15")
def test_the_marks_of_the_production_tokens() -> None:
    assert list(PARTS.production_box(2)) == [2, 2, 2] * 5
    assert list(PARTS.production_box(3)) == [2, 4, 2] * 5
    assert list(PARTS.production_box(4)) == [3, 4, 3] * 5
    production = dict(PARTS.document["production"])  # type: ignore[index]  # a table of the file
    production["marks"] = {"reconstruction": True, "tokens": [[2, 2]] * 10}
    with pytest.raises(BrokenDocument, match="of cost 3, not 4"):
        rules_with(production=production)


@pytest.mark.rule("AM-SET-16")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_each_player_starts_with_a_gold_for_everybody_ahead(seats: int) -> None:
    state, events = begin(seats, seed=7)
    order = document(state)["ranking"]
    assert [sheet(state, letter)["gold"] for letter in order] == list(range(seats))
    assert asked(state) == order[0]
    assert only(events, "order-drawn").facts["seats"] == [f"@{letter}" for letter in order]


@pytest.mark.rule("AM-SET-16")
def test_the_order_is_random() -> None:
    orders = Counter(document(begin(3, seed=seed)[0])["ranking"] for seed in range(120))
    assert len(orders) == 6
    assert min(orders.values()) > 8


@pytest.mark.rule("AM-SET-18")
def test_tiles_cost_their_size_to_plan_and_to_build_and_villages_one() -> None:
    assert sum(PARTS.neutrals) == 37
    assert sum(PARTS.villages) == 16
    sizes = [shape.size for shape in PARTS.shapes]
    assert sizes[VILLAGES:] == [1, 2, 3, 3, 4, 4, 5, 6]
    assert max(sizes[:VILLAGES]) == 4
    assert list(PARTS.cost) == [1] * VILLAGES + sizes[VILLAGES:]
    assert list(PARTS.small_worth) == [1] * VILLAGES + [2 * size for size in sizes[VILLAGES:]]
    assert list(PARTS.big_worth) == [2] * VILLAGES + [3 * size for size in sizes[VILLAGES:]]


@pytest.mark.rule("AM-SET-18")
def test_an_owner_may_correct_the_points_of_the_tiles() -> None:
    document = PARTS.document
    assert isinstance(document, dict)
    neutral = dict(document["neutral_tiles"])
    neutral["points"] = {**neutral["points"], "domino": [5, 7]}
    village = dict(document["village_tiles"])
    village["points"] = {**village["points"], "l3": [3, 4]}
    rules = rules_with(neutral_tiles=neutral, village_tiles=village)
    seats = {"A": {"pile": ["neutral-domino", "village-l3"], "posts": ["j9"]}}
    state = acting("build", "green", 4, seats, rules=rules)
    events = play(state, "A: build neutral-domino 1", "A: lay j10", rules=rules)
    built = only(events, "tile-built").facts
    assert (built["scoring"], built["each"], built["points"]) == (1, 7, 7)
    assert sheet(state, "A", rules)["points"] == 7
    neutral["points"] = {**neutral["points"], "domino": [5]}
    with pytest.raises(BrokenDocument, match=r"neutral_tiles.points.domino"):
        rules_with(neutral_tiles=neutral)
    del neutral["points"], village["points"]
    usual = rules_with(neutral_tiles=neutral, village_tiles=village).parts
    assert (list(usual.small_worth), list(usual.big_worth)) == (
        list(PARTS.small_worth),
        list(PARTS.big_worth),
    )


@pytest.mark.rule("AM-SET-12")
def test_an_owner_may_correct_the_pirate_markers() -> None:
    rules = rules_with(pirates={"markers": [1, 1, 2, 2, 3, 3]})
    assert [int(count) for count in rules.parts.markers] == [0, 2, 2, 2, 0, 0, 0, 0, 0, 0]


@pytest.mark.rule("AM-SET-19")
def test_how_many_tiles_of_each_shape_there_are() -> None:
    neutral = dict(zip(TILE_NAMES[VILLAGES:], map(int, PARTS.neutrals), strict=True))
    assert neutral == {
        "neutral-single": 6,
        "neutral-domino": 6,
        "neutral-i3": 5,
        "neutral-l3": 5,
        "neutral-i4": 4,
        "neutral-square": 4,
        "neutral-u5": 4,
        "neutral-block6": 3,
    }
    assert list(PARTS.villages) == [3, 3, 3, 3, 2, 2]
    drawn = {shape.name: shape.orientations[0].rows() for shape in PARTS.shapes[VILLAGES:]}
    assert drawn["u5"] == ["#.#", "###"]
    assert drawn["l3"] == ["##", "#."]
    assert drawn["block6"] == ["###", "###"]


@pytest.mark.rule("AM-SET-19")
def test_a_component_file_whose_tiles_do_not_add_up_is_refused() -> None:
    tiles = dict(PARTS.document["neutral_tiles"])  # type: ignore[index]  # a table of the file
    tiles["counts"] = {**tiles["counts"], "u5": 5}
    with pytest.raises(BrokenDocument, match="add up to 38, not 37"):
        rules_with(neutral_tiles=tiles)
    tiles["counts"] = {**tiles["counts"], "u5": 5, "single": 5}
    assert list(rules_with(neutral_tiles=tiles).parts.neutrals) == [5, 6, 5, 5, 4, 4, 5, 3]


@pytest.mark.rule("AM-SET-22")
def test_victory_points_have_no_upper_limit() -> None:
    state = acting("navigate", "blue", 4, {"A": {"points": 512, "ships": ["e1", "g2"]}})
    play(state, "A: ship 1", "A: sail e1", "A: post")
    assert score(state, "A") == 515
    assert int(state.sheets[POINTS]) == 515


@pytest.mark.rule("AM-SET-22")
def test_everybody_sees_the_same_and_nobody_the_order_of_the_stock() -> None:
    state, _ = begin(3)
    views = [RULES.view(state, seat).document() for seat in (0, 1, 2, None)]
    for view, viewer in zip(views, (0, 1, 2, None), strict=True):
        assert view.pop("viewer") == viewer
    assert views[0] == views[1] == views[2] == views[3]
    # Undrawn things appear at most as a bag: the same for two matches that will go on differently.
    first, second = state.copy(), state.copy()
    assert RULES.view(first, 0).text() == RULES.view(second, 0).text()
    world = RULES.determinize(RULES.view(state, 0), FastChance(1))
    assert world.to_bytes() == state.to_bytes()


@pytest.mark.rule("AM-SET-17")
def test_the_worked_example_of_the_first_throw_is_a_position() -> None:
    inside = {"blue": 3, "black": 3, "red": 2, "brown": 4, "green": 3, "yellow": 2, "white": 4}
    storage = {"blue": 4, "black": 4, "red": 5, "brown": 3, "green": 4, "yellow": 5, "white": 3}
    assert sum(inside.values()) == 21
    assert sum(storage.values()) == 28
    # Its blue cubes are thrown and lie in the centre.
    thrown = {**storage, "blue": 0}
    state = position(centre={"blue": 4}, storage={name: thrown[name] for name in COLOUR_NAMES})
    assert document(state)["inside"] == inside


@pytest.mark.rule("AM-SET-17")
def test_all_cubes_are_thrown_at_the_start() -> None:
    _, events = begin(2)
    thrown = only(events, "cubes-stored")
    cubes, inside = thrown.facts["cubes"], thrown.facts["inside"]
    assert isinstance(cubes, list)
    assert isinstance(inside, list)
    assert len(cubes) + len(inside) == 49
    assert Counter(cubes + inside) == {f"cube-{name}": 7 for name in COLOUR_NAMES}
    assert named(events, "phase-began")
