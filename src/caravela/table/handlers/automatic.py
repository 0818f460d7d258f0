"""Entries that a table writes by itself: the start of the match, and clocks that ran out."""

from caravela.kernel.events import Event
from caravela.kernel.rules import OptionError
from caravela.match import Match
from caravela.table.entries import TABLES_OWN, BrokenLog, Started, TimeUp
from caravela.table.handlers.base import Folding, Folds, Made
from caravela.table.header import TableHeader
from caravela.table.record import Record, known_game
from caravela.table.visible_log import Line


def new_match(header: TableHeader, nonces: list[str]) -> Match:
    """Return the match of a table. Raise OptionError or BrokenDocument for what the game does not accept."""
    found = known_game(header)
    if found is None:
        raise OptionError(f"version {header.rules_version} of {header.game} is not played here")
    return Match(
        found,
        len(header.seats),
        options=header.options,
        secret=bytes.fromhex(header.secret),
        nonces=[bytes.fromhex(nonce) for nonce in nonces],
        position=None if header.origin is None else header.origin.position,
    )


def due_entry(record: Record, now_ms: int) -> Made | None:
    """Return the start once no seat is open, or the end of the time of the seat whose clock ran out first."""
    if not record.started and not record.frozen() and record.seating.full():
        return _start(record, now_ms)
    ends = record.clocks.ends() if record.playing() else {}
    late = [(end, seat) for seat, end in ends.items() if end <= now_ms]
    if not late:
        return None
    return TimeUp(f"{TABLES_OWN}{record.index}", max(now_ms, record.time_ms), min(late)[1]), None


def _start(record: Record, now_ms: int) -> Made:
    nonces = record.seating.nonces()
    match = new_match(record.header, nonces)
    drawn = list(match.moment(0).entry.drawn)
    return Started(f"{TABLES_OWN}{record.index}", max(now_ms, record.time_ms), nonces, drawn), match


def fold_started(folding: Folding, entry: Started) -> None:
    record = folding.record
    folding.require(not record.started, "the match had started already")
    record.started = True
    record.clocks.start(record.time_ms)
    events: tuple[Event, ...] = ()
    if not record.frozen():
        prepared = folding.prepared
        record.match = prepared if isinstance(prepared, Match) else _set_up_again(record.header, entry)
        setup = record.match.moment(0)
        folding.require(list(setup.entry.drawn) == entry.drawn, "chance did not set the match up so")
        events = setup.events or _opening_events(record.header)
    record.lines.append(Line(None, None, events, "nobody", False))
    record.position_changed()
    folding.effects.seats = True
    folding.entries_changed()


def _set_up_again(header: TableHeader, entry: Started) -> Match:
    try:
        return new_match(header, entry.nonces)
    except ValueError as error:  # OptionError and BrokenDocument are ValueErrors too
        raise BrokenLog(f"the match cannot be set up: {error}") from None


def _opening_events(header: TableHeader) -> tuple[Event, ...]:
    """Return the events of the set-up that this match took over from another."""
    opening = [] if header.origin is None else header.origin.opening
    return tuple(Event(told.name, told.rule, told.facts, told.only, told.but) for told in opening)


def fold_time_up(folding: Folding, entry: TimeUp) -> None:
    """Make a turn that only waited for confirmation final; else let a bot make the next decision."""
    record = folding.record
    folding.effects.seats = True
    folding.effects.moved = record.started
    record.asking = None
    if not record.to_confirm():
        record.seating[entry.seat].time_up = True
    record.draft = None


FOLDS: Folds = {Started: fold_started, TimeUp: fold_time_up}
