"""MN-TRD, second half: the chain of takes, its bar, the market, and the gift that settles it."""

from typing import Any

import pytest

from caravela.games.mundus_novus.state import MundusState
from caravela.kernel.chance import FastChance
from caravela.kernel.playout import play_randomly
from tests.rules.mundus_novus.table import (
    RULES,
    asked,
    deck_rows,
    hand,
    legal,
    named,
    play,
    position,
    refused,
    rules_with_deck,
    seat_document,
    trade,
    who_can_tell,
)

EVERYBODY = (0, 1, 2, None)
HANDS = ("111", "222", "333", "444")


def trading(*offers: str, market: str = "123") -> MundusState:
    """Offers are revealed and A, the new Trade Master, takes first."""
    seats = {"ABCDEF"[at]: {"offer": offer} for at, offer in enumerate(offers)}
    return position("take", HANDS[: len(offers)], seats=seats, market=market)


def owners(state: MundusState, letter: str) -> str:
    """The seats that a seat may take from."""
    return "".join(sorted({notation[-1] for notation in legal(state, letter)}))


def step_of(state: MundusState) -> object:
    return RULES.encode(state)["step"]


@pytest.mark.rule("MN-TRD-06")
def test_a_taken_card_goes_into_the_hand() -> None:
    state = trading("55", "66", "77", market="89R")
    events = play(state, "A: take 6 from B", "A: keep")
    assert (hand(state, "A"), RULES.encode(state)["market"]) == ("1116", "89R")
    assert seat_document(state, "B")["offer"] == "6"
    assert named(events, "card-kept")[0].facts == {"seat": "@A", "card": "sugar"}


@pytest.mark.rule("MN-TRD-06")
@pytest.mark.parametrize("wanted, market", [("8", "69R"), ("9", "86R"), ("R", "896")])
def test_or_onto_the_market_for_one_of_the_three_cards_there(wanted: str, market: str) -> None:
    state = trading("55", "66", "77", market="89R")
    play(state, "A: take 6 from B")
    assert legal(state, "A") == {"keep", "exchange 8", "exchange 9", "exchange R"}
    play(state, f"A: exchange {wanted}")
    assert (hand(state, "A"), RULES.encode(state)["market"]) == (f"111{wanted}", market)


@pytest.mark.rule("MN-TRD-06")
def test_the_card_exchanged_for_may_be_of_the_same_kind() -> None:
    state = trading("55", "66", "77", market="66R")
    play(state, "A: take 6 from B")
    assert legal(state, "A") == {"keep", "exchange 6", "exchange R"}
    events = play(state, "A: exchange 6")
    assert (hand(state, "A"), RULES.encode(state)["market"]) == ("1116", "66R")
    facts = {"seat": "@A", "card": "sugar", "taken": "sugar"}
    assert named(events, "card-exchanged")[0].facts == facts


@pytest.mark.rule("MN-TRD-06")
def test_a_card_that_does_not_lie_on_the_market_is_refused() -> None:
    state = trading("55", "66", "77", market="89R")
    play(state, "A: take 6 from B")
    assert refused(state, "A: exchange 6") == ("MN-TRD-06", "not-on-market", {"card": "sugar"})


@pytest.mark.rule("MN-TRD-07")
def test_the_one_whose_card_was_taken_takes_next_from_anybody_with_a_card_left() -> None:
    state = trading("55", "66", "78", "9")
    trade(state, "A: 7 from C")
    assert asked(state) == "C"
    assert legal(state, "C") == {"take 5 from A", "take 6 from B", "take 9 from D"}
    trade(state, "C: 9 from D")
    assert (asked(state), owners(state, "D")) == ("D", "ABC")


@pytest.mark.rule("MN-TRD-07")
def test_nobody_may_pass_or_take_what_is_not_there() -> None:
    state = trading("55", "66", "77")
    trade(state, "A: 6 from B")
    assert all(notation.startswith("take") for notation in legal(state, "B"))
    assert refused(state, "B: take 6 from B") == ("MN-TRD-07", "own-offer", {})
    reason = ("MN-TRD-07", "not-on-offer", {"seat": "@C", "card": "vanilla"})
    assert refused(state, "B: take 9 from C") == reason
    beyond = ("MN-SET-01", "no-such-seat", {"seat": "@D", "card": "potato"})
    assert refused(state, "B: take 7 from D") == beyond
    assert refused(state, "C: take 5 from A") == ("MN-TRD-07", "not-your-turn", {"seat": "@B"})


