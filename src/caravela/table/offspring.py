"""Offspring: the tables that come of a table, a rematch or a match from one of its past positions."""

from collections.abc import Mapping

import msgspec

from caravela.table.header import OpeningEvent, Origin, SeatHeader, TableHeader
from caravela.table.record import Record


def rematch_header(
    record: Record, match: str, secret: bytes, code: str, created_ms: int, nonces: Mapping[str, str]
) -> TableHeader:
    """The same players, each one seat further; `nonces` are new ones by person, and none is used twice."""
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
    """The position after an entry, for a new match; None when there is none or the person may not have it.

    A new match shows its maker other seats' secrets, so it is for a match that is over, or that has no other
    people in it and no seat with a PIN.
    """
    match = record.match
    if match is None or not 0 <= at < match.at:
        return None
    alone = bool(record.seating.of(person)) and not any(
        place.role == "person" and place.person != person for place in record.seating.places
    )
    locked = any(place.pin for place in record.seating.places)
    if not (record.over() or (alone and not locked)):
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
