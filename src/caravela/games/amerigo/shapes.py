"""Tiles as polyominoes: every orientation of every shape, as offsets and bits on the sea's grid."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

STRIDE: Final = 25
"""Squares from one row of the sea to the next: 24 and one that is never land, so that shifts do not wrap."""
MOST_SIDE: Final = 24
SQUARES: Final = STRIDE * MOST_SIDE
BITS: Final[list[int]] = [1 << square for square in range(SQUARES)]

SHAPE_NAMES: Final = ("single", "domino", "i3", "l3", "i4", "square", "u5", "block6")
SHAPES: Final = 8
MOST_ORIENTATIONS: Final = 8
MOST_CELLS: Final = 6

Cells = tuple[tuple[int, int], ...]


def cells_of(rows: list[str]) -> Cells:
    """The row and column of every '#'."""
    return tuple(
        (at, across) for at, row in enumerate(rows) for across, sign in enumerate(row) if sign == "#"
    )


def orientations_of(cells: Cells) -> list[Cells]:
    """Every different rotation and mirror image, the printed one first; cells in reading order."""
    found: list[Cells] = []
    turned = list(cells)
    for mirror in range(2):
        for quarter in range(4):
            rows = min(row for row, column in turned)
            columns = min(column for row, column in turned)
            settled = tuple(sorted((row - rows, column - columns) for row, column in turned))
            if settled not in found:
                found.append(settled)
            turned = [(column, -row) for row, column in turned]
        turned = [(row, -column) for row, column in turned]
    return found


class Orientation:
    """One way to lay a shape, seen from its first square: the leftmost one of its top row."""

    def __init__(self, cells: Cells) -> None:
        first_row, first_column = cells[0]
        offsets = [(row - first_row) * STRIDE + column - first_column for row, column in cells]
        self.cells = cells
        self.offsets: vec[i64] = vec[i64](offsets)
        """Never negative: the first square is the lowest."""
        self.shifts: list[int] = offsets[1:]
        self.mask: int = sum(BITS[offset] for offset in offsets)

    def rows(self) -> list[str]:
        """The orientation drawn."""
        height = 1 + max(row for row, column in self.cells)
        width = 1 + max(column for row, column in self.cells)
        return [
            "".join("#" if (row, column) in self.cells else "." for column in range(width))
            for row in range(height)
        ]


class Shape:
    """A shape of tile."""

    def __init__(self, name: str, rows: list[str]) -> None:
        self.name = name
        self.size = sum(row.count("#") for row in rows)
        self.orientations: list[Orientation] = [
            Orientation(cells) for cells in orientations_of(cells_of(rows))
        ]


def is_connected(cells: Cells) -> bool:
    """Whether all cells hang together along edges."""
    if not cells:
        return False
    left = set(cells)
    waiting = [cells[0]]
    left.discard(cells[0])
    while waiting:
        row, column = waiting.pop()
        for near in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if near in left:
                left.discard(near)
                waiting.append(near)
    return not left
