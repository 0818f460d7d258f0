"""Supply: the deal, the quay, Ponce's split, the fleets in their order, and the pirates after it."""

from mypy_extensions import i64

from caravela.games.mundus_novus import events as facts
from caravela.games.mundus_novus.actions import (
    DETACHES,
    LOADS,
    SET_SAIL,
    SPACE,
    SURRENDER_TREE,
    Detach,
    Load,
    SetSail,
    Surrender,
    card_names,
    list_choices,
)
from caravela.games.mundus_novus.components import (
    DEAL_SIZE,
    DEVELOPMENTS,
    KIND_NAMES,
    KINDS,
    PIRATES,
    PONCE,
    Components,
)
from caravela.games.mundus_novus.fleets import caravels_of, fleet_sizes, serving_order
from caravela.games.mundus_novus.memory import learn
from caravela.games.mundus_novus.phases.cards import draw_card, remove_cards
from caravela.games.mundus_novus.phases.step import owner_of, seal, touched_by
from caravela.games.mundus_novus.state import (
    ANNOUNCE,
    ASSETS,
    CARAVELS,
    NOBODY,
    PIRATE_STEP,
    SERVE,
    SPLIT,
    MundusState,
)
from caravela.kernel.actions import Action
from caravela.kernel.bags import pour, total
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Refusal
from caravela.kernel.events import EventSink
from caravela.kernel.seats import clockwise
from caravela.kernel.steps import UNSEALED, AutomaticStep, SealedStep, Step, go


class Deal(AutomaticStep[MundusState, Components]):
    """MN-PRG-14, MN-SUP-01, MN-SUP-02: stored cards return, five cards each, then the quay."""

    def enter(self, state: MundusState, chance: Chance, events: EventSink | None) -> None:
        if events is not None:
            _tell_returned(state, events)
        pour(state.stored, state.hands)
        self._deal(state, chance, events)
        caravels: i64 = 0
        seat: i64
        for seat in range(state.seats):
            caravels += state.assets[seat * ASSETS + CARAVELS]
        shown: i64
        for shown in range(caravels):
            kind = draw_card(state, chance, events)
            state.quay[kind] = state.quay[kind] + 1
        if events is not None and caravels > 0:
            events.emit(facts.quay_shown(facts.cards_in(state.quay)))
        go(state, SPLIT)

    def _deal(self, state: MundusState, chance: Chance, events: EventSink | None) -> None:
        dealt: list[list[int]] = []
        if events is not None:
            dealt = [[] for seat in range(state.seats)]
        turn: i64
        step: i64
        for turn in range(DEAL_SIZE):
            for step in range(1, state.seats + 1):
                seat = (state.master + step) % state.seats  # MN-SUP-10
                kind = draw_card(state, chance, events)
                at = seat * KINDS + kind
                state.hands[at] = state.hands[at] + 1
                if events is not None:
                    dealt[seat].append(kind)
        if events is not None:
            for place in clockwise((state.master + 1) % state.seats, state.seats):
                events.emit_secret(
                    [place],
                    facts.cards_dealt(place, card_names(sorted(dealt[place]))),
                    facts.cards_dealt_hidden(place, DEAL_SIZE),
                )


def _tell_returned(state: MundusState, events: EventSink) -> None:
    for seat in range(state.seats):
        cards = facts.cards_in(state.stored, seat * KINDS)
        if cards:
            events.emit_secret(
                [seat],
                facts.stock_returned(seat, cards),
                facts.stock_returned_hidden(seat, len(cards)),
            )


