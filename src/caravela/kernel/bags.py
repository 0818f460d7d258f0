"""Bags: counted multisets in flat vectors, for unordered decks, hands and stocks."""

from librt.vecs import vec
from mypy_extensions import i64


def empty(size: i64) -> vec[i64]:
    return vec[i64]([0] * size)


def total(bag: vec[i64]) -> i64:
    count: i64 = 0
    for items in bag:
        count += items
    return count


def total_between(bag: vec[i64], start: i64, stop: i64) -> i64:
    """Count the items in places start to stop - 1, such as one hand of several that share a vector."""
    count: i64 = 0
    at: i64
    for at in range(start, stop):
        count += bag[at]
    return count


def pour(source: vec[i64], target: vec[i64]) -> None:
    """Move everything from the source into the target, kind by kind."""
    kind: i64
    for kind in range(len(source)):
        target[kind] = target[kind] + source[kind]
        source[kind] = 0
