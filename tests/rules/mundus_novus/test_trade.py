"""MN-TRD, first half: the announcement, the secret offers, and who becomes Trade Master."""

from collections.abc import Sequence
from typing import Any

import pytest

from caravela.games.mundus_novus.state import MundusState
from caravela.kernel.actions import NotationError
from caravela.kernel.documents import BrokenDocument
from tests.rules.mundus_novus.table import (
    RULES,
    asked,
    hand,
    last_turn,
    legal,
    named,
    play,
    position,
    refused,
    seat_document,
    who_can_tell,
)

HANDS = ("1112R", "22233", "33344")


def offering(*hands: str, master: str = "A", las_casas: Sequence[str] = ()) -> MundusState:
    """Everybody is asked for an offer of two cards; B may have Las Casas."""
    fields: dict[str, Any] = {"master": master, "developments": {"B": las_casas}}
    return position("offer", hands or HANDS, announced=2, actor="", **fields)


def master_of(state: MundusState) -> object:
    return RULES.encode(state)["master"]


@pytest.mark.rule("MN-TRD-01")
@pytest.mark.parametrize("master", "ABC")
def test_the_trade_master_announces_two_three_or_four(master: str) -> None:
    state = position("announce", HANDS, master=master)
    assert asked(state) == master
    assert legal(state, master) == {"announce 2", "announce 3", "announce 4"}


@pytest.mark.rule("MN-TRD-01")
@pytest.mark.parametrize("count", ["0", "1", "5"])
def test_no_other_number_can_be_announced(count: str) -> None:
    with pytest.raises(NotationError):
        RULES.space.parse(f"announce {count}")


@pytest.mark.rule("MN-TRD-01")
@pytest.mark.rule("MN-TRD-02")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_everybody_must_offer_exactly_the_announced_number(count: int) -> None:
    state = position("announce", HANDS)
    events = play(state, f"A: announce {count}")
    assert named(events, "offers-announced")[0].facts == {"seat": "@A", "count": count}
    assert asked(state) == "ABC"
    for letter in "ABC":
        assert {len(notation.split()) - 1 for notation in legal(state, letter)} == {count}


@pytest.mark.rule("MN-TRD-02")
def test_an_offer_is_any_cards_of_the_hand() -> None:
    pairs = {"1 1", "1 2", "1 R", "2 R"}
    assert legal(offering(), "A") == {f"offer {pair}" for pair in pairs}


@pytest.mark.rule("MN-TRD-02")
def test_refusals_of_offers_name_the_rule_and_the_facts() -> None:
    state = offering()
    wrong = ("MN-TRD-02", "wrong-offer-size", {"count": 3, "due": 2})
    assert refused(state, "A: offer 1 1 2") == wrong
    assert refused(state, "A: offer nothing") == (*wrong[:2], {"count": 0, "due": 2})
    missing = ("MN-TRD-02", "cards-not-held", {"cards": ["corn", "corn"]})
    assert refused(state, "A: offer 2 2") == missing


@pytest.mark.rule("MN-TRD-02")
def test_las_casas_is_the_exception_to_the_announced_number() -> None:
    state = offering(las_casas=["las-casas"])
    assert {"offer nothing", "offer 2", "offer 2 3"} < legal(state, "B")
    assert {len(notation.split()) - 1 for notation in legal(state, "C")} == {2}


@pytest.mark.rule("MN-TRD-02")
def test_all_offers_are_revealed_when_the_last_one_is_made() -> None:
    state = offering()
    events = play(state, "C: offer 4 4", "A: offer 1 2")
    assert [event.document()["event"] for event in events] == ["choice-sealed"] * 2
    assert [seat_document(state, letter)["offer"] for letter in "ABC"] == ["", "", ""]
    assert (hand(state, "C"), asked(state)) == ("33344", "B")
    events = play(state, "B: offer 2 3")
    assert [seat_document(state, letter)["offer"] for letter in "ABC"] == ["12", "23", "44"]
    assert [hand(state, letter) for letter in "ABC"] == ["11R", "223", "333"]
    assert [event.facts for event in named(events, "offer-revealed")] == [
        {"seat": "@A", "cards": ["cocoa", "corn"], "worth": 3},
        {"seat": "@B", "cards": ["corn", "tobacco"], "worth": 5},
        {"seat": "@C", "cards": ["coffee", "coffee"], "worth": 8},
    ]


@pytest.mark.rule("MN-TRD-02")
@pytest.mark.parametrize("other", ["offer nothing", "offer 2", "offer 2 3"])
def test_nobody_learns_the_cards_or_their_number_before_the_reveal(other: str) -> None:
    states = [offering(las_casas=["las-casas"]) for _ in range(2)]
    told = [play(states[at], f"B: {offer}") for at, offer in enumerate(["offer 3 3", other])]
    assert who_can_tell(states[0], states[1]) == [1]
    sealed = {"event": "choice-sealed", "rule": "MN-TRD-02", "facts": {"seat": "@B"}}
    assert [[event.document() for event in events] for events in told] == [[sealed], [sealed]]
    seats: Any = RULES.view(states[0], None).document()["seats"]
    assert (seats[1]["sealed"], seats[1]["cards"]) == ("hidden", 5)


