"""The laws of Amerigo: the setup, the steps of a match, and what every step leaves to the others."""

import struct
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.amerigo import events as facts
from caravela.games.amerigo.actions import SPACE
from caravela.games.amerigo.atlas import Atlas
from caravela.games.amerigo.audit import audit_state
from caravela.games.amerigo.board import lay_board
from caravela.games.amerigo.components import (
    COLOURS,
    CUBES_EACH,
    LEAST_SEATS,
    MOST_SEATS,
    SHIPS,
    TOWER_NAMES,
    VILLAGES,
    Components,
)
from caravela.games.amerigo.determinize import determinize_view
from caravela.games.amerigo.layouts import Layout, parse_layout
from caravela.games.amerigo.position import PositionReader, encode_position
from caravela.games.amerigo.scoring import final_outcome
from caravela.games.amerigo.state import (
    GOLD,
    NEW_ROUND,
    NOWHERE,
    OVER,
    POSTS_LEFT,
    SHEET,
    SHIP,
    TOWER_STEP,
    VILLAGE,
    AmerigoState,
    empty_state,
    layout_in,
    read_tables,
)
from caravela.games.amerigo.steps import STEPS
from caravela.games.amerigo.tower import throw
from caravela.games.amerigo.view import AmerigoView, view_state
from caravela.kernel.chance import Chance
from caravela.kernel.documents import Reader
from caravela.kernel.events import EventSink
from caravela.kernel.options import RANDOM, Option, Setup
from caravela.kernel.outcome import Outcome
from caravela.kernel.rules import OptionError, Options
from caravela.kernel.state import State
from caravela.kernel.steps import StepRules, go
from caravela.kernel.view import View

SEA: Final = Option("sea", (RANDOM,), RANDOM)
"""A drawn sea, or one in the notation of `parse_layout`."""
TOWER: Final = Option("tower", TOWER_NAMES, TOWER_NAMES[0])
SETUP: Final = Setup("Amerigo", LEAST_SEATS, MOST_SEATS, "AM-SET-01", (SEA, TOWER))


class AmerigoRules(StepRules[AmerigoState, Components]):
    """Amerigo with one set of components."""

    turn_rule = "AM-RND-05"
    order_rule = "AM-RND-05"

    def __init__(self, parts: Components) -> None:
        super().__init__(parts, SPACE, STEPS)
        self.atlas = Atlas(parts)

    def setup(self, seats: int, options: Options, chance: Chance, events: EventSink | None) -> State:
        SETUP.check(seats, options)
        layout = self._chosen_layout(seats, options)
        state = empty_state(seats)
        state.tower = TOWER.index(options, TOWER_NAMES[: len(self.parts.towers)])  # AM-SET-20
        if layout is None:
            layout = self.atlas.draw(seats, chance)
        sea = self.atlas.sea(seats, layout)
        lay_board(state, self.parts, sea)
        if events is not None:
            events.emit(facts.sea_laid(sea))
        state.markers = self.parts.markers[:]
        state.neutrals = self.parts.neutrals[:]
        state.production_stock = self.parts.production_box(seats)
        self._lay_sheets(state)
        self._draw_order(state, chance, events)
        state.storage = throw(state, self.parts, vec[i64]([CUBES_EACH] * COLOURS), chance)  # AM-SET-17
        if events is not None:
            events.emit(facts.cubes_stored(state.storage, state.inside))
        go(state, NEW_ROUND)
        self.flow(state, chance, events)
        return state

    def _chosen_layout(self, seats: int, options: Options) -> Layout | None:
        """Return the layout that the option names; None leaves it to chance."""
        choice = options.get(SEA.key, RANDOM)
        if choice == RANDOM:
            return None
        faults: list[str] = []
        layout = parse_layout(str(choice), self.parts, seats, faults)
        if not faults:
            faults = self.atlas.faults(seats, layout)
        if faults:
            raise OptionError(f"the sea cannot be {choice!r}: {'; '.join(faults)}")
        return layout

    def _lay_sheets(self, state: AmerigoState) -> None:
        """AM-SET-10"""
        seat: i64
        at: i64
        for seat in range(state.seats):
            base = seat * SHEET
            state.sheets[base + POSTS_LEFT] = self.parts.posts
            for at in range(SHIPS):
                state.sheets[base + SHIP + at] = NOWHERE
            for at in range(VILLAGES):
                state.sheets[base + VILLAGE + at] = self.parts.villages[at]

    def _draw_order(self, state: AmerigoState, chance: Chance, events: EventSink | None) -> None:
        """AM-SET-16: a random stack on the first space, and gold for those further down."""
        bag = vec[i64]([1] * int(state.seats))
        place: i64
        for place in range(state.seats):
            seat = chance.draw(bag, state.seats - place)
            bag[seat] = 0
            state.ranking[place] = seat
            state.sheets[seat * SHEET + GOLD] = place
        state.order = state.ranking[:]
        if events is not None:
            events.emit(facts.order_drawn(facts.seats_in(state.ranking)))

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, AmerigoState)
        return final_outcome(state) if state.step == OVER else None

    def rounds(self, state: State) -> int:
        assert isinstance(state, AmerigoState)
        return state.round

    def view(self, state: State, seat: int | None) -> View:
        assert isinstance(state, AmerigoState)
        return view_state(state, self.parts, seat)

    def determinize(self, view: View, chance: Chance) -> State:
        assert isinstance(view, AmerigoView)
        return determinize_view(view)

    def ending_rule(self, state: AmerigoState) -> str:
        return "AM-END-01"

    def audit_state(self, state: AmerigoState) -> list[str]:
        return audit_state(state, self.parts)

    def encode(self, state: State) -> dict[str, object]:
        assert isinstance(state, AmerigoState)
        return encode_position(state, self.parts)

    def read_position(self, reader: Reader) -> AmerigoState:
        return PositionReader(reader, self.parts, self.atlas).read()

    def from_bytes(self, data: bytes) -> State:
        try:
            return self._read_bytes(data)
        except (ValueError, IndexError, struct.error) as error:
            raise ValueError("these bytes are not a state of Amerigo") from error

    def _read_bytes(self, data: bytes) -> AmerigoState:
        seats = data[0] % TOWER_STEP
        if not LEAST_SEATS <= seats <= MOST_SEATS:
            raise ValueError("the number of seats is not valid")
        state = read_tables(data, seats)
        state.tower = data[0] // TOWER_STEP
        if state.tower >= len(self.parts.towers):
            raise ValueError("the tower is not known")
        layout = layout_in(data, int(self.parts.columns[seats]), int(self.parts.rows[seats]))
        lay_board(state, self.parts, self.atlas.sea(seats, layout))
        if state.to_bytes() != data:
            raise ValueError("something is left over")
        return state
