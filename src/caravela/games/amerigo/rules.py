"""The laws of Amerigo: the setup, the steps of a match, and what every step leaves to the others."""

import struct
from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.amerigo import events as facts
from caravela.games.amerigo.actions import SPACE
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
from caravela.games.amerigo.phases.choosing import ChooseStep
from caravela.games.amerigo.phases.closing import MatchOver, PirateAttack
from caravela.games.amerigo.phases.expansion import BuildStep, LayStep
from caravela.games.amerigo.phases.navigation import NavigateStep, PlaceShipsStep, SailStep, SetUpStep
from caravela.games.amerigo.phases.planning import BuyStep, PlanStep
from caravela.games.amerigo.phases.step import Step, go
from caravela.games.amerigo.phases.throwing import NewRound, NextTurn, Throw
from caravela.games.amerigo.phases.tracks import ArmStep, MoveDiscStep, ProgressStep, SpecialStep, TokenStep
from caravela.games.amerigo.position import decode_position, encode_position
from caravela.games.amerigo.scoring import final_outcome
from caravela.games.amerigo.sea import Atlas, Layout, parse_layout
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
from caravela.games.amerigo.tower import throw
from caravela.games.amerigo.view import AmerigoView, view_state
from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Decision, Refusal
from caravela.kernel.events import EventSink
from caravela.kernel.outcome import Outcome
from caravela.kernel.rules import OptionError, Options, Rules
from caravela.kernel.seats import seat_fact
from caravela.kernel.state import State
from caravela.kernel.view import View

RANDOM_SEA = "random"


class AmerigoRules(Rules):
    """Amerigo with one set of components."""

    def __init__(self, parts: Components) -> None:
        self.parts = parts
        self.atlas = Atlas(parts)
        self.space = SPACE
        # In the order of the step numbers of state.py.
        self.steps: list[Step] = [
            NewRound(parts),
            Throw(parts),
            ChooseStep(parts),
            PlaceShipsStep(parts),
            NavigateStep(parts),
            SailStep(parts),
            SetUpStep(parts),
            ArmStep(parts),
            PlanStep(parts),
            ProgressStep(parts),
            TokenStep(parts),
            BuildStep(parts),
            LayStep(parts),
            BuyStep(parts),
            SpecialStep(parts),
            MoveDiscStep(parts),
            NextTurn(parts),
            PirateAttack(parts),
            MatchOver(parts),
        ]

    def setup(self, seats: int, options: Options, chance: Chance, events: EventSink | None) -> State:
        if not LEAST_SEATS <= seats <= MOST_SEATS:  # AM-SET-01
            raise OptionError(
                f"Amerigo is for {LEAST_SEATS} to {MOST_SEATS} players, not {seats} [AM-SET-01]"
            )
        unknown = sorted(set(options) - {"sea", "tower"})
        if unknown:
            raise OptionError(f"Amerigo has no option {', '.join(unknown)}; its options are sea and tower")
        layout = self._chosen_layout(seats, options)
        state = empty_state(seats)
        state.tower = self._chosen_tower(options)
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
        self._flow(state, chance, events)
        return state

    def _chosen_layout(self, seats: int, options: Mapping[str, object]) -> Layout | None:
        """The layout that the option names; None leaves it to chance."""
        choice = options.get("sea", RANDOM_SEA)
        if choice == RANDOM_SEA:
            return None
        faults: list[str] = []
        layout = parse_layout(str(choice), self.parts, seats, faults)
        if not faults:
            faults = self.atlas.faults(seats, layout)
        if faults:
            raise OptionError(f"the sea cannot be {choice!r}: {'; '.join(faults)}")
        return layout

    def _chosen_tower(self, options: Mapping[str, object]) -> int:
        """Return the number of the tower that the option names (AM-SET-20)."""
        choice = options.get("tower", TOWER_NAMES[0])
        names = TOWER_NAMES[: len(self.parts.towers)]
        if choice not in names:
            raise OptionError(f"tower is {choice!r}; it must be one of {', '.join(names)}")
        return TOWER_NAMES.index(str(choice))

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

    def _flow(self, state: AmerigoState, chance: Chance, events: EventSink | None) -> None:
        """Enters steps until one waits for a decision or the match is over."""
        while state.entering:
            state.entering = False
            self.steps[state.step].enter(state, chance, events)

    def decisions(self, state: State) -> list[Decision]:
        decision = self.next_decision(state)
        return [] if decision is None else [decision]

    def next_decision(self, state: State) -> Decision | None:
        assert isinstance(state, AmerigoState)
        if state.step == OVER:
            return None
        step = self.steps[state.step]
        actions: list[Action] = []
        step.list_actions(state, state.actor, actions)
        return Decision(state.actor, step.asks(state), step.rule, actions)

    def advance(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        assert isinstance(state, AmerigoState)
        self.steps[state.step].advance(state, seat, action, chance, events)
        if state.entering:
            self._flow(state, chance, events)

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

    def refusal(self, state: State, seat: int, action: Action) -> Refusal:
        assert isinstance(state, AmerigoState)
        if state.step == OVER:
            return Refusal("AM-END-01", "match-over")
        if seat != state.actor:
            return Refusal("AM-RND-05", "not-your-turn", {"seat": seat_fact(int(state.actor))})
        step = self.steps[state.step]
        if step.takes(action):
            return step.refuse(state, seat, action)
        for other in self.steps:
            if other.takes(action):
                named = {"now": f"step-{step.question}", "then": f"step-{other.question}"}
                return Refusal("AM-RND-05", "not-now", dict(named))
        raise AssertionError(f"no step takes the action {action.notation}")

    def audit(self, state: State) -> list[str]:
        assert isinstance(state, AmerigoState)
        return audit_state(state, self.parts, self.steps)

    def encode(self, state: State) -> dict[str, object]:
        assert isinstance(state, AmerigoState)
        return encode_position(state, self.parts)

    def decode(self, document: object) -> State:
        return decode_position(document, self.parts, self.atlas, self.steps)

    def from_bytes(self, data: bytes) -> State:
        try:
            return self._read_bytes(data)
        except (ValueError, IndexError, struct.error) as error:
            raise ValueError("these bytes are no state of Amerigo") from error

    def _read_bytes(self, data: bytes) -> AmerigoState:
        seats = data[0] % TOWER_STEP
        if not LEAST_SEATS <= seats <= MOST_SEATS:
            raise ValueError("no such number of seats")
        state = read_tables(data, seats)
        state.tower = data[0] // TOWER_STEP
        if state.tower >= len(self.parts.towers):
            raise ValueError("no such tower")
        layout = layout_in(data, int(self.parts.columns[seats]), int(self.parts.rows[seats]))
        lay_board(state, self.parts, self.atlas.sea(seats, layout))
        if state.to_bytes() != data:
            raise ValueError("something is left over")
        return state
