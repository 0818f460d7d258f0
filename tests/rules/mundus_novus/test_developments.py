"""Merchants, shipyards and caravels at work, and the deck they come from. Warehouses: see test_storing.py."""

import tomllib
from importlib import resources

import pytest

from caravela.games.mundus_novus.components import Components
from caravela.games.mundus_novus.state import MundusState
from caravela.kernel.actions import NotationError
from caravela.kernel.documents import BrokenDocument
from tests.rules.mundus_novus.table import (
    RULES,
    asked,
    begin,
    deal,
    deck_rows,
    doubloons,
    hand,
    last_turn,
    legal,
    owned,
    play,
    queue_of,
    refused,
    rules_with_deck,
    turn,
)

NUMBERS = "123456789"
COMMON = "merchant-common 2 a"
UNCOMMON = "merchant-uncommon 1 a"
RARE = "merchant-rare 0 b"


def trading(cards: str, *merchants: str, **fields: object) -> MundusState:
    """Seat A's turn with these cards and merchants."""
    return turn(cards, ["", ""], developments={"A": merchants}, **fields)


# --- merchants


@pytest.mark.rule("MN-DEV-01")
@pytest.mark.parametrize("merchant, kinds", [(COMMON, "123"), (UNCOMMON, "456"), (RARE, "789")])
def test_a_merchant_turns_any_resource_into_one_of_its_rarity(merchant: str, kinds: str) -> None:
    for source in NUMBERS:
        for target in NUMBERS.replace(source, ""):
            moves = legal(trading("".join(sorted(target * 2 + source)), merchant), "A")
            assert (f"set {target}: {target} {target} M" in moves) == (target in kinds)


@pytest.mark.rule("MN-DEV-01")
@pytest.mark.parametrize("source, left", [("1", "69"), ("6", "19"), ("9", "16")])
def test_the_owner_chooses_which_card_is_turned(source: str, left: str) -> None:
    state = trading("14469", UNCOMMON)
    play(state, "A: set 4: 4 4 M")
    assert legal(state, "A") == {"turn 1 to 4", "turn 6 to 4", "turn 9 to 4"}
    play(state, f"A: turn {source} to 4")
    assert hand(state, "A") == left


@pytest.mark.rule("MN-DEV-01")
def test_the_owner_chooses_into_which_kind_a_card_is_turned() -> None:
    moves = legal(trading("1237", UNCOMMON), "A")
    assert {"different 1 2 3 4", "different 1 2 3 5", "different 1 2 3 6"} < moves


@pytest.mark.rule("MN-DEV-01")
def test_a_merchant_works_once_in_a_turn() -> None:
    state = trading("1235557", UNCOMMON, event="kings_aid")
    assert "different 1 2 3 6" in legal(state, "A")
    play(state, "A: set 5: 5 5 M", "A: turn 7 to 5", "A: develop 1")
    assert not [move for move in legal(state, "A") if "M" in move or "6" in move]
    facts = {"card": "cotton", "count": 2, "held": 0}
    assert refused(state, "A: set 5: 5 M M") == ("MN-DEV-01", "too-few-merchants", facts)


@pytest.mark.rule("MN-DEV-04")
def test_a_whole_set_may_be_turned_if_a_deck_has_the_merchants() -> None:
    rows = deck_rows()
    for row in rows:
        if row[:2] == ["merchant", "uncommon"]:
            row[1] = "common"
    rules = rules_with_deck(rows)
    merchants = [name for name in rules.parts.names if name.startswith("merchant-common")][:4]
    assert len(merchants) == 4
    state = turn("45678", ["", "", ""], rules=rules, developments={"A": merchants})
    play(state, "A: set 1: M M M M", *(f"A: turn {kind} to 1" for kind in (4, 5, 6, 7)), rules=rules)
    assert legal(state, "A", rules) == {"develop 1", "develop 2", "develop 3"}


@pytest.mark.rule("MN-DEV-01")
def test_a_merchant_works_again_in_every_turn() -> None:
    developments = {"A": [UNCOMMON], "B": ["merchant-uncommon 1 b"]}
    state = turn("155", ["155", ""], developments=developments)
    for letter in "AB":
        moves = ("set 5: 5 5 M", "turn 1 to 5", "develop 1", "end")
        play(state, *(f"{letter}: {move}" for move in moves))
    assert [len(owned(state, letter)) for letter in "AB"] == [2, 2]


@pytest.mark.rule("MN-DEV-02")
@pytest.mark.parametrize("merchant, income", [(COMMON, 2), (UNCOMMON, 1), (RARE, 0)])
def test_some_merchants_earn_doubloons(merchant: str, income: int) -> None:
    state = trading("", merchant)
    play(state, "A: end")
    assert doubloons(state, "A") == income


@pytest.mark.rule("MN-DEV-03")
def test_the_worked_example_of_a_merchant() -> None:
    state = trading("155", UNCOMMON)
    play(state, "A: set 5: 5 5 M", "A: turn 1 to 5")
    assert legal(state, "A") == {"develop 1", "develop 2", "develop 3"}
    play(state, "A: develop 3", "A: end")
    assert (hand(state, "A"), doubloons(state, "A")) == ("", 1)


