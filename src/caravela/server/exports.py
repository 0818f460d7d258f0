"""A match as an exported file or a list row, restricted to what its reader may know."""

from typing import Any

import msgspec

from caravela.storage.records import LoadedMatch
from caravela.table.access import export_seat
from caravela.table.entries import decode_entry
from caravela.table.header import decode_header
from caravela.table.table import Table
from caravela.wire.requests import MatchProgress
from caravela.wire.shapes import TableShape

_encoder = msgspec.json.Encoder()


class ListRow(msgspec.Struct, frozen=True):
    """Return the list row of a match that is not in memory."""

    table: TableShape
    progress: MatchProgress | None


_rows = msgspec.json.Decoder(ListRow)

UNPLAYED = 0
"""A version that no rules have. A table replayed with it knows its people, but does not play."""


def running_document(table: Table, person: str | None) -> dict[str, Any]:
    """Return what a person may export of a running match."""
    seat = export_seat(table.record, person or "")
    return {
        "seat": seat,
        "position": table.position(seat),
        "log": table.lines(seat),
        "taken": table.taken(seat),
    }


def listed_shape(loaded: LoadedMatch) -> TableShape:
    """Return a stored table as a list row: who sits where, without replaying the match.

    The code of a private table is omitted; callers who may know it get it from the header.
    """
    header = decode_header(loaded.row.header.body)
    entries = [decode_entry(entry.data) for entry in loaded.entries]
    table = Table.replay(msgspec.structs.replace(header, rules_version=UNPLAYED), entries)
    return msgspec.structs.replace(
        without_clocks(table.shape(loaded.row.updated_ms)),
        phase=loaded.row.phase,
        rules_version=header.rules_version,
    )


def without_clocks(shape: TableShape) -> TableShape:
    """Remove the clocks: a running clock changes all the time, so lists do not show it."""
    seats = [msgspec.structs.replace(seat, clock_ms=None) for seat in shape.seats]
    return msgspec.structs.replace(shape, seats=seats)


def written_list_row(shape: TableShape, progress: MatchProgress | None) -> bytes:
    return _encoder.encode(ListRow(shape, progress))


def read_list_row(data: bytes) -> ListRow | None:
    """Decode a list row. Return None if there is none, or if another version wrote it in another form."""
    try:
        return _rows.decode(data) if data else None
    except msgspec.DecodeError:
        return None
