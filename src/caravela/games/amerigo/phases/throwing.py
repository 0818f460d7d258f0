"""The frame of a round: its beginning, the throw of each phase, and whose turn comes next."""

from mypy_extensions import i64

from caravela.games.amerigo import events as facts
from caravela.games.amerigo.components import COLOURS, ROUNDS, WHITE, Components
from caravela.games.amerigo.phases.display import lay_production, lay_tokens, reveal_marker
from caravela.games.amerigo.state import (
    CHOOSE,
    NEXT_TURN,
    NO_COLOUR,
    NOBODY,
    PIRATES,
    THROW,
    AmerigoState,
)
from caravela.games.amerigo.tower import throw
from caravela.kernel.bags import empty, pour, total
from caravela.kernel.chance import Chance
from caravela.kernel.events import EventSink
from caravela.kernel.steps import AutomaticStep, go


class NewRound(AutomaticStep[AmerigoState, Components]):
    """AM-RND-01, AM-PIR-03: what is renewed before a round, then its first phase."""

    def enter(self, state: AmerigoState, chance: Chance, events: EventSink | None) -> None:
        state.round += 1
        state.phase = 0
        rule = "AM-PIR-03" if state.round > 1 else "AM-SET-11"
        if events is not None:
            events.emit(facts.round_began(state.round, self.parts.time[state.round - 1]))
        reveal_marker(state, self.parts, chance, events, rule)
        lay_tokens(state, self.parts, chance, events)
        lay_production(state, self.parts, chance, events)
        go(state, THROW)


class Throw(AutomaticStep[AmerigoState, Components]):
    """AM-RND-02, AM-RND-09: the cubes of the phase go into the tower; what comes out opens the actions."""

    def enter(self, state: AmerigoState, chance: Chance, events: EventSink | None) -> None:
        phase = state.phase
        thrown = state.storage[phase]
        if thrown > 0:
            cubes = empty(COLOURS)
            cubes[phase] = thrown
            state.storage[phase] = 0
            state.centre = throw(state, self.parts, cubes, chance)
        if total(state.centre) == 0:
            if events is not None:
                events.emit(facts.phase_skipped(phase, thrown))
            end_phase(state)
            return
        if events is not None:
            events.emit(facts.phase_began(phase, thrown, state.centre, action_points(state)))
        state.order = state.ranking[:]  # AM-RND-05, AM-RND-06
        state.turn_at = -1
        go(state, NEXT_TURN)


class NextTurn(AutomaticStep[AmerigoState, Components]):
    """AM-RND-05, AM-RND-08: the next seat in order, or the end of the phase."""

    def enter(self, state: AmerigoState, chance: Chance, events: EventSink | None) -> None:
        state.action = NO_COLOUR
        state.points = 0
        state.neutrals_left = 0
        state.ship = -1
        state.ships_moved = 0
        state.turn_at += 1
        if state.turn_at < state.seats:
            state.actor = state.order[state.turn_at]
            go(state, CHOOSE)
            return
        pour(state.centre, state.storage)
        end_phase(state)


def end_phase(state: AmerigoState) -> None:
    state.actor = NOBODY
    state.turn_at = 0
    if state.phase == WHITE:
        go(state, PIRATES)
    else:
        state.phase += 1
        go(state, THROW)


def action_points(state: AmerigoState) -> i64:
    """AM-RND-03: the greatest number of cubes of one colour in the centre."""
    most: i64 = 0
    colour: i64
    for colour in range(COLOURS):
        if state.centre[colour] > most:
            most = state.centre[colour]
    return most


def is_last_round(state: AmerigoState) -> bool:
    return state.round == ROUNDS
