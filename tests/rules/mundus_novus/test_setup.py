"""MN-SET: what a match begins with, what its piles do, and who may know what."""

import copy
from collections import Counter
from typing import Any

import pytest

from caravela.games.mundus_novus.components import DEVELOPMENTS, Components
from caravela.games.mundus_novus.rules import MundusRules
from caravela.games.mundus_novus.state import MundusState
from caravela.kernel.chance import FastChance, RecordingChance
from caravela.kernel.documents import BrokenDocument
from caravela.kernel.rules import OptionError
from tests.rules.mundus_novus.table import (
    QUEUE,
    RULES,
    asked,
    begin,
    card,
    deal,
    deck_rows,
    doubloons,
    hand,
    kinds,
    last_turn,
    named,
    play,
    position,
    rules_with_deck,
    turn,
)

SEAT_COUNTS = (2, 3, 4, 5, 6)
FIVE_CARDS = ("caravel 1", "shipyard c", "cortes", "caravel 3", "merchant-rare 0 a")
"""A queue whose head has an event icon."""
DEAL = ("11111", "22222", "33333")


def document_of(state: MundusState) -> dict[str, Any]:
    return RULES.encode(state)


def set_up(market: str = "123", master: int = 0) -> list[int]:
    """The draws of a setup for three players: market, queue, Trade Master, deal."""
    queue = [card(name) for name in FIVE_CARDS]
    return [*kinds(market), *queue, master, *deal(DEAL, master="ABC"[master])]


@pytest.mark.rule("MN-SET-01")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_two_to_six_players_can_play(seats: int) -> None:
    state, _ = begin(seats)
    assert len(document_of(state)["seats"]) == seats
    assert asked(state) == document_of(state)["master"]


@pytest.mark.rule("MN-SET-01")
@pytest.mark.parametrize("seats", [-1, 0, 1, 7])
def test_another_number_of_players_is_refused_in_words(seats: int) -> None:
    with pytest.raises(OptionError, match=f"2 to 6 players, not {seats} "):
        begin(seats)


@pytest.mark.rule("MN-SET-01")
@pytest.mark.parametrize("seats", [1, 7])
def test_a_position_for_another_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(BrokenDocument, match=f"seats are {seats}, not 2 to 6"):
        position("announce", ["11111"] * seats)


@pytest.mark.rule("MN-SET-02")
def test_there_are_120_resource_cards_of_ten_kinds() -> None:
    document = document_of(begin()[0])
    hands = [seat["hand"] for seat in document["seats"]]
    cards = Counter("".join([document["market"], document["pile"], *hands]))
    common, uncommon, rare = dict.fromkeys("123", 16), dict.fromkeys("456", 12), dict.fromkeys("789", 8)
    assert cards == common | uncommon | rare | {"R": 12}
    assert cards.total() == 120


@pytest.mark.rule("MN-SET-03")
def test_the_first_three_cards_of_the_pile_are_the_market_and_a_relic_may_be_among_them() -> None:
    state, events = begin(draws=set_up(market="9R4"))
    assert document_of(state)["market"] == "9R4"
    assert named(events, "market-laid")[0].facts == {"cards": ["vanilla", "relic", "coffee"]}
    assert len(document_of(state)["pile"]) == 120 - 3 - 3 * 5
    assert [seat["hand"] for seat in document_of(state)["seats"]] == list(DEAL)


@pytest.mark.rule("MN-SET-03")
@pytest.mark.rule("MN-SET-04")
def test_each_card_of_a_setup_is_drawn_from_all_that_are_left_of_its_pile() -> None:
    chance = RecordingChance(FastChance(1))
    RULES.setup(6, {}, chance, None)
    asked_for = [possibilities for possibilities, _ in chance.answers]
    resources = [120 - drawn for drawn in range(3 + 6 * 5)]
    assert asked_for == [*resources[:3], 44, 43, 42, 41, 40, 6, *resources[3:]]


@pytest.mark.rule("MN-SET-04")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_developments_for_more_players_are_removed(seats: int) -> None:
    numbers = [row[3] for row in deck_rows()]
    box = {name for name, number in zip(RULES.parts.names, numbers, strict=True) if number <= seats}
    document = document_of(begin(seats)[0])
    assert set(document["queue"] + document["development_pile"]) == box
    assert (len(box) == DEVELOPMENTS) == (seats == 6)


