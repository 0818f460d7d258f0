"""Which combinations a hand can make, with the merchants that are still free this turn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.mundus_novus.actions import (
    MAKE_DIFFERENTS,
    MAKE_SETS,
    MOST_TURNED,
    TURNS,
    set_at,
)
from caravela.games.mundus_novus.components import (
    KINDS,
    LEAST_DIFFERENT,
    LEAST_SET,
    MOST_SET,
    RELIC,
    RESOURCE_KINDS,
)
from caravela.games.mundus_novus.state import ASSETS, MERCHANTS, MundusState
from caravela.kernel.actions import Action

ALL_KINDS: Final = 511
MASKS: Final = 512
BITS: Final[vec[i64]] = vec[i64]([1 << kind for kind in range(RESOURCE_KINDS)])
SIZES: Final[vec[i64]] = vec[i64]([mask.bit_count() for mask in range(MASKS)])
"""How many kinds a mask has."""
RARITY_MASKS: Final[vec[i64]] = vec[i64]([0b111, 0b111000, 0b111000000])


def _subsets(mask: int) -> list[Action]:
    """Every combination of different resources that is made of these kinds."""
    found: list[Action] = []
    for some in range(MASKS):
        action = MAKE_DIFFERENTS[some]
        if some & ~mask == 0 and action is not None:
            found.append(action)
    return found


DIFFERENTS_WITHIN: Final[list[list[Action]]] = [_subsets(mask) for mask in range(MASKS)]


def kinds_held(state: MundusState, seat: i64) -> i64:
    """The numbered resources in a hand, as bits."""
    base = seat * KINDS
    mask: i64 = 0
    kind: i64
    for kind in range(RESOURCE_KINDS):
        if state.hands[base + kind] > 0:
            mask |= BITS[kind]
    return mask


def numbered_cards(state: MundusState, seat: i64) -> i64:
    """How many cards of a hand are not relics."""
    base = seat * KINDS
    count: i64 = 0
    kind: i64
    for kind in range(RESOURCE_KINDS):
        count += state.hands[base + kind]
    return count


def free_merchants(state: MundusState, seat: i64, rarity: i64) -> i64:
    """MN-DEV-01: each merchant works once in a turn."""
    return state.assets[seat * ASSETS + MERCHANTS + rarity] - state.merchants_used[rarity]


def any_free_merchant(state: MundusState, seat: i64) -> bool:
    return any(free_merchants(state, seat, rarity) > 0 for rarity in range(3))


def most_turned(state: MundusState, seat: i64, kind: i64) -> i64:
    """How many cards merchants could turn into a kind: other numbered cards, one merchant each (MN-DEV-04)."""
    free = free_merchants(state, seat, kind // 3)
    if free <= 0:
        return 0
    others = numbered_cards(state, seat) - state.hands[seat * KINDS + kind]
    most = free if free < others else others
    return most if most < MOST_TURNED else MOST_TURNED


def list_sets(state: MundusState, seat: i64, actions: list[Action]) -> None:
    """MN-PRG-03 to MN-PRG-05: three to five cards of one kind, relics standing in for some but not for all."""
    base = seat * KINDS
    relics = state.hands[base + RELIC]
    kind: i64
    plain: i64
    joker: i64
    turned: i64
    for kind in range(RESOURCE_KINDS):
        held = state.hands[base + kind]
        turnable = most_turned(state, seat, kind)
        if held + relics + turnable < LEAST_SET:
            continue
        for turned in range(turnable + 1):
            for plain in range(held + 1):
                if plain + turned == 0:
                    continue
                if plain + turned > MOST_SET:
                    break
                for joker in range(relics + 1):
                    size = plain + joker + turned
                    if size > MOST_SET:
                        break
                    if size >= LEAST_SET:
                        action = MAKE_SETS[set_at(kind, plain, joker, turned)]
                        if action is not None:
                            actions.append(action)


def can_fill(state: MundusState, seat: i64, mask: i64) -> bool:
    """Whether the hand can still become one card of each kind of the mask.

    Kinds that are not held need a merchant of their rarity each; any spare numbered card will do for it,
    so beyond that only the number of cards counts.
    """
    missing = mask & ~kinds_held(state, seat)
    if missing != 0:
        rarity: i64
        for rarity in range(3):
            lacking = SIZES[missing & RARITY_MASKS[rarity]]
            if lacking > free_merchants(state, seat, rarity):
                return False
    return numbered_cards(state, seat) >= SIZES[mask]


def list_differents(state: MundusState, seat: i64, actions: list[Action]) -> None:
    """MN-PRG-08, MN-PRG-09: four or more different resources, held or turned by merchants."""
    held = kinds_held(state, seat)
    if not any_free_merchant(state, seat):
        actions.extend(DIFFERENTS_WITHIN[held])
        return
    most = numbered_cards(state, seat)
    if most < LEAST_DIFFERENT:
        return
    reachable = held
    rarity: i64
    for rarity in range(3):
        if free_merchants(state, seat, rarity) > 0:
            reachable |= RARITY_MASKS[rarity]
    free_common = free_merchants(state, seat, 0)
    free_uncommon = free_merchants(state, seat, 1)
    free_rare = free_merchants(state, seat, 2)
    mask: i64
    for mask in range(MASKS):
        if mask & ~reachable != 0 or SIZES[mask] < LEAST_DIFFERENT or SIZES[mask] > most:
            continue
        missing = mask & ~held
        if (
            SIZES[missing & RARITY_MASKS[0]] <= free_common
            and SIZES[missing & RARITY_MASKS[1]] <= free_uncommon
            and SIZES[missing & RARITY_MASKS[2]] <= free_rare
        ):
            action = MAKE_DIFFERENTS[mask]
            if action is not None:
                actions.append(action)


def can_be_perfect(state: MundusState, seat: i64) -> bool:
    """MN-END-02, MN-END-03: all nine resources, merchants helping, and a relic."""
    return state.hands[seat * KINDS + RELIC] > 0 and can_fill(state, seat, ALL_KINDS)


def list_turns_for_set(state: MundusState, seat: i64, actions: list[Action]) -> None:
    """Any numbered card of another kind may be turned into the set's kind."""
    base = seat * KINDS
    source: i64
    for source in range(RESOURCE_KINDS):
        if source != state.target and state.hands[base + source] > 0:
            action = TURNS[source * RESOURCE_KINDS + state.target]
            if action is not None:
                actions.append(action)


def list_turns_for_different(state: MundusState, seat: i64, actions: list[Action]) -> None:
    """A card may be turned when the rest of the combination can still be made afterwards."""
    base = seat * KINDS
    source: i64
    target: i64
    for target in range(RESOURCE_KINDS):
        if state.unfilled & BITS[target] == 0 or free_merchants(state, seat, target // 3) <= 0:
            continue
        for source in range(RESOURCE_KINDS):
            if source == target or state.hands[base + source] == 0:
                continue
            if can_turn(state, seat, source, target):
                action = TURNS[source * RESOURCE_KINDS + target]
                if action is not None:
                    actions.append(action)


def can_turn(state: MundusState, seat: i64, source: i64, target: i64) -> bool:
    """Whether turning this card leaves a combination that can be completed."""
    at = seat * KINDS + source
    rarity = target // 3
    state.hands[at] = state.hands[at] - 1
    state.merchants_used[rarity] = state.merchants_used[rarity] + 1
    possible = can_fill(state, seat, state.unfilled & ~BITS[target])
    state.hands[at] = state.hands[at] + 1
    state.merchants_used[rarity] = state.merchants_used[rarity] - 1
    return possible
