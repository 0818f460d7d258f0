"""Values of things and the winner, as pure functions of a state."""

from mypy_extensions import i64

from caravela.games.mundus_novus.combinations import SIZES
from caravela.games.mundus_novus.components import INDIGENOUS, LA_COSA, Components
from caravela.games.mundus_novus.state import (
    ASSETS,
    CARAVELS,
    CHARACTERS,
    EARNING_NAMES,
    EARNINGS,
    MundusState,
)
from caravela.kernel.outcome import Outcome, places_by


def pay_for_different(state: MundusState, parts: Components, seat: i64, mask: i64) -> tuple[i64, str]:
    """Return the pay for a combination of different resources, and its rule (MN-PRG-09, MN-EVT-05)."""
    size = SIZES[mask]
    safe = state.assets[seat * ASSETS + CHARACTERS] & LA_COSA != 0
    if state.event == INDIGENOUS and not safe:
        return size, "MN-EVT-05"
    return parts.pay_different[size], "MN-PRG-09"


def shipyard_opponents(state: MundusState, seat: i64) -> i64:
    """MN-DEV-06: return the number of opponents with more caravels."""
    mine = state.assets[seat * ASSETS + CARAVELS]
    count: i64 = 0
    other: i64
    for other in range(state.seats):
        if state.assets[other * ASSETS + CARAVELS] > mine:
            count += 1
    return count


def ending(state: MundusState, parts: Components) -> str:
    """Return the reason why the match ends with this round (MN-END-01, 02, 05); empty if it goes on.

    MN-END-08: a perfect combination decides before all others.
    """
    seat: i64
    rich = False
    for seat in range(state.seats):
        if state.perfect[seat] == 1:
            return "perfect"
        if state.doubloons[seat] >= parts.goal:
            rich = True
    if rich:
        return "goal"
    return "queue" if state.starved == 1 else ""


def ending_rule(reason: str) -> str:
    """Return the rule for a reason from `ending`."""
    return {"perfect": "MN-END-02", "goal": "MN-END-01", "queue": "MN-END-05"}[reason]


def final_outcome(state: MundusState, parts: Components) -> Outcome:
    """Rank by perfect combination first, then by doubloons; equal players share (MN-END-04, MN-END-06)."""
    reason = ending(state, parts)
    seats = range(state.seats)
    standing: list[tuple[int, ...]] = [(state.perfect[at], state.doubloons[at]) for at in seats]
    places = places_by(standing)
    trail = [ending_rule(reason)]
    makers = sum(state.perfect[at] for at in seats)
    rich = any(state.doubloons[at] >= parts.goal for at in seats)
    if (makers > 0) + rich + (state.starved == 1) > 1:
        trail.append("MN-END-08")
    if makers > 1:
        trail.append("MN-END-04")
    if places.count(1) > 1:
        trail.append("MN-END-06")
    scores = [int(state.doubloons[at]) for at in seats]
    return Outcome(places, scores, reason, trail, earnings(state))


def earnings(state: MundusState) -> dict[str, list[int]]:
    """Return the doubloons by source; each seat's add up to its doubloons."""
    return {
        name: [int(state.earned[seat * EARNINGS + at]) for seat in range(state.seats)]
        for at, name in enumerate(EARNING_NAMES)
    }
