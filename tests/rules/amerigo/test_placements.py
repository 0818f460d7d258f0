"""AM-EXP-02, AM-EXP-03: the fast search for places against a slow one that is obviously right."""

from collections.abc import Iterator
from functools import cache

import pytest

from caravela.games.amerigo.board import add_post, add_tile, all_places
from caravela.games.amerigo.components import TILE_KINDS, VILLAGES
from caravela.games.amerigo.masks import squares_in
from caravela.games.amerigo.shapes import STRIDE
from caravela.games.amerigo.state import (
    PILE,
    SHEET,
    AmerigoState,
    builder_of,
    kind_of,
    orientation_of,
    square_of,
)
from caravela.kernel.chance import FastChance, stream_seed
from tests.rules.amerigo.table import PARTS, RULES

Cell = tuple[int, int]


def slow_places(state: AmerigoState, seat: int, kind: int, orientation: int) -> set[int]:
    """Tries every square of land and follows every path tile by tile."""
    tiles = _tiles(state)
    land = _land(state.sea.layout.format(), int(state.seats))
    free = land - {cell for cells, _, _ in tiles for cell in cells} - _posts(state, None)
    home = _linked_cells(state, seat, tiles)
    shape = PARTS.shapes[kind].orientations[orientation].cells
    found: set[int] = set()
    for row, column in free:
        cells = [(row + down - shape[0][0], column + across - shape[0][1]) for down, across in shape]
        if free.issuperset(cells) and any(near in home for cell in cells for near in _edges(cell)):
            found.add(row * STRIDE + column)
    return found


def _edges(cell: Cell) -> list[Cell]:
    row, column = cell
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


@cache
def _land(layout: str, seats: int) -> frozenset[Cell]:
    state = RULES.setup(seats, {"sea": layout}, FastChance(1), None)
    assert isinstance(state, AmerigoState)
    return frozenset(
        (row, column)
        for row, line in enumerate(state.sea.drawing())
        for column, sign in enumerate(line)
        if sign in "#P12345"
    )


def _tiles(state: AmerigoState) -> list[tuple[set[Cell], int, bool]]:
    """The cells, the builder and whether it is neutral, of every tile."""
    found = []
    for code in state.built:
        kind = int(kind_of(code))
        cells = PARTS.shapes[kind].orientations[orientation_of(code)].cells
        row, column = divmod(int(square_of(code)), STRIDE)
        placed = {(row + down - cells[0][0], column + across - cells[0][1]) for down, across in cells}
        found.append((placed, int(builder_of(code)), kind >= VILLAGES))
    return found


def _posts(state: AmerigoState, seat: int | None) -> set[Cell]:
    seats = range(int(state.seats)) if seat is None else [seat]
    return {divmod(square, STRIDE) for each in seats for square in squares_in(state.posts_on[each])}


def _linked_cells(state: AmerigoState, seat: int, tiles: list[tuple[set[Cell], int, bool]]) -> set[Cell]:
    """The seat's posts, and tiles joined to them one after the other."""
    home = _posts(state, seat)
    passable = [cells for cells, builder, neutral in tiles if neutral or builder == seat]
    grown = True
    while grown:
        grown = False
        for cells in passable:
            if not cells <= home and any(near in home for cell in cells for near in _edges(cell)):
                home |= cells
                grown = True
    return home


def full_piles(state: AmerigoState) -> AmerigoState:
    """The same board with a tile of every kind in every pile; no healthy state, but one to list places in."""
    copy = state.copy()
    for seat in range(int(state.seats)):
        for kind in range(TILE_KINDS):
            copy.sheets[seat * SHEET + PILE + kind] = 1
    return copy


def crowding(seats: int, seed: int, tiles: int) -> Iterator[AmerigoState]:
    """Posts and tiles come onto the islands by chance, legally; the state after each tile."""
    chance = FastChance(stream_seed(seed, "crowd", seats))
    state = RULES.setup(seats, {}, chance, None)
    assert isinstance(state, AmerigoState)
    posts = [square for square in squares_in(state.sea.land) if state.sea.anchor_of[square] >= 0]
    for turn in range(3 * seats):
        add_post(state, turn % seats, posts.pop(chance.below(len(posts))))
    for _ in range(tiles):
        seat = int(chance.below(seats))
        places = [
            (kind, at, square)
            for (kind, at), mask in all_places(full_piles(state), PARTS, seat).items()
            for square in squares_in(mask)
        ]
        if not places:
            continue
        kind, at, square = places[chance.below(len(places))]
        add_tile(state, PARTS, seat, kind, at, square)
        yield state


@pytest.mark.rule("AM-EXP-02")
@pytest.mark.rule("AM-EXP-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fast_and_slow_search_agree_on_thousands_of_random_positions(seats: int) -> None:
    choices = FastChance(stream_seed(seats, "compare"))
    positions = 0
    found = 0
    for seed in range(50):
        for state in crowding(seats, seed, 22):
            positions += 1
            full = full_piles(state)
            seat = int(choices.below(seats))
            listed = list(all_places(full, PARTS, seat).items())
            for _ in range(2):
                (kind, at), mask = listed[choices.below(len(listed))]
                squares = set(squares_in(mask))
                found += len(squares)
                assert squares == slow_places(full, seat, kind, at)
    assert positions > 1050
    assert found > 3000


@pytest.mark.rule("AM-EXP-03")
@pytest.mark.parametrize("seats", [2, 4])
def test_links_kept_up_step_by_step_are_those_worked_out_anew(seats: int) -> None:
    for seed in range(10):
        for state in crowding(seats, seed, 15):
            tiles = _tiles(state)
            for seat in range(seats):
                cells = {divmod(square, STRIDE) for square in squares_in(state.linked[seat])}
                assert cells == _linked_cells(state, seat, tiles)
