"""Fleets: their caravels, their values, and the order of service."""

from librt.vecs import append, vec
from mypy_extensions import i64

from caravela.games.mundus_novus.components import CARAVEL, DEVELOPMENTS, PIZARRO, Components
from caravela.games.mundus_novus.state import ASSETS, CARAVELS, CHARACTERS, MundusState


def caravels_of(state: MundusState, parts: Components, seat: i64) -> vec[i64]:
    """Return a seat's caravels by their index in the deck, the lowest value first."""
    found = vec[i64]()
    card: i64
    at: i64
    for card in range(DEVELOPMENTS):
        if state.owners[card] == seat and parts.family[card] == CARAVEL:
            found = append(found, card)
            at = len(found) - 1
            while at > 0 and parts.detail[found[at - 1]] > parts.detail[card]:
                found[at] = found[at - 1]
                at -= 1
            found[at] = card
    return found


def caravel_value(state: MundusState, parts: Components, seat: i64, card: i64) -> i64:
    """Return the value of a caravel; MN-DEV-11: the highest one of Pizarro's owner counts 0."""
    if state.assets[seat * ASSETS + CHARACTERS] & PIZARRO != 0:
        owned = caravels_of(state, parts, seat)
        if owned[len(owned) - 1] == card:
            return 0
    return parts.detail[card]


def fleet_sizes(state: MundusState, parts: Components, seat: i64) -> tuple[i64, i64]:
    """Return the sizes of the seat's two fleets; the second is empty unless they were split."""
    first: i64 = 0
    second: i64 = 0
    if state.assets[seat * ASSETS + CARAVELS] > 0:
        for card in caravels_of(state, parts, seat):
            if state.detached[card] == 1:
                second += 1
            else:
                first += 1
    return first, second


def fleet_value(state: MundusState, parts: Components, seat: i64, fleet: i64) -> tuple[i64, i64]:
    """MN-SUP-03, MN-SUP-05: return the sum of a fleet's caravels, and the lowest of them."""
    value: i64 = 0
    lowest: i64 = 999
    for card in caravels_of(state, parts, seat):
        if state.detached[card] == fleet:
            worth = caravel_value(state, parts, seat, card)
            value += worth
            lowest = worth if worth < lowest else lowest
    return value, lowest


def serving_order(state: MundusState, parts: Components) -> vec[i64]:
    """Return every fleet as seat * 2 + fleet, in the order of service (MN-SUP-03, MN-SUP-05)."""
    order = vec[i64]()
    keys = vec[i64]()
    seat: i64
    fleet: i64
    for seat in range(state.seats):
        first, second = fleet_sizes(state, parts, seat)
        for fleet in range(2):
            if (first if fleet == 0 else second) == 0:
                continue
            value, lowest = fleet_value(state, parts, seat, fleet)
            key = value * 1000 + lowest
            order = append(order, seat * 2 + fleet)
            keys = append(keys, key)
            at: i64 = len(order) - 1
            while at > 0 and keys[at - 1] > key:
                keys[at] = keys[at - 1]
                order[at] = order[at - 1]
                at -= 1
            keys[at] = key
            order[at] = seat * 2 + fleet
    return order
