"""From a view to a state that could be true: the hidden cards are dealt anew to where they could be."""

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.mundus_novus.actions import STORE_DONE
from caravela.games.mundus_novus.components import KINDS
from caravela.games.mundus_novus.phases.step import Step
from caravela.games.mundus_novus.state import (
    ASSETS,
    HIDDEN_SEAL,
    ROOM,
    STORE,
    UNSEALED,
    MundusState,
)
from caravela.games.mundus_novus.view import MundusView
from caravela.kernel.actions import Action
from caravela.kernel.bags import total
from caravela.kernel.chance import Chance


def determinize_view(view: MundusView, steps: list[Step], chance: Chance) -> MundusState:
    world = view.blank.copy()
    hidden = hidden_cards(view)
    left = total(hidden)
    seat: i64
    kind: i64
    for seat in range(world.seats):
        if seat == view.seat:
            continue
        for kind in range(KINDS):
            hidden[kind] = hidden[kind] - view.sure(seat, kind)
            left -= view.sure(seat, kind)
    for seat in range(world.seats):
        if seat != view.seat:
            left = _deal(view, world, seat, hidden, left, chance)
    world.pile = hidden
    for seat in range(world.seats):
        if world.sealed[seat] == HIDDEN_SEAL:
            _seal(world, steps[world.step], seat, chance)
    return world


def hidden_cards(view: MundusView) -> vec[i64]:
    """The cards that the viewer does not see: the pile and the other hands and warehouses together."""
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


def _deal(
    view: MundusView, world: MundusState, seat: i64, hidden: vec[i64], left: i64, chance: Chance
) -> i64:
    """Gives a seat the cards the viewer knows of and random ones for the rest; returns how many are left."""
    base = seat * KINDS
    # Outside the warehouse step a seat has either cards of hand or, between rounds, only stored ones.
    target = world.stored if view.stored_sizes[seat] > 0 else world.hands
    missing = view.hand_sizes[seat] + view.stored_sizes[seat]
    kind: i64
    for kind in range(KINDS):
        sure = view.sure(seat, kind)
        target[base + kind] = sure
        missing -= sure
    while missing > 0:
        kind = chance.draw(hidden, left)
        hidden[kind] = hidden[kind] - 1
        left -= 1
        target[base + kind] = target[base + kind] + 1
        missing -= 1
    return left


def _seal(world: MundusState, step: Step, seat: i64, chance: Chance) -> None:
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
