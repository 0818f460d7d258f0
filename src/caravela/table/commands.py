"""Commands: requests of people, bots and the server to change a table."""

from dataclasses import dataclass

from caravela.kernel.decisions import Refusal
from caravela.wire.shapes import RefusalCode


@dataclass(frozen=True)
class Act:
    key: str
    version: int
    seat: int
    action: str
    unless_final: bool = False
    """Refuse an action that ends the turn and cannot be undone freely, at a table with other people."""


@dataclass(frozen=True)
class Undo:
    """Undo down to `back_to` entries in force."""

    key: str
    version: int
    seat: int
    back_to: int


@dataclass(frozen=True)
class Redo:
    key: str
    version: int
    seat: int


@dataclass(frozen=True)
class Confirm:
    """Make one's tentative turn final."""

    key: str
    version: int
    seat: int


@dataclass(frozen=True)
class Agree:
    """Answer somebody's request to undo or to abandon the match."""

    key: str
    version: int
    seat: int
    agree: bool


@dataclass(frozen=True)
class StandIn:
    """Hand a seat to a bot of a level, or take it back (level None)."""

    key: str
    seat: int
    level: str | None


@dataclass(frozen=True)
class Resign:
    """Give a seat up for good."""

    key: str
    seat: int


@dataclass(frozen=True)
class Abandon:
    """Propose to end the match without a result."""

    key: str
    seat: int


@dataclass(frozen=True)
class SetPin:
    """Protect one's seat at a shared screen with a PIN, or remove it (empty)."""

    key: str
    seat: int
    pin: str


@dataclass(frozen=True)
class Chat:
    key: str
    text: str


PersonCommand = Act | Undo | Redo | Confirm | Agree | StandIn | Resign | Abandon | SetPin | Chat
"""Commands that a person sends through the socket. Its messages have the same names and fields."""


@dataclass(frozen=True)
class Said:
    """A command and the person who gave it."""

    person: str
    name: str
    message: PersonCommand
    absent: frozenset[str] = frozenset()
    """People who have been away for longer than the grace time: their seats may be handed to bots."""


@dataclass(frozen=True)
class Sit:
    """Take a seat, any open one unless `seat` names it. A person who has one already gets it back."""

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
    """A bot's choice for the seat that it plays, made for a version of the match."""

    seat: int
    version: int
    action: str


@dataclass(frozen=True)
class FollowUp:
    """Link to the match that follows this one."""

    match: str
    key: str
    replaces: str | None = None
    """An earlier follow-up that was deleted."""


@dataclass(frozen=True)
class Inherit:
    """Transfer a guest's seats and host rights at this table to the account they logged in to."""

    person: str
    heir: str

    @property
    def key(self) -> str:
        """A guest has one heir, so it happens once."""
        return f"heir of {self.person}"


Command = Said | Sit | Leave | BotActs | FollowUp | Inherit


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
