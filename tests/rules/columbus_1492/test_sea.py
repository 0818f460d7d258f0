"""CC-SEA: sectors, free squares, the start square, gust squares and diagonals."""

import pytest

from caravela.games.columbus_1492.board import SQUARE_NAMES
from tests.rules.columbus_1492.table import (
    PARTS,
    asked,
    dice_turn,
    dismasted,
    left,
    play,
    refused,
    square,
    ways,
)

ALL_WAYS = {"N", "NE", "E", "SE", "S", "SW", "W", "NW"}
FREE_WATER = "8,4"
"""All eight squares round it are free."""


@pytest.mark.rule("CC-SEA-01")
def test_five_sectors_of_three_columns_are_sailed_from_west_to_east() -> None:
    board = PARTS.board
    by_column = [int(board.sector[column]) for column in range(15)]
    assert by_column == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
    assert all(board.sector[at] == board.sector[at % 15] for at in range(135))


@pytest.mark.rule("CC-SEA-01")
def test_only_the_two_eastern_sectors_touch_a_coast_and_only_the_two_western_ones_bear_the_spyglass() -> None:
    board = PARTS.board
    coasts = {int(board.sector[at]) for at in range(135) if board.terrain[at] == 4}
    assert coasts <= {3, 4}
    assert {int(board.sector[at]) for at in range(135) if board.searches[at] == 1} == {0, 1}


@pytest.mark.rule("CC-SEA-02")
def test_a_step_goes_to_any_free_neighbour() -> None:
    assert ways(dice_turn("rose", {"A": FREE_WATER}), "rose") == ALL_WAYS


@pytest.mark.rule("CC-SEA-02")
@pytest.mark.parametrize(
    "here, way, reason",
    [
        ("1,5", "W", "edge-in-the-way"),
        ("8,1", "N", "edge-in-the-way"),
        ("8,3", "N", "barrier-in-the-way"),
        ("9,3", "E", "barrier-in-the-way"),
        ("14,2", "E", "barrier-in-the-way"),
    ],
)
def test_edge_reef_island_and_coast_bar_a_step(here: str, way: str, reason: str) -> None:
    state = dice_turn("rose", {"A": here})
    assert way not in ways(state, "rose")
    assert refused(state, f"A: rose {way}") == ("CC-SEA-02", reason)


@pytest.mark.rule("CC-SEA-02")
def test_another_caravel_bars_a_step_but_not_on_the_start_square() -> None:
    state = dice_turn("rose sail", {"A": FREE_WATER, "B": "9,4"})
    assert ways(state, "rose") == ALL_WAYS - {"E"}
    assert ways(state, "sail") == ALL_WAYS - {"E"}
    assert refused(state, "A: rose E") == ("CC-SEA-02", "caravel-in-the-way")
    home = dice_turn("rose", {"A": "14,4", "B": "15,4"})
    play(home, "A: rose E")
    assert square(home, "A") == "15,4"


@pytest.mark.rule("CC-SEA-03")
def test_from_the_start_a_caravel_moves_to_exactly_five_squares() -> None:
    state = dice_turn("rose", gusts=("7,1", "7,1"))
    reached = set()
    for way in ways(state, "rose"):
        after = state.copy()
        play(after, f"A: rose {way}")
        reached.add(square(after, "A"))
    assert reached == {"14,3", "15,3", "14,4", "14,5", "15,5"}


@pytest.mark.rule("CC-SEA-03")
@pytest.mark.parametrize(
    "here, way", [("14,3", "SE"), ("15,3", "S"), ("14,4", "E"), ("14,5", "NE"), ("15,5", "N")]
)
def test_the_start_is_entered_from_any_of_the_five_and_holds_any_number(here: str, way: str) -> None:
    state = dice_turn("rose", {"A": here}, seats=5)
    play(state, f"A: rose {way}")
    assert [SQUARE_NAMES[at] for at in state.squares] == ["15,4"] * 5
    assert dismasted(state) == ""


@pytest.mark.rule("CC-SEA-04")
@pytest.mark.parametrize("here, way, mark", [("12,3", "E", "13,3"), ("13,4", "S", "13,5")])
def test_a_caravel_may_stop_on_an_empty_gust_square(here: str, way: str, mark: str) -> None:
    state = dice_turn("rose rose", {"A": here}, gusts=("7,1", "7,1"))
    play(state, f"A: rose {way}")
    assert square(state, "A") == mark
    assert dismasted(state) == ""
    assert asked(state) == "A dice"


@pytest.mark.rule("CC-SEA-05")
@pytest.mark.parametrize("verb", ["rose", "sail"])
def test_sailing_onto_a_gust_dismasts_and_ends_the_turn(verb: str) -> None:
    state = dice_turn("rose rose sail sail", {"A": FREE_WATER}, gusts=("9,4", "13,5"))
    assert "E" in ways(state, verb)
    play(state, f"A: {verb} E")
    assert square(state, "A") == "9,4"
    assert dismasted(state) == "A"
    assert asked(state) == "A put-back"
    play(state, "A: put 1")
    assert asked(state) == "B opening"
    assert left(state) == []


@pytest.mark.rule("CC-SEA-06")
def test_a_diagonal_step_between_two_blocked_squares_is_allowed() -> None:
    state = dice_turn("rose", {"A": "7,6", "B": "8,6"}, seats=2)
    assert refused(state, "A: rose S")[1] == "barrier-in-the-way"
    assert refused(state, "A: rose E")[1] == "caravel-in-the-way"
    play(state, "A: rose SE")
    assert square(state, "A") == "8,7"


@pytest.mark.rule("CC-SEA-06")
def test_a_diagonal_push_between_two_blocked_squares_is_allowed() -> None:
    state = dice_turn("storm", {"A": "15,5", "B": "7,6", "C": "8,6"}, seats=3)
    play(state, "A: storm 3", draws=[3])
    assert square(state, "B") == "8,7"
    assert dismasted(state) == ""
