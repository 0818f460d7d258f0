"""Tables of the component file: how many there are of each, and what the spaces of a track are worth."""

from librt.vecs import vec
from mypy_extensions import i64

from caravela.kernel.documents import Reader


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