@pytest.mark.rule("MN-TRD-02")
def test_an_offer_may_be_changed_until_all_have_offered() -> None:
    state = offering()
    events = play(state, "A: offer 1 1", "A: offer 2 R", "B: offer 2 2", "C: offer 3 3")
    assert seat_document(state, "A")["offer"] == "2R"
    assert len(named(events, "choice-sealed")) == 3


@pytest.mark.rule("MN-TRD-03")
@pytest.mark.parametrize(
    "offers, master",
    [
        (("1 1", "3 3", "3 4"), "C"),
        (("1 1", "3 3", "2 2"), "B"),
        (("3 3", "2 2", "1 1"), "A"),
        (("8 1", "R 1", "1 1"), "B"),
        (("1 R", "9 1", "9 3"), "C"),
    ],
)
def test_the_highest_sum_becomes_trade_master_and_a_relic_counts_ten(
    offers: tuple[str, str, str], master: str
) -> None:
    cards = [" ".join(sorted(offer.split())) for offer in offers]
    state = offering(*[offer.replace(" ", "") + "555" for offer in cards])
    events = play(state, *[f"{'ABC'[at]}: offer {offer}" for at, offer in enumerate(cards)])
    assert master_of(state) == master
    became = named(events, "master-became")[0]
    assert (became.rule, became.facts) == ("MN-TRD-03", {"seat": f"@{master}"})


@pytest.mark.rule("MN-TRD-04")
@pytest.mark.parametrize("master, kept", [("A", "A"), ("B", "B")])
def test_on_a_tie_the_trade_master_among_the_tied_keeps_the_title(master: str, kept: str) -> None:
    state = offering("11233", "11233", "11233", master=master)
    events = play(state, "A: offer 3 3", "B: offer 3 3", "C: offer 1 1")
    assert (master_of(state), RULES.encode(state)["step"], asked(state)) == (kept, "take", kept)
    assert named(events, "master-became")[0].rule == "MN-TRD-04"


def tied() -> MundusState:
    """B and C are tied; A, who is Trade Master, offers less."""
    state = offering("11233", "11233", "11233", "11233")
    play(state, "A: offer 1 1", "B: offer 3 3", "C: offer 3 3", "D: offer 1 2")
    return state


@pytest.mark.rule("MN-TRD-04")
@pytest.mark.parametrize("chosen", "BC")
def test_otherwise_the_present_trade_master_chooses_one_of_the_tied(chosen: str) -> None:
    state = tied()
    assert (asked(state), legal(state, "A")) == ("A", {"master B", "master C"})
    events = play(state, f"A: master {chosen}")
    assert (master_of(state), asked(state)) == (chosen, chosen)
    assert named(events, "master-became")[0].facts == {"seat": f"@{chosen}"}


@pytest.mark.rule("MN-TRD-04")
@pytest.mark.parametrize("other", "AD")
def test_nobody_but_the_tied_can_be_chosen(other: str) -> None:
    reason = ("MN-TRD-04", "not-tied", {"seat": f"@{other}"})
    assert refused(tied(), f"A: master {other}") == reason


@pytest.mark.rule("MN-TRD-05")
def test_the_new_trade_master_takes_first_from_the_offer_of_another() -> None:
    state = offering()
    play(state, "A: offer 1 2", "B: offer 2 3", "C: offer 4 4")
    assert (RULES.encode(state)["step"], asked(state)) == ("take", "C")
    choices = {"take 1 from A", "take 2 from A", "take 2 from B", "take 3 from B"}
    assert legal(state, "C") == choices
    play(state, "C: take 3 from B", "C: keep")
    assert (hand(state, "C"), seat_document(state, "B")["offer"]) == ("3333", "2")


@pytest.mark.rule("MN-TRD-15")
@pytest.mark.parametrize("head", ["cortes", "caravel 7"])
@pytest.mark.parametrize("split", [["C: sail"], ["C: detach 2", "C: detach 10", "C: sail"]])
def test_supply_leaves_every_player_five_cards_or_more_pirates_or_not(head: str, split: list[str]) -> None:
    owned = {
        "A": ["caravel 3", "caravel 5"],
        "B": ["caravel 6"],
        "C": ["ponce-de-leon", "caravel 1", "caravel 2", "caravel 8", "caravel 10"],
    }
    queue = [head, "almagro", "valdivia", "orellana", "coronado"]
    state = last_turn([""] * 5, developments=owned, queue=queue)
    play(state, "A: end", *split)
    while RULES.encode(state)["step"] != "announce":
        letter = asked(state)[0]
        play(state, f"{letter}: {min(legal(state, letter))}")
    hands = [hand(state, letter) for letter in "ABCDE"]
    assert min(len(cards) for cards in hands) == 5
    play(state, "A: announce 4")
    assert all(legal(state, letter) for letter in "ABCDE")


@pytest.mark.rule("MN-TRD-15")
@pytest.mark.parametrize("step, fields", [("announce", {}), ("offer", {"announced": 2, "actor": ""})])
def test_a_position_in_which_somebody_trades_with_four_cards_is_refused(
    step: str, fields: dict[str, Any]
) -> None:
    with pytest.raises(BrokenDocument, match="seat B trades with fewer than five cards"):
        position(step, ["11111", "2222", "33333"], **fields)
