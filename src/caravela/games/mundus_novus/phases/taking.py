"""Trade, second half: the chain of takes with its bar and its market, and the gift that settles it."""

from typing import Final

from mypy_extensions import i64

from caravela.games.mundus_novus import events as facts
from caravela.games.mundus_novus.actions import (
    EXCHANGES,
    GIVES,
    KEEP,
    TAKES,
    Exchange,
    Give,
    Keep,
    Take,
)
from caravela.games.mundus_novus.components import (
    KIND_NAMES,
    KINDS,
    MARKET_SIZE,
    ORELLANA,
    RELIC,
    Components,
)
from caravela.games.mundus_novus.memory import learn, remember_gift
from caravela.games.mundus_novus.phases.step import earn, owns
from caravela.games.mundus_novus.phases.trade import offered, return_offer
from caravela.games.mundus_novus.state import (
    CHOOSE_FIRST,
    FROM_ORELLANA,
    GIFT,
    NOBODY,
    PLACE,
    TAKE,
    MundusState,
)
from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Refusal
from caravela.kernel.events import EventSink
from caravela.kernel.steps import Step, go

ORELLANA_EARNS: Final = 2


def barred_owner(state: MundusState) -> i64:
    """MN-TRD-08, MN-TRD-09: return the seat that the taker may not take from now; -1 if there is none."""
    taker = state.actor
    owner = state.last_taker
    if (
        state.seats == 2
        or owner == NOBODY
        or state.last_owner != taker
        or state.previous_taker != taker
        or state.previous_owner != owner
    ):
        return NOBODY
    third: i64
    for third in range(state.seats):
        if third != taker and third != owner and offered(state, third) > 0:
            return owner
    return NOBODY


