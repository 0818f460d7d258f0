"""The terminal's remarks on a choice, and its table, match what the rules then do."""

import pytest

from caravela.games.columbus_1492 import GAME
from caravela.games.columbus_1492.state import ColumbusState
from caravela.kernel.events import Facts
from tests.rules.columbus_1492.table import RULES, arrow, dice_turn, play, position


def remarks(state: ColumbusState, notation: str, seat: int = 0) -> dict[str, Facts]:
    """Return the keys and facts of a choice's remark, before they become words."""
    said: dict[str, Facts] = {}

    def say(key: str, facts: Facts) -> str:
        said[key.removeprefix("remark-")] = facts
        return key

    GAME.remark(RULES.view(state, seat), RULES.space.parse(notation), say)
    return said


def drawn(state: ColumbusState) -> list[str]:
    """Return titles and lines of the table, each as its key and facts."""

    def say(key: str, facts: Facts) -> str:
        return f"{key} {sorted(facts.items())}"

    blocks = GAME.sketch(RULES.view(state, 0), say)
    return [line for block in blocks for line in (block.title, *block.lines)]


@pytest.mark.parametrize(
    "here, move, expected",
    [
        ("7,4", "rose SW", {"calm"}),
        ("7,4", "sail W", {"lenses"}),
        ("8,4", "rose E", {"supply"}),
        ("8,4", "rose SE", {"gust"}),
        ("8,4", "rose S", set()),
        ("14,4", "rose E", set()),
    ],
)
def test_a_voyage_tells_what_waits_on_the_square(here: str, move: str, expected: set[str]) -> None:
    state = dice_turn("rose sail", {"A": here}, gusts=("9,5", "2,4"))
    assert set(remarks(state, move)) == expected


def test_home_is_told_to_the_finder_of_america_who_looks_no_more() -> None:
    assert set(remarks(dice_turn("rose", {"A": "14,4"}, islands="A"), "rose E")) == {"home"}
    assert set(remarks(dice_turn("rose", {"A": "7,4"}, islands="A"), "rose W")) == set()


def test_a_storm_tells_whom_it_pushes() -> None:
    state = dice_turn("storm", {"A": "8,4", "B": "9,1", "C": "4,5", "D": "15,4"}, seats=4)
    assert remarks(state, "storm 3") == {"storm": {"seats": ["@A", "@B"]}}
    assert remarks(state, "storm 1") == {"nobody": {}}
    assert remarks(state, "storm 5") == {"nobody": {}}


def test_a_flight_tells_whom_it_strikes() -> None:
    at = {"A": "8,4", "B": "9,4", "C": "9,4"}
    state = dice_turn("gust", at, seats=3, gusts=("9,5", "2,4"), dismasted="C")
    assert remarks(state, "gust 1 to 9,4 by 1") == {"strike": {"seats": ["@B"]}}
    assert remarks(state, "gust 1 to 8,5 by 1") == {}


@pytest.mark.parametrize("before, taken", [(3, 2), (7, 1), (8, 0)])
def test_giving_up_tells_the_barrels_it_brings(before: int, taken: int) -> None:
    assert remarks(position(barrels={"A": before}), "give up") == {"barrels": {"count": taken}}


def test_a_gust_square_is_told_with_whom_the_gust_strikes_there() -> None:
    state = dice_turn("rose", {"A": "8,4", "B": "13,5"}, gusts=("9,4", "2,4"))
    play(state, "A: rose E")
    assert remarks(state, "put 1") == {"square": {"square": "=13,3"}}
    assert remarks(state, "put 2") == {"square": {"square": "=13,5"}, "strike": {"seats": ["@B"]}}


def test_the_map_numbers_sectors_columns_and_gusts() -> None:
    lines = drawn(dice_turn("rose", {"A": "8,4", "B": "9,5"}))
    ocean = lines[lines.index("word-ocean []") + 1 :]
    assert ocean[0].replace("-", "") == "1|2|3|4|5"
    assert ocean[1].replace("|", " ").split() == [str(number) for number in range(1, 16)]
    assert (ocean[1].index("13"), ocean[4].index("1"), ocean[6].index("2")) == (36, 36, 36)
    assert ocean[5].split()[-1] == "4"


def test_becalmed_caravels_and_those_on_a_gust_are_marked() -> None:
    lines = drawn(position(at={"A": "6,5", "B": "9,4"}, gusts=("9,4", "2,4")))
    assert ["word-becalmed" in line for line in lines if line.startswith("@")] == [True, False]
    assert ["word-on-gust" in line for line in lines if line.startswith("@")] == [False, True]


def test_the_table_says_where_the_arrow_points() -> None:
    state = dice_turn("storm storm", {"A": "8,4"})
    play(state, "A: storm 1", draws=[arrow("SW")])
    assert "log-arrow-spun [('direction', 'direction-sw')]" in drawn(state)
