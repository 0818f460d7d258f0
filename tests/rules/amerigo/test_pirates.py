"""AM-PIR: the attack at the end of a round, and what is renewed for the next."""

import pytest

from caravela.games.amerigo.state import AmerigoState
from tests.rules.amerigo.table import (
    CALM,
    OUT,
    document,
    named,
    only,
    play,
    position,
    score,
    sheet,
)

LAID = {"left": ["surveyor", "", "treasury", "assayer"], "right": ["flagship", "chronicle", "", ""]}


def last_turn(seats: dict[str, dict[str, object]], pirates: list[int], **fields: object) -> AmerigoState:
    """The last seat is about to pass in the white phase."""
    number = len(pirates)
    return position(
        "choose", seats, actor="B", order="AB", round=number, phase="white", centre={"white": 2},
        pirates=pirates, **fields,  # type: ignore[arg-type]  # fields of `position`
    )  # fmt: skip


@pytest.mark.rule("AM-PIR-01")
def test_pirates_attack_with_the_sum_of_all_revealed_markers() -> None:
    state = last_turn({"A": {"cannons": 9, "points": 20}, "B": {"cannons": 6, "points": 20}}, [3, 1, 2])
    events = play(state, "B: pass")
    beaten = named(events, "pirates-beaten")
    assert [(event.facts["seat"], event.facts["strength"], event.facts["left"]) for event in beaten] == [
        ("@A", 6, 3),
        ("@B", 6, 0),
    ]
    assert (sheet(state, "A")["cannons"], sheet(state, "B")["cannons"]) == (3, 0)
    assert (score(state, "A"), score(state, "B")) == (20, 20)


@pytest.mark.rule("AM-PIR-02")
def test_worked_examples_four_and_eight_cannons_against_six() -> None:
    state = last_turn({"A": {"cannons": 4, "points": 20}, "B": {"cannons": 8, "points": 20}}, [3, 1, 2])
    events = play(state, "B: pass")
    lost = only(events, "pirates-won")
    assert (lost.rule, lost.facts) == (
        "AM-PIR-02",
        {"seat": "@A", "strength": 6, "cannons": 4, "due": 6, "lost": 6},
    )
    assert (sheet(state, "A")["cannons"], score(state, "A")) == (0, 14)
    assert (sheet(state, "B")["cannons"], score(state, "B")) == (2, 20)


@pytest.mark.rule("AM-PIR-02")
def test_nobody_falls_below_zero_and_just_enough_is_enough() -> None:
    state = last_turn({"A": {"cannons": 5, "points": 4}, "B": {"cannons": 6, "points": 1}}, [3, 1, 2])
    play(state, "B: pass")
    assert (score(state, "A"), score(state, "B")) == (0, 1)
    assert sheet(state, "B")["cannons"] == 0


@pytest.mark.rule("AM-PIR-03")
def test_everything_is_renewed_between_rounds() -> None:
    state = last_turn({}, [0, 0], tokens=LAID, production=["cotton 2", "sugar 4"])
    before = set(document(state)["production"])
    events = play(state, "B: pass")
    after = document(state)
    assert len(after["pirates"]) == 3
    assert after["round"] == 3
    assert only(events, "round-began").facts["marker"] == 3
    assert after["tokens"]["right"] == LAID["left"]
    assert "" not in after["tokens"]["left"]
    assert {"flagship", "chronicle"} <= set(after["tokens_gone"])
    assert only(events, "tokens-removed").facts["tokens"] == ["flagship", "chronicle"]
    assert len(after["production"]) == 6
    assert before
    fresh = named(events, "tokens-laid")[0].facts["tokens"]
    assert isinstance(fresh, list)
    assert len(fresh) == 4


@pytest.mark.rule("AM-PIR-03")
def test_production_tokens_not_bought_leave_the_match() -> None:
    state = last_turn({}, [0], production=["cotton 2"] * 2)
    stock = dict(document(state)["production_stock"])
    play(state, "B: pass")
    after = document(state)
    shown = {name: after["production"].count(name) for name in set(after["production"])}
    for name, count in stock.items():
        assert after["production_stock"].get(name, 0) + shown.get(name, 0) == count
    assert sum(after["production_stock"].values()) == 18


@pytest.mark.rule("AM-PIR-04")
def test_the_attack_comes_even_when_the_white_phase_is_skipped() -> None:
    state = position(
        "choose", {"A": {"points": 9}, "B": {"points": 9}}, actor="B", order="AB", round=3, phase="yellow",
        centre={"yellow": 2}, storage={}, pirates=[1, 2, 0],
    )  # fmt: skip
    events = play(state, "B: pass")
    names = [event.name for event in events]
    assert names.index("phase-skipped") < names.index("pirates-won") < names.index("round-began")
    assert (score(state, "A"), score(state, "B")) == (6, 6)


@pytest.mark.rule("AM-PIR-04")
def test_all_players_are_attacked_by_the_same_strength_after_every_phase() -> None:
    state = last_turn({"A": {"points": 9}, "B": {"points": 9}}, [2])
    events = play(state, "B: pass")
    assert [event.facts["strength"] for event in named(events, "pirates-won")] == [2, 2]
    early = position(actor="B", order="AB", phase="green", centre={"green": 1}, storage={"yellow": 3})
    assert named(play(early, "B: pass"), "pirates-won") == []


@pytest.mark.rule("AM-PIR-05")
def test_tokens_that_slide_keep_their_gaps() -> None:
    state = last_turn({}, [0], tokens=LAID)
    play(state, "B: pass")
    assert document(state)["tokens"]["right"] == ["surveyor", "", "treasury", "assayer"]


@pytest.mark.rule("AM-PIR-05")
def test_worked_example_a_revealed_four_makes_the_next_attack_ten() -> None:
    seats: dict[str, dict[str, object]] = {letter: {"points": 50, "cannons": 6} for letter in "AB"}
    state = last_turn(seats, [3, 1, 2], storage={})
    stock = [kind for kind in range(15) for _ in range(state.production_stock[kind])]
    progress = [0, 1, 2, 3]
    events = play(state, "B: pass", draws=[4, *progress, *stock[:6], *[CALM, OUT] * 2])
    revealed = only(events, "pirates-revealed")
    assert (revealed.rule, revealed.facts) == ("AM-PIR-03", {"strength": 4, "sum": 10})
    assert document(state)["phase"] == "white"
    lost = named(play(state, "A: pass", "B: pass"), "pirates-won")
    assert [event.facts["strength"] for event in lost] == [10, 10]
