"""A state: one point of a match, with everything that is true, secrets included."""

import hashlib
from abc import ABC, abstractmethod

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """Flat and quick to copy. It holds no rules, no generator and no history."""

    __slots__ = ("seats",)

    seats: i64

    @abstractmethod
    def copy(self) -> "State":
        """A state that shares nothing with this one."""

    @abstractmethod
    def to_bytes(self) -> bytes:
        """The whole state; the rules' `from_bytes` makes an equal one. This is what goes between processes."""

    def digest(self) -> str:
        """Sixteen characters that differ when anything in the state differs."""
        return hashlib.blake2b(self.to_bytes(), digest_size=8).hexdigest()
