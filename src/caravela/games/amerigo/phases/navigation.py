"""Blue, navigation: the ships come onto the frame, sail one after the other, and set up trading posts."""

from typing import Final

from mypy_extensions import i64

from caravela.games.amerigo import events as facts
from caravela.games.amerigo.actions import (
    CATCH_WIND,
    CHOOSE_SHIPS,
    NO_POST,
    PLACES,
    POST,
    SAILS,
    CatchWind,
    ChooseShip,
    Finish,
    LeavePost,
    PlaceShip,
    Sail,
    SetUpPost,
)
from caravela.games.amerigo.board import add_post, is_discovered, post_open
from caravela.games.amerigo.components import FOLLOWING_WIND, HARBOUR_DUES, SHIPS, WIND_POINTS, Components
from caravela.games.amerigo.phases.completing import complete_if_full
from caravela.games.amerigo.phases.step import ActionStep, earn, gain_gold, list_more_points
from caravela.games.amerigo.scoring import owns
from caravela.games.amerigo.sea import space_fact
from caravela.games.amerigo.shapes import SQUARES, STRIDE
from caravela.games.amerigo.state import (
    FROM_DISCOVERY,
    NAVIGATE,
    NEXT_TURN,
    NOWHERE,
    PLACE_SHIPS,
    POSTS_LEFT,
    SAIL,
    SET_UP,
    SHEET,
    SHIP,
    AmerigoState,
)
from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Refusal
from caravela.kernel.events import EventSink, Facts
from caravela.kernel.steps import Step, go

ALL_MOVED: Final = 3
"""The bits 1 and 2, which are the ships' numbers."""


