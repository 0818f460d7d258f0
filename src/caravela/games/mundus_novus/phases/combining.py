"""Finishing a combination: cards that merchants turn, what it earns, and the development it takes."""

from mypy_extensions import i64

from caravela.games.mundus_novus import events as facts
from caravela.games.mundus_novus.actions import (
    COMPLETE,
    DEVELOP_UNSEEN,
    DEVELOPS,
    Complete,
    Develop,
    DevelopUnseen,
    Turn,
    card_names,
)
from caravela.games.mundus_novus.combinations import (
    BITS,
    any_free_merchant,
    free_merchants,
    kinds_held,
    list_turns_for_different,
    list_turns_for_set,
)
from caravela.games.mundus_novus.components import (
    ALMAGRO,
    KINDS,
    RARITY_NAMES,
    RESOURCE_KINDS,
    SET_SIZES,
    STORM,
    Components,
)
from caravela.games.mundus_novus.developments import (
    acquire,
    draw_unseen,
    fill_queue,
    queue_length,
    take_from_queue,
)
from caravela.games.mundus_novus.phases.cards import discard_known
from caravela.games.mundus_novus.phases.step import earn, owns, touched_by
from caravela.games.mundus_novus.scoring import pay_for_different
from caravela.games.mundus_novus.state import (
    DEVELOP,
    FROM_DIFFERENT,
    IDENTICAL,
    NO_COMBINATION,
    PERFECT,
    TURN,
    MundusState,
)
from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Refusal
from caravela.kernel.events import EventSink
from caravela.kernel.steps import Step, go


class FillStep(Step[MundusState, Components]):
    """MN-DEV-01, MN-DEV-04: merchants turn cards of the combination being made, one merchant per card."""

    question = "fill"
    rule = "MN-DEV-04"

    def takes(self, action: Action) -> bool:
        return isinstance(action, Turn | Complete)

    def list_actions(self, state: MundusState, seat: i64, actions: list[Action]) -> None:
        if state.combination == IDENTICAL:
            list_turns_for_set(state, seat, actions)
            return
        if state.unfilled & ~kinds_held(state, seat) == 0:
            actions.append(COMPLETE)
        list_turns_for_different(state, seat, actions)

    def advance(
        self, state: MundusState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        if not isinstance(action, Turn):
            finish_different(state, self.parts, seat, events)
            return
        rarity = action.target // 3
        state.merchants_used[rarity] = state.merchants_used[rarity] + 1
        discard_known(state, seat, action.source, 1)
        if events is not None:
            events.emit(facts.card_turned(seat, action.source, action.target))
        if state.combination == IDENTICAL:
            state.cards_due -= 1
            if state.cards_due == 0:
                go(state, DEVELOP)
            return
        state.unfilled &= ~BITS[action.target]
        if not any_free_merchant(state, seat):
            finish_different(state, self.parts, seat, events)

    def refuse(self, state: MundusState, seat: i64, action: Action) -> Refusal:
        if not isinstance(action, Turn):
            if state.combination == IDENTICAL:
                return Refusal("MN-DEV-04", "cards-still-due", {"count": int(state.cards_due)})
            return Refusal("MN-DEV-04", "kinds-still-missing")
        if state.combination == IDENTICAL and action.target != state.target:
            return Refusal("MN-DEV-04", "not-in-combination", action.facts())
        if state.combination != IDENTICAL and state.unfilled & BITS[action.target] == 0:
            return Refusal("MN-DEV-04", "not-in-combination", action.facts())
        if free_merchants(state, seat, action.target // 3) <= 0:
            rarity = RARITY_NAMES[action.target // 3]
            return Refusal("MN-DEV-01", "no-free-merchant", {"rarity": f"rarity-{rarity}"})
        if state.hands[seat * KINDS + action.source] == 0:
            return Refusal("MN-DEV-04", "card-not-held", action.facts())
        if state.unfilled & BITS[action.source] == 0 or state.hands[seat * KINDS + action.source] > 1:
            return Refusal("MN-DEV-04", "merchant-needed", action.facts())
        return Refusal("MN-DEV-04", "card-needed", action.facts())


def finish_different(state: MundusState, parts: Components, seat: i64, events: EventSink | None) -> None:
    """The rest of the kinds are cards as they are; then the combination pays, or is the perfect one."""
    kind: i64
    for kind in range(RESOURCE_KINDS):
        if state.unfilled & BITS[kind] != 0:
            discard_known(state, seat, kind, 1)
    mask = state.combined
    if state.combination == PERFECT:  # MN-END-02, MN-END-09
        state.perfect[seat] = 1
        if events is not None:
            events.emit(facts.perfect_made(seat))
    else:
        earned, rule = pay_for_different(state, parts, seat, mask)
        earn(state, seat, earned, FROM_DIFFERENT)
        if events is not None:
            kinds = [some for some in range(RESOURCE_KINDS) if mask & BITS[some] != 0]
            events.emit(facts.different_made(seat, card_names(kinds), earned, rule))
    state.combined = 0
    state.unfilled = 0
    state.combination = NO_COMBINATION
    go(state, TURN)


def set_reach(state: MundusState, parts: Components, seat: i64, kind: i64, size: i64) -> i64:
    """How many cards of the queue a set may choose from; MN-EVT-07: in a storm only the head."""
    reach = parts.reach[(kind // 3) * SET_SIZES + size]
    if touched_by(state, seat, STORM):
        reach = 1
    length = queue_length(state)
    return reach if reach < length else length


class DevelopStep(Step[MundusState, Components]):
    """MN-PRG-03, MN-PRG-06: a set takes one development within its reach."""

    question = "develop"
    rule = "MN-PRG-03"

    def reach(self, state: MundusState, seat: i64) -> i64:
        return set_reach(state, self.parts, seat, state.target, state.size)

    def may_draw(self, state: MundusState, seat: i64) -> bool:
        """MN-DEV-08, MN-DEV-20: Almagro's owner may take the first card of the pile, if there is one."""
        return state.unseen_left > 0 and owns(state, seat, ALMAGRO)

    def takes(self, action: Action) -> bool:
        return isinstance(action, Develop | DevelopUnseen)

    def list_actions(self, state: MundusState, seat: i64, actions: list[Action]) -> None:
        place: i64
        for place in range(self.reach(state, seat)):
            actions.append(DEVELOPS[place])
        if self.may_draw(state, seat):
            actions.append(DEVELOP_UNSEEN)

    def advance(
        self, state: MundusState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        if isinstance(action, Develop):
            card = take_from_queue(state, action.place)
            if events is not None:
                events.emit(facts.development_taken(seat, self.parts.labels[card], action.place))
        else:
            card = draw_unseen(state, chance)
            if events is not None:
                events.emit(facts.development_drawn(seat, self.parts.labels[card]))
        acquire(state, self.parts, seat, card)
        fill_queue(state, self.parts, chance, events)
        state.combination = NO_COMBINATION
        state.target = -1
        state.size = 0
        go(state, TURN)

    def refuse(self, state: MundusState, seat: i64, action: Action) -> Refusal:
        if isinstance(action, Develop):
            reach = int(self.reach(state, seat))
            named = {"place": int(action.place) + 1, "reach": reach}
            if touched_by(state, seat, STORM):
                return Refusal("MN-EVT-07", "storm-reach", dict(named))
            return Refusal("MN-PRG-03", "out-of-reach", dict(named))
        if owns(state, seat, ALMAGRO):
            return Refusal("MN-DEV-20", "pile-empty")
        return Refusal("MN-DEV-08", "no-almagro")
