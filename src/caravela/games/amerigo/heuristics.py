"""How good a position looks: points scored, and what tracks, tokens, ships, piles and islands promise."""

from typing import Final

from mypy_extensions import i64

from caravela.games.amerigo.board import near_links, places_for, post_open, posts_on_island
from caravela.games.amerigo.components import (
    BLACK,
    BONUS_TOKENS,
    BROWN,
    CHRONICLE,
    COLOURS,
    COMMODITIES,
    COSTS,
    FOLLOWING_WIND,
    GREEN,
    HARBOUR_DUES,
    LAID_TOKENS,
    LEAST_COST,
    MASTER_BUILDER,
    MOST_MARKER,
    PRODUCTION_KINDS,
    PURSE_3,
    PURSE_5,
    RED,
    ROUNDS,
    ROYAL_FAVOUR,
    SHIPS,
    TILE_KINDS,
    TOKENS,
    TRADING_COMPANY,
    TREASURY,
    YELLOW,
)
from caravela.games.amerigo.phases.step import has_purse
from caravela.games.amerigo.rules import AmerigoRules
from caravela.games.amerigo.scoring import owns, post_factor, revealed_strength, strength_against
from caravela.games.amerigo.sea import spread
from caravela.games.amerigo.shapes import SQUARES
from caravela.games.amerigo.state import (
    CANNONS,
    CHESTS,
    COMMODITY,
    GOLD,
    LAY,
    MOVE_DISC,
    NAVIGATE,
    NOWHERE,
    OVER,
    PILE,
    PLACE_SHIPS,
    POINTS,
    POSTS_LEFT,
    PRODUCTION,
    PROGRESS,
    SAIL,
    SET_UP,
    SHEET,
    SHIP,
    SPECIAL,
    TAKE_TOKEN,
    WHITE_SPACE,
    AmerigoState,
)
from caravela.kernel.bags import total
from caravela.kernel.heuristics import Heuristics
from caravela.kernel.rules import Rules
from caravela.kernel.state import State

GOLD_KEPT: Final = 0.9
"""A gold is a point at the end; kept, it may bring more or come too late."""
POINT_USED: Final = 0.8
"""What an action point earns on the whole."""
GOODS_A_SQUARE: Final = 0.4
"""What a square of land holds in commodities, on the whole."""
SIGHT: Final = 9
"""How far a ship looks for anchors."""


