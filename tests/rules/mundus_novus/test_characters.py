"""The earnings of each character, and the powers of Almagro, La Cosa and Coronado."""

import pytest

from caravela.games.mundus_novus.state import MundusState
from tests.rules.mundus_novus.table import (
    QUEUE,
    RULES,
    asked,
    card,
    deal,
    doubloons,
    last_turn,
    legal,
    owned,
    play,
    queue_of,
    refused,
    rest_of_box,
    seat_document,
    turn,
)

DEALT = ("11111", "22222", "33333")


def earns(name: str, income: int, rule: str) -> object:
    return pytest.param(name, income, marks=pytest.mark.rule(rule), id=name)


@pytest.mark.parametrize(
    "name, income",
    [
        earns("almagro", 2, "MN-DEV-08"),
        earns("la-cosa", 1, "MN-DEV-09"),
        earns("las-casas", 1, "MN-DEV-10"),
        earns("pizarro", 0, "MN-DEV-11"),
        earns("ponce-de-leon", 0, "MN-DEV-12"),
        earns("valdivia", 1, "MN-DEV-14"),
        earns("orellana", 0, "MN-DEV-15"),
        earns("coronado", 0, "MN-DEV-17"),
        earns("cortes", 3, "MN-DEV-18"),
    ],
)
def test_a_character_earns_each_round(name: str, income: int) -> None:
    state = turn("", [""] * 5, developments={"A": [name]})
    play(state, "A: end")
    assert doubloons(state, "A") == income


# --- Almagro


@pytest.mark.rule("MN-DEV-08")
@pytest.mark.rule("MN-DEV-20")
def test_almagros_owner_takes_the_first_card_of_the_pile_and_the_queue_stays() -> None:
    state = turn("111", developments={"A": ["almagro"]})
    play(state, "A: set 1: 1 1 1")
    assert legal(state, "A") == {"develop 1", "develop pile"}
    drawn = play(state, "A: develop pile", draws=[card("cortes")])
    assert [event.facts["development"] for event in drawn] == ["character-cortes"]
    assert (owned(state, "A"), queue_of(state)) == (["cortes", "almagro"], list(QUEUE))


@pytest.mark.rule("MN-DEV-08")
def test_almagros_owner_may_still_take_from_the_queue() -> None:
    state = turn("111", developments={"A": ["almagro"]})
    play(state, "A: set 1: 1 1 1", "A: develop 1")
    assert owned(state, "A") == ["caravel 3", "almagro"]


@pytest.mark.rule("MN-DEV-08")
def test_without_almagro_the_pile_is_out_of_reach() -> None:
    state = turn("111", developments={"B": ["almagro"]})
    play(state, "A: set 1: 1 1 1")
    assert refused(state, "A: develop pile") == ("MN-DEV-08", "no-almagro", {})


@pytest.mark.rule("MN-DEV-20")
def test_almagros_owner_decides_before_seeing_the_card_of_the_pile() -> None:
    state = turn("111", developments={"A": ["almagro"]})
    assert play(state, "A: set 1: 1 1 1", draws=[])[-1].name == "set-made"
    after = [state.copy(), state.copy()]
    for some, name in zip(after, ("cortes", "valdivia"), strict=True):
        play(some, "A: develop pile", draws=[card(name)])
        assert name in owned(some, "A")


@pytest.mark.rule("MN-DEV-20")
def test_a_storm_does_not_keep_almagro_from_the_pile() -> None:
    state = turn("999", developments={"A": ["almagro"]}, event="storm")
    play(state, "A: set 9: 9 9 9")
    assert legal(state, "A") == {"develop 1", "develop pile"}


@pytest.mark.rule("MN-DEV-20")
def test_almagro_takes_nothing_from_an_empty_pile() -> None:
    developments = {"A": ["almagro"], "C": rest_of_box(3, QUEUE, "almagro")}
    state = turn("111", developments=developments)
    play(state, "A: set 1: 1 1 1")
    assert legal(state, "A") == {"develop 1"}
    assert refused(state, "A: develop pile") == ("MN-DEV-20", "pile-empty", {})


