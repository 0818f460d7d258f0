"""The laws of 1492: which steps a turn has, and what every step leaves to the others."""

from collections.abc import Mapping

from mypy_extensions import i64

from caravela.games.columbus_1492 import events as facts
from caravela.games.columbus_1492.actions import SPACE, PlayCard
from caravela.games.columbus_1492.audit import audit_state
from caravela.games.columbus_1492.components import CARDS, LEAST_SEATS, MOST_SEATS, Components
from caravela.games.columbus_1492.determinize import determinize_view
from caravela.games.columbus_1492.phases.cards import MutinyStep
from caravela.games.columbus_1492.phases.dice import DiceStep
from caravela.games.columbus_1492.phases.gusts import Flights, FlightStep, MoveOnStep, PutBackStep
from caravela.games.columbus_1492.phases.opening import MatchOver, OpeningStep, TurnEnd, TurnStart
from caravela.games.columbus_1492.phases.piles import note_shuffle
from caravela.games.columbus_1492.phases.sailing import WindStep
from caravela.games.columbus_1492.phases.step import Step, go
from caravela.games.columbus_1492.phases.storms import AnswerStep, SpinStep
from caravela.games.columbus_1492.position import decode_position, encode_position
from caravela.games.columbus_1492.scoring import ending_rule, final_outcome
from caravela.games.columbus_1492.state import (
    OVER,
    TURN_START,
    ColumbusState,
    empty_state,
    state_from_bytes,
)
from caravela.games.columbus_1492.view import ColumbusView, sight_of, view_state
from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Decision, Refusal
from caravela.kernel.events import EventSink
from caravela.kernel.outcome import Outcome
from caravela.kernel.rules import OptionError, Options, Rules
from caravela.kernel.seats import SEAT_LETTERS, seat_fact
from caravela.kernel.state import State
from caravela.kernel.view import View

RANDOM_FIRST = "random"


class ColumbusRules(Rules):
    """1492 with one set of components."""

    def __init__(self, parts: Components) -> None:
        self.parts = parts
        self.space = SPACE
        flights = Flights(parts.board)
        # In the order of the step numbers of state.py.
        self.steps: list[Step] = [
            TurnStart(parts),
            OpeningStep(parts, flights),
            DiceStep(parts, flights),
            AnswerStep(parts),
            SpinStep(parts),
            MutinyStep(parts),
            WindStep(parts),
            FlightStep(parts, flights),
            TurnEnd(parts),
            PutBackStep(parts),
            MoveOnStep(parts),
            MatchOver(parts),
        ]

    def setup(self, seats: int, options: Options, chance: Chance, events: EventSink | None) -> State:
        if not LEAST_SEATS <= seats <= MOST_SEATS:  # CC-SET-01
            raise OptionError(f"1492 is for {LEAST_SEATS} to {MOST_SEATS} players, not {seats} [CC-SET-01]")
        first = _chosen_first(seats, options)
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
        self._flow(state, chance, events)
        return state

    def _flow(self, state: ColumbusState, chance: Chance, events: EventSink | None) -> None:
        """Enters steps until one waits for a decision or the match is over."""
        while state.entering:
            state.entering = False
            self.steps[state.step].enter(state, chance, events)
        state.wrecked = False

    def decisions(self, state: State) -> list[Decision]:
        decision = self.next_decision(state)
        return [] if decision is None else [decision]

    def next_decision(self, state: State) -> Decision | None:
        assert isinstance(state, ColumbusState)
        if state.step == OVER:
            return None
        step = self.steps[state.step]
        seat = state.actor
        actions: list[Action] = []
        step.list_actions(state, seat, actions)
        return Decision(seat, step.asks(state), step.rule, actions)

    def advance(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        assert isinstance(state, ColumbusState)
        self.steps[state.step].advance(state, seat, action, chance, events)
        if state.entering:
            self._flow(state, chance, events)

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

    def sight(self, state: State, seat: int) -> i64:
        assert isinstance(state, ColumbusState)
        return sight_of(state, seat)

    def refusal(self, state: State, seat: int, action: Action) -> Refusal:
        assert isinstance(state, ColumbusState)
        if state.step == OVER:
            return Refusal(ending_rule(state), "match-over")
        if seat != state.actor:
            named = {"seat": seat_fact(int(state.actor))}
            return Refusal(self.steps[state.step].rule, "not-your-turn", dict(named))
        step = self.steps[state.step]
        if step.takes(action):
            return step.refuse(state, seat, action)
        if isinstance(action, PlayCard):
            return Refusal("CC-CRD-15", "no-card-now")
        for other in self.steps:
            if other.takes(action):
                named = {"now": f"step-{step.question}", "then": f"step-{other.question}"}
                return Refusal(other.rule, "not-now", dict(named))
        raise AssertionError("every action belongs to a step")

    def audit(self, state: State) -> list[str]:
        assert isinstance(state, ColumbusState)
        return audit_state(state, self.parts, self.steps)

    def encode(self, state: State) -> dict[str, object]:
        assert isinstance(state, ColumbusState)
        return encode_position(state, self.parts)

    def decode(self, document: object) -> State:
        return decode_position(document, self.parts, self.steps)

    def from_bytes(self, data: bytes) -> State:
        return state_from_bytes(data)


def _chosen_first(seats: int, options: Mapping[str, object]) -> int:
    """The seat that the option names as first player; -1 leaves it to chance (CC-SET-04)."""
    unknown = sorted(set(options) - {"first_player"})
    if unknown:
        raise OptionError(f"1492 has no option {', '.join(unknown)}; its option is first_player")
    choice = options.get("first_player", RANDOM_FIRST)
    letters = list(SEAT_LETTERS[:seats])
    if choice == RANDOM_FIRST:
        return -1
    if choice not in letters:
        raise OptionError(
            f"first_player is {choice!r}; it must be {RANDOM_FIRST} or one of {', '.join(letters)}"
        )
    return letters.index(str(choice))
