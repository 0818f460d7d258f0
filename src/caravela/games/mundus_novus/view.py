"""The view of a seat: the state with everything blanked that is hidden from it (MN-SET-08)."""

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.mundus_novus.components import KINDS, Components
from caravela.games.mundus_novus.position import encode_position, signs_of
from caravela.games.mundus_novus.state import STORE, MundusState
from caravela.kernel.bags import empty, total_between
from caravela.kernel.steps import HIDDEN_SEAL, UNSEALED
from caravela.kernel.view import View


class MundusView(View):
    """A state without secrets, and the number of cards that the blanks stand for.

    It remembers: `known` and the viewer's own row of `learnt` say which cards of the other hands the viewer
    has seen go there. It does not hold the composition of the pile at its last reshuffle.
    """

    def __init__(
        self,
        seat: int | None,
        blank: MundusState,
        hand_sizes: vec[i64],
        stored_sizes: vec[i64],
        parts: Components,
    ) -> None:
        self.seat = seat
        self.blank = blank
        self.hand_sizes = hand_sizes
        """While warehouses are being filled, cards set aside still count as hand cards."""
        self.stored_sizes = stored_sizes
        self.parts = parts

    def sure(self, holder: i64, kind: i64) -> i64:
        """Return the number of cards of a kind that the viewer knows another seat to have."""
        blank = self.blank
        count = blank.known[holder * KINDS + kind]
        if self.seat is not None:
            viewer: i64 = self.seat
            count += blank.learnt[(viewer * blank.seats + holder) * KINDS + kind]
        return count

    def document(self) -> dict[str, object]:
        document = encode_position(self.blank, self.parts)
        seats = document["seats"]
        assert isinstance(seats, list)
        for holder, entry in enumerate(seats):
            entry["cards"] = int(self.hand_sizes[holder])
            entry["stored_cards"] = int(self.stored_sizes[holder])
            del entry["learnt"]
            if holder != self.seat:
                sure = vec[i64]([self.sure(holder, kind) for kind in range(KINDS)])
                entry["known"] = signs_of(sure)
                del entry["hand"], entry["stored"]
        del document["pile"]
        document["pile_cards"] = int(self.blank.pile_left)
        document["viewer"] = self.seat
        return document


def view_state(state: MundusState, parts: Components, seat: int | None) -> MundusView:
    blank = state.copy()
    seats = state.seats
    kinds: i64 = KINDS
    viewer: i64 = -1
    if seat is not None:
        viewer = seat
    hand_sizes = empty(seats)
    stored_sizes = empty(seats)
    holder: i64
    at: i64
    for holder in range(seats):
        base = holder * kinds
        hand_sizes[holder] = total_between(state.hands, base, base + kinds)
        stored_sizes[holder] = total_between(state.stored, base, base + kinds)
        if holder == viewer:
            continue
        if state.step == STORE:
            hand_sizes[holder] = hand_sizes[holder] + stored_sizes[holder]
            stored_sizes[holder] = 0
        for at in range(base, base + kinds):
            blank.hands[at] = 0
            blank.stored[at] = 0
        if state.sealed[holder] != UNSEALED:
            blank.sealed[holder] = HIDDEN_SEAL
    for at in range(kinds):
        blank.pile[at] = 0
    _blank_memories(blank, viewer)
    return MundusView(seat, blank, hand_sizes, stored_sizes, parts)


def _blank_memories(blank: MundusState, viewer: i64) -> None:
    """Blank what others learnt from gifts, and whether they know anything."""
    if blank.gifts_known == 0:
        return
    width = blank.seats * KINDS
    blank.gifts_known = 0
    at: i64
    for at in range(len(blank.learnt)):
        if at // width != viewer:
            blank.learnt[at] = 0
        elif blank.learnt[at] > 0:
            blank.gifts_known = 1
