"""Green, expansion: tiles of the pile are built on islands."""

from mypy_extensions import i64

from caravela.games.amerigo import events as facts
from caravela.games.amerigo.actions import BUILDS, LAYS, Build, Lay
from caravela.games.amerigo.board import add_tile, list_builds, near_links, places_for
from caravela.games.amerigo.components import VILLAGES, Components
from caravela.games.amerigo.phases.completing import complete_if_full
from caravela.games.amerigo.phases.step import ActionStep, earn
from caravela.games.amerigo.scoring import tile_worth
from caravela.games.amerigo.shapes import BITS, STRIDE, Orientation
from caravela.games.amerigo.state import (
    BUILD,
    COMMODITY,
    FROM_TILES,
    LAY,
    PILE,
    SHEET,
    AmerigoState,
)
from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Refusal
from caravela.kernel.events import EventSink
from caravela.kernel.steps import Step, go


class BuildStep(ActionStep):
    """AM-EXP-01: a tile of the pile and how it will lie, if it has a legal place."""

    question = "build"
    rule = "AM-EXP-01"

    def enter(self, state: AmerigoState, chance: Chance, events: EventSink | None) -> None:
        self.settle(state, state.actor)

    def takes_own(self, action: Action) -> bool:
        return isinstance(action, Build)

    def list_actions(self, state: AmerigoState, seat: i64, actions: list[Action]) -> None:
        if state.points > 0:
            found: list[i64] = []
            list_builds(state, self.parts, seat, found)
            for at in found:
                actions.append(BUILDS[at])
        self.list_extras(state, seat, actions)

    def advance_own(
        self, state: AmerigoState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        assert isinstance(action, Build)
        state.tile = action.kind
        state.orientation = action.orientation
        go(state, LAY)

    def refuse_own(self, state: AmerigoState, seat: i64, action: Action) -> Refusal:
        assert isinstance(action, Build)
        if state.sheets[seat * SHEET + PILE + action.kind] == 0:
            return Refusal("AM-EXP-01", "not-in-pile", action.facts())
        if action.orientation >= len(self.parts.shapes[action.kind].orientations):
            return Refusal("AM-EXP-02", "no-such-orientation", action.facts())
        cost = self.parts.cost[action.kind]
        if cost > state.points:
            return self.too_dear(state, "AM-EXP-01", cost)
        if state.posts_on[seat] == 0:
            return Refusal("AM-NAV-07", "no-posts")
        return Refusal("AM-EXP-03", "no-place", action.facts())


class LayStep(Step[AmerigoState, Components]):
    """AM-EXP-02, AM-EXP-03: the place of the tile."""

    question = "lay"
    rule = "AM-EXP-02"

    def takes(self, action: Action) -> bool:
        return isinstance(action, Lay)

    def orientation(self, state: AmerigoState) -> Orientation:
        return self.parts.shapes[state.tile].orientations[state.orientation]

    def list_actions(self, state: AmerigoState, seat: i64, actions: list[Action]) -> None:
        mask = places_for(state.free, near_links(state, seat), self.orientation(state))
        while mask != 0:
            low = mask & -mask
            actions.append(LAYS[low.bit_length() - 1])
            mask ^= low

    def advance(
        self, state: AmerigoState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        assert isinstance(action, Lay)
        square = action.square
        kind = state.tile
        pile = seat * SHEET + PILE + kind
        state.sheets[pile] = state.sheets[pile] - 1
        state.points -= self.parts.cost[kind]
        island = state.sea.island_of[square]
        worth = tile_worth(state, self.parts, kind, square)
        orientation = self.orientation(state)
        add_tile(state, self.parts, seat, kind, state.orientation, square)
        earn(state, seat, worth, FROM_TILES)
        if events is not None:
            big = state.sea.big[island] == 1
            scoring: i64 = self.parts.shapes[kind].size
            if kind < VILLAGES or worth % scoring != 0:
                scoring = 1
            size = state.sea.sizes[island]
            events.emit(facts.tile_built(seat, kind, square, size, big, scoring, worth))
        gather(state, seat, orientation, square, events)
        complete_if_full(state, self.parts, seat, island, events)
        state.tile = -1
        state.orientation = 0
        go(state, BUILD)

    def refuse(self, state: AmerigoState, seat: i64, action: Action) -> Refusal:
        assert isinstance(action, Lay)
        for offset in self.orientation(state).offsets:
            square = action.square + offset
            outside = square // STRIDE >= state.sea.high or square % STRIDE >= state.sea.wide
            if outside or state.sea.island_of[square] < 0:
                return Refusal("AM-EXP-02", "not-land", action.facts())
            if state.free & BITS[square] == 0:
                return Refusal("AM-EXP-02", "not-free", action.facts())
        if state.posts_on[seat] & state.sea.islands[state.sea.island_of[action.square]] == 0:
            return Refusal("AM-NAV-07", "no-post-there", action.facts())
        return Refusal("AM-EXP-03", "not-linked", action.facts())


def gather(
    state: AmerigoState, seat: i64, orientation: Orientation, square: i64, events: EventSink | None
) -> None:
    """AM-EXP-04: commodity tokens on covered squares go to the builder."""
    found: list[int] = []
    for offset in orientation.offsets:
        commodity = state.sea.commodity[square + offset]
        if commodity >= 0:
            at = seat * SHEET + COMMODITY + commodity
            state.sheets[at] = state.sheets[at] + 1
            found.append(int(commodity))
    if found and events is not None:
        events.emit(facts.commodities_gathered(seat, found))
