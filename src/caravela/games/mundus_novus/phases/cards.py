"""Moving resource cards: drawing from the pile with its reshuffle, and discarding in the open."""

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.mundus_novus import events as facts
from caravela.games.mundus_novus.components import KINDS
from caravela.games.mundus_novus.memory import forget
from caravela.games.mundus_novus.state import MundusState
from caravela.kernel.bags import pour, total, total_between
from caravela.kernel.chance import Chance
from caravela.kernel.events import EventSink


def draw_card(state: MundusState, chance: Chance, events: EventSink | None) -> i64:
    """The kind of the next card of the pile; an empty pile is made of the discards first (MN-SET-07)."""
    if state.pile_left == 0:
        pour(state.discard, state.pile)
        state.pile_left = total(state.pile)
        if events is not None:
            events.emit(facts.pile_reshuffled(state.pile_left))
    kind = chance.draw(state.pile, state.pile_left)
    state.pile[kind] = state.pile[kind] - 1
    state.pile_left -= 1
    return kind


def discard_known(state: MundusState, seat: i64, kind: i64, count: i64) -> None:
    """Cards of a hand go face up onto the discard pile."""
    at = seat * KINDS + kind
    state.hands[at] = state.hands[at] - count
    state.discard[kind] = state.discard[kind] + count
    forget(state, seat, kind, count)


def hand_size(state: MundusState, seat: i64) -> i64:
    return total_between(state.hands, seat * KINDS, seat * KINDS + KINDS)


def remove_cards(state: MundusState, seat: i64, kinds: vec[i64]) -> None:
    """Takes chosen cards out of a hand in the open; the caller lays them somewhere."""
    base = seat * KINDS
    for kind in kinds:
        state.hands[base + kind] = state.hands[base + kind] - 1
        forget(state, seat, kind, 1)
