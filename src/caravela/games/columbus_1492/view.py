"""The view of a seat: the state without the other hands and without the order and contents of the pile."""

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.columbus_1492.components import CARD_KINDS, KEPT, KEPT_KINDS, Components
from caravela.games.columbus_1492.position import card_names, encode_position
from caravela.games.columbus_1492.state import ColumbusState
from caravela.kernel.view import View


class ColumbusView(View):
    """A state without secrets; `hand_sizes` and `pile_left` say how many cards the blanks stand for.

    It remembers: `shuffled`, `aged` and the viewer's own `held_over` tell which cards cannot be in the pile
    and so must be in the other hands.
    """

    def __init__(self, seat: int | None, blank: ColumbusState, parts: Components) -> None:
        self.seat = seat
        self.blank = blank
        self.parts = parts

    def hidden(self) -> vec[i64]:
        """Return the cards that the viewer does not see, by kind: the pile and the other hands together."""
        hidden = self.parts.cards[:]
        kind: i64
        for kind in range(CARD_KINDS):
            hidden[kind] = hidden[kind] - self.blank.discard[kind]
        if self.seat is not None:
            viewer: i64 = self.seat
            for kind in range(KEPT_KINDS):
                held = self.blank.hands[viewer * KEPT_KINDS + kind]
                hidden[KEPT + kind] = hidden[KEPT + kind] - held
        return hidden

    def document(self) -> dict[str, object]:
        document = encode_position(self.blank, self.parts)
        seats = document["seats"]
        assert isinstance(seats, list)
        for holder, entry in enumerate(seats):
            entry["cards"] = int(self.blank.hand_sizes[holder])
            if holder != self.seat:
                del entry["hand"]
                del entry["held_over"]
        del document["pile"]
        document["pile_cards"] = int(self.blank.pile_left)
        document["hidden"] = card_names(self.hidden())
        document["viewer"] = self.seat
        return document


def view_state(state: ColumbusState, parts: Components, seat: int | None) -> ColumbusView:
    blank = state.copy()
    viewer: i64 = -1
    if seat is not None:
        viewer = seat
    holder: i64
    at: i64
    for holder in range(state.seats):
        if holder == viewer:
            continue
        for at in range(holder * KEPT_KINDS, (holder + 1) * KEPT_KINDS):
            blank.hands[at] = 0
            blank.held_over[at] = 0
    for at in range(CARD_KINDS):
        blank.pile[at] = 0
    return ColumbusView(seat, blank, parts)


def hash_observation(state: ColumbusState, seat: i64) -> i64:
    """Return a hash of a seat's observation; a search tells rolls, spins, lenses and own cards apart by it."""
    hashed = _mixed(1, (state.round * 12 + state.step) * 2 + state.rolled)
    hashed = _mixed(hashed, (state.turn * 8 + state.actor + 1) * 4 + state.used * 2 + state.card_played)
    hashed = _mixed(hashed, (state.sector + 1) * 128 + (state.direction + 1) * 8 + state.spins_left)
    hashed = _mixed(
        hashed, (state.extra * 8 + state.squares_left) * 16 + (state.held_gust + 1) * 4 + state.flown
    )
    for count in state.dice:
        hashed = _mixed(hashed, count)
    holder: i64
    for holder in range(state.seats):
        hashed = _mixed(hashed, state.squares[holder] * 16 + state.barrels[holder])
        flags = (state.missed[holder] * 2 + state.masts[holder]) * 2 + state.islands[holder]
        hashed = _mixed(hashed, flags * 64 + state.hand_sizes[holder])
    at: i64
    for at in range(2):
        hashed = _mixed(hashed, state.gusts[at] * 32 + state.victims[at])
    for at in range(seat * KEPT_KINDS, (seat + 1) * KEPT_KINDS):
        hashed = _mixed(hashed, state.hands[at])
    for count in state.lenses:
        hashed = _mixed(hashed, count)
    return hashed


def _mixed(hashed: i64, number: i64) -> i64:
    """Mix a number into a hash; the result stays small enough that no build overflows."""
    return ((hashed ^ number) * 1540483477 + 374761393) % 4294967291
