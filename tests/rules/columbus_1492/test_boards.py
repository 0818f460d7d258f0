"""An owner's board: any size is played on, and its squares are checked as strictly as those of the game's own."""

import copy
import tomllib
from typing import Any

import pytest

from caravela.games import resource
from caravela.games.columbus_1492 import GAME
from caravela.games.columbus_1492.components import Components, standard_components
from caravela.games.columbus_1492.heuristics import ColumbusHeuristics
from caravela.games.columbus_1492.rules import ColumbusRules
from caravela.games.columbus_1492.state import ColumbusState
from caravela.games.columbus_1492.voyage import Odds
from caravela.kernel.chance import FastChance
from caravela.kernel.documents import BrokenDocument
from tests.rules.columbus_1492.table import dice_turn, gusts, legal, play, square, why_not

OWN = tomllib.loads(resource(GAME, "components.toml"))


def box(rows: list[str], sectors: list[int] | None = None) -> Components:
    """The game's own parts with another board; may raise BrokenDocument."""
    document: dict[str, Any] = copy.deepcopy(OWN)
    document["board"]["rows"] = rows
    if sectors is not None:
        document["board"]["sectors"] = sectors
    return Components(document, "mine.toml")


def changed(*squares: tuple[int, int, str]) -> list[str]:
    """The rows of the game's own board with other signs on squares named by column and row."""
    rows = [list(row) for row in OWN["board"]["rows"]]
    for column, row, sign in squares:
        rows[row - 1][column - 1] = sign
    return ["".join(row) for row in rows]


def wide() -> Components:
    """A board of 17 columns and 11 rows: two columns more in the west and two rows more in the north."""
    rows = [f"..{row}" for row in OWN["board"]["rows"]]
    return box([rows[0].replace("R", ".")] * 2 + rows, [5, 3, 3, 3, 3])


@pytest.mark.rule("CC-SEA-01")
@pytest.mark.parametrize(
    "rows, fault",
    [
        (["." * 15] * 8 + ["." * 14], "rows are not all of the same length"),
        (["." * 15] * 14, "rows are not at most 13 rows of at most 21 squares"),
        (["." * 22] * 9, "rows are not at most 13 rows of at most 21 squares"),
        ([], "rows are not at most 13 rows of at most 21 squares"),
        (changed((4, 3, "#")), r"have land in sector 2, which is open ocean \[CC-SEA-01\]"),
        (
            changed((12, 9, "."), (12, 8, ".")),
            r"have no land in sector 4, which touches the coast \[CC-SEA-01\]",
        ),
    ],
)
def test_a_board_of_another_form_is_refused(rows: list[str], fault: str) -> None:
    with pytest.raises(BrokenDocument, match=fault) as caught:
        box(rows)
    assert "mine.toml" in str(caught.value)


@pytest.mark.rule("CC-SET-03")
@pytest.mark.parametrize(
    "squares, fault",
    [
        (((15, 4, "."), (9, 4, "S")), "have the start square outside the easternmost sector"),
        (((14, 1, "."), (15, 1, "."), (15, 2, ".")), "do not have land both north and south of the start"),
        (((13, 3, "."), (3, 3, "g")), "have the gust square 3,3 outside the two easternmost sectors"),
    ],
)
def test_a_start_or_a_gust_square_far_from_home_is_refused(
    squares: tuple[tuple[int, int, str], ...], fault: str
) -> None:
    with pytest.raises(BrokenDocument, match=fault):
        box(changed(*squares))


@pytest.mark.rule("CC-SEA-03")
def test_a_start_without_five_neighbours_of_sea_is_refused() -> None:
    with pytest.raises(BrokenDocument, match="do not give the start square five neighbours of sea"):
        box(changed((15, 3, "#")))


@pytest.mark.rule("CC-DIE-07")
@pytest.mark.parametrize(
    "squares, place",
    [
        (((10, 3, "."), (10, 1, "A")), "10,1"),
        (((12, 1, "."), (9, 2, "R")), "10,3"),
        (((12, 7, "."), (13, 7, "C")), "13,7"),
    ],
)
def test_an_island_without_eight_squares_of_sea_is_refused(
    squares: tuple[tuple[int, int, str], ...], place: str
) -> None:
    with pytest.raises(BrokenDocument, match=f"island at {place} without eight squares of sea"):
        box(changed(*squares))


@pytest.mark.rule("CC-SEA-02")
def test_a_square_that_cannot_be_reached_is_refused() -> None:
    reefs = [(8, 2, "."), (3, 4, "."), (1, 8, "R"), (2, 9, "R")]
    with pytest.raises(
        BrokenDocument, match=r"have the square 1,9, which cannot be reached .* \[CC-SEA-02\]"
    ):
        box(changed(*reefs))


@pytest.mark.rule("CC-SEA-02")
def test_a_wall_that_shuts_off_the_new_world_is_refused_square_by_square() -> None:
    """Thirteen reefs can close nine rows of a column; the islands and the start stay as they were."""
    rows = [row.replace("R", ".") for row in OWN["board"]["rows"]]
    rows = [row[:6] + "R" + row[7:] for row in rows]
    rows[0] = "R" + rows[0][1:3] + "R" + rows[0][4:9] + "R.R" + rows[0][12:]
    with pytest.raises(BrokenDocument) as caught:
        box(rows)
    assert "have the square 2,1, which cannot be reached" in str(caught.value)
    assert "have no reachable open sea in the two westernmost sectors [CC-DIE-09]" in str(caught.value)


@pytest.mark.rule("CC-SEA-01")
def test_a_larger_board_is_played_on() -> None:
    parts = wide()
    rules = ColumbusRules(parts)
    assert (parts.board.columns, parts.board.rows) == (17, 11)
    assert [int(parts.board.sector[at]) for at in range(5)] == [0] * 5
    state = rules.setup(2, {"first_player": "A"}, FastChance(1), None)
    assert isinstance(state, ColumbusState)
    assert square(state, "A") == "17,6"
    at = {"A": "16,6", "B": "2,11"}
    out = dice_turn("rose gust", at, gusts=("13,10", "2,4"), islands="A", rules=rules)
    assert "gust 1 to 12,11 by 1" in legal(out, "A", rules)
    assert why_not(out, "A: gust 1 to 18,11 by 1", rules).rule == "CC-GUS-04"
    play(out, "A: gust 1 to 12,11 by 1", rules=rules)
    assert gusts(out)[0] == "12,11"
    again = rules.decode(rules.encode(out))
    assert again.to_bytes() == out.to_bytes()
    assert ColumbusHeuristics(rules).chances(out)[0] > 0.5
    play(out, "A: rose E", rules=rules)
    assert (square(out, "A"), out.winner) == ("17,6", 0)


@pytest.mark.rule("CC-SET-02")
def test_a_board_of_the_same_squares_is_the_games_own() -> None:
    assert list(box(changed()).board.terrain) == list(standard_components().board.terrain)


def test_the_odds_of_a_voyage_follow_the_printed_figures() -> None:
    odds = Odds(standard_components())
    assert (odds.found, odds.brings_food, odds.desert_food) == (5 / 15, 7 / 10, 2)
    assert (odds.pass_food, odds.most_barrels) == (2, 8)
    assert odds.rolls[1] == [(0, 0, 1 - 1 / 2 - 1 / 6), (0, 1, 1 / 6), (1, 0, 1 / 2)]
    document: dict[str, Any] = copy.deepcopy(OWN)
    document["lenses"]["palms"] = [4, 4, 4, 5, 5, 5, 5]
    assert Odds(Components(document, "mine.toml")).desert_food == 5
