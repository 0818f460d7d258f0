"""The characters of trade: Las Casas, Valdivia and Orellana."""

import pytest

from tests.rules.mundus_novus.table import (
    RULES,
    doubloons,
    legal,
    named,
    play,
    position,
    refused,
)

FIVE = ("12345", "12345", "12345")


@pytest.mark.rule("MN-DEV-10")
@pytest.mark.parametrize("master", ["A", "B"])
@pytest.mark.parametrize("announced", [2, 4])
def test_las_casas_lets_its_owner_offer_fewer_cards(master: str, announced: int) -> None:
    developments = {"A": ["las-casas"]}
    state = position("announce", FIVE, master=master, developments=developments)
    play(state, f"{master}: announce {announced}")
    sizes = {len(move.replace("nothing", "").split()) - 1 for move in legal(state, "A")}
    assert sizes == set(range(announced + 1))
    assert {len(move.split()) - 1 for move in legal(state, "B")} == {announced}


@pytest.mark.rule("MN-DEV-10")
def test_las_casas_does_not_let_its_owner_offer_more_or_what_is_not_held() -> None:
    state = position("offer", FIVE, developments={"A": ["las-casas"]}, announced=2)
    assert refused(state, "A: offer 1 2 3") == ("MN-DEV-10", "offer-too-large", {"count": 3, "due": 2})
    not_held = ("MN-TRD-02", "cards-not-held", {"cards": ["vanilla"]})
    assert refused(state, "A: offer 9") == not_held
    assert refused(state, "B: offer nothing") == ("MN-TRD-02", "wrong-offer-size", {"count": 0, "due": 2})


def master_after(offers: tuple[str, str, str], *owned_by_b: str) -> str:
    """Return the step and the Trade Master after these offers; the master was C."""
    developments = {"B": owned_by_b}
    state = position("offer", FIVE, master="C", announced=2, developments=developments)
    play(state, *(f"{letter}: offer {cards}" for letter, cards in zip("ABC", offers, strict=True)))
    encoded = RULES.encode(state)
    return f"{encoded['step']} {encoded['master']}"


@pytest.mark.rule("MN-DEV-14")
@pytest.mark.parametrize(
    "offers, without, with_valdivia",
    [
        (("4 5", "3 4", "1 2"), "take A", "take B"),  # 9 against 7 + 3
        (("4 5", "2 4", "1 2"), "take A", "choose master C"),  # 9 against 6 + 3
        (("4 5", "1 4", "1 2"), "take A", "take A"),  # 9 against 5 + 3
        (("1 2", "4 5", "4 5"), "take C", "take B"),  # no longer a tie
        (("4 5", "4 5", "1 2"), "choose master C", "take B"),
        (("1 2", "2 4", "4 5"), "take C", "take C"),  # tied with the bonus: C keeps the title
    ],
)
def test_valdivia_adds_three_to_the_offer(
    offers: tuple[str, str, str], without: str, with_valdivia: str
) -> None:
    assert master_after(offers) == without
    assert master_after(offers, "valdivia") == with_valdivia


@pytest.mark.rule("MN-DEV-14")
def test_valdivia_counts_three_with_no_card_offered() -> None:
    hands = ("11111", "22222", "33333")
    developments = {"B": ["valdivia", "las-casas"]}
    state = position("offer", hands, master="C", announced=2, developments=developments)
    shown = named(play(state, "A: offer 1 1", "B: offer nothing", "C: offer 3 3"), "offer-revealed")
    assert [event.facts["worth"] for event in shown] == [2, 3, 6]


def exchange(taken: str, market: str, given: str, owner: str = "A") -> int:
    """Return the earnings of Orellana's owner when A exchanges a taken card for one of the market."""
    fields = {"trade": {"in_flight": taken, "last_taker": "A", "last_owner": "B"}}
    state = position(
        "place",
        ["", "", ""],
        market=market,
        developments={owner: ["orellana"]},
        seats={"C": {"offer": "1"}},
        **fields,  # type: ignore[arg-type]  # fields of `position`
    )
    play(state, f"A: exchange {given}" if given else "A: keep")
    return doubloons(state, owner)


@pytest.mark.rule("MN-DEV-15")
@pytest.mark.parametrize(
    "taken, market, given, earned",
    [
        ("5", "551", "1", 2),  # three alike
        ("5", "553", "5", 0),  # still 5, 5, 3
        ("5", "461", "1", 2),  # a run
        ("4", "651", "1", 2),  # a run in other places
        ("3", "912", "9", 2),
        ("7", "899", "9", 2),
        ("4", "136", "1", 0),  # 4, 3, 6
        ("4", "448", "4", 0),
        ("6", "247", "7", 0),  # evenly spaced, but no run
        ("5", "555", "5", 2),  # a card of the same kind
        ("2", "123", "2", 2),
        ("5", "551", "", 0),  # no exchange
        ("9", "123", "", 0),  # the market pays only for an exchange
    ],
)
def test_orellana_earns_two_for_three_alike_or_a_run(
    taken: str, market: str, given: str, earned: int
) -> None:
    assert exchange(taken, market, given) == earned
    assert exchange(taken, market, given, owner="B") == 0


@pytest.mark.rule("MN-DEV-15")
def test_orellana_earns_every_time_and_at_once() -> None:
    hands, offers = ("999", "999", "99"), {"A": "22", "B": "222", "C": "8"}
    seats = {letter: {"offer": cards} for letter, cards in offers.items()}
    developments = {"A": ["orellana"]}
    state = position("take", hands, market="123", seats=seats, developments=developments)
    play(state, "A: take 2 from B", "A: exchange 2")
    assert doubloons(state, "A") == 2
    play(state, "B: take 2 from A", "B: keep", "A: take 8 from C", "A: keep")
    play(state, "C: take 2 from A", "C: keep", "A: take 2 from B", "A: exchange 2")
    assert doubloons(state, "A") == 4


@pytest.mark.rule("MN-DEV-16")
@pytest.mark.parametrize(
    "taken, market, given, earned",
    [("R", "RR1", "1", 2), ("R", "891", "1", 0), ("9", "8R1", "1", 0), ("R", "131", "1", 0)],
)
def test_relics_are_alike_but_have_no_number(taken: str, market: str, given: str, earned: int) -> None:
    assert exchange(taken, market, given) == earned
