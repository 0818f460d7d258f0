"""CC-CLM: becalmed caravels and the sails that free them."""

import pytest

from tests.rules.columbus_1492.table import (
    arrow,
    asked,
    dice_turn,
    left,
    legal,
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


@pytest.mark.rule("CC-CLM-01")
def test_only_sails_work_in_a_calm() -> None:
    state = dice_turn("rose gust storm spyglass", {"A": "11,1"})
    assert verbs(state, "A") == {"reroll", "end"}
    for move in ("rose S", "gust 1 to 13,2 by 1", "storm 3", "draw", "supply"):
        assert refused(state, f"A: {move}") == ("CC-CLM-01", "becalmed")
    assert verbs(dice_turn("rose sail", {"A": "11,1"}), "A") == {"sail", "end"}


@pytest.mark.rule("CC-CLM-02")
def test_a_sail_leaves_the_calm_in_any_direction_and_the_other_dice_work_again() -> None:
    state = dice_turn("rose sail storm spyglass", {"A": "4,8", "B": "8,4"})
    assert ways(state, "sail") == ALL_WAYS
    play(state, "A: sail N")
    assert square(state, "A") == "4,7"
    assert verbs(state, "A") == {"rose", "storm", "draw", "look", "end"}


@pytest.mark.rule("CC-CLM-03")
def test_sailing_into_a_calm_without_a_sail_ends_the_turn() -> None:
    state = dice_turn("rose rose storm", {"A": "7,4"}, used=True)
    play(state, "A: rose SW")
    assert square(state, "A") == "6,5"
    assert asked(state) == "B opening"


@pytest.mark.rule("CC-CLM-03")
def test_sails_cross_as_many_calm_squares() -> None:
    state = dice_turn("rose sail sail sail", {"A": "8,4"})
    play(state, "A: rose SW", "A: sail W", "A: sail S")
    assert square(state, "A") == "6,6"
    play(state, "A: sail SW")
    assert square(state, "A") == "5,7"
    assert asked(state) == "B opening"


@pytest.mark.rule("CC-CLM-04")
def test_worked_example_of_the_calm() -> None:
    state = position(at={"A": "8,4", "B": "8,8", "C": "9,2"}, seats=3)
    play(state, "A: roll", draws=rolled("rose rose sail storm"))
    play(state, "A: rose W")
    assert square(state, "A") == "7,4"
    play(state, "A: rose SW")
    assert square(state, "A") == "6,5"
    assert verbs(state, "A") == {"sail", "end"}
    play(state, "A: sail NW")
    assert square(state, "A") == "5,4"
    play(state, "A: storm 3", draws=[arrow("E")])
    assert squares(state) == {"A": "5,4", "B": "9,8", "C": "10,2"}
    assert asked(state) == "B opening"


@pytest.mark.rule("CC-CLM-05")
def test_a_kept_card_may_still_be_played_and_favourable_winds_free_the_dice() -> None:
    state = dice_turn("rose rose storm", {"A": "7,4"}, used=True, hands={"A": "favourable_winds"})
    play(state, "A: rose SW")
    assert legal(state, "A") == {"play favourable_winds", "end"}
    play(state, "A: play favourable_winds", "A: wind W", "A: stop")
    assert square(state, "A") == "5,5"
    assert left(state) == ["rose", "storm"]
    assert {"rose", "storm", "end"} == verbs(state, "A")


@pytest.mark.rule("CC-CLM-05")
def test_the_turn_ends_by_itself_only_when_nothing_is_left() -> None:
    for faces, cards, barrel, ends in (
        ("rose rose storm gust", "", 0, True),
        ("rose rose storm gust", "", 1, False),
        ("rose rose storm sail", "", 0, False),
        ("rose rose storm gust", "fine_weather", 0, False),
    ):
        state = position(at={"A": "6,5"}, hands={"A": cards}, barrels={"A": barrel})
        play(state, "A: roll", draws=rolled(faces))
        assert (asked(state) == "B opening") is ends


@pytest.mark.rule("CC-CLM-05")
def test_a_card_already_played_leaves_nothing() -> None:
    state = position(at={"A": "6,5"}, hands={"A": "fine_weather fair_wind"}, barrels={"A": 0})
    play(state, "A: play fair_wind", "A: roll", draws=rolled("rose rose rose rose"))
    assert asked(state) == "A opening"
    assert state.extra == 0
