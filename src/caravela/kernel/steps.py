"""Steps: the parts of a round, each with its own choices. `StepRules` runs them for every game."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from caravela.kernel.actions import Action, ActionSpace
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Decision, Refusal
from caravela.kernel.documents import Reader
from caravela.kernel.events import EventSink
from caravela.kernel.positions import decode_position
from caravela.kernel.rules import Rules
from caravela.kernel.seats import seat_fact, seat_letter
from caravela.kernel.state import State

UNSEALED: Final = -1
"""Entry of `sealed` for a seat that has not chosen."""
HIDDEN_SEAL: Final = -2
"""Entry of `sealed` in a view, for a choice that another seat has made."""


@mypyc_attr(allow_interpreted_subclasses=True)
class StepState(State):
    """A state that knows its step."""

    __slots__ = ("actor", "entering", "step")

    step: i64
    actor: i64
    """The seat that chooses in a step for one seat; -1 in a step for several seats and at the end."""
    entering: bool
    """True only inside `advance`, between leaving a step and entering the next."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedState(StepState):
    """A state of a game in which several seats choose in secret at once."""

    __slots__ = ("sealed",)

    sealed: vec[i64]
    """Secret choices by seat, as action codes."""


S = TypeVar("S", bound=StepState)
Sealed = TypeVar("Sealed", bound=SealedState)
P = TypeVar("P")


def go(state: StepState, step: i64) -> None:
    """Leave the current step; the rules then enter the given one."""
    state.step = step
    state.entering = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(ABC, Generic[S, P]):
    """One step of a game with states S and components P. It holds no state of a match."""

    question: str = ""
    """Text key of its question, and with the prefix `step-` of its name."""
    rule: str = ""
    """Ledger id of the rule that asks."""
    several: bool = False
    """True if several seats may choose at once, not the actor alone."""
    secret: bool = False
    public: bool = False
    """True if its choices follow from what everybody sees."""

    def __init__(self, parts: P) -> None:
        self.parts = parts
        self.name = ""
        """Its name in the step table."""

    def question_of(self, state: S) -> str:
        """Return the text key of the question in this state. Only public facts may decide it."""
        return self.question

    def cited(self, state: S) -> str:
        """Return the ledger id of the rule that asks in this state."""
        return self.rule

    def enter(self, state: S, chance: Chance, events: EventSink | None) -> None:
        """Begin the step: leave a decision to make, or go to another step."""

    def owes(self, state: S, seat: i64) -> bool:
        """Return whether the seat owes a choice now."""
        return seat == state.actor

    def may_change(self, state: S, seat: i64) -> bool:
        """Return whether the seat has chosen and may choose again."""
        return False

    def idle(self, state: S, seat: i64) -> Refusal:
        """Return why a seat has nothing to choose in a step for several seats."""
        return Refusal(self.rule, "nothing-to-choose")

    @abstractmethod
    def takes(self, action: Action) -> bool:
        """Return whether this kind of action belongs to this step."""

    @abstractmethod
    def list_actions(self, state: S, seat: i64, actions: list[Action]) -> None:
        """Append every legal action of a seat that owes a choice or may change it."""

    @abstractmethod
    def advance(self, state: S, seat: i64, action: Action, chance: Chance, events: EventSink | None) -> None:
        """Apply a legal action."""

    @abstractmethod
    def refuse(self, state: S, seat: i64, action: Action) -> Refusal:
        """Return why an action of this step is not legal for a seat that may choose."""

    def decision(self, state: S, seat: i64, owed: bool) -> Decision:
        actions: list[Action] = []
        self.list_actions(state, seat, actions)
        return Decision(
            seat, self.question_of(state), self.cited(state), actions, owed, self.secret, self.public
        )

    def listed(self, state: S, seat: i64) -> list[Action]:
        actions: list[Action] = []
        self.list_actions(state, seat, actions)
        return actions

    def audit(self, state: S) -> list[str]:
        """List why the match cannot continue from this state."""
        owing = [seat for seat in range(state.seats) if self.owes(state, seat)]
        if not owing:
            return [f"nobody has anything to decide in the step {self.name}"]
        stuck = [seat for seat in owing if not self.listed(state, seat)]
        return [f"seat {seat_letter(seat)} has no legal action" for seat in stuck]


@mypyc_attr(allow_interpreted_subclasses=True)
class AutomaticStep(Step[S, P]):
    """A step without choices."""

    def owes(self, state: S, seat: i64) -> bool:
        return False

    def takes(self, action: Action) -> bool:
        return False

    def list_actions(self, state: S, seat: i64, actions: list[Action]) -> None:
        raise AssertionError("an automatic step has no choices")

    def advance(self, state: S, seat: i64, action: Action, chance: Chance, events: EventSink | None) -> None:
        raise AssertionError("an automatic step has no choices")

    def refuse(self, state: S, seat: i64, action: Action) -> Refusal:
        raise AssertionError("an automatic step has no choices")


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedStep(Step[Sealed, P]):
    """A step in which several seats choose in secret at once. The last choice reveals all."""

    several: bool = True
    secret: bool = True

    @abstractmethod
    def concerns(self, state: Sealed, seat: i64) -> bool:
        """Return whether the seat has something to choose here."""

    def owes(self, state: Sealed, seat: i64) -> bool:
        return state.sealed[seat] == UNSEALED and self.concerns(state, seat)

    def may_change(self, state: Sealed, seat: i64) -> bool:
        return state.sealed[seat] != UNSEALED

    def could_seal(self, state: Sealed, seat: i64) -> bool:
        """Return whether the sealed choice of a seat was a legal one."""
        code = state.sealed[seat]
        return any(action.code == code for action in self.listed(state, seat))

    def audit(self, state: Sealed) -> list[str]:
        chosen = [seat for seat in range(state.seats) if state.sealed[seat] != UNSEALED]
        wrong = [seat for seat in chosen if not self.could_seal(state, seat)]
        return [
            *super().audit(state),
            *(f"seat {seat_letter(seat)} has sealed a choice it cannot make" for seat in wrong),
        ]

    def all_sealed(self, state: Sealed) -> bool:
        return all(not self.owes(state, seat) for seat in range(state.seats))

    def unseal(self, state: Sealed) -> None:
        seat: i64
        for seat in range(state.seats):
            state.sealed[seat] = UNSEALED


