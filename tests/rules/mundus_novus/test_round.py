"""MN-EVT-01 and MN-EVT-13: the order of a round, and refusals of actions at the wrong step."""

from itertools import groupby
from typing import Any

import pytest

from caravela.games.mundus_novus.state import MundusState
from caravela.kernel.chance import FastChance
from caravela.kernel.events import Event, EventSink
from tests.rules.mundus_novus.table import (
    RULES,
    asked,
    begin,
    deal,
    last_turn,
    play,
    position,
    refused,
    trade,
    turn,
)


def collapsed(names: list[str]) -> list[str]:
    """Remove consecutive duplicates."""
    return [name for name, _ in groupby(names)]


def play_one_round(state: MundusState) -> list[Event]:
    """Let everybody take the last of their legal actions until the round is over."""
    sink = EventSink()
    chance = FastChance(1)
    began = state.round
    while state.round == began:
        decision = RULES.next_decision(state)
        assert decision is not None
        RULES.submit(state, decision.seat, decision.actions[-1], chance, sink)
    return sink.events


@pytest.mark.rule("MN-EVT-01")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_round_is_event_then_supply_then_trade_then_progression(seats: int) -> None:
    state, setup = begin(seats)
    events = [event for event in setup if event.rule[:6] != "MN-SET"] + play_one_round(state)
    sections = collapsed([event.rule[:6] for event in events])
    one_round = ["MN-EVT", "MN-SUP", "MN-TRD", "MN-PRG"]
    assert sections == [*one_round, *one_round[:2]]


ROUND = [
    "round-began", "event-bought",
    "stock-returned", "cards-dealt", "quay-shown", "fleet-split", "card-loaded", "cards-surrendered",
    "offers-announced", "offer-revealed", "master-became", "card-taken", "gift-made",
    "first-named", "set-made", "income-paid", "turn-ended", "cards-stored", "cards-discarded",
]  # fmt: skip
"""The possible events of a round, in the order of its steps."""
DEALT = ("11111", "22222", "33333", "11111", "22222")


def eventful_round() -> list[Event]:
    """Return the events of a round of five with Coronado, a warehouse, a split fleet, pirates, a gift and a set."""
    owned = {
        "A": ["coronado", "warehouse-1 1 a"],
        "B": ["ponce-de-leon", "caravel 1", "caravel 2", "caravel 7"],
    }
    state = last_turn(["9", "", "", "", ""], developments=owned, doubloons={"A": 2})
    events = play(state, "A: end", "A: store 9", "A: store done")
    events += play(state, "A: event pirates", draws=deal(DEALT, quay="456"))
    events += play(state, "B: detach 2", "B: sail", "B: load 4", "B: load 5", "B: load 6")
    events += play(state, "B: surrender 2", "A: announce 2", "A: offer 1 1", "B: offer 2 2")
    events += play(state, "C: offer 3 3", "D: offer 1 1", "E: offer 2 2")
    events += trade(state, "C: 1 from D", "D: 3 from C", "C: 1 from A", "A: 3 from C", "C: 2 from B")
    events += trade(state, "B: 2 from E", "E: 1 from D", "D: 1 from A", "A: 2 from B", "B: 2 from E")
    events += play(state, "C: give 3", "C: first A", "A: set 1: 1 1 1", "A: develop 1", "A: end")
    events += play(state, "B: end", "C: end", "D: end", "E: end", "A: store 9", "A: store done")
    return events


@pytest.mark.rule("MN-EVT-13")
def test_what_happens_in_a_round_happens_in_its_order() -> None:
    names = [event.name for event in eventful_round()]
    began = [at for at, name in enumerate(names) if name == "round-began"]
    assert collapsed([name for name in names[began[0] : began[1]] if name in ROUND]) == ROUND


@pytest.mark.rule("MN-EVT-13")
def test_every_turn_ends_with_the_income_of_its_player() -> None:
    owned = {"A": ["cortes"], "B": ["almagro"]}
    state = turn("", turn={"turns_left": 3}, developments=owned)
    events = play(state, "A: end", "B: end")
    ends = [(event.name, event.facts["seat"]) for event in events]
    income, ended = "income-paid", "turn-ended"
    assert ends == [(income, "@A"), (ended, "@A"), (income, "@B"), (ended, "@B")]


@pytest.mark.rule("MN-EVT-13")
@pytest.mark.parametrize("rich, step", [(74, "store"), (75, "over")])
def test_the_end_is_checked_before_anybody_stores(rich: int, step: str) -> None:
    state = last_turn(["99", "", ""], developments={"A": ["warehouse-2 0 b"]}, doubloons={"B": rich})
    play(state, "A: end")
    assert RULES.encode(state)["step"] == step


SPLIT: dict[str, Any] = {"developments": {"B": ["ponce-de-leon", "caravel 1", "caravel 2"]}, "quay": "78"}
OFFERS: dict[str, Any] = {"seats": {"A": {"offer": "11"}, "B": {"offer": "22"}, "C": {"offer": "33"}}}
MOMENTS: list[tuple[str, dict[str, Any]]] = [
    ("coronado", {"developments": {"A": ["coronado"]}, "doubloons": {"A": 2}}),
    ("split", {**SPLIT, "actor": "B"}),
    ("announce", {}),
    ("offer", {"announced": 2, "actor": ""}),
    ("take", {**OFFERS, "master": "C"}),
    ("place", {**OFFERS, "actor": "C", "trade": {"last_taker": "C", "last_owner": "B", "in_flight": "5"}}),
    ("gift", {"trade": {"gift_to": "B"}}),
    ("choose first", {}),
]
"""A step of each kind with the position that it needs."""
CHOICES = {
    "coronado": "event fire", "split": "sail", "announce": "announce 2", "offer": "offer 1 1",
    "take": "take 2 from B", "place": "keep", "gift": "give 1", "choose first": "first B",
}  # fmt: skip
QUESTIONS = {"gift": "give", "choose first": "first"}
"""Names of steps in refusals, if they differ from the step's own name."""


@pytest.mark.rule("MN-EVT-13")
@pytest.mark.parametrize("step, fields", MOMENTS)
@pytest.mark.parametrize("choice", CHOICES)
def test_a_choice_of_another_step_is_refused(step: str, fields: dict[str, Any], choice: str) -> None:
    state = position(step, ["11111", "22222", "33333", "11111", "22222"], **fields)
    move = f"{asked(state)[0]}: {CHOICES[choice]}"
    if choice == step:
        play(state, move)
        return
    names = [f"step-{QUESTIONS.get(name, name)}" for name in (step, choice)]
    assert refused(state, move) == ("MN-EVT-13", "not-now", {"now": names[0], "then": names[1]})


@pytest.mark.rule("MN-EVT-13")
@pytest.mark.parametrize("step, fields", [moment for moment in MOMENTS if moment[0] != "offer"])
def test_nobody_chooses_for_another(step: str, fields: dict[str, Any]) -> None:
    state = position(step, ["11111", "22222", "33333", "11111", "22222"], **fields)
    actor = asked(state)
    rule, reason, facts = refused(state, f"D: {CHOICES[step]}")
    assert (reason, facts) == ("not-your-turn", {"seat": f"@{actor}"})
    decision = RULES.next_decision(state)
    assert decision is not None
    assert rule == decision.rule


@pytest.mark.rule("MN-END-01")
def test_nothing_is_allowed_once_the_match_is_over() -> None:
    state = last_turn(doubloons={"B": 75})
    play(state, "A: end")
    assert asked(state) == ""
    assert refused(state, "A: announce 2") == ("MN-END-01", "match-over", {})
