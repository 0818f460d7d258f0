"""Determinization: sample a state that is consistent with a view, by dealing the hidden cards again."""

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.columbus_1492.components import KEPT, KEPT_KINDS
from caravela.games.columbus_1492.state import ColumbusState
from caravela.games.columbus_1492.view import ColumbusView
from caravela.kernel.bags import empty, total
from caravela.kernel.chance import Chance


def determinize_view(view: ColumbusView, chance: Chance) -> ColumbusState:
    world = view.blank.copy()
    hidden = view.hidden()
    viewer: i64 = -1
    if view.seat is not None:
        viewer = view.seat
    held = _held_by_others(world, hidden, viewer)
    loose = empty(KEPT_KINDS)
    kind: i64
    for kind in range(KEPT_KINDS):
        loose[kind] = hidden[KEPT + kind] - held[kind]
    _deal_held(world, viewer, held, chance)
    left = total(loose)
    seat: i64
    for seat in range(world.seats):
        if seat != viewer:
            left = _fill_hand(world, seat, loose, left, chance)
    for kind in range(KEPT_KINDS):
        hidden[KEPT + kind] = loose[kind]
    world.pile = hidden
    return world


def _held_by_others(world: ColumbusState, hidden: vec[i64], viewer: i64) -> vec[i64]:
    """Return the unplayed kept cards that other seats have held since before the last shuffle.

    A card that was neither shuffled nor discarded has been in a hand since; the viewer knows their own part.
    """
    old = empty(KEPT_KINDS)
    kind: i64
    for kind in range(KEPT_KINDS):
        count = hidden[KEPT + kind] - world.shuffled[kind]
        if viewer >= 0:
            at = viewer * KEPT_KINDS + kind
            count += world.hands[at] - world.held_over[at]
        old[kind] = count if count > 0 else 0
    return old


def _deal_held(world: ColumbusState, viewer: i64, held: vec[i64], chance: Chance) -> None:
    """Deal these old cards to seats that have had cards ever since, each such place equally likely."""
    places = empty(world.seats)
    seat: i64
    for seat in range(world.seats):
        if seat != viewer:
            places[seat] = world.aged[seat]
    left = total(places)
    kind: i64
    for kind in range(KEPT_KINDS):
        while held[kind] > 0:
            seat = chance.draw(places, left)
            places[seat] = places[seat] - 1
            left -= 1
            held[kind] = held[kind] - 1
            at = seat * KEPT_KINDS + kind
            world.hands[at] = world.hands[at] + 1
            world.held_over[at] = world.held_over[at] + 1


def _fill_hand(world: ColumbusState, seat: i64, loose: vec[i64], left: i64, chance: Chance) -> i64:
    """Give a seat random cards for the rest of its hand; return the number of cards left."""
    base = seat * KEPT_KINDS
    missing = world.hand_sizes[seat]
    kind: i64
    for kind in range(KEPT_KINDS):
        missing -= world.hands[base + kind]
    while missing > 0:
        kind = chance.draw(loose, left)
        loose[kind] = loose[kind] - 1
        left -= 1
        missing -= 1
        world.hands[base + kind] = world.hands[base + kind] + 1
    return left
