"""What a table can be asked for: by the people at it, by its bots, and by the server that runs it."""

from dataclasses import dataclass

from caravela.wire.messages import (
    Abandon,
    Act,
    Agree,
    Chat,
    Confirm,
    Redo,
    Resign,
    SetPin,
    StandIn,
    Undo,
)

Wish = Act | Undo | Redo | Confirm | Agree | StandIn | Resign | Abandon | SetPin | Chat


@dataclass(frozen=True)
class Said:
    """A person's message from the socket."""

    person: str
    name: str
    message: Wish
    absent: frozenset[str] = frozenset()
    """The people who are not there: whoever arranges the table may hand their seats to bots."""


@dataclass(frozen=True)
class Sit:
    """A person wants a seat, any free one unless they name it; who has one already gets it back."""

    person: str
    name: str
    key: str
    seat: int | None = None
    nonce: str = ""


@dataclass(frozen=True)
class Leave:
    person: str
    key: str


@dataclass(frozen=True)
class BotActs:
    """What a bot chose for the seat that it plays, looking at a version of the match."""

    seat: int
    version: int
    action: str


@dataclass(frozen=True)
class FollowUp:
    """The match that follows this one was made."""

    match: str
    key: str
    replaces: str | None = None
    """An earlier follow-up that was deleted."""


@dataclass(frozen=True)
class Inherit:
    """What is a person's at this table shall be another's: a guest has logged in to an account."""

    person: str
    heir: str

    @property
    def key(self) -> str:
        """A guest has one heir, so it happens once."""
        return f"heir of {self.person}"


Command = Said | Sit | Leave | BotActs | FollowUp | Inherit