class TakeStep(Step[MundusState, Components]):
    """MN-TRD-05, MN-TRD-07: the player who lost a card takes one; nobody may pass."""

    question = "take"
    rule = "MN-TRD-07"
    public = True

    def cited(self, state: MundusState) -> str:
        return "MN-TRD-05" if state.last_taker == NOBODY else "MN-TRD-07"

    def takes(self, action: Action) -> bool:
        return isinstance(action, Take)

    def list_actions(self, state: MundusState, seat: i64, actions: list[Action]) -> None:
        barred = barred_owner(state)
        kinds: i64 = KINDS
        owner: i64
        at: i64
        for owner in range(state.seats):
            if owner in (seat, barred):
                continue
            for at in range(owner * kinds, owner * kinds + kinds):
                if state.offers[at] > 0:
                    actions.append(TAKES[at])

    def advance(
        self, state: MundusState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        assert isinstance(action, Take)
        owner = action.owner
        at = owner * KINDS + action.kind
        state.offers[at] = state.offers[at] - 1
        state.in_flight = action.kind
        if events is not None:
            events.emit(facts.card_taken(seat, owner, action.kind, self.cited(state)))
        state.previous_taker = state.last_taker
        state.previous_owner = state.last_owner
        state.last_taker = seat
        state.last_owner = owner
        go(state, PLACE)

    def refuse(self, state: MundusState, seat: i64, action: Action) -> Refusal:
        assert isinstance(action, Take)
        if action.owner == seat:
            return Refusal(self.cited(state), "own-offer")
        if action.owner >= state.seats:
            return Refusal("MN-SET-01", "no-such-seat", action.facts())
        if state.offers[action.owner * KINDS + action.kind] == 0:
            return Refusal(self.cited(state), "not-on-offer", action.facts())
        return Refusal("MN-TRD-08", "barred", action.facts())


class PlaceStep(Step[MundusState, Components]):
    """MN-TRD-06: the taken card goes into the hand, or onto the market for a card there."""

    question = "place"
    rule = "MN-TRD-06"
    public = True

    def takes(self, action: Action) -> bool:
        return isinstance(action, Keep | Exchange)

    def list_actions(self, state: MundusState, seat: i64, actions: list[Action]) -> None:
        actions.append(KEEP)
        market = state.market
        actions.append(EXCHANGES[market[0]])
        if market[1] != market[0]:
            actions.append(EXCHANGES[market[1]])
        if market[2] != market[0] and market[2] != market[1]:
            actions.append(EXCHANGES[market[2]])

    def advance(
        self, state: MundusState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        gained = state.in_flight
        if isinstance(action, Exchange):
            gained = action.kind
            place: i64 = 0
            while state.market[place] != gained:
                place += 1
            state.market[place] = state.in_flight
            if events is not None:
                events.emit(facts.card_exchanged(seat, state.in_flight, gained))
            if owns(state, seat, ORELLANA) and market_pays(state):  # MN-DEV-15
                earn(state, seat, ORELLANA_EARNS, FROM_ORELLANA)
                if events is not None:
                    events.emit(facts.orellana_earned(seat, ORELLANA_EARNS))
        elif events is not None:
            events.emit(facts.card_kept(seat, gained))
        at = seat * KINDS + gained
        state.hands[at] = state.hands[at] + 1
        learn(state, seat, gained, 1)
        state.in_flight = -1
        _pass_on(state, events)

    def refuse(self, state: MundusState, seat: i64, action: Action) -> Refusal:
        return Refusal("MN-TRD-06", "not-on-market", action.facts())


def market_pays(state: MundusState) -> bool:
    """MN-DEV-15, MN-DEV-16: three equal or three consecutive numbers in any places; relics have none."""
    low = state.market[0]
    high = low
    middle: i64 = 0
    place: i64
    for place in range(MARKET_SIZE):
        kind = state.market[place]
        low = kind if kind < low else low
        high = kind if kind > high else high
        middle += kind
    if low == high:
        return True
    middle = middle - low - high
    return high != RELIC and high == low + 2 and middle == low + 1


def _pass_on(state: MundusState, events: EventSink | None) -> None:
    """Make the owner of the taken card the next taker, unless trading ends (MN-TRD-10, MN-TRD-11)."""
    owner = state.last_owner
    state.actor = owner
    seat: i64
    for seat in range(state.seats):
        if seat != owner and offered(state, seat) > 0:
            go(state, TAKE)
            return
    left_over = offered(state, owner) > 0
    return_offer(state, owner, "MN-TRD-11", events)
    if owner == state.master:
        go(state, CHOOSE_FIRST)
    else:
        state.gift_to = owner
        state.offer_returned = 1 if left_over else 0
        go(state, GIFT)


class GiftStep(Step[MundusState, Components]):
    """MN-TRD-10, MN-TRD-11, MN-TRD-14: the Trade Master makes up for the missing card, in secret."""

    question = "give"
    rule = "MN-TRD-10"
    secret = True

    def cited(self, state: MundusState) -> str:
        return "MN-TRD-11" if state.offer_returned == 1 else "MN-TRD-10"

    def enter(self, state: MundusState, chance: Chance, events: EventSink | None) -> None:
        state.actor = state.master

    def takes(self, action: Action) -> bool:
        return isinstance(action, Give)

    def list_actions(self, state: MundusState, seat: i64, actions: list[Action]) -> None:
        kind: i64
        for kind in range(KINDS):
            if state.hands[seat * KINDS + kind] > 0:
                actions.append(GIVES[kind])

    def advance(
        self, state: MundusState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        assert isinstance(action, Give)
        receiver = state.gift_to
        given = seat * KINDS + action.kind
        got = receiver * KINDS + action.kind
        state.hands[given] = state.hands[given] - 1
        state.hands[got] = state.hands[got] + 1
        remember_gift(state, seat, receiver, action.kind)
        if events is not None:
            events.emit_secret(
                [int(seat), int(receiver)],
                facts.gift_made(seat, receiver, action.kind, self.cited(state)),
                facts.gift_made_hidden(seat, receiver),
            )
        state.gift_to = NOBODY
        state.offer_returned = 0
        go(state, CHOOSE_FIRST)

    def refuse(self, state: MundusState, seat: i64, action: Action) -> Refusal:
        assert isinstance(action, Give)
        return Refusal(self.cited(state), "card-not-held", {"card": KIND_NAMES[action.kind]})
