"""The sea of a match: island tiles with their turns, the islands they form, the frame, and sailing distances.

A sea is built once for a layout and never changes; all states of a match share it.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caravela.games.amerigo.components import (
    COMMODITY_SIGNS,
    ISLAND_TILES,
    LARGEST_DRAWN,
    MOST_FRAME,
    TILE_SIDE,
    Components,
)
from caravela.games.amerigo.shapes import BITS, SQUARES, STRIDE
from caravela.kernel.bags import total
from caravela.kernel.chance import Chance
from caravela.kernel.rules import OptionError

SPACES: Final = SQUARES + MOST_FRAME
"""Squares by row * 25 + column, then the frame spaces clockwise from the left end of the upper side."""
TURNS: Final = "nesw"
"""Directions of the printed upper side of a tile."""
COLUMN_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
MOST_CACHED: Final = 32
MOST_DRAWN: Final = 20_000
"""72, 60 and 44 % of the layouts suit 2, 3 and 4 players; only very unusual tiles need this many draws."""
LAND_SIGNS: Final = "#P12345"


def square_name(square: int) -> str:
    """Column and row: a1 is the upper left corner."""
    return f"{COLUMN_LETTERS[square % STRIDE]}{square // STRIDE + 1}"


def space_name(space: int) -> str:
    return square_name(space) if space < SQUARES else f"frame {space - SQUARES + 1}"


def space_fact(space: i64) -> str:
    """Return the fact of a space for texts: its column's key with its row, or a frame space's number."""
    if space >= SQUARES:
        return f"frame:{int(space) - SQUARES + 1}"
    return f"square-{COLUMN_LETTERS[space % STRIDE]}:{int(space) // STRIDE + 1}"


def around(mask: int) -> int:
    """Return all squares that share an edge with a square of the mask; some may not be on the grid."""
    return (mask << 1) | (mask >> 1) | (mask << STRIDE) | (mask >> STRIDE)


def spread(seeds: int, over: int) -> int:
    """Return the seeds and everything that is connected to them by edges within `over` (flood fill)."""
    region = seeds
    frontier = seeds
    while frontier != 0:
        frontier = (
            ((frontier << 1) | (frontier >> 1) | (frontier << STRIDE) | (frontier >> STRIDE)) & over & ~region
        )
        region |= frontier
    return region


def squares_in(mask: int) -> list[int]:
    """Return the squares of a mask in ascending order."""
    squares: list[int] = []
    while mask:
        low = mask & -mask
        squares.append(low.bit_length() - 1)
        mask ^= low
    return squares


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


def _spanning(columns: int, rows: int) -> int:
    """Return the upper left squares of all 2x2 blocks that lie on more than one tile."""
    high = rows * TILE_SIDE
    wide = columns * TILE_SIDE
    return sum(
        BITS[row * STRIDE + column]
        for row in range(high - 1)
        for column in range(wide - 1)
        if row % TILE_SIDE == TILE_SIDE - 1 or column % TILE_SIDE == TILE_SIDE - 1
    )


def _whole(columns: int, rows: int) -> int:
    return sum(
        BITS[row * STRIDE + column]
        for row in range(rows * TILE_SIDE)
        for column in range(columns * TILE_SIDE)
    )


class Grid:
    """Data that every layout of one size has in common."""

    def __init__(self, columns: int, rows: int) -> None:
        self.whole = _whole(columns, rows)
        self.spanning = _spanning(columns, rows)
        self.border = self.whole & ~_inner(columns, rows)


def _inner(columns: int, rows: int) -> int:
    return sum(
        BITS[row * STRIDE + column]
        for row in range(1, rows * TILE_SIDE - 1)
        for column in range(1, columns * TILE_SIDE - 1)
    )


class Atlas:
    """Data about seas that does not depend on one layout, and a cache of recent seas."""

    def __init__(self, parts: Components) -> None:
        self.parts = parts
        self.masks: list[int] = []
        """Land at the upper left corner of the grid, by (tile - 1) * 4 + turn."""
        for tile in parts.island_tiles:
            for turn in range(4):
                mask = 0
                for row in range(TILE_SIDE):
                    for column in range(TILE_SIDE):
                        if tile.rows[row][column] in LAND_SIGNS:
                            down, across = turned(row, column, turn)
                            mask |= BITS[down * STRIDE + across]
                self.masks.append(mask)
        self.grids: list[Grid | None] = [
            Grid(int(parts.columns[seats]), int(parts.rows[seats])) if parts.columns[seats] > 0 else None
            for seats in range(len(parts.columns))
        ]
        self._seas: dict[str, Sea] = {}

    def grid(self, seats: int) -> Grid:
        found = self.grids[seats]
        assert found is not None
        return found

    def land(self, layout: Layout) -> int:
        land = 0
        for at in range(len(layout.tiles)):
            row, column = divmod(at, layout.columns)
            mask = self.masks[(layout.tiles[at] - 1) * 4 + layout.turns[at]]
            land |= mask << (row * TILE_SIDE * STRIDE + column * TILE_SIDE)
        return land

    def draw(self, seats: int, chance: Chance, attempts: int = MOST_DRAWN) -> Layout:
        """AM-SET-02, AM-SET-21: draw random tiles, places and turns, until the whole layout fits."""
        columns = int(self.parts.columns[seats])
        rows = int(self.parts.rows[seats])
        for attempt in range(attempts):
            box = vec[i64]([1] * ISLAND_TILES)
            tiles: list[int] = []
            turns: list[int] = []
            for at in range(columns * rows):
                tile = chance.draw(box, total(box))
                box[tile] = 0
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
        sizes = [island.bit_count() for island in islands_of(land)]
        big = sum(1 for size in sizes if size >= self.parts.big_island)
        return 1 <= big <= self.parts.chests and max(sizes) <= LARGEST_DRAWN

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

    def sea(self, seats: int, layout: Layout) -> "Sea":
        """Return the sea of a layout without faults; the same object while the layout is cached."""
        key = layout.format()
        found = self._seas.get(key)
        if found is None:
            found = Sea(self, seats, layout)
            if len(self._seas) >= MOST_CACHED:
                self._seas.clear()
            self._seas[key] = found
        return found


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


def islands_of(land: int) -> list[int]:
    """Return the islands as masks, ordered by their first squares (AM-SET-07)."""
    islands: list[int] = []
    while land:
        island = spread(land & -land, land)
        islands.append(island)
        land &= ~island
    return islands


class Rings:
    """The spaces a ship can reach from one space, nearest first."""

    def __init__(self, spaces: vec[i64], ends: vec[i64], whole: bool) -> None:
        self.spaces = spaces
        self.ends = ends
        """By distance: the number of spaces within it."""
        self.whole = whole
        """Whether all reachable spaces are included."""


class Sea:
    """One layout with all derived data."""

    def __init__(self, atlas: Atlas, seats: int, layout: Layout) -> None:
        parts = atlas.parts
        self.layout = layout
        self.high: i64 = layout.rows * TILE_SIDE
        self.wide: i64 = layout.columns * TILE_SIDE
        self.frame_spaces: i64 = 2 * (layout.columns + layout.rows)
        self.land = atlas.land(layout)
        self.ocean = atlas.grid(seats).whole & ~self.land
        self.islands: list[int] = islands_of(self.land)
        self.sizes: vec[i64] = vec[i64]([island.bit_count() for island in self.islands])
        self.big: vec[i64] = vec[i64]([1 if size >= parts.big_island else 0 for size in self.sizes])
        island_of = [-1] * SQUARES
        for at, island in enumerate(self.islands):
            for square in squares_in(island):
                island_of[square] = at
        self.island_of: vec[i64] = vec[i64](island_of)
        """By square; -1 for ocean."""
        self._read_tiles(parts, layout)
        self._link_spaces(int(parts.frame_shift))
        self._rings: list[Rings | None] = [None] * SPACES

    def _read_tiles(self, parts: Components, layout: Layout) -> None:
        post_of = [-1] * SPACES
        anchor_of = [-1] * SQUARES
        commodity = [-1] * SQUARES
        for at in range(len(layout.tiles)):
            tile = parts.island_tiles[layout.tiles[at] - 1]
            turn = layout.turns[at]
            base = (at // layout.columns) * TILE_SIDE * STRIDE + (at % layout.columns) * TILE_SIDE
            for row in range(TILE_SIDE):
                for column in range(TILE_SIDE):
                    sign = tile.rows[row][column]
                    if sign in COMMODITY_SIGNS:
                        down, across = turned(row, column, turn)
                        commodity[base + down * STRIDE + across] = COMMODITY_SIGNS.index(sign)
            for post, anchor in tile.posts:
                post_row, post_column = turned(post[0], post[1], turn)
                anchor_row, anchor_column = turned(anchor[0], anchor[1], turn)
                post_square = base + post_row * STRIDE + post_column
                anchor_square = base + anchor_row * STRIDE + anchor_column
                post_of[anchor_square] = post_square
                anchor_of[post_square] = anchor_square
        self.post_of: vec[i64] = vec[i64](post_of)
        """By space: the post square that an anchor serves; -1 where there is no anchor."""
        self.anchor_of: vec[i64] = vec[i64](anchor_of)
        """By square: the anchor of a post square; -1 elsewhere."""
        self.commodity: vec[i64] = vec[i64](commodity)
        """By square: the commodity printed there; -1 for none."""
        self.commodity_squares = sum(BITS[square] for square in range(SQUARES) if commodity[square] >= 0)

    def _link_spaces(self, shift: int) -> None:
        """AM-SET-05, AM-SET-06: link ocean squares along edges, and frame spaces along the border."""
        links: list[list[int]] = [[] for space in range(SPACES)]
        for square in squares_in(self.ocean):
            for near in squares_in(around(BITS[square]) & self.ocean):
                links[square].append(near)
        border = self._border()
        count = int(self.frame_spaces)
        for space in range(count):
            here = SQUARES + space
            for other in ((space - 1) % count, (space + 1) % count):
                if SQUARES + other not in links[here]:
                    links[here].append(SQUARES + other)
            for step in range(TILE_SIDE):
                square = border[(space * TILE_SIDE + step - shift) % len(border)]
                if self.ocean & BITS[square] and square not in links[here]:
                    links[here].append(square)
                    links[square].append(here)
        starts = [0]
        flat: list[int] = []
        for near_spaces in links:
            flat.extend(near_spaces)
            starts.append(len(flat))
        self.link_starts: vec[i64] = vec[i64](starts)
        self.links: vec[i64] = vec[i64](flat)
        """The neighbours of a space are those from link_starts[space] to link_starts[space + 1]."""

    def _border(self) -> list[int]:
        """Return the border squares clockwise, each corner once for either side."""
        high = int(self.high)
        wide = int(self.wide)
        upper = list(range(wide))
        right = [row * STRIDE + wide - 1 for row in range(high)]
        lower = [(high - 1) * STRIDE + column for column in reversed(range(wide))]
        left = [row * STRIDE for row in reversed(range(high))]
        return upper + right + lower + left

    def rings(self, space: i64, reach: i64) -> Rings:
        """Return the rings around a space, at least as far as the reach."""
        found = self._rings[space]
        if found is None or (not found.whole and len(found.ends) <= reach):
            found = self._sail(space, reach)
            self._rings[space] = found
        return found

    def _sail(self, start: i64, reach: i64) -> Rings:
        spaces = vec[i64]([start])
        ends = vec[i64]([1])
        seen = vec[i64]([0] * SPACES)
        seen[start] = 1
        links = self.links
        starts = self.link_starts
        done: i64 = 0
        distance: i64 = 0
        at: i64
        while distance < reach:
            stop: i64 = len(spaces)
            if done == stop:
                return Rings(spaces, ends, True)
            while done < stop:
                space = spaces[done]
                done += 1
                for at in range(starts[space], starts[space + 1]):
                    near = links[at]
                    if seen[near] == 0:
                        seen[near] = 1
                        spaces = append(spaces, near)
            ends = append(ends, len(spaces))
            distance += 1
        return Rings(spaces, ends, False)

    def distance(self, start: i64, goal: i64) -> i64:
        """Return the action points that a ship needs."""
        rings = self.rings(start, SPACES)
        place: i64 = 0
        while rings.spaces[place] != goal:
            place += 1
        far: i64 = 0
        while rings.ends[far] <= place:
            far += 1
        return far

    def drawing(self) -> list[str]:
        """Return the sea as printed: '.' ocean, 'a' anchor, '#' land, 'P' post square, 1 to 5 commodities."""
        rows: list[str] = []
        for row in range(self.high):
            signs = [self._sign(row * STRIDE + column) for column in range(self.wide)]
            rows.append("".join(signs))
        return rows

    def _sign(self, square: i64) -> str:
        if self.commodity[square] >= 0:
            return COMMODITY_SIGNS[self.commodity[square]]
        if self.anchor_of[square] >= 0:
            return "P"
        if self.post_of[square] >= 0:
            return "a"
        return "#" if self.island_of[square] >= 0 else "."
