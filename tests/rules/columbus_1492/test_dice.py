"""CC-DIE: what each face of a die does."""

import pytest

from caravela.games.columbus_1492.board import SQUARE_NAMES
from caravela.kernel.chance import ScriptedChance
from tests.rules.columbus_1492.table import (
    PARTS,
    RULES,
    arrow,
    asked,
    barrels,
    card,
    dice_turn,
    dismasted,
    gusts,
    hand,
    left,
    legal,
    named,
    play,
    position,
    refused,
    rolled,
    square,
    squares,
    verbs,
    ways,
)

ALL_WAYS = {"N", "NE", "E", "SE", "S", "SW", "W", "NW"}


@pytest.mark.rule("CC-DIE-01")
@pytest.mark.parametrize(
    "way, target",
    [
        ("N", "8,3"), ("NE", "9,3"), ("E", "9,4"), ("SE", "9,5"),
        ("S", "8,5"), ("SW", "7,5"), ("W", "7,4"), ("NW", "7,3"),
    ],
)  # fmt: skip
def test_a_rose_moves_one_square_in_any_direction(way: str, target: str) -> None:
    state = dice_turn("rose", {"A": "8,4"}, hands={"A": "fine_weather"})
    play(state, f"A: rose {way}")
    assert square(state, "A") == target
    assert left(state) == []


@pytest.mark.rule("CC-DIE-01")
def test_several_roses_may_turn_and_go_back() -> None:
    state = dice_turn("rose rose rose rose", {"A": "8,4"})
    play(state, "A: rose W", "A: rose E", "A: rose SE")
    assert square(state, "A") == "9,5"
    assert left(state) == ["rose"]


@pytest.mark.rule("CC-DIE-02")
def test_a_sail_moves_like_a_rose_or_leaves_a_calm() -> None:
    state = dice_turn("sail", {"A": "8,4"})
    assert ways(state, "sail") == ALL_WAYS
    assert refused(state, "A: repair") == ("CC-DIE-02", "nothing-to-repair")
    calm = dice_turn("sail rose", {"A": "6,5"})
    play(calm, "A: sail NW")
    assert square(calm, "A") == "5,4"


@pytest.mark.rule("CC-DIE-02")
def test_a_sail_repairs_the_mainmast() -> None:
    state = dice_turn("sail rose rose rose", {"A": "8,4"}, dismasted="A")
    play(state, "A: repair")
    assert dismasted(state) == ""
    assert square(state, "A") == "8,4"


@pytest.mark.rule("CC-DIE-03")
def test_a_gust_die_moves_one_gust_one_square() -> None:
    state = dice_turn("gust", {"A": "8,4"}, gusts=("8,6", "2,4"), hands={"A": "fine_weather"})
    first = {n.split()[3] for n in legal(state, "A") if n.startswith("gust 1 ")}
    assert first == {"7,5", "8,5", "9,5", "7,6", "9,6", "8,7", "9,7"}
    play(state, "A: gust 2 to 1,5 by 1")
    assert gusts(state) == ["8,6", "1,5"]


@pytest.mark.rule("CC-DIE-03")
def test_several_gust_dice_move_one_gust_or_are_shared() -> None:
    state = dice_turn("gust gust gust", {"A": "8,4"}, hands={"A": "fine_weather"})
    one = state.copy()
    play(one, "A: gust 1 to 10,2 by 3")
    assert (gusts(one), left(one)) == (["10,2", "13,5"], [])
    shared = state.copy()
    play(shared, "A: gust 1 to 12,2 by 1", "A: gust 2 to 11,4 by 2")
    assert (gusts(shared), left(shared)) == (["12,2", "11,4"], [])
    assert refused(state, "A: gust 1 to 9,3 by 4") == ("CC-DIE-03", "too-few-squares")


@pytest.mark.rule("CC-DIE-04")
def test_a_storm_pushes_every_caravel_of_the_named_sector_and_no_other() -> None:
    state = dice_turn("storm", {"A": "8,4", "B": "9,1", "C": "4,5"}, seats=3)
    assert ways(state, "storm") == {"1", "2", "3", "4", "5"}
    events = play(state, "A: storm 3", draws=[arrow("E")])
    assert squares(state) == {"A": "9,4", "B": "10,1", "C": "4,5"}
    assert [event.facts["seat"] for event in named(events, "caravel-pushed")] == ["@A", "@B"]


