"""Messages that show a table to one viewer: all of it, what they missed, or what is new."""

from caravela.table.access import may_know_code
from caravela.table.effects import Effects
from caravela.table.presence import NOBODY, Presence
from caravela.table.table import Table
from caravela.wire.messages import PROTOCOL, Missed, Update, Welcome


def welcome(table: Table, person: str, seat: int | None, now_ms: int, presence: Presence = NOBODY) -> Welcome:
    """Return everything a viewer needs to start. The caller checks that the person may look from the seat."""
    return Welcome(
        protocol=PROTOCOL,
        table=table.shape(now_ms, presence, code=may_know_code(table.record, person)),
        yours=table.seats_of(person),
        looking=seat,
        position=table.position(seat),
        log=table.lines(seat),
        taken=table.taken(seat),
        chat=table.chat(),
    )


def missed(
    table: Table,
    person: str,
    seat: int | None,
    version: int,
    chat: int,
    now_ms: int,
    presence: Presence = NOBODY,
) -> Missed | None:
    """Return everything since a viewer's version and chat line; None if it needs a welcome instead."""
    record = table.record
    lacking = [trace for trace in record.recent if trace.version > version]
    # The end of a match opens lines that the viewer has already.
    if len(lacking) != record.version - version or record.over():
        return None
    since = min((trace.lines_from for trace in lacking), default=record.at())
    return Missed(
        after=version,
        table=table.shape(now_ms, presence, code=may_know_code(table.record, person)),
        yours=table.seats_of(person),
        looking=seat,
        position=table.position(seat),
        since=since,
        lines=table.lines(seat, since),
        taken=[trace.taken.told(seat, False) for trace in lacking if trace.taken is not None],
        chat=[line for line in table.chat() if line.number >= chat],
    )


def update_for(table: Table, seat: int | None, effects: Effects) -> Update:
    """Return the news of an entry that was just applied."""
    taken = None if effects.taken is None else effects.taken.told(seat, table.record.over())
    return Update(table.position(seat), table.lines(seat, effects.lines_from), taken)
