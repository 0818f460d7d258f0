"""Progression: a player's turn of combinations, relic sales and, at its end, income."""

from mypy_extensions import i64

from caravela.games.mundus_novus import events as facts
from caravela.games.mundus_novus.actions import (
    END_TURN,
    MAKE_PERFECT,
    NAME_FIRSTS,
    SELLS,
    EndTurn,
    MakeDifferent,
    MakePerfect,
    MakeSet,
    NameFirst,
    SellRelics,
)
from caravela.games.mundus_novus.combinations import (
    ALL_KINDS,
    any_free_merchant,
    can_be_perfect,
    list_differents,
    list_sets,
    most_turned,
)
from caravela.games.mundus_novus.components import (
    KIND_NAMES,
    KINDS,
    KINGS_AID,
    MOST_RELICS_SOLD,
    RELIC,
    Components,
)
from caravela.games.mundus_novus.phases.cards import discard_known
from caravela.games.mundus_novus.phases.combining import finish_different
from caravela.games.mundus_novus.phases.step import earn, touched_by
from caravela.games.mundus_novus.scoring import shipyard_opponents
from caravela.games.mundus_novus.state import (
    ASSETS,
    DEVELOP,
    DIFFERENT,
    END_CHECK,
    FILL,
    FROM_INCOME,
    FROM_RELICS,
    FROM_SHIPYARDS,
    IDENTICAL,
    INCOME,
    NO_COMBINATION,
    PERFECT,
    SHIPYARDS,
    TURN,
    MundusState,
)
from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Refusal
from caravela.kernel.events import EventSink
from caravela.kernel.steps import Step, go


