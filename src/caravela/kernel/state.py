"""A state: one point of a match with everything that is true, including secrets."""

import hashlib
from abc import ABC, abstractmethod

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """Flat and cheap to copy. It contains no rules, no random generator and no history."""

    __slots__ = ("seats",)

    seats: i64

    @abstractmethod
    def copy(self) -> "State":
        """Return a copy whose changes do not affect this state, and vice versa."""

    @abstractmethod
    def to_bytes(self) -> bytes:
        """Serialize the whole state, for other processes. The rules' `from_bytes` restores an equal state."""

    def digest(self) -> str:
        """Return a hash of the whole state as 16 hexadecimal digits."""
        return hashlib.blake2b(self.to_bytes(), digest_size=8).hexdigest()
