"""Tables of the component file: counts, points, what the spaces of a track are worth, and the chances of the tower."""

from fractions import Fraction
from math import comb
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravela.kernel.documents import Reader

CHANCES: Final = 1 << 30
"""The denominator of the tower's chances."""
MOST_TILE_POINTS: Final = 99


class Tower:
    """The chances of one cube tower (AM-SET-20)."""

    def __init__(self, reader: Reader, cubes: int) -> None:
        knock = Fraction(str(reader.number("knock", 0.0, 1.0)))
        stick = Fraction(str(reader.number("stick", 0.0, 1.0)))
        capacity = reader.integer("capacity", 1, cubes)
        knocked: list[int] = []
        for inside in range(cubes + 1):
            below = Fraction(0)
            for out in range(cubes + 1):
                if out <= inside:
                    below += comb(inside, out) * knock**out * (1 - knock) ** (inside - out)
                knocked.append(round(below * CHANCES))
        self.knocked: vec[i64] = vec[i64](knocked)
        """By inside * 50 + out: the chances that at most this many come out."""
        self.sticks: vec[i64] = vec[i64](
            [round(stick * max(0, capacity - inside) / capacity * CHANCES) for inside in range(cubes + 1)]
        )
        """The chances that a falling cube stays, by the number of cubes inside."""


def read_towers(reader: Reader, names: tuple[str, ...], cubes: int) -> list[Tower]:
    """Read the tower itself, which has the first name, and those of the other names that the file has."""
    reader.flag("reconstruction")
    towers = [Tower(reader, cubes)]
    for name in names[1:]:
        if not reader.has(name):
            break
        section = reader.section(name)
        towers.append(Tower(section, cubes))
        section.finish()
    reader.finish()
    return towers


def read_tile_points(reader: Reader, names: tuple[str, ...], usual: list[list[int]]) -> list[list[int]]:
    """Read the points of each tile on a small and on a big island; a file without them has the usual ones."""
    if not reader.has("points"):
        return usual
    section = reader.section("points")
    section.flag("reconstruction")
    points = [section.integers(name, 2, 0, MOST_TILE_POINTS) for name in names]
    section.finish()
    return points


def read_counts(reader: Reader, names: tuple[str, ...], total: int) -> list[int]:
    reader.flag("reconstruction")
    counts = [reader.integer(name, 0, total) for name in names]
    if sum(counts) != total:
        reader.fault(reader.path, f"add up to {sum(counts)}, not {total}")
    reader.finish()
    return counts


def read_track_points(reader: Reader, last: int) -> vec[i64]:
    """Victory points by space reached: those of the furthest space that has some."""
    values = [0] * (last + 1)
    for key in reader.fields:
        if not key.isdecimal() or not 1 <= int(key) <= last:
            reader.fault(reader.place(key), f"is not a space from 1 to {last}")
        else:
            values[int(key)] = reader.integer(key, 1, 99)
    reached = 0
    for space in range(last + 1):
        if values[space] > 0:
            if values[space] <= reached:
                reader.fault(reader.place(str(space)), "is not more than the space before")
            reached = values[space]
        values[space] = reached
    return vec[i64](values)


def marked_spaces(points: vec[i64]) -> vec[i64]:
    """1 for each space with victory points of its own."""
    return vec[i64]([1 if at > 0 and points[at] > points[at - 1] else 0 for at in range(len(points))])
