"""The ocean as tables: what a square is, what lies beside it, where gusts fly from it. No rules here."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COMMON_COLUMNS: Final = 15
COMMON_ROWS: Final = 9
COMMON_SQUARES: Final = 135
MOST_COLUMNS: Final = 21
MOST_ROWS: Final = 13
SQUARES: Final = 273
"""Squares are numbered row by row from the north-west corner: first the 15 by 9 that most boards need, then the
rest of the largest board. So a larger board of an owner's file adds numbers and changes none."""
PLACES: Final[list[tuple[int, int]]] = [
    *((column, row) for row in range(COMMON_ROWS) for column in range(COMMON_COLUMNS)),
    *(
        (column, row)
        for row in range(MOST_ROWS)
        for column in range(MOST_COLUMNS)
        if column >= COMMON_COLUMNS or row >= COMMON_ROWS
    ),
]
"""By square: its column and its row, both from 0."""
NUMBERS: Final[dict[tuple[int, int], int]] = {place: at for at, place in enumerate(PLACES)}
SECTORS: Final = 5
MOST_FLOWN: Final = 4
"""A flight is at most as many squares as there are dice."""

DIRECTIONS: Final = 8
DIRECTION_NAMES: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
DIRECTION_KEYS: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
EASTWARD: Final = (0, 1, 1, 1, 0, -1, -1, -1)
SOUTHWARD: Final = (-1, -1, 0, 1, 1, 1, 0, -1)

SEA: Final = 0
CALM: Final = 1
REEF: Final = 2
ISLAND: Final = 3
LAND: Final = 4
START: Final = 5
TERRAIN_NAMES: Final = ("sea", "calm", "reef", "island", "land", "start")
TERRAIN_OF_SIGN: Final = {
    ".": SEA, "g": SEA, "~": CALM, "R": REEF, "A": ISLAND, "C": ISLAND, "#": LAND, "S": START,
}  # fmt: skip


def column_of(square: i64) -> int:
    return PLACES[square][0] + 1


def row_of(square: i64) -> int:
    return PLACES[square][1] + 1


def square_name(square: i64) -> str:
    """How a notation or a position document writes a square: "8,5"."""
    return f"{column_of(square)},{row_of(square)}"


SQUARE_NAMES: Final[list[str]] = [square_name(square) for square in range(SQUARES)]


class Board:
    """One printed ocean: its signs row by row, and the widths of its sectors from west to east."""

    def __init__(self, signs: str, widths: list[int]) -> None:
        self.columns: int = sum(widths)
        self.rows: int = len(signs) // self.columns
        fits = self.columns <= COMMON_COLUMNS and self.rows <= COMMON_ROWS
        self.squares: i64 = COMMON_SQUARES if fits else SQUARES
        """How many numbers of squares the tables have. Numbers outside the board are land that nothing lies beside."""
        squares = range(self.squares)
        sign_at = [
            signs[row * self.columns + column] if column < self.columns and row < self.rows else "#"
            for column, row in PLACES[: self.squares]
        ]
        terrain = [TERRAIN_OF_SIGN.get(sign, SEA) for sign in sign_at]
        self.terrain: vec[i64] = vec[i64](terrain)
        self.barrier: vec[i64] = vec[i64]([1 if kind in (REEF, ISLAND, LAND) else 0 for kind in terrain])
        """1 where a caravel can strike something: reef, island and coast."""
        self.beside: vec[i64] = vec[i64](
            [self._beside(square, way) for square in squares for way in range(DIRECTIONS)]
        )
        """By square * 8 + direction: the neighbour; -1 is off the grid."""
        self.start: i64 = terrain.index(START)
        self.gust_squares: vec[i64] = vec[i64]([at for at in squares if sign_at[at] == "g"])
        """The two marked squares, in reading order (CC-SEA-04)."""
        sectors = [sector for sector, width in enumerate(widths) for _ in range(width)]
        sectors += [SECTORS - 1] * (MOST_COLUMNS - self.columns)
        sector_of = [sectors[column] for column, row in PLACES[: self.squares]]
        self.sector: vec[i64] = vec[i64](sector_of)
        """By square: 0 in the west to 4 in the east."""
        self.open: vec[i64] = vec[i64]([self._open_ways(square) for square in squares])
        """By square: the directions in which nothing printed is in the way, as bits."""
        self.blocking: vec[i64] = vec[i64](self._blocking())
        """By square * squares + square of another caravel: the direction it bars, as a bit (CC-SEA-02)."""
        self.supplies: vec[i64] = vec[i64]([self._is_by_island(square) for square in squares])
        """1 on the eight squares round an island (CC-DIE-15)."""
        self.searches: vec[i64] = vec[i64](
            [1 if sector_of[at] < 2 and terrain[at] == SEA else 0 for at in squares]
        )
        """1 where a spyglass may show the New World (CC-DIE-09)."""
        self.landings: list[list[int]] = [
            self._landings(square, flown) for flown in range(1, MOST_FLOWN + 1) for square in squares
        ]
        """By (flown - 1) * squares + square: where a gust's flight of that length may end (CC-GUS-04)."""

    def _beside(self, square: int, direction: int) -> int:
        """Return the neighbour in a direction; -1 is off the board."""
        column = PLACES[square][0] + EASTWARD[direction]
        row = PLACES[square][1] + SOUTHWARD[direction]
        if 0 <= column < self.columns and 0 <= row < self.rows:
            return NUMBERS[column, row]
        return -1

    def around(self, square: int) -> list[int]:
        """Return the neighbours on the board, sailed or not."""
        found = [int(self.beside[square * DIRECTIONS + way]) for way in range(DIRECTIONS)]
        return [at for at in found if at >= 0]

    def neighbours(self, square: int) -> list[int]:
        """The squares a caravel can sail to when no other caravel is there."""
        return [
            int(self.beside[square * DIRECTIONS + way])
            for way in range(DIRECTIONS)
            if int(self.open[square]) >> way & 1
        ]

    def _open_ways(self, square: int) -> int:
        ways = 0
        for way in range(DIRECTIONS):
            target = self.beside[square * DIRECTIONS + way]
            if target >= 0 and self.barrier[target] == 0:
                ways += 1 << way
        return ways

    def _blocking(self) -> list[int]:
        squares = int(self.squares)
        bits = [0] * (squares * squares)
        for square in range(squares):
            for way in range(DIRECTIONS):
                target = int(self.beside[square * DIRECTIONS + way])
                if target >= 0 and target != self.start:
                    bits[square * squares + target] = 1 << way
        return bits

    def _is_by_island(self, square: int) -> int:
        return 1 if any(self.terrain[at] == ISLAND for at in self.around(square)) else 0

    def _landings(self, square: int, flown: int) -> list[int]:
        reached = {square}
        for _ in range(flown):
            near = {near for at in reached for near in self.around(at)}
            reached = {at for at in near if self.terrain[at] not in (LAND, START)}
        return sorted(at for at in reached if self.terrain[at] in (SEA, CALM))
