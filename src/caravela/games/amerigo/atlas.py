"""The atlas: draws and checks layouts with one set of tiles, and keeps the seas of recent ones."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.amerigo.components import ISLAND_TILES, LARGEST_DRAWN, TILE_SIDE, Components
from caravela.games.amerigo.grid import Grid, Survey, diagonals, enclosed
from caravela.games.amerigo.layouts import Layout, TurnedTile
from caravela.games.amerigo.masks import islands_of, squares_in
from caravela.games.amerigo.sea import Sea, square_name
from caravela.games.amerigo.shapes import STRIDE
from caravela.kernel.chance import Chance
from caravela.kernel.rules import OptionError

MOST_CACHED: Final = 32
MOST_DRAWN: Final = 20_000
"""72, 60 and 44 % of the layouts suit 2, 3 and 4 players; only very unusual tiles need this many draws."""


class Atlas:
    """Data about seas that does not depend on one layout, and a cache of recent seas."""

    def __init__(self, parts: Components) -> None:
        self.parts = parts
        self.tiles: list[TurnedTile] = [
            TurnedTile(tile, turn) for tile in parts.island_tiles for turn in range(4)
        ]
        """By (tile - 1) * 4 + turn."""
        shift = int(parts.frame_shift)
        self.grids: list[Grid | None] = [
            Grid(int(parts.columns[seats]), int(parts.rows[seats]), shift)
            if parts.columns[seats] > 0
            else None
            for seats in range(len(parts.columns))
        ]
        self._seas: dict[str, Sea] = {}

    def grid(self, seats: int) -> Grid:
        found = self.grids[seats]
        assert found is not None
        return found

    def placed(self, layout: Layout) -> list[TurnedTile]:
        """Return the turned tiles of a layout, row by row."""
        return [self.tiles[(layout.tiles[at] - 1) * 4 + layout.turns[at]] for at in range(len(layout.tiles))]

    def land(self, layout: Layout) -> int:
        land = 0
        for at, tile in enumerate(self.placed(layout)):
            row, column = divmod(at, layout.columns)
            land |= tile.land << ((row * STRIDE + column) * TILE_SIDE)
        return land

    def draw(self, seats: int, chance: Chance, attempts: int = MOST_DRAWN) -> Layout:
        """AM-SET-02, AM-SET-21: draw random tiles, places and turns, until the whole layout fits."""
        columns = int(self.parts.columns[seats])
        rows = int(self.parts.rows[seats])
        for attempt in range(attempts):
            box = vec[i64]([1] * ISLAND_TILES)
            left: i64 = ISLAND_TILES
            tiles: list[int] = []
            turns: list[int] = []
            for at in range(columns * rows):
                tile = chance.draw(box, left)
                box[tile] = 0
                left -= 1
                tiles.append(int(tile) + 1)
                turns.append(int(chance.below(4)))
            layout = Layout(columns, rows, tiles, turns)
            if self.suits(seats, layout):
                return layout
        raise OptionError(
            f"no sea of the tiles in the component file {self.parts.name} can be laid [AM-SET-21]"
        )

    def suits(self, seats: int, layout: Layout) -> bool:
        """Return whether a drawn layout may be used."""
        land = self.land(layout)
        grid = self.grid(seats)
        if diagonals(land, grid) or enclosed(land, grid):
            return False
        survey = Survey(grid, self.placed(layout))
        survey.label_islands()
        big: i64 = 0
        for size in survey.island_sizes:
            if size > LARGEST_DRAWN:
                return False
            if size >= self.parts.big_island:
                big += 1
        return 1 <= big <= self.parts.chests

    def faults(self, seats: int, layout: Layout) -> list[str]:
        """Return everything that forbids a layout given by hand."""
        found: list[str] = []
        land = self.land(layout)
        grid = self.grid(seats)
        for square in squares_in(enclosed(land, grid)):
            found.append(f"the ocean square {square_name(square)} is enclosed by land [AM-SET-03]")
        for square in squares_in(diagonals(land, grid)):
            found.append(
                f"land of different tiles touches at a corner only at {square_name(square)} and "
                f"{square_name(square + STRIDE + 1)} [AM-SET-04]"
            )
        big = sum(1 for island in islands_of(land) if island.bit_count() >= self.parts.big_island)
        if big > self.parts.chests:
            found.append(f"there are {big} big islands but only {self.parts.chests} chests [AM-SET-21]")
        return found

    def sea(self, seats: int, layout: Layout) -> Sea:
        """Return the sea of a layout without faults; the same object while the layout is cached."""
        key = layout.format()
        found = self._seas.get(key)
        if found is None:
            found = Sea(self.parts, self.grid(seats), layout, self.placed(layout))
            if len(self._seas) >= MOST_CACHED:
                self._seas.clear()
            self._seas[key] = found
        return found
