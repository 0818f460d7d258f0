"""Pack the fields of a state into a flat list of numbers and back; the bytes of a state consist of these."""

from collections.abc import Iterable, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from caravela.kernel.state import State


def own_slots(base: type, fields: Iterable[str]) -> tuple[str, ...]:
    """Return the fields that the base class does not declare."""
    return tuple(name for name in fields if not hasattr(base, name))


def numbers_of(state: State, scalars: Sequence[str], tables: Sequence[str]) -> list[int]:
    """Return the scalar fields, followed by each table with its length in front."""
    numbers: list[int] = [getattr(state, name) for name in scalars]
    for name in tables:
        add_table(numbers, getattr(state, name))
    return numbers


def add_table(numbers: list[int], table: Iterable[int]) -> None:
    values = list(table)
    numbers.append(len(values))
    numbers.extend(values)


def set_numbers(state: State, numbers: Sequence[int], scalars: Sequence[str], tables: Sequence[str]) -> int:
    """Set the fields that `numbers_of` wrote and return how many numbers they used.

    Raise ValueError if the numbers do not have that form.
    """
    at = len(scalars)
    if len(numbers) < at:
        raise ValueError("the state has too few numbers")
    for name, number in zip(scalars, numbers[:at], strict=True):
        setattr(state, name, number)
    for name in tables:
        length = numbers[at] if at < len(numbers) else -1
        end = at + 1 + length
        if length < 0 or end > len(numbers):
            raise ValueError(f"the table {name} has {length} places")
        setattr(state, name, vec[i64](numbers[at + 1 : end]))
        at = end
    return at
