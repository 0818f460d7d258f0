"""Determinization: sample a state that is consistent with a view, by dealing the hidden cards again."""

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.mundus_novus.actions import STORE_DONE
from caravela.games.mundus_novus.combinations import (
    ALL_KINDS,
    BITS,
    RARITY_MASKS,
    SIZES,
    free_merchants,
    kinds_held,
    numbered_cards,
)
from caravela.games.mundus_novus.components import KINDS, RESOURCE_KINDS, Components
from caravela.games.mundus_novus.state import ASSETS, FILL, IDENTICAL, ROOM, STORE, MundusState
from caravela.games.mundus_novus.view import MundusView
from caravela.kernel.actions import Action
from caravela.kernel.bags import total, total_between
from caravela.kernel.chance import Chance
from caravela.kernel.steps import HIDDEN_SEAL, UNSEALED, Step


def determinize_view(
    view: MundusView, steps: list[Step[MundusState, Components]], chance: Chance
) -> MundusState:
    world = view.blank.copy()
    hidden = hidden_cards(view)
    seat: i64
    kind: i64
    for seat in range(world.seats):
        if seat == view.seat:
            continue
        cards = _cards_of(view, world, seat)
        for kind in range(KINDS):
            sure = view.sure(seat, kind)
            hidden[kind] = hidden[kind] - sure
            cards[seat * KINDS + kind] = sure
    if world.step == FILL and world.actor != view.seat:
        _keep_promise(world, hidden, chance)
    left = total(hidden)
    for seat in range(world.seats):
        if seat != view.seat:
            left = _deal(view, world, seat, hidden, left, chance)
    world.pile = hidden
    for seat in range(world.seats):
        if world.sealed[seat] == HIDDEN_SEAL:
            _seal(world, steps[world.step], seat, chance)
    return world


def hidden_cards(view: MundusView) -> vec[i64]:
    """Return the cards that the viewer does not see: the pile and the other hands and warehouses together."""
    blank = view.blank
    hidden = view.parts.copies[:]
    kind: i64
    seat: i64
    for kind in range(KINDS):
        seen = blank.quay[kind] + blank.discard[kind]
        for seat in range(blank.seats):
            at = seat * KINDS + kind
            seen += blank.hands[at] + blank.stored[at] + blank.offers[at]
        hidden[kind] = hidden[kind] - seen
    for kind in blank.market:
        hidden[kind] = hidden[kind] - 1
    if blank.in_flight >= 0:
        hidden[blank.in_flight] = hidden[blank.in_flight] - 1
    return hidden


def _cards_of(view: MundusView, world: MundusState, seat: i64) -> vec[i64]:
    """Return the table of a seat's cards: between rounds its warehouses, else its hand."""
    return world.stored if view.stored_sizes[seat] > 0 else world.hands


def _deal(
    view: MundusView, world: MundusState, seat: i64, hidden: vec[i64], left: i64, chance: Chance
) -> i64:
    """Give a seat random cards for those the viewer does not know; return the number of cards left."""
    base = seat * KINDS
    cards = _cards_of(view, world, seat)
    missing = view.hand_sizes[seat] + view.stored_sizes[seat]
    missing -= total_between(cards, base, base + KINDS)
    while missing > 0:
        kind = chance.draw(hidden, left)
        hidden[kind] = hidden[kind] - 1
        left -= 1
        cards[base + kind] = cards[base + kind] + 1
        missing -= 1
    return left


def _keep_promise(world: MundusState, hidden: vec[i64], chance: Chance) -> None:
    """Give the actor the cards that its combination needs: once begun, it can be completed (MN-DEV-04)."""
    seat = world.actor
    if world.combination == IDENTICAL:
        others = ALL_KINDS & ~BITS[world.target]
        while _cards_among(world, seat, others) < world.cards_due:
            _give_one(world, seat, others, hidden, chance)
        return
    rarity: i64
    for rarity in range(3):
        missing = world.unfilled & RARITY_MASKS[rarity] & ~kinds_held(world, seat)
        while SIZES[missing] > free_merchants(world, seat, rarity):
            _give_one(world, seat, missing, hidden, chance)
            missing &= ~kinds_held(world, seat)
    while numbered_cards(world, seat) < SIZES[world.unfilled]:
        _give_one(world, seat, ALL_KINDS, hidden, chance)


def _cards_among(world: MundusState, seat: i64, mask: i64) -> i64:
    count: i64 = 0
    kind: i64
    for kind in range(RESOURCE_KINDS):
        if mask & BITS[kind] != 0:
            count += world.hands[seat * KINDS + kind]
    return count


def _give_one(world: MundusState, seat: i64, mask: i64, hidden: vec[i64], chance: Chance) -> None:
    """Give a seat one hidden card of the kinds in a mask."""
    some = hidden[:]
    kind: i64
    for kind in range(KINDS):
        if kind >= RESOURCE_KINDS or mask & BITS[kind] == 0:
            some[kind] = 0
    kind = chance.draw(some, total(some))
    hidden[kind] = hidden[kind] - 1
    world.hands[seat * KINDS + kind] = world.hands[seat * KINDS + kind] + 1


def _seal(world: MundusState, step: Step[MundusState, Components], seat: i64, chance: Chance) -> None:
    """Makes up a choice that the seat could have sealed."""
    world.sealed[seat] = UNSEALED
    if world.step == STORE:
        _set_aside(world, seat, chance)
        world.sealed[seat] = STORE_DONE.code
        return
    actions: list[Action] = []
    step.list_actions(world, seat, actions)
    world.sealed[seat] = actions[chance.below(len(actions))].code


def _set_aside(world: MundusState, seat: i64, chance: Chance) -> None:
    base = seat * KINDS
    hand = vec[i64]([world.hands[base + kind] for kind in range(KINDS)])
    left = total(hand)
    room = world.assets[seat * ASSETS + ROOM]
    count = chance.below((room if room < left else left) + 1)
    while count > 0:
        kind = chance.draw(hand, left)
        hand[kind] = hand[kind] - 1
        left -= 1
        world.hands[base + kind] = world.hands[base + kind] - 1
        world.stored[base + kind] = world.stored[base + kind] + 1
        count -= 1
