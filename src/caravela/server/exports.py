"""A match as a file: all of it once it is over, before that what its reader may know."""

from typing import Any

from caravela.table.table import Table


def may_see(table: Table, person: str) -> bool:
    """Whether a person may look at the table without a watch link."""
    return table.header.public or person == table.header.host or bool(person and table.seats_of(person))


def running_document(table: Table, person: str | None) -> dict[str, Any]:
    seats = table.seats_of(person) if person else []
    seat = seats[0] if len(seats) == 1 else None
    return {
        "seat": seat,
        "position": table.position(seat),
        "log": table.lines(seat),
        "taken": table.taken(seat),
    }
