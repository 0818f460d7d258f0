"""The end of a progression step: what is discarded, what warehouses keep, and how it comes back."""

import pytest

from caravela.games.mundus_novus.state import MundusState
from tests.rules.mundus_novus.table import (
    QUEUE,
    RULES,
    asked,
    deal,
    doubloons,
    hand,
    last_turn,
    legal,
    named,
    play,
    refused,
    seat_document,
    turn,
)

TWO = "warehouse-2 0 b"
ONE = "warehouse-1 1 a"


def discard(state: MundusState) -> object:
    return RULES.encode(state)["discard"]


def storing(hands: tuple[str, str, str], *owners: str, **fields: object) -> MundusState:
    """All turns are over and the owners of a warehouse each choose what to store."""
    developments = {letter: [f"warehouse-2 0 {'bc'[at]}"] for at, letter in enumerate(owners)}
    state = last_turn(hands, developments=developments, **fields)
    play(state, "A: end")
    return state


@pytest.mark.rule("MN-PRG-13")
def test_unused_cards_are_discarded_only_after_the_last_turn() -> None:
    state = turn("12", ["34", "56"])
    play(state, "A: end", "B: end")
    assert (hand(state, "A"), discard(state)) == ("12", "")
    discarded = named(play(state, "C: end"), "cards-discarded")
    assert [event.facts["seat"] for event in discarded] == ["@A", "@B", "@C"]
    assert discard(state) == "123456"


@pytest.mark.rule("MN-PRG-13")
def test_cards_in_warehouses_are_not_discarded() -> None:
    state = storing(("1123", "7", ""), "A")
    play(state, "A: store 1", "A: store 3", "A: store done")
    assert discard(state) == "127"


@pytest.mark.rule("MN-PRG-14")
def test_all_owners_of_warehouses_choose_at_the_same_time() -> None:
    state = storing(("12", "34", "56"), "A", "C")
    assert asked(state) == "AC"
    play(state, "C: store 5", "C: store done")
    assert asked(state) == "A"
    assert legal(state, "A") == {"store 1", "store 2", "store done"}


@pytest.mark.rule("MN-PRG-14")
def test_nobody_without_cards_is_asked_what_to_store() -> None:
    assert asked(storing(("", "34", ""), "A", "B")) == "B"


@pytest.mark.rule("MN-PRG-14")
def test_a_closed_warehouse_is_filled_anew_while_others_still_choose() -> None:
    state = storing(("12", "34", ""), "A", "B")
    play(state, "A: store 1", "A: store done")
    assert legal(state, "A") == {"store again"}
    play(state, "A: store again", "A: store 2", "A: store done", "B: store done")
    assert discard(state) == "134"


@pytest.mark.rule("MN-PRG-14")
@pytest.mark.parametrize("viewer", [1, None])
def test_others_learn_only_how_many_cards_are_stored_and_only_at_the_end(viewer: int | None) -> None:
    state = storing(("12", "34", ""), "A", "B")
    events = play(state, "A: store 1", "A: store done")
    seen = RULES.view(state, viewer).document()["seats"]
    assert isinstance(seen, list)
    assert (seen[0]["cards"], seen[0]["stored_cards"], seen[0].get("stored")) == (2, 0, None)
    events += play(state, "B: store done")
    about_a = [e for e in events if e.seen_by(viewer) and e.facts.get("seat") == "@A"]
    assert [event.name for event in about_a] == [
        "choice-sealed",
        "cards-stored-hidden",
        "cards-discarded",
        "stock-returned-hidden",
        "cards-dealt-hidden",
    ]
    assert about_a[1].facts == {"seat": "@A", "count": 1}


@pytest.mark.rule("MN-PRG-14")
def test_stored_cards_return_to_the_hand_before_the_deal() -> None:
    state = storing(("9R", "", ""), "A")
    play(state, "A: store 9", "A: store R")
    events = play(state, "A: store done", draws=deal(["11111", "22222", "33333"]))
    assert (hand(state, "A"), seat_document(state, "A")["stored"]) == ("111119R", "")
    order = [event.name for event in events]
    assert order.index("stock-returned") < order.index("cards-dealt")


@pytest.mark.rule("MN-PRG-14")
def test_stored_cards_stay_stored_until_supply_begins() -> None:
    developments = {"A": [TWO, "coronado"]}
    state = last_turn(["9R", "", ""], developments=developments, doubloons={"A": 2})
    play(state, "A: end", "A: store 9", "A: store R", "A: store done")
    assert (hand(state, "A"), seat_document(state, "A")["stored"]) == ("", "9R")
    play(state, "A: event none")
    assert seat_document(state, "A")["stored"] == ""
    assert len(hand(state, "A")) == 7


@pytest.mark.rule("MN-PRG-14")
def test_nothing_is_stored_when_the_game_ends() -> None:
    state = last_turn(["12", "", ""], developments={"A": [TWO]}, doubloons={"A": 75})
    play(state, "A: end")
    assert asked(state) == ""
    assert RULES.outcome(state) is not None


@pytest.mark.rule("MN-PRG-14")
def test_storing_out_of_order_is_refused() -> None:
    state = storing(("12", "34", ""), "A", "B")
    assert refused(state, "A: store again") == ("MN-PRG-14", "store-open", {})
    assert refused(state, "A: store 3") == ("MN-PRG-13", "card-not-held", {"card": "tobacco"})
    assert refused(state, "C: store done") == ("MN-PRG-14", "nothing-to-choose", {})
    play(state, "A: store done")
    assert refused(state, "A: store 1") == ("MN-PRG-14", "store-closed", {})
    assert refused(state, "A: store done") == ("MN-PRG-14", "store-closed", {})


@pytest.mark.rule("MN-DEV-05")
@pytest.mark.parametrize(
    "warehouses, room, income",
    [([TWO], 2, 0), ([ONE], 1, 1), ([TWO, ONE], 3, 1), ([ONE, "warehouse-1 1 b"], 2, 2)],
)
def test_warehouses_keep_two_cards_or_keep_one_and_earn_one(
    warehouses: list[str], room: int, income: int
) -> None:
    state = last_turn(["11111", "", ""], developments={"A": warehouses})
    play(state, "A: end", *["A: store 1"] * room)
    assert doubloons(state, "A") == income
    assert legal(state, "A") == {"store done"}
    assert refused(state, "A: store 1") == ("MN-DEV-05", "store-full", {"count": room})
    play(state, "A: store done")
    assert (discard(state), len(hand(state, "A"))) == ("1" * (5 - room), 5 + room)


@pytest.mark.rule("MN-DEV-05")
def test_a_warehouse_keeps_fewer_cards_if_its_owner_likes() -> None:
    state = storing(("12", "", ""), "A")
    play(state, "A: store done")
    assert (discard(state), len(hand(state, "A"))) == ("12", 5)


@pytest.mark.rule("MN-DEV-22")
def test_a_warehouse_taken_this_round_stores_relics_this_round() -> None:
    state = last_turn(["999RR", "", ""], queue=[TWO, *QUEUE[:4]])
    play(state, "A: set 9: 9 9 9", "A: develop 1", "A: end", "A: store R", "A: store R")
    play(state, "A: store done", draws=deal(["11111", "22222", "33333"]))
    assert hand(state, "A") == "11111RR"
