"""A seat's prospects on the islands, recomputed only if posts, free squares or the time left have changed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.amerigo.components import COMMODITIES, ROUNDS, Components
from caravela.games.amerigo.grid import SPACES
from caravela.games.amerigo.island_data import Holdings, IslandData, IslandDataCache
from caravela.games.amerigo.scoring import post_factor
from caravela.games.amerigo.state import AmerigoState

MOST_REACH: Final = 9
"""Maximum reach of a ship's search for anchors that is cached, by space and reach."""


class IslandProspects:
    """The prospects of one seat. Most successive states of a search do not change them."""

    def __init__(self, parts: Components, cache: IslandDataCache) -> None:
        self.parts = parts
        self.cache = cache
        self.data: IslandData | None = None
        self.mine: Holdings | None = None
        self.everybodys: Holdings | None = None
        self.left: float = -1.0
        self.round: i64 = -1
        self.room: float = 0.0
        """Free squares of the islands where the seat has trading posts."""
        self.big: bool = False
        """Whether one of them is big."""
        self.hopes: float = 0.0
        """Expected score of its posts on them."""
        self.goods: vec[i64] = vec[i64]([0] * COMMODITIES)
        """By commodity: the tokens still lying on them."""
        self.post_worth: vec[float] = vec[float]([0.0] * int(cache.islands))
        """By island: the value of one more post of the seat."""
        self.times: i64 = 0
        """Number of recomputations; a cached anchor is valid if it has the same number."""
        self._best: vec[float] = vec[float]([0.0] * ((MOST_REACH + 1) * SPACES))
        """Cache by reach and space: the best anchor from there."""
        self._asked: vec[i64] = vec[i64]([0] * ((MOST_REACH + 1) * SPACES))
        """The value of `times` when the cache entry was computed."""

    def look(self, state: AmerigoState, seat: i64, left: float) -> None:
        """Update to a state."""
        cache = self.cache
        anybody = 0
        other: i64
        for other in range(state.seats):
            anybody |= state.posts_on[other]
        data = cache.data(state.free)
        mine = cache.holdings(state.posts_on[seat])
        everybodys = cache.holdings(anybody)
        if (
            data is self.data
            and mine is self.mine
            and everybodys is self.everybodys
            and left == self.left
            and state.round == self.round
        ):
            return
        self.data = data
        self.mine = mine
        self.everybodys = everybodys
        self.left = left
        self.round = state.round
        self.times += 1
        self._judge_land(state, data, mine)
        self._judge_posts(data, mine, everybodys)

    def _judge_land(self, state: AmerigoState, data: IslandData, mine: Holdings) -> None:
        room: i64 = 0
        hopes = 0.0
        self.big = False
        goods = self.goods
        island: i64
        commodity: i64
        for commodity in range(COMMODITIES):
            goods[commodity] = 0
        for island in range(self.cache.islands):
            posts = mine.posts[island]
            if posts == 0:
                continue
            self.big = self.big or state.sea.big[island] == 1
            free = data.free[island]
            room += free
            hopes += self._island(free, posts)
            for commodity in range(COMMODITIES):
                goods[commodity] = goods[commodity] + data.goods[island * COMMODITIES + commodity]
        self.room = float(room)
        self.hopes = hopes

    def _judge_posts(self, data: IslandData, mine: Holdings, everybodys: Holdings) -> None:
        """Compute the value of one more post on each island: discovery, room and a better factor."""
        island: i64
        for island in range(self.cache.islands):
            free = data.free[island]
            posts = mine.posts[island]
            worth = self._island(free, posts + 1)
            if posts > 0:
                worth -= self._island(free, posts)
            else:
                worth += 0.2 * float(free if free < 14 else 14) * (self.left - 0.4) / 3.0
            if everybodys.posts[island] == 0:
                worth += float(self.parts.discovery)
            self.post_worth[island] = worth

    def _island(self, free: i64, posts: i64) -> float:
        """Return the expected score of posts when an island with `free` free squares is completed."""
        if free == 0:
            return 0.0
        hope = 1.0 - float(free) / (4.0 + 5.0 * self.left)
        if hope <= 0.0:
            return 0.1 * float(posts)
        now = self.round if self.round < ROUNDS - 1 else ROUNDS - 1
        marker = float(self.parts.time[now])
        return 0.8 * hope * hope * (marker * float(post_factor(self.parts, posts)) + 1.5)

    def best_anchor(self, start: i64, reach: i64) -> float:
        """Return the value of the best post a ship could set up within reach, less for those further away."""
        if reach > MOST_REACH:
            return self._find_anchor(start, reach)
        at: i64 = reach * SPACES + start
        if self._asked[at] != self.times:
            self._asked[at] = self.times
            self._best[at] = self._find_anchor(start, reach)
        return self._best[at]

    def _find_anchor(self, start: i64, reach: i64) -> float:
        cache = self.cache
        data = self.data
        assert data is not None
        best = 0.0
        anchor: i64
        for anchor in range(cache.anchors):
            far = cache.far_to(anchor, start)
            if far <= reach and data.is_open[anchor] == 1:
                worth = self.post_worth[cache.harbours[anchor]] - 0.12 * float(far)
                best = worth if worth > best else best
        return best
