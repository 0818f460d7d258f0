"""AM-END: the end of the match and the final scoring."""

import pytest

from caravela.games.amerigo.state import AmerigoState
from caravela.kernel.events import Event
from tests.rules.amerigo.table import RULES, legal, named, only, play, position, refused, score, sheet

EXAMPLE = {
    "gold": 10,
    "chests": 1,
    "cannons": 12,
    "progress": 17,
    "white": 12,
    "tokens": ["purse-5", "royal-favour", "treasury"],
    "commodities": {"cotton": 3, "tobacco": 1, "coconut": 2, "coffee": 2},
    "production": {"cotton": 3, "sugar": 1, "coffee": 1},
}
"""Red's sheet in the worked example of the final scoring."""


def final(seats: dict[str, dict[str, object]], **fields: object) -> tuple[AmerigoState, list[Event]]:
    """Plays the last pass of a match; nobody loses anything to the pirates."""
    armed = {letter: {"cannons": 12, **seats.get(letter, {})} for letter in "AB"}
    fields.setdefault("ranking", "AB" if armed["A"].get("white", 0) >= armed["B"].get("white", 0) else "BA")  # type: ignore[operator]
    state = position(
        "choose", armed, actor="B", order="AB", round=5, phase="white", centre={"white": 1}, storage={},
        pirates=[0, 1, 2, 3, 4], **fields,  # type: ignore[arg-type]  # fields of `position`
    )  # fmt: skip
    events = play(state, "B: pass")
    return state, events


@pytest.mark.rule("AM-END-01")
def test_the_match_ends_after_round_five_with_an_attack_and_the_final_scoring() -> None:
    state, events = final({"A": {"gold": 3}})
    names = [event.name for event in events]
    assert names.index("pirates-beaten") < names.index("gold-scored") < names.index("match-ended")
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert (outcome.places, outcome.scores, outcome.reason) == ([1, 2], [3, 0], "rounds")
    assert RULES.decisions(state) == []
    assert refused(state, "A: pass") == ("AM-END-01", "match-over")
    assert legal(state, "A") == set()


@pytest.mark.rule("AM-END-01")
def test_no_round_before_the_fifth_ends_the_match() -> None:
    for number in (1, 2, 3, 4):
        state = position(
            "choose", {}, actor="B", order="AB", round=number, phase="white", centre={"white": 1}
        )
        play(state, "B: pass")
        assert RULES.outcome(state) is None
        assert state.round == number + 1


@pytest.mark.rule("AM-END-02")
def test_chests_and_purses_become_gold_and_gold_becomes_points() -> None:
    state, events = final({"A": {"gold": 4, "chests": 1, "tokens": ["purse-3"]}})
    assert sheet(state, "A")["gold"] == 10
    assert only(events, "gold-scored").facts == {"seat": "@A", "gold": 10, "points": 10}
    assert score(state, "A") == 10
    assert sheet(state, "A")["used"] == ["purse-3"]


@pytest.mark.rule("AM-END-02")
def test_gold_beyond_twelve_is_points_before_the_track_is_counted() -> None:
    state, _ = final({"A": {"gold": 12, "chests": 2}})
    assert sheet(state, "A")["earned"]["spare_gold"] == 6
    assert score(state, "A") == 18
    # A purse that was used brings nothing again.
    state, _ = final({"A": {"gold": 1, "tokens": ["purse-5"], "used": ["purse-5"]}})
    assert score(state, "A") == 1


@pytest.mark.rule("AM-END-03")
def test_commodities_times_production_with_the_printed_one() -> None:
    goods = {"cotton": 2, "sugar": 3, "coffee": 1}
    state, events = final({"A": {"commodities": goods, "production": {"cotton": 3, "tobacco": 2}}})
    scored = named(events, "commodity-scored")
    assert [(event.facts["commodity"], event.facts["points"]) for event in scored] == [
        ("cotton", 8),
        ("sugar", 3),
        ("coffee", 1),
    ]
    assert score(state, "A") == 12


@pytest.mark.rule("AM-END-04")
@pytest.mark.parametrize("space, points", [(0, 0), (3, 0), (4, 1), (11, 3), (12, 6), (19, 10), (20, 15)])
def test_the_progress_disc_scores_the_furthest_space_reached(space: int, points: int) -> None:
    state, events = final({"A": {"progress": space}})
    assert score(state, "A") == points
    assert len(named(events, "progress-scored")) == (1 if points else 0)


@pytest.mark.rule("AM-END-04")
def test_tokens_for_the_end_score() -> None:
    state, _ = final({"A": {"tokens": ["royal-favour"]}})
    assert score(state, "A") == 7
    assert sheet(state, "A")["earned"]["tokens"] == 7


@pytest.mark.rule("AM-END-05")
@pytest.mark.parametrize("space, points", [(0, 0), (2, 0), (3, 1), (10, 3), (11, 6), (15, 10), (19, 15)])
def test_the_white_disc_scores_the_furthest_space_reached(space: int, points: int) -> None:
    state, _ = final({"A": {"white": space}})
    assert score(state, "A") == points
    assert sheet(state, "A")["earned"]["white"] == points


@pytest.mark.rule("AM-END-06")
def test_most_points_win_and_equal_players_rank_by_player_order() -> None:
    state, events = final({"A": {"points": 30}, "B": {"points": 31}})
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.places == [2, 1]
    assert only(events, "match-ended").facts["seats"] == ["@B"]
    state, _ = final({"A": {"points": 30}, "B": {"points": 30}}, ranking="BA")
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.places == [2, 1]
    assert outcome.trail == ["AM-END-01", "AM-END-06"]
    # Further ahead on the white track, though its points make up for it exactly.
    state, _ = final({"A": {"points": 31, "white": 2}, "B": {"points": 30, "white": 3}})
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.scores == [31, 31]
    assert outcome.places == [2, 1]


@pytest.mark.rule("AM-END-07")
def test_worked_example_of_the_final_scoring_seventy_two_points() -> None:
    state, events = final({"A": EXAMPLE})
    mine = sheet(state, "A")
    assert mine["gold"] == 12
    earned = mine["earned"]
    assert earned["spare_gold"] == 6
    assert earned["gold"] == 12
    assert earned["commodities"] == 19
    assert earned["tokens"] == 7 + 12
    assert earned["progress"] == 10
    assert earned["white"] == 6
    assert score(state, "A") == 72
    goods = [
        (event.facts["productions"], event.facts["tokens"], event.facts["points"])
        for event in named(events, "commodity-scored")
    ]
    assert goods == [(4, 3, 12), (1, 1, 1), (1, 2, 2), (2, 2, 4)]
    scored = [*named(events, "token-scored"), *named(events, "token-scored-gold")]
    tokens = [(event.facts["token"], event.facts["points"]) for event in scored]
    assert tokens == [("royal-favour", 7), ("treasury", 12)]
    # Every point has an event, and the events add up.
    explained = sum(
        points
        for event in events
        for points in [event.facts.get("points")]
        if event.facts.get("seat") == "@A" and isinstance(points, int) and event.name != "phase-began"
    )
    assert explained == 72


@pytest.mark.rule("AM-END-08")
def test_planned_tiles_never_built_score_nothing() -> None:
    state, _ = final({"A": {"pile": ["neutral-block6", "village-single"]}})
    assert score(state, "A") == 0
