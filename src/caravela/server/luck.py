"""Luck against skill: how each player's win probability changed by chance, by own choices and by those of others."""

import math
from dataclasses import dataclass
from statistics import fmean

from caravela.wire.messages import PlayerReview

# The accuracy of a choice that loses x percentage points is 103.1668 exp(-0.04354 x) - 3.1669, from 0 to 100.
SCALE = 103.1668
DECAY = 0.04354
OFFSET = 3.1669


@dataclass(frozen=True)
class Move:
    """One entry of a match: who chose among how many actions, and what was to be expected of the choice."""

    seat: int
    choices: int
    expected: list[float]
    """Each seat's win probability after the choice, before chance answered."""


def accuracy_of(lost: float) -> float:
    """Return how accurate a choice is that loses some win probability, from 0 to 100."""
    return min(100.0, max(0.0, SCALE * math.exp(-DECAY * 100.0 * max(0.0, lost)) - OFFSET))


def lost_by(chances: list[list[float]], moves: list[Move], at: int) -> float:
    """Return what an entry's own player lost by choosing as it did; below zero when it gained."""
    move = moves[at - 1]
    return chances[at - 1][move.seat] - move.expected[move.seat]


def player_reviews(chances: list[list[float]], moves: list[Move]) -> list[PlayerReview]:
    """Split the change of each player's win probability into luck, skill and others; the three add up to it.

    `chances` has one item more than `moves`: that of the setup comes first.
    """
    seats = len(chances[0])
    luck, skill, others = [0.0] * seats, [0.0] * seats, [0.0] * seats
    accuracies: list[list[float]] = [[] for _ in range(seats)]
    for at, move in enumerate(moves, 1):
        for seat in range(seats):
            luck[seat] += chances[at][seat] - move.expected[seat]
            chosen = move.expected[seat] - chances[at - 1][seat]
            if seat == move.seat:
                skill[seat] += chosen
            else:
                others[seat] += chosen
        if move.choices > 1:
            accuracies[move.seat].append(accuracy_of(lost_by(chances, moves, at)))
    return [
        PlayerReview(
            seat,
            round(luck[seat], 4),
            round(skill[seat], 4),
            round(others[seat], 4),
            round(fmean(accuracies[seat]), 1) if accuracies[seat] else None,
        )
        for seat in range(seats)
    ]
