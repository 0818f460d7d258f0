"""The entries of a table's log: all that ever changes it. A table is nothing but its header and these."""

import msgspec
from msgspec import Struct

from caravela.kernel.chance import Answer

TABLES_OWN = "~"
"""How keys of entries begin that no person asked for; those of a person begin with the person and a colon."""


class TableEntry(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """What happened, when, and the key by which whoever asked for it knows it again."""

    key: str
    time_ms: int


class Joined(TableEntry, frozen=True, tag="joined"):
    """A person took an open seat."""

    seat: int
    person: str
    name: str
    nonce: str = ""


class Left(TableEntry, frozen=True, tag="left"):
    """A person went: before the start their seats are open again, after it a bot stands in."""

    person: str


class StoodIn(TableEntry, frozen=True, tag="stood-in"):
    """A seat was handed to a bot."""

    seat: int
    level: str


class TakenBack(TableEntry, frozen=True, tag="taken-back"):
    """The seat's person plays again; before the start, a bot's seat is open again."""

    seat: int


class Started(TableEntry, frozen=True, tag="started"):
    """All seats are taken: the nonces are fixed and the game is set up."""

    nonces: list[str]
    drawn: list[Answer]


class Acted(TableEntry, frozen=True, tag="acted"):
    """A seat chose, and chance answered."""

    seat: int
    action: str
    drawn: list[Answer] = []
    by: str = "person"
    """person, bot, or clock: a bot, because the person's time was up."""
    secret: bool = False
    """True when the others do not learn what was chosen."""
    learnt: bool = False
    """True when somebody learnt something new by it, so that it cannot be taken back freely."""


class Undone(TableEntry, frozen=True, tag="undone"):
    """A seat took back freely, or nobody else was there to be asked."""

    seat: int
    back_to: int


class UndoAsked(TableEntry, frozen=True, tag="undo-asked"):
    """A seat wants to take back what the others must agree to."""

    seat: int
    back_to: int


class Agreed(TableEntry, frozen=True, tag="agreed"):
    """A person's answer to that, given for a seat; the asker itself may withdraw by it."""

    seat: int
    agree: bool


class Confirmed(TableEntry, frozen=True, tag="confirmed"):
    """A tentative turn became final."""

    seat: int


class TimeUp(TableEntry, frozen=True, tag="time-up"):
    """A seat's clock ran out: a bot makes the decision it owes."""

    seat: int


class Chatted(TableEntry, frozen=True, tag="chat"):
    person: str
    name: str
    text: str
    seat: int | None = None


class Rematched(TableEntry, frozen=True, tag="rematch"):
    """Another match follows this one."""

    match: str


class Inherited(TableEntry, frozen=True, tag="inherited"):
    """A guest logged in to an account: whatever was the guest's at this table is the account's."""

    person: str
    heir: str


Entry = (
    Joined
    | Left
    | StoodIn
    | TakenBack
    | Started
    | Acted
    | Undone
    | UndoAsked
    | Agreed
    | Confirmed
    | TimeUp
    | Chatted
    | Rematched
    | Inherited
)

_decoder = msgspec.json.Decoder(Entry)


class BrokenLog(ValueError):
    """Entries that no table can have written."""


def encode_entry(entry: Entry) -> bytes:
    return msgspec.json.encode(entry)


def decode_entry(data: bytes) -> Entry:
    try:
        entry: Entry = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BrokenLog(f"this is no entry of a table: {error}") from None
    return entry
