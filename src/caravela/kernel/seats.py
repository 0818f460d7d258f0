"""Seats: places 0..n-1 at a table, written as the letters A, B, C ... in every notation."""

from typing import Final

SEAT_LETTERS: Final = "ABCDEFGH"
"""At least as many letters as any game has seats."""


def seat_letter(seat: int) -> str:
    return SEAT_LETTERS[seat]


def seat_fact(seat: int) -> str:
    """Return the fact that names a seat; the text layer replaces it with the player's name."""
    return "@" + SEAT_LETTERS[seat]


def clockwise(first: int, seats: int) -> list[int]:
    """Return all seats in turn order, starting with the first."""
    return [(first + step) % seats for step in range(seats)]
