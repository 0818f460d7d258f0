"""CC-STO: pushes. All caravels move at the same moment; then the damage is counted."""

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravela.games.columbus_1492.board import DIRECTION_NAMES, SQUARE_NAMES
from caravela.games.columbus_1492.phases.storms import ALL_SECTORS, push
from caravela.kernel.seats import SEAT_LETTERS
from tests.rules.columbus_1492.table import (
    PARTS,
    arrow,
    asked,
    card,
    dice_turn,
    dismasted,
    gusts,
    left,
    named,
    play,
    position,
    square,
    squares,
    verbs,
)

EXAMPLE = {"A": "8,5", "B": "9,6", "C": "10,5", "D": "15,5"}
"""The worked examples' caravels; D's player has the storm die."""


def example_storm(way: str) -> dict[str, str]:
    state = dice_turn("storm", EXAMPLE, seats=4, turn="D", rolled=True)
    play(state, "D: storm 3", draws=[arrow(way)])
    return {**squares(state), "dismasted": dismasted(state)}


@pytest.mark.rule("CC-STO-08")
def test_worked_example_north_west() -> None:
    after = example_storm("NW")
    assert after == {"A": "7,4", "B": "8,5", "C": "10,5", "D": "15,5", "dismasted": ""}


@pytest.mark.rule("CC-STO-09")
def test_worked_example_north_east() -> None:
    after = example_storm("NE")
    assert after == {"A": "9,4", "B": "10,5", "C": "10,5", "D": "15,5", "dismasted": "BC"}


@pytest.mark.rule("CC-STO-10")
def test_worked_example_south_east() -> None:
    after = example_storm("SE")
    assert after == {"A": "9,6", "B": "9,6", "C": "10,5", "D": "15,5", "dismasted": "AB"}


@pytest.mark.rule("CC-STO-01")
@pytest.mark.parametrize("front, back", [("A", "B"), ("B", "A")])
def test_a_caravel_moves_onto_the_square_that_another_leaves(front: str, back: str) -> None:
    state = dice_turn("storm", {front: "8,4", back: "9,4", "C": "15,5"}, seats=3, turn="C")
    play(state, "C: storm 3", draws=[arrow("W")])
    assert (square(state, front), square(state, back)) == ("7,4", "8,4")
    assert dismasted(state) == ""


@pytest.mark.rule("CC-STO-02")
@pytest.mark.parametrize("way", DIRECTION_NAMES)
def test_caravels_on_the_start_are_safe(way: str) -> None:
    storm = dice_turn("storm", seats=3)
    play(storm, "A: storm 5", draws=[arrow(way)])
    assert (squares(storm), dismasted(storm)) == ({"A": "15,4", "B": "15,4", "C": "15,4"}, "")
    hurricane = dice_turn("spyglass", seats=2)
    play(hurricane, "A: draw", draws=[card("hurricane"), arrow(way)])
    assert (squares(hurricane), dismasted(hurricane)) == ({"A": "15,4", "B": "15,4"}, "")


@pytest.mark.rule("CC-STO-02")
@pytest.mark.parametrize("way", ["N", "E", "S", "W"])
def test_fog_does_not_move_caravels_on_the_start(way: str) -> None:
    state = dice_turn("spyglass")
    play(state, "A: draw", draws=[card(f"fog_{way}")])
    assert squares(state) == {"A": "15,4", "B": "15,4"}


@pytest.mark.rule("CC-STO-03")
@pytest.mark.parametrize(
    "here, way, sector, cause",
    [
        ("8,3", "N", 3, "cause-reef"),
        ("9,3", "E", 3, "cause-island"),
        ("14,2", "E", 5, "cause-coast"),
        ("15,3", "N", 5, "cause-coast"),
    ],
)
def test_a_caravel_driven_against_something_stays_and_is_dismasted(
    here: str, way: str, sector: int, cause: str
) -> None:
    state = dice_turn("storm", {"B": here})
    events = play(state, f"A: storm {sector}", draws=[arrow(way)])
    assert square(state, "B") == here
    assert dismasted(state) == "B"
    assert named(events, "mast-lost")[0].facts == {"seat": "@B", "cause": cause}


