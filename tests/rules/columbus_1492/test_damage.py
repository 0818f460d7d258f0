"""CC-DMG: what a lost mainmast costs, and how it is put back."""

import pytest

from tests.rules.columbus_1492.table import (
    arrow,
    asked,
    barrels,
    card,
    dice_turn,
    dismasted,
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


@pytest.mark.rule("CC-DMG-01")
def test_damage_takes_the_mainmast_once() -> None:
    state = dice_turn("storm", {"B": "8,3"})
    assert len(named(play(state, "A: storm 3", draws=[arrow("N")]), "mast-lost")) == 1
    again = dice_turn("storm", {"B": "8,3"}, dismasted="B")
    assert named(play(again, "A: storm 3", draws=[arrow("N")]), "mast-lost") == []
    assert dismasted(again) == "B"


@pytest.mark.rule("CC-DMG-01")
def test_a_wreck_driven_against_a_reef_is_told_of() -> None:
    state = dice_turn("storm", {"B": "8,3"}, dismasted="B")
    told = named(play(state, "A: storm 3", draws=[arrow("N")]), "caravel-spared")
    assert [event.facts for event in told] == [{"seat": "@B", "cause": "cause-reef"}]


@pytest.mark.rule("CC-DMG-02")
@pytest.mark.rule("CC-DMG-04")
def test_a_turn_ended_by_damage_or_a_repair_is_told_to_have_ended() -> None:
    struck = dice_turn("storm rose", {"A": "8,3"})
    events = play(struck, "A: storm 3", draws=[arrow("N")])
    assert [event.rule for event in named(events, "turn-ended")] == ["CC-DMG-02"]
    blown = dice_turn("rose rose", {"A": "8,4"}, gusts=("9,4", "2,4"))
    assert [event.name for event in play(blown, "A: rose E")][-1] == "turn-ended"
    repaired = dice_turn("sail rose", {"A": "8,4"}, dismasted="A")
    events = play(repaired, "A: repair")
    assert [event.rule for event in named(events, "turn-ended")] == ["CC-DMG-04"]


@pytest.mark.rule("CC-DMG-02")
def test_damage_to_the_turns_player_ends_the_turn_at_once() -> None:
    state = dice_turn("storm rose rose sail", {"A": "8,3"}, hands={"A": "favourable_winds"})
    play(state, "A: storm 3", draws=[arrow("N")])
    assert dismasted(state) == "A"
    assert asked(state) == "B opening"
    assert left(state) == []


@pytest.mark.rule("CC-DMG-03")
def test_a_dismasted_caravel_does_not_sail_but_is_pushed() -> None:
    state = dice_turn("rose rose sail storm", {"A": "8,4"}, dismasted="A")
    assert not {"rose", "sail"} & verbs(state, "A")
    assert refused(state, "A: rose N") == ("CC-DMG-04", "dismasted")
    assert refused(state, "A: sail N") == ("CC-DMG-04", "dismasted")
    pushed = dice_turn("storm", {"B": "8,4"}, dismasted="B")
    play(pushed, "A: storm 3", draws=[arrow("N")])
    assert square(pushed, "B") == "8,3"


@pytest.mark.rule("CC-DMG-04")
def test_a_repair_roll_is_rolled_again_for_barrels_until_a_sail_comes() -> None:
    state = position(at={"A": "8,4"}, dismasted="A", hands={"A": "gust_2"})
    play(state, "A: roll", draws=rolled("rose gust storm spyglass"))
    assert verbs(state, "A") == {"reroll", "play", "end"}
    play(state, "A: reroll rose gust storm spyglass", draws=rolled("rose sail sail spyglass"))
    assert verbs(state, "A") == {"reroll", "play", "end", "repair"}
    play(state, "A: repair")
    assert dismasted(state) == ""
    assert asked(state) == "B opening"
    assert square(state, "A") == "8,4"


@pytest.mark.rule("CC-DMG-04")
def test_without_a_sail_the_caravel_stays_dismasted() -> None:
    state = position(at={"A": "8,4"}, dismasted="A", barrels={"A": 0})
    play(state, "A: roll", draws=rolled("rose gust storm spyglass"))
    assert asked(state) == "B opening"
    assert dismasted(state) == "A"


@pytest.mark.rule("CC-DMG-05")
def test_caravels_that_share_a_square_leave_it_one_by_one() -> None:
    state = dice_turn("rose", {"A": "9,4", "B": "9,4"})
    assert len(ways(state, "rose")) == 7
    play(state, "A: rose W")
    assert squares(state) == {"A": "8,4", "B": "9,4"}
    assert dismasted(state) == ""


@pytest.mark.rule("CC-DMG-05")
def test_nobody_sails_onto_a_shared_square_but_a_push_may_bring_another() -> None:
    at = {"A": "8,4", "B": "9,4", "C": "9,4"}
    state = dice_turn("rose", at, seats=3, dismasted="BC")
    assert refused(state, "A: rose E") == ("CC-SEA-02", "caravel-in-the-way")
    pushed = dice_turn("storm", {"A": "2,3", "B": "10,4", "C": "10,4", "D": "9,4"}, seats=4, dismasted="BC")
    play(pushed, "A: storm 3", draws=[arrow("E")])
    assert square(pushed, "D") == "10,4"
    assert dismasted(pushed) == "BCD"


@pytest.mark.rule("CC-DMG-06")
def test_a_push_is_carried_out_in_full_before_damage_ends_the_turn() -> None:
    state = dice_turn("spyglass rose", {"A": "8,3", "B": "9,5", "C": "2,5"}, seats=3)
    play(state, "A: draw", draws=[card("fog_N")])
    assert squares(state) == {"A": "8,3", "B": "9,4", "C": "2,4"}
    assert asked(state) == "B opening"


@pytest.mark.rule("CC-DMG-06")
def test_damage_to_others_does_not_end_the_turn_and_takes_nothing_from_them() -> None:
    state = dice_turn("storm rose", {"A": "1,5", "B": "8,3"}, hands={"B": "carpenter"}, barrels={"B": 5})
    play(state, "A: storm 3", "B: decline", draws=[arrow("N")])
    assert (dismasted(state), asked(state)) == ("B", "A dice")
    assert (barrels(state, "B"), hand(state, "B")) == (5, ["carpenter"])
    play(state, "A: end", "B: roll", draws=rolled("rose rose rose sail"))
    assert {"repair", "end"} <= legal(state, "B")
    assert "rose" not in verbs(state, "B")
