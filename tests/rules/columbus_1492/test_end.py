"""CC-END: who has come home first."""

import pytest

from tests.rules.columbus_1492.table import (
    RULES,
    arrow,
    asked,
    card,
    dice_turn,
    dismasted,
    gusts,
    named,
    play,
    position,
    refused,
    square,
)


@pytest.mark.rule("CC-END-01")
def test_sailing_home_with_an_inhabited_island_wins_at_once() -> None:
    state = dice_turn("rose rose rose", {"A": "14,4", "B": "2,3"}, islands="AB", seats=3)
    events = play(state, "A: rose E")
    assert asked(state) == ""
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert (outcome.winners(), outcome.places, outcome.trail) == ([0], [1, 2, 2], ["CC-END-01"])
    assert [event.name for event in events] == ["caravel-sailed", "match-won"]
    assert refused(state, "B: roll") == ("CC-END-01", "match-over")


@pytest.mark.rule("CC-END-01")
def test_coming_home_without_an_island_wins_nothing() -> None:
    state = dice_turn("rose rose", {"A": "14,4", "B": "2,3"}, islands="B")
    play(state, "A: rose E")
    assert RULES.outcome(state) is None
    assert asked(state) == "A dice"


@pytest.mark.rule("CC-END-02")
def test_a_card_brings_home() -> None:
    state = position(at={"A": "13,4"}, islands="A", hands={"A": "favourable_winds"})
    play(state, "A: play favourable_winds", "A: wind E", "A: wind E")
    assert state.winner == 0


@pytest.mark.rule("CC-END-02")
def test_the_first_of_two_squares_of_a_card_brings_home() -> None:
    state = position(at={"A": "14,4"}, islands="A", hands={"A": "favourable_winds"})
    play(state, "A: play favourable_winds", "A: wind E")
    assert (asked(state), state.winner, state.squares_left) == ("", 0, 0)


@pytest.mark.rule("CC-END-02")
def test_a_push_in_anyones_turn_brings_home_even_a_wreck_and_gusts_are_not_put_back() -> None:
    at = {"A": "8,4", "B": "14,4", "C": "9,5"}
    state = dice_turn("spyglass rose", at, seats=3, islands="B", dismasted="B", gusts=("10,5", "2,4"))
    events = play(state, "A: draw", draws=[card("fog_E")])
    assert (asked(state), state.winner, square(state, "B")) == ("", 1, "15,4")
    assert dismasted(state) == "BC"
    assert gusts(state)[0] == "10,5"
    assert named(events, "gust-put-back") == []
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.trail == ["CC-END-01", "CC-END-02"]
    assert refused(state, "A: roll") == ("CC-END-02", "match-over")


@pytest.mark.rule("CC-END-02")
@pytest.mark.parametrize("turn, winner", [("A", "A"), ("B", "B"), ("C", "A"), ("D", "A")])
def test_of_several_brought_home_the_turns_player_wins_else_the_next(turn: str, winner: str) -> None:
    at = {"A": "14,4", "B": "14,4", "C": "8,4", "D": "8,4"}
    state = dice_turn("storm", at, seats=4, islands="ABCD", turn=turn)
    play(state, f"{turn}: storm 5", draws=[arrow("E")])
    assert "ABCD"[state.winner] == winner