@pytest.mark.rule("MN-TRD-05")
def test_the_first_take_cites_the_rule_of_the_trade_master_and_later_ones_do_not() -> None:
    state = trading("55", "66", "77")
    assert refused(state, "A: take 5 from A") == ("MN-TRD-05", "own-offer", {})
    assert refused(state, "A: take 9 from C")[0] == "MN-TRD-05"
    events = trade(state, "A: 6 from B", "B: 5 from A")
    assert [event.rule for event in named(events, "card-taken")] == ["MN-TRD-05", "MN-TRD-07"]


@pytest.mark.rule("MN-TRD-08")
def test_after_two_takes_between_two_players_the_first_must_turn_to_a_third() -> None:
    state = trading("555", "666", "777")
    trade(state, "A: 6 from B")
    assert owners(state, "B") == "AC"
    trade(state, "B: 5 from A")
    assert owners(state, "A") == "C"
    barred = ("MN-TRD-08", "barred", {"seat": "@B", "card": "sugar"})
    assert refused(state, "A: take 6 from B") == barred


@pytest.mark.rule("MN-TRD-08")
def test_the_bar_ends_with_the_take_from_the_third() -> None:
    state = trading("555", "666", "777")
    trade(state, "A: 6 from B", "B: 5 from A", "A: 7 from C")
    assert owners(state, "C") == "AB"
    trade(state, "C: 5 from A")
    assert owners(state, "A") == "B"
    trade(state, "A: 6 from B")
    assert owners(state, "B") == "AC"


@pytest.mark.rule("MN-TRD-08")
def test_takes_round_the_table_bar_nobody() -> None:
    state = trading("5555", "6666", "7777")
    trade(state, "A: 6 from B", "B: 7 from C", "C: 5 from A")
    assert owners(state, "A") == "BC"


@pytest.mark.rule("MN-TRD-08")
def test_a_bar_needs_both_takes_to_be_between_the_same_two() -> None:
    state = trading("5555", "6666", "7777")
    trade(state, "A: 7 from C", "C: 6 from B", "B: 5 from A")
    assert owners(state, "A") == "BC"


@pytest.mark.rule("MN-TRD-08")
def test_the_bar_binds_any_two_players_in_the_midst_of_trading() -> None:
    state = trading("5555", "6666", "7777")
    trade(state, "A: 6 from B", "B: 7 from C", "C: 6 from B")
    assert owners(state, "B") == "A"


@pytest.mark.rule("MN-TRD-08")
@pytest.mark.parametrize("last, previous", [("AB", "BA"), ("BA", "AB")])
def test_takes_of_the_round_before_bar_nobody(last: str, previous: str) -> None:
    before = dict(zip(("last_taker", "last_owner"), last, strict=True))
    before |= zip(("previous_taker", "previous_owner"), previous, strict=True)
    hands = ("11155", "66677", "11111")
    state = position("offer", hands, announced=2, actor="", trade=before)
    play(state, "A: offer 5 5", "B: offer 6 6", "C: offer 1 1")
    assert owners(state, "B") == "AC"
    trade(state, "B: 5 from A")
    assert owners(state, "A") == "BC"


@pytest.mark.rule("MN-TRD-08")
def test_with_two_players_there_is_no_bar() -> None:
    state = trading("555", "666")
    trade(state, "A: 6 from B", "B: 5 from A")
    assert legal(state, "A") == {"take 6 from B"}


@pytest.mark.rule("MN-TRD-09")
def test_the_bar_is_lifted_when_no_third_player_has_a_card_left() -> None:
    state = trading("555", "666", "7", "")
    trade(state, "A: 7 from C", "C: 6 from B", "B: 5 from A", "A: 6 from B", "B: 5 from A")
    assert legal(state, "A") == {"take 6 from B"}


@pytest.mark.rule("MN-TRD-09")
def test_the_bar_holds_as_long_as_any_third_player_has_a_card_left() -> None:
    state = trading("555", "666", "", "7")
    trade(state, "A: 6 from B", "B: 5 from A")
    assert legal(state, "A") == {"take 7 from D"}


