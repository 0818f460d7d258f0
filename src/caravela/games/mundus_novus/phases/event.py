"""The event of the round: set by the head of the queue, or bought by Coronado's owner."""

from typing import Final

from mypy_extensions import i64

from caravela.games.mundus_novus import events as facts
from caravela.games.mundus_novus.actions import SET_EVENTS, SetEvent
from caravela.games.mundus_novus.components import CORONADO, NO_EVENT, Components
from caravela.games.mundus_novus.phases.step import earn, owner_of
from caravela.games.mundus_novus.state import (
    CORONADO_STEP,
    DEAL,
    NOBODY,
    PAID_FOR_EVENTS,
    MundusState,
)
from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Refusal
from caravela.kernel.events import EventSink
from caravela.kernel.steps import AutomaticStep, Step, go

EVENT_PRICE: Final = 2


class NewRound(AutomaticStep[MundusState, Components]):
    """MN-EVT-02, MN-EVT-03: the icon at the head of the queue sets the event, but never in round 1."""

    def enter(self, state: MundusState, chance: Chance, events: EventSink | None) -> None:
        state.round += 1
        head = state.queue[0]
        state.event = NO_EVENT
        if state.round > 1 and head >= 0:
            state.event = self.parts.icon[head]
        if events is not None:
            events.emit(facts.round_began(state.round, state.event))
        go(state, CORONADO_STEP)


class CoronadoStep(Step[MundusState, Components]):
    """MN-DEV-17: without an icon at the head of the queue Coronado's owner may pay for an event."""

    question = "coronado"
    rule = "MN-DEV-17"

    def enter(self, state: MundusState, chance: Chance, events: EventSink | None) -> None:
        state.actor = NOBODY
        if state.round > 1 and state.event == NO_EVENT:
            seat = owner_of(state, CORONADO)
            if seat >= 0 and state.doubloons[seat] >= EVENT_PRICE:
                state.actor = seat
                return
        go(state, DEAL)

    def takes(self, action: Action) -> bool:
        return isinstance(action, SetEvent)

    def list_actions(self, state: MundusState, seat: i64, actions: list[Action]) -> None:
        actions.extend(SET_EVENTS)

    def advance(
        self, state: MundusState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        assert isinstance(action, SetEvent)
        if action.event != NO_EVENT:
            earn(state, seat, -EVENT_PRICE, PAID_FOR_EVENTS)
            state.event = action.event
        if events is not None:
            if action.event != NO_EVENT:
                events.emit(facts.event_bought(seat, action.event))
            else:
                events.emit(facts.event_not_bought(seat))
        go(state, DEAL)

    def refuse(self, state: MundusState, seat: i64, action: Action) -> Refusal:
        raise AssertionError("every event may be bought")