@pytest.mark.rule("CC-DIE-04")
def test_an_empty_sector_may_be_named() -> None:
    state = dice_turn("storm", {"A": "8,4", "B": "9,1"})
    play(state, "A: storm 1", draws=[arrow("E")])
    assert squares(state) == {"A": "8,4", "B": "9,1"}
    assert asked(state) == "B opening"


@pytest.mark.rule("CC-DIE-05")
def test_several_storm_dice_are_one_storm_of_as_many_spins() -> None:
    state = dice_turn("storm storm storm rose", {"A": "15,5", "B": "8,4"})
    play(state, "A: storm 3", draws=[arrow("E")])
    assert square(state, "B") == "8,4"
    assert legal(state, "A") == {"spin", "blow"}
    play(state, "A: spin", draws=[arrow("N")])
    assert square(state, "B") == "8,4"
    play(state, "A: spin", draws=[arrow("S")])
    assert square(state, "B") == "8,5"
    assert left(state) == ["rose"]


@pytest.mark.rule("CC-DIE-05")
def test_the_player_may_stop_after_any_spin_and_all_storm_dice_are_used() -> None:
    state = dice_turn("storm storm storm rose", {"A": "15,5", "B": "8,4"})
    play(state, "A: storm 3", "A: blow", draws=[arrow("W")])
    assert square(state, "B") == "7,4"
    assert left(state) == ["rose"]
    assert "storm" not in verbs(state, "A")


@pytest.mark.rule("CC-DIE-06")
def test_storm_dice_are_dead_in_round_one() -> None:
    state = dice_turn("storm storm", {"A": "8,4"}, round=1)
    assert "storm" not in verbs(state, "A")
    assert refused(state, "A: storm 3") == ("CC-DIE-06", "no-storm-in-round-one")
    assert "storm" in verbs(dice_turn("storm storm", {"A": "8,4"}, round=2), "A")


@pytest.mark.rule("CC-DIE-07")
def test_a_spyglass_by_an_island_brings_a_barrel() -> None:
    state = dice_turn("spyglass", {"A": "9,4"}, hands={"A": "fine_weather"})
    play(state, "A: supply")
    assert barrels(state, "A") == 4
    assert left(state) == []


@pytest.mark.rule("CC-DIE-07")
def test_away_from_an_island_there_are_no_barrels() -> None:
    state = dice_turn("spyglass", {"A": "8,4"})
    assert refused(state, "A: supply") == ("CC-DIE-07", "no-island-near")


@pytest.mark.rule("CC-DIE-08")
def test_a_spyglass_brings_a_card_on_any_square_but_a_calm() -> None:
    for here in ("8,4", "9,4", "2,4", "15,4"):
        state = dice_turn("spyglass", {"A": here})
        play(state, "A: draw", draws=[card("food_2")])
        assert barrels(state, "A") == 5
    calm = dice_turn("spyglass sail", {"A": "6,5"})
    assert refused(calm, "A: draw") == ("CC-CLM-01", "becalmed")


@pytest.mark.rule("CC-DIE-09")
@pytest.mark.parametrize("here, there", [("6,4", True), ("1,1", True), ("7,4", False), ("13,4", False)])
def test_a_lens_is_looked_through_in_the_two_western_sectors_only(here: str, there: bool) -> None:
    state = dice_turn("spyglass", {"A": here})
    assert ("look" in legal(state, "A")) is there


@pytest.mark.rule("CC-DIE-09")
def test_no_lens_in_a_calm_and_none_for_the_finder_of_america() -> None:
    calm = dice_turn("spyglass sail", {"A": "6,5"})
    assert refused(calm, "A: look") == ("CC-CLM-01", "becalmed")
    found = dice_turn("spyglass", {"A": "2,4"}, islands="A")
    assert refused(found, "A: look") == ("CC-DIS-02", "america-found")


@pytest.mark.rule("CC-DIE-10")
def test_worked_example_of_two_barrels_and_a_card() -> None:
    state = position(at={"A": "9,4"})
    play(state, "A: roll", draws=rolled("spyglass spyglass spyglass gust"))
    play(state, "A: supply", "A: supply", "A: draw", draws=[card("carpenter")])
    assert barrels(state, "A") == 5
    assert hand(state, "A") == ["carpenter"]
    assert left(state) == ["gust"]