@pytest.mark.rule("MN-TRD-10")
def test_when_the_last_card_was_taken_from_the_trade_master_all_is_even() -> None:
    state = trading("5", "6", "7")
    events = trade(state, "A: 6 from B", "B: 7 from C", "C: 5 from A")
    assert (step_of(state), asked(state)) == ("choose first", "A")
    assert [hand(state, letter) for letter in "ABC"] == ["1116", "2227", "3335"]
    assert named(events, "offer-returned") == []


def short_by_one() -> MundusState:
    """The last card was taken from C, and A, who is Trade Master, has one more than before."""
    state = trading("5", "6", "7")
    trade(state, "A: 6 from B", "B: 5 from A", "A: 7 from C")
    return state


@pytest.mark.rule("MN-TRD-10")
@pytest.mark.parametrize("card, left", [("1", "1167"), ("6", "1117"), ("7", "1116")])
def test_otherwise_the_trade_master_gives_that_player_any_card_of_hand(card: str, left: str) -> None:
    state = short_by_one()
    assert (step_of(state), asked(state)) == ("gift", "A")
    assert legal(state, "A") == {"give 1", "give 6", "give 7"}
    events = play(state, f"A: give {card}")
    assert named(events, "gift-made")[0].rule == "MN-TRD-10"
    assert (hand(state, "A"), hand(state, "C")) == (left, "".join(sorted("333" + card)))
    assert (step_of(state), asked(state)) == ("choose first", "A")


@pytest.mark.rule("MN-TRD-10")
def test_a_gift_that_the_trade_master_does_not_hold_is_refused() -> None:
    state = short_by_one()
    assert refused(state, "A: give 9") == ("MN-TRD-10", "card-not-held", {"card": "vanilla"})
    assert refused(state, "C: give 3") == ("MN-TRD-10", "not-your-turn", {"seat": "@A"})


@pytest.mark.rule("MN-TRD-11")
def test_cards_that_only_the_trade_master_still_offers_return_and_nothing_is_owed() -> None:
    state = trading("559", "6", "7")
    events = trade(state, "A: 6 from B", "B: 7 from C", "C: 5 from A")
    assert (step_of(state), hand(state, "A")) == ("choose first", "111569")
    assert seat_document(state, "A")["offer"] == ""
    returned = named(events, "offer-returned")[0]
    assert (returned.rule, returned.facts["cards"]) == ("MN-TRD-11", ["cotton", "vanilla"])


@pytest.mark.rule("MN-TRD-11")
def test_cards_that_only_another_still_offers_return_and_the_trade_master_gives_one() -> None:
    state = trading("5", "6", "779")
    trade(state, "A: 6 from B", "B: 5 from A", "A: 7 from C")
    assert (step_of(state), asked(state), hand(state, "C")) == ("gift", "A", "33379")
    events = play(state, "A: give 6")
    assert named(events, "gift-made")[0].rule == "MN-TRD-11"
    assert (hand(state, "A"), hand(state, "C")) == ("1117", "333679")


@pytest.mark.rule("MN-TRD-11")
def test_the_gift_after_a_returned_offer_cites_the_special_case_wherever_the_state_travels() -> None:
    state = trading("5", "6", "779")
    trade(state, "A: 6 from B", "B: 5 from A", "A: 7 from C")
    for same in (state, state.copy(), RULES.from_bytes(state.to_bytes()), RULES.decode(RULES.encode(state))):
        assert isinstance(same, MundusState)
        decision = RULES.next_decision(same)
        assert decision is not None
        assert decision.rule == "MN-TRD-11"
        assert refused(same, "A: give 9")[0] == "MN-TRD-11"
    play(state, "A: give 6")
    assert state.offer_returned == 0


@pytest.mark.rule("MN-TRD-11")
def test_the_citation_of_a_gift_is_no_part_of_the_digest() -> None:
    """Saved matches hold digests from before the state knew the special case."""
    state = trading("5", "6", "779")
    trade(state, "A: 6 from B", "B: 5 from A", "A: 7 from C")
    other = state.copy()
    other.offer_returned = 0
    assert state.to_bytes() != other.to_bytes()
    assert state.digest() == other.digest()


def test_bytes_with_numbers_behind_the_last_table_are_refused() -> None:
    state = trading("5", "6", "779")
    with pytest.raises(ValueError, match="numbers follow the last table"):
        RULES.from_bytes(state.to_bytes() + b"\x02\x00")


