"""Evaluation of a position: points scored, and estimates for tracks, tokens, ships, piles and islands."""

from typing import Final

from mypy_extensions import i64

from caravela.games.amerigo.board import near_links, places_for
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
    MOST_SEATS,
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
from caravela.games.amerigo.island_data import IslandDataCache
from caravela.games.amerigo.island_prospects import MOST_REACH, IslandProspects
from caravela.games.amerigo.phases.step import has_purse
from caravela.games.amerigo.phases.throwing import action_points
from caravela.games.amerigo.rules import AmerigoRules
from caravela.games.amerigo.scoring import owns, revealed_strength, strength_against
from caravela.games.amerigo.state import (
    CANNONS,
    CHESTS,
    COMMODITY,
    GOLD,
    LAY,
    MOVE_DISC,
    NAVIGATE,
    NO_COLOUR,
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
from caravela.kernel.heuristics import LinearHeuristics
from caravela.kernel.rules import Rules
from caravela.kernel.state import State
from caravela.kernel.weights import STANDING, WEIGHTS, own_weights

NAMES: Final[list[str]] = [
    "points", "gold", "goods", "goods_ahead", "production_ahead", "bonus", "specials", "defence",
    "progress", "progress_next", "progress_ahead", "token_due", "white", "white_next", "white_ahead", "first",
    "room", "goods_near", "islands", "pile", "fleet", "behind",
    "pending_ships", "pending_plan", "pending_lay", "pending_rest", "pending_build", "pending_buy", "white_space",
]  # fmt: skip
POINTS_AT: Final = 0
GOLD_AT: Final = 1
GOODS: Final = 2
GOODS_AHEAD: Final = 3
PRODUCTION_AHEAD: Final = 4
BONUS: Final = 5
SPECIALS: Final = 6
DEFENCE: Final = 7
PROGRESS_AT: Final = 8
TOKEN_DUE: Final = 11
WHITE_AT: Final = 12
FIRST: Final = 15
ROOM: Final = 16
GOODS_NEAR: Final = 17
ISLANDS: Final = 18
PILE_AT: Final = 19
FLEET: Final = 20
BEHIND: Final = 21
PENDING_SHIPS: Final = 22
PENDING_PLAN: Final = 23
PENDING_LAY: Final = 24
PENDING_REST: Final = 25
PENDING_BUILD: Final = 26
PENDING_BUY: Final = 27
WHITE_SPACES: Final = 28

UNIT_AT_END: Final = 2.0
UNIT_A_ROUND: Final = 4.0
"""Extra points that make a lead as safe with one more round to play, fitted to match results."""
GOLD_KEPT: Final = 0.9
"""A gold is one point at the end; until then it may bring more, or come too late to be used."""
POINT_USED: Final = 0.8
"""Average victory points of an action point."""
GOODS_A_SQUARE: Final = 0.4
"""Average commodities on a square of land."""
BONUS_POINT: Final = 0.9
"""Value of one more action point per round, for each round."""


class AmerigoHeuristics(LinearHeuristics):
    """Features of a seat, each scaled to victory points at the end, weighted by weights.toml."""

    unit = 12.0

    def __init__(self, rules: Rules) -> None:
        own = own_weights("caravela.games.amerigo")
        super().__init__(NAMES, own.of(WEIGHTS, NAMES), own.of(STANDING, NAMES))
        self.search_settings = own.search_settings()
        assert isinstance(rules, AmerigoRules)
        self.parts = rules.parts
        self.cache: IslandDataCache | None = None
        self.all_prospects: list[IslandProspects] = []
        """By seat, on the sea of the cache."""

    def unit_at(self, state: State) -> float:
        assert isinstance(state, AmerigoState)
        return UNIT_AT_END + UNIT_A_ROUND * rounds_left(state)

    def features(self, state: State, seat: int) -> None:
        assert isinstance(state, AmerigoState)
        me: i64 = seat
        found = self.found
        at: i64
        for at in range(len(found)):
            found[at] = 0.0
        found[POINTS_AT] = float(state.sheets[me * SHEET + POINTS])
        if state.step == OVER:
            return
        left = rounds_left(state)
        found[GOLD_AT] = self._gold(state, me, left)
        self._goods(state, me, left)
        self._tokens(state, me, left)
        self._tracks(state, me, left)
        prospects = self._prospects(state, me, left)
        self._land(state, me, left, prospects)
        found[PILE_AT] = self._pile(state, me, prospects.room, prospects.big, left)
        found[FLEET] = self._fleet(state, me, left, prospects)
        found[BEHIND] = self._behind(state, me)
        if state.actor == me and state.action != NO_COLOUR:
            self._pending(state, me, left, prospects)

    def _behind(self, state: AmerigoState, seat: i64) -> float:
        """Return the action points that others still have in this phase after the seat has used its own."""
        first = state.turn_at if state.action == NO_COLOUR else state.turn_at + 1
        waiting: i64 = state.seats - first
        at: i64
        for at in range(first, state.seats):
            if state.order[at] == seat:
                return 0.0
        return float(action_points(state) * waiting) / float(state.seats - 1)

    def _prospects(self, state: AmerigoState, seat: i64, left: float) -> IslandProspects:
        """Return the seat's prospects on the islands."""
        cache = self.cache
        if cache is None or cache.sea is not state.sea:
            cache = IslandDataCache(state.sea)
            self.cache = cache
            self.all_prospects = [IslandProspects(self.parts, cache) for _ in range(MOST_SEATS)]
        prospects = self.all_prospects[seat]
        prospects.look(state, seat, left)
        return prospects

    # --- holdings of a seat ------------------------------------------------------------------------

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

    def _goods(self, state: AmerigoState, seat: i64, left: float) -> None:
        """Set the features of commodities: their score now, and possible matches with production tokens."""
        base = seat * SHEET
        goods: i64 = 0
        tokens: i64 = 0
        bought: i64 = 0
        commodity: i64
        for commodity in range(COMMODITIES):
            have = state.sheets[base + COMMODITY + commodity]
            made = state.sheets[base + PRODUCTION + commodity]
            goods += have * (1 + made)
            tokens += have
            bought += made
        self.found[GOODS] = float(goods)
        self.found[GOODS_AHEAD] = float(tokens) * (left - 0.6)
        self.found[PRODUCTION_AHEAD] = float(bought) * (left - 0.6)

    def _tokens(self, state: AmerigoState, seat: i64, left: float) -> None:
        found = self.found
        token: i64
        for token in range(TOKENS):
            if state.holders[token] == seat and state.used[token] == 0:
                at: i64 = BONUS if token < BONUS_TOKENS else SPECIALS
                found[at] = found[at] + self.token_worth(state, seat, token, left)

    def _tracks(self, state: AmerigoState, seat: i64, left: float) -> None:
        """Set the features of the discs, counting the points of the current action as spent."""
        base = seat * SHEET
        cannons = state.sheets[base + CANNONS]
        progress = state.sheets[base + PROGRESS]
        white = state.sheets[base + WHITE_SPACE]
        if state.actor == seat and state.action != NO_COLOUR:
            if state.action == BLACK:
                cannons = _capped(cannons + state.points, self.parts.most_cannons)
            elif state.action == BROWN:
                progress = _capped(progress + state.points + state.advance_left, self.parts.last_progress)
                self.found[TOKEN_DUE] = self._token_due(state, seat, progress, left)
            elif state.step in (SPECIAL, MOVE_DISC):
                white = _capped(white + state.points, self.parts.last_white)
        self.found[DEFENCE] = self._defence(state, seat, cannons, left)
        self._track(PROGRESS_AT, self.parts.progress_points[progress], progress, left)
        self._track(WHITE_AT, self.parts.white_points[white], white, left)
        self.found[WHITE_SPACES] = float(white)
        if state.ranking[0] == seat:
            self.found[FIRST] = left

    def _track(self, at: i64, points: i64, space: i64, left: float) -> None:
        """Set the features of a track: points reached, distance to the next, and time for more."""
        self.found[at] = float(points)
        self.found[at + 1] = float(space % 4)
        self.found[at + 2] = float(space) * (left - 1.0) / 4.0

    def token_worth(self, state: AmerigoState, seat: i64, token: i64, left: float) -> float:
        """Return the remaining value of a token, except for the purses, which count as gold."""
        if token < BONUS_TOKENS:
            ahead = 0.0
            colour: i64
            for colour in range(COLOURS):
                ahead += float(self.parts.bonus[token * COLOURS + colour])
            return BONUS_POINT * ahead * left
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
        """Return the cost of the next attack, and the value of cannons beyond it."""
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

    def _token_due(self, state: AmerigoState, seat: i64, progress: i64, left: float) -> float:
        """Return the value of tokens that the rest of a move will bring."""
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

    def _land(self, state: AmerigoState, seat: i64, left: float, prospects: IslandProspects) -> None:
        """Set the features of land: room to build, goods to gather, posts on islands nearing completion."""
        made = seat * SHEET + PRODUCTION
        goods: i64 = 0
        commodity: i64
        for commodity in range(COMMODITIES):
            goods += prospects.goods[commodity] * (1 + state.sheets[made + commodity])
        room = prospects.room
        self.found[ISLANDS] = prospects.hopes
        self.found[ROOM] = (room if room < 30.0 else 30.0) * (left - 0.5) / 3.0
        self.found[GOODS_NEAR] = float(goods) * left / 5.0

    def _pile(self, state: AmerigoState, seat: i64, room: float, big: bool, left: float) -> float:
        """Return the value of planned tiles less the cost of building them, as far as time and room allow."""
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

    def _fleet(self, state: AmerigoState, seat: i64, left: float, prospects: IslandProspects) -> float:
        """Return the value of ships near anchors that are still open."""
        base = seat * SHEET
        if state.sheets[base + POSTS_LEFT] == 0 or state.sheets[base + SHIP + SHIPS - 1] == NOWHERE:
            return 0.0
        value = 0.8
        ship: i64
        for ship in range(SHIPS):
            value += 0.3 * prospects.best_anchor(state.sheets[base + SHIP + ship], MOST_REACH)
        return value * (left - 0.6) / 3.0

    # --- the action being done -----------------------------------------------------------------------

    def _pending(self, state: AmerigoState, seat: i64, left: float, prospects: IslandProspects) -> None:
        """Set the features of the points left in the current action."""
        found = self.found
        step = state.step
        points = float(state.points)
        if step in (PLACE_SHIPS, NAVIGATE, SAIL, SET_UP):
            found[PENDING_SHIPS] = self._pending_navigation(state, seat, prospects)
        elif step == LAY:
            found[PENDING_LAY] = self._pending_lay(state, seat)
            found[PENDING_REST] = points - float(self.parts.cost[state.tile])
        elif state.action == RED:
            found[PENDING_PLAN] = points * (1.0 if left > 2.0 else 0.2 + 0.4 * left)
        elif state.action == GREEN:
            found[PENDING_BUILD] = self._pending_build(state, seat)
        elif state.action == YELLOW:
            found[PENDING_BUY] = self._pending_buy(state, seat, left)

    def _pending_navigation(self, state: AmerigoState, seat: i64, prospects: IslandProspects) -> float:
        if state.sheets[seat * SHEET + POSTS_LEFT] == 0:
            return 0.0
        ships: i64 = seat * SHEET + SHIP
        if state.sheets[ships + SHIPS - 1] == NOWHERE:
            value = 2.2 * float(state.points if state.points < 4 else 4)
            first = state.sheets[ships]
            if first != NOWHERE:
                value = 0.5 * value + 0.9 * prospects.best_anchor(first, state.points)
            return value
        value = 0.0
        if state.step == SET_UP:
            square = state.sea.post_of[state.sheets[ships + state.ship]]
            value += prospects.post_worth[state.sea.island_of[square]]
        ship: i64
        weight = 0.95
        for ship in range(SHIPS):
            if state.ships_moved & (ship + 1) == 0:
                value += weight * prospects.best_anchor(state.sheets[ships + ship], state.points)
                weight = 0.85
        return value

    def _pending_lay(self, state: AmerigoState, seat: i64) -> float:
        """Return the value of the best place for the tile in hand, with the commodities it covers."""
        kind = state.tile
        orientation = self.parts.shapes[kind].orientations[state.orientation]
        mask = places_for(state.free, near_links(state, seat), orientation)
        best = 0.0
        sea = state.sea
        offsets = orientation.offsets
        at: i64
        while mask != 0:
            low = mask & -mask
            mask ^= low
            square: i64 = low.bit_length() - 1
            big = sea.big[sea.island_of[square]] == 1
            worth = float(self.parts.big_worth[kind] if big else self.parts.small_worth[kind])
            for at in range(len(offsets)):
                commodity = sea.commodity[square + offsets[at]]
                if commodity >= 0:
                    worth += 1.3 + float(state.sheets[seat * SHEET + PRODUCTION + commodity])
            best = worth if worth > best else best
        # A tile that is built no longer has a value in the pile.
        return best - 0.4 * float(self.parts.small_worth[kind])

    def _pending_build(self, state: AmerigoState, seat: i64) -> float:
        """Return the value of tiles in the pile that the points can build, the most expensive first."""
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
        orientations = self.parts.shapes[kind].orientations
        at: i64 = 0
        while at < len(orientations) and places_for(state.free, near, orientations[at]) == 0:
            at += 1
        return at < len(orientations)

    def _pending_buy(self, state: AmerigoState, seat: i64, left: float) -> float:
        """Return the value of the best production tokens that the points can buy."""
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
    """Return the rounds to come with the rest of this one, from 5 down to near 0."""
    return float(ROUNDS - state.round) + float(COLOURS - state.phase) / float(COLOURS)


def _capped(value: i64, most: i64) -> i64:
    return value if value < most else most
