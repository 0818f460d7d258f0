"""The numbers of a state: their first values, and packing into the flat list that its bytes hold."""

from collections.abc import Iterable, Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from caravela.kernel.state import State


class TableSize:
    """The length of a table in a state, and its first entries."""

    def __init__(self, width: int, fill: int = 0, seat_indices: int = 0) -> None:
        self.width = width
        self.fill = fill
        self.seat_indices = seat_indices
        """How many seats select an entry: 0 for one table of the match, 1 per seat, 2 per pair of seats."""

    def new(self, seats: int) -> vec[i64]:
        length = self.width
        for _ in range(self.seat_indices):
            length *= seats
        return vec[i64]([self.fill] * length)


def by_seat(width: int = 1, fill: int = 0) -> TableSize:
    """Return the size of a table with `width` entries per seat."""
    return TableSize(width, fill, 1)


class Fields:
    """The numbers of a state in the order in which its bytes hold them."""

    def __init__(self, scalars: Mapping[str, int], tables: Mapping[str, TableSize]) -> None:
        """Take the first value of each scalar and the size of each table. The scalar `seats` is set to their number."""
        self.scalars = dict(scalars)
        self.tables = dict(tables)

    def slots(self, base: type, *others: str) -> tuple[str, ...]:
        """Return the slots of a state class: these fields and others, without those of its base class."""
        return tuple(name for name in (*self.scalars, *self.tables, *others) if not hasattr(base, name))

    def clear(self, state: State, seats: int) -> None:
        """Set every field to its first value."""
        for name, first in self.scalars.items():
            setattr(state, name, first)
        for name, size in self.tables.items():
            setattr(state, name, size.new(seats))
        state.seats = seats

    def pack(self, state: State) -> list[int]:
        """Return the scalars, followed by each table with its length in front."""
        numbers: list[int] = [getattr(state, name) for name in self.scalars]
        for name in self.tables:
            add_table(numbers, getattr(state, name))
        return numbers

    def unpack(self, state: State, numbers: Sequence[int]) -> int:
        """Set the fields that `pack` wrote and return how many numbers they used.

        Raise ValueError if the numbers do not have that form.
        """
        at = len(self.scalars)
        if len(numbers) < at:
            raise ValueError("the state has too few numbers")
        for name, number in zip(self.scalars, numbers[:at], strict=True):
            setattr(state, name, number)
        for name in self.tables:
            length = numbers[at] if at < len(numbers) else -1
            end = at + 1 + length
            if length < 0 or end > len(numbers):
                raise ValueError(f"the table {name} has {length} places")
            setattr(state, name, vec[i64](numbers[at + 1 : end]))
            at = end
        return at


def add_table(numbers: list[int], table: Iterable[int]) -> None:
    values = list(table)
    numbers.append(len(values))
    numbers.extend(values)
