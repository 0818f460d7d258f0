"""MN-EVT: the event of a round, and what it changes in progression."""

import pytest

from caravela.games.mundus_novus.state import MundusState
from tests.rules.mundus_novus.table import (
    QUEUE,
    RULES,
    asked,
    begin,
    card,
    deal,
    doubloons,
    hand,
    last_turn,
    legal,
    named,
    owned,
    play,
    queue_of,
    refused,
    turn,
)

CALM = ("cortes", "almagro", "valdivia", "orellana")
"""Cards without event icons, to stand behind a head of the queue."""


def event_of(state: MundusState) -> object:
    return RULES.encode(state)["event"]


@pytest.mark.rule("MN-EVT-02")
def test_the_icon_at_the_head_of_the_queue_sets_the_event_of_the_new_round() -> None:
    state = last_turn(queue=["caravel 1", "caravel 2", *CALM[:3]])
    events = play(state, "A: end")
    assert event_of(state) == "pirates"
    assert named(events, "round-began")[0].facts == {"round": 3, "event": "event-pirates"}
    assert named(events, "round-began")[0].rule == "MN-EVT-02"


@pytest.mark.rule("MN-EVT-02")
def test_without_an_icon_at_the_head_there_is_no_event_whatever_stands_behind_it() -> None:
    state = last_turn(queue=["cortes", "caravel 1", "caravel 2", *CALM[1:3]], event="storm")
    play(state, "A: end")
    assert event_of(state) == "none"


@pytest.mark.rule("MN-EVT-02")
def test_coronado_sets_an_event_when_the_head_has_no_icon() -> None:
    state = last_turn(developments={"A": ["coronado"]}, doubloons={"A": 2})
    play(state, "A: end", "A: event fire")
    assert (event_of(state), doubloons(state, "A")) == ("fire", 0)


@pytest.mark.rule("MN-EVT-02")
def test_the_event_holds_for_the_whole_round_although_its_card_is_taken() -> None:
    queue = ["caravel 2", *CALM]
    state = turn("111", ["777", ""], event="storm", queue=queue)
    play(state, "A: set 1: 1 1 1", "A: develop 1", "A: end", "B: set 7: 7 7 7")
    assert event_of(state) == "storm"
    assert legal(state, "B") == {"develop 1"}


@pytest.mark.rule("MN-EVT-03")
def test_the_first_round_has_no_event_although_the_head_has_an_icon() -> None:
    names = ["caravel 1", "shipyard a", *CALM[:3]]
    queue = [card(name) for name in names]
    state, events = begin(draws=[0, 1, 2, *queue, 0, *deal(["11111", "22222", "33333"])])
    assert (queue_of(state), event_of(state)) == (names, "none")
    assert named(events, "round-began")[0].facts == {"round": 1, "event": "event-none"}
    assert named(events, "round-began")[0].rule == "MN-EVT-03"


@pytest.mark.rule("MN-EVT-04")
def test_kings_aid_allows_a_second_set_and_a_second_development() -> None:
    state = turn("111444", event="kings_aid")
    play(state, "A: set 1: 1 1 1", "A: develop 1", "A: set 4: 4 4 4", "A: develop 2")
    assert owned(state, "A") == ["caravel 3", "merchant-rare 0 a"]


@pytest.mark.rule("MN-EVT-04")
@pytest.mark.parametrize("event", ["none", "indigenous", "storm", "fire", "pirates"])
def test_without_kings_aid_a_second_set_is_refused(event: str) -> None:
    state = turn("111444", event=event)
    play(state, "A: set 1: 1 1 1", "A: develop 1")
    assert refused(state, "A: set 4: 4 4 4") == ("MN-PRG-02", "set-made-already", {})


@pytest.mark.rule("MN-EVT-04")
def test_kings_aid_allows_no_second_combination_of_different_resources() -> None:
    state = turn("12341234", event="kings_aid")
    play(state, "A: different 1 2 3 4")
    assert refused(state, "A: different 1 2 3 4") == ("MN-PRG-08", "different-made-already", {})


@pytest.mark.rule("MN-EVT-11")
def test_kings_aid_allows_any_number_of_sets_also_of_one_resource() -> None:
    state = turn("111111111444", event="kings_aid")
    for _ in range(3):
        play(state, "A: set 1: 1 1 1", "A: develop 1")
    play(state, "A: set 4: 4 4 4", "A: develop 1")
    assert owned(state, "A") == [
        "caravel 3",
        "caravel 10",
        "merchant-rare 0 a",
        "shipyard a",
    ]