@pytest.mark.rule("MN-DEV-20")
def test_the_last_card_of_the_pile_leaves_a_full_queue_and_the_game_goes_on() -> None:
    developments = {"A": ["almagro"], "C": rest_of_box(3, QUEUE, "almagro", "cortes")}
    state = last_turn(["111", "", ""], developments=developments)
    play(state, "A: set 1: 1 1 1", "A: develop pile", "A: end")
    assert (queue_of(state), RULES.outcome(state)) == (list(QUEUE), None)


@pytest.mark.rule("MN-DEV-20")
def test_a_newly_taken_almagro_works_from_the_next_combination_on() -> None:
    state = turn("111222", queue=["almagro", *QUEUE[:4]], event="kings_aid")
    play(state, "A: set 1: 1 1 1")
    assert legal(state, "A") == {"develop 1"}
    play(state, "A: develop 1", "A: set 2: 2 2 2")
    assert legal(state, "A") == {"develop 1", "develop pile"}


# --- La Cosa


@pytest.mark.rule("MN-DEV-09")
@pytest.mark.parametrize("letter, earned", [("A", 5), ("B", 4)])
def test_indigenous_people_touch_all_but_la_cosas_owner(letter: str, earned: int) -> None:
    developments = {"A": ["la-cosa"]}
    state = turn("1234", ["1234", ""], developments=developments, event="indigenous", actor=letter)
    play(state, f"{letter}: different 1 2 3 4")
    assert doubloons(state, letter) == earned


@pytest.mark.rule("MN-DEV-09")
@pytest.mark.parametrize("letter, reach", [("A", 5), ("B", 1)])
def test_a_storm_touches_all_but_la_cosas_owner(letter: str, reach: int) -> None:
    developments = {"A": ["la-cosa"]}
    state = turn("999", ["999", ""], developments=developments, event="storm", actor=letter)
    play(state, f"{letter}: set 9: 9 9 9")
    assert len(legal(state, letter)) == reach


@pytest.mark.rule("MN-DEV-09")
def test_fire_touches_all_but_la_cosas_owner() -> None:
    developments = {"A": ["la-cosa", "warehouse-2 0 b"], "B": ["warehouse-2 0 c"]}
    state = last_turn(["12", "34", ""], developments=developments, event="fire")
    play(state, "A: end")
    assert asked(state) == "A"


@pytest.mark.rule("MN-DEV-09")
def test_pirates_touch_all_but_la_cosas_owner() -> None:
    fleets = {"A": ["la-cosa", "caravel 2", "caravel 8"], "B": ["caravel 7", "caravel 5"]}
    queue = ["caravel 1", *QUEUE[:4]]  # its icon is the pirates
    state = last_turn(queue=queue, developments=fleets)
    play(state, "A: end", draws=deal(DEALT, "9999"))
    play(state, *["A: load 9"] * 2, *["B: load 9"] * 2)
    assert asked(state) == "B"


@pytest.mark.rule("MN-DEV-09")
def test_kings_aid_does_not_help_la_cosas_owner() -> None:
    state = turn("111222", developments={"A": ["la-cosa"]}, event="kings_aid")
    play(state, "A: set 1: 1 1 1", "A: develop 1")
    assert legal(state, "A") == {"end"}
    assert refused(state, "A: set 2: 2 2 2") == ("MN-DEV-09", "la-cosa-forbids", {})


def take_la_cosa(cards: str, event: str, **fields: object) -> MundusState:
    """Return a state in which seat A has just taken La Cosa with a set of 1 in a round with an event."""
    queue = ["la-cosa", *QUEUE[:4]]
    state = turn("111" + cards, ["", ""], queue=queue, event=event, **fields)
    play(state, "A: set 1: 1 1 1", "A: develop 1")
    return state