@pytest.mark.rule("MN-SET-04")
def test_the_first_five_developments_form_the_queue_from_its_head_on() -> None:
    state, events = begin(draws=set_up())
    assert document_of(state)["queue"] == list(FIVE_CARDS)
    assert not set(FIVE_CARDS) & set(document_of(state)["development_pile"])
    labels = ["caravel:1", "shipyard", "character-cortes", "caravel:3", "merchant-rare:0"]
    assert named(events, "queue-laid")[0].facts == {"cards": labels}


@pytest.mark.rule("MN-SET-05")
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_match_begins_without_event_doubloons_or_developments(seats: int) -> None:
    document = document_of(begin(seats)[0])
    assert document["event"] == "none"
    assert document["master"] in "ABCDEF"[:seats]
    for seat in document["seats"]:
        assert (seat["doubloons"], seat["developments"], seat["stored"]) == (0, [], "")


@pytest.mark.rule("MN-SET-06")
def test_the_bank_pays_more_than_its_tokens_are_worth() -> None:
    tokens = 30 * 10 + 30 * 5 + 30
    state = turn("RRRRR", doubloons={"B": tokens})
    play(state, "A: sell 5")
    assert (doubloons(state, "A"), doubloons(state, "B")) == (25, tokens)


@pytest.mark.rule("MN-SET-07")
def test_the_discard_pile_is_not_shuffled_in_when_a_round_ends() -> None:
    state = last_turn(["77", "", ""], discard="888")
    before = document_of(state)["pile"]
    events = play(state, "A: end", draws=deal(DEAL))
    assert document_of(state)["discard"] == "77888"
    assert sorted(document_of(state)["pile"] + "".join(DEAL)) == sorted(before)
    assert named(events, "pile-reshuffled") == []


def nearly_drawn(pile: str) -> MundusState:
    """Two players at the end of a round; all cards but these and the market are discarded."""
    copies = Counter({sign: RULES.parts.copies[at] for at, sign in enumerate("123456789R")})
    discard = copies - Counter(pile) - Counter("123")
    return last_turn(["", ""], pile=pile, discard="".join(sorted(discard.elements())))


@pytest.mark.rule("MN-SET-07")
def test_the_discard_pile_becomes_the_draw_pile_when_a_card_is_needed_and_none_is_left() -> None:
    state = nearly_drawn("444")
    events = play(state, "A: end", draws=deal(["46789", "44RRR"]))
    assert (hand(state, "A"), hand(state, "B")) == ("46789", "44RRR")
    assert document_of(state)["discard"] == ""
    assert len(document_of(state)["pile"]) == 120 - 3 - 10
    assert [event.facts for event in named(events, "pile-reshuffled")] == [{"count": 120 - 3 - 3}]


@pytest.mark.rule("MN-SET-07")
def test_an_empty_pile_waits_until_a_card_is_needed() -> None:
    state = nearly_drawn("4444455555")
    events = play(state, "A: end", draws=deal(["44444", "55555"]))
    assert document_of(state)["pile"] == ""
    assert len(document_of(state)["discard"]) == 120 - 3 - 10
    assert named(events, "pile-reshuffled") == []


@pytest.mark.rule("MN-SET-07")
def test_the_greatest_supply_there_can_be_does_not_need_all_cards() -> None:
    names = RULES.parts.names
    owned = [name for name in names if name.startswith(("caravel", "warehouse"))]
    queue = [name for name in names if name.startswith("merchant")][:5]
    state = last_turn(["111222333444", *[""] * 5], developments={"A": owned}, queue=queue)
    play(state, "A: end", *[f"A: store {sign}" for sign in "111222333444"], "A: store done")
    assert document_of(state)["step"] == "serve"
    assert len(document_of(state)["quay"]) == 12
    assert [len(seat["hand"]) for seat in document_of(state)["seats"]] == [17, 5, 5, 5, 5, 5]


