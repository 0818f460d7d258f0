"""The laws of Mundus Novus: which steps a round has, and what every step leaves to the others."""

from typing import Final

from mypy_extensions import i64

from caravela.games.mundus_novus import events as facts
from caravela.games.mundus_novus.actions import SPACE
from caravela.games.mundus_novus.audit import audit_state
from caravela.games.mundus_novus.components import (
    KIND_NAMES,
    MARKET_SIZE,
    MOST_SEATS,
    RESOURCE_CARDS,
    Components,
)
from caravela.games.mundus_novus.determinize import determinize_view
from caravela.games.mundus_novus.developments import fill_queue
from caravela.games.mundus_novus.phases.cards import draw_card
from caravela.games.mundus_novus.position import PositionReader, encode_position
from caravela.games.mundus_novus.scoring import ending, ending_rule, final_outcome
from caravela.games.mundus_novus.state import (
    IN_PILE,
    NEW_ROUND,
    OVER,
    MundusState,
    empty_state,
    state_from_bytes,
)
from caravela.games.mundus_novus.steps import STEPS
from caravela.games.mundus_novus.view import MundusView, view_state
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

FIRST_MASTER: Final = SeatOption("first_master", MOST_SEATS)
SETUP: Final = Setup("Mundus Novus", 2, MOST_SEATS, "MN-SET-01", (FIRST_MASTER,))


class MundusRules(StepRules[MundusState, Components]):
    """Mundus Novus with one set of components."""

    order_rule = "MN-EVT-13"

    def __init__(self, parts: Components) -> None:
        super().__init__(parts, SPACE, STEPS)

    def setup(self, seats: int, options: Options, chance: Chance, events: EventSink | None) -> State:
        SETUP.check(seats, options)
        master = FIRST_MASTER.seat(options, seats)
        state = empty_state(seats)
        state.pile = self.parts.copies[:]
        state.pile_left = RESOURCE_CARDS
        place: i64
        for place in range(MARKET_SIZE):  # MN-SET-03
            state.market[place] = draw_card(state, chance, None)
        for card in self.parts.serves(seats):  # MN-SET-04
            state.unseen[card] = 1
            state.owners[card] = IN_PILE
            state.unseen_left += 1
        fill_queue(state, self.parts, chance, None)
        state.master = chance.below(seats) if master < 0 else master  # MN-SET-10
        if events is not None:
            events.emit(facts.market_laid([KIND_NAMES[kind] for kind in state.market]))
            events.emit(facts.queue_laid([self.parts.labels[card] for card in state.queue]))
            events.emit(facts.master_drawn(state.master))
        go(state, NEW_ROUND)
        self.flow(state, chance, events)
        return state

    def outcome(self, state: State) -> Outcome | None:
        assert isinstance(state, MundusState)
        return final_outcome(state, self.parts) if state.step == OVER else None

    def rounds(self, state: State) -> int:
        assert isinstance(state, MundusState)
        return state.round

    def view(self, state: State, seat: int | None) -> View:
        assert isinstance(state, MundusState)
        return view_state(state, self.parts, seat)

    def determinize(self, view: View, chance: Chance) -> State:
        assert isinstance(view, MundusView)
        return determinize_view(view, self.steps, chance)

    def ending_rule(self, state: MundusState) -> str:
        return ending_rule(ending(state, self.parts))

    def refusal(self, state: State, seat: int, action: Action) -> Refusal:
        """Complain about the step first: several seats may choose at once, so the turn explains less."""
        assert isinstance(state, MundusState)
        wrong_step = None if state.step == OVER else self.not_now(state, action)
        return wrong_step or super().refusal(state, seat, action)

    def audit_state(self, state: MundusState) -> list[str]:
        return audit_state(state, self.parts)

    def encode(self, state: State) -> dict[str, object]:
        assert isinstance(state, MundusState)
        return encode_position(state, self.parts)

    def read_position(self, reader: Reader) -> MundusState:
        return PositionReader(reader, self.parts).read()

    def from_bytes(self, data: bytes) -> State:
        return state_from_bytes(data)
