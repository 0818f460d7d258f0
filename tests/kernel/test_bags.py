"""Bags count."""

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from caravela.kernel.bags import empty, pour, total, total_between

COUNTS = st.lists(st.integers(0, 9), min_size=1, max_size=12)


def test_an_empty_bag_has_every_kind_and_no_item() -> None:
    assert list(empty(3)) == [0, 0, 0]
    assert list(empty(0)) == []
    assert total(empty(5)) == 0


@given(COUNTS, st.data())
def test_totals_are_sums(counts: list[int], data: st.DataObject) -> None:
    bag = vec[i64](counts)
    start = data.draw(st.integers(0, len(counts)))
    stop = data.draw(st.integers(start, len(counts)))
    assert total(bag) == sum(counts)
    assert total_between(bag, start, stop) == sum(counts[start:stop])
    assert list(bag) == counts


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), min_size=1, max_size=12))
def test_pouring_leaves_the_source_empty_and_loses_nothing(pairs: list[tuple[int, int]]) -> None:
    source = vec[i64]([one for one, _ in pairs])
    target = vec[i64]([other for _, other in pairs])
    pour(source, target)
    assert list(source) == [0] * len(pairs)
    assert list(target) == [one + other for one, other in pairs]
