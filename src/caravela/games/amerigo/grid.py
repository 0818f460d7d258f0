"""The grid under a sea: its squares, its frame, and the connected regions of a layout."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caravela.games.amerigo.components import MOST_FRAME, TILE_SIDE
from caravela.games.amerigo.layouts import TurnedTile
from caravela.games.amerigo.masks import spread
from caravela.games.amerigo.shapes import BITS, SQUARES, STRIDE

SPACES: Final = SQUARES + MOST_FRAME
"""Squares by row * 25 + column, then the frame spaces clockwise from the left end of the upper side."""
PADDING: Final = STRIDE
"""Squares before the first and after the last row of a survey, so that a flood fill needs no bounds check."""
BEYOND: Final = 0
OCEAN: Final = 1
LAND: Final = 2


class Grid:
    """Data that every layout of one size has in common."""

    def __init__(self, columns: int, rows: int, frame_shift: int) -> None:
        self.high: i64 = rows * TILE_SIDE
        self.wide: i64 = columns * TILE_SIDE
        high, wide = rows * TILE_SIDE, columns * TILE_SIDE
        self.whole = _rectangle(0, high, 0, wide)
        self.border = self.whole & ~_rectangle(1, high - 1, 1, wide - 1)
        self.spanning = _spanning(high, wide)
        self.corners: vec[i64] = vec[i64](
            [(row * STRIDE + column) * TILE_SIDE for row in range(rows) for column in range(columns)]
        )
        """The upper left square of each tile."""
        self.all_ocean: vec[i64] = vec[i64]([BEYOND] * (SQUARES + 2 * PADDING))
        """The kinds of a survey before any tile is laid."""
        for row in range(high):
            for column in range(wide):
                self.all_ocean[PADDING + row * STRIDE + column] = OCEAN
        self.steps: vec[i64] = vec[i64]([-STRIDE, -1, 1, STRIDE])
        """From a square to its neighbours."""
        self.frame_spaces: i64 = 2 * (columns + rows)
        self._touch_frame(_clockwise(high, wide), frame_shift)

    def _touch_frame(self, border: list[int], shift: int) -> None:
        """AM-SET-05, AM-SET-06: frame spaces touch the squares along their side of the border."""
        count = int(self.frame_spaces)
        squares: list[list[int]] = [[] for space in range(count)]
        frames: list[list[int]] = [[] for square in range(SQUARES)]
        for space in range(count):
            for step in range(TILE_SIDE):
                square = border[(space * TILE_SIDE + step - shift) % len(border)]
                if square not in squares[space]:
                    squares[space].append(square)
                    frames[square].append(SQUARES + space)
        self.touched = Neighbours(squares)
        """By frame space: the border squares that it touches."""
        self.frames = Neighbours(frames)
        """By square: the frame spaces that touch it."""


class Neighbours:
    """Lists of numbers in one vector: those of `at` stand from starts[at] to starts[at + 1]."""

    def __init__(self, lists: list[list[int]]) -> None:
        self.starts: vec[i64] = vec[i64]([0])
        self.items: vec[i64] = vec[i64]([])
        for items in lists:
            for item in items:
                self.items = append(self.items, item)
            self.starts = append(self.starts, len(self.items))


class Survey:
    """The land and the ocean of a layout, square by square, and the islands they form."""

    def __init__(self, grid: Grid, tiles: list[TurnedTile]) -> None:
        self.grid = grid
        self.kinds: vec[i64] = grid.all_ocean[:]
        """By square + PADDING: BEYOND, OCEAN or LAND."""
        self.labels: vec[i64] = vec[i64]([])
        self.island_sizes: vec[i64] = vec[i64]([])
        kinds = self.kinds
        at: i64
        for at in range(len(tiles)):
            corner = grid.corners[at] + PADDING
            for square in tiles[at].land_squares:
                kinds[corner + square] = LAND

    def label_islands(self) -> None:
        """Number the islands from 1 by their first squares (AM-SET-07), and count their squares."""
        self.labels = vec[i64]([0] * (SQUARES + 2 * PADDING))
        at: i64
        for at in range(PADDING, PADDING + SQUARES):
            if self.kinds[at] == LAND and self.labels[at] == 0:
                size = self._flood(at, len(self.island_sizes) + 1)
                self.island_sizes = append(self.island_sizes, size)

    def _flood(self, start: i64, label: i64) -> i64:
        """Label all squares of the same kind that are connected to a square, and return their number."""
        kinds = self.kinds
        labels = self.labels
        steps = self.grid.steps
        kind = kinds[start]
        stack = vec[i64]([start])
        labels[start] = label
        count: i64 = 0
        at: i64
        while count < len(stack):
            here = stack[count]
            count += 1
            for at in range(4):
                near = here + steps[at]
                if kinds[near] == kind and labels[near] == 0:
                    labels[near] = label
                    stack = append(stack, near)
        return count


def diagonals(land: int, grid: Grid) -> int:
    """AM-SET-04: return the blocks over tile borders with land on one diagonal and ocean on the other."""
    right = land >> 1
    below = land >> STRIDE
    across = land >> (STRIDE + 1)
    falling = land & across & ~right & ~below
    rising = right & below & ~land & ~across
    return (falling | rising) & grid.spanning


def enclosed(land: int, grid: Grid) -> int:
    """AM-SET-03: return the ocean squares that are not connected to the frame by ocean."""
    ocean = grid.whole & ~land
    return ocean & ~spread(ocean & grid.border, ocean)


def _rectangle(top: int, bottom: int, left: int, right: int) -> int:
    return sum(BITS[row * STRIDE + column] for row in range(top, bottom) for column in range(left, right))


def _spanning(high: int, wide: int) -> int:
    """Return the upper left squares of all 2x2 blocks that lie on more than one tile."""
    return sum(
        BITS[row * STRIDE + column]
        for row in range(high - 1)
        for column in range(wide - 1)
        if row % TILE_SIDE == TILE_SIDE - 1 or column % TILE_SIDE == TILE_SIDE - 1
    )


def _clockwise(high: int, wide: int) -> list[int]:
    """Return the border squares clockwise, each corner once for either side."""
    upper = list(range(wide))
    right = [row * STRIDE + wide - 1 for row in range(high)]
    lower = [(high - 1) * STRIDE + column for column in reversed(range(wide))]
    left = [row * STRIDE for row in reversed(range(high))]
    return upper + right + lower + left
