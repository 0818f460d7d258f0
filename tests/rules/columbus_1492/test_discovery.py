"""CC-DIS: lenses, the discovery of America, and turning east."""

import pytest

from caravela.games.columbus_1492.components import INHABITED
from tests.rules.columbus_1492.table import (
    PARTS,
    RULES,
    asked,
    barrels,
    card,
    dice_turn,
    left,
    legal,
    lens,
    named,
    play,
    refused,
    square,
)


@pytest.mark.rule("CC-DIS-01")
@pytest.mark.parametrize("name, before, after", [("sea", 3, 3), ("desert_2", 3, 5), ("desert_2", 7, 8)])
def test_sea_and_desert_islands_go_out_of_the_game_seen_by_all(name: str, before: int, after: int) -> None:
    state = dice_turn("spyglass rose", {"A": "2,4"}, barrels={"A": before})
    events = play(state, "A: look", draws=[lens(name)])
    assert barrels(state, "A") == after
    assert sum(state.lenses) == 14
    assert state.lenses[lens(name)] == PARTS.lenses[lens(name)] - 1
    assert state.islands[0] == 0
    seen = named(events, "lens-seen")[0]
    assert all(seen.seen_by(seat) for seat in (None, 0, 1))


@pytest.mark.rule("CC-DIS-02")
def test_an_inhabited_island_is_kept_and_its_finder_looks_no_more() -> None:
    state = dice_turn("spyglass spyglass", {"A": "2,4"})
    play(state, "A: look", draws=[lens("inhabited")])
    assert list(state.islands) == [1, 0]
    assert refused(state, "A: look") == ("CC-DIS-02", "america-found")
    for viewer in (None, 0, 1):
        seats = RULES.view(state, viewer).document()["seats"]
        assert isinstance(seats, list)
        assert [entry["island"] for entry in seats] == [True, False]


@pytest.mark.rule("CC-DIS-03")
def test_the_finder_turns_east_in_the_same_turn() -> None:
    state = dice_turn("spyglass rose rose", {"A": "5,4"})
    play(state, "A: look", "A: rose E", "A: rose E", draws=[lens("inhabited")])
    assert square(state, "A") == "7,4"
    assert asked(state) == "B opening"


@pytest.mark.rule("CC-DIS-04")
def test_lenses_are_looked_through_one_at_a_time_at_random() -> None:
    state = dice_turn("spyglass spyglass rose", {"A": "2,4"})
    play(state, "A: look", draws=[lens("sea")])
    assert left(state) == ["rose", "spyglass"]
    play(state, "A: look", draws=[lens("sea")])
    assert left(state) == ["rose"]


@pytest.mark.rule("CC-DIS-04")
def test_after_america_a_spyglass_brings_cards_or_barrels() -> None:
    state = dice_turn("spyglass spyglass", {"A": "9,4"}, islands="A")
    assert {"draw", "supply"} <= legal(state, "A")
    play(state, "A: supply", "A: draw", draws=[card("food_1")])
    assert barrels(state, "A") == 5


@pytest.mark.rule("CC-DIS-04")
def test_the_last_seat_without_an_island_always_finds_one_in_the_end() -> None:
    one_left = ["inhabited"]
    state = dice_turn("spyglass", dict.fromkeys("ABCDE", "2,4"), seats=5, islands="BCDE", lenses=one_left)
    assert PARTS.lenses[INHABITED] == 5
    play(state, "A: look", draws=[lens("inhabited")])
    assert list(state.islands) == [1, 1, 1, 1, 1]