@pytest.mark.rule("MN-EVT-11")
def test_under_kings_aid_each_set_takes_its_card_from_the_refilled_queue() -> None:
    draws = [card("cortes"), card("caravel 7")]
    state = turn("777999", event="kings_aid")
    play(state, "A: set 7: 7 7 7", "A: develop 2", "A: set 9: 9 9 9", "A: develop 5", draws=draws)
    assert queue_of(state) == [QUEUE[0], *QUEUE[2:], "caravel 7"]
    assert owned(state, "A") == ["caravel 10", "cortes"]


@pytest.mark.rule("MN-EVT-11")
def test_under_kings_aid_a_merchant_still_works_once_in_a_turn() -> None:
    state = turn("556443", event="kings_aid", developments={"A": ["merchant-uncommon 1 a"]})
    play(state, "A: set 5: 5 5 M", "A: turn 6 to 5", "A: develop 1")
    reason = refused(state, "A: set 4: 4 4 M")
    assert reason[:2] == ("MN-DEV-01", "too-few-merchants")
    assert not any(notation.startswith("set") for notation in legal(state, "A"))


@pytest.mark.rule("MN-EVT-05")
@pytest.mark.parametrize(
    "cards, usual", [("1234", 5), ("12345", 7), ("123456", 10), ("1234567", 15), ("123456789", 25)]
)
def test_under_indigenous_people_different_resources_earn_one_doubloon_each(cards: str, usual: int) -> None:
    for event, earned in (("none", usual), ("indigenous", len(cards))):
        state = turn(cards, event=event)
        play(state, "A: different " + " ".join(cards))
        assert doubloons(state, "A") == earned


@pytest.mark.rule("MN-EVT-06")
def test_under_indigenous_people_three_different_resources_are_no_combination() -> None:
    assert legal(turn("123", event="indigenous"), "A") == {"end"}
    assert legal(turn("1234", event="indigenous"), "A") == {"different 1 2 3 4", "end"}


@pytest.mark.rule("MN-EVT-06")
@pytest.mark.parametrize("count, earned", [(1, 3), (2, 7), (3, 12), (4, 18), (5, 25)])
def test_under_indigenous_people_relics_keep_their_value(count: int, earned: int) -> None:
    state = turn("RRRRR", event="indigenous")
    play(state, f"A: sell {count}")
    assert doubloons(state, "A") == earned


@pytest.mark.rule("MN-EVT-06")
def test_under_indigenous_people_the_perfect_combination_still_wins() -> None:
    state = last_turn(["123456789R", "", ""], event="indigenous", doubloons={"B": 80})
    play(state, "A: perfect", "A: end")
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert (outcome.winners(), doubloons(state, "A")) == ([0], 0)


@pytest.mark.rule("MN-EVT-07")
@pytest.mark.parametrize("cards", ["1111", "11111", "555", "5555", "777", "77777", "77R"])
def test_in_a_storm_a_set_reaches_only_the_head_of_the_queue(cards: str) -> None:
    set_made = f"A: set {cards[0]}: {' '.join(cards)}"
    calm, storm = turn(cards), turn(cards, event="storm")
    play(calm, set_made)
    assert {"develop 1", "develop 3"} <= legal(calm, "A")
    play(storm, set_made)
    assert legal(storm, "A") == {"develop 1"}
    reason = ("MN-EVT-07", "storm-reach", {"place": 2, "reach": 1})
    assert refused(storm, "A: develop 2") == reason


WAREHOUSES = {"A": ["warehouse-1 1 a"], "B": ["warehouse-2 0 b"]}


@pytest.mark.rule("MN-EVT-08")
@pytest.mark.parametrize("event", ["none", "kings_aid", "indigenous", "storm", "pirates"])
def test_without_fire_those_with_warehouses_may_store(event: str) -> None:
    state = last_turn(["77", "88", "99"], event=event, developments=WAREHOUSES)
    play(state, "A: end")
    assert (RULES.encode(state)["step"], asked(state)) == ("store", "AB")


@pytest.mark.rule("MN-EVT-08")
def test_in_a_fire_nobody_keeps_cards_in_a_warehouse() -> None:
    state = last_turn(["77", "88", "99"], event="fire", developments=WAREHOUSES)
    events = play(state, "A: end", draws=deal(["11111", "22222", "33333"]))
    assert [hand(state, letter) for letter in "ABC"] == ["11111", "22222", "33333"]
    assert RULES.encode(state)["discard"] == "778899"
    assert named(events, "cards-stored") == []


@pytest.mark.rule("MN-EVT-12")
def test_in_a_fire_a_warehouse_still_earns_its_doubloon() -> None:
    state = last_turn(["77", "", ""], event="fire", developments=WAREHOUSES)
    play(state, "A: end")
    assert doubloons(state, "A") == 1
