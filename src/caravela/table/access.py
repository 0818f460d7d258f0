"""Access: who may see or do what at a table. Every such question is answered here.

A person is an id, or "" for a visitor without one. A seat of None is a spectator's perspective.
"""

from collections.abc import Collection, Set

from caravela.table import pins
from caravela.table.record import Record


def may_know_code(record: Record, person: str) -> bool:
    """Return whether a person may know the table's code, with which anybody can sit down."""
    return record.header.public or (bool(person) and person in {record.host, *record.seating.people()})


def may_open_table(record: Record, person: str, *, watch_link: bool = False) -> bool:
    """Return whether a person may see the table at all: it is public, theirs, or they hold its watch link."""
    return watch_link or may_know_code(record, person)


# --- perspectives ------------------------------------------------------------------------------------


def may_view_seat(record: Record, person: str, seat: int | None) -> bool:
    """Return whether a person may look from a seat: their own, or any once the match is over.

    A seat with a PIN also needs `pin_opens`.
    """
    if seat is None:
        return True
    return record.seating.has(seat) and (record.over() or record.seating.owns(person, seat))


def pin_opens(record: Record, seat: int | None, pin: str) -> bool:
    """Return whether the seat has no PIN or this one. Nothing is protected once the match is over."""
    if seat is None or not record.seating.has(seat) or record.over():
        return True
    return pins.opens(record.header, record.seating[seat], seat, pin)


def may_ask_for_seat(record: Record, person: str, looking: int | None, seat: int) -> bool:
    """Return whether a viewer gets answers for a seat: it is theirs and they look from it now.

    Another seat of the same person may have a PIN, or its player may look away.
    """
    return bool(person) and seat == looking and record.seating.owns(person, seat)


def may_view_past(record: Record, person: str, looking: int | None, seat: int | None, at: int) -> bool:
    """Return whether a viewer may see what a seat saw after an entry.

    It is the perspective they have now, a spectator's, any once the match is over, or one that is open to spectators.
    """
    if seat is None or seat == looking or record.over():
        return may_view_seat(record, person, seat)
    return is_open_to_spectators(record, person, seat, at)


def is_open_to_spectators(record: Record, person: str, seat: int, at: int) -> bool:
    """Return whether the host opened old hands to spectators, and this one is old enough.

    A person with a seat is no spectator. Undone entries do not count towards the age.
    """
    after = record.header.open_after
    if after == 0 or not record.seating.has(seat) or record.seating.of(person):
        return False
    return at + after < record.at()


# --- copies of a match -------------------------------------------------------------------------------


def may_export_all(record: Record) -> bool:
    """Return whether the whole match, secrets included, may be exported, reviewed and proved."""
    return record.over()


def export_seat(record: Record, person: str) -> int | None:
    """Return the perspective of an export of a running match: the person's only seat, or a spectator's."""
    seats = record.seating.of(person) if person else []
    return seats[0] if len(seats) == 1 and pin_opens(record, seats[0], "") else None


def may_start_from(record: Record, person: str) -> bool:
    """Return whether a person may start a new match from a position of this one, which shows them every seat.

    The match is over, or nobody else plays in it and no seat has a PIN.
    """
    alone = record.seating.people() == {person}
    protected = any(place.pin for place in record.seating.places)
    return record.over() or (alone and not protected)


# --- the table -----------------------------------------------------------------------------------------


def may_arrange(record: Record, person: str, absent: Collection[str]) -> bool:
    """Return whether a person may hand free seats, and those of absent people, to bots.

    The host may. People with a seat may if the host has none, or is away from a running match.
    """
    if person == record.host:
        return True
    if not record.seating.of(person):
        return False
    return not record.seating.of(record.host) or (record.started and record.host in absent)


def may_delete(person: str, host: str, people: Set[str], started: bool, abandoned: bool) -> bool:
    """Return whether a person may delete a table with these people at it.

    Its host may before the match begins, and after all agreed to abandon it. If nobody else has a seat, its player or
    host may at any time.
    """
    if person == host and (abandoned or not started):
        return True
    return started and people <= {person} and (person in people or person == host)