@pytest.mark.rule("MN-SET-09")
@pytest.mark.parametrize(
    "head, event",
    [
        ("caravel 3", "none"),
        ("shipyard a", "kings_aid"),
        ("merchant-rare 0 a", "indigenous"),
        ("caravel 2", "storm"),
        ("warehouse-2 0 a", "fire"),
        ("caravel 1", "pirates"),
    ],
)
@pytest.mark.parametrize("before", ["none", "storm", "fire"])
def test_one_of_six_event_states_holds_in_a_round(head: str, event: str, before: str) -> None:
    state = last_turn(queue=[head, *QUEUE[1:2], "cortes", "almagro", "valdivia"], event=before)
    play(state, "A: end")
    assert document_of(state)["event"] == event


@pytest.mark.rule("MN-SET-09")
def test_an_event_icon_of_another_name_is_refused() -> None:
    with pytest.raises(BrokenDocument, match="event icon 'flood', not one of kings_aid, indigenous"):
        rules_with_deck([["caravel", 1, 0, 2, "flood"], *deck_rows()[1:]])


@pytest.mark.rule("MN-SET-04")
def test_a_deck_that_cannot_fill_the_queue_is_refused() -> None:
    rows = [[*row[:3], 3, row[4]] for row in deck_rows()]
    with pytest.raises(BrokenDocument, match="leave fewer than 5 cards for 2 players"):
        rules_with_deck(rows)


def test_alike_cards_beyond_the_alphabet_have_names_of_their_own() -> None:
    characters = [row for row in deck_rows() if row[0] == "character"]
    yards = [["shipyard", 0, 0, 2, ""] for _ in range(44 - len(characters))]
    names = rules_with_deck([*yards, *characters]).parts.names
    assert names[24:28] == ["shipyard y", "shipyard z", "shipyard aa", "shipyard ab"]
    assert len(set(names)) == 44


@pytest.mark.parametrize("key, value", [("goal", 301), ("different", 61), ("relics", 61)])
def test_payouts_that_a_position_could_not_tell_are_refused(key: str, value: int) -> None:
    document: Any = copy.deepcopy(RULES.parts.document)
    if key == "goal":
        document["payout"]["goal"] = value
    else:
        document["payout"][key]["4"] = value
    with pytest.raises(BrokenDocument, match=f"is {value}, not a whole number from 1 to"):
        Components(document, "of a test")


def test_the_richest_deck_is_played_in_positions_that_can_be_read_again() -> None:
    document: Any = copy.deepcopy(RULES.parts.document)
    document["payout"]["goal"] = 300
    for payouts in (document["payout"]["different"], document["payout"]["relics"]):
        payouts.update(dict.fromkeys(payouts, 60))
    for row in document["development_deck"]["cards"]:
        row[2] = 9
    rules = MundusRules(Components(document, "of a test"))
    held = [at for at in range(44) if rules.parts.names[at] not in rules.parts.names[:5]]
    mine = {"A": [rules.parts.names[at] for at in held if at in rules.parts.serves(2)]}
    queue = rules.parts.names[:5]
    fields: Any = {"queue": queue, "developments": mine, "doubloons": {"A": 940}, "rules": rules}
    state = position("turn", ["123456789RRRRR", ""], turn={"turns_left": 1}, **fields)
    play(state, "A: different 1 2 3 4 5 6 7 8 9", "A: complete", "A: sell 5", "A: end", rules=rules)
    assert doubloons(state, "A") > 1000
    assert rules.decode(rules.encode(state)).to_bytes() == state.to_bytes()


@pytest.mark.rule("MN-SET-10")
@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_chance_draws_the_first_trade_master(drawn: int) -> None:
    state, events = begin(draws=set_up(master=drawn))
    assert document_of(state)["master"] == "ABC"[drawn] == asked(state)
    assert named(events, "master-drawn")[0].facts == {"seat": "@" + "ABC"[drawn]}


@pytest.mark.rule("MN-SET-10")
@pytest.mark.parametrize("letter", "ABC")
def test_a_match_option_names_the_first_trade_master_instead(letter: str) -> None:
    masters = {document_of(begin(seed=seed, first_master=letter)[0])["master"] for seed in range(9)}
    assert masters == {letter}


@pytest.mark.rule("MN-SET-10")
def test_the_first_trade_master_must_be_a_seat_of_the_match() -> None:
    with pytest.raises(OptionError, match="first_master is 'D'; it must be random or one of A, B, C"):
        begin(first_master="D")
    with pytest.raises(OptionError, match="no option first_mate"):
        begin(first_mate="A")
