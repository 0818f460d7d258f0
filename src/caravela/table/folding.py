"""Fold an entry into the record of a table. It raises BrokenLog only for entries that no table wrote."""

from collections import ChainMap

from caravela.table.effects import Effects
from caravela.table.entries import TABLES_OWN, BrokenLog, Chatted, Entry
from caravela.table.handlers import automatic, chat, choices, seats, undoing
from caravela.table.handlers.base import Folding, Folds, Prepared
from caravela.table.record import Record, Trace

FOLDS: Folds = ChainMap(*(dict(group.FOLDS) for group in (automatic, choices, undoing, seats, chat)))


def fold(record: Record, entry: Entry, prepared: Prepared = None) -> Effects:
    """Apply an entry. `prepared` is what its judge computed already. Raise BrokenLog."""
    seat = getattr(entry, "seat", None)
    if seat is not None and not record.seating.has(seat):
        raise BrokenLog(f"there is no seat {seat}")
    effects = Effects(lines_from=record.at())
    was_over = record.over()
    record.index += 1
    record.time_ms = max(record.time_ms, entry.time_ms)
    FOLDS[type(entry)](Folding(record, effects, prepared), entry)
    if effects.moved:
        record.version += 1
        record.recent.append(Trace(record.version, effects.lines_from, effects.taken))
        if record.clocks.ticking() and not record.frozen():
            asked = [seat for seat, since in enumerate(record.fresh) if since == record.version]
            record.clocks.run(record.thinking(), asked, record.time_ms)
            effects.seats = True
    effects.over = record.over() and not was_over
    effects.seats = effects.seats or effects.over
    record.keys[entry.key] = record.version
    if not isinstance(entry, Chatted) and not entry.key.startswith(TABLES_OWN):
        record.changes[entry.key.partition(":")[0]] += 1
    return effects