class SplitStep(Step[MundusState, Components]):
    """MN-DEV-12, MN-DEV-13: Ponce's owner moves caravels into a second fleet, one by one.

    The lowest caravel always stays in the first fleet, so that each split can be made in one way only.
    """

    question = "split"
    rule = "MN-DEV-13"
    public = True

    def enter(self, state: MundusState, chance: Chance, events: EventSink | None) -> None:
        card: i64
        for card in range(DEVELOPMENTS):
            state.detached[card] = 0
        state.actor = owner_of(state, PONCE)
        if state.actor < 0 or state.assets[state.actor * ASSETS + CARAVELS] < 2:
            go(state, SERVE)

    def takes(self, action: Action) -> bool:
        return isinstance(action, Detach | SetSail)

    def list_actions(self, state: MundusState, seat: i64, actions: list[Action]) -> None:
        owned = caravels_of(state, self.parts, seat)
        at: i64
        for at in range(1, len(owned)):
            if state.detached[owned[at]] == 0:
                actions.append(DETACHES[self.parts.detail[owned[at]] - 1])
        actions.append(SET_SAIL)

    def advance(
        self, state: MundusState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        owned = caravels_of(state, self.parts, seat)
        if isinstance(action, Detach):
            for card in owned:
                if self.parts.detail[card] == action.value:
                    state.detached[card] = 1
            return
        if events is not None:
            labels = self.parts.labels
            first = [labels[card] for card in owned if state.detached[card] == 0]
            second = [labels[card] for card in owned if state.detached[card] == 1]
            events.emit(facts.fleet_split(seat, first, second))
        go(state, SERVE)

    def refuse(self, state: MundusState, seat: i64, action: Action) -> Refusal:
        assert isinstance(action, Detach)
        owned = caravels_of(state, self.parts, seat)
        named = {"value": int(action.value)}
        if self.parts.detail[owned[0]] == action.value:
            return Refusal("MN-DEV-13", "lowest-stays", dict(named))
        for card in owned:
            if self.parts.detail[card] == action.value:
                return Refusal("MN-DEV-13", "detached-already", dict(named))
        return Refusal("MN-DEV-12", "no-such-caravel", dict(named))


class ServeStep(Step[MundusState, Components]):
    """MN-SUP-03, MN-SUP-04: the fleets are served one after the other, a card for each caravel."""

    question = "load"
    rule = "MN-SUP-04"
    public = True

    def enter(self, state: MundusState, chance: Chance, events: EventSink | None) -> None:
        if total(state.quay) == 0:
            go(state, PIRATE_STEP)
            return
        state.serving = serving_order(state, self.parts)
        state.served = 0
        self._serve(state)

    def _serve(self, state: MundusState) -> None:
        """The next fleet's owner is asked for as many cards as it has caravels."""
        fleet = state.serving[state.served]
        state.actor = fleet // 2
        first, second = fleet_sizes(state, self.parts, state.actor)
        state.loads_left = first if fleet % 2 == 0 else second

    def takes(self, action: Action) -> bool:
        return isinstance(action, Load)

    def list_actions(self, state: MundusState, seat: i64, actions: list[Action]) -> None:
        kind: i64
        for kind in range(KINDS):
            if state.quay[kind] > 0:
                actions.append(LOADS[kind])

    def advance(
        self, state: MundusState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        assert isinstance(action, Load)
        kind = action.kind
        state.quay[kind] = state.quay[kind] - 1
        at = seat * KINDS + kind
        state.hands[at] = state.hands[at] + 1
        learn(state, seat, kind, 1)
        if events is not None:
            events.emit(facts.card_loaded(seat, kind))
        state.loads_left -= 1
        if state.loads_left > 0:
            return
        state.served += 1
        if state.served < len(state.serving):
            self._serve(state)
        else:
            go(state, PIRATE_STEP)

    def refuse(self, state: MundusState, seat: i64, action: Action) -> Refusal:
        assert isinstance(action, Load)
        return Refusal("MN-SUP-04", "not-on-quay", {"card": KIND_NAMES[action.kind]})


class PirateStep(SealedStep[MundusState, Components]):
    """MN-EVT-09, MN-EVT-10: a card for each fleet of two or more, chosen by all at once and in secret."""

    question = "surrender"
    rule = "MN-EVT-09"

    def toll(self, state: MundusState, seat: i64) -> i64:
        if not touched_by(state, seat, PIRATES):
            return 0
        first, second = fleet_sizes(state, self.parts, seat)
        due: i64 = 0
        if first >= 2:
            due += 1
        if second >= 2:
            due += 1
        return due

    def concerns(self, state: MundusState, seat: i64) -> bool:
        return self.toll(state, seat) > 0

    def enter(self, state: MundusState, chance: Chance, events: EventSink | None) -> None:
        state.actor = NOBODY
        if state.event != PIRATES or self.all_sealed(state):
            go(state, ANNOUNCE)

    def takes(self, action: Action) -> bool:
        return isinstance(action, Surrender)

    def list_actions(self, state: MundusState, seat: i64, actions: list[Action]) -> None:
        list_choices(SURRENDER_TREE, state.hands, seat * KINDS, self.toll(state, seat), actions)

    def advance(
        self, state: MundusState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        seal(state, seat, action, "MN-EVT-10", events)
        if not self.all_sealed(state):
            return
        some: i64
        for some in range(state.seats):
            if state.sealed[some] == UNSEALED:
                continue
            chosen = SPACE.actions[state.sealed[some]]
            assert isinstance(chosen, Surrender)
            remove_cards(state, some, chosen.kinds)
            for kind in chosen.kinds:
                state.discard[kind] = state.discard[kind] + 1
            if events is not None:
                names = card_names([int(kind) for kind in chosen.kinds])
                events.emit(facts.cards_surrendered(some, names))
        self.unseal(state)
        go(state, ANNOUNCE)

    def refuse(self, state: MundusState, seat: i64, action: Action) -> Refusal:
        assert isinstance(action, Surrender)
        due = self.toll(state, seat)
        if len(action.kinds) != due:
            return Refusal("MN-EVT-09", "wrong-toll", {"count": len(action.kinds), "due": int(due)})
        return Refusal("MN-EVT-10", "cards-not-held", action.facts())
