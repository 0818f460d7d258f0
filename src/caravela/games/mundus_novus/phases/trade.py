"""Trade, first half: the announcement, the secret offers, their reveal and the new Trade Master."""

from typing import Final

from mypy_extensions import i64

from caravela.games.mundus_novus import events as facts
from caravela.games.mundus_novus.actions import (
    ANNOUNCES,
    NAME_MASTERS,
    OFFER_TREE,
    SPACE,
    Announce,
    NameMaster,
    Offer,
    card_names,
    list_choices,
)
from caravela.games.mundus_novus.components import KINDS, LAS_CASAS, VALDIVIA, Components
from caravela.games.mundus_novus.memory import learn
from caravela.games.mundus_novus.phases.cards import remove_cards
from caravela.games.mundus_novus.phases.step import owns, seal
from caravela.games.mundus_novus.state import CHOOSE_FIRST, CHOOSE_MASTER, NOBODY, OFFER, TAKE, MundusState
from caravela.kernel.actions import Action
from caravela.kernel.bags import total_between
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Refusal
from caravela.kernel.events import EventSink
from caravela.kernel.seats import seat_fact
from caravela.kernel.steps import UNSEALED, SealedStep, Step, go

VALDIVIA_BONUS: Final = 3


class AnnounceStep(Step[MundusState, Components]):
    """MN-TRD-01: the Trade Master says how many cards everybody offers."""

    question = "announce"
    rule = "MN-TRD-01"

    def enter(self, state: MundusState, chance: Chance, events: EventSink | None) -> None:
        state.actor = state.master

    def takes(self, action: Action) -> bool:
        return isinstance(action, Announce)

    def list_actions(self, state: MundusState, seat: i64, actions: list[Action]) -> None:
        actions.extend(ANNOUNCES)

    def advance(
        self, state: MundusState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        assert isinstance(action, Announce)
        state.announced = action.count
        if events is not None:
            events.emit(facts.offers_announced(seat, action.count))
        go(state, OFFER)

    def refuse(self, state: MundusState, seat: i64, action: Action) -> Refusal:
        raise AssertionError("every number may be announced")


class OfferStep(SealedStep[MundusState, Components]):
    """MN-TRD-02: all set cards aside in secret; the last one triggers the reveal."""

    question = "offer"
    rule = "MN-TRD-02"

    def enter(self, state: MundusState, chance: Chance, events: EventSink | None) -> None:
        state.actor = NOBODY

    def concerns(self, state: MundusState, seat: i64) -> bool:
        return True

    def takes(self, action: Action) -> bool:
        return isinstance(action, Offer)

    def list_actions(self, state: MundusState, seat: i64, actions: list[Action]) -> None:
        size: i64 = state.announced
        if owns(state, seat, LAS_CASAS):  # MN-DEV-10
            size = 0
        while size <= state.announced:
            list_choices(OFFER_TREE, state.hands, seat * KINDS, size, actions)
            size += 1

    def advance(
        self, state: MundusState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        seal(state, seat, action, "MN-TRD-02", events)
        if self.all_sealed(state):
            reveal_offers(state, events)

    def refuse(self, state: MundusState, seat: i64, action: Action) -> Refusal:
        assert isinstance(action, Offer)
        size = len(action.kinds)
        due = int(state.announced)
        if owns(state, seat, LAS_CASAS):
            if size > due:
                return Refusal("MN-DEV-10", "offer-too-large", {"count": size, "due": due})
        elif size != due:
            return Refusal("MN-TRD-02", "wrong-offer-size", {"count": size, "due": due})
        return Refusal("MN-TRD-02", "cards-not-held", action.facts())


def offer_worth(state: MundusState, seat: i64) -> i64:
    """MN-TRD-03, MN-DEV-14: numbers added up, a relic counts 10, and Valdivia adds 3."""
    worth: i64 = 0
    base = seat * KINDS
    kind: i64
    for kind in range(KINDS):
        worth += state.offers[base + kind] * (kind + 1)
    if owns(state, seat, VALDIVIA):
        worth += VALDIVIA_BONUS
    return worth


def reveal_offers(state: MundusState, events: EventSink | None) -> None:
    """MN-TRD-02 to MN-TRD-04: all offers at once, then the highest total."""
    seat: i64
    best: i64 = -1
    tied: i64 = 0
    for seat in range(state.seats):
        chosen = SPACE.actions[state.sealed[seat]]
        assert isinstance(chosen, Offer)
        remove_cards(state, seat, chosen.kinds)
        base = seat * KINDS
        for kind in chosen.kinds:
            state.offers[base + kind] = state.offers[base + kind] + 1
        state.sealed[seat] = UNSEALED
        worth = offer_worth(state, seat)
        if worth > best:
            best = worth
            tied = 0
        if worth == best:
            tied += 1
        if events is not None:
            names = card_names([int(kind) for kind in chosen.kinds])
            events.emit(facts.offer_revealed(seat, names, worth))
    if tied > 1 and offer_worth(state, state.master) != best:
        if events is not None:
            names = [seat_fact(seat) for seat in best_offers(state)]
            events.emit(facts.master_tied(state.master, names, best))
        go(state, CHOOSE_MASTER)
        return
    if offer_worth(state, state.master) != best:
        state.master = best_offers(state)[0]
    begin_trade(state, "MN-TRD-04" if tied > 1 else "MN-TRD-03", events)


def best_offers(state: MundusState) -> list[int]:
    """The seats with the highest total."""
    worths = [offer_worth(state, seat) for seat in range(state.seats)]
    best = max(worths)
    return [seat for seat in range(state.seats) if worths[seat] == best]


def offered(state: MundusState, seat: i64) -> i64:
    """How many cards a seat still has on offer."""
    return total_between(state.offers, seat * KINDS, seat * KINDS + KINDS)


def begin_trade(state: MundusState, rule: str, events: EventSink | None) -> None:
    """MN-TRD-05, MN-TRD-13: the new Trade Master takes first, if anybody else offers anything."""
    if events is not None:
        events.emit(facts.master_became(state.master, rule))
    state.actor = state.master
    state.last_taker = NOBODY
    state.last_owner = NOBODY
    state.previous_taker = NOBODY
    state.previous_owner = NOBODY
    seat: i64
    for seat in range(state.seats):
        if seat != state.master and offered(state, seat) > 0:
            go(state, TAKE)
            return
    if events is not None:
        events.emit(facts.no_trade(state.master))
    return_offer(state, state.master, "MN-TRD-13", events)
    go(state, CHOOSE_FIRST)


def return_offer(state: MundusState, seat: i64, rule: str, events: EventSink | None) -> None:
    """Cards that nobody can take go back into their owner's hand; everybody saw them."""
    base = seat * KINDS
    if events is not None and offered(state, seat) > 0:
        events.emit(facts.offer_returned(seat, facts.cards_in(state.offers, base), rule))
    kind: i64
    for kind in range(KINDS):
        count = state.offers[base + kind]
        if count > 0:
            state.hands[base + kind] = state.hands[base + kind] + count
            state.offers[base + kind] = 0
            learn(state, seat, kind, count)


class ChooseMasterStep(Step[MundusState, Components]):
    """MN-TRD-04: the present Trade Master, not among the tied, chooses one of them."""

    question = "master"
    rule = "MN-TRD-04"
    public = True

    def enter(self, state: MundusState, chance: Chance, events: EventSink | None) -> None:
        state.actor = state.master

    def takes(self, action: Action) -> bool:
        return isinstance(action, NameMaster)

    def list_actions(self, state: MundusState, seat: i64, actions: list[Action]) -> None:
        for best in best_offers(state):
            actions.append(NAME_MASTERS[best])

    def advance(
        self, state: MundusState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        assert isinstance(action, NameMaster)
        state.master = action.seat
        begin_trade(state, "MN-TRD-04", events)

    def refuse(self, state: MundusState, seat: i64, action: Action) -> Refusal:
        assert isinstance(action, NameMaster)
        return Refusal("MN-TRD-04", "not-tied", action.facts())