@pytest.mark.rule("CC-STO-04")
def test_a_caravel_pushed_onto_others_collides_with_all_of_them() -> None:
    at = {"A": "15,5", "B": "9,6", "C": "10,5", "D": "10,5"}
    state = dice_turn("storm", at, seats=4)
    play(state, "A: storm 3", draws=[arrow("NE")])
    assert dismasted(state) == "BCD"
    assert {square(state, letter) for letter in "BCD"} == {"10,5"}


@pytest.mark.rule("CC-STO-04")
def test_a_caravel_held_at_the_edge_is_run_into() -> None:
    state = dice_turn("storm", {"A": "15,5", "B": "8,1", "C": "9,2"}, seats=3)
    play(state, "A: storm 3", draws=[arrow("NW")])
    assert (square(state, "B"), square(state, "C")) == ("8,1", "8,1")
    assert dismasted(state) == "BC"


@pytest.mark.rule("CC-STO-05")
def test_one_that_struck_a_reef_is_struck_in_turn() -> None:
    state = dice_turn("storm", {"A": "15,5", "B": "8,3", "C": "8,4", "D": "8,5"}, seats=4)
    play(state, "A: storm 3", draws=[arrow("N")])
    assert squares(state) == {"A": "15,5", "B": "8,3", "C": "8,3", "D": "8,4"}
    assert dismasted(state) == "BC"


@pytest.mark.rule("CC-STO-06")
@pytest.mark.parametrize(
    "here, way, sector",
    [("1,5", "W", 1), ("8,1", "N", 3), ("7,9", "S", 3), ("15,5", "E", 5), ("15,3", "SE", 5)],
)
def test_the_edge_holds_a_caravel_without_damage(here: str, way: str, sector: int) -> None:
    state = dice_turn("storm", {"B": here})
    events = play(state, f"A: storm {sector}", draws=[arrow(way)])
    assert square(state, "B") == here
    assert dismasted(state) == ""
    assert named(events, "caravel-held")


@pytest.mark.rule("CC-STO-07")
def test_a_caravel_pushed_onto_a_gust_is_dismasted_and_its_player_puts_the_gust_back() -> None:
    state = dice_turn("storm", {"B": "8,4"}, gusts=("8,3", "13,5"))
    play(state, "A: storm 3", draws=[arrow("N")])
    assert square(state, "B") == "8,3"
    assert dismasted(state) == "B"
    assert asked(state) == "B put-back"
    play(state, "B: put 2")
    assert gusts(state) == ["13,5", "13,5"]


@pytest.mark.rule("CC-STO-11")
@pytest.mark.parametrize("damaged", ["", "B"])
def test_a_push_onto_the_start_wins_with_an_island_and_shelters_without(damaged: str) -> None:
    home = dice_turn("storm", {"A": "8,4", "B": "14,4"}, islands="B", dismasted=damaged)
    play(home, "A: storm 5", draws=[arrow("E")])
    assert (asked(home), home.winner) == ("", 1)
    shelter = dice_turn("storm", {"A": "8,4", "B": "14,4", "C": "15,4"}, seats=3, dismasted=damaged)
    play(shelter, "A: storm 5", draws=[arrow("E")])
    assert (square(shelter, "B"), dismasted(shelter)) == ("15,4", damaged)
    assert asked(shelter) == "B opening"


@pytest.mark.rule("CC-STO-11")
def test_sailing_back_to_the_start_early_is_allowed() -> None:
    state = dice_turn("rose rose", {"A": "14,4"})
    play(state, "A: rose E", "A: rose W")
    assert square(state, "A") == "14,4"


