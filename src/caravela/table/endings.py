"""Endings: the result of a match that people end."""

from collections.abc import Sequence
from typing import Literal

from caravela.kernel.outcome import Outcome

Ending = Literal["resigned", "abandoned"]
"""All seats but one resigned, or all people who play agreed to stop."""


def early_outcome(how: Ending, seats: int, resigned: Sequence[int]) -> Outcome:
    """Return the outcome of a match that was not played to its end: nothing is scored.

    The seat that did not resign wins, and a later resignation ranks higher. An abandoned match has no places.
    """
    if how == "abandoned":
        return Outcome([], [], how, [])
    places = [1] * seats
    for before, seat in enumerate(resigned):
        places[seat] = seats - before
    return Outcome(places, [], how, [])


def ranked_last(outcome: Outcome, resigned: Sequence[int]) -> Outcome:
    """Return the outcome with seats that resigned behind all others; a later resignation ranks higher."""
    if not resigned:
        return outcome
    seats = len(outcome.places)
    loyal = [seat for seat in range(seats) if seat not in resigned]
    places = [0] * seats
    for seat in loyal:
        places[seat] = 1 + sum(outcome.places[other] < outcome.places[seat] for other in loyal)
    for before, seat in enumerate(resigned):
        places[seat] = seats - before
    return Outcome(places, outcome.scores, outcome.reason, outcome.trail, outcome.categories)