@pytest.mark.rule("MN-DEV-04")
def test_a_merchant_works_only_while_a_combination_is_made() -> None:
    facts = {"now": "step-turn", "then": "step-fill"}
    assert refused(trading("155", UNCOMMON), "A: turn 1 to 5") == ("MN-EVT-13", "not-now", facts)


@pytest.mark.rule("MN-DEV-04")
def test_a_turned_card_is_used_up_in_its_combination() -> None:
    state = trading("1235", UNCOMMON)
    play(state, "A: different 1 2 3 4", "A: turn 5 to 4")
    assert (hand(state, "A"), RULES.encode(state)["discard"]) == ("", "1235")


@pytest.mark.rule("MN-DEV-04")
def test_one_merchant_turns_one_card_and_two_turn_two_of_a_combination() -> None:
    cards, move = "125", "set 5: 5 M M"
    assert move not in legal(trading(cards, UNCOMMON), "A")
    state = trading(cards, UNCOMMON, "merchant-uncommon 1 b")
    play(state, f"A: {move}", "A: turn 1 to 5", "A: turn 2 to 5")
    assert (hand(state, "A"), asked(state)) == ("", "A")
    assert legal(state, "A") == {"develop 1", "develop 2", "develop 3"}


@pytest.mark.rule("MN-DEV-04")
def test_merchants_of_several_rarities_work_in_one_combination() -> None:
    state = trading("1111", COMMON, UNCOMMON, RARE)
    play(state, "A: different 1 3 5 7", "A: turn 1 to 3", "A: turn 1 to 5", "A: turn 1 to 7")
    assert (hand(state, "A"), doubloons(state, "A")) == ("", 5)


@pytest.mark.rule("MN-DEV-04")
def test_a_merchant_spares_a_card_that_is_held() -> None:
    state = trading("12345", UNCOMMON)
    play(state, "A: different 1 2 3 4", "A: turn 5 to 4")
    assert hand(state, "A") == "4"


@pytest.mark.rule("MN-DEV-04")
def test_a_merchant_not_used_in_one_combination_is_free_for_the_next() -> None:
    state = trading("1234557", UNCOMMON)
    play(state, "A: different 1 2 3 4", "A: complete", "A: set 5: 5 5 M", "A: turn 7 to 5")
    assert hand(state, "A") == ""


@pytest.mark.rule("MN-DEV-04")
def test_no_relic_is_turned_and_nothing_is_turned_into_a_relic() -> None:
    state = trading("55R", UNCOMMON)
    assert "set 5: 5 5 M" not in legal(state, "A")
    assert not [move for move in legal(trading("123R", UNCOMMON), "A") if "different" in move]
    for notation in ("turn R to 5", "turn 5 to R"):
        with pytest.raises(NotationError):
            RULES.space.parse(notation)


@pytest.mark.rule("MN-DEV-04")
def test_a_merchant_taken_this_turn_is_used_this_turn() -> None:
    state = turn("177999", event="kings_aid")
    assert "set 7: 7 7 M" not in legal(state, "A")
    play(state, "A: set 9: 9 9 9", "A: develop 3", "A: set 7: 7 7 M", "A: turn 1 to 7")
    play(state, "A: develop 1")
    assert owned(state, "A") == ["caravel 3", "merchant-rare 0 a"]


@pytest.mark.rule("MN-DEV-04")
def test_turning_what_a_set_does_not_need_is_refused() -> None:
    state = trading("1559", UNCOMMON)
    play(state, "A: set 5: 5 5 M")
    assert refused(state, "A: complete") == ("MN-DEV-04", "cards-still-due", {"count": 1})
    facts = {"card": "cocoa", "target": "coffee"}
    assert refused(state, "A: turn 1 to 4") == ("MN-DEV-04", "not-in-combination", facts)
    facts = {"card": "corn", "target": "cotton"}
    assert refused(state, "A: turn 2 to 5") == ("MN-DEV-04", "card-not-held", facts)


@pytest.mark.rule("MN-DEV-04")
def test_turning_what_different_resources_do_not_need_is_refused() -> None:
    state = trading("11235", UNCOMMON)
    play(state, "A: different 1 2 3 4")
    assert refused(state, "A: complete") == ("MN-DEV-04", "kinds-still-missing", {})
    facts = {"card": "cocoa", "target": "cotton"}
    assert refused(state, "A: turn 1 to 5") == ("MN-DEV-04", "not-in-combination", facts)
    facts = {"card": "vanilla", "target": "coffee"}
    assert refused(state, "A: turn 9 to 4") == ("MN-DEV-04", "card-not-held", facts)
    facts = {"card": "corn", "target": "coffee"}
    assert refused(state, "A: turn 2 to 4") == ("MN-DEV-04", "card-needed", facts)
    expected = ("MN-DEV-01", "no-free-merchant", {"rarity": "rarity-common"})
    assert refused(state, "A: turn 1 to 2") == expected


