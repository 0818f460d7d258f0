"""The tiles on the islands: where they may be laid, what they are linked to, and which islands are full.

Squares are bits of one integer for the whole sea: a shift moves all squares at once, so a few operations find
all places of a tile in one orientation, whatever the islands look like.
"""

from librt.vecs import append
from mypy_extensions import i64

from caravela.games.amerigo.components import VILLAGES, Components
from caravela.games.amerigo.masks import spread
from caravela.games.amerigo.sea import Sea
from caravela.games.amerigo.shapes import BITS, MOST_ORIENTATIONS, SHAPES, STRIDE, Orientation
from caravela.games.amerigo.state import (
    PILE,
    SHEET,
    AmerigoState,
    builder_of,
    kind_of,
    orientation_of,
    square_of,
    tile_code,
)


def near_links(state: AmerigoState, seat: i64) -> int:
    """Return the free squares beside something that is linked to the seat's trading posts (AM-EXP-03)."""
    linked = state.linked[seat]
    return ((linked << 1) | (linked >> 1) | (linked << STRIDE) | (linked >> STRIDE)) & state.free


def places_for(free: int, near: int, orientation: Orientation) -> int:
    """Return the first squares of all legal places: all squares free, one beside a link (AM-EXP-02)."""
    fits = free
    touches = near
    for shift in orientation.shifts:
        fits &= free >> shift
        touches |= near >> shift
    return fits & touches


def list_builds(state: AmerigoState, parts: Components, seat: i64, found: list[i64]) -> None:
    """Add kind * 8 + orientation for every tile of the pile that can be paid and has a legal place."""
    near = near_links(state, seat)
    if near == 0:
        return
    free = state.free
    pile = seat * SHEET + PILE
    points = state.points
    shape: i64
    for shape in range(SHAPES):
        neutral: i64 = shape + VILLAGES
        wants_neutral = state.sheets[pile + neutral] > 0 and parts.cost[neutral] <= points
        wants_village = shape < VILLAGES and points > 0 and state.sheets[pile + shape] > 0
        if not wants_neutral and not wants_village:
            continue
        orientations = parts.shapes[neutral].orientations
        at: i64
        for at in range(len(orientations)):
            if places_for(free, near, orientations[at]) != 0:
                if wants_village:
                    found.append(shape * MOST_ORIENTATIONS + at)
                if wants_neutral:
                    found.append(neutral * MOST_ORIENTATIONS + at)


def all_places(state: AmerigoState, parts: Components, seat: i64) -> dict[tuple[int, int], int]:
    """Return all legal places of the tiles in the seat's pile, by kind and orientation, whatever the cost."""
    near = near_links(state, seat)
    places: dict[tuple[int, int], int] = {}
    for kind in range(len(parts.shapes)):
        if state.sheets[seat * SHEET + PILE + kind] > 0:
            for at, orientation in enumerate(parts.shapes[kind].orientations):
                places[kind, at] = places_for(state.free, near, orientation)
    return places


def add_tile(
    state: AmerigoState, parts: Components, seat: i64, kind: i64, orientation: i64, square: i64
) -> None:
    """Lay a tile and update the links."""
    mask = parts.shapes[kind].orientations[orientation].mask << int(square)
    state.built = append(state.built, tile_code(seat, kind, orientation, square))
    state.free &= ~mask
    if kind < VILLAGES:
        state.villages_on[seat] = state.villages_on[seat] | mask
        _link(state, seat, mask)
        return
    state.neutral_on |= mask
    beside = (mask << 1) | (mask >> 1) | (mask << STRIDE) | (mask >> STRIDE)
    other: i64
    for other in range(state.seats):
        if beside & state.linked[other] != 0:
            _link(state, other, mask)


def add_post(state: AmerigoState, seat: i64, square: i64) -> None:
    """Set up a trading post and link the tiles that lead to it."""
    mask = BITS[square]
    state.free &= ~mask
    state.posts_on[seat] = state.posts_on[seat] | mask
    _link(state, seat, mask)


def _link(state: AmerigoState, seat: i64, mask: int) -> None:
    linked = state.linked[seat]
    state.linked[seat] = linked | spread(mask, (state.neutral_on | state.villages_on[seat]) & ~linked)


def posts_on_island(state: AmerigoState, seat: i64, island: i64) -> i64:
    return (state.posts_on[seat] & state.sea.islands[island]).bit_count()


def is_discovered(state: AmerigoState, island: i64) -> bool:
    """Whether anybody has a trading post there."""
    mask = state.sea.islands[island]
    return any(posts & mask != 0 for posts in state.posts_on)


def is_complete(state: AmerigoState, island: i64) -> bool:
    """AM-EXP-06: no free square is left."""
    return state.free & state.sea.islands[island] == 0


def post_open(state: AmerigoState, space: i64) -> i64:
    """Return the post square that a ship on this space could use now, or -1 (AM-NAV-04)."""
    square = state.sea.post_of[space]
    if square < 0 or state.free & BITS[square] == 0:
        return -1
    return square


def lay_board(state: AmerigoState, parts: Components, sea: Sea) -> None:
    """Recompute the board from the layout, the trading posts and the tiles built."""
    state.sea = sea
    state.free = sea.land
    state.neutral_on = 0
    seats = int(state.seats)
    state.villages_on = [0] * seats
    for code in state.built:
        kind = kind_of(code)
        mask = parts.shapes[kind].orientations[orientation_of(code)].mask << int(square_of(code))
        state.free &= ~mask
        if kind < VILLAGES:
            owner = builder_of(code)
            state.villages_on[owner] = state.villages_on[owner] | mask
        else:
            state.neutral_on |= mask
    for seat in range(seats):
        state.free &= ~state.posts_on[seat]
    state.linked = [
        spread(state.posts_on[seat], state.posts_on[seat] | state.neutral_on | state.villages_on[seat])
        for seat in range(seats)
    ]
