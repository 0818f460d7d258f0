"""The nine characters, each with everything the ledger says of it."""

import pytest

from caravela.games.mundus_novus.state import MundusState
from caravela.kernel.seats import SEAT_LETTERS
from tests.rules.mundus_novus.table import (
    QUEUE,
    RULES,
    asked,
    card,
    deal,
    doubloons,
    hand,
    last_turn,
    legal,
    named,
    owned,
    play,
    position,
    queue_of,
    refused,
    rest_of_box,
    seat_document,
    turn,
)

FIVE = ("12345", "12345", "12345")
DEALT = ("11111", "22222", "33333", "44444", "55555", "66666")


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
    queue = ["caravel 1", *QUEUE[:4]]  # its icon brings the pirates
    state = last_turn(queue=queue, developments=fleets)
    play(state, "A: end", draws=deal(["11111", "22222", "33333"], "9999"))
    play(state, *["A: load 9"] * 2, *["B: load 9"] * 2)
    assert asked(state) == "B"


@pytest.mark.rule("MN-DEV-09")
def test_kings_aid_does_not_help_la_cosas_owner() -> None:
    state = turn("111222", developments={"A": ["la-cosa"]}, event="kings_aid")
    play(state, "A: set 1: 1 1 1", "A: develop 1")
    assert legal(state, "A") == {"end"}
    assert refused(state, "A: set 2: 2 2 2") == ("MN-DEV-21", "la-cosa-forbids", {})


def take_la_cosa(cards: str, event: str, **fields: object) -> MundusState:
    """Seat A has just taken La Cosa with a set of 1 in a round with an event."""
    queue = ["la-cosa", *QUEUE[:4]]
    state = turn("111" + cards, queue=queue, event=event, **fields)
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
    """A second set in a storm is only possible in an arranged position; it shows when La Cosa begins to work."""
    state = take_la_cosa("999", "storm")
    state.sets_made = 0
    play(state, "A: set 9: 9 9 9")
    assert len(legal(state, "A")) == 5


@pytest.mark.rule("MN-DEV-21")
def test_la_cosa_just_taken_ends_the_kings_aid() -> None:
    state = take_la_cosa("222", "kings_aid")
    assert legal(state, "A") == {"end"}
    assert refused(state, "A: set 2: 2 2 2") == ("MN-DEV-21", "la-cosa-forbids", {})


# --- trade: Las Casas, Valdivia, Orellana


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
    fields = {"developments": {"A": ["las-casas"]}, "announced": 2}
    state = position("offer", FIVE, **fields)  # type: ignore[arg-type]  # fields of `position`
    expected = ("MN-DEV-10", "offer-too-large", {"count": 3, "due": 2})
    assert refused(state, "A: offer 1 2 3") == expected
    expected = ("MN-TRD-02", "cards-not-held", {"cards": ["vanilla"]})
    assert refused(state, "A: offer 9") == expected
    expected = ("MN-TRD-02", "wrong-offer-size", {"count": 0, "due": 2})
    assert refused(state, "B: offer nothing") == expected


def master_after(offers: tuple[str, str, str], *owned_by_b: str) -> str:
    """Who is Trade Master, or asked to name one, after these offers; it was C."""
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
        (("1 2", "4 5", "4 5"), "take C", "take B"),  # no tie any more
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
    shown = named(
        play(state, "A: offer 1 1", "B: offer nothing", "C: offer 3 3"), "offer-revealed"
    )
    assert [event.facts["worth"] for event in shown] == [2, 3, 6]


def exchange(taken: str, market: str, given: str, owner: str = "A") -> int:
    """What Orellana's owner earns when A lays a taken card onto the market for another card."""
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
def test_relics_are_alike_but_have_no_number(
    taken: str, market: str, given: str, earned: int
) -> None:
    assert exchange(taken, market, given) == earned