class AmerigoHeuristics(Heuristics):
    """One-look judgement, in victory points at the end of the match."""

    unit = 12.0

    def __init__(self, rules: Rules) -> None:
        assert isinstance(rules, AmerigoRules)
        self.parts = rules.parts

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, AmerigoState)
        me: i64 = seat
        base = me * SHEET
        value = float(state.sheets[base + POINTS])
        if state.step == OVER:
            return value
        left = rounds_left(state)
        cannons: i64 = state.sheets[base + CANNONS]
        progress: i64 = state.sheets[base + PROGRESS]
        white: i64 = state.sheets[base + WHITE_SPACE]
        if state.actor == me and state.action >= 0:
            ahead = state.points
            if state.action == BLACK:
                cannons = _capped(cannons + ahead, self.parts.most_cannons)
            elif state.action == BROWN:
                progress = _capped(progress + ahead + state.advance_left, self.parts.last_progress)
            elif state.step in (SPECIAL, MOVE_DISC):
                white = _capped(white + ahead, self.parts.last_white)
            value += self._pending(state, me, left)
        value += self._gold(state, me, left)
        value += self._goods(state, me, left)
        value += self._tokens(state, me, left)
        value += self._defence(state, me, cannons, left)
        value += self._track(self.parts.progress_points[progress], progress, 4, left)
        value += self._token_due(state, me, progress, left)
        value += self._track(self.parts.white_points[white], white, 4, left) + 0.15 * float(white)
        return value + self._land(state, me, left) + self._fleet(state, me, left)

    # --- what a seat has ---------------------------------------------------------------------------

    def _gold(self, state: AmerigoState, seat: i64, left: float) -> float:
        base = seat * SHEET
        gold = float(state.sheets[base + GOLD])
        spare = 3.0 * float(state.sheets[base + CHESTS])
        if has_purse(state, seat, PURSE_3):
            spare += 3.0
        if has_purse(state, seat, PURSE_5):
            spare += 5.0
        kept = GOLD_KEPT if left > 1.0 else 1.0
        worth = 1.7 * kept if owns(state, seat, TREASURY) else kept
        return worth * gold + 0.95 * kept * spare

    def _goods(self, state: AmerigoState, seat: i64, left: float) -> float:
        base = seat * SHEET
        value = 0.0
        commodity: i64
        for commodity in range(COMMODITIES):
            tokens = float(state.sheets[base + COMMODITY + commodity])
            bought = float(state.sheets[base + PRODUCTION + commodity])
            value += tokens * (1.0 + bought) + bought * 0.45 * (left - 0.6)
            value += tokens * 0.35 * (left - 0.6)
        return value

    def _tokens(self, state: AmerigoState, seat: i64, left: float) -> float:
        value = 0.0
        token: i64
        for token in range(TOKENS):
            if state.holders[token] == seat and state.used[token] == 0:
                value += self.token_worth(state, seat, token, left)
        return value

    def token_worth(self, state: AmerigoState, seat: i64, token: i64, left: float) -> float:
        """What a token will still bring, but for the purses, which count as gold."""
        if token < BONUS_TOKENS:
            ahead = 0.0
            colour: i64
            for colour in range(COLOURS):
                ahead += float(self.parts.bonus[token * COLOURS + colour])
            return 0.9 * ahead * left
        if token == ROYAL_FAVOUR:
            return 7.0
        if token == TREASURY:
            return 2.5
        if token == TRADING_COMPANY:
            return float(self.parts.posts - state.sheets[seat * SHEET + POSTS_LEFT]) + 0.8 * left
        if token == CHRONICLE:
            return 5.5 if left > 1.0 else 5.5 * left
        if token == FOLLOWING_WIND:
            return 0.8 * left
        if token == HARBOUR_DUES:
            return 0.9 * left
        if token == MASTER_BUILDER:
            return 1.3 * left
        if token in (PURSE_3, PURSE_5):
            return 0.0
        return 0.8 * left

    def _defence(self, state: AmerigoState, seat: i64, cannons: i64, left: float) -> float:
        """What the next attack will cost, and what cannons beyond it are good for."""
        strength = strength_against(state, seat, revealed_strength(state, self.parts))
        if cannons < strength:
            points = state.sheets[seat * SHEET + POINTS]
            loss = float(strength if strength < points + 12 else points + 12)
            return 0.85 * float(cannons) - loss
        spare = float(cannons - strength)
        if left <= 1.0:
            return 0.05 * spare
        hidden: i64 = 0
        value: i64
        for value in range(MOST_MARKER + 1):
            hidden += value * state.markers[value]
        coming = float(strength) + float(hidden) / float(total(state.markers))
        useful = spare if spare < coming else coming
        return 0.55 * useful + 0.05 * (spare - useful)

    def _track(self, points: i64, space: i64, stretch: i64, left: float) -> float:
        """Points reached on a track, and a share of those that come next."""
        return float(points) + 0.28 * float(space % stretch) + 0.12 * float(space) * (left - 1.0) / 4.0

    def _token_due(self, state: AmerigoState, seat: i64, progress: i64, left: float) -> float:
        """Tokens that the rest of a move will bring."""
        if state.actor != seat or state.action != BROWN:
            return 0.0
        best = 0.0
        place: i64
        for place in range(LAID_TOKENS):
            token = state.laid[place]
            if token >= 0:
                worth = self._token_to_take(state, seat, token, left)
                best = worth if worth > best else best
        due = 1.0 if state.step == TAKE_TOKEN else 0.0
        space: i64
        for space in range(state.sheets[seat * SHEET + PROGRESS] + 1, progress + 1):
            due += 0.85 * float(self.parts.progress_marks[space])
        return best * due

    def _token_to_take(self, state: AmerigoState, seat: i64, token: i64, left: float) -> float:
        if token == PURSE_3:
            return 3.0 * GOLD_KEPT
        if token == PURSE_5:
            return 5.0 * GOLD_KEPT
        return self.token_worth(state, seat, token, left)

    # --- islands -------------------------------------------------------------------------------------

    def _land(self, state: AmerigoState, seat: i64, left: float) -> float:
        """Room to build in, posts on islands that may be completed, and tiles waiting to be built."""
        near = near_links(state, seat)
        room = 0.0
        big = False
        value = 0.0
        if near != 0:
            reach = spread(near, state.free)
            room = float(reach.bit_count())
            value += 0.16 * (room if room < 30.0 else 30.0) * (left - 0.5) / 3.0
        island: i64
        for island in range(len(state.sea.islands)):
            posts = posts_on_island(state, seat, island)
            if posts > 0:
                value += self._island(state, island, posts, left)
                big = big or state.sea.big[island] == 1
        return value + self._pile(state, seat, room, big, left)

    def _island(self, state: AmerigoState, island: i64, posts: i64, left: float) -> float:
        """What posts may score when the island is completed."""
        free = float((state.free & state.sea.islands[island]).bit_count())
        if free == 0.0:
            return 0.0
        hope = 1.0 - free / (4.0 + 5.0 * left)
        if hope <= 0.0:
            return 0.1 * float(posts)
        marker = float(self.parts.time[_capped(state.round, ROUNDS - 1)])
        return 0.8 * hope * hope * (marker * float(post_factor(self.parts, posts)) + 1.5)

    def _pile(self, state: AmerigoState, seat: i64, room: float, big: bool, left: float) -> float:
        """Tiles planned: what they score less what building them costs, as far as time and room allow."""
        time = 2.0 + 4.5 * (left - 0.3)
        land = room if room > 0.0 else 5.0 * (left - 1.0)
        value = 0.0
        kind: i64
        for kind in range(TILE_KINDS):
            count = state.sheets[seat * SHEET + PILE + kind]
            size = float(self.parts.shapes[kind].size)
            cost = float(self.parts.cost[kind])
            while count > 0:
                count -= 1
                time -= cost
                land -= size
                worth = float(self.parts.big_worth[kind] if big else self.parts.small_worth[kind])
                net = worth + GOODS_A_SQUARE * size - POINT_USED * cost
                if time < 0.0 or land < -1.0:
                    net *= 0.15
                value += (0.62 if room > 0.0 else 0.4) * net
        return value

    def _fleet(self, state: AmerigoState, seat: i64, left: float) -> float:
        """Ships near anchors that are still open."""
        base = seat * SHEET
        if state.sheets[base + POSTS_LEFT] == 0 or state.sheets[base + SHIP + SHIPS - 1] == NOWHERE:
            return 0.0
        value = 0.8
        ship: i64
        for ship in range(SHIPS):
            value += 0.3 * self._best_anchor(state, seat, ship, SIGHT, left)
        return value * (left - 0.6) / 3.0

    def _best_anchor(self, state: AmerigoState, seat: i64, ship: i64, reach: i64, left: float) -> float:
        """The best post a ship could set up within reach, less for those further away."""
        start = state.sheets[seat * SHEET + SHIP + ship]
        rings = state.sea.rings(start, reach)
        best = 0.0
        distance: i64 = 0
        at: i64
        last: i64 = len(rings.ends) - 1
        for at in range(rings.ends[reach if reach < last else last]):
            if at >= rings.ends[distance]:
                distance += 1
            space = rings.spaces[at]
            if space < SQUARES and state.sea.post_of[space] >= 0:
                square = post_open(state, space)
                if square >= 0:
                    worth = self._post_worth(state, seat, square, left) - 0.12 * float(distance)
                    best = worth if worth > best else best
        return best

    def _post_worth(self, state: AmerigoState, seat: i64, square: i64, left: float) -> float:
        """What one more post on an island brings: discovery, room and a better factor."""
        island = state.sea.island_of[square]
        mine = posts_on_island(state, seat, island)
        mask = state.sea.islands[island]
        worth = self._island(state, island, mine + 1, left)
        if mine > 0:
            worth -= self._island(state, island, mine, left)
        else:
            free = float((state.free & mask).bit_count())
            worth += 0.2 * (free if free < 14.0 else 14.0) * (left - 0.4) / 3.0
        discovered = False
        other: i64
        for other in range(state.seats):
            if state.posts_on[other] & mask != 0:
                discovered = True
        return worth if discovered else worth + 3.0

    # --- the action being done -----------------------------------------------------------------------

    def _pending(self, state: AmerigoState, seat: i64, left: float) -> float:
        """What the points of the action being done will bring."""
        step = state.step
        points = float(state.points)
        if step in (PLACE_SHIPS, NAVIGATE, SAIL, SET_UP):
            return self._pending_navigation(state, seat, left)
        if step == LAY:
            return self._pending_lay(state, seat) + 0.9 * (points - float(self.parts.cost[state.tile]))
        if state.action == RED:
            return points * (1.0 if left > 2.0 else 0.2 + 0.4 * left)
        if state.action == GREEN:
            return self._pending_build(state, seat)
        if state.action == YELLOW:
            return self._pending_buy(state, seat, left)
        return 0.0

    def _pending_navigation(self, state: AmerigoState, seat: i64, left: float) -> float:
        if state.sheets[seat * SHEET + POSTS_LEFT] == 0:
            return 0.0
        if state.sheets[seat * SHEET + SHIP + SHIPS - 1] == NOWHERE:
            value = 2.2 * float(state.points if state.points < 4 else 4)
            first = state.sheets[seat * SHEET + SHIP]
            if first != NOWHERE:
                value = 0.5 * value + 0.9 * self._best_anchor(state, seat, 0, state.points, left)
            return value
        value = 0.0
        if state.step == SET_UP:
            square = post_open(state, state.sheets[seat * SHEET + SHIP + state.ship])
            value += self._post_worth(state, seat, square, left)
        ship: i64
        weight = 0.95
        for ship in range(SHIPS):
            if state.ships_moved & (ship + 1) == 0:
                value += weight * self._best_anchor(state, seat, ship, state.points, left)
                weight = 0.85
        return value

    def _pending_lay(self, state: AmerigoState, seat: i64) -> float:
        """The best place of the tile in hand: its value and the commodities it covers."""
        kind = state.tile
        orientation = self.parts.shapes[kind].orientations[state.orientation]
        mask = places_for(state.free, near_links(state, seat), orientation)
        best = 0.0
        sea = state.sea
        while mask != 0:
            low = mask & -mask
            mask ^= low
            square: i64 = low.bit_length() - 1
            big = sea.big[sea.island_of[square]] == 1
            worth = float(self.parts.big_worth[kind] if big else self.parts.small_worth[kind])
            for offset in orientation.offsets:
                commodity = sea.commodity[square + offset]
                if commodity >= 0:
                    worth += 1.3 + float(state.sheets[seat * SHEET + PRODUCTION + commodity])
            best = worth if worth > best else best
        # Once built the tile is no longer worth something in the pile.
        return best - 0.4 * float(self.parts.small_worth[kind])

    def _pending_build(self, state: AmerigoState, seat: i64) -> float:
        """Tiles of the pile that the points will build, the dearest first."""
        near = near_links(state, seat)
        if near == 0:
            return 0.0
        points = state.points
        value = 0.0
        kind: i64 = TILE_KINDS - 1
        while kind >= 0 and points > 0:
            count = state.sheets[seat * SHEET + PILE + kind]
            cost = self.parts.cost[kind]
            if count > 0 and cost <= points and self._has_place(state, near, kind):
                while count > 0 and cost <= points:
                    size = float(self.parts.shapes[kind].size)
                    value += 0.55 * float(self.parts.small_worth[kind]) + 0.5 * size + 0.5
                    points -= cost
                    count -= 1
            kind -= 1
        return value

    def _has_place(self, state: AmerigoState, near: int, kind: i64) -> bool:
        shape = self.parts.shapes[kind]
        return any(places_for(state.free, near, orientation) != 0 for orientation in shape.orientations)

    def _pending_buy(self, state: AmerigoState, seat: i64, left: float) -> float:
        """The best production tokens that the points will buy."""
        best = 0.0
        kind: i64
        for kind in range(PRODUCTION_KINDS):
            cost = kind % COSTS + LEAST_COST
            if state.offered[kind] > 0 and cost <= state.points:
                tokens = float(state.sheets[seat * SHEET + COMMODITY + kind // COSTS])
                worth = (tokens + 0.45 * (left - 0.6)) / float(cost)
                best = worth if worth > best else best
        return 0.85 * best * float(state.points)


def rounds_left(state: AmerigoState) -> float:
    """Rounds to come with the rest of this one, from 5 down to near 0."""
    return float(ROUNDS - state.round) + float(COLOURS - state.phase) / float(COLOURS)


def _capped(value: i64, most: i64) -> i64:
    return value if value < most else most
