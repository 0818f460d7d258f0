"""Follow-ups: headers of tables that follow from a table, by a rematch or from a past position."""

from collections.abc import Mapping

import msgspec

from caravela.table.access import may_start_from
from caravela.table.header import OpeningEvent, Origin, SeatHeader, TableHeader
from caravela.table.record import Record


def rematch_header(
    record: Record, match: str, secret: bytes, code: str, created_ms: int, nonces: Mapping[str, str]
) -> TableHeader:
    """Return the header for the same players, each one seat further. `nonces` are new ones, by person."""
    old = [
        SeatHeader(
            "person" if place.role == "person" else "bot",
            place.person,
            place.name,
            "" if place.role == "person" else place.bot_level(),
            nonces.get(place.person, ""),
        )
        for place in record.seating.places
    ]
    return msgspec.structs.replace(
        record.header,
        match=match,
        seats=old[-1:] + old[:-1],
        secret=secret.hex(),
        host=record.host,
        code=code,
        created_ms=created_ms,
        lesson=False,
        origin=None,
    )


def origin(record: Record, person: str, at: int) -> Origin | None:
    """Return the position after an entry, for a new match; None if there is none or the person may not have it."""
    match = record.match
    if match is None or not 0 <= at < match.at or not may_start_from(record, person):
        return None
    position = match.rules.encode(match.state_at(at))
    if at > 0:
        return Origin(record.header.match, at, position)
    opening = [
        OpeningEvent(event.name, event.rule, event.facts, event.only, event.but)
        for event in record.lines[0].events
    ]
    return Origin(deal_of(record.header), 0, position, opening)


def deal_of(header: TableHeader) -> str:
    """Return the first match of the deal that a match plays: another one, or itself."""
    origin = header.origin
    return header.match if origin is None or origin.at > 0 else origin.match