@pytest.mark.rule("CC-STO-12")
def test_two_caravels_that_both_moved_never_collide() -> None:
    at = {"A": "15,5", "B": "8,4", "C": "9,4"}
    state = dice_turn("spyglass", at, seats=3)
    play(state, "A: draw", draws=[card("fog_E")])
    assert squares(state) == {"A": "15,5", "B": "9,4", "C": "10,4"}
    assert dismasted(state) == ""


@pytest.mark.rule("CC-STO-12")
def test_a_chain_stops_at_the_first_that_stays() -> None:
    """B strikes the reef, C runs into B, D moves onto the square that C has left."""
    state = dice_turn("spyglass", {"A": "15,4", "B": "11,5", "C": "10,5", "D": "9,5"}, seats=4)
    play(state, "A: draw", draws=[card("fog_E")])
    assert squares(state) == {"A": "15,4", "B": "11,5", "C": "11,5", "D": "10,5"}
    assert dismasted(state) == "BC"


@pytest.mark.rule("CC-STO-13")
def test_caravels_that_share_a_square_are_pushed_together() -> None:
    state = dice_turn("storm", {"A": "15,5", "B": "8,4", "C": "8,4"}, seats=3)
    play(state, "A: storm 3", draws=[arrow("W")])
    assert (square(state, "B"), square(state, "C"), dismasted(state)) == ("7,4", "7,4", "")


@pytest.mark.rule("CC-STO-13")
def test_driven_against_a_reef_each_intact_one_is_dismasted() -> None:
    at = {"A": "15,5", "B": "8,3", "C": "8,3", "D": "8,3"}
    state = dice_turn("storm", at, seats=4, dismasted="C")
    events = play(state, "A: storm 3", draws=[arrow("N")])
    assert dismasted(state) == "BCD"
    assert len(named(events, "mast-lost")) == 2


@pytest.mark.rule("CC-STO-14")
def test_a_push_reaches_becalmed_caravels_and_takes_them_in_or_out() -> None:
    out = dice_turn("spyglass spyglass", {"A": "8,4"}, barrels={"A": 0})
    play(out, "A: draw", draws=[card("hurricane"), arrow("SW")])
    assert (square(out, "A"), asked(out)) == ("7,5", "B opening")
    into = dice_turn("spyglass rose", {"A": "8,4"}, hands={"A": "fine_weather"})
    play(into, "A: draw", draws=[card("hurricane"), arrow("SW")])
    assert verbs(into, "A") == {"end"}
    assert left(into) == ["rose"]
    other = dice_turn("storm", {"A": "8,4", "B": "6,5"})
    play(other, "A: storm 2", draws=[arrow("W")])
    assert square(other, "B") == "5,5"


@pytest.mark.rule("CC-STO-14")
def test_a_gust_strikes_a_becalmed_caravel() -> None:
    state = dice_turn("gust", {"A": "8,4", "B": "6,5"}, gusts=("6,4", "13,5"))
    play(state, "A: gust 1 to 6,5 by 1")
    assert dismasted(state) == "B"


@pytest.mark.rule("CC-STO-15")
def test_a_dismasted_caravel_is_pushed_and_damages_others_but_not_itself() -> None:
    runs_into = dice_turn("storm", {"A": "15,5", "B": "9,6", "C": "10,5"}, seats=3, dismasted="B")
    play(runs_into, "A: storm 3", draws=[arrow("NE")])
    assert (square(runs_into, "B"), dismasted(runs_into)) == ("10,5", "BC")
    run_into = dice_turn("storm", {"A": "15,5", "B": "9,6", "C": "10,5"}, seats=3, dismasted="C")
    events = play(run_into, "A: storm 3", draws=[arrow("NE")])
    assert (square(run_into, "B"), dismasted(run_into)) == ("10,5", "BC")
    assert [event.facts["seat"] for event in named(events, "mast-lost")] == ["@B"]


# The push against a slow reference that works on names of squares and on sets.


@dataclass(frozen=True)
class Ship:
    square: tuple[int, int]
    intact: bool


