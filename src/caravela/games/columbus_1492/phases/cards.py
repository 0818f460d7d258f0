"""Event cards: what a drawn card does, which kept cards may be played in a turn, and the mutiny's choice."""

from mypy_extensions import i64

from caravela.games.columbus_1492 import events as facts
from caravela.games.columbus_1492.actions import (
    MISS,
    PAY,
    PLAYS,
    MissTurn,
    PayMutiny,
    PlayCard,
)
from caravela.games.columbus_1492.board import DIRECTIONS
from caravela.games.columbus_1492.components import (
    CARPENTER,
    FAIR_WIND,
    FAVOURABLE_WINDS,
    FINE_WEATHER,
    FOG,
    FOOD,
    GUST_CARD,
    HURRICANE,
    KEPT,
    KEPT_KINDS,
    LEAST_GUST_CARD,
    MUTINY,
    Components,
)
from caravela.games.columbus_1492.phases.gusts import Flights
from caravela.games.columbus_1492.phases.piles import discard_kept, draw_card
from caravela.games.columbus_1492.phases.sailing import WIND_SQUARES, free_ways
from caravela.games.columbus_1492.phases.step import resume, take_barrels
from caravela.games.columbus_1492.phases.storms import ALL_SECTORS, push
from caravela.games.columbus_1492.state import (
    FLIGHT_STEP,
    MUTINY_STEP,
    WIND_STEP,
    ColumbusState,
)
from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Refusal
from caravela.kernel.events import EventSink
from caravela.kernel.steps import Step, go


def take_card(
    state: ColumbusState, parts: Components, seat: i64, chance: Chance, events: EventSink | None
) -> None:
    """CC-CRD-02: a starred card is shown and carried out at once, any other is kept in secret."""
    kind = draw_card(state, chance, events)
    if kind >= KEPT:
        at = seat * KEPT_KINDS + kind - KEPT
        state.hands[at] = state.hands[at] + 1
        state.hand_sizes[seat] = state.hand_sizes[seat] + 1
        if events is not None:
            events.emit_secret([int(seat)], facts.card_kept(seat, kind), facts.card_kept_hidden(seat))
        resume(state, events)
        return
    state.discard[kind] = state.discard[kind] + 1
    if events is not None:
        events.emit(facts.card_shown(seat, kind))
    if kind == MUTINY:
        go(state, MUTINY_STEP)
        return
    ways: i64 = DIRECTIONS
    if kind < MUTINY:  # CC-CRD-05
        taken = take_barrels(state, parts, seat, kind - FOOD + 1)
        if events is not None:
            events.emit(facts.food_received(seat, taken))
    elif kind == HURRICANE:  # CC-CRD-07
        direction = chance.below(ways)
        if events is not None:
            events.emit(facts.arrow_spun(direction, "CC-CRD-07"))
        push(state, parts.board, ALL_SECTORS, direction, events)
    else:  # CC-CRD-08
        push(state, parts.board, ALL_SECTORS, kind - FOG, events)
    resume(state, events)


def cards_left(state: ColumbusState, seat: i64) -> bool:
    """CC-CRD-03: whether the turn's one kept card could still be played, for all that the others know."""
    return state.card_played == 0 and state.hand_sizes[seat] > 0


def list_cards(
    state: ColumbusState, parts: Components, flights: Flights, seat: i64, actions: list[Action]
) -> None:
    """Adds every kept card that may be played in the seat's own turn now."""
    if not cards_left(state, seat):
        return
    base = seat * KEPT_KINDS
    hands = state.hands
    if hands[base] > 0 and state.masts[seat] == 1 and free_ways(state, parts.board, seat) != 0:
        actions.append(PLAYS[0])
    if hands[base + 1] > 0:
        actions.append(PLAYS[1])
    if (hands[base + 2] > 0 or hands[base + 3] > 0) and (
        flights.can_fly(state, 0) or flights.can_fly(state, 1)
    ):
        if hands[base + 2] > 0:
            actions.append(PLAYS[2])
        if hands[base + 3] > 0:
            actions.append(PLAYS[3])
    if hands[base + 4] > 0 and state.rolled == 0 and state.masts[seat] == 0:
        actions.append(PLAYS[4])


def play_card(state: ColumbusState, seat: i64, action: PlayCard, events: EventSink | None) -> None:
    kind = action.kind
    discard_kept(state, seat, kind)
    state.card_played = 1
    if events is not None:
        events.emit(facts.card_played(seat, kind, card_rule(kind)))
    if kind == FAVOURABLE_WINDS:
        state.squares_left = WIND_SQUARES
        go(state, WIND_STEP)
    elif kind == FAIR_WIND:
        state.extra += 1
        resume(state, events)
    elif kind == CARPENTER:
        state.masts[seat] = 1
        if events is not None:
            events.emit(facts.mast_repaired(seat, "CC-CRD-12"))
        resume(state, events)
    else:
        state.squares_left = kind - GUST_CARD + LEAST_GUST_CARD
        go(state, FLIGHT_STEP)


def card_rule(kind: i64) -> str:
    if kind == FAVOURABLE_WINDS:
        return "CC-CRD-09"
    if kind == FAIR_WIND:
        return "CC-CRD-10"
    if kind == CARPENTER:
        return "CC-CRD-12"
    return "CC-CRD-13" if kind == FINE_WEATHER else "CC-CRD-11"


def why_not_play(state: ColumbusState, seat: i64, action: PlayCard) -> Refusal:
    kind = action.kind
    if state.hands[seat * KEPT_KINDS + kind - KEPT] == 0:
        return Refusal("CC-CRD-02", "card-not-held", action.facts())
    if state.card_played == 1:
        return Refusal("CC-CRD-03", "card-already-played")
    if kind == FAVOURABLE_WINDS:
        if state.masts[seat] == 0:
            return Refusal("CC-CRD-16", "dismasted")
        return Refusal("CC-CRD-16", "no-free-square")
    if kind == CARPENTER:
        if state.rolled == 1:
            return Refusal("CC-CRD-12", "carpenter-before-rolling")
        return Refusal("CC-CRD-17", "nothing-to-repair")
    return Refusal("CC-GUS-04", "no-gust-flies")


class MutinyStep(Step[ColumbusState, Components]):
    """CC-CRD-06: a barrel at once, or the next turn."""

    question = "mutiny"
    rule = "CC-CRD-06"

    def enter(self, state: ColumbusState, chance: Chance, events: EventSink | None) -> None:
        if state.barrels[state.actor] == 0:
            self._miss(state, state.actor, events)

    def takes(self, action: Action) -> bool:
        return isinstance(action, PayMutiny | MissTurn)

    def list_actions(self, state: ColumbusState, seat: i64, actions: list[Action]) -> None:
        actions.append(PAY)
        actions.append(MISS)

    def advance(
        self, state: ColumbusState, seat: i64, action: Action, chance: Chance, events: EventSink | None
    ) -> None:
        if isinstance(action, MissTurn):
            self._miss(state, seat, events)
            return
        state.barrels[seat] = state.barrels[seat] - 1
        if events is not None:
            events.emit(facts.mutiny_paid(seat))
        resume(state, events)

    def _miss(self, state: ColumbusState, seat: i64, events: EventSink | None) -> None:
        state.missed[seat] = state.missed[seat] + 1
        if events is not None:
            events.emit(facts.mutiny_unpaid(seat))
        resume(state, events)

    def refuse(self, state: ColumbusState, seat: i64, action: Action) -> Refusal:
        raise AssertionError("with a barrel both are allowed, and without one nobody is asked")
