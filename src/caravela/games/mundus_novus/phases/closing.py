"""The end of a round: the end check, then storing and discarding cards."""

from mypy_extensions import i64

from caravela.games.mundus_novus import events as facts
from caravela.games.mundus_novus.actions import (
    STORE_AGAIN,
    STORE_DONE,
    STORES,
    CloseStore,
    ReopenStore,
    Store,
)
from caravela.games.mundus_novus.components import FIRE, KINDS, Components
from caravela.games.mundus_novus.phases.cards import discard_known, hand_size
from caravela.games.mundus_novus.phases.step import seal, touched_by
from caravela.games.mundus_novus.scoring import ending, final_outcome
from caravela.games.mundus_novus.state import ASSETS, NEW_ROUND, NOBODY, OVER, ROOM, STORE, MundusState
from caravela.kernel.actions import Action
from caravela.kernel.bags import total_between
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Refusal
from caravela.kernel.events import EventSink
from caravela.kernel.seats import seat_fact
from caravela.kernel.steps import UNSEALED, AutomaticStep, SealedStep, go


class EndCheck(AutomaticStep[MundusState, Components]):
    """MN-END-01, 02, 05: the match ends with a round, and then nothing is stored (MN-PRG-14)."""

    def enter(self, state: MundusState, chance: Chance, events: EventSink | None) -> None:
        state.actor = NOBODY
        reason = ending(state, self.parts)
        if reason == "":
            go(state, STORE)
            return
        if events is not None:
            outcome = final_outcome(state, self.parts)
            winners = [seat_fact(seat) for seat in outcome.winners()]
            events.emit(facts.match_ended(reason, outcome.trail[0], winners))
        go(state, OVER)


class MatchOver(AutomaticStep[MundusState, Components]):
    """Nothing happens any more."""

    def enter(self, state: MundusState, chance: Chance, events: EventSink | None) -> None:
        state.actor = NOBODY


class StoreStep(SealedStep[MundusState, Components]):
    """MN-PRG-13, MN-PRG-14: all choose at once and in secret what to store; the rest is discarded.

    A seat sets cards aside one by one and then closes its warehouses; until the last seat has closed, it
    may open them again.
    """

    question = "store"
    rule = "MN-PRG-14"

    def concerns(self, state: MundusState, seat: i64) -> bool:
        """MN-DEV-05, MN-EVT-08: warehouses, something to store, and no fire."""
        if state.assets[seat * ASSETS + ROOM] == 0 or touched_by(state, seat, FIRE):
            return False
        return hand_size(state, seat) + stored_cards(state, seat) > 0

    def idle(self, state: MundusState, seat: i64) -> Refusal:
        if state.assets[seat * ASSETS + ROOM] > 0 and touched_by(state, seat, FIRE):
            return Refusal("MN-EVT-08", "fire")
        return Refusal(self.rule, "nothing-to-choose")

    def enter(self, state: MundusState, chance: Chance, events: EventSink | None) -> None:
        if self.all_sealed(state):
            self._close(state, events)

    def could_seal(self, state: MundusState, seat: i64) -> bool:
        return state.sealed[seat] == STORE_DONE.code

    def takes(self, action: Action) -> bool:
        return isinstance(action, Store | CloseStore | ReopenStore)

    def list_actions(self, state: MundusState, seat: i64, actions: list[Action]) -> None:
        if state.sealed[seat] != UNSEALED:
            actions.append(STORE_AGAIN)
            return
        if stored_cards(state, seat) < state.assets[seat * ASSETS + ROOM]:
            kind: i64
            for kind in range(KINDS):
                if state.hands[seat * KINDS + kind] > 0:
                    actions.append(STORES[kind])
        actions.append(STORE_DONE)

    def advance(
        self, state: MundusState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        base = seat * KINDS
        if isinstance(action, Store):
            state.hands[base + action.kind] = state.hands[base + action.kind] - 1
            state.stored[base + action.kind] = state.stored[base + action.kind] + 1
            if events is not None:
                events.emit(facts.card_set_aside(seat, action.kind))
        elif isinstance(action, ReopenStore):
            state.sealed[seat] = UNSEALED
            kind: i64
            for kind in range(KINDS):
                state.hands[base + kind] = state.hands[base + kind] + state.stored[base + kind]
                state.stored[base + kind] = 0
        else:
            seal(state, seat, action, "MN-PRG-14", events)
            if self.all_sealed(state):
                self._close(state, events)

    def _close(self, state: MundusState, events: EventSink | None) -> None:
        """Close the warehouses: stored cards stay hidden, discarded ones are public."""
        self.unseal(state)
        seat: i64
        kind: i64
        for seat in range(state.seats):
            base = seat * KINDS
            if events is not None:
                _tell_closed(state, seat, events)
            for kind in range(KINDS):
                count = state.hands[base + kind]
                if count > 0:
                    discard_known(state, seat, kind, count)
        go(state, NEW_ROUND)

    def refuse(self, state: MundusState, seat: i64, action: Action) -> Refusal:
        if isinstance(action, ReopenStore):
            return Refusal("MN-PRG-14", "store-open")
        if state.sealed[seat] != UNSEALED:
            return Refusal("MN-PRG-14", "store-closed")
        assert isinstance(action, Store)
        room = int(state.assets[seat * ASSETS + ROOM])
        if stored_cards(state, seat) >= room:
            return Refusal("MN-DEV-05", "store-full", {"count": room})
        return Refusal("MN-PRG-13", "card-not-held", action.facts())


def stored_cards(state: MundusState, seat: i64) -> i64:
    return total_between(state.stored, seat * KINDS, seat * KINDS + KINDS)


def _tell_closed(state: MundusState, seat: int, events: EventSink) -> None:
    stored = facts.cards_in(state.stored, seat * KINDS)
    if stored:
        events.emit_secret(
            [seat],
            facts.cards_stored(seat, stored),
            facts.cards_stored_hidden(seat, len(stored)),
        )
    discarded = facts.cards_in(state.hands, seat * KINDS)
    if discarded:
        events.emit(facts.cards_discarded(seat, discarded))
