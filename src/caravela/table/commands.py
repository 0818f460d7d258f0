"""Commands ask a table to change. Each class stands beside its handler, in `caravela.table.handlers`."""

from dataclasses import dataclass
from typing import ClassVar

from caravela.kernel.decisions import Refusal
from caravela.table.entries import TABLES_OWN
from caravela.wire.shapes import RefusalCode


@dataclass(frozen=True)
class PersonCommand:
    """Base of the commands that a person sends through the socket. Its messages have the same names and fields."""

    key: str
    """Idempotency key: a repeated key is the same command."""

    when_frozen: ClassVar[bool] = False
    """True if a frozen table takes it too."""


class Command:
    """Base of everything that `Table.propose` takes."""

    when_frozen: ClassVar[bool] = False

    def sender_key(self) -> str | None:
        """Return the idempotency key as its sender knows it; None if it has none."""
        return None

    def stored_key(self, index: int) -> str:
        """Return the key of its entry, whose index is `index`. Entries of nobody's command have their index."""
        return f"{TABLES_OWN}{index}"


@dataclass(frozen=True)
class OwnedCommand(Command):
    """A command of one person."""

    person: str

    def stored_key(self, index: int) -> str:
        """Prefix the person: two people may use the same key."""
        return f"{self.person}:{self.sender_key()}"


@dataclass(frozen=True)
class KeyedCommand(OwnedCommand):
    """A command that one person gives once."""

    key: str

    def sender_key(self) -> str:
        return self.key


@dataclass(frozen=True)
class Said(OwnedCommand):
    """A command and the person who gave it."""

    name: str
    message: PersonCommand
    absent: frozenset[str] = frozenset()
    """People who have been away for longer than the grace time: their seats may be handed to bots."""

    def sender_key(self) -> str:
        return self.message.key


@dataclass(frozen=True)
class Accepted:
    """The command with this key is done and stored."""

    key: str
    version: int


@dataclass(frozen=True)
class Rejected:
    """The command with this key changes nothing."""

    key: str | None
    code: RefusalCode
    version: int
    why: Refusal | None = None
    """The reason, if the rules forbid it."""
