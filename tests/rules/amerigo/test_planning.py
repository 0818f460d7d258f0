"""AM-PLN and AM-YEL: tiles into the pile, production tokens onto the sheet."""

import pytest

from caravela.games.amerigo.components import TILE_NAMES, VILLAGES
from caravela.kernel.chance import FastChance
from tests.rules.amerigo.table import (
    RULES,
    acting,
    asked,
    begin,
    document,
    legal,
    only,
    play,
    position,
    refused,
    sheet,
    why_not,
)

OFFER = ["cotton 2", "cotton 3", "coffee 4", "sugar 3"]


# --- planning ------------------------------------------------------------------------------------


@pytest.mark.rule("AM-PLN-01")
def test_villages_cost_one_and_neutral_tiles_their_size() -> None:
    state = acting("plan", "red", 3, turn={"neutrals_left": 1})
    villages = {f"plan {name}" for name in TILE_NAMES[:VILLAGES]}
    neutral = {f"plan neutral-{name}" for name in ("single", "domino", "i3", "l3")}
    assert legal(state, "A") == villages | neutral | {"finish"}
    dear = why_not(state, "A: plan neutral-i4")
    assert (dear.rule, dear.reason, dear.facts) == ("AM-PLN-01", "too-dear", {"cost": 4, "points": 3})
    play(state, "A: plan village-square")
    assert document(state)["turn"]["points"] == 2
    play(state, "A: plan neutral-domino")
    assert sheet(state, "A")["pile"] == ["village-square", "neutral-domino"]
    assert document(state)["neutrals"]["domino"] == 5
    assert sheet(state, "A")["villages"]["square"] == 1
    assert asked(state) == "B"


@pytest.mark.rule("AM-PLN-01")
@pytest.mark.parametrize("size, name", [(1, "single"), (3, "l3"), (4, "square"), (5, "u5"), (6, "block6")])
def test_a_neutral_tile_of_each_size_takes_as_many_points(size: int, name: str) -> None:
    state = acting("plan", "red", 7, turn={"neutrals_left": 1})
    play(state, f"A: plan neutral-{name}")
    assert document(state)["turn"]["points"] == 7 - size


@pytest.mark.rule("AM-PLN-02")
def test_only_one_neutral_tile_a_planning() -> None:
    state = position(centre={"red": 6})
    play(state, "A: do planning", "A: plan neutral-single")
    assert refused(state, "A: plan neutral-single") == ("AM-PLN-02", "neutral-taken")
    assert not any("neutral" in each for each in legal(state, "A"))
    play(state, "A: plan village-single", "A: plan village-single", "A: finish")
    # The next planning may take one again.
    play(state, "B: do planning", "B: plan neutral-single")
    assert "neutral-single" in sheet(state, "B")["pile"]


@pytest.mark.rule("AM-PLN-03")
def test_worked_example_a_domino_and_two_villages_for_four_points() -> None:
    state = position(centre={"red": 4})
    play(state, "A: do planning", "A: plan neutral-domino", "A: plan village-square", "A: plan village-l3")
    assert sheet(state, "A")["pile"] == ["village-l3", "village-square", "neutral-domino"]
    assert asked(state) == "B"


@pytest.mark.rule("AM-PLN-04")
def test_a_shape_used_up_cannot_be_taken() -> None:
    seats = {"A": {"pile": ["village-i4", "village-i4"]}, "B": {"pile": ["neutral-block6"] * 3}}
    state = acting("plan", "red", 6, seats, turn={"neutrals_left": 1})
    assert refused(state, "A: plan village-i4") == ("AM-PLN-04", "no-tile-left")
    assert refused(state, "A: plan neutral-block6") == ("AM-PLN-04", "no-tile-left")
    assert {"plan village-i4", "plan neutral-block6"} & legal(state, "A") == set()


@pytest.mark.rule("AM-PLN-04")
def test_planned_tiles_stay_in_the_pile() -> None:
    state = acting("plan", "red", 1, {"A": {"pile": ["neutral-u5"]}}, turn={"neutrals_left": 1})
    play(state, "A: plan village-single", "B: pass")
    assert sheet(state, "A")["pile"] == ["village-single", "neutral-u5"]
    verbs = {action.notation.split(" ")[0] for action in RULES.space.actions}
    assert verbs & {"return", "discard", "unplan"} == set()


# --- production ----------------------------------------------------------------------------------


@pytest.mark.rule("AM-YEL-01")
def test_worked_example_two_cotton_tokens_for_five_points() -> None:
    state = position(centre={"yellow": 5}, production=OFFER)
    play(state, "A: do production")
    assert legal(state, "A") == {"buy cotton 2", "buy cotton 3", "buy coffee 4", "buy sugar 3", "finish"}
    events = play(state, "A: buy cotton 3")
    assert only(events, "production-bought").facts == {
        "seat": "@A",
        "cost": 3,
        "token": "production-cotton:3",
    }
    assert legal(state, "A") == {"buy cotton 2", "finish"}
    play(state, "A: buy cotton 2")
    assert sheet(state, "A")["production"] == {"cotton": 2}
    assert document(state)["production"] == ["sugar 3", "coffee 4"]


@pytest.mark.rule("AM-YEL-01")
def test_tokens_of_several_kinds_may_be_bought_and_dear_or_missing_ones_not() -> None:
    state = acting("buy", "yellow", 7, production=OFFER)
    play(state, "A: buy coffee 4", "A: buy sugar 3")
    assert sheet(state, "A")["production"] == {"sugar": 1, "coffee": 1}
    state = acting("buy", "yellow", 3, production=OFFER)
    assert refused(state, "A: buy coffee 4") == ("AM-YEL-01", "too-dear")
    assert refused(state, "A: buy tobacco 2") == ("AM-YEL-01", "not-laid-out")


@pytest.mark.rule("AM-YEL-02")
def test_bought_tokens_are_not_replaced_before_the_round_ends() -> None:
    state = position(centre={"yellow": 2}, production=["cotton 2"], phase="blue")
    play(state, "A: do production", "A: buy cotton 2")
    assert document(state)["production"] == []
    play(state, "B: do production")
    assert legal(state, "B") == {"finish"}
    play(state, "B: finish")
    assert document(state)["production"] == []


@pytest.mark.rule("AM-YEL-02")
@pytest.mark.parametrize("seats, laid", [(2, 6), (3, 8), (4, 10)])
def test_the_supply_lasts_exactly_five_displays(seats: int, laid: int) -> None:
    state, _ = begin(seats)
    chance = FastChance(4)
    shown = {1: laid}
    while RULES.outcome(state) is None:
        RULES.advance(state, int(state.actor), RULES.space.parse("pass"), chance, None)
        shown[int(state.round)] = len(document(state)["production"])
    assert shown == dict.fromkeys(range(1, 6), laid)
    assert sum(state.production_stock) == 0
