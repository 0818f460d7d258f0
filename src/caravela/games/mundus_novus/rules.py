"""The laws of Mundus Novus: which steps a round has, and what every step leaves to the others."""

from collections.abc import Mapping

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
from caravela.games.mundus_novus.phases.closing import EndCheck, MatchOver, StoreStep
from caravela.games.mundus_novus.phases.combining import DevelopStep, FillStep
from caravela.games.mundus_novus.phases.event import CoronadoStep, NewRound
from caravela.games.mundus_novus.phases.progression import ChooseFirstStep, TurnStep
from caravela.games.mundus_novus.phases.step import Step, go
from caravela.games.mundus_novus.phases.supply import Deal, PirateStep, ServeStep, SplitStep
from caravela.games.mundus_novus.phases.taking import GiftStep, PlaceStep, TakeStep
from caravela.games.mundus_novus.phases.trade import AnnounceStep, ChooseMasterStep, OfferStep
from caravela.games.mundus_novus.position import decode_position, encode_position
from caravela.games.mundus_novus.scoring import ending, ending_rule, final_outcome
from caravela.games.mundus_novus.state import (
    IN_PILE,
    NEW_ROUND,
    OVER,
    MundusState,
    empty_state,
    state_from_bytes,
)
from caravela.games.mundus_novus.view import MundusView, view_state
from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Decision, Refusal
from caravela.kernel.events import EventSink
from caravela.kernel.outcome import Outcome
from caravela.kernel.rules import OptionError, Options, Rules
from caravela.kernel.seats import SEAT_LETTERS, seat_fact
from caravela.kernel.state import State
from caravela.kernel.view import View

LEAST_SEATS = 2
RANDOM_MASTER = "random"


class MundusRules(Rules):
    """Mundus Novus with one set of components."""

    def __init__(self, parts: Components) -> None:
        self.parts = parts
        self.space = SPACE
        # In the order of the step numbers of state.py.
        self.steps: list[Step] = [
            NewRound(parts),
            CoronadoStep(parts),
            Deal(parts),
            SplitStep(parts),
            ServeStep(parts),
            PirateStep(parts),
            AnnounceStep(parts),
            OfferStep(parts),
            ChooseMasterStep(parts),
            TakeStep(parts),
            PlaceStep(parts),
            GiftStep(parts),
            ChooseFirstStep(parts),
            TurnStep(parts),
            FillStep(parts),
            DevelopStep(parts),
            EndCheck(parts),
            StoreStep(parts),
            MatchOver(parts),
        ]

    def setup(self, seats: int, options: Options, chance: Chance, events: EventSink | None) -> State:
        if not LEAST_SEATS <= seats <= MOST_SEATS:  # MN-SET-01
            raise OptionError(
                f"Mundus Novus is for {LEAST_SEATS} to {MOST_SEATS} players, not {seats} [MN-SET-01]"
            )
        master = _chosen_master(seats, options)
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
        self._flow(state, chance, events)
        return state

    def _flow(self, state: MundusState, chance: Chance, events: EventSink | None) -> None:
        """Enters steps until one waits for a decision or the match is over."""
        while state.entering:
            state.entering = False
            self.steps[state.step].enter(state, chance, events)

    def decisions(self, state: State) -> list[Decision]:
        assert isinstance(state, MundusState)
        found: list[Decision] = []
        if state.step == OVER:
            return found
        step = self.steps[state.step]
        seat: i64
        for seat in range(state.seats):
            owed = step.asks(state, seat)
            if owed or step.may_change(state, seat):
                found.append(self._decision(state, step, seat, owed))
        return found

    def next_decision(self, state: State) -> Decision | None:
        assert isinstance(state, MundusState)
        if state.step == OVER:
            return None
        step = self.steps[state.step]
        seat: i64
        if state.actor >= 0 and step.asks(state, state.actor):
            return self._decision(state, step, state.actor, True)
        for seat in range(state.seats):
            if step.asks(state, seat):
                return self._decision(state, step, seat, True)
        return None

    def _decision(self, state: MundusState, step: Step, seat: i64, owed: bool) -> Decision:
        actions: list[Action] = []
        step.list_actions(state, seat, actions)
        return Decision(seat, step.question, step.cited(state), actions, owed, step.secret, step.public)

    def advance(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        assert isinstance(state, MundusState)
        self.steps[state.step].advance(state, seat, action, chance, events)
        if state.entering:
            self._flow(state, chance, events)

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

    def refusal(self, state: State, seat: int, action: Action) -> Refusal:
        assert isinstance(state, MundusState)
        if state.step == OVER:
            return Refusal(ending_rule(ending(state, self.parts)), "match-over")
        step = self.steps[state.step]
        if not step.takes(action):
            for other in self.steps:
                if other.takes(action):
                    named = {"now": f"step-{step.question}", "then": f"step-{other.question}"}
                    return Refusal("MN-EVT-13", "not-now", dict(named))
        if not (step.asks(state, seat) or step.may_change(state, seat)):
            if state.actor >= 0:
                named = {"seat": seat_fact(int(state.actor))}
                return Refusal(step.cited(state), "not-your-turn", dict(named))
            return step.idle(state, seat)
        return step.refuse(state, seat, action)

    def audit(self, state: State) -> list[str]:
        assert isinstance(state, MundusState)
        return audit_state(state, self.parts, self.steps)

    def encode(self, state: State) -> dict[str, object]:
        assert isinstance(state, MundusState)
        return encode_position(state, self.parts)

    def decode(self, document: object) -> State:
        return decode_position(document, self.parts, self.steps)

    def from_bytes(self, data: bytes) -> State:
        return state_from_bytes(data)


def _chosen_master(seats: int, options: Mapping[str, object]) -> int:
    """The seat that the option names as first Trade Master; -1 leaves it to chance (MN-SET-10)."""
    unknown = sorted(set(options) - {"first_master"})
    if unknown:
        raise OptionError(f"Mundus Novus has no option {', '.join(unknown)}; its option is first_master")
    choice = options.get("first_master", RANDOM_MASTER)
    letters = list(SEAT_LETTERS[:seats])
    if choice == RANDOM_MASTER:
        return -1
    if choice not in letters:
        raise OptionError(
            f"first_master is {choice!r}; it must be {RANDOM_MASTER} or one of {', '.join(letters)}"
        )
    return letters.index(str(choice))
