"""The ocean as tables: what a square is, what lies beside it, where gusts fly from it. No rules here."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COLUMNS: Final = 15
ROWS: Final = 9
SQUARES: Final = 135
"""A square's number counts row by row from the north-west corner."""
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
    return int(square) % COLUMNS + 1


def row_of(square: i64) -> int:
    return int(square) // COLUMNS + 1


def square_name(square: i64) -> str:
    """How a notation or a position document writes a square: "8,5"."""
    return f"{column_of(square)},{row_of(square)}"


SQUARE_NAMES: Final[list[str]] = [square_name(square) for square in range(SQUARES)]


def beside(square: int, direction: int) -> int:
    """The neighbour in a direction; -1 is off the grid."""
    column = square % COLUMNS + EASTWARD[direction]
    row = square // COLUMNS + SOUTHWARD[direction]
    if 0 <= column < COLUMNS and 0 <= row < ROWS:
        return row * COLUMNS + column
    return -1


class Board:
    """One printed ocean."""

    def __init__(self, signs: str, widths: list[int]) -> None:
        squares = range(SQUARES)
        terrain = [TERRAIN_OF_SIGN.get(sign, SEA) for sign in signs]
        self.terrain: vec[i64] = vec[i64](terrain)
        self.barrier: vec[i64] = vec[i64]([1 if kind in (REEF, ISLAND, LAND) else 0 for kind in terrain])
        """1 where a caravel can strike something: reef, island and coast."""
        self.beside: vec[i64] = vec[i64](
            [beside(square, way) for square in squares for way in range(DIRECTIONS)]
        )
        """By square * 8 + direction: the neighbour; -1 is off the grid."""
        self.start: i64 = terrain.index(START)
        self.gust_squares: vec[i64] = vec[i64]([at for at in squares if signs[at] == "g"])
        """The two marked squares, in reading order (CC-SEA-04)."""
        sectors = [sector for sector, width in enumerate(widths) for _ in range(width)]
        self.sector: vec[i64] = vec[i64]([sectors[at % COLUMNS] for at in squares])
        """By square: 0 in the west to 4 in the east."""
        self.open: vec[i64] = vec[i64]([self._open_ways(square) for square in squares])
        """By square: the directions in which nothing printed is in the way, as bits."""
        self.blocking: vec[i64] = vec[i64](self._blocking())
        """By square * 135 + square of another caravel: the direction it bars, as a bit (CC-SEA-02)."""
        self.supplies: vec[i64] = vec[i64]([self._is_by_island(square) for square in squares])
        """1 on the eight squares round an island (CC-DIE-15)."""
        self.searches: vec[i64] = vec[i64](
            [1 if sectors[at % COLUMNS] < 2 and terrain[at] == SEA else 0 for at in squares]
        )
        """1 where a spyglass may show the New World (CC-DIE-09)."""
        self.landings: list[list[int]] = [
            self._landings(square, flown) for flown in range(1, MOST_FLOWN + 1) for square in squares
        ]
        """By (flown - 1) * 135 + square: where a gust's flight of so many squares may end (CC-GUS-04)."""

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
            target = beside(square, way)
            if target >= 0 and self.barrier[target] == 0:
                ways += 1 << way
        return ways

    def _blocking(self) -> list[int]:
        bits = [0] * (SQUARES * SQUARES)
        for square in range(SQUARES):
            for way in range(DIRECTIONS):
                target = beside(square, way)
                if target >= 0 and target != self.start:
                    bits[square * SQUARES + target] = 1 << way
        return bits

    def _is_by_island(self, square: int) -> int:
        around = [beside(square, way) for way in range(DIRECTIONS)]
        return 1 if any(at >= 0 and self.terrain[at] == ISLAND for at in around) else 0

    def _landings(self, square: int, flown: int) -> list[int]:
        reached = {square}
        for _ in range(flown):
            around = {beside(at, way) for at in reached for way in range(DIRECTIONS)}
            reached = {at for at in around if at >= 0 and self.terrain[at] not in (LAND, START)}
        return sorted(at for at in reached if self.terrain[at] in (SEA, CALM))