@pytest.mark.rule("MN-TRD-11")
def test_trading_goes_on_while_anybody_else_still_offers_a_card() -> None:
    state = trading("55", "6", "7")
    trade(state, "A: 6 from B", "B: 5 from A")
    assert (step_of(state), asked(state), legal(state, "A")) == ("take", "A", {"take 7 from C"})


LAS_CASAS_FOR_TWO = rules_with_deck(
    [[*row[:3], 2, row[4]] if row[1] == "las_casas" else row for row in deck_rows()]
)
"""The standard box keeps him for three and more, of whom all but one must offer cards."""


@pytest.mark.rule("MN-TRD-12")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("announced", [2, 3, 4])
@pytest.mark.parametrize("owner", ["A", "B"])
def test_after_trading_everybody_holds_as_many_cards_as_before(
    seats: int, announced: int, owner: str
) -> None:
    rules = LAS_CASAS_FOR_TWO
    hands = ["123R45", "12379", "5556R89", "44R11", "22334", "66778"][:seats]
    owned = {owner: ["las-casas", "valdivia"]}
    begun = position("offer", hands, rules=rules, announced=announced, actor="", developments=owned)
    for seed in range(10):
        state = begun.copy()
        choices, chance = FastChance(seed), FastChance(0)
        while step_of(state) != "choose first":
            play_randomly(rules, state, choices, chance, 1)
        held = [len(hand(state, letter)) for letter in "ABCDEF"[:seats]]
        assert held == [len(cards) for cards in hands]


@pytest.mark.rule("MN-TRD-13")
@pytest.mark.parametrize("before", "AB")
def test_if_nobody_but_the_new_trade_master_offers_a_card_there_is_no_trade(before: str) -> None:
    rules = LAS_CASAS_FOR_TWO
    fields: dict[str, Any] = {"announced": 2, "actor": "", "master": before}
    owned = {"B": ["las-casas"]}
    state = position("offer", ["11122", "33344"], rules=rules, developments=owned, **fields)
    events = play(state, "A: offer 1 2", "B: offer nothing", rules=rules)
    assert [hand(state, letter) for letter in "AB"] == ["11122", "33344"]
    assert seat_document(state, "A")["offer"] == ""
    assert (step_of(state), RULES.encode(state)["master"], asked(state)) == ("choose first", "A", "A")
    assert named(events, "no-trade")[0].facts == {"seat": "@A"}
    returned = named(events, "offer-returned")[0]
    assert (returned.rule, returned.facts["cards"]) == ("MN-TRD-13", ["cocoa", "corn"])


@pytest.mark.rule("MN-TRD-13")
def test_a_trade_master_who_offers_nothing_still_takes_from_those_who_offer() -> None:
    rules = LAS_CASAS_FOR_TWO
    owned = {"B": ["las-casas", "valdivia"]}
    hands = ["11122", "33344"]
    state = position("offer", hands, rules=rules, announced=2, actor="", developments=owned)
    play(state, "A: offer 1 1", "B: offer nothing", rules=rules)
    assert (step_of(state), asked(state)) == ("take", "B")


@pytest.mark.rule("MN-TRD-14")
@pytest.mark.parametrize("offers", [("5", "6", "7"), ("5", "6", "77")])
def test_only_giver_and_receiver_learn_which_card_was_given(offers: tuple[str, ...]) -> None:
    after: list[MundusState] = []
    for card in "16":
        state = trading(*offers)
        trade(state, "A: 6 from B", "B: 5 from A", "A: 7 from C")
        decision = RULES.next_decision(state)
        assert decision is not None
        assert decision.secret
        events = play(state, f"A: give {card}")
        after.append(state)
        told = [[event.name for event in events if event.seen_by(viewer)] for viewer in EVERYBODY]
        assert told == [["gift-made"], ["gift-made-hidden"], ["gift-made"], ["gift-made-hidden"]]
        assert "card" not in named(events, "gift-made-hidden")[0].facts
    assert who_can_tell(after[0], after[1]) == [0, 2]


@pytest.mark.rule("MN-TRD-14")
def test_the_giver_remembers_the_gift_and_the_receiver_what_the_giver_lost() -> None:
    state = short_by_one()
    play(state, "A: give 6")
    known: list[Any] = [RULES.view(state, viewer).document()["seats"] for viewer in EVERYBODY]
    assert [seats[2].get("known") for seats in known[:2]] == ["6", ""]
    assert [known[viewer][0]["known"] for viewer in (1, 2, 3)] == ["", "7", ""]
