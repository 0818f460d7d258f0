"""The listed combinations against a slow, plain enumeration of all ways to use a hand."""

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravela.games.mundus_novus.state import MundusState
from caravela.kernel.chance import FastChance
from tests.rules.mundus_novus.table import QUEUE, RULES, hand, legal, turn

NUMBERS = "123456789"
RARITIES = {"common": "123", "uncommon": "456", "rare": "789"}
INCOMES = {"common": 2, "uncommon": 1, "rare": 0}

Merchants = tuple[str, ...]
"""One rarity for each free merchant."""


def without(items: Sequence[str], item: str) -> tuple[str, ...]:
    at = list(items).index(item)
    return (*items[:at], *items[at + 1 :])


def slow_sets(cards: str, merchants: Merchants) -> set[str]:
    """For every kind, each card is left out, used as it is, or turned by a free merchant."""
    found: set[str] = set()
    for kind in NUMBERS:
        ways = {(0, 0, 0, merchants)}
        for card in cards:
            longer = set(ways)
            for plain, relics, turned, free in ways:
                if card == kind:
                    longer.add((plain + 1, relics, turned, free))
                elif card == "R":
                    longer.add((plain, relics + 1, turned, free))
                else:
                    for rarity in free:
                        if kind in RARITIES[rarity]:
                            longer.add((plain, relics, turned + 1, without(free, rarity)))
            ways = longer
        for plain, relics, turned, _ in ways:
            if plain + turned >= 1 and 3 <= plain + relics + turned <= 5:
                signs = [kind] * plain + ["R"] * relics + ["M"] * turned
                found.add(f"set {kind}: {' '.join(signs)}")
    return found


def slow_fillings(
    cards: str, merchants: Merchants, *, keep_left: bool = True
) -> set[tuple[str, str, Merchants]]:
    """Every way to make different resources: the kinds, the cards and the merchants left over."""
    ways = {("", "", merchants)}
    for card in cards:
        longer = {(kinds, left + card if keep_left else "", free) for kinds, left, free in ways}
        for kinds, left, free in ways if card != "R" else ():
            if card not in kinds:
                longer.add((kinds + card, left, free))
            for rarity in free:
                for kind in RARITIES[rarity]:
                    if kind not in kinds and kind != card:
                        longer.add((kinds + kind, left, without(free, rarity)))
        ways = {("".join(sorted(kinds)), left, free) for kinds, left, free in longer}
    return ways


def slow_differents(cards: str, merchants: Merchants) -> set[str]:
    kinds = {kinds for kinds, _, _ in slow_fillings(cards, merchants, keep_left=False)}
    found = {"different " + " ".join(some) for some in kinds if len(some) >= 4}
    return found | ({"perfect"} if NUMBERS in kinds and "R" in cards else set())


def turn_with(cards: str, merchants: Merchants) -> MundusState:
    names = [f"merchant-{rarity} {INCOMES[rarity]}" for rarity in merchants]
    letters = ["abc"[names[:at].count(name)] for at, name in enumerate(names)]
    owned = [f"{name} {letter}" for name, letter in zip(names, letters, strict=True)]
    queue = ("caravel 1", "caravel 2", *QUEUE[:2], QUEUE[3])
    return turn(cards, ["", "", "", ""], queue=queue, developments={"A": owned})


def sorted_cards(cards: list[str]) -> str:
    return "".join(sorted(cards))


some_cards = st.lists(st.sampled_from(NUMBERS + "R"), max_size=8).map(sorted_cards)
near_perfect = st.tuples(
    st.lists(st.sampled_from(NUMBERS + "R"), max_size=4),
    st.sets(st.sampled_from(NUMBERS + "R"), max_size=3),
).map(lambda changes: sorted_cards([*changes[0], *(set(NUMBERS + "R") - changes[1])]))
some_merchants = st.tuples(*(st.integers(0, 3) for _ in RARITIES)).map(
    lambda counts: tuple(name for name, count in zip(RARITIES, counts, strict=True) for _ in range(count))
)
few_merchants = st.lists(st.sampled_from(list(RARITIES)), max_size=3).map(lambda names: tuple(sorted(names)))


@pytest.mark.rule("MN-PRG-05")
@pytest.mark.rule("MN-DEV-01")
@pytest.mark.rule("MN-DEV-04")
@settings(deadline=None)
@given(cards=some_cards, merchants=some_merchants)
def test_exactly_the_possible_sets_are_listed(cards: str, merchants: Merchants) -> None:
    listed = {move for move in legal(turn_with(cards, merchants), "A") if move.startswith("set")}
    assert listed == slow_sets(cards, merchants)


@pytest.mark.rule("MN-PRG-08")
@pytest.mark.rule("MN-DEV-04")
@pytest.mark.rule("MN-END-03")
@settings(deadline=None)
@given(cards=st.one_of(some_cards, near_perfect), merchants=few_merchants)
def test_exactly_the_possible_combinations_of_different_resources_are_listed(
    cards: str, merchants: Merchants
) -> None:
    moves = legal(turn_with(cards, merchants), "A")
    listed = {move for move in moves if move.split()[0] in ("different", "perfect")}
    assert listed == slow_differents(cards, merchants)


def fillings(state: MundusState) -> set[tuple[str, Merchants]]:
    """The hands and free merchants with which the filling of a combination can end."""
    if RULES.encode(state)["step"] != "fill":
        used = [int(count) for count in state.merchants_used]
        return {(hand(state, "A"), tuple(str(count) for count in used))}
    found: set[tuple[str, Merchants]] = set()
    for move in legal(state, "A"):
        after = state.copy()
        RULES.submit(after, 0, RULES.space.parse(move), FastChance(1), None)
        assert RULES.audit(after) == []
        found |= fillings(after)
    return found


@pytest.mark.rule("MN-DEV-04")
@settings(deadline=None)
@given(
    cards=st.lists(st.sampled_from(NUMBERS + "R"), min_size=4, max_size=7).map(sorted_cards),
    merchants=st.lists(st.sampled_from(list(RARITIES)), min_size=1, max_size=2).map(
        lambda names: tuple(sorted(names))
    ),
    pick=st.integers(0, 99),
)
def test_exactly_the_possible_ways_to_turn_cards_can_be_played(
    cards: str, merchants: Merchants, pick: int
) -> None:
    state = turn_with(cards, merchants)
    moves = sorted(move for move in legal(state, "A") if move.startswith("different"))
    if not moves:
        return
    move = moves[pick % len(moves)]
    RULES.submit(state, 0, RULES.space.parse(move), FastChance(1), None)
    kinds = move.removeprefix("different ").replace(" ", "")
    assert fillings(state) == {
        (left, tuple(str(merchants.count(rarity) - free.count(rarity)) for rarity in RARITIES))
        for made, left, free in slow_fillings(cards, merchants)
        if made == kinds
    }
