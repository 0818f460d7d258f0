"""Getting developments: into a seat's possession, out of the queue or the pile, and the queue's refill."""

from mypy_extensions import i64

from caravela.games.mundus_novus import events as facts
from caravela.games.mundus_novus.components import (
    CARAVEL,
    CHARACTER,
    MERCHANT,
    QUEUE_SIZE,
    SHIPYARD,
    WAREHOUSE,
    Components,
)
from caravela.games.mundus_novus.state import (
    ASSETS,
    CARAVELS,
    CHARACTERS,
    IN_QUEUE,
    INCOME,
    MERCHANTS,
    ROOM,
    SHIPYARDS,
    MundusState,
)
from caravela.kernel.chance import Chance
from caravela.kernel.events import EventSink


def acquire(state: MundusState, parts: Components, seat: i64, card: i64) -> None:
    """A development comes into play; it works at once (MN-PRG-17)."""
    state.owners[card] = seat
    base = seat * ASSETS
    assets = state.assets
    assets[base + INCOME] = assets[base + INCOME] + parts.income[card]
    family = parts.family[card]
    detail = parts.detail[card]
    if family == CARAVEL:
        assets[base + CARAVELS] = assets[base + CARAVELS] + 1
    elif family == MERCHANT:
        assets[base + MERCHANTS + detail] = assets[base + MERCHANTS + detail] + 1
    elif family == WAREHOUSE:
        assets[base + ROOM] = assets[base + ROOM] + detail
    elif family == SHIPYARD:
        assets[base + SHIPYARDS] = assets[base + SHIPYARDS] + 1
    elif family == CHARACTER:
        assets[base + CHARACTERS] = assets[base + CHARACTERS] | detail


def take_from_queue(state: MundusState, place: i64) -> i64:
    """The cards behind the taken one move up at once (MN-PRG-07)."""
    card = state.queue[place]
    at: i64
    for at in range(place, QUEUE_SIZE - 1):
        state.queue[at] = state.queue[at + 1]
    state.queue[QUEUE_SIZE - 1] = -1
    return card


def draw_unseen(state: MundusState, chance: Chance) -> i64:
    """The first card of the development pile, which nobody knew."""
    card = chance.draw(state.unseen, state.unseen_left)
    state.unseen[card] = 0
    state.unseen_left -= 1
    return card


def queue_length(state: MundusState) -> i64:
    length: i64 = 0
    while length < QUEUE_SIZE and state.queue[length] >= 0:
        length += 1
    return length


def fill_queue(state: MundusState, parts: Components, chance: Chance, events: EventSink | None) -> None:
    """MN-PRG-07, MN-END-05: cards of the pile fill the queue to five, or it stays short for good."""
    length = queue_length(state)
    while length < QUEUE_SIZE:
        if state.unseen_left == 0:
            state.starved = 1
            if events is not None:
                events.emit(facts.queue_short(length))
            return
        card = draw_unseen(state, chance)
        state.queue[length] = card
        state.owners[card] = IN_QUEUE
        length += 1
        if events is not None:
            events.emit(facts.queue_filled(parts.labels[card]))
