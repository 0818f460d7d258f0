"""The list data of a table: what the store's lists show, so that no log is read for a list."""

from caravela.server.exports import without_clocks, written_list_row
from caravela.server.store_calls import now_ms
from caravela.storage.records import MatchUpdate, SeatRecord
from caravela.table.entries import Acted, Chatted, Entry, GuestTransferred, Started
from caravela.table.table import Table
from caravela.wire.shapes import TableShape


def listing(table: Table) -> MatchUpdate:
    """Return everything that lists show. The log is authoritative; this is for finding matches."""
    seats = tuple(
        SeatRecord(seat, place.person or None, bool(place.person) and table.awaits(place.person))
        for seat, place in enumerate(table.record.seating.places)
    )
    row = written_list_row(listed_shape(table), table.progress())
    return MatchUpdate(table.record.time_ms, phase=table.phase(), seats=seats, listed=row)


def listed_shape(table: Table) -> TableShape:
    return without_clocks(table.shape(table.record.time_ms))


def update_with(table: Table, entry: Entry) -> MatchUpdate:
    """Return what lists must show as soon as an entry is stored, even if the server stops right after it."""
    match entry:
        case Started():
            return MatchUpdate(now_ms(), phase="playing", listed=b"")
        case GuestTransferred():
            awaited = table.awaits(entry.person)
            seats = [SeatRecord(seat, entry.heir, awaited) for seat in table.seats_of(entry.person)]
            host = entry.heir if table.record.host == entry.person else None
            return MatchUpdate(now_ms(), host=host, seats=tuple(seats), listed=b"")
        case Acted() | Chatted():
            return MatchUpdate(now_ms())
        case _:
            # The list row may change. Until it is written, it is computed from the log.
            return MatchUpdate(now_ms(), listed=b"")


def awaited_people(table: Table) -> frozenset[str]:
    """Return the people for whom the match waits."""
    return frozenset(person for person in table.record.seating.people() if table.awaits(person))