class ChooseFirstStep(Step[MundusState, Components]):
    """MN-PRG-01: the Trade Master names the first player."""

    question = "first"
    rule = "MN-PRG-01"
    public = True

    def enter(self, state: MundusState, chance: Chance, events: EventSink | None) -> None:
        state.actor = state.master

    def takes(self, action: Action) -> bool:
        return isinstance(action, NameFirst)

    def list_actions(self, state: MundusState, seat: i64, actions: list[Action]) -> None:
        some: i64
        for some in range(state.seats):
            actions.append(NAME_FIRSTS[some])

    def advance(
        self, state: MundusState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        assert isinstance(action, NameFirst)
        if events is not None:
            events.emit(facts.first_named(seat, action.seat))
        state.actor = action.seat
        state.turns_left = state.seats
        begin_turn(state)

    def refuse(self, state: MundusState, seat: i64, action: Action) -> Refusal:
        return Refusal("MN-SET-01", "no-such-seat", action.facts())


def begin_turn(state: MundusState) -> None:
    state.sets_made = 0
    state.different_made = 0
    state.relics_sold = 0
    rarity: i64
    for rarity in range(3):
        state.merchants_used[rarity] = 0
    go(state, TURN)


def may_make_set(state: MundusState, seat: i64) -> bool:
    """MN-PRG-02, MN-EVT-04, MN-DEV-21: one set a turn, more under King's aid unless La Cosa is there.

    MN-END-07: without a card in the queue there is nothing to win.
    """
    if state.queue[0] < 0:
        return False
    return state.sets_made == 0 or touched_by(state, seat, KINGS_AID)


class TurnStep(Step[MundusState, Components]):
    """MN-PRG-12: combinations in any order, or none."""

    question = "turn"
    rule = "MN-PRG-12"

    def takes(self, action: Action) -> bool:
        return isinstance(action, MakeSet | MakeDifferent | MakePerfect | SellRelics | EndTurn)

    def list_actions(self, state: MundusState, seat: i64, actions: list[Action]) -> None:
        if may_make_set(state, seat):
            list_sets(state, seat, actions)
        if state.different_made == 0:
            list_differents(state, seat, actions)
            if can_be_perfect(state, seat):
                actions.append(MAKE_PERFECT)
        if state.relics_sold == 0:
            relics = state.hands[seat * KINDS + RELIC]
            count: i64
            for count in range(relics if relics < MOST_RELICS_SOLD else MOST_RELICS_SOLD):
                actions.append(SELLS[count])
        actions.append(END_TURN)

    def advance(
        self, state: MundusState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        if isinstance(action, EndTurn):
            self._end(state, seat, events)
        elif isinstance(action, MakeDifferent):
            self._begin_different(state, seat, DIFFERENT, action.mask, events)
        elif isinstance(action, MakeSet):
            self._begin_set(state, seat, action, events)
        elif isinstance(action, SellRelics):
            self._sell(state, seat, action.count, events)
        else:
            discard_known(state, seat, RELIC, 1)
            self._begin_different(state, seat, PERFECT, ALL_KINDS, events)

    def _begin_set(self, state: MundusState, seat: i64, action: MakeSet, events: EventSink | None) -> None:
        state.sets_made += 1
        state.combination = IDENTICAL
        state.target = action.kind
        state.size = action.size
        state.cards_due = action.turned
        if action.plain > 0:
            discard_known(state, seat, action.kind, action.plain)
        if action.relics > 0:
            discard_known(state, seat, RELIC, action.relics)
        if events is not None:
            events.emit(facts.set_made(seat, action.kind, action.size, action.relics, action.turned))
        go(state, FILL if action.turned > 0 else DEVELOP)

    def _begin_different(
        self, state: MundusState, seat: i64, combination: i64, mask: i64, events: EventSink | None
    ) -> None:
        state.different_made = 1
        state.combination = combination
        state.unfilled = mask
        state.combined = mask
        if any_free_merchant(state, seat):
            go(state, FILL)
        else:
            finish_different(state, self.parts, seat, events)

    def _sell(self, state: MundusState, seat: i64, count: i64, events: EventSink | None) -> None:
        """MN-PRG-10, MN-PRG-11"""
        earned = self.parts.pay_relics[count]
        discard_known(state, seat, RELIC, count)
        earn(state, seat, earned, FROM_RELICS)
        state.relics_sold = 1
        if events is not None:
            events.emit(facts.relics_sold(seat, count, earned))

    def _end(self, state: MundusState, seat: i64, events: EventSink | None) -> None:
        """MN-PRG-16: a turn ends with its player's income."""
        income = state.assets[seat * ASSETS + INCOME]
        if income > 0:
            earn(state, seat, income, FROM_INCOME)
            if events is not None:
                events.emit(facts.income_paid(seat, income))
        yards = state.assets[seat * ASSETS + SHIPYARDS]
        if yards > 0:
            opponents = shipyard_opponents(state, seat)
            if opponents > 0:
                earn(state, seat, yards * opponents, FROM_SHIPYARDS)
                if events is not None:
                    events.emit(facts.shipyards_paid(seat, yards * opponents, yards, opponents))
        if events is not None:
            events.emit(facts.turn_ended(seat))
        state.combination = NO_COMBINATION
        state.turns_left -= 1
        if state.turns_left == 0:
            go(state, END_CHECK)
        else:
            state.actor = (seat + 1) % state.seats
            begin_turn(state)

    def refuse(self, state: MundusState, seat: i64, action: Action) -> Refusal:
        if isinstance(action, MakeSet):
            return _refuse_set(state, seat, action)
        if isinstance(action, SellRelics):
            if state.relics_sold == 1:
                return Refusal("MN-PRG-11", "relics-sold-already")
            held = int(state.hands[seat * KINDS + RELIC])
            return Refusal("MN-PRG-10", "too-few-relics", {"count": int(action.count), "held": held})
        if state.different_made == 1:
            rule = "MN-END-09" if isinstance(action, MakePerfect) else "MN-PRG-08"
            return Refusal(rule, "different-made-already")
        if isinstance(action, MakePerfect):
            return Refusal("MN-END-02", "not-perfect")
        return Refusal("MN-PRG-08", "cards-not-held", action.facts())


def _refuse_set(state: MundusState, seat: i64, action: MakeSet) -> Refusal:
    if state.queue[0] < 0:
        return Refusal("MN-END-07", "queue-empty")
    if not may_make_set(state, seat):
        if state.event == KINGS_AID:
            return Refusal("MN-DEV-09", "la-cosa-forbids")
        return Refusal("MN-PRG-02", "set-made-already")
    if action.plain > state.hands[seat * KINDS + action.kind]:
        held = int(state.hands[seat * KINDS + action.kind])
        named = {"card": KIND_NAMES[action.kind], "count": int(action.plain), "held": held}
        return Refusal("MN-PRG-03", "too-few-cards", dict(named))
    held = int(state.hands[seat * KINDS + RELIC])
    if action.relics > held:
        return Refusal("MN-PRG-04", "too-few-relics", {"count": int(action.relics), "held": held})
    able = int(most_turned(state, seat, action.kind))
    lacking = {"card": KIND_NAMES[action.kind], "count": int(action.turned), "held": able}
    return Refusal("MN-DEV-01", "too-few-merchants", dict(lacking))