@pytest.mark.rule("MN-DEV-04")
@pytest.mark.parametrize("cards, spare, name", [("1257", "7", "potato"), ("1125", "1", "cocoa")])
def test_a_merchant_that_a_missing_kind_needs_turns_no_card_into_a_kind_that_is_held(
    cards: str, spare: str, name: str
) -> None:
    state = trading(cards, UNCOMMON)
    play(state, "A: different 1 2 4 5")
    facts = {"card": name, "target": "cotton"}
    assert refused(state, f"A: turn {spare} to 5") == ("MN-DEV-04", "merchant-needed", facts)


# --- shipyards and caravels


@pytest.mark.rule("MN-DEV-06")
@pytest.mark.parametrize(
    "mine, others, earned",
    [
        (["shipyard a"], [[], []], 0),
        (["shipyard a"], [["caravel 1"], []], 1),
        (["shipyard a"], [["caravel 1"], ["caravel 2", "caravel 7"]], 2),
        (["shipyard a", "caravel 8"], [["caravel 1"], ["caravel 2", "caravel 7"]], 1),
        (["shipyard a", "caravel 8"], [["caravel 1"], []], 0),
        (["shipyard a", "shipyard b"], [["caravel 1"], ["caravel 2", "caravel 7"]], 4),
        (["caravel 8"], [["caravel 1", "caravel 2"], []], 0),
    ],
)
def test_a_shipyard_earns_one_for_each_opponent_with_more_caravels(
    mine: list[str], others: list[list[str]], earned: int
) -> None:
    queue = ("caravel 3", "caravel 10", "cortes", "almagro", "valdivia")
    developments = {"A": mine, "B": others[0], "C": others[1]}
    state = turn("", queue=queue, developments=developments)
    play(state, "A: end")
    assert doubloons(state, "A") == earned


@pytest.mark.rule("MN-DEV-06")
def test_a_shipyard_counts_caravels_at_the_end_of_its_owners_turn() -> None:
    state = turn("999", developments={"A": ["shipyard b"], "B": ["caravel 1"]})
    play(state, "A: set 9: 9 9 9", "A: develop 1", "A: end")
    assert doubloons(state, "A") == 0


@pytest.mark.rule("MN-DEV-07")
@pytest.mark.parametrize("round_number", [1, 2, 9])
@pytest.mark.parametrize("caravels", [["caravel 1"], ["caravel 1", "caravel 8"]])
def test_each_caravel_gives_one_more_resource_at_every_supply(caravels: list[str], round_number: int) -> None:
    state = last_turn(developments={"A": caravels}, round=round_number)
    quay = "9" * len(caravels)
    play(state, "A: end", draws=deal(["11111", "22222", "33333"], quay))
    play(state, *["A: load 9"] * len(caravels))
    assert hand(state, "A") == "11111" + quay
    assert (hand(state, "B"), hand(state, "C")) == ("22222", "33333")


@pytest.mark.rule("MN-DEV-07")
def test_a_caravel_taken_this_round_works_at_the_next_supply() -> None:
    state = last_turn(["999", "", ""])
    play(state, "A: set 9: 9 9 9", "A: develop 1")
    play(state, "A: end", draws=deal(["11111", "22222", "33333"], "R"))
    assert legal(state, "A") == {"load R"}


# --- the deck


@pytest.mark.rule("MN-DEV-19")
def test_six_players_play_with_44_developments_and_nine_characters() -> None:
    state, _ = begin(6)
    pile = RULES.encode(state)["development_pile"]
    assert isinstance(pile, list)
    deck = queue_of(state) + pile
    assert len(deck) == len(set(deck)) == 44
    families = [name.split()[0].split("-")[0] for name in deck]
    for family in ("caravel", "merchant", "warehouse", "shipyard"):
        assert family in families
    assert set(deck) >= {
        "cortes", "almagro", "la-cosa", "valdivia", "orellana", "coronado", "las-casas",
        "ponce-de-leon", "pizarro",
    }  # fmt: skip


@pytest.mark.rule("MN-DEV-19")
@pytest.mark.parametrize(
    "at, cards, fault",
    [
        (0, [], "43, not 44"),
        (0, [["shipyard", 0, 0, 2, ""]] * 2, "45, not 44"),
        (-1, [["shipyard", 0, 0, 2, ""]], "character pizarro 0 times"),
        (0, [["character", "cortes", 3, 2, ""]], "character cortes 2 times"),
    ],
)
def test_another_number_of_cards_or_of_a_character_is_refused(
    at: int, cards: list[object], fault: str
) -> None:
    file = resources.files("caravela.games.mundus_novus").joinpath("components.toml")
    document = tomllib.loads(file.read_text(encoding="utf-8"))
    deck = document["development_deck"]["cards"]
    deck[at : at + 1 or None] = cards
    with pytest.raises(BrokenDocument, match=fault):
        Components(document, "changed")