StepTable = Sequence[tuple[int, str, Callable[[P], Step[S, P]]]]
"""Every step of a game in order: number, name in position documents, class. The last one is the end."""


def step_names(table: StepTable[P, S]) -> tuple[str, ...]:
    """Return the names by step number. Raise ValueError unless the numbers count from 0."""
    for place, (number, name, _) in enumerate(table):
        if number != place:
            raise ValueError(f"the step {name!r} has the number {number}, but stands at place {place}")
    return tuple(name for _, name, _ in table)


@mypyc_attr(allow_interpreted_subclasses=True)
class StepRules(Rules, Generic[S, P]):
    """Rules that are a table of steps."""

    turn_rule: str = ""
    """Ledger id that refuses a choice out of turn; empty cites the current step."""
    order_rule: str = ""
    """Ledger id that refuses an action of another step; empty cites that step."""

    def __init__(self, parts: P, space: ActionSpace, table: StepTable[P, S]) -> None:
        self.parts = parts
        self.space = space
        self.steps: list[Step[S, P]] = []
        for _, name, new_step in table:
            step = new_step(parts)
            step.name = name
            self.steps.append(step)
        self.over: i64 = len(self.steps) - 1

    @abstractmethod
    def ending_rule(self, state: S) -> str:
        """Return the ledger id of the rule that ended the match."""

    @abstractmethod
    def audit_state(self, state: S) -> list[str]:
        """List everything wrong with a state, except that nobody can choose."""

    @abstractmethod
    def read_position(self, reader: Reader) -> S:
        """Read the state of a position document and record its faults in the reader."""

    def audit(self, state: State) -> list[str]:
        now = cast("S", state)
        faults = self.audit_state(now)
        return self.steps[now.step].audit(now) if not faults and now.step != self.over else faults

    def decode(self, document: object) -> State:
        return decode_position(document, self.read_position, self.audit)

    def flow(self, state: S, chance: Chance, events: EventSink | None) -> None:
        """Enter steps until one waits for a decision or the match is over."""
        while state.entering:
            state.entering = False
            self.steps[state.step].enter(state, chance, events)

    def decisions(self, state: State) -> list[Decision]:
        now = cast("S", state)
        found: list[Decision] = []
        if now.step == self.over:
            return found
        step = self.steps[now.step]
        seat: i64
        for seat in range(now.seats):
            owed = step.owes(now, seat)
            if owed or step.may_change(now, seat):
                found.append(step.decision(now, seat, owed))
        return found

    def next_decision(self, state: State) -> Decision | None:
        now = cast("S", state)
        if now.step == self.over:
            return None
        step = self.steps[now.step]
        if not step.several:  # the same as step.decision(), without a call: random play spends its time here
            actions: list[Action] = []
            step.list_actions(now, now.actor, actions)
            question, rule = step.question_of(now), step.cited(now)
            return Decision(now.actor, question, rule, actions, True, step.secret, step.public)
        seat: i64
        for seat in range(now.seats):
            if step.owes(now, seat):
                return step.decision(now, seat, True)
        return None

    def decision_of(self, state: State, seat: int) -> Decision | None:
        now = cast("S", state)
        if now.step == self.over or not 0 <= seat < now.seats:
            return None
        step = self.steps[now.step]
        owed = step.owes(now, seat)
        return step.decision(now, seat, owed) if owed or step.may_change(now, seat) else None

    def advance(
        self, state: State, seat: int, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        now = cast("S", state)
        self.steps[now.step].advance(now, seat, action, chance, events)
        if now.entering:
            self.flow(now, chance, events)

    def refusal(self, state: State, seat: int, action: Action) -> Refusal:
        now = cast("S", state)
        if now.step == self.over:
            return Refusal(self.ending_rule(now), "match-over")
        return (
            self.not_your_turn(now, seat)
            or self.not_now(now, action)
            or self.steps[now.step].refuse(now, seat, action)
        )

    def not_your_turn(self, state: S, seat: int) -> Refusal | None:
        """Return why the seat has nothing to choose, or None if it has."""
        step = self.steps[state.step]
        if step.owes(state, seat) or step.may_change(state, seat):
            return None
        if step.several:
            return step.idle(state, seat)
        rule = self.turn_rule or step.cited(state)
        return Refusal(rule, "not-your-turn", {"seat": seat_fact(int(state.actor))})

    def not_now(self, state: S, action: Action) -> Refusal | None:
        """Return why the current step does not take the action, or None if it does."""
        step = self.steps[state.step]
        if step.takes(action):
            return None
        for other in self.steps:
            if other.takes(action):
                rule = self.order_rule or other.rule
                return Refusal(
                    rule, "not-now", {"now": f"step-{step.question}", "then": f"step-{other.question}"}
                )
        raise AssertionError(f"no step takes the action {action.notation}")
