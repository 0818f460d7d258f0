"""The laws of 1492: which steps a turn has, and what every step leaves to the others."""

from typing import Final

from mypy_extensions import i64

from caravela.games.columbus_1492 import events as facts
from caravela.games.columbus_1492.actions import SPACE, PlayCard
from caravela.games.columbus_1492.audit import audit_state
from caravela.games.columbus_1492.components import CARDS, LEAST_SEATS, MOST_SEATS, Components
from caravela.games.columbus_1492.determinize import determinize_view
from caravela.games.columbus_1492.phases.piles import note_shuffle
from caravela.games.columbus_1492.position import PositionReader, encode_position
from caravela.games.columbus_1492.scoring import ending_rule, final_outcome
from caravela.games.columbus_1492.state import (
    OVER,
    TURN_START,
    ColumbusState,
    empty_state,
    state_from_bytes,
)
from caravela.games.columbus_1492.steps import STEPS
from caravela.games.columbus_1492.view import ColumbusView, hash_observation, view_state
from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Refusal
from caravela.kernel.documents import Reader
from caravela.kernel.events import EventSink
from caravela.kernel.options import SeatOption, Setup
from caravela.kernel.outcome import Outcome
from caravela.kernel.rules import Options
from caravela.kernel.state import State
from caravela.kernel.steps import StepRules, go
from caravela.kernel.view import View

FIRST_PLAYER: Final = SeatOption("first_player", MOST_SEATS)
SETUP: Final = Setup("1492", LEAST_SEATS, MOST_SEATS, "CC-SET-01", (FIRST_PLAYER,))


class ColumbusRules(StepRules[ColumbusState, Components]):
    """1492 with one set of components."""

    def __init__(self, parts: Components) -> None:
        super().__init__(parts, SPACE, STEPS)

    def setup(self, seats: int, options: Options, chance: Chance, events: EventSink | None) -> State:
        SETUP.check(seats, options)
        first = FIRST_PLAYER.seat(options, seats)
        state = empty_state(seats)
        board = self.parts.board
        state.round = 1
        state.pile = self.parts.cards[:]
        state.pile_left = CARDS
        state.lenses = self.parts.lenses[:]
        state.gusts = board.gust_squares[:]
        seat: i64
        for seat in range(state.seats):  # CC-SET-03
            state.squares[seat] = board.start
            state.barrels[seat] = self.parts.first_barrels
        note_shuffle(state)
        state.first = chance.below(seats) if first < 0 else first  # CC-SET-04
        state.turn = state.first
        if events is not None:
            events.emit(facts.first_chosen(state.first))
            events.emit(facts.round_began(state.round))
        go(state, TURN_START)
        self.flow(state, chance, events)
        return state

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, ColumbusState)
        return final_outcome(state) if state.step == OVER else None

    def rounds(self, state: State) -> int:
        assert isinstance(state, ColumbusState)
        return state.round

    def view(self, state: State, seat: int | None) -> View:
        assert isinstance(state, ColumbusState)
        return view_state(state, self.parts, seat)

    def determinize(self, view: View, chance: Chance) -> State:
        assert isinstance(view, ColumbusView)
        return determinize_view(view, chance)

    def observation_hash(self, state: State, seat: int) -> i64:
        assert isinstance(state, ColumbusState)
        return hash_observation(state, seat)

    def ending_rule(self, state: ColumbusState) -> str:
        return ending_rule(state)

    def not_now(self, state: ColumbusState, action: Action) -> Refusal | None:
        refusal = super().not_now(state, action)
        if refusal is not None and isinstance(action, PlayCard):
            return Refusal("CC-CRD-15", "no-card-now")
        return refusal

    def audit_state(self, state: ColumbusState) -> list[str]:
        return audit_state(state, self.parts)

    def encode(self, state: State) -> dict[str, object]:
        assert isinstance(state, ColumbusState)
        return encode_position(state, self.parts)

    def read_position(self, reader: Reader) -> ColumbusState:
        return PositionReader(reader, self.parts).read()

    def from_bytes(self, data: bytes) -> State:
        return state_from_bytes(data)
