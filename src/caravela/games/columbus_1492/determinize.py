"""From a view to a state that could be true: the hidden cards are dealt anew to where they could be."""

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
    held = _held_by_others(world, hidden, viewer, chance)
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


def _held_by_others(world: ColumbusState, hidden: vec[i64], viewer: i64, chance: Chance) -> vec[i64]:
    """Kept cards that were in a hand when the pile was shuffled and, still unplayed, are with other seats.

    What was not shuffled and is not discarded is in some hand from before. The viewer's own hand accounts for
    as much of it as it can: for what it has more of than was shuffled, then for anything else.
    """
    old = empty(KEPT_KINDS)
    own = empty(KEPT_KINDS)
    room: i64 = 0
    kind: i64
    for kind in range(KEPT_KINDS):
        held = world.hands[viewer * KEPT_KINDS + kind] if viewer >= 0 else 0
        count = hidden[KEPT + kind] + held - world.shuffled[kind]
        old[kind] = count if count > 0 else 0
        own[kind] = held if held < old[kind] else old[kind]
    if viewer >= 0:
        room = world.aged[viewer]
        for kind in range(KEPT_KINDS):
            surely = world.hands[viewer * KEPT_KINDS + kind] - world.shuffled[kind]
            if surely > 0:
                old[kind] = old[kind] - surely
                own[kind] = own[kind] - surely
                room -= surely
    left = total(own)
    while room > 0 and left > 0:
        kind = chance.draw(own, left)
        own[kind] = own[kind] - 1
        old[kind] = old[kind] - 1
        left -= 1
        room -= 1
    return old


def _deal_held(world: ColumbusState, viewer: i64, held: vec[i64], chance: Chance) -> None:
    """Cards of old go to seats that have had cards ever since, each such place equally likely."""
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


def _fill_hand(world: ColumbusState, seat: i64, loose: vec[i64], left: i64, chance: Chance) -> i64:
    """Gives a seat random cards for the rest of its hand; returns how many are left."""
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
