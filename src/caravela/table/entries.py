"""The entries of a table's log, which are its only changes. A table is its header and its entries."""

import msgspec
from msgspec import Struct

from caravela.kernel.chance import Answer

TABLES_OWN = "~"
"""Prefix of the keys of entries that no person asked for. A person's keys start with their id and a colon."""


class TableEntry(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Base of all entries: the time, and the idempotency key of the command that caused it."""

    key: str
    time_ms: int


class PersonJoined(TableEntry, frozen=True, tag="joined"):
    """A person took an open seat."""

    seat: int
    person: str
    name: str
    nonce: str = ""


class Left(TableEntry, frozen=True, tag="left"):
    """A person left. Before the start their seats become open again; after it a bot stands in."""

    person: str


class StoodIn(TableEntry, frozen=True, tag="stood-in"):
    """A seat was handed to a bot."""

    seat: int
    level: str


class TakenBack(TableEntry, frozen=True, tag="taken-back"):
    """The seat's person plays again. Before the start, a bot's seat becomes open again."""

    seat: int


class Resigned(TableEntry, frozen=True, tag="resigned"):
    """A seat was given up for good: a bot plays it on, or the match ends if one other seat is left."""

    seat: int


class PinSet(TableEntry, frozen=True, tag="pin-set"):
    """A seat at a shared screen got a PIN, or lost it (empty digest)."""

    seat: int
    digest: str


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
    """person, bot, or clock (a bot, because the person's time was up)."""
    secret: bool = False
    """True if the others do not learn the choice."""
    learnt: bool = False
    """True if it revealed something to somebody, so that it cannot be undone freely."""


class Undone(TableEntry, frozen=True, tag="undone"):
    """A seat undid freely, or there was nobody else to ask."""

    seat: int
    back_to: int


class UndoAsked(TableEntry, frozen=True, tag="undo-asked"):
    """A seat asked for an undo that needs the consent of the others."""

    seat: int
    back_to: int


class AbandonAsked(TableEntry, frozen=True, tag="abandon-asked"):
    """A seat wants to end the match without a result, which the others must agree to."""

    seat: int


class Agreed(TableEntry, frozen=True, tag="agreed"):
    """A person's answer to an undo or abandon request, for a seat. The seat that asked can withdraw with it."""

    seat: int
    agree: bool


class Confirmed(TableEntry, frozen=True, tag="confirmed"):
    """A tentative turn became final."""

    seat: int


class TimeUp(TableEntry, frozen=True, tag="time-up"):
    """A seat's clock ran out. A bot makes the owed decision, or a turn that awaited confirmation becomes final."""

    seat: int


class Chatted(TableEntry, frozen=True, tag="chat"):
    person: str
    name: str
    text: str
    seat: int | None = None


class Rematched(TableEntry, frozen=True, tag="rematch"):
    """Another match follows this one."""

    match: str


class GuestTransferred(TableEntry, frozen=True, tag="inherited"):
    """A guest logged in to an account, which gets everything the guest had at this table."""

    person: str
    heir: str


Entry = (
    PersonJoined
    | Left
    | StoodIn
    | TakenBack
    | Resigned
    | PinSet
    | Started
    | Acted
    | Undone
    | UndoAsked
    | AbandonAsked
    | Agreed
    | Confirmed
    | TimeUp
    | Chatted
    | Rematched
    | GuestTransferred
)

_decoder = msgspec.json.Decoder(Entry)


class BrokenLog(ValueError):
    """A log that no table can have written."""


def encode_entry(entry: Entry) -> bytes:
    return msgspec.json.encode(entry)


def decode_entry(data: bytes) -> Entry:
    try:
        entry: Entry = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BrokenLog(f"this is not an entry of a table: {error}") from None
    return entry
