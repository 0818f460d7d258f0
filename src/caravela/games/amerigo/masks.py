"""Masks: sets of squares of the sea as bits of one number, and the rules about land that they answer."""

from caravela.games.amerigo.shapes import STRIDE


def spread(seeds: int, over: int) -> int:
    """Return the seeds and everything that is connected to them by edges within `over` (flood fill)."""
    region = seeds
    frontier = seeds
    while frontier != 0:
        frontier = (
            ((frontier << 1) | (frontier >> 1) | (frontier << STRIDE) | (frontier >> STRIDE)) & over & ~region
        )
        region |= frontier
    return region


def islands_of(land: int) -> list[int]:
    """Return the islands as masks, ordered by their first squares (AM-SET-07)."""
    islands: list[int] = []
    while land:
        island = spread(land & -land, land)
        islands.append(island)
        land &= ~island
    return islands


def squares_in(mask: int) -> list[int]:
    """Return the squares of a mask in ascending order."""
    squares: list[int] = []
    while mask:
        low = mask & -mask
        squares.append(low.bit_length() - 1)
        mask ^= low
    return squares
