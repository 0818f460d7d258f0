"""The seats' knowledge of each other's cards: lower bounds that follow from public events."""

from mypy_extensions import i64

from caravela.games.mundus_novus.components import KINDS
from caravela.games.mundus_novus.state import MundusState


def learn(state: MundusState, holder: i64, kind: i64, count: i64) -> None:
    """Record that everybody saw cards of a kind go into a hand."""
    at = holder * KINDS + kind
    state.known[at] = state.known[at] + count


def forget(state: MundusState, holder: i64, kind: i64, count: i64) -> None:
    """Record that everybody saw cards of a kind leave a hand: known ones are removed first."""
    kinds: i64 = KINDS
    at = holder * kinds + kind
    before = state.known[at]
    after = before - count if before > count else 0
    state.known[at] = after
    if state.gifts_known == 0:
        return
    forgotten = False
    observer: i64
    for observer in range(state.seats):
        place = (observer * state.seats + holder) * kinds + kind
        extra = state.learnt[place]
        if extra > 0:
            sure = before + extra - count
            state.learnt[place] = sure - after if sure > after else 0
            forgotten = True
    if forgotten:
        _tidy(state)


def remember_gift(state: MundusState, giver: i64, receiver: i64, kind: i64) -> None:
    """Record a card moved in secret: for all but the two seats, it may have been any known one."""
    kinds: i64 = KINDS
    seats = state.seats
    some: i64
    observer: i64
    for some in range(kinds):
        before = state.known[giver * kinds + some]
        after = before - 1 if before > 0 else 0
        state.known[giver * kinds + some] = after
        for observer in range(seats):
            if observer == giver:
                continue
            place = (observer * seats + giver) * kinds + some
            sure = before + state.learnt[place]
            if sure > 0 and (observer != receiver or some == kind):
                sure -= 1
            state.learnt[place] = sure - after
    place = (giver * seats + receiver) * kinds + kind
    state.learnt[place] = state.learnt[place] + 1
    state.gifts_known = 1


def _tidy(state: MundusState) -> None:
    """Clear the flag when no secret knowledge is left, so that later steps need not search for it."""
    for count in state.learnt:
        if count > 0:
            return
    state.gifts_known = 0
