"""The event cards' two piles: drawing with its reshuffle, and discarding from a hand."""

from mypy_extensions import i64

from caravela.games.columbus_1492 import events as facts
from caravela.games.columbus_1492.components import KEPT, KEPT_KINDS
from caravela.games.columbus_1492.state import ColumbusState
from caravela.kernel.bags import pour, total
from caravela.kernel.chance import Chance
from caravela.kernel.events import EventSink


def draw_card(state: ColumbusState, chance: Chance, events: EventSink | None) -> i64:
    """The kind of the next card; an empty pile is made of the discards first (CC-CRD-04)."""
    if state.pile_left == 0:
        pour(state.discard, state.pile)
        state.pile_left = total(state.pile)
        note_shuffle(state)
        if events is not None:
            events.emit(facts.pile_reshuffled(state.pile_left))
    kind = chance.draw(state.pile, state.pile_left)
    state.pile[kind] = state.pile[kind] - 1
    state.pile_left -= 1
    return kind


def note_shuffle(state: ColumbusState) -> None:
    """Everybody sees what is shuffled, and so knows what must be in the hands."""
    kept: i64 = KEPT
    kind: i64
    seat: i64
    for kind in range(KEPT_KINDS):
        state.shuffled[kind] = state.pile[kept + kind]
    for seat in range(state.seats):
        state.aged[seat] = state.hand_sizes[seat]
    state.held_over = state.hands[:]


def discard_kept(state: ColumbusState, seat: i64, kind: i64) -> None:
    """A card of a hand goes face up onto the discard pile."""
    at = seat * KEPT_KINDS + kind - KEPT
    state.hands[at] = state.hands[at] - 1
    state.held_over[at] = state.held_over[at] - 1
    state.discard[kind] = state.discard[kind] + 1
    left = state.hand_sizes[seat] - 1
    state.hand_sizes[seat] = left
    if state.aged[seat] > left:
        state.aged[seat] = left
