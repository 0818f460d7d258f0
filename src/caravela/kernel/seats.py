"""Seats: places 0..n-1 at a table, written as the letters A, B, C ... in every notation."""

from typing import Final

SEAT_LETTERS: Final = "ABCDEFGH"
"""More letters than any game has seats."""


def seat_letter(seat: int) -> str:
    return SEAT_LETTERS[seat]


def seat_fact(seat: int) -> str:
    """How an event or a refusal names a seat; the text layer turns it into the player's name."""
    return "@" + SEAT_LETTERS[seat]


def clockwise(first: int, seats: int) -> list[int]:
    """All seats in turn order, starting with the first."""
    return [(first + step) % seats for step in range(seats)]
