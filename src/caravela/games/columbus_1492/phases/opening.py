"""The beginning and the end of a turn: missed turns, the choice before the first roll, and who is next."""

from mypy_extensions import i64

from caravela.games.columbus_1492 import events as facts
from caravela.games.columbus_1492.actions import GIVE_UP, ROLL, GiveUp, PlayCard, Roll
from caravela.games.columbus_1492.components import DICE, FACES, SIDES, Components
from caravela.games.columbus_1492.phases.cards import list_cards, play_card, why_not_play
from caravela.games.columbus_1492.phases.gusts import StepWithFlights, next_to_put_back
from caravela.games.columbus_1492.phases.step import take_barrels
from caravela.games.columbus_1492.scoring import ending_rule
from caravela.games.columbus_1492.state import (
    DICE_STEP,
    NOBODY,
    OPENING,
    PUT_BACK_STEP,
    TURN_END,
    TURN_START,
    ColumbusState,
)
from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Refusal
from caravela.kernel.events import EventSink
from caravela.kernel.steps import AutomaticStep, go


class TurnStart(AutomaticStep[ColumbusState, Components]):
    """CC-TRN-13: a turn that a mutiny costs is over at once."""

    def enter(self, state: ColumbusState, chance: Chance, events: EventSink | None) -> None:
        seat = state.turn
        if state.missed[seat] > 0:
            state.missed[seat] = state.missed[seat] - 1
            if events is not None:
                events.emit(facts.turn_missed(seat))
            go(state, TURN_END)
            return
        state.actor = seat
        if events is not None:
            events.emit(facts.turn_began(seat))
        go(state, OPENING)


class OpeningStep(StepWithFlights):
    """CC-TRN-01, CC-TRN-02: roll, or give the turn up; a kept card may come first (CC-TRN-09)."""

    question = "opening"
    rule = "CC-TRN-01"

    def takes(self, action: Action) -> bool:
        return isinstance(action, Roll | GiveUp | PlayCard)

    def list_actions(self, state: ColumbusState, seat: i64, actions: list[Action]) -> None:
        actions.append(ROLL)
        actions.append(GIVE_UP)
        list_cards(state, self.parts, self.flights, seat, actions)

    def advance(
        self, state: ColumbusState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        if isinstance(action, PlayCard):
            play_card(state, seat, action, events)
        elif isinstance(action, GiveUp):
            taken = take_barrels(state, self.parts, seat, self.parts.pass_barrels)
            if events is not None:
                events.emit(facts.turn_given_up(seat, taken))
            go(state, TURN_END)
        else:
            throw(state, self.parts, DICE, chance)
            state.rolled = 1
            if events is not None:
                events.emit(facts.dice_rolled(seat, state.dice))
            go(state, DICE_STEP)

    def refuse(self, state: ColumbusState, seat: i64, action: Action) -> Refusal:
        assert isinstance(action, PlayCard)
        return why_not_play(state, seat, action)


def throw(state: ColumbusState, parts: Components, count: i64, chance: Chance) -> None:
    """Rolls dice and adds them to the unused ones."""
    sides: i64 = SIDES
    die: i64
    for die in range(count):
        face = parts.faces[chance.below(sides)]
        state.dice[face] = state.dice[face] + 1


class TurnEnd(AutomaticStep[ColumbusState, Components]):
    """CC-TRN-12: first gusts are put back, then an extra turn is played, then the next seat's."""

    def enter(self, state: ColumbusState, chance: Chance, events: EventSink | None) -> None:
        if next_to_put_back(state):
            go(state, PUT_BACK_STEP)
            return
        state.rolled = 0
        state.used = 0
        state.card_played = 0
        face: i64
        for face in range(FACES):
            state.dice[face] = 0
        if state.extra > 0:
            state.extra -= 1
            if events is not None:
                events.emit(facts.extra_turn_began(state.turn))
        else:
            state.turn = (state.turn + 1) % state.seats
            if state.turn == state.first:  # CC-TRN-11
                state.round += 1
                if events is not None:
                    events.emit(facts.round_began(state.round))
        go(state, TURN_START)


class MatchOver(AutomaticStep[ColumbusState, Components]):
    """CC-END-01, CC-END-02: nothing else is carried out."""

    def enter(self, state: ColumbusState, chance: Chance, events: EventSink | None) -> None:
        state.actor = NOBODY
        if events is not None:
            events.emit(facts.match_won(state.winner, ending_rule(state)))
