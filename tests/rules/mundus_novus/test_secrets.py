"""MN-SET-08: what everybody knows and what only some do."""

from collections.abc import Sequence
from typing import Any

import pytest

from caravela.games.mundus_novus.state import MundusState
from caravela.kernel.chance import FastChance
from caravela.kernel.events import EventSink
from tests.rules.mundus_novus.table import RULES, deal, last_turn, play, position, turn, who_can_tell

EVERYBODY = (0, 1, 2, None)
NOT_B = (0, 2, None)
pytestmark = pytest.mark.rule("MN-SET-08")


def seen(state: MundusState, viewer: int | None) -> dict[str, Any]:
    return RULES.view(state, viewer).document()


def test_only_its_owner_can_tell_one_hand_from_another() -> None:
    one = position("announce", ["11111", "22222", "33333"])
    other = position("announce", ["11111", "4567R", "33333"])
    assert who_can_tell(one, other) == [1]
    assert seen(one, 1)["seats"][1]["hand"] == "22222"


@pytest.mark.parametrize("viewer", NOT_B)
def test_a_view_has_no_field_for_the_hand_or_stock_of_another_seat(viewer: int | None) -> None:
    document = seen(position("announce", ["11111", "22222", "33333"]), viewer)
    assert not {"hand", "stored", "learnt"} & set(document["seats"][1])
    assert "pile" not in document


def coronado(stored: str) -> MundusState:
    """Between two rounds, B has cards in a warehouse and A is asked for an event."""
    return position(
        "coronado",
        developments={"A": ["coronado"], "B": ["warehouse-2 0 b"]},
        doubloons={"A": 2},
        seats={"B": {"stored": stored}},
    )


def test_stored_cards_are_secret_but_not_their_number() -> None:
    assert who_can_tell(coronado("44"), coronado("5R")) == [1]
    assert who_can_tell(coronado("44"), coronado("4")) == list(EVERYBODY)
    assert [seen(coronado("4R"), viewer)["seats"][1]["stored_cards"] for viewer in EVERYBODY] == [2] * 4


def test_nobody_sees_how_many_cards_another_is_setting_aside() -> None:
    fields: dict[str, Any] = {"developments": {"A": ["warehouse-2 0 b"], "B": ["warehouse-2 0 c"]}}
    one = position("store", ["11", "2233", ""], actor="", **fields)
    other = one.copy()
    play(other, "B: store 2", "B: store 3", "B: store done")
    assert seen(other, 0)["seats"][1]["cards"] == 4
    assert seen(other, 0)["seats"][1]["stored_cards"] == 0
    assert seen(other, 0)["seats"][1]["sealed"] == "hidden"
    play(one, "B: store 2", "B: store done")
    assert who_can_tell(one, other) == [1]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_what_lies_open(viewer: int | None) -> None:
    state = position(
        "announce",
        ["11111", "222222", "3333333"],
        market="9R9",
        discard="678",
        developments={"B": ["caravel 7", "cortes"]},
        doubloons={"A": 5, "C": 70},
    )
    document = seen(state, viewer)
    assert (document["market"], document["discard"]) == ("9R9", "678")
    assert [seat["cards"] for seat in document["seats"]] == [5, 6, 7]
    assert [seat["doubloons"] for seat in document["seats"]] == [5, 0, 70]
    assert document["seats"][1]["developments"] == ["caravel 7", "cortes"]
    assert document["pile_cards"] == 120 - 18 - 3 - 3


def test_everybody_sees_how_the_fleets_are_split() -> None:
    state = last_turn([""] * 5, developments={"B": ["ponce-de-leon", "caravel 1", "caravel 2"]})
    play(state, "A: end", "B: detach 2", "B: sail")
    for viewer in EVERYBODY:
        assert seen(state, viewer)["seats"][1]["detached"] == ["caravel 2"]


@pytest.mark.parametrize("viewer", NOT_B)
def test_everybody_remembers_a_card_taken_from_the_quay(viewer: int | None) -> None:
    state = last_turn(developments={"B": ["caravel 7"]})
    play(state, "A: end", "B: load 8", draws=deal(["11111", "22222", "33333"], quay="8"))
    assert seen(state, viewer)["seats"][1]["known"] == "8"
    assert seen(state, viewer)["seats"][1]["cards"] == 6


@pytest.mark.parametrize("viewer", NOT_B)
@pytest.mark.parametrize("placing, known", [("B: keep", "9"), ("B: exchange 2", "2")])
def test_everybody_remembers_a_card_taken_in_trade(viewer: int | None, placing: str, known: str) -> None:
    offers = {"A": {"offer": "99"}, "B": {"offer": "11"}, "C": {"offer": "11"}}
    state = position("take", ["111", "444", "333"], seats=offers, master="B")
    play(state, "B: take 9 from A", placing)
    assert seen(state, viewer)["seats"][1]["known"] == known


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_the_cards_that_are_used(viewer: int | None) -> None:
    state = turn("12345R")
    play(state, "A: different 1 2 3 4", "A: sell 1")
    assert seen(state, viewer)["discard"] == "1234R"
    assert seen(state, viewer)["seats"][0]["cards"] == 1


def next_cards(state: MundusState, moves: Sequence[str], seed: int) -> tuple[object, object]:
    """The hands and the queue after some moves, when chance is this one."""
    changed = state.copy()
    for move in moves:
        RULES.advance(changed, 0, RULES.space.parse(move), FastChance(seed), EventSink())
    document: dict[str, Any] = RULES.encode(changed)
    return [seat["hand"] for seat in document["seats"]], document["queue"]


def test_no_state_holds_an_order_of_its_piles() -> None:
    state = last_turn(["111", "", ""])
    moves = ["set 1: 1 1 1", "develop 1", "end"]
    hands, queues = zip(*[next_cards(state, moves, seed) for seed in range(8)], strict=True)
    assert len({str(dealt) for dealt in hands}) == 8
    assert len({str(queue) for queue in queues}) > 1