@pytest.mark.rule("CC-DIE-11")
def test_the_arrow_shows_one_of_eight_directions() -> None:
    expected = {
        "N": "8,3", "NE": "9,3", "E": "9,4", "SE": "9,5", "S": "8,5", "SW": "7,5", "W": "7,4", "NW": "7,3",
    }  # fmt: skip
    for way, target in expected.items():
        state = dice_turn("storm", {"A": "15,5", "B": "8,4"})
        events = play(state, "A: storm 3", draws=[arrow(way)])
        assert square(state, "B") == target
        assert named(events, "arrow-spun")[0].facts == {"direction": f"direction-{way.lower()}"}


@pytest.mark.rule("CC-DIE-11")
def test_the_arrow_is_one_of_eight_by_chance_for_a_storm_and_a_hurricane() -> None:
    for way in range(8):
        storm = dice_turn("storm storm rose", {"A": "8,4"})
        chance = ScriptedChance([(8, way), (8, 7 - way)])
        RULES.submit(storm, 0, RULES.space.parse("storm 1"), chance, None)
        RULES.submit(storm, 0, RULES.space.parse("spin"), chance, None)
        chance.finish()
        hurricane = dice_turn("spyglass rose", {"A": "8,4"})
        chance = ScriptedChance([(39, card("hurricane")), (8, way)])
        RULES.submit(hurricane, 0, RULES.space.parse("draw"), chance, None)
        chance.finish()


@pytest.mark.rule("CC-DIE-12")
def test_worked_example_of_three_spins() -> None:
    state = dice_turn("gust storm storm storm", {"A": "15,5", "B": "8,6", "C": "8,8"}, seats=3)
    play(state, "A: storm 3", draws=[arrow("W")])
    play(state, "A: spin", draws=[arrow("SW")])
    play(state, "A: spin", draws=[arrow("W")])
    assert squares(state) == {"A": "15,5", "B": "7,6", "C": "7,8"}
    assert dismasted(state) == ""
    assert left(state) == ["gust"]
    driven = dice_turn("storm", {"A": "15,5", "B": "8,6"})
    play(driven, "A: storm 3", draws=[arrow("SW")])
    assert dismasted(driven) == "B"


@pytest.mark.rule("CC-DIE-13")
def test_dead_storm_dice_may_be_rolled_again() -> None:
    state = dice_turn("storm storm rose rose", {"A": "8,4"}, round=1)
    play(state, "A: reroll storm storm", draws=rolled("sail sail"))
    assert left(state) == ["rose", "rose", "sail", "sail"]


@pytest.mark.rule("CC-DIE-13")
@pytest.mark.parametrize(
    "drawn, target", [([card("hurricane"), arrow("W")], "7,4"), ([card("fog_S")], "8,5")]
)
def test_hurricane_and_fog_work_in_round_one(drawn: list[int], target: str) -> None:
    state = dice_turn("spyglass", {"A": "8,4"}, round=1)
    play(state, "A: draw", draws=drawn)
    assert square(state, "A") == target


@pytest.mark.rule("CC-DIE-14")
def test_worked_example_of_a_storm_before_or_after_sailing() -> None:
    before = dice_turn("storm rose", {"A": "10,5", "B": "8,4"})
    play(before, "A: storm 3", "A: rose W", draws=[arrow("N")])
    assert squares(before) == {"A": "9,5", "B": "8,3"}
    after = dice_turn("storm rose", {"A": "9,5", "B": "8,4"})
    play(after, "A: rose E", "A: storm 3", draws=[arrow("N")])
    assert squares(after) == {"A": "10,5", "B": "8,3"}


@pytest.mark.rule("CC-DIE-15")
def test_barrels_are_taken_on_the_eight_squares_round_an_island_and_nowhere_else() -> None:
    around = {SQUARE_NAMES[at] for at in range(135) if PARTS.board.supplies[at] == 1}
    azores = {"9,2", "10,2", "11,2", "9,3", "11,3", "9,4", "10,4", "11,4"}
    canaries = {"11,6", "12,6", "13,6", "11,7", "13,7", "11,8", "12,8", "13,8"}
    assert around == azores | canaries
    for here in azores | canaries:
        assert "supply" in legal(dice_turn("spyglass", {"A": here}), "A")