@pytest.mark.rule("MN-DEV-21")
def test_la_cosa_just_taken_keeps_indigenous_people_away() -> None:
    state = take_la_cosa("2345", "indigenous")
    play(state, "A: different 2 3 4 5")
    assert doubloons(state, "A") == 5


@pytest.mark.rule("MN-DEV-21")
def test_la_cosa_just_taken_keeps_fire_away() -> None:
    fields = {"developments": {"A": ["warehouse-2 0 b"]}, "turn": {"turns_left": 1}}
    state = take_la_cosa("9", "fire", **fields)
    play(state, "A: end", "A: store 9")
    assert seat_document(state, "A")["stored"] == "9"


@pytest.mark.rule("MN-DEV-21")
def test_la_cosa_just_taken_keeps_the_storm_away() -> None:
    """No turn has two sets in a storm; allowing a second one shows that La Cosa already works."""
    state = take_la_cosa("999", "storm")
    state.sets_made = 0
    play(state, "A: set 9: 9 9 9")
    assert len(legal(state, "A")) == 5


@pytest.mark.rule("MN-DEV-21")
def test_la_cosa_just_taken_ends_the_kings_aid() -> None:
    state = take_la_cosa("222", "kings_aid")
    assert legal(state, "A") == {"end"}
    assert refused(state, "A: set 2: 2 2 2") == ("MN-DEV-09", "la-cosa-forbids", {})


# --- Coronado


EVENTS = ("kings_aid", "indigenous", "storm", "fire", "pirates")


def new_round(held: int = 5, **fields: object) -> MundusState:
    """Return the start of a round in which B has Coronado and two caravels, and A has two caravels as well."""
    fields.setdefault("queue", ("cortes", "almagro", "valdivia", "orellana", "shipyard b"))
    developments = {"A": ["caravel 1", "caravel 8"], "B": ["coronado", "caravel 2", "caravel 7"]}
    state = last_turn(["", "", ""], developments=developments, doubloons={"B": held}, **fields)
    play(state, "A: end")
    return state


@pytest.mark.rule("MN-DEV-17")
@pytest.mark.parametrize("event", EVENTS)
def test_coronados_owner_pays_two_for_an_event_when_the_head_has_no_icon(event: str) -> None:
    state = new_round()
    assert asked(state) == "B"
    assert legal(state, "B") == {f"event {name}" for name in ("none", *EVENTS)}
    play(state, f"B: event {event}")
    assert (RULES.encode(state)["event"], doubloons(state, "B")) == (event, 3)


@pytest.mark.rule("MN-DEV-17")
def test_coronados_owner_may_let_it_be_and_pays_nothing() -> None:
    state = new_round()
    play(state, "B: event none")
    assert (RULES.encode(state)["event"], doubloons(state, "B")) == ("none", 5)


@pytest.mark.rule("MN-DEV-17")
def test_coronado_has_no_say_when_the_head_has_an_icon() -> None:
    state = new_round(queue=("shipyard a", "cortes", "almagro", "valdivia", "orellana"))
    assert (RULES.encode(state)["event"], RULES.encode(state)["step"]) == ("kings_aid", "serve")


@pytest.mark.rule("MN-DEV-17")
@pytest.mark.parametrize("held, step", [(1, "serve"), (2, "coronado")])
def test_coronado_needs_the_two_doubloons(held: int, step: str) -> None:
    assert RULES.encode(new_round(held))["step"] == step


@pytest.mark.rule("MN-DEV-17")
def test_only_coronados_owner_sets_an_event() -> None:
    expected = ("MN-DEV-17", "not-your-turn", {"seat": "@B"})
    assert refused(new_round(), "A: event storm") == expected


@pytest.mark.rule("MN-DEV-17")
def test_a_bought_event_touches_everybody_its_buyer_too() -> None:
    state = new_round()
    play(state, "B: event pirates", draws=deal(DEALT, "9999"))
    play(state, *["A: load 9"] * 2, *["B: load 9"] * 2)
    assert asked(state) == "AB"
