"""Black, brown and white: discs that move along tracks, the progress tokens, and the white action's joker."""

from abc import abstractmethod

from mypy_extensions import i64

from caravela.games.amerigo import events as facts
from caravela.games.amerigo.actions import (
    ACTS_AS,
    ADVANCES,
    NO_TOKEN,
    RAISE_FLAG,
    RUN_OVER,
    TAKE_TOKENS,
    ActAs,
    Advance,
    LeaveToken,
    RaiseFlag,
    RunOver,
    TakeToken,
)
from caravela.games.amerigo.components import (
    ACTION_NAMES,
    ANY_COLOUR,
    FLAGSHIP,
    LAID_TOKENS,
    WHITE,
    Components,
)
from caravela.games.amerigo.phases.choosing import begin_action
from caravela.games.amerigo.phases.step import ActionStep, gain_gold
from caravela.games.amerigo.scoring import owns
from caravela.games.amerigo.state import (
    CANNONS,
    MOVE_DISC,
    NEXT_TURN,
    PROGRESS,
    PROGRESS_STEP,
    SHEET,
    TAKE_TOKEN,
    WHITE_SPACE,
    AmerigoState,
)
from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Refusal
from caravela.kernel.events import EventSink, Facts
from caravela.kernel.steps import Step, go


class TrackStep(ActionStep):
    """An action that moves one of the seat's discs, a space per action point."""

    place: i64 = 0
    """Where the disc stands on the seat's sheet."""

    @abstractmethod
    def last(self) -> i64:
        """The last space of the track."""

    @abstractmethod
    def move(self, state: AmerigoState, seat: i64, spaces: i64, events: EventSink | None) -> None:
        """Moves the disc; the points are paid already."""

    def enter(self, state: AmerigoState, chance: Chance, events: EventSink | None) -> None:
        """AM-CAN-03: an action may begin on the last space."""
        self.after_spending(state, state.actor, events)

    def after_spending(self, state: AmerigoState, seat: i64, events: EventSink | None) -> None:
        """AM-CAN-02: points left on the last space become gold once, and the action is over."""
        if state.points > 0 and state.sheets[seat * SHEET + self.place] == self.last():
            run_over(state, self, seat, events)
        else:
            self.settle(state, seat)

    def takes_own(self, action: Action) -> bool:
        return isinstance(action, Advance)

    def list_actions(self, state: AmerigoState, seat: i64, actions: list[Action]) -> None:
        self.list_advances(state, seat, actions)
        self.list_extras(state, seat, actions)

    def list_advances(self, state: AmerigoState, seat: i64, actions: list[Action]) -> None:
        left = self.last() - state.sheets[seat * SHEET + self.place]
        spaces: i64
        for spaces in range(state.points if state.points < left else left):
            actions.append(ADVANCES[spaces])

    def advance_own(
        self, state: AmerigoState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        assert isinstance(action, Advance)
        state.points -= action.spaces
        self.move(state, seat, action.spaces, events)

    def refuse_own(self, state: AmerigoState, seat: i64, action: Action) -> Refusal:
        assert isinstance(action, Advance)
        if action.spaces > state.points:
            return self.too_dear(state, self.rule, action.spaces)
        return Refusal(self.rule, "track-ends", {"last": int(self.last())})


def run_over(state: AmerigoState, step: TrackStep, seat: i64, events: EventSink | None) -> None:
    gold = step.parts.overflow_gold
    if events is not None:
        events.emit(facts.track_ran_over(seat, gold, state.points))
    gain_gold(state, step.parts, seat, gold, events)
    go(state, NEXT_TURN)


class ArmStep(TrackStep):
    """AM-CAN-01: a cannon for each point."""

    question = "arm"
    rule = "AM-CAN-01"
    place: i64 = CANNONS

    def last(self) -> i64:
        return self.parts.most_cannons

    def move(self, state: AmerigoState, seat: i64, spaces: i64, events: EventSink | None) -> None:
        at = seat * SHEET + CANNONS
        state.sheets[at] = state.sheets[at] + spaces
        if events is not None:
            events.emit(facts.cannons_added(seat, spaces, state.sheets[at]))
        self.after_spending(state, seat, events)


class ProgressStep(TrackStep):
    """AM-PRO-01: a space for each point, and a token at each space with victory points."""

    question = "progress"
    rule = "AM-PRO-01"
    place: i64 = PROGRESS

    def last(self) -> i64:
        return self.parts.last_progress

    def enter(self, state: AmerigoState, chance: Chance, events: EventSink | None) -> None:
        if state.advance_left > 0:
            self._move_on(state, state.actor, events)
        else:
            self.after_spending(state, state.actor, events)

    def move(self, state: AmerigoState, seat: i64, spaces: i64, events: EventSink | None) -> None:
        if events is not None:
            events.emit(facts.progress_moved(seat, spaces, state.sheets[seat * SHEET + PROGRESS] + spaces))
        state.advance_left = spaces
        self._move_on(state, seat, events)

    def _move_on(self, state: AmerigoState, seat: i64, events: EventSink | None) -> None:
        """Moves to the next space where a token may be taken, or as far as was said."""
        at = seat * SHEET + PROGRESS
        while state.advance_left > 0:
            state.advance_left -= 1
            space = state.sheets[at] + 1
            state.sheets[at] = space
            if self.parts.progress_marks[space] == 1 and any_laid(state):
                go(state, TAKE_TOKEN)
                return
        self.after_spending(state, seat, events)


def any_laid(state: AmerigoState) -> bool:
    place: i64 = 0
    while place < LAID_TOKENS and state.laid[place] < 0:
        place += 1
    return place < LAID_TOKENS


class TokenStep(Step[AmerigoState, Components]):
    """AM-PRO-01, AM-PRO-03: any of the tokens laid out, or none; then the disc goes on."""

    question = "token"
    rule = "AM-PRO-01"

    def takes(self, action: Action) -> bool:
        return isinstance(action, TakeToken | LeaveToken)

    def list_actions(self, state: AmerigoState, seat: i64, actions: list[Action]) -> None:
        place: i64
        for place in range(LAID_TOKENS):
            token = state.laid[place]
            if token >= 0:
                action = TAKE_TOKENS[self.parts.token_kinds[token]]
                if action not in actions:
                    actions.append(action)
        actions.append(NO_TOKEN)

    def advance(
        self, state: AmerigoState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        if isinstance(action, TakeToken):
            place: i64 = 0
            while state.laid[place] < 0 or self.parts.token_kinds[state.laid[place]] != action.kind:
                place += 1
            token = state.laid[place]
            state.laid[place] = -1
            state.holders[token] = seat
            if events is not None:
                events.emit(facts.token_taken(seat, self.parts.token_labels[token]))
        elif events is not None:
            events.emit(facts.token_left(seat))
        go(state, PROGRESS_STEP)

    def refuse(self, state: AmerigoState, seat: i64, action: Action) -> Refusal:
        return Refusal("AM-PRO-01", "token-not-laid", action.facts())


class MoveDiscStep(TrackStep):
    """AM-WHI-01: the order disc moves on."""

    question = "disc"
    rule = "AM-WHI-01"
    place: i64 = WHITE_SPACE

    def last(self) -> i64:
        return self.parts.last_white

    def move(self, state: AmerigoState, seat: i64, spaces: i64, events: EventSink | None) -> None:
        at = seat * SHEET + WHITE_SPACE
        space = state.sheets[at] + spaces
        put_disc(state, seat, space)
        if events is not None:
            events.emit(facts.disc_moved(seat, spaces, space, colour_key(self.parts.white_colours[space])))
        if state.step != MOVE_DISC:
            go(state, MOVE_DISC)
        else:
            self.after_spending(state, seat, events)


class SpecialStep(MoveDiscStep):
    """AM-WHI-01, AM-WHI-02, AM-TOK-12: the disc moves, or the white cubes take another colour."""

    question = "special"
    rule = "AM-WHI-01"

    def question_of(self, state: AmerigoState) -> str:
        """Ask for the disc alone if no other action is possible."""
        colour: i64
        for colour in range(WHITE):
            if self._may_act_as(state, state.actor, colour):
                return self.question
        return "disc"

    def enter(self, state: AmerigoState, chance: Chance, events: EventSink | None) -> None:
        """On the last space too there is something to choose."""

    def after_spending(self, state: AmerigoState, seat: i64, events: EventSink | None) -> None:
        """The points may still go to another action."""

    def takes_own(self, action: Action) -> bool:
        return isinstance(action, Advance | ActAs | RaiseFlag | RunOver)

    def list_actions(self, state: AmerigoState, seat: i64, actions: list[Action]) -> None:
        self.list_advances(state, seat, actions)
        colour: i64
        for colour in range(WHITE):
            if self._may_act_as(state, seat, colour):
                actions.append(ACTS_AS[colour])
        if owns(state, seat, FLAGSHIP) and state.ranking[0] != seat:
            actions.append(RAISE_FLAG)
        if state.sheets[seat * SHEET + WHITE_SPACE] == self.last():
            actions.append(RUN_OVER)
        self.list_extras(state, seat, actions)

    def _may_act_as(self, state: AmerigoState, seat: i64, colour: i64) -> bool:
        """AM-WHI-02: an action that cannot be chosen by itself in this phase."""
        return self._stands_for(state, seat, colour) and state.centre[colour] == 0

    def _stands_for(self, state: AmerigoState, seat: i64, colour: i64) -> bool:
        """AM-WHI-02, AM-WHI-03: the colour under the disc, or any on the last space."""
        under = self.parts.white_colours[state.sheets[seat * SHEET + WHITE_SPACE]]
        return under in (colour, ANY_COLOUR)

    def advance_own(
        self, state: AmerigoState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        if isinstance(action, ActAs):
            last = state.sheets[seat * SHEET + WHITE_SPACE] == self.last()
            rule = "AM-WHI-03" if last else "AM-WHI-02"
            begin_action(state, self.parts, seat, action.colour, rule, events)
        elif isinstance(action, RaiseFlag):
            first = state.ranking[0]
            put_disc(state, seat, state.sheets[first * SHEET + WHITE_SPACE])
            if events is not None:
                events.emit(facts.flag_raised(seat, first))
            go(state, NEXT_TURN)
        elif isinstance(action, RunOver):
            run_over(state, self, seat, events)
        else:
            super().advance_own(state, seat, action, chance, events)

    def refuse_own(self, state: AmerigoState, seat: i64, action: Action) -> Refusal:
        if isinstance(action, ActAs):
            if not self._stands_for(state, seat, action.colour):
                under = colour_key(self.parts.white_colours[state.sheets[seat * SHEET + WHITE_SPACE]])
                named: Facts = {"action": f"act-{ACTION_NAMES[action.colour]}", "colour": under}
                return Refusal("AM-WHI-02", "disc-elsewhere", named)
            return Refusal("AM-WHI-02", "cube-in-centre", action.facts())
        if isinstance(action, RaiseFlag):
            if owns(state, seat, FLAGSHIP):
                return Refusal("AM-TOK-12", "first-already")
            return Refusal("AM-TOK-12", "no-such-token", {"token": "flagship"})
        if isinstance(action, RunOver):
            return Refusal("AM-CAN-02", "not-at-end", {"last": int(self.last())})
        return super().refuse_own(state, seat, action)


def colour_key(colour: i64) -> str:
    """How a text names the colour of a space of the white track."""
    if colour < 0:
        return "space-start"
    return "space-any" if colour == ANY_COLOUR else f"act-{ACTION_NAMES[colour]}"


def put_disc(state: AmerigoState, seat: i64, space: i64) -> None:
    """AM-WHI-01: the disc comes onto a space, on top of those that lie there."""
    ranking = state.ranking
    count: i64 = state.seats
    state.sheets[seat * SHEET + WHITE_SPACE] = space
    at: i64 = 0
    while ranking[at] != seat:
        at += 1
    while at + 1 < count:
        ranking[at] = ranking[at + 1]
        at += 1
    at = count - 1
    while at > 0 and state.sheets[ranking[at - 1] * SHEET + WHITE_SPACE] <= space:
        ranking[at] = ranking[at - 1]
        at -= 1
    ranking[at] = seat
