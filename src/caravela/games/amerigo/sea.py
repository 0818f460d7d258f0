"""The sea of a match: its islands, posts, anchors and commodities, and sailing distances.

A sea is built once for a layout and never changes; all states of a match share it.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caravela.games.amerigo.components import COMMODITY_SIGNS, MOST_FRAME, Components
from caravela.games.amerigo.grid import OCEAN, PADDING, SPACES, Grid, Survey
from caravela.games.amerigo.layouts import Layout, TurnedTile
from caravela.games.amerigo.shapes import BITS, SQUARES, STRIDE

COLUMN_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
NOWHERE: Final = vec[i64]([-1] * SPACES)


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

    def __init__(self, parts: Components, grid: Grid, layout: Layout, tiles: list[TurnedTile]) -> None:
        self.layout = layout
        self.high: i64 = grid.high
        self.wide: i64 = grid.wide
        self.frame_spaces: i64 = grid.frame_spaces
        survey = Survey(grid, tiles)
        survey.label_islands()
        self.sizes: vec[i64] = survey.island_sizes
        self.big: vec[i64] = self.sizes[:]
        self.island_of: vec[i64] = NOWHERE[:SQUARES]
        """By square; -1 for ocean."""
        self.islands: list[int] = [0] * len(self.sizes)
        """The squares of each island, as a mask."""
        self.land = 0
        at: i64
        for at in range(len(self.sizes)):
            self.big[at] = 1 if self.sizes[at] >= parts.big_island else 0
        for at in range(SQUARES):
            self.island_of[at] = survey.labels[at + PADDING] - 1
        self._read_tiles(grid, tiles)
        self.ocean = grid.whole & ~self.land
        self._link_spaces(grid, survey.kinds)
        self._rings: list[Rings | None] = [None] * SPACES

    def _read_tiles(self, grid: Grid, tiles: list[TurnedTile]) -> None:
        self.post_of: vec[i64] = NOWHERE[:]
        """By space: the post square that an anchor serves; -1 where there is no anchor."""
        self.anchor_of: vec[i64] = NOWHERE[:SQUARES]
        """By square: the anchor of a post square; -1 elsewhere."""
        self.commodity: vec[i64] = NOWHERE[:SQUARES]
        """By square: the commodity printed there; -1 for none."""
        self.commodity_squares = 0
        at: i64
        part: i64
        for at in range(len(tiles)):
            tile = tiles[at]
            corner = grid.corners[at]
            for part in range(len(tile.piece_squares)):
                piece = tile.pieces[part] << int(corner)
                island = self.island_of[corner + tile.piece_squares[part]]
                self.islands[island] |= piece
                self.land |= piece
            for part in range(len(tile.posts)):
                self.post_of[corner + tile.anchors[part]] = corner + tile.posts[part]
                self.anchor_of[corner + tile.posts[part]] = corner + tile.anchors[part]
            for part in range(len(tile.commodities)):
                square = corner + tile.commodity_squares[part]
                self.commodity[square] = tile.commodities[part]
                self.commodity_squares |= BITS[square]

    def _link_spaces(self, grid: Grid, kinds: vec[i64]) -> None:
        """Link ocean squares along edges, and frame spaces along the frame and with the border."""
        starts = vec[i64]([])
        links = vec[i64]([])
        space: i64
        at: i64
        for space in range(SQUARES):
            starts = append(starts, len(links))
            if kinds[space + PADDING] != OCEAN:
                continue
            for at in range(4):
                near = space + grid.steps[at]
                if kinds[near + PADDING] == OCEAN:
                    links = append(links, near)
            for at in range(grid.frames.starts[space], grid.frames.starts[space + 1]):
                links = append(links, grid.frames.items[at])
        count = grid.frame_spaces
        for space in range(MOST_FRAME):
            starts = append(starts, len(links))
            if space >= count:
                continue
            links = append(links, SQUARES + (space + count - 1) % count)
            links = append(links, SQUARES + (space + 1) % count)
            for at in range(grid.touched.starts[space], grid.touched.starts[space + 1]):
                square = grid.touched.items[at]
                if kinds[square + PADDING] == OCEAN:
                    links = append(links, square)
        self.link_starts: vec[i64] = append(starts, len(links))
        self.links: vec[i64] = links
        """The neighbours of a space are those from link_starts[space] to link_starts[space + 1]."""

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