OFFSETS = {
    "N": (0, -1), "NE": (1, -1), "E": (1, 0), "SE": (1, 1), "S": (0, 1), "SW": (-1, 1), "W": (-1, 0),
    "NW": (-1, -1),
}  # fmt: skip
ROWS = PARTS.document["board"]["rows"]  # type: ignore[index]  # the parsed file


def slow_push(
    ships: list[Ship], gust_squares: set[tuple[int, int]], sector: int | None, way: str
) -> tuple[list[Ship], list[bool]]:
    """The ships afterwards, and which of them a gust has struck; written after CC-STO-12, step by step."""
    start = (15, 4)
    stays: list[Ship] = []
    moves: list[bool] = []
    damaged: list[bool] = []
    for ship in ships:
        column, row = ship.square
        touched = sector is None or (column - 1) // 3 + 1 == sector
        target = (column + OFFSETS[way][0], row + OFFSETS[way][1])
        on_grid = 1 <= target[0] <= 15 and 1 <= target[1] <= 9
        sign = ROWS[target[1] - 1][target[0] - 1] if on_grid else ""
        free = touched and ship.square != start
        moves.append(free and on_grid and sign not in "RAC#")
        damaged.append(free and on_grid and sign in "RAC#")
        stays.append(Ship(target, ship.intact) if moves[-1] else ship)
    struck = [
        moved and ship.intact and ship.square in gust_squares
        for moved, ship in zip(moves, stays, strict=True)
    ]
    for at, ship in enumerate(stays):
        here = [other for other, one in enumerate(stays) if one.square == ship.square]
        mixed = any(moves[one] for one in here) and not all(moves[one] for one in here)
        if ship.square != start and mixed:
            damaged[at] = True
    after = [
        Ship(ship.square, ship.intact and not damaged[at] and not struck[at]) for at, ship in enumerate(stays)
    ]
    return after, struck


def pair(name: str) -> tuple[int, int]:
    column, _, row = name.partition(",")
    return int(column), int(row)


SAILED = [SQUARE_NAMES[at] for at in range(135) if PARTS.board.barrier[at] == 0]
NO_HOME = [name for name in SAILED if name != "15,4"]
near = st.sampled_from(["8,4", "8,5", "9,4", "9,5", "9,6", "10,5", "8,3", "9,3", "7,6", "14,4", "15,4"])


@pytest.mark.rule("CC-STO-01")
@pytest.mark.rule("CC-STO-12")
@given(
    fleet=st.lists(st.tuples(near | st.sampled_from(SAILED), st.booleans()), min_size=2, max_size=5),
    gust_at=st.lists(near.filter(lambda name: name != "15,4"), min_size=2, max_size=2),
    sector=st.none() | st.integers(1, 5),
    way=st.sampled_from(DIRECTION_NAMES),
)
def test_any_push_is_as_the_slow_reference_says(
    fleet: list[tuple[str, bool]], gust_at: list[str], sector: int | None, way: str
) -> None:
    letters = SEAT_LETTERS[: len(fleet)]
    state = position(
        at={letter: name for letter, (name, _) in zip(letters, fleet, strict=True)},
        dismasted="".join(letter for letter, (_, intact) in zip(letters, fleet, strict=True) if not intact),
        seats=len(fleet),
        gusts=gust_at,
    )
    ships = [Ship(pair(name), intact) for name, intact in fleet]
    expected, struck = slow_push(ships, {pair(name) for name in gust_at}, sector, way)
    push(state, PARTS.board, ALL_SECTORS if sector is None else sector - 1, arrow(way), None)
    found = [
        Ship(pair(SQUARE_NAMES[state.squares[seat]]), state.masts[seat] == 1) for seat in range(len(fleet))
    ]
    assert found == expected
    for gust, name in enumerate(gust_at):
        victims = [seat for seat in range(len(fleet)) if struck[seat] and expected[seat].square == pair(name)]
        assert int(state.victims[gust]) == sum(1 << seat for seat in victims)
