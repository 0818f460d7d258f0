"""Layouts of the sea: the island tiles with their turns, and the squares of a turned tile."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caravela.games.amerigo.components import COMMODITY_SIGNS, ISLAND_TILES, TILE_SIDE, Components, IslandTile
from caravela.games.amerigo.masks import islands_of, squares_in
from caravela.games.amerigo.shapes import BITS, STRIDE

TURNS: Final = "nesw"
"""Directions of the printed upper side of a tile."""
LAND_SIGNS: Final = "#P12345"


class Layout:
    """The island tiles with their turns, row by row."""

    def __init__(self, columns: int, rows: int, tiles: list[int], turns: list[int]) -> None:
        self.columns = columns
        self.rows = rows
        self.tiles = tiles
        """Numbers from 1."""
        self.turns = turns
        """Quarter turns clockwise."""

    def format(self) -> str:
        """Format as "7n 12e 3s / 1w 2n 5n / ...": tiles by number, and where their upper side points."""
        words = [f"{tile}{TURNS[turn]}" for tile, turn in zip(self.tiles, self.turns, strict=True)]
        width = self.columns
        return " / ".join(" ".join(words[row * width : row * width + width]) for row in range(self.rows))


def parse_layout(text: str, parts: Components, seats: int, faults: list[str]) -> Layout:
    """Parse a layout; append everything wrong with it to the faults."""
    columns = int(parts.columns[seats])
    rows = int(parts.rows[seats])
    layout = Layout(columns, rows, [], [])
    lines = [line.split() for line in text.split("/")]
    if len(lines) != rows or any(len(line) != columns for line in lines):
        faults.append(f"the sea for {seats} players is {rows} rows of {columns} tiles [AM-SET-02]")
    for word in (word for line in lines for word in line):
        number, turn = word[:-1], word[-1:]
        if not number.isdecimal() or not 1 <= int(number) <= ISLAND_TILES or turn not in TURNS:
            faults.append(
                f"{word!r} is not a tile from 1 to {ISLAND_TILES} with one of the turns n, e, s and w"
            )
            continue
        if int(number) in layout.tiles:
            faults.append(f"tile {number} lies twice")
        layout.tiles.append(int(number))
        layout.turns.append(TURNS.index(turn))
    return layout


def turned(row: int, column: int, turn: int) -> tuple[int, int]:
    """Return the position of a tile's square after quarter turns clockwise."""
    for quarter in range(turn):
        row, column = column, TILE_SIDE - 1 - row
    return row, column


class TurnedTile:
    """A tile in one of its turns, at the upper left corner of the grid: add a square to move it there."""

    def __init__(self, tile: IslandTile, turn: int) -> None:
        self.land_squares: vec[i64] = vec[i64]([])
        self.commodity_squares: vec[i64] = vec[i64]([])
        self.commodities: vec[i64] = vec[i64]([])
        """The commodity of each commodity square."""
        self.posts: vec[i64] = vec[i64]([])
        self.anchors: vec[i64] = vec[i64]([])
        """The anchor of each post square."""
        self.land: int = 0
        """All land, as a mask."""
        for row in range(TILE_SIDE):
            for column in range(TILE_SIDE):
                sign = tile.rows[row][column]
                square = square_after_turn(row, column, turn)
                if sign in LAND_SIGNS:
                    self.land_squares = append(self.land_squares, square)
                    self.land |= BITS[square]
                if sign in COMMODITY_SIGNS:
                    self.commodity_squares = append(self.commodity_squares, square)
                    self.commodities = append(self.commodities, COMMODITY_SIGNS.index(sign))
        for post, anchor in tile.posts:
            self.posts = append(self.posts, square_after_turn(post[0], post[1], turn))
            self.anchors = append(self.anchors, square_after_turn(anchor[0], anchor[1], turn))
        self.pieces: list[int] = islands_of(self.land)
        """The connected pieces of land, as masks."""
        self.piece_squares: vec[i64] = vec[i64]([squares_in(piece)[0] for piece in self.pieces])
        """A square of each piece."""


def square_after_turn(row: int, column: int, turn: int) -> int:
    down, across = turned(row, column, turn)
    return down * STRIDE + across
