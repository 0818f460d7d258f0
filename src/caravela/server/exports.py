"""A match as a file or in a list: what its reader may know of it."""

from typing import Any

import msgspec

from caravela.storage.records import LoadedMatch
from caravela.table.entries import decode_entry
from caravela.table.header import decode_header
from caravela.table.table import Table
from caravela.wire.shapes import TableShape

UNPLAYED = 0
"""No rules have this version: a table folded with it knows its people, and plays nothing."""


def running_document(table: Table, person: str | None) -> dict[str, Any]:
    seats = table.seats_of(person) if person else []
    seat = seats[0] if len(seats) == 1 else None
    return {
        "seat": seat,
        "position": table.position(seat),
        "log": table.lines(seat),
        "taken": table.taken(seat),
    }


def listed_shape(loaded: LoadedMatch, code: bool) -> TableShape:
    """A stored table as lists show it: who sits where, without playing the match again.

    `code` as in `Table.shape`.
    """
    header = decode_header(loaded.row.header.body)
    entries = [decode_entry(entry.data) for entry in loaded.entries]
    table = Table.replay(msgspec.structs.replace(header, rules_version=UNPLAYED), entries)
    return msgspec.structs.replace(
        table.shape(loaded.row.updated_ms, code=code),
        phase=loaded.row.phase,
        rules_version=header.rules_version,
    )