class PlaceShipsStep(Step[AmerigoState, Components]):
    """AM-NAV-01: both ships come onto the frame before either moves."""

    question = "place"
    rule = "AM-NAV-01"

    def takes(self, action: Action) -> bool:
        return isinstance(action, PlaceShip)

    def list_actions(self, state: AmerigoState, seat: i64, actions: list[Action]) -> None:
        space: i64
        for space in range(state.sea.frame_spaces):
            actions.append(PLACES[space])

    def advance(
        self, state: AmerigoState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        assert isinstance(action, PlaceShip)
        at = seat * SHEET + SHIP
        ship: i64 = 0
        while state.sheets[at + ship] != NOWHERE:
            ship += 1
        state.sheets[at + ship] = action.space
        if events is not None:
            events.emit(facts.ship_placed(seat, ship, action.space))
        if ship + 1 == SHIPS:
            go(state, NAVIGATE)

    def refuse(self, state: AmerigoState, seat: i64, action: Action) -> Refusal:
        return Refusal("AM-SET-05", "no-such-space", action.facts())


class NavigateStep(ActionStep):
    """AM-NAV-02: the ship that moves next."""

    question = "navigate"
    rule = "AM-NAV-02"

    def enter(self, state: AmerigoState, chance: Chance, events: EventSink | None) -> None:
        if state.sheets[seat_ship(state.actor, SHIPS - 1)] == NOWHERE:
            go(state, PLACE_SHIPS)
        elif state.ships_moved == ALL_MOVED:
            go(state, NEXT_TURN)

    def takes_own(self, action: Action) -> bool:
        return isinstance(action, ChooseShip | CatchWind)

    def list_actions(self, state: AmerigoState, seat: i64, actions: list[Action]) -> None:
        ship: i64
        for ship in range(SHIPS):
            if state.ships_moved & (ship + 1) == 0:
                actions.append(CHOOSE_SHIPS[ship])
        if has_wind(state, seat):
            actions.append(CATCH_WIND)
        self.list_extras(state, seat, actions)

    def advance_own(
        self, state: AmerigoState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        if isinstance(action, ChooseShip):
            state.ship = action.ship
            go(state, SAIL)
        else:
            catch_wind(state, seat, events)

    def refuse_own(self, state: AmerigoState, seat: i64, action: Action) -> Refusal:
        if isinstance(action, ChooseShip):
            return Refusal("AM-NAV-02", "ship-moved", action.facts())
        return Refusal("AM-TOK-03", "no-such-token", {"token": "following-wind"})


class SailStep(ActionStep):
    """AM-NAV-02, AM-NAV-03: where the ship ends its move."""

    question = "sail"
    rule = "AM-NAV-02"

    def takes_own(self, action: Action) -> bool:
        return isinstance(action, Sail | CatchWind)

    def list_actions(self, state: AmerigoState, seat: i64, actions: list[Action]) -> None:
        start = state.sheets[seat_ship(seat, state.ship)]
        rings = state.sea.rings(start, state.points)
        spaces = rings.spaces
        last: i64 = len(rings.ends) - 1
        count = rings.ends[state.points if state.points < last else last]
        at: i64
        for at in range(count):
            space = spaces[at]
            actions.append(SAILS[space])
        self._leave_out_taken(state, start, actions)
        if has_wind(state, seat):
            actions.append(CATCH_WIND)
        list_more_points(state, seat, actions)  # the action cannot end while a ship sails

    def _leave_out_taken(self, state: AmerigoState, start: i64, actions: list[Action]) -> None:
        """AM-NAV-03: small squares where another ship lies."""
        other: i64
        ship: i64
        for other in range(state.seats):
            for ship in range(SHIPS):
                space = state.sheets[other * SHEET + SHIP + ship]
                if space != NOWHERE and space < SQUARES and space != start and SAILS[space] in actions:
                    actions.remove(SAILS[space])

    def advance_own(
        self, state: AmerigoState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        if not isinstance(action, Sail):
            catch_wind(state, seat, events)
            return
        at = seat_ship(seat, state.ship)
        start = state.sheets[at]
        state.sheets[at] = action.space
        state.ships_moved |= state.ship + 1
        if events is not None:
            events.emit(facts.ship_sailed(seat, state.ship, start, action.space))
        if post_open(state, action.space) >= 0 and state.sheets[seat * SHEET + POSTS_LEFT] > 0:
            go(state, SET_UP)
        else:
            state.ship = -1
            go(state, NAVIGATE)

    def refuse_own(self, state: AmerigoState, seat: i64, action: Action) -> Refusal:
        if isinstance(action, Finish):
            return Refusal("AM-NAV-02", "ship-under-way")
        if not isinstance(action, Sail):
            return Refusal("AM-TOK-03", "no-such-token", {"token": "following-wind"})
        space = action.space
        sea = state.sea
        if space < SQUARES:
            if sea.island_of[space] >= 0:
                return Refusal("AM-NAV-02", "not-ocean", action.facts())
            if space % STRIDE >= sea.wide or space // STRIDE >= sea.high:
                return Refusal("AM-SET-02", "no-such-space", action.facts())
        elif space - SQUARES >= sea.frame_spaces:
            return Refusal("AM-SET-05", "no-such-space", action.facts())
        far = sea.distance(state.sheets[seat_ship(seat, state.ship)], space)
        if far > state.points:
            named: Facts = {"space": space_fact(space), "far": int(far), "points": int(state.points)}
            return Refusal("AM-NAV-02", "too-far", named)
        return Refusal("AM-NAV-03", "space-taken", action.facts())


class SetUpStep(Step[AmerigoState, Components]):
    """AM-NAV-04: a trading post at the anchor, or none."""

    question = "post"
    rule = "AM-NAV-04"

    def takes(self, action: Action) -> bool:
        return isinstance(action, SetUpPost | LeavePost)

    def list_actions(self, state: AmerigoState, seat: i64, actions: list[Action]) -> None:
        actions.append(POST)
        actions.append(NO_POST)

    def advance(
        self, state: AmerigoState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        if isinstance(action, SetUpPost):
            self._set_up(state, seat, events)
        state.ship = -1
        go(state, NAVIGATE)

    def _set_up(self, state: AmerigoState, seat: i64, events: EventSink | None) -> None:
        square = post_open(state, state.sheets[seat_ship(seat, state.ship)])
        island = state.sea.island_of[square]
        first = not is_discovered(state, island)
        at = seat * SHEET + POSTS_LEFT
        state.sheets[at] = state.sheets[at] - 1
        add_post(state, seat, square)
        if events is not None:
            events.emit(facts.post_set_up(seat, square, state.sea.sizes[island]))
        if first:  # AM-NAV-05
            earn(state, seat, self.parts.discovery, FROM_DISCOVERY)
            if events is not None:
                events.emit(facts.island_discovered(seat, self.parts.discovery))
        if owns(state, seat, HARBOUR_DUES):  # AM-TOK-10
            if events is not None:
                events.emit(facts.gold_got(seat, 1, "AM-TOK-10"))
            gain_gold(state, self.parts, seat, 1, events)
        complete_if_full(state, self.parts, seat, island, events)

    def refuse(self, state: AmerigoState, seat: i64, action: Action) -> Refusal:
        raise AssertionError("both choices are always legal")


def seat_ship(seat: i64, ship: i64) -> i64:
    """Where the sheets hold a ship's space."""
    return seat * SHEET + SHIP + ship


def has_wind(state: AmerigoState, seat: i64) -> bool:
    return owns(state, seat, FOLLOWING_WIND) and state.used[FOLLOWING_WIND] == 0


def catch_wind(state: AmerigoState, seat: i64, events: EventSink | None) -> None:
    """AM-TOK-03, AM-GLD-06: more points for every ship whose move has not ended."""
    state.used[FOLLOWING_WIND] = 1
    state.points += WIND_POINTS
    if events is not None:
        events.emit(facts.wind_caught(seat, state.points))
