"""Island data for the evaluation, cached by the set of free squares."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caravela.games.amerigo.components import COMMODITIES
from caravela.games.amerigo.grid import SPACES
from caravela.games.amerigo.sea import Sea
from caravela.games.amerigo.shapes import BITS, SQUARES

MOST_CACHED: Final = 20_000
"""Maximum number of cached entries; one search sees a few hundred."""


class IslandData:
    """The free squares, goods and anchors of one set of free squares."""

    def __init__(self, free: vec[i64], goods: vec[i64], is_open: vec[i64]) -> None:
        self.free = free
        """By island: its free squares."""
        self.goods = goods
        """By island * 5 + commodity: the tokens still lying there."""
        self.is_open = is_open
        """By anchor: 1 when its post square is free."""


class Holdings:
    """A seat's trading posts by island."""

    def __init__(self, posts: vec[i64]) -> None:
        self.posts = posts


class IslandDataCache:
    """The data of one sea, cached."""

    def __init__(self, sea: Sea) -> None:
        self.sea = sea
        self.islands: i64 = len(sea.islands)
        self.harbours: vec[i64] = vec[i64]()
        """By anchor: its island."""
        self.posts: vec[i64] = vec[i64]()
        """By anchor: its post square."""
        self.far: vec[i64] = vec[i64]()
        """By anchor * spaces + space: sailing distance."""
        self._data: dict[int, IslandData] = {}
        self._holdings: dict[int, Holdings] = {}
        space: i64
        for space in range(SQUARES):
            if sea.post_of[space] >= 0:
                self._add_anchor(space)
        self.anchors: i64 = len(self.posts)

    def _add_anchor(self, anchor: i64) -> None:
        sea = self.sea
        post = sea.post_of[anchor]
        self.posts = append(self.posts, post)
        self.harbours = append(self.harbours, sea.island_of[post])
        far = vec[i64]([SPACES] * SPACES)
        rings = sea.rings(anchor, SPACES)
        distance: i64 = 0
        at: i64
        for at in range(len(rings.spaces)):
            if at >= rings.ends[distance]:
                distance += 1
            far[rings.spaces[at]] = distance
        for at in range(SPACES):
            self.far = append(self.far, far[at])

    def far_to(self, anchor: i64, space: i64) -> i64:
        """Return the action points that a ship needs from a space to an anchor."""
        return self.far[anchor * SPACES + space]

    def data(self, free: int) -> IslandData:
        found = self._data.get(free)
        if found is None:
            if len(self._data) >= MOST_CACHED:
                self._data.clear()
            found = self._draw(free)
            self._data[free] = found
        return found

    def _draw(self, free: int) -> IslandData:
        sea = self.sea
        left = vec[i64]([0] * int(self.islands))
        goods = vec[i64]([0] * (int(self.islands) * COMMODITIES))
        is_open = vec[i64]([0] * int(self.anchors))
        at: i64
        for at in range(self.islands):
            left[at] = (free & sea.islands[at]).bit_count()
        lying = free & sea.commodity_squares
        while lying != 0:
            low = lying & -lying
            lying ^= low
            square: i64 = low.bit_length() - 1
            place = sea.island_of[square] * COMMODITIES + sea.commodity[square]
            goods[place] = goods[place] + 1
        for at in range(self.anchors):
            if free & BITS[self.posts[at]] != 0:
                is_open[at] = 1
        return IslandData(left, goods, is_open)

    def holdings(self, posts_on: int) -> Holdings:
        found = self._holdings.get(posts_on)
        if found is None:
            if len(self._holdings) >= MOST_CACHED:
                self._holdings.clear()
            posts = vec[i64]([0] * int(self.islands))
            at: i64
            for at in range(self.islands):
                posts[at] = (posts_on & self.sea.islands[at]).bit_count()
            found = Holdings(posts)
            self._holdings[posts_on] = found
        return found
