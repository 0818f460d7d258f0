"""Who has won: a pure function of a state."""

from caravela.games.columbus_1492.state import BY_PUSH, ColumbusState
from caravela.kernel.outcome import Outcome


def ending_rule(state: ColumbusState) -> str:
    """Return the rule by which the winner came home."""
    return "CC-END-02" if state.homecoming == BY_PUSH else "CC-END-01"


def final_outcome(state: ColumbusState) -> Outcome:
    """CC-END-01, CC-END-02: the first one home wins; there are no points, and the others share a place."""
    winner = state.winner
    seats = range(state.seats)
    trail = ["CC-END-01"]
    if state.homecoming == BY_PUSH:
        trail.append("CC-END-02")
    return Outcome(
        [1 if seat == winner else 2 for seat in seats],
        [1 if seat == winner else 0 for seat in seats],
        "home",
        trail,
    )
